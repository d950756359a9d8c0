import type { SeatId } from '../../../domain/lib/ids.ts';
import { type Json, type JsonObject, jsonOf } from '../../../domain/lib/json.ts';
import { sure } from '../../../domain/lib/sure.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { AT_ONCE, EVERY_MS, waitOf } from '../../../domain/match/clock/limits.ts';
import { orderOf, type Waiting } from '../../../domain/match/desk/orders.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { Busy } from '../../platform/kit/faults.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import type { Entry, People } from '../../platform/ports/ports.ts';
import type { Loaded } from './folded.ts';
import type { Executed, Receipt } from './handle-command.ts';
import { keys } from './keys.ts';

/*
 * Standing orders that wait beside the log until the game says that they take effect, in the table `people`. So neither
 * the log nor anything that is made of it shows who changed an order, and when. What has taken effect stays here as it
 * was: taken again it changes nothing. Orders for a seat go when their person has left it, and the whole item when the
 * match is over.
 */

/** A person's order for a seat, and since which version they have held it: it is not for a successor. */
type Kept = { readonly since: number; readonly standing: Json };

/** What is stored of a person in a game. */
interface KeptOrders {
  readonly orders: { readonly [seat: SeatId]: Kept };
  /** Until when the orders of each seat are accounted for, as the fold keeps it for commits. */
  readonly spent: NonNullable<Match['spent']>;
  /**
   * The newest orders that came with an Idempotency-Key: names of the key and of what was sent under it, and what was
   * answered.
   */
  readonly known: readonly { readonly id: string; readonly said: string; readonly receipt: Receipt }[];
}

/** An order on its way to where it waits. */
interface OrderSent {
  /** Who sends it, as the log names them. */
  readonly user: string;
  /** Names its Idempotency-Key, and what was sent under it; undefined: it came without one. */
  readonly name: { readonly id: string; readonly said: string } | undefined;
  /** What it means; undefined: it is for another version. Throws a Problem where it means nothing. */
  meaning(): { readonly seat: SeatId; readonly standing: Json } | undefined;
}

/** How many keys of a person are remembered in a game. */
const MOST_KNOWN = 32;
const TRIES = 8;

/** What is kept in an item, or as much as nothing. */
const keptIn = (entry: Entry | undefined): KeptOrders =>
  entry === undefined ? { orders: {}, spent: {}, known: [] } : keys.orders.read(entry);

/** Returns since which version a person has held a seat; `undefined` if they do not. */
const heldSince = ({ sittings = [] }: Match, user: string, seat: SeatId): number | undefined =>
  sittings.find((sitting) => sitting.seat === seat && sitting.user === user && sitting.until === undefined)?.since;

/** The orders that wait in a match, of those who hold its seats now. */
export async function waitingIn(people: Pick<People, 'list'>, match: Match): Promise<Waiting> {
  const entries = await people.list(...keys.orders.all(match.game));
  return Object.fromEntries(entries.flatMap((entry) => Object.entries(heldIn(match, entry.sk, entry))));
}

/** Returns a person's stored orders for the seats that they hold. */
export async function waitingOf(people: Pick<People, 'get'>, match: Match, user: string): Promise<Waiting> {
  const entry = await people.get(...keys.orders(match.game, user));
  return heldIn(match, user, entry);
}

/** Returns what an item of a person holds for the seats that they hold. */
const ordersHeld = (match: Match, user: string, entry: Entry | undefined): KeptOrders['orders'] =>
  Object.fromEntries(
    Object.entries(keptIn(entry).orders).filter(([seat, { since }]) => heldSince(match, user, seat) === since),
  );

/** Returns the orders in an item of a person, for the seats that they hold. */
const heldIn = (match: Match, user: string, entry: Entry | undefined): Waiting =>
  Object.fromEntries(Object.entries(ordersHeld(match, user, entry)).map(([seat, { standing }]) => [seat, standing]));

/** Returns a person's orders that will take effect, where others are in force now. */
export async function changesOf(people: Pick<People, 'get'>, { game, match }: Loaded, user: string): Promise<Waiting> {
  const own = Object.entries(await waitingOf(people, match, user));
  return Object.fromEntries(
    own.filter(([seat, standing]) => canonical(orderOf(game, match, seat) ?? null) !== canonical(standing)),
  );
}

/**
 * Stores a person's order, in place of the one that waited for the seat: no commit is made, and the receipt is that of
 * the newest one. A retry gets the first answer, independent of later changes of the seat. A seat is limited as in
 * commits that need no turn, by a separate account. Throws `Busy`, and what is wrong with the order.
 */
export async function keepOrder(
  { people, now }: Pick<Ports, 'people' | 'now'>,
  loaded: Loaded,
  sent: OrderSent,
): Promise<Executed> {
  const { match } = loaded;
  const { user, name } = sent;
  for (let tries = 0; tries < TRIES; tries++) {
    const entry = await people.get(...keys.orders(match.game, user));
    const { spent: before, known } = keptIn(entry);
    const twin = known.find(({ id }) => id === name?.id);
    if (twin !== undefined)
      return twin.said === name?.said
        ? { is: 'repeated', receipt: twin.receipt, ...loaded }
        : { is: 'reused', game: match.game };

    const meant = sent.meaning();
    if (meant === undefined) return { is: 'moved' };
    const { seat, standing } = meant;
    const at = now();
    const until = spentBy(before[seat]?.until ?? 0, at);
    const spent = { ...before, [seat]: { until } };
    const wait = waitOf({ ...match, spent }, seat, at);
    if (wait > 0) return { is: 'limited', wait };

    const receipt = { game: match.game, version: match.v, hash: match.head, at: match.at };
    const since = sure(heldSince(match, user, seat), 'version since which a person holds their seat');
    const orders = { ...ordersHeld(match, user, entry), [seat]: { since, standing } };
    const value: KeptOrders = {
      orders,
      spent: { ...spent, [seat]: { until: Math.max(until, at) + EVERY_MS } },
      known: name === undefined ? known : [...known, { ...name, receipt }].slice(-MOST_KNOWN),
    };
    if (await people.put(...keys.orders(match.game, user), jsonOf(value) as JsonObject, entry?.rev ?? 0))
      return { is: 'committed', receipt, ...loaded };
  }
  throw new Busy('the orders of this seat are being written');
}

/**
 * Until when a seat's orders are accounted for, as far as that can be: what is far beyond all that may be given at once
 * was counted by a clock that had gone ahead, and bars nobody. Commits have an account that is put right with the time
 * of the match.
 */
const spentBy = (until: number, at: number): number =>
  until > at + (AT_ONCE + 1) * EVERY_MS ? at + (AT_ONCE - 1) * EVERY_MS : until;

/**
 * Forgets what waits for nothing any more: of a match that is over everything, else orders for seats that their people
 * have left. The keys that it reads follow from the history of seats, so that the time it takes says little of the
 * people who gave orders.
 */
export async function forgetOrders(people: Pick<People, 'get' | 'put' | 'remove'>, match: Match): Promise<void> {
  const { game, status, sittings = [] } = match;
  const isOver = status === 'over';
  const gone = sittings.filter(({ until }) => isOver || until !== undefined);
  for (const user of new Set(gone.map((sitting) => sitting.user))) {
    if (isOver) await people.remove(...keys.orders(game, user));
    else await forgetOrdersOf(people, match, user);
  }
}

/**
 * Forgets a person's orders for seats that they hold no more, or all of them once the match is over. A process that
 * stored an order calls it when the match has moved on meanwhile: the end of their sitting, or of the match, may have
 * been handled before the order was there. If they write at the same moment, that leaves the orders out too.
 */
export async function forgetOrdersOf(people: Pick<People, 'get' | 'put'>, match: Match, user: string): Promise<void> {
  const entry = await people.get(...keys.orders(match.game, user));
  if (entry === undefined) return;
  const held = match.status === 'over' ? {} : ordersHeld(match, user, entry);
  if (Object.keys(held).length === Object.keys(keptIn(entry).orders).length) return;
  await people.put(entry.pk, entry.sk, { ...entry.value, orders: jsonOf(held) }, entry.rev);
}

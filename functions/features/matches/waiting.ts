import type { SeatId } from '../../../domain/lib/ids.ts';
import { type Json, jsonOf } from '../../../domain/lib/json.ts';
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
 * Standing orders wait beside the log, in the table `people`, until they take effect. So neither the log nor anything
 * built from it shows which player changed an order, or when. Orders that took effect stay here unchanged: using them
 * again changes nothing. Orders for a seat are removed when their player leaves it, and the whole item when the match
 * is over.
 */

/** A person's order for a seat, and since which version they have held it. A successor does not get it. */
type Kept = { readonly since: number; readonly standing: Json };

/** The stored orders of a person in a game. */
interface KeptOrders {
  readonly orders: { readonly [seat: SeatId]: Kept };
  /** The rate account of each seat, as the fold keeps it for commits. */
  readonly spent: NonNullable<Match['spent']>;
  /** The newest orders with an Idempotency-Key: hashes of the key and of the request, and the answer. */
  readonly known: readonly { readonly id: string; readonly said: string; readonly receipt: Receipt }[];
}

/** A standing order that a player sends. */
interface OrderSent {
  /** The sender's name in the log. */
  readonly user: string;
  /** The hashes of its Idempotency-Key and of the request; `undefined` without a key. */
  readonly name: { readonly id: string; readonly said: string } | undefined;
  /**
   * Returns the seat and the order; `undefined` if it is for another version. Throws a Problem if it has no meaning.
   */
  meaning(): { readonly seat: SeatId; readonly standing: Json } | undefined;
}

/** Number of keys of a person that are remembered in a game. */
const MOST_KNOWN = 32;
const TRIES = 8;

/** Returns the content of an item, or an empty one. */
const keptIn = (entry: Entry | undefined): KeptOrders =>
  entry === undefined ? { orders: {}, spent: {}, known: [] } : keys.orders.read(entry);

/** Returns since which version a person has held a seat; `undefined` if they do not. */
const heldSince = ({ sittings = [] }: Match, user: string, seat: SeatId): number | undefined =>
  sittings.find((sitting) => sitting.seat === seat && sitting.user === user && sitting.until === undefined)?.since;

/** Returns the standing orders in a match of the present holders of its seats. */
export async function waitingIn(people: Pick<People, 'list'>, match: Match): Promise<Waiting> {
  const entries = await people.list(...keys.orders.all(match.game));
  return Object.fromEntries(entries.flatMap((entry) => Object.entries(heldIn(match, entry.sk, entry))));
}

/** Returns a person's stored orders for the seats that they hold. */
export async function waitingOf(people: Pick<People, 'get'>, match: Match, user: string): Promise<Waiting> {
  const entry = await people.get(...keys.orders(match.game, user));
  return heldIn(match, user, entry);
}

/** Returns the content of a person's item for the seats that they hold. */
const ordersHeld = (match: Match, user: string, entry: Entry | undefined): KeptOrders['orders'] =>
  Object.fromEntries(
    Object.entries(keptIn(entry).orders).filter(([seat, { since }]) => heldSince(match, user, seat) === since),
  );

/** Returns the orders in an item of a person, for the seats that they hold. */
const heldIn = (match: Match, user: string, entry: Entry | undefined): Waiting =>
  Object.fromEntries(Object.entries(ordersHeld(match, user, entry)).map(([seat, { standing }]) => [seat, standing]));

/** Returns a person's waiting orders that differ from the orders in force. */
export async function changesOf(people: Pick<People, 'get'>, { game, match }: Loaded, user: string): Promise<Waiting> {
  const own = Object.entries(await waitingOf(people, match, user));
  return Object.fromEntries(
    own.filter(([seat, standing]) => canonical(orderOf(game, match, seat) ?? null) !== canonical(standing)),
  );
}

/**
 * Stores a person's order in place of the waiting one for the seat. No commit is made: the receipt names the newest
 * one. A retry gets the first answer, whatever changed since. A separate account limits each seat, as for commits that
 * need no turn. Throws `Busy`, and a Problem for a wrong order.
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
    if (await people.put(...keys.orders(match.game, user), jsonOf(value), entry?.rev ?? 0))
      return { is: 'committed', receipt, ...loaded };
  }
  throw new Busy('the orders of this seat are being written');
}

/**
 * Returns a seat's rate account, reset if a wrong clock advanced it too far to be real. The accounts of commits are
 * corrected with the time of the match.
 */
const spentBy = (until: number, at: number): number =>
  until > at + (AT_ONCE + 1) * EVERY_MS ? at + (AT_ONCE - 1) * EVERY_MS : until;

/**
 * Removes outdated orders: all of a finished match, otherwise those of players who left the seat. The keys that it
 * reads follow from the history of seats, so its duration reveals little about the people who gave orders.
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
 * Removes a person's orders for seats that they no longer hold, or all orders once the match is over. A process calls
 * it after storing an order if the match moved on meanwhile, because the end of the sitting may have been handled
 * before. A concurrent write by the person also removes these orders.
 */
export async function forgetOrdersOf(people: Pick<People, 'get' | 'put'>, match: Match, user: string): Promise<void> {
  const entry = await people.get(...keys.orders(match.game, user));
  if (entry === undefined) return;
  const held = match.status === 'over' ? {} : ordersHeld(match, user, entry);
  if (Object.keys(held).length === Object.keys(keptIn(entry).orders).length) return;
  await people.put(entry.pk, entry.sk, { ...entry.value, orders: jsonOf(held) }, entry.rev);
}

import type { SeatId } from '../../../domain/lib/ids.ts';
import type { Json, JsonObject } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { orderOf, type Waiting } from '../../../domain/match/orders.ts';
import type { Match } from '../../../domain/match/state.ts';
import { Busy } from '../faults.ts';
import type { People } from '../ports.ts';
import type { Loaded } from './folded.ts';

/*
 * Standing orders that wait beside the log until the game says that they take effect: `F#<game> / <pseudonym>` in the table `people`. So
 * neither the log nor anything that is made of it shows who changed an order, and when. What has taken effect stays here as it was: taken
 * again it changes nothing.
 */

/** An order of somebody for a seat, and since which version they have held it: it is not for whoever comes after them. */
type Kept = { readonly since: number; readonly standing: Json };

/** Where the orders of somebody in a game are kept. */
export const orderKey = (game: string, pseudonym: string) => [`F#${game}`, pseudonym] as const;
const ordersIn = (value: JsonObject | undefined): { readonly [seat: SeatId]: Kept } =>
  (value?.orders ?? {}) as unknown as { readonly [seat: SeatId]: Kept };
const TRIES = 8;

/** Since which version somebody holds a seat; undefined: they do not. */
const heldSince = ({ sittings = [] }: Match, user: string, seat: SeatId): number | undefined =>
  sittings.find((sitting) => sitting.seat === seat && sitting.user === user && sitting.until === undefined)?.since;

/** The orders that wait in a match, of those who hold its seats now. */
export async function waitingIn(people: Pick<People, 'list'>, match: Match): Promise<Waiting> {
  const entries = await people.list(...orderKey(match.game, ''));
  return Object.assign({}, ...entries.map(({ sk, value }) => heldIn(match, sk, value))) as Waiting;
}

/** The orders of somebody that are kept for the seats that they hold. */
export async function waitingOf(people: Pick<People, 'get'>, match: Match, user: string): Promise<Waiting> {
  const entry = await people.get(...orderKey(match.game, user));
  return heldIn(match, user, entry?.value);
}

/** The orders in an item of somebody, for the seats that they hold. */
const heldIn = (match: Match, user: string, value: JsonObject | undefined): Waiting =>
  Object.fromEntries(
    Object.entries(ordersIn(value)).flatMap(([seat, { since, standing }]) =>
      heldSince(match, user, seat) === since ? [[seat, standing]] : [],
    ),
  );

/** The orders of somebody that will take effect, where others are in force now. */
export async function changesOf(people: Pick<People, 'get'>, { game, match }: Loaded, user: string): Promise<Waiting> {
  const own = Object.entries(await waitingOf(people, match, user));
  return Object.fromEntries(own.filter(([seat, standing]) => canonical(orderOf(game, match, seat) ?? null) !== canonical(standing)));
}

/** Keeps an order of somebody for a seat that they hold, instead of the one that waited. Throws `Busy`. */
export async function keepOrder(
  people: Pick<People, 'get' | 'put'>,
  match: Match,
  user: string,
  seat: SeatId,
  standing: Json,
): Promise<void> {
  const since = heldSince(match, user, seat);
  if (since === undefined) throw new Error(`${seat} is held by somebody else`);
  for (let tries = 0; tries < TRIES; tries++) {
    const entry = await people.get(...orderKey(match.game, user));
    const orders = { ...ordersIn(entry?.value), [seat]: { since, standing } };
    if (await people.put(...orderKey(match.game, user), { orders }, entry?.rev ?? 0)) return;
  }
  throw new Busy('the orders of this seat are being written');
}

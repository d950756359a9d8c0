import type { GameEvent, Play } from '../../contract/game.ts';
import type { SeatId } from '../../lib/ids.ts';
import type { Json } from '../../lib/json.ts';
import { sure } from '../../lib/sure.ts';
import { beginsWith } from '../fold/standing.ts';
import type { Absent, MatchEvent } from '../state/events.ts';
import { chairOf, isPerson, type Match } from '../state/state.ts';
import { usual } from '../state/usual.ts';
import type { Desk } from './desk.ts';

/**
 * Returns the standing order in force for a seat; `undefined` if none is, so that its person always has to act. In form
 * 2 a person who has changed nothing has the one of the game; bots answer for themselves. A person who wants none
 * stores `null`.
 */
export function orderOf(game: Play, match: Match, seat: SeatId): Json | undefined {
  const kept = match.standing[seat];
  if (kept !== undefined) return kept ?? undefined;
  const chair = chairOf(match, seat);
  return chair !== undefined && isPerson(chair) ? beginsWith(game, match) : undefined;
}

/**
 * Returns the answer that a person has left for an open question of their seat: by a standing order, or in an earlier
 * answer.
 */
export function leftAnswer(game: Play, match: Match, seat: SeatId): Json | undefined {
  const order = orderOf(game, match, seat);
  const chair = chairOf(match, seat);
  if (order === undefined && (chair === undefined || !isPerson(chair))) return undefined;
  return game.answer(game.view(match.state, [seat]), seat, order) as Json | undefined;
}

/**
 * Returns the fact that a standing order answered for a seat. In games where everybody begins with an order, answers at
 * once are usual. So the log of a running game does not tell others which seats left an order and which missed a
 * deadline.
 */
export const answeredFor = (
  { game, match }: Pick<Desk, 'game' | 'match'>,
  seat: SeatId,
  ask: string,
  how: Absent,
): MatchEvent =>
  beginsWith(game, match) === undefined
    ? { type: 'match/answered', seat, ask, how }
    : { type: 'match/answered', seat, ask, sealed: { to: [seat], topic: `how/${seat}`, value: how } };

/**
 * Orders that seats have given and that wait beside the log until they take effect. What is known of them there:
 * nothing, so that the log does not tell who changed an order, and when.
 */
export type Waiting = { readonly [seat: SeatId]: Json };

/**
 * Whether orders wait until a certain moment of the game. In form 1 they stand at once, as they always did; and where
 * draws are voted on in secret, for there a wish for a draw and a new order are one fact, behind which either of them
 * hides.
 */
export const ordersWait = ({ ordersBegin }: Play, { form, settings }: Match): boolean =>
  form === 2 && ordersBegin !== undefined && usual(settings).votes !== 'secret';

/** Returns a standing order in the stored form of the game, with the moment at which it was given. */
export const orderAsKept = (game: Play, match: Match, seat: SeatId, standing: Json): Json =>
  standing === null || game.stand === undefined
    ? standing
    : (game.stand(game.view(match.state, [seat]), seat, standing) as Json);

/**
 * Returns the orders that take effect with events of the game: one entry for the seat of each person, whether or not
 * the order changed, sealed to the seat. So entries are the same in number and size whichever orders changed. None
 * where orders do not wait, or do not begin now.
 */
export function ordersTaken(
  { game, match, waiting }: Pick<Desk, 'game' | 'match' | 'waiting'>,
  events: readonly GameEvent[],
): MatchEvent[] {
  if (!ordersWait(game, match) || game.ordersBegin?.(events) !== true) return [];
  return match.chairs
    .filter(isPerson)
    .map(({ seat }) =>
      standingEvent(
        seat,
        seat in waiting ? sure(waiting[seat], 'order that waits') : (orderOf(game, match, seat) ?? null),
      ),
    );
}

/** The fact that an order stands, sealed to its seat. */
export const standingEvent = (seat: SeatId, standing: Json): Extract<MatchEvent, { type: 'match/stood' }> => ({
  type: 'match/stood',
  seat,
  sealed: { to: [seat], topic: `standing/${seat}`, value: standing },
});

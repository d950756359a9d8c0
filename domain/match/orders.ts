import type { Play } from '../game.ts';
import type { SeatId } from '../lib/ids.ts';
import type { Json } from '../lib/json.ts';
import type { Desk } from './desk.ts';
import type { Absent, MatchEvent } from './events.ts';
import { chairOf, isPerson, type Match } from './state.ts';

/**
 * The standing order in force for a seat; undefined: none, so that its person is always asked. In form 2 a person who has changed nothing
 * has the one of the game; bots answer for themselves. Whoever wants none says so (`null`), which is kept.
 */
export function orderOf(game: Play, match: Match, seat: SeatId): Json | undefined {
  const kept = match.standing[seat];
  if (kept !== undefined) return kept ?? undefined;
  const chair = chairOf(match, seat);
  return chair !== undefined && isPerson(chair) ? beginsWith(game, match) : undefined;
}

/** The answer that a person has left for a question that is open to their seat: by a standing order, or in an earlier answer. */
export function leftAnswer(game: Play, match: Match, seat: SeatId): Json | undefined {
  const order = orderOf(game, match, seat);
  const chair = chairOf(match, seat);
  if (order === undefined && (chair === undefined || !isPerson(chair))) return undefined;
  return game.answer(game.view(match.state, [seat]), seat, order) as Json | undefined;
}

/** The standing order that every person of a match begins with. */
export const beginsWith = ({ defaultOrder }: Play, { form }: Match): Json | undefined =>
  form === 2 ? (defaultOrder as Json | undefined) : undefined;

/**
 * The fact that something has answered for a seat. Where everybody begins with an order, so that answers at once are what is usual, nobody
 * else learns from the log of a game under way who left an order and whose time was over.
 */
export const answeredFor = ({ game, match }: Pick<Desk, 'game' | 'match'>, seat: SeatId, ask: string, how: Absent): MatchEvent =>
  beginsWith(game, match) === undefined
    ? { type: 'match/answered', seat, ask, how }
    : { type: 'match/answered', seat, ask, sealed: { to: [seat], topic: `how/${seat}`, value: how } };

/** What is kept after a change: that there is to be none only where something else would stand. */
export function withOrder(game: Play, match: Match, seat: SeatId, order: Json): Match['standing'] {
  const { [seat]: _, ...others } = match.standing;
  return order === null && beginsWith(game, match) === undefined ? others : { ...others, [seat]: order };
}

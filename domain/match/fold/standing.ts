import type { Play } from '../../contract/game.ts';
import type { SeatId } from '../../lib/ids.ts';
import type { Json } from '../../lib/json.ts';
import type { Match } from '../state/state.ts';

/** What is kept after a change: that there is to be none only where something else would stand. */
export function withOrder(game: Play, match: Match, seat: SeatId, order: Json): Match['standing'] {
  const { [seat]: _, ...others } = match.standing;
  return order === null && beginsWith(game, match) === undefined ? others : { ...others, [seat]: order };
}

/** Returns the standing order of every person at the start of a match. */
export const beginsWith = ({ defaultOrder }: Play, { form }: Match): Json | undefined =>
  form === 2 ? (defaultOrder as Json | undefined) : undefined;

import type { Game } from '../../contract/game.ts';
import type { SeatId } from '../../lib/ids.ts';
import { agreeing, peopleFor } from '../decide/votes.ts';
import { VOTE_KINDS, type VoteKind } from '../state/commands.ts';
import type { Match } from '../state/state.ts';

/** What some seats have voted for and others have not: who may still agree to it. */
interface Offer {
  readonly kind: VoteKind;
  readonly by: SeatId[];
  readonly needs: SeatId[];
}

/**
 * Returns the votes that are open to an answer, by what everybody sees of votes. Secret votes on a draw and votes of
 * readiness are no offers.
 */
export function offersIn(game: Game, match: Match): Offer[] {
  if (match.status === 'over') return [];
  return VOTE_KINDS.flatMap((kind) => {
    if (kind === 'ready' || (kind === 'pause' && match.paused !== undefined)) return [];
    const open = { game, match: { ...match, hushed: [] } };
    const by = match.votes[kind] === undefined ? [] : [...agreeing(open, kind)];
    const needs = by.length === 0 ? [] : askedFor(open, kind, by);
    return needs.length === 0 ? [] : [{ kind, by, needs }];
  });
}

/** The people who have not agreed; of a concession those of the same side, if there are any. */
function askedFor(
  open: { readonly game: Game; readonly match: Match },
  kind: VoteKind,
  by: readonly SeatId[],
): SeatId[] {
  const others = peopleFor(open, kind).filter((seat) => !by.includes(seat));
  if (kind !== 'concede') return others;
  const side = open.game.sides?.(open.match.state).find((seats) => seats.some((seat) => by.includes(seat)));
  const own = others.filter((seat) => side?.includes(seat) === true);
  return own.length > 0 ? own : others;
}

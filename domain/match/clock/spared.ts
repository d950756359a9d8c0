import type { Play } from '../../contract/game.ts';
import type { Match } from '../state/state.ts';
import { asksOf, questionOf } from './questions.ts';

const BEGINS_ANEW: readonly string[] = ['match/closed', 'match/reopened', 'match/started'];

/**
 * Returns how often the open question was spared by an outage. A question that was not open before, or another start,
 * begins at none.
 */
export function sparedAfter(
  game: Play,
  before: Match,
  { spared, ...after }: Match,
  events: readonly { readonly type: string }[],
): Pick<Match, 'spared'> {
  if (spared === undefined || events.some(({ type }) => BEGINS_ANEW.includes(type))) return {};
  const open = new Set(asksOf(game, before).map(({ ask }) => questionOf(ask)));
  return asksOf(game, after).every(({ ask }) => open.has(questionOf(ask))) ? { spared } : {};
}

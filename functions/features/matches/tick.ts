import type { Incoming } from '../../../domain/match/decide/command.ts';
import type { MatchCommand } from '../../../domain/match/state/commands.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { passesAt } from '../../../domain/match/timeouts/time.ts';

/** Returns whether the deadline times out now. */
export const isOverdue = (match: Match, now: number): boolean =>
  match.status !== 'over' && (passesAt(match) ?? Number.POSITIVE_INFINITY) <= now;

/**
 * Returns the command by which a deadline takes effect. All senders build the same command, so it takes effect once.
 */
export const tickOf = (match: Match, at: number): Incoming & { readonly command: MatchCommand } => ({
  game: match.game,
  by: 'clock',
  at,
  cmdId: `due-${match.due}`,
  command: { type: 'tick' },
});

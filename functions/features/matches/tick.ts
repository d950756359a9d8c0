import type { Incoming } from '../../../domain/match/decide/command.ts';
import type { MatchCommand } from '../../../domain/match/state/commands.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { passesAt } from '../../../domain/match/timeouts/time.ts';

/** Whether the deadline times out now. */
export const isOverdue = (match: Match, now: number): boolean =>
  match.status !== 'over' && (passesAt(match) ?? Number.POSITIVE_INFINITY) <= now;

/** The command by which a deadline takes effect; one deadline, one command, however many send it. */
export const tickOf = (match: Match, at: number): Incoming & { readonly command: MatchCommand } => ({
  game: match.game,
  by: 'clock',
  at,
  cmdId: `due-${match.due}`,
  command: { type: 'tick' },
});

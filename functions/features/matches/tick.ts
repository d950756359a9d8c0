import type { Outage } from '../../../domain/match/audit/outages.ts';
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

/** Returns the command that applies an outage of the record to a game. All senders build the same command. */
export const outageOf = (
  game: string,
  { n, from, until }: Outage,
  at: number,
): Incoming & { readonly command: MatchCommand } => ({
  game,
  by: 'house',
  at,
  cmdId: `outage-${n}`,
  command: { type: 'outage', n, from, until },
});

/** Commands that precede an overdue deadline. A restore is stated before anything else happens. */
export const OF_THE_CLOCK: readonly MatchCommand['type'][] = ['tick', 'restored', 'set-clock', 'outage'];

/** How long a command waits that came while it is not known whether the service was away, in milliseconds. */
export const UNKNOWN_MS = 60_000;

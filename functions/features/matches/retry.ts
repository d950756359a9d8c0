import type { Commit } from '../../../domain/log/commit.ts';
import type { EventLog } from '../../../domain/log/store.ts';
import { accountFor, needsNoTurn, waitOf } from '../../../domain/match/clock/limits.ts';
import { type Incoming, isOf } from '../../../domain/match/decide/command.ts';
import { versionsLike } from '../../../domain/match/state/command-ids.ts';
import type { MatchCommand } from '../../../domain/match/state/commands.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Loaded } from './folded.ts';
import type { CommandPath, Sent } from './handle-command.ts';

/**
 * Returns the commit that was made with one of these ids, however old. The fold names the commits to read, usually
 * none.
 */
export async function committedAs(
  log: EventLog,
  { game, ids }: Loaded['match'],
  cmdIds: readonly string[],
): Promise<Commit | undefined> {
  for (const v of versionsLike(ids, cmdIds)) {
    const [commit] = await log.read(game, v - 1, 1);
    if (commit !== undefined && cmdIds.includes(commit.envelope.cmdId)) return commit;
  }
  return undefined;
}

/**
 * Returns whether a request with the id of a commit means the command of that commit. Compares its meaning now, or else
 * its meaning before that commit, because its sender may have left or the question may have closed. A request without a
 * meaning there is another one.
 */
export async function meansTheSame(
  path: CommandPath,
  { command }: Sent,
  loaded: Loaded,
  commit: Commit,
  seed: Uint8Array,
): Promise<boolean> {
  const isMeantOn = async (match: Loaded): Promise<boolean> => {
    try {
      return isOf(commit, typeof command === 'object' ? command : await command(match, seed), seed, path.commitment);
    } catch (caught) {
      if (caught instanceof Problem) return false;
      throw caught;
    }
  };
  if (await isMeantOn(loaded)) return true;
  return typeof command === 'function' && isMeantOn(await path.folded.past(loaded, commit.envelope.v - 1));
}

/**
 * Limits of retries. An answer that met a conflict is retried at once, because it has a deadline. Other commands, and
 * all commands after a fault of the store, wait longer each time.
 */
export const EFFORT = 64;
/** The commands that a deadline limits. */
export const ANSWERS: readonly MatchCommand['type'][] = ['act', 'reveal'];
export const COSTS = { 'at once': 1, again: 8 } as const;
export type Again = keyof typeof COSTS;

/** Returns how long a command must wait, if it needs no turn and its sender may send it. */
export function waitFor(match: Match, { by, at, command }: Incoming): number {
  if (match.form !== 2 || typeof by === 'string') return 0;
  const account = accountFor(match, by.user, command);
  return account !== undefined && needsNoTurn(match, account, command) ? waitOf(match, account, at) : 0;
}

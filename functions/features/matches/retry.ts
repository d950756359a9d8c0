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
 * The commit that was made with one of these ids, however long ago. The fold tells which commits to look at: in the
 * usual case none, and nothing is read.
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
 * Whether a request that came with the id of a commit means the command of that commit. What it means now decides if it
 * is the same; else what it meant on the match as it was before that commit: since then its sender may have left, or
 * the question may have closed. A request that had no meaning there either is another one.
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
 * How often, and after what time, a command is tried again. An answer that met a conflict is tried again at once,
 * because the earlier one has no earlier deadline; everything else, and every command that met a fault of the store,
 * waits longer each time.
 */
export const EFFORT = 64;
/** What a deadline is about. */
export const ANSWERS: readonly MatchCommand['type'][] = ['act', 'reveal'];
export const COSTS = { 'at once': 1, again: 8 } as const;
export type Again = keyof typeof COSTS;

/** How long a command must wait, if it needs no turn and its sender may send it. */
export function waitFor(match: Match, { by, at, command }: Incoming): number {
  if (match.form !== 2 || typeof by === 'string') return 0;
  const account = accountFor(match, by.user, command);
  return account !== undefined && needsNoTurn(match, account, command) ? waitOf(match, account, at) : 0;
}

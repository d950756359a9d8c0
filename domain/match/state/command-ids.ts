import { isMachine } from '../../lib/ids.ts';
import type { Envelope } from '../../log/envelope.ts';

/**
 * The fold keeps of every commit the first 8 characters of its command's id, all in one string: so a retry is
 * recognised for as long as the game lives, and no store is asked unless eight characters agree. The commit itself then
 * tells whether it is the same command.
 */
const KEPT = 8;

/**
 * Machines are not clients: everything that they send a second time is refused, because the question it answers is no
 * longer open.
 */
const OF_A_MACHINE = '-'.repeat(KEPT);

const beginning = (cmdId: string): string => cmdId.slice(0, KEPT).padEnd(KEPT, '.');

/** Returns the ids of a match with commands of others only: none of them is found. */
export const idsOfOthers = (v: number): string => OF_A_MACHINE.repeat(v);

/** The ids of a match after one more commit. */
export const withId = (ids: string, { by, cmdId }: Pick<Envelope, 'by' | 'cmdId'>): string =>
  ids + (isMachine(by) ? OF_A_MACHINE : beginning(cmdId));

/** Returns the versions whose command may have one of these ids, ascending: nearly always none or one. */
export function versionsLike(ids: string, cmdIds: readonly string[]): readonly number[] {
  const sought = cmdIds.map(beginning);
  const found: number[] = [];
  for (const each of sought) {
    for (let i = ids.indexOf(each); i >= 0; i = ids.indexOf(each, i + 1)) if (i % KEPT === 0) found.push(i / KEPT + 1);
  }
  return found.sort((a, b) => a - b);
}

/** Whether the string holds an id for each commit: a snapshot that an older server wrote has none. */
export const isIdsOf = (ids: unknown, v: number): boolean => typeof ids === 'string' && ids.length === KEPT * v;

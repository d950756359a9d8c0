import type { EventLog, Newest } from '../../../domain/log/store.ts';
import { keepNewest } from '../../platform/kit/newest.ts';

/**
 * For this long the process trusts that the log still has what it has seen of it. A match is decided on as it is in
 * memory: the version of the next put is free, or the log has gone on. A shorter restored log would take the version
 * too; a table cannot be restored within this time, and an operator who restores by other means stops the writers
 * first.
 */
const TRUSTED_MS = 60_000;

/** Whether what was seen in a log at a time is still taken to be there. */
export const isTrusted = (seen: number, now: number): boolean => now >= seen && now - seen < TRUSTED_MS;

interface Head extends Newest {
  /** When it was last seen in the log. */
  readonly seen: number;
}

/** Of how many games a process remembers the head. */
const REMEMBERED = 10_000;

/**
 * Finds the newest commit of a game by one read. While the one that was newest is taken to be in the log, it asks only
 * whether another came after it, which costs the same however large commits are. No empty answer proves that the log
 * was not cut, so once a minute the head itself is read: a reader of version 15 does not get 304 for ever over a log
 * restored to 10.
 */
export function newestIn({ log, now }: { readonly log: Pick<EventLog, 'newest'>; now(): number }): EventLog['newest'] {
  const heads = new Map<string, Head>();
  return async (game) => {
    const seen = now();
    const head = heads.get(game);
    const known = head !== undefined && isTrusted(head.seen, seen) ? head : undefined;
    const newer = await log.newest(game, known?.v);
    if (newer !== undefined) keepNewest(heads, game, { ...newer, seen }, REMEMBERED);
    else if (known === undefined) heads.delete(game);
    return newer ?? known;
  };
}

import type { EventLog, Newest } from '../../../domain/log/store.ts';
import { keepNewest } from '../../platform/kit/newest.ts';

/**
 * How long a process trusts that the log still contains what it saw. A command is decided on the match in memory: the
 * next version is free, or the log has grown. A shorter, restored log would also accept the version. But a restore of a
 * table takes longer than this, and an operator who restores by other means stops the writers first.
 */
const TRUSTED_MS = 60_000;

/** Returns whether commits that were seen in a log at a time are still assumed to be there. */
export const isTrusted = (seen: number, now: number): boolean => now >= seen && now - seen < TRUSTED_MS;

interface Head extends Newest {
  /** When it was last seen in the log. */
  readonly seen: number;
}

/** Number of games with heads that a process remembers. */
const REMEMBERED = 10_000;

/**
 * Finds the newest commit of a game by one read. While the log is trusted, it reads only the commits after the
 * remembered head, which costs the same for large commits. An empty answer does not prove that the log is complete, so
 * the head itself is read once a minute. Otherwise a reader of version 15 would always get 304 over a log restored to
 * 10.
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

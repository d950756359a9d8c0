import type { Commit } from '../../../domain/log/envelope.ts';
import { forkedFrom } from '../../../domain/log/forks.ts';
import type { EventLog } from '../../../domain/log/store.ts';

/**
 * Returns a log that reads a fork together with the commits before it. A fork does not copy those: it names the hash of
 * the last one. The commits of an imported game are stored under that hash, and logs never lose commits.
 */
export function withOrigins(log: EventLog): EventLog {
  const read = async (
    game: string,
    after: number,
    limit = Number.POSITIVE_INFINITY,
    there = 0,
  ): Promise<readonly Commit[]> => {
    const own = await log.read(game, after, limit, there);
    const [first] = own;
    const missing = first === undefined ? 0 : first.envelope.v - 1 - after;
    const from = first && missing > 0 ? forkedFrom(first.envelope) : undefined;
    if (from === undefined) return own;
    const wanted = Math.min(limit, missing);
    const before = (await log.kept(from.hash, after, wanted)) ?? (await read(from.game, after, wanted, there));
    return [...before, ...own.slice(0, Math.max(0, limit - before.length))];
  };
  return { ...log, read };
}

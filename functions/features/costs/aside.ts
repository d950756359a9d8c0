import type { Memos } from '../../platform/ports/ports.ts';

/** The partition of memos of games that are set aside. */
const ASIDE = 'aside#';

/** The first waiting time of a game that threw. It doubles each time, up to a day. */
const FIRST_MS = 60_000;
const MOST_MS = 24 * 60 * FIRST_MS;

/**
 * Sets aside games that threw in the background, for all processes. Each is tried again after a growing delay until it
 * succeeds.
 */
export async function gamesAside(memos: Memos, now: number) {
  const kept = new Map(
    (await memos.list(ASIDE)).map(({ sk, value }) => [sk, { tries: Number(value.tries), until: Number(value.until) }]),
  );
  return {
    /** Returns whether a game still waits. */
    has: (game: string): boolean => (kept.get(game)?.until ?? 0) > now,
    /** Notes that a game threw once more. */
    async put(game: string): Promise<void> {
      const tries = (kept.get(game)?.tries ?? 0) + 1;
      await memos.put(ASIDE, game, { tries, until: now + Math.min(MOST_MS, FIRST_MS * 2 ** (tries - 1)) });
    },
    /** Notes that a game did not throw. */
    async done(game: string): Promise<void> {
      if (kept.has(game)) await memos.remove(ASIDE, game);
    },
    /** Forgets due games that are not in this set, because they have nothing left to try. */
    async keepOnly(seen: ReadonlySet<string>): Promise<void> {
      for (const [game, { until }] of kept) if (until <= now && !seen.has(game)) await memos.remove(ASIDE, game);
    },
  };
}
export type GamesAside = Awaited<ReturnType<typeof gamesAside>>;

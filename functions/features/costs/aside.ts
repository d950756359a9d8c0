import type { Memos } from '../../platform/ports/ports.ts';

/** The partition of memos of games that are set aside. */
const ASIDE = 'aside#';

/** A game that threw waits this long, and twice as long each time it throws again, up to a day. */
const FIRST_MS = 60_000;
const MOST_MS = 24 * 60 * FIRST_MS;

/**
 * Games that threw in the background, as all processes know them: each is tried again after a time that grows, and none
 * is forgotten before it was done.
 */
export async function gamesAside(memos: Memos, now: number) {
  const kept = new Map(
    (await memos.list(ASIDE)).map(({ sk, value }) => [sk, { tries: Number(value.tries), until: Number(value.until) }]),
  );
  return {
    /** Whether it still waits. */
    has: (game: string): boolean => (kept.get(game)?.until ?? 0) > now,
    /** It threw, once more. */
    async put(game: string): Promise<void> {
      const tries = (kept.get(game)?.tries ?? 0) + 1;
      await memos.put(ASIDE, game, { tries, until: now + Math.min(MOST_MS, FIRST_MS * 2 ** (tries - 1)) });
    },
    /** It did not throw. */
    async done(game: string): Promise<void> {
      if (kept.has(game)) await memos.remove(ASIDE, game);
    },
    /** Forgets those that are due and not among these: there is nothing left to try. */
    async keepOnly(seen: ReadonlySet<string>): Promise<void> {
      for (const [game, { until }] of kept) if (until <= now && !seen.has(game)) await memos.remove(ASIDE, game);
    },
  };
}
export type GamesAside = Awaited<ReturnType<typeof gamesAside>>;

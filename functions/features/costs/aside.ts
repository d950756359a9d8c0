import type { Memos } from '../../platform/ports/ports.ts';

/** The partition of memos of games that are set aside. */
const ASIDE = 'aside#';

/** The first waiting time of a game that threw. It doubles each time, up to a day. */
const FIRST_MS = 60_000;
const MOST_MS = 24 * 60 * FIRST_MS;

/** Sets a game aside that threw in the background, for all processes, and for longer each time. */
export async function setAside(memos: Pick<Memos, 'get' | 'put'>, game: string, now: number): Promise<void> {
  const tries = Number((await memos.get(ASIDE, game))?.tries ?? 0) + 1;
  await memos.put(ASIDE, game, { tries, until: now + Math.min(MOST_MS, FIRST_MS * 2 ** (tries - 1)) });
}

/** Notes that a game is no longer set aside. */
export const backAgain = (memos: Pick<Memos, 'remove'>, game: string): Promise<void> => memos.remove(ASIDE, game);

/** Returns the games that were set aside, and until when. */
export const listAside = async (memos: Pick<Memos, 'list'>): Promise<ReadonlyMap<string, number>> =>
  new Map((await memos.list(ASIDE)).map(({ sk, value }) => [sk, Number(value.until)]));

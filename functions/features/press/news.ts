import type { Entry, People } from '../../platform/ports/ports.ts';
import { keys } from './keys.ts';

/**
 * Maximum number of named games. Beyond it, the longest quiet games are omitted; readers see their news on opening
 * them.
 */
const MOST = 50;
const TRIES = 16;

const newsIn = (entry: Entry | undefined) => (entry === undefined ? { n: 0, games: {} } : keys.news.read(entry));

/** Notes a new entry for a person in a game. A repetition counts the entry twice. */
export async function noteNews(people: Pick<People, 'get' | 'put'>, person: string, game: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const entry = await people.get(...keys.news(person));
    const { n, games } = newsIn(entry);
    const sorted = Object.entries({ ...games, [game]: n + 1 }).sort(([, a], [, b]) => b - a);
    if (
      await people.put(
        ...keys.news(person),
        { n: n + 1, games: Object.fromEntries(sorted.slice(0, MOST)) },
        entry?.rev ?? 0,
      )
    )
      return;
  }
  throw new Error('what was written to a person is being noted');
}

/** Returns the number of the newest entry for a person in a game, as counted for them; 0: none. */
export async function newestOf(people: Pick<People, 'get'>, person: string, game: string): Promise<number> {
  return newsIn(await people.get(...keys.news(person))).games[game] ?? 0;
}

/** Returns the games with new entries for a person after a number, and the present number. */
export async function newsAfter(
  people: Pick<People, 'get'>,
  person: string | undefined,
  after: number,
): Promise<{ readonly n: number; readonly games: readonly string[] }> {
  const entry = person === undefined ? undefined : await people.get(...keys.news(person));
  const { n, games } = newsIn(entry);
  return {
    n,
    games: Object.entries(games)
      .filter(([, last]) => last > after)
      .map(([game]) => game)
      .sort(),
  };
}

import { ENGINE } from '../../../domain/engine.ts';
import { LISTS } from '../../../functions/lib/dynamo/places.ts';
import type { Notes } from './store.ts';

/** Remembers, across a crash, which games have commits that lists and bots may not have seen. */
export interface Outbox {
  /** Before a commit is written. */
  before(game: string): Promise<void>;
  /** A commit was seen by all, or was not written. */
  after(game: string): void;
  /** The games left from before. */
  left(): Promise<readonly string[]>;
}

/** The note of the release that has shown every game to the lists. */
export const CAUGHT_UP = 'caught-up';
/** What it says of this one. */
export const RELEASE = `${ENGINE} lists ${LISTS}`;

const PREFIX = 'unseen/';

/**
 * One note a game, written before the first commit that nobody has seen, removed after the last one was. The database writes in order, so
 * a commit that is on the disk has its note there too.
 */
export function outboxIn(notes: Notes): Outbox {
  const games = new Map<string, { commits: number; noted: Promise<void> }>();
  return {
    async before(game) {
      const entry = games.get(game) ?? { commits: 0, noted: Promise.resolve() };
      games.set(game, entry);
      entry.commits++;
      if (entry.commits === 1) entry.noted = entry.noted.then(() => notes.add(PREFIX + game));
      try {
        await entry.noted;
      } catch (fault) {
        // Nothing was noted, so nothing may be written; the next commit notes the game anew.
        if (games.get(game) === entry) games.delete(game);
        throw fault;
      }
    },
    after(game) {
      const entry = games.get(game);
      if (entry === undefined) return;
      entry.commits--;
      if (entry.commits > 0) return;
      // A note that stays costs one look at a game at the next start.
      entry.noted = entry.noted
        .then(() => notes.remove(PREFIX + game))
        .catch(() => undefined)
        .then(() => {
          if (entry.commits === 0) games.delete(game);
        });
    },
    left: async () => (await notes.names(PREFIX)).map((name) => name.slice(PREFIX.length)),
  };
}

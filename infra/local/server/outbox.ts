import { ENGINE } from '../../../domain/lib/release.ts';
import { LISTS } from '../../../functions/platform/dynamo/lists/places.ts';
import type { Notes } from './store.ts';

/**
 * Remembers, across a crash, what followers may not have seen: games that have commits which lists and bots do not
 * know, and entries of conversations, each by its place (`unseenAs` in stream.ts).
 */
export interface Outbox {
  /** Before something is written. */
  before(what: string): Promise<void>;
  /** It was seen by all, or was not written. */
  after(what: string): void;
  /** What is left from before. */
  left(): Promise<readonly string[]>;
}

/** The note of the release that has shown every game to the lists. */
export const CAUGHT_UP = 'caught-up';
/** What it says of this one. */
export const RELEASE = `${ENGINE} lists ${LISTS}`;

const PREFIX = 'unseen/';

/**
 * One note for each, written before the first write that nobody has seen, removed after the last one was. The database
 * writes in order, so what is on the disk has its note there too.
 */
export function outboxIn(notes: Notes): Outbox {
  const noted = new Map<string, { writes: number; noted: Promise<void> }>();
  return {
    async before(what) {
      const entry = noted.get(what) ?? { writes: 0, noted: Promise.resolve() };
      noted.set(what, entry);
      entry.writes++;
      if (entry.writes === 1) entry.noted = entry.noted.then(() => notes.add(PREFIX + what));
      try {
        await entry.noted;
      } catch (fault) {
        // Nothing was noted, so nothing may be written; the next write notes it again.
        if (noted.get(what) === entry) noted.delete(what);
        throw fault;
      }
    },
    after(what) {
      const entry = noted.get(what);
      if (entry === undefined) return;
      entry.writes--;
      if (entry.writes > 0) return;
      // A note that stays costs one look at the next start.
      entry.noted = entry.noted
        .then(() => notes.remove(PREFIX + what))
        .catch(() => undefined)
        .then(() => {
          if (entry.writes === 0) noted.delete(what);
        });
    },
    left: async () => (await notes.names(PREFIX)).map((name) => name.slice(PREFIX.length)),
  };
}

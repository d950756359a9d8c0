import { ENGINE } from '../../../domain/lib/release.ts';
import { LISTS } from '../../../functions/platform/dynamo/lists/places.ts';
import type { QueueHost } from '../../../functions/platform/queue/embedded.ts';
import type { Notes } from './store.ts';
import { caughtUp, type Delivery, isGame, withViews } from './stream.ts';

/**
 * Remembers, across a crash, what followers may have missed: games with commits that lists and bots do not know, and
 * entries of conversations, each by its place (`unseenAs` in stream.ts).
 */
export interface Outbox {
  /** Called before a write. */
  before(what: string): Promise<void>;
  /** All followers saw it, or it was not written. */
  after(what: string): void;
  /** Returns the notes from before a crash. */
  left(): Promise<readonly string[]>;
}

/** The note of the last release that rebuilt the lists completely. */
export const CAUGHT_UP = 'caught-up';
/** The content of that note for this release. */
export const RELEASE = `${ENGINE} lists ${LISTS}`;

const PREFIX = 'unseen/';

/**
 * Writes one note for each, before the first unseen write, and removes it after the last was seen. The database writes
 * in order, so the note is on the disk before the write.
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
        // The note failed, so the write is refused. The next write notes it again.
        if (noted.get(what) === entry) noted.delete(what);
        throw fault;
      }
    },
    after(what) {
      const entry = noted.get(what);
      if (entry === undefined) return;
      entry.writes--;
      if (entry.writes > 0) return;
      // If removing the note fails, the next start only checks this game in vain.
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

/**
 * Shows lists and bots what they may have missed: the games in the outbox. Shows all games if there is no outbox, or if
 * another release wrote the lists. Runs in the background.
 */
export async function caughtUpWith(
  notes: Notes | undefined,
  outbox: Outbox | undefined,
  stream: Delivery,
  queues: QueueHost,
  all: () => Promise<Iterable<string>>,
  signal: AbortSignal,
): Promise<void> {
  const isKnown = notes !== undefined && (await notes.value(CAUGHT_UP)) === RELEASE;
  const left = (await outbox?.left()) ?? [];
  for (const unseen of isKnown && outbox !== undefined ? left : new Set([...(await all()), ...left])) {
    if (signal.aborted) return;
    for (const each of withViews(unseen)) {
      await outbox?.before(each);
      stream.emit(caughtUp(each));
    }
  }
  // Bots that the crash interrupted. The projector calls none after a commit of a bot.
  for (const game of left.filter(isGame)) await queues('bots', [{ body: { game } }]);
  // From here on the notes of the outbox are complete.
  if (!isKnown && !signal.aborted) await notes?.add(CAUGHT_UP, RELEASE);
}

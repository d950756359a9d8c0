import { type JsonObject, jsonOf } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import type { People, Projected, Views } from '../ports.ts';
import { keys } from './keys.ts';
import { needsIn, seenIn } from './needs.ts';
import { queued } from './queue.ts';

/** What following stands on. */
export interface Following {
  readonly people: Pick<People, 'get' | 'put'>;
  readonly views: Pick<Views, 'projected'>;
  /** A pause before the lists are looked at once more. */
  pause(attempt: number): Promise<void>;
}

/** How often the lists are looked at until they have what is to be told. */
const LOOKS = 10;
const TRIES = 8;

/**
 * Queues what people are to be told of a game, once it has a version in the lists. First what is to be told is queued, under names that
 * follow from the game, then what was seen is noted: done again after a crash, it queues the same. Throws where the lists do not get it.
 */
export async function followGame({ people, views, pause }: Following, game: string, version: number): Promise<void> {
  const shown = await shownFrom({ views, pause }, game, version);
  for (let tries = 0; tries < TRIES; tries++) {
    const before = await people.get(...keys.seen(game));
    const was = before && seenIn(before.value);
    if (was !== undefined && was.version >= shown.view.version) return;
    const { needs, seen } = needsIn(shown.view, shown.hidden, was);
    for (const need of needs) await queued(people, { do: 'tell', need }, need.at);
    // That nothing changed but the version is not worth a write.
    if (was !== undefined && canonical(jsonOf({ ...seen, version: was.version })) === canonical(jsonOf(was))) return;
    if (await people.put(...keys.seen(game), jsonOf(seen) as JsonObject, before?.rev ?? 0)) return;
  }
  throw new Error('what was seen of a game is being written');
}

/** A game as the lists have it, once they have this version. */
async function shownFrom({ views, pause }: Omit<Following, 'people'>, game: string, version: number): Promise<Projected> {
  for (let looks = 0; looks < LOOKS; looks++) {
    const shown = await views.projected(game);
    if (shown !== undefined && shown.view.version >= version) return shown;
    await pause(looks);
  }
  throw new Error('the lists do not get a version');
}

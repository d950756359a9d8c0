import { jsonOf } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { isGrey } from '../../../domain/press/grey.ts';
import type { People, Projected } from '../../platform/ports/ports.ts';
import { type Hearing, hearersOf, type Said } from '../press/heard.ts';
import { noteNews } from '../press/news.ts';
import { keys } from './keys.ts';
import { needsIn } from './needs.ts';
import { queued } from './queue.ts';
import { HELD_MS } from './reminders.ts';

/** What following a game needs. */
export interface Following extends Hearing {
  readonly people: Pick<People, 'get' | 'put'>;
}

/** How often the follower reads the lists for a version. */
const LOOKS = 10;
const TRIES = 8;

/**
 * Queues the notifications of a game once the lists have its version. They are queued first, under names that follow
 * from the game. Then the new state is noted. So a repetition after a crash queues the same. Throws if the lists do not
 * get the version.
 */
export async function followGame(
  { people, views, pause }: Omit<Following, 'press'>,
  game: string,
  version: number,
): Promise<void> {
  const shown = await shownFrom({ views, pause }, game, version);
  for (let tries = 0; tries < TRIES; tries++) {
    const before = await people.get(...keys.seen(game));
    const was = before && keys.seen.read(before);
    if (was !== undefined && was.version >= shown.view.version) return;
    const { needs, halves, seen } = needsIn(shown.view, shown.hidden, was);
    for (const need of needs) await queued(people, { do: 'tell', need }, need.at);
    for (const half of halves) await queued(people, { do: 'remind', half }, half.at);
    // If only the version changed, nothing is written.
    if (was !== undefined && canonical(jsonOf({ ...seen, version: was.version })) === canonical(jsonOf(was))) return;
    if (await people.put(...keys.seen(game), jsonOf(seen), before?.rev ?? 0)) return;
  }
  throw new Error('what was seen of a game is being written');
}

/**
 * Notes news for the readers of an entry, and queues a notification for the case that it stays unread. Reads and writes
 * nothing of people outside the conversation. Throws if the lists do not get the version.
 */
export async function followPress(following: Following, said: Said): Promise<void> {
  const { people } = following;
  const { game, conversation, n } = said;
  const heard = await hearersOf(following, said);
  if (heard === undefined) throw new Error('the lists do not get a version');
  const { author, seat, since, isMasked, persons, at } = heard;
  // Grey press is announced at its scheduled time, also to its author, and never by the live channel.
  if (isGrey(conversation)) {
    for (const who of persons) {
      await queued(people, { do: 'note', who, game, of: n, conversation }, at);
      const need = { reason: 'press', game, who, of: n, conversation, at: at + HELD_MS } as const;
      await queued(people, { do: 'tell', need }, need.at);
    }
    return;
  }
  const from = { seat, since, ...(author !== undefined && { who: author }), ...(isMasked && { isMasked }) };
  for (const who of persons) {
    await noteNews(people, who, game);
    const need = { reason: 'press', game, who, of: n, conversation, from, at: at + HELD_MS } as const;
    if (who !== author) await queued(people, { do: 'tell', need }, need.at);
  }
}

/** Returns a game from the lists once they have this version. */
async function shownFrom(
  { views, pause }: Pick<Following, 'views' | 'pause'>,
  game: string,
  version: number,
): Promise<Projected> {
  for (let looks = 0; looks < LOOKS; looks++) {
    const shown = await views.projected(game);
    if (shown !== undefined && shown.view.version >= version) return shown;
    await pause(looks);
  }
  throw new Error('the lists do not get a version');
}

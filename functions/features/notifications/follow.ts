import { jsonOf } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { isGrey } from '../../../domain/press/grey.ts';
import type { People, Projected } from '../../platform/ports/ports.ts';
import type { Entered, Hearers } from '../press/heard.ts';
import { noteNews } from '../press/news.ts';
import { keys } from './keys.ts';
import { epochIn, needsIn } from './needs.ts';
import { type Queueing, queuedAll } from './queue.ts';
import { HELD_MS } from './reminders.ts';
import { epochOf } from './stands.ts';

/** What following a game needs. */
export interface Following extends Queueing {
  readonly people: Pick<People, 'get' | 'put'>;
}

const TRIES = 8;

/**
 * Queues the notifications of a game, as the lists have it. They are queued first, under names that follow from the
 * game. Then the new state is noted. So a repetition after a crash queues the same, and a game that only got other
 * names queues none.
 */
export async function followGame(on: Following, { view, hidden }: Projected): Promise<void> {
  const { people } = on;
  for (let tries = 0; tries < TRIES; tries++) {
    const before = await people.get(...keys.seen(view.game));
    const was = before && keys.seen.read(before);
    if (was !== undefined && was.version >= view.version) return;
    const { needs, halves, seen } = needsIn(view, hidden, was);
    await queuedAll(on, [
      ...needs.map((need) => ({ errand: { do: 'tell', need: { ...need, ...epochIn(was) } } as const, at: need.at })),
      ...halves.map((half) => ({ errand: { do: 'remind', half } as const, at: half.at })),
    ]);
    // If only the version changed, nothing is written.
    if (was !== undefined && canonical(jsonOf({ ...seen, version: was.version })) === canonical(jsonOf(was))) return;
    if (await people.put(...keys.seen(view.game), jsonOf(seen), before?.rev ?? 0)) return;
  }
  throw new Error('what was seen of a game is being written');
}

/**
 * Notes news for the readers of an entry, and queues a notification for the case that it stays unread. Reads and writes
 * nothing of people outside the conversation.
 */
export async function followPress(on: Following, entered: Entered, hearers: Hearers): Promise<void> {
  const { game, conversation, n } = entered;
  const { author, seat, since, isMasked, persons, at } = hearers;
  const epoch = await epochOf(on.people, game);
  // Grey press is announced at its scheduled time, also to its author, and never by the live channel.
  const isOfGrey = isGrey(conversation);
  const from = { seat, since, ...(author !== undefined && { who: author }), ...(isMasked && { isMasked }) };
  const tellOf = (who: string) => {
    const need = { reason: 'press', game, who, of: n, conversation, at: at + HELD_MS, ...epoch } as const;
    return { errand: { do: 'tell', need: isOfGrey ? need : { ...need, from } } as const, at: need.at };
  };
  if (isOfGrey) {
    const note = { do: 'note', game, of: n, conversation, ...epoch } as const;
    const notes = persons.map((who) => ({ errand: { ...note, who }, at }));
    return queuedAll(on, [...notes, ...persons.map(tellOf)]);
  }
  for (const who of persons) await noteNews(on.people, who, game);
  await queuedAll(on, persons.filter((who) => who !== author).map(tellOf));
}

import { keys } from '../people/persons.ts';
import { marksOf } from '../press/marks.ts';
import type { Need } from './needs.ts';
import type { Sending } from './sending.ts';

const DAY = 86_400_000;

/**
 * By what the notice of something written is known, if its reader still has to be told: once, until they have been at the table (whoever
 * reads, mutes or drafts notes it there) and at most once a day. So what is written to somebody who is away is one notice, not twenty.
 * Undefined: they have read it, hear no more of that conversation, or are erased.
 */
export async function unreadAs(
  { people, vault, now }: Pick<Sending, 'people' | 'vault' | 'now'>,
  person: string,
  { game, conversation = '', of }: Need,
): Promise<string | undefined> {
  const own = await people.get(...keys.own(person, game));
  // Where somebody was a guest, they keep what they keep as that guest.
  const holder = typeof own?.value.of === 'string' ? own.value.of : person;
  const secret = await vault.person(holder);
  if (secret === undefined) return undefined;
  const { read, muted, rev } = await marksOf(people, { person: holder, secret }, game);
  if ((read[conversation] ?? 0) >= of || muted.includes(conversation)) return undefined;
  return `${rev}/${Math.floor(now() / DAY)}`;
}

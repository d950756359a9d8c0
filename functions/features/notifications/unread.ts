import { GREY, isGrey } from '../../../domain/press/grey.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import { accountOf, blockedBy } from '../people/blocking.ts';
import { keys } from '../people/keys.ts';
import { marksOf } from '../press/marks.ts';
import type { Need } from './needs.ts';

const DAY = 86_400_000;

/**
 * By what the notice of something written is known, if its reader still has to be told: once, until they have been at the table (whoever
 * reads, mutes or drafts notes it there) and at most once a day. So what is written to somebody who is away is one notice, not twenty.
 * Undefined: they have read it, hear no more of that conversation, or are erased.
 */
export async function unreadAs(
  { people, vault, now }: Pick<Ports, 'people' | 'vault' | 'now'>,
  person: string,
  need: Need,
): Promise<string | undefined> {
  const { game, conversation = '', of, from } = need;
  const own = await people.get(...keys.own(person, game));
  // Where somebody was a guest, they keep what they keep as that guest.
  const holder = (own && keys.own.read(own).of) ?? person;
  const secret = await vault.person(holder);
  if (secret === undefined) return undefined;
  const { read, muted, seats, rev } = await marksOf(people, { person: holder, secret }, game);
  if ((read[conversation] ?? 0) >= of || muted.includes(conversation)) return undefined;
  if (isGrey(conversation) && muted.includes(GREY)) return undefined;
  if ((from?.seat !== undefined && seats.includes(from.seat)) || (await isFromBlocked(people, person, need))) return undefined;
  return `${rev}/${Math.floor(now() / DAY)}`;
}

/** Whether something is the doing of one whom a person has blocked. */
export async function isFromBlocked(people: Ports['people'], person: string, { game, from }: Need): Promise<boolean> {
  if (from?.who === undefined) return false;
  const blocked = await blockedBy(people, person);
  if (blocked.isNobody) return false;
  if (from.isMasked !== true) return blocked.account(await accountOf(people, from.who));
  return from.seat !== undefined && from.since !== undefined && blocked.masked(game, { seat: from.seat, since: from.since });
}

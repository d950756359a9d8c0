import { GREY, isGrey } from '../../../domain/press/grey.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import { accountOf, blockedBy } from '../people/blocking.ts';
import { keys } from '../people/keys.ts';
import { marksOf } from '../press/marks.ts';
import type { Need } from './needs.ts';

const DAY = 86_400_000;

/**
 * Returns the identity of a message's notification if its reader must be notified. That is once until they return to
 * the table (to read, mute or draft), and at most once a day. So twenty messages to an absent player make one
 * notification. Returns `undefined` if they have read it, muted the conversation, or are erased.
 */
export async function unreadAs(
  { people, vault, now }: Pick<Ports, 'people' | 'vault' | 'now'>,
  person: string,
  need: Need,
): Promise<string | undefined> {
  const { game, conversation = '', of, from } = need;
  const own = await people.get(...keys.own(person, game));
  // Former guests still use the items of that guest.
  const holder = (own && keys.own.read(own).of) ?? person;
  const secret = await vault.person(holder);
  if (secret === undefined) return undefined;
  const { read, muted, seats, rev } = await marksOf(people, { person: holder, secret }, game);
  if ((read[conversation] ?? 0) >= of || muted.includes(conversation)) return undefined;
  if (isGrey(conversation) && muted.includes(GREY)) return undefined;
  if ((from?.seat !== undefined && seats.includes(from.seat)) || (await isFromBlocked(people, person, need)))
    return undefined;
  return `${rev}/${Math.floor(now() / DAY)}`;
}

/** Returns whether the reader has blocked the person who did something. */
export async function isFromBlocked(people: Ports['people'], person: string, { game, from }: Need): Promise<boolean> {
  if (from?.who === undefined) return false;
  const blocked = await blockedBy(people, person);
  if (blocked.isNobody) return false;
  if (from.isMasked !== true) return blocked.account(await accountOf(people, from.who));
  return (
    from.seat !== undefined && from.since !== undefined && blocked.masked(game, { seat: from.seat, since: from.since })
  );
}

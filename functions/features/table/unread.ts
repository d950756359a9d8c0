import { type Match, seatsOf } from '../../../domain/match/state/state.ts';
import { tenureIn } from '../../../domain/press/entry.ts';
import { pressOf } from '../../../domain/press/rights.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import type { Persons } from '../people/persons.ts';
import { marksOf } from '../press/marks.ts';
import { conversationsOf, pageAfter } from '../press/read.ts';

/** The highest number of unread entries that is counted. */
const COUNTED = 50;

type Reading = Pick<Ports, 'people' | 'press' | 'now'> & { readonly persons: Persons };

/**
 * Returns the private items of a reader beside a match, and the number of entries of others after their read positions.
 * Reads no text. `undefined` for readers who never held a seat, and in games without chat.
 */
export async function unreadIn(service: Reading, match: Match, user: string | undefined, me: string | undefined) {
  const isSeated = (match.sittings ?? []).some((sitting) => sitting.user === me);
  if (user === undefined || !isSeated || pressOf(match) === undefined) return undefined;
  const { rev: _, ...marks } = await marksOf(
    service.people,
    await service.persons.selfIn(user, match.game),
    match.game,
  );
  const conversations = await conversationsOf(service.press, match, me);
  const { told, isMore } = await pageAfter(service, match, me, conversations, marks.read, COUNTED);
  const own = seatsOf(match, me);
  const unread: Record<string, number> = {};
  for (const { entry } of told)
    if (!own.includes(tenureIn(entry.by).seat)) unread[entry.conversation] = (unread[entry.conversation] ?? 0) + 1;
  return { marks, unread, more: isMore };
}

import type * as z from 'zod';
import { jsonOf } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { type Match, seatsOf } from '../../../domain/match/state/state.ts';
import { tenureIn } from '../../../domain/press/entry.ts';
import { pressOf } from '../../../domain/press/rights.ts';
import { Busy } from '../../platform/kit/faults.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import type { Entry } from '../../platform/ports/ports.ts';
import type { Noted, Persons } from '../people/persons.ts';
import { keys } from '../press/keys.ts';
import { marksIn, NO_MARKS } from '../press/marks.ts';
import { newestOf } from '../press/news.ts';
import { conversationsOf, pageAfter } from '../press/read.ts';
import type { tablePressSchema } from './answers.ts';

/** The highest number of unread entries that is counted. */
const COUNTED = 50;

type Reading = Pick<Ports, 'people' | 'press' | 'now'> & { readonly persons: Persons };

/** What a person keeps beside a game, and which entry for them is the newest: it names what is unread. */
interface Position {
  readonly marks: Entry | undefined;
  readonly newest: number;
}

/**
 * Reads two small items in place of all conversations. Entries are counted for a person before the live channel tells
 * them, and only entries that they may read.
 */
export async function positionOf({ people }: Pick<Ports, 'people'>, me: Noted, game: string): Promise<Position> {
  const [marks, newest] = await Promise.all([
    people.get(...keys.marks(me.keeper, game)),
    newestOf(people, me.person, game),
  ]);
  return { marks, newest };
}

/** Returns the name of a position for a tag. */
export const nameOf = ({ marks, newest }: Position): string => `${marks?.rev ?? 0} ${newest}`;

/** The parts of a match that decide whether entries are counted for each of its readers. */
interface Talking {
  readonly status: Match['status'];
  readonly settings: Pick<Match['settings'], 'press'>;
}

/**
 * Whether each entry that a reader may read is soon counted for them. It is not for people who left their seats, nor
 * after the end, when all may open, nor where successors read nothing earlier. Anonymous entries are counted at their
 * time.
 */
export const isCounted = ({ status, settings: { press } }: Talking, isSeated: boolean): boolean =>
  isSeated && status !== 'over' && press?.takeover !== 'anew' && (press?.grey ?? 'off') === 'off';

interface Unread {
  readonly name: string;
  readonly press?: z.infer<typeof tablePressSchema>;
}

/** What a reader learns of the chat who never held a seat, or in a game without chat. */
export const NOTHING_SAID: Unread = { name: '' };

/**
 * Returns the private items of a reader beside a match, and the number of entries of others after their read positions,
 * with a name of both. Reads no text. `press`: absent for readers who never held a seat, and in games without chat.
 */
export async function unreadIn(service: Reading, match: Match, user: string | undefined): Promise<Unread> {
  const noted = user === undefined ? undefined : await service.persons.notedIn(user, match.game);
  if (user === undefined || noted === undefined || pressOf(match) === undefined) return NOTHING_SAID;
  // Read before the entries: an answer may have entries that its tag does not name, and not the other way round.
  const position = await positionOf(service, noted, match.game);
  const press = await countedIn(service, match, noted, position);
  const isSeated = seatsOf(match, noted.pseudonym).length > 0;
  const name = isCounted(match, isSeated) ? nameOf(position) : canonical(jsonOf({ press }));
  return { name, ...(press && { press }) };
}

async function countedIn(service: Reading, match: Match, noted: Noted, { marks: kept }: Position) {
  const { pseudonym: me } = noted;
  if (!(match.sittings ?? []).some((sitting) => sitting.user === me)) return undefined;
  const marks = kept === undefined ? NO_MARKS : marksIn({ secret: await secretOf(service, noted) }, match.game, kept);
  const conversations = await conversationsOf(service.press, match, me);
  const { told, isMore } = await pageAfter(service, match, me, conversations, marks.read, COUNTED);
  const own = seatsOf(match, me);
  const unread: Record<string, number> = {};
  for (const { entry } of told)
    if (!own.includes(tenureIn(entry.by).seat)) unread[entry.conversation] = (unread[entry.conversation] ?? 0) + 1;
  return { marks, unread, more: isMore };
}

async function secretOf({ persons }: Reading, noted: Noted): Promise<Uint8Array> {
  const secret = await persons.secretOf(noted);
  if (secret === undefined) throw new Busy('this person is being erased');
  return secret;
}

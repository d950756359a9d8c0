import { GREY, isGrey } from '../../../domain/press/grey.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import type { People, Views } from '../../platform/ports/ports.ts';
import { accountOf, blockedBy } from '../people/blocking.ts';
import { keys as personKeys } from '../people/keys.ts';
import { type Reason, URGENT } from '../people/reasons.ts';
import type { PressMarks } from '../press/answers.ts';
import { marksOf, mutedNow } from '../press/marks.ts';
import { keys } from './keys.ts';
import { epochIn, isBefore, type Need, type Seen, stillStands } from './needs.ts';

type Standing = Pick<Ports, 'people' | 'vault' | 'now'>;

/** The lists, for the existence of a game. */
interface Lists {
  readonly views: Pick<Views, 'projected'>;
}

/** Reasons that come from another person. People are not notified about those they have blocked. */
const OF_SOMEBODY: ReadonlySet<Need['reason']> = new Set(['invited', 'seat-offered']);

/**
 * Returns what distinguishes the notification of a need from others of the same reason; `undefined` if the need does
 * not hold now, its person does not want to know, or a restore took it back. Asked before every try of a delivery.
 */
export async function tellsAs(on: Standing & Lists, person: string, need: Need): Promise<number | string | undefined> {
  const seen = await seenOf(on, need);
  // Invitations are noted with their person, so they hold by that.
  if (need.reason !== 'invited' && (await isTakenBack(on, need, seen))) return undefined;
  return asSeen(on, person, need, seen);
}

/** Returns whether what a need tells of is noted. The follower queues it before that, and another process is faster. */
export const isNoted = async (on: { readonly people: Pick<People, 'get'> }, need: Need): Promise<boolean> =>
  need.v === undefined || ((await seenOf(on, need))?.version ?? 0) >= need.v;

async function seenOf({ people }: { readonly people: Pick<People, 'get'> }, { game }: { readonly game: string }) {
  const entry = await people.get(...keys.seen(game));
  return entry && keys.seen.read(entry);
}

/** Returns the epoch of a game, as part of a message. */
export const epochOf = async (people: Pick<People, 'get'>, game: string) => epochIn(await seenOf({ people }, { game }));

/** A message in a queue: its game, and the epoch in which it was queued. */
interface Queued {
  readonly game: string;
  readonly epoch?: number;
}

/**
 * Returns whether a restore took back what a message in a queue tells of: it was queued before the restore, or its game
 * is gone.
 */
export async function isTakenBack(
  { people, views }: Lists & { readonly people: Pick<People, 'get'> },
  message: Queued,
  seen?: Seen,
): Promise<boolean> {
  const now = seen ?? (await seenOf({ people }, message));
  // The first messages of a game may come before what was seen of it is noted. The lists have the game before that.
  return now === undefined ? (await views.projected(message.game)) === undefined : isBefore(message, now);
}

async function asSeen(
  on: Standing,
  person: string,
  need: Need,
  seen: Seen | undefined,
): Promise<number | string | undefined> {
  const { people } = on;
  const { reason, game, who } = need;
  if (reason === 'invited' ? !(await isInvited(people, need, seen)) : !stillStands(need, seen)) return undefined;
  if (OF_SOMEBODY.has(reason) && (await isFromBlocked(people, person, need))) return undefined;
  const marks = await marksIn(on, person, game);
  if (marks === undefined || !isWanted(reason, marks.tell, seen?.turns[who]?.isOut === true)) return undefined;
  return reason === 'press' ? unreadAs(on, person, need, marks) : ofNeed(need);
}

/**
 * Returns whether a person wants to know, by their choice for the game. Without a choice, players who are out of play
 * learn only the end.
 */
function isWanted(reason: Reason, tell: PressMarks['tell'], isOut: boolean): boolean {
  if (tell === undefined) return !isOut || reason === 'over';
  return tell === 'all' || (tell === 'turns' && URGENT.has(reason));
}

/** A postponed deadline is the same one. */
const ofNeed = ({ of, before, kind }: Need): number | string =>
  before === undefined && kind === undefined ? of : `${of}/${before ?? kind}`;

/**
 * Returns whether an invitation is in force. Invitations outside the log are noted with the person. A declined one is
 * never in force.
 */
async function isInvited(people: Pick<People, 'get'>, need: Need, seen: Seen | undefined): Promise<boolean> {
  const entry = await people.get(...personKeys.invitation(need.who, need.game));
  const noted = entry && personKeys.invitation.read(entry);
  if (noted?.declined === true || noted?.withdrawn === true || seen?.status === 'over') return false;
  return noted?.sent === true || stillStands(need, seen);
}

const DAY = 86_400_000;

/**
 * Returns the identity of a message's notification if its reader must be notified. That is once until they return to
 * the table (to read, mute or draft), and at most once a day. So twenty messages to an absent player make one
 * notification. Returns `undefined` if they have read it or muted the conversation.
 */
async function unreadAs(
  { people, now }: Pick<Ports, 'people' | 'now'>,
  person: string,
  need: Need,
  marks: Marks,
): Promise<string | undefined> {
  const { conversation = '', of, from } = need;
  const { read, seats, rev } = marks;
  const muted = mutedNow(marks, now());
  if ((read[conversation] ?? 0) >= of || muted.includes(conversation)) return undefined;
  if (isGrey(conversation) && muted.includes(GREY)) return undefined;
  if ((from?.seat !== undefined && seats.includes(from.seat)) || (await isFromBlocked(people, person, need)))
    return undefined;
  return `${rev}/${Math.floor(now() / DAY)}`;
}

type Marks = PressMarks & { readonly rev: number };

/** Returns a person's private items beside a game, and how often they changed them; `undefined` if they are erased. */
async function marksIn(
  { people, vault }: Pick<Ports, 'people' | 'vault'>,
  person: string,
  game: string,
): Promise<Marks | undefined> {
  const own = await people.get(...personKeys.own(person, game));
  // Former guests still use the items of that guest.
  const holder = (own && personKeys.own.read(own).of) ?? person;
  const secret = await vault.person(holder);
  return secret && marksOf(people, { person: holder, secret }, game);
}

/** Returns whether the reader has blocked the person who did something. */
async function isFromBlocked(people: Ports['people'], person: string, { game, from }: Need): Promise<boolean> {
  if (from?.who === undefined) return false;
  const blocked = await blockedBy(people, person);
  if (blocked.isNobody) return false;
  if (from.isMasked !== true) return blocked.account(await accountOf(people, from.who));
  return (
    from.seat !== undefined && from.since !== undefined && blocked.masked(game, { seat: from.seat, since: from.since })
  );
}

import type { Answered, Game } from '@fieldpost/client';
import { now } from '../app/clock.ts';

// Conversations of a game as one reader may know them. The sorted ids of its seats name a set of seats.

type Page = Answered<'getPress'>;
/** An entry, as its reader receives it. */
export type Said = Page['entries'][number];
export type Marks = NonNullable<Page['marks']>;
type Press = NonNullable<Game['settings']['press']>;

export const ALL = 'all';
export const LOBBY = 'lobby';
/** Anonymous press to all; anonymous press to some seats is named after its readers. */
const GREY = 'grey';
const GREY_TO = `${GREY}>`;

/** Returns whether a conversation hides its authors. */
export const isGrey = (conversation: string): boolean => conversation === GREY || conversation.startsWith(GREY_TO);

/**
 * Returns the conversation for grey press to seats. Its author does not read it there, else its readers would know
 * more.
 */
export const greyTo = (others: readonly string[]): string => GREY_TO + [...new Set(others)].sort().join(',');

/** Returns whether a conversation is that of all seats or of the lobby. */
export const isCommon = (conversation: string): conversation is typeof ALL | typeof LOBBY =>
  conversation === ALL || conversation === LOBBY;

/** The kinds of press in a game; `undefined`: none. */
export function pressOf({ settings: { press } }: Game): Press | undefined {
  return press === undefined || press.talk === 'none' ? undefined : press;
}

/**
 * Returns the seats of a conversation between seats, or the readers of a grey one; none for press to all and for the
 * lobby.
 */
export function seatsIn(conversation: string): readonly string[] {
  if (conversation.startsWith(GREY_TO)) return conversation.slice(GREY_TO.length).split(',');
  return conversation.includes(',') ? conversation.split(',') : [];
}

/** Returns the ways to begin a conversation between seats in a game: under the name of the seat, or anonymously. */
export const beginningsIn = ({ talk, grey }: Press): readonly ('named' | 'grey')[] => [
  ...(talk === 'public' ? [] : (['named'] as const)),
  ...(grey === 'private' ? (['grey'] as const) : []),
];

/** Names the conversation of a seat with others. */
export const between = (seat: string, others: readonly string[]): string =>
  [...new Set([seat, ...others])].sort().join(',');

/** Returns the newest correction of each corrected entry, by the number of the entry. */
export const correctionsIn = (said: readonly Said[]): ReadonlyMap<number, number> =>
  new Map(said.flatMap(({ entry, corrects }) => (corrects === undefined ? [] : [[corrects, entry.n]])));

/** Returns the author of an entry. */
export const seatOf = ({ entry }: Pick<Said, 'entry'>): string => entry.by.split('/')[0] ?? '';

/**
 * Returns the conversations of the reader: the common ones first, then by newest entry. `opened`: one
 * that may have no entry yet.
 */
export function conversationsOf(game: Game, said: readonly Said[], opened: string | undefined): readonly string[] {
  const press = pressOf(game);
  const isLobby = game.status === 'lobby';
  const common = [
    ...(isLobby || said.some(({ entry }) => entry.conversation === LOBBY) ? [LOBBY] : []),
    ...(!isLobby && press?.talk !== 'private' ? [ALL] : []),
    ...(!isLobby && press?.grey === 'public' ? [GREY] : []),
  ];
  const others = [
    ...new Set([...(opened === undefined ? [] : [opened]), ...said.map(({ entry }) => entry.conversation).reverse()]),
  ];
  return [...common, ...others.filter((each) => !common.includes(each))];
}

/** Returns whether the reader has muted a conversation: for good, or until a time. */
export const isMutedNow = (marks: Marks | undefined, conversation: string): boolean =>
  marks?.muted.includes(conversation) === true && now() < (marks.until?.[conversation] ?? Number.POSITIVE_INFINITY);

/** Returns how many entries of a conversation the reader has not seen, without the reader's own. */
export function unreadIn(
  said: readonly Said[],
  marks: Marks | undefined,
  mine: readonly string[],
  conversation: string,
): number {
  if (marks === undefined) return 0;
  return said.filter((each) => {
    const { conversation: where, n } = each.entry;
    return where === conversation && n > (marks.read[where] ?? 0) && !mine.includes(seatOf(each));
  }).length;
}

/**
 * Returns the reader's seat that writes in a conversation; `undefined` outside it, and for a grey one that the reader
 * only reads.
 */
export function writerIn(game: Game, conversation: string): string | undefined {
  if (isGrey(conversation)) {
    const readers = seatsIn(conversation);
    return game.mine?.find((seat) => readers.length === 0 || readers.some((each) => each !== seat));
  }
  const seats = seatsIn(conversation);
  return game.mine?.find((seat) => seats.length === 0 || seats.includes(seat));
}

/** Returns whether a game allows chat now. The service refuses seats out of play, and other conditions of a game. */
export function isOpenNow(game: Game, conversation: string): boolean {
  const press = pressOf(game);
  if (press === undefined || game.status === 'over') return false;
  if (game.status === 'lobby') return conversation === LOBBY && game.settings.anonymous !== true;
  if (conversation === LOBBY) return false;
  return press.phases === undefined || game.asks.some(({ kind }) => press.phases?.includes(kind));
}

/** Normalizes a text as the service does: one form of Unicode, only line feeds, no control characters. */
export const plainly = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, (each) => (each === '\n' ? each : ''))
    .trim();

import type { Answered, Game } from '@fieldpost/client';

// Conversations of a game, as one reader may know them: a set of seats is named by their ids in order.

type Page = Answered<'getPress'>;
/** Something that was said, as its reader has it. */
export type Said = Page['entries'][number];
export type Marks = NonNullable<Page['marks']>;
type Press = NonNullable<Game['settings']['press']>;

export const ALL = 'all';
export const LOBBY = 'lobby';
/** What is said to everybody without a name; to some seats, it is named after those who read it. */
const GREY = 'grey';
const GREY_TO = `${GREY}>`;

/** Whether nobody is told who writes in a conversation. */
export const isGrey = (conversation: string): boolean => conversation === GREY || conversation.startsWith(GREY_TO);

/**
 * Returns the conversation for grey press to seats: the author does not read it there, else those who do would know
 * more.
 */
export const greyTo = (others: readonly string[]): string => GREY_TO + [...new Set(others)].sort().join(',');

/** Whether a conversation is not one between seats. */
export const isCommon = (conversation: string): conversation is typeof ALL | typeof LOBBY =>
  conversation === ALL || conversation === LOBBY;

/** How one talks in a game; undefined: not at all. */
export function pressOf({ settings: { press } }: Game): Press | undefined {
  return press === undefined || press.talk === 'none' ? undefined : press;
}

/** The seats of a conversation between seats, or that alone read a grey one; none: everybody's, or the lobby's. */
export function seatsIn(conversation: string): readonly string[] {
  if (conversation.startsWith(GREY_TO)) return conversation.slice(GREY_TO.length).split(',');
  return conversation.includes(',') ? conversation.split(',') : [];
}

/** How one begins a conversation between seats in a game: under the name of one's seat, without it. */
export const beginningsIn = ({ talk, grey }: Press): readonly ('named' | 'grey')[] => [
  ...(talk === 'public' ? [] : (['named'] as const)),
  ...(grey === 'private' ? (['grey'] as const) : []),
];

/** What the conversation of a seat with others is called. */
export const between = (seat: string, others: readonly string[]): string =>
  [...new Set([seat, ...others])].sort().join(',');

/** The newest correction of each entry of a conversation that has one, by its number. */
export const correctionsIn = (said: readonly Said[]): ReadonlyMap<number, number> =>
  new Map(said.flatMap(({ entry, corrects }) => (corrects === undefined ? [] : [[corrects, entry.n]])));

/** Returns the author of an entry. */
export const seatOf = ({ entry }: Pick<Said, 'entry'>): string => entry.by.split('/')[0] ?? '';

/**
 * Conversations that there are for the reader, the common ones first, then by their newest entry; `opened`: one that is
 * yet to begin.
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

/** How many entries of a conversation the reader has not seen; their own count for nothing. */
export function unreadIn(
  said: readonly Said[],
  marks: Marks | undefined,
  mine: readonly string[],
  conversation?: string,
): number {
  if (marks === undefined) return 0;
  return said.filter((each) => {
    const { conversation: where, n } = each.entry;
    const isHere = conversation === undefined ? !marks.muted.includes(where) : where === conversation;
    return isHere && n > (marks.read[where] ?? 0) && !mine.includes(seatOf(each));
  }).length;
}

/**
 * The seat of the reader's that writes in a conversation; undefined: they are not in it, or a grey one is read by them
 * alone.
 */
export function writerIn(game: Game, conversation: string): string | undefined {
  if (isGrey(conversation)) {
    const readers = seatsIn(conversation);
    return game.mine?.find((seat) => readers.length === 0 || readers.some((each) => each !== seat));
  }
  const seats = seatsIn(conversation);
  return game.mine?.find((seat) => seats.length === 0 || seats.includes(seat));
}

/**
 * Whether a game lets people write now; seats out of play, and what a game may ask besides, are the service's to
 * refuse.
 */
export function isOpenNow(game: Game, conversation: string): boolean {
  const press = pressOf(game);
  if (press === undefined || game.status === 'over') return false;
  if (game.status === 'lobby') return conversation === LOBBY && game.settings.anonymous !== true;
  if (conversation === LOBBY) return false;
  return press.phases === undefined || game.asks.some(({ kind }) => press.phases?.includes(kind));
}

/** As the service takes it: one form of Unicode, line feeds alone, nothing that is no letter. */
export const plainly = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, (each) => (each === '\n' ? each : ''))
    .trim();

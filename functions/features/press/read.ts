import type { Match } from '../../../domain/match/state/state.ts';
import { ALL, LOBBY } from '../../../domain/press/conversations.ts';
import type { Opened } from '../../../domain/press/entry.ts';
import { GREY, isGrey } from '../../../domain/press/grey.ts';
import { isOpened, isWithin, pressOf, type Span, spansOf } from '../../../domain/press/rights.ts';
import { cursorOf, positionIn } from '../../platform/http/cursor.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import { BadCursor, type KeptEntry, type PressLog } from '../../platform/ports/ports.ts';
import { isNumber, isText, listOf } from '../../platform/ports/shape.ts';

/** A reader's position by conversation: the number of the newest entry that they received. */
type Position = { readonly [conversation: string]: number };

type Reading = Pick<Ports, 'press' | 'now'>;

const nameOf = (game: string, user: string | undefined): string => `press/${game}/${user ?? ''}`;

const isEntries = listOf(
  (entry): entry is readonly [string, number] => Array.isArray(entry) && isText(entry[0]) && isNumber(entry[1]),
);

/** Returns the cursor at the end of a page. It contains only the numbers of the reader's own conversations. */
export const cursorAt = (game: string, user: string | undefined, position: Position): string =>
  cursorOf(nameOf(game, user), JSON.stringify(Object.entries(position).sort()));

/** Returns the position in a cursor. Throws `BadCursor` for a cursor of another list. */
export function positionAt(game: string, user: string | undefined, cursor: string): Position {
  const entries: unknown = JSON.parse(positionIn(nameOf(game, user), cursor));
  if (!isEntries(entries)) throw new BadCursor('this cursor belongs to another list');
  return Object.fromEntries(entries);
}

/**
 * Returns the conversations in which a reader may read something. The reads depend on the reader's seats only, not on
 * who talks. Conversations that began after the reader left are skipped.
 */
export async function conversationsOf(
  press: PressLog,
  match: Match,
  me: string | undefined,
): Promise<readonly string[]> {
  const common = [ALL, LOBBY, GREY].filter((each) => spansOf(match, me, each).length > 0 && isUsed(match, each));
  const seats = isOpened(match, me)
    ? match.chairs.map(({ seat }) => seat)
    : (match.sittings ?? []).filter(({ user }) => user === me).map(({ seat }) => seat);
  const noted = (await Promise.all([...new Set(seats)].map((seat) => press.noted(match.game, seat)))).flat();
  const mine = noted.filter(({ conversation, since }) =>
    spansOf(match, me, conversation).some(({ until }) => since < until),
  );
  return [...common, ...[...new Set(mine.map(({ conversation }) => conversation))].sort()];
}

/** Returns whether a common conversation can have entries. */
function isUsed(match: Match, conversation: string): boolean {
  const { talk, grey } = pressOf(match) ?? {};
  if (conversation === GREY) return grey === 'public';
  return conversation === LOBBY
    ? talk !== undefined && !match.settings.anonymous
    : talk === 'public' || talk === 'both';
}

/**
 * Returns whether an entry may be shown yet. Grey press appears at the next full five minutes. Delayed spectators see
 * only entries up to their version.
 */
export const isTold =
  ({ now }: Pick<Ports, 'now'>, match: Match) =>
  ({ entry }: KeptEntry): boolean =>
    (!match.isFace || entry.about.v <= match.v) &&
    (!isGrey(entry.conversation) || entry.at <= (match.isFace ? match.at : now()));

/** The new entries of one conversation. */
interface Found {
  readonly conversation: string;
  readonly shown: readonly KeptEntry[];
  /** The number up to which it was read. */
  readonly upTo: number;
  readonly isMore: boolean;
}

/**
 * Returns the entries of a conversation after a number that a reader may read: the first `limit`, and whether there is
 * more. It ends with the reader's last span. The position is the number of the last readable entry, so it reveals
 * nothing about others.
 */
async function newIn(
  { press, now }: Reading,
  match: Match,
  conversation: string,
  spans: readonly Span[],
  after: number,
  limit: number,
): Promise<Found> {
  const ends = Math.max(...spans.map((span) => span.until));
  const shown: KeptEntry[] = [];
  for (let upTo = after; ; ) {
    const found = (await press.read(match.game, conversation, upTo, limit)).filter(isTold({ now }, match));
    const late = found.findIndex(({ entry }) => entry.about.v >= ends);
    const page = late === -1 ? found : found.slice(0, late);
    shown.push(...page.filter(({ entry }) => isWithin(spans, entry.about.v)));
    upTo = page.at(-1)?.entry.n ?? upTo;
    if (page.length < limit || shown.length >= limit)
      return { conversation, shown, upTo: shown.at(-1)?.entry.n ?? after, isMore: page.length === limit };
  }
}

/**
 * Returns a page of new entries for a reader after a position: the first `limit` of all conversations, in the order of
 * their times.
 */
export async function pageAfter(
  reading: Reading,
  match: Match,
  me: string | undefined,
  conversations: readonly string[],
  position: Position,
  limit: number,
) {
  const found = await Promise.all(
    conversations.map((each) => newIn(reading, match, each, spansOf(match, me, each), position[each] ?? 0, limit)),
  );
  const all = found.flatMap(({ shown }) => shown).sort(inOrder);
  const told = all.slice(0, limit);
  const reached = found.map(({ conversation, shown, upTo }): [string, number] => {
    const mine = told.filter(({ entry }) => entry.conversation === conversation);
    if (mine.length === shown.length) return [conversation, upTo];
    return [conversation, mine.at(-1)?.entry.n ?? position[conversation] ?? 0];
  });
  const isMore = told.length < all.length || found.some((each) => each.isMore);
  return { told, position: { ...position, ...Object.fromEntries(reached.filter(([, n]) => n > 0)) }, isMore };
}

const inOrder = ({ entry: a }: KeptEntry, { entry: b }: KeptEntry): number =>
  a.at - b.at || (a.conversation === b.conversation ? a.n - b.n : a.conversation < b.conversation ? -1 : 1);

/** Returns an entry as a reader sees it, without text if a moderator has hidden it. */
export async function shownWith(
  { press }: Pick<Ports, 'press'>,
  game: string,
  open: (kept: KeptEntry) => Promise<Opened | undefined>,
) {
  const hidden = new Map((await press.hidden(game)).map(({ conversation, n, by }) => [`${conversation} ${n}`, by]));
  return async (kept: KeptEntry) => {
    const { entry, hash } = kept;
    const by = hidden.get(`${entry.conversation} ${entry.n}`);
    return {
      entry: { ...entry, about: { ...entry.about } },
      hash,
      ...(by === undefined ? await open(kept) : { hidden: by }),
    };
  };
}

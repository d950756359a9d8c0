import { cursorOf, positionIn } from '../../platform/http/cursor.ts';
import { BadCursor } from '../../platform/ports/ports.ts';

/** A game as a client knows it. */
interface Known {
  readonly game: string;
  readonly version: number;
  /** When that version was made. */
  readonly at: number;
}

/**
 * A reader's position in their news: all up to a time, and these games after it. So late entries in the lists are not
 * skipped.
 */
export interface Position {
  readonly upTo: number;
  /** Of the games at exactly that time, those up to this id; absent: all. */
  readonly game?: string;
  /** In the order of their times. The first digits of an id name a game. */
  readonly known: readonly Known[];
  /** The number of messages to the reader, in all games. */
  readonly said?: number;
}

/** The longest delay of a game in the lists. */
export const LATE_MS = 600_000;
/** Number of games in a cursor. Beyond that, the time advances. */
const MOST = 30;
const DIGITS = 12;

const short = (game: string): string => game.slice(0, DIGITS);

export const START: Position = { upTo: 0, known: [] };

const isUpTo = ({ game, at }: Omit<Known, 'version'>, { upTo, game: last }: Omit<Position, 'known'>): boolean =>
  at < upTo || (at === upTo && (last === undefined || game <= last));

/** Returns whether a reader at a position knows a game at this version. */
export const isKnown = ({ upTo, game: last, known }: Position, { game, version, at }: Known): boolean =>
  isUpTo({ game: short(game), at }, { upTo, ...(last !== undefined && { game: last }) }) ||
  known.some((each) => each.game === short(game) && each.version >= version);

/** Returns a position that also knows these games. */
export function advanced({ upTo, game: last, known, said }: Position, more: readonly Known[]): Position {
  const all = new Map(known.map((each) => [each.game, each]));
  for (const { game, version, at } of more) all.set(short(game), { game: short(game), version, at });
  const sorted = [...all.values()].sort((a, b) => a.at - b.at || (a.game < b.game ? -1 : 1));
  const late = { upTo: (sorted.at(-1)?.at ?? 0) - LATE_MS };
  const over = sorted.at(-MOST - 1);
  // Many games may have changed at the same time, and only some of them are known.
  const bounds: Omit<Position, 'known'>[] = [
    { upTo, ...(last !== undefined && { game: last }) },
    late,
    ...(over === undefined ? [] : [{ upTo: over.at, game: over.game }]),
  ];
  const left = bounds.reduce((a, b) => (isUpTo({ game: a.game ?? LAST, at: a.upTo }, b) ? b : a));
  return { ...left, ...(said !== undefined && { said }), known: sorted.filter((each) => !isUpTo(each, left)) };
}

/** Sorts after every game. */
const LAST = '~';

/** Returns a position that is not after now. A wrong clock may have written future times. */
export const notAfter = (position: Position, now: number): Position =>
  position.upTo > now ? { ...position, upTo: now - LATE_MS, known: [] } : position;

const listOf = (user: string): string => JSON.stringify(['/v1/me/events', user]);
const digits = (n: number): string => n.toString(36);

/** Returns a position as an opaque text for one user, of at most 1,000 characters. */
export function cursorAt(user: string, { upTo, game: last, known, said = 0 }: Position): string {
  const named = known.map(({ game, version, at }) => `${game.slice(1)}.${digits(version)}.${digits(at - upTo)}`);
  const first = last === undefined ? digits(upTo) : `${digits(upTo)}.${last.slice(1)}`;
  return cursorOf(listOf(user), [first, ...named].join(',') + (said === 0 ? '' : `;${digits(said)}`));
}

/** Returns the position in a cursor of this user. Throws `BadCursor` for any other text. */
export function positionAt(user: string, cursor: string): Position {
  const [games = '', said] = positionIn(listOf(user), cursor).split(';');
  const [first = '', ...named] = games.split(',');
  const [time = '', last] = first.split('.');
  const upTo = read(time);
  return {
    upTo,
    ...(said !== undefined && { said: read(said) }),
    ...(last !== undefined && { game: `g${last}` }),
    known: named.map((each) => {
      const [game = '', version = '', after = ''] = each.split('.');
      return { game: `g${game}`, version: read(version), at: upTo + read(after) };
    }),
  };
}

function read(text: string): number {
  const n = Number.parseInt(text, 36);
  if (!Number.isSafeInteger(n)) throw new BadCursor('this cursor has no position');
  return n;
}

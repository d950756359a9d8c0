import { cursorOf, positionIn } from '../http/cursor.ts';
import { BadCursor } from '../ports.ts';

/** A game as somebody knows it. */
interface Known {
  readonly game: string;
  readonly version: number;
  /** When that version was made. */
  readonly at: number;
}

/**
 * How far somebody has read what concerns them: all up to a time, and these games of after it. So one that comes late to the lists is not
 * passed over for those that came before it.
 */
export interface Position {
  readonly upTo: number;
  /** In the order of their times. A game is named by the first digits of its id. */
  readonly known: readonly Known[];
}

/** How late a game may come to the lists. */
const LATE_MS = 600_000;
/** How many games a cursor names; with more, the time moves up. */
const MOST = 30;
const DIGITS = 12;

const short = (game: string): string => game.slice(0, DIGITS);

export const START: Position = { upTo: 0, known: [] };

/** Whether somebody at a position knows a game at this version. */
export const isKnown = ({ upTo, known }: Position, { game, version, at }: Known): boolean =>
  at <= upTo || known.some((each) => each.game === short(game) && each.version >= version);

/** A position, once these games are known too. */
export function advanced({ upTo, known }: Position, more: readonly Known[]): Position {
  const all = new Map(known.map((each) => [each.game, each]));
  for (const { game, version, at } of more) all.set(short(game), { game: short(game), version, at });
  const sorted = [...all.values()].sort((a, b) => a.at - b.at || (a.game < b.game ? -1 : 1));
  const left = Math.max(upTo, (sorted.at(-1)?.at ?? 0) - LATE_MS, sorted.at(-MOST - 1)?.at ?? 0);
  return { upTo: left, known: sorted.filter(({ at }) => at > left) };
}

/** A position no later than now: a clock that was wrong may have written into the future. */
export const notAfter = (position: Position, now: number): Position =>
  position.upTo > now ? { upTo: now - LATE_MS, known: [] } : position;

const listOf = (user: string): string => JSON.stringify(['/v1/me/events', user]);
const digits = (n: number): string => n.toString(36);

/** A position as an opaque text for one user: at most 1,000 characters. */
export function cursorAt(user: string, { upTo, known }: Position): string {
  const named = known.map(({ game, version, at }) => `${game.slice(1)}.${digits(version)}.${digits(at - upTo)}`);
  return cursorOf(listOf(user), [digits(upTo), ...named].join(','));
}

/** The position in a cursor of this user. Throws `BadCursor` for any other text. */
export function positionAt(user: string, cursor: string): Position {
  const [first = '', ...named] = positionIn(listOf(user), cursor).split(',');
  const upTo = read(first);
  return {
    upTo,
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

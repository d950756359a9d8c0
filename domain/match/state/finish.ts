import type { Game } from '../../contract/game.ts';
import type { SeatId } from '../../lib/ids.ts';
import type { Match } from './state.ts';
import { usual } from './usual.ts';

// The result of a finished match for the people who began it: for records, and for ratings if it counts.

/** How one seat came out for the person who began on it. */
interface Finisher {
  readonly seat: SeatId;
  /** The pseudonym of the holder when play began. */
  readonly by: string;
  /** Seats of one side win and lose together. */
  readonly side: number;
  /** 1: won, or shares; 2: did not; 3: left before the end, independent of the later course of the seat. */
  readonly place: 1 | 2 | 3;
  /** Questions under a deadline that they answered, and those that timed out. */
  readonly answered: number;
  readonly missed: number;
}

/** Why a match counts for nobody's rating. */
export const UNRATED = ['not-asked', 'private', 'seats-chosen', 'bots', 'twice', 'short'] as const;
type Unrated = (typeof UNRATED)[number];

export interface Finish {
  /** Milliseconds since 1970: its last commit. */
  readonly at: number;
  readonly mode: 'live' | 'mail';
  readonly seats: readonly Finisher[];
  /** It was over before anybody could take it seriously. */
  readonly isShort: boolean;
  /** Absent: it counts. */
  readonly unrated?: Unrated;
}

/** A match that nobody takes seriously for fewer turns. */
const LEAST_TURNS = 3;
/** The longest time to think in a live game, in seconds. */
const LIVE = 3600;

/**
 * Returns how a match came out; `undefined` if it is not over, was cancelled, or is of form 1, where holders cannot be
 * told apart.
 */
export function finishOf(game: Pick<Game, 'sides' | 'turn'>, match: Match): Finish | undefined {
  const { outcome, tenures, state } = match;
  if (
    match.form !== 2 ||
    outcome === undefined ||
    outcome.result === 'cancelled' ||
    tenures === undefined ||
    state === undefined
  )
    return undefined;
  const sides = game.sides?.(state) ?? match.chairs.map(({ seat }) => [seat]);
  const began = Math.min(...tenures.map(({ from }) => from));
  const seats = tenures
    .filter(({ from }) => from === began)
    .map(({ seat, user, answered, missed, to }): Finisher => {
      const place = to !== undefined && to < match.v ? 3 : outcome.seats.includes(seat) ? 1 : 2;
      return { seat, by: user, side: sides.findIndex((side) => side.includes(seat)), place, answered, missed };
    });
  const isShort = game.turn(state) < LEAST_TURNS;
  const unrated = unratedFor(match, seats, isShort);
  return { at: match.at, mode: modeOf(match), seats, isShort, ...(unrated !== undefined && { unrated }) };
}

function unratedFor(match: Match, seats: readonly Finisher[], isShort: boolean): Unrated | undefined {
  const { settings, chairs } = match;
  if (!usual(settings).rated) return 'not-asked';
  if (settings.visibility !== 'public') return 'private';
  if (settings.seating === 'choose') return 'seats-chosen';
  if (seats.length < chairs.length) return 'bots';
  if (new Set(seats.map(({ by }) => by)).size < seats.length) return 'twice';
  return isShort ? 'short' : undefined;
}

export function modeOf({ settings: { deadlines, bank } }: Pick<Match, 'settings'>): Finish['mode'] {
  const longest = bank === undefined ? Math.max(deadlines.default ?? Infinity, ...Object.values(deadlines)) : bank.most;
  return longest <= LIVE ? 'live' : 'mail';
}

// When people are reminded of a deadline: from the time that it gives, and from what each of them wants.

/** When half of the time of a question is over: who is to be reminded, and when, is looked up then. */
export interface Half {
  readonly game: string;
  readonly who: string;
  readonly due: number;
  readonly at: number;
}

/** Nobody who is playing is told what they see: a question is held so long, and told only if it is open then. */
export const HELD_MS = 90_000;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * The least time of a question that anybody is reminded of: who is at the table needs no reminder, and who is not was
 * told of the turn.
 */
const LEAST_MS = HOUR;

/** The middle of the time that a question gives; undefined: it gives so little that nobody is reminded. */
export const halfOf = (opened: number, due: number): number | undefined =>
  due - opened < LEAST_MS ? undefined : opened + (due - opened) / 2;

/**
 * Returns how long before its deadline a question of this many milliseconds is recalled: a sixth, 10 minutes at least
 * and 12 hours at most.
 */
const usual = (gives: number): number => Math.min(12 * HOUR, Math.max(10 * MINUTE, gives / 6));

/** A moment to be reminded at; `before`: the person wants it this many seconds before the deadline. */
interface Moment {
  readonly at: number;
  readonly before?: number;
}

/**
 * Gives the moments at which a person is reminded of a deadline. `remind`: the seconds before it that they chose; those
 * count that lie in the second half of the time, and where none does the usual moment counts. Never within 90 s of
 * being told that it is their turn.
 */
export function momentsOf(opened: number, due: number, remind: readonly number[] = []): readonly Moment[] {
  const half = halfOf(opened, due);
  if (half === undefined) return [];
  const first = Math.max(half, opened + 2 * HELD_MS);
  const own = remind.map((before) => ({ at: due - before * 1000, before })).filter(({ at }) => at >= first);
  return own.length > 0 ? own : [{ at: Math.max(first, due - usual(due - opened)) }];
}

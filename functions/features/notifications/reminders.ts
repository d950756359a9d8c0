import type { Stretch } from './quiet.ts';

// Computes the reminders of a deadline from the time of the question and the choices of each person.

/** The middle of a question's time. The people to remind and their moments are looked up then. */
export interface Half {
  readonly game: string;
  readonly who: string;
  readonly due: number;
  readonly at: number;
}

/**
 * How long the notification of a question is held. It is sent only if the question is still open, so an active player
 * is not notified.
 */
export const HELD_MS = 90_000;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * The shortest time of a question with reminders. An active player needs none, and an absent player was notified of the
 * turn.
 */
const LEAST_MS = HOUR;

/** Returns the middle of a question's time; `undefined` if the time is too short for reminders. */
export const halfOf = (opened: number, due: number): number | undefined =>
  due - opened < LEAST_MS ? undefined : opened + (due - opened) / 2;

/**
 * Returns the usual time between reminder and deadline for a question of this many milliseconds: a sixth, at least 10
 * minutes and at most 12 hours.
 */
const usual = (gives: number): number => Math.min(12 * HOUR, Math.max(10 * MINUTE, gives / 6));

/** The moment of a reminder. `before`: the person chose this many seconds before the deadline. */
interface Moment {
  readonly at: number;
  readonly before?: number;
}

/** How long before quiet hours a reminder comes that would fall into them. */
const BEFORE_QUIET_MS = 10 * MINUTE;

/**
 * Returns the moments of a person's reminders of a deadline. `remind`: the seconds before it that they chose. Choices
 * in the second half of the time are used, or else the usual moment. No reminder follows the notification of the turn
 * within 90 s. `quietAt`: the quiet hours of a moment. A reminder in them comes before they begin; if the question was
 * not open then, at their end.
 */
export function momentsOf(
  opened: number,
  due: number,
  remind: readonly number[] = [],
  quietAt: (moment: number) => Stretch | undefined = () => undefined,
): readonly Moment[] {
  const moments = choicesOf(opened, due, remind).flatMap((moment) => {
    const quiet = quietAt(moment.at);
    if (quiet === undefined) return [moment];
    const at = quiet.from - BEFORE_QUIET_MS;
    if (at >= opened + 2 * HELD_MS) return [{ ...moment, at }];
    return quiet.to < due ? [{ ...moment, at: quiet.to }] : [];
  });
  return moments.filter(({ at }, i) => moments.findIndex((other) => other.at === at) === i);
}

function choicesOf(opened: number, due: number, remind: readonly number[]): readonly Moment[] {
  const half = halfOf(opened, due);
  if (half === undefined) return [];
  const first = Math.max(half, opened + 2 * HELD_MS);
  const own = remind.map((before) => ({ at: due - before * 1000, before })).filter(({ at }) => at >= first);
  return own.length > 0 ? own : [{ at: Math.max(first, due - usual(due - opened)) }];
}

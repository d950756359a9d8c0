import type { JsonObject } from '../../lib/json.ts';

/** A time in which a deadline stood still: a pause, or an outage whose time was given back. */
export type Still = readonly [from: number, until: number];

/** Since when an open deadline runs, and when it stood still. Follows from the events of the match alone. */
export interface Opened {
  /** Absent: there is no deadline. */
  readonly opened?: number;
  readonly stood?: readonly Still[];
  /** In a pause that keeps the time that was left: when it began. */
  readonly halted?: number;
}

type Fact = Pick<JsonObject, string>;

/** Events after which a `match/clock` begins a deadline, also with `grace`. They say how much time is left. */
const SETTLES: readonly unknown[] = ['match/clock-set', 'match/restored'];

/**
 * Returns since when the deadline runs after the events of a commit. A `match/clock` begins a deadline, unless it moves
 * the one before: directly after an extension, an outage with a number, or a pause that kept its time, or by grace.
 */
export function openedAfter(before: Opened, at: number, events: readonly Fact[]): Opened {
  let now = before;
  let moves = false;
  for (const [i, { type, ...event }] of events.entries()) {
    const { halted, stood = [], ...rest } = now;
    switch (type) {
      case 'match/clock': {
        const isMoved = moves || (event.grace === true && !SETTLES.includes(events[i - 1]?.type));
        if (event.due === undefined) now = {};
        else if (!isMoved || rest.opened === undefined) now = { opened: at, ...(stood.length > 0 && { stood }) };
        moves = false;
        continue;
      }
      case 'match/paused':
        moves = event.left !== undefined;
        if (moves) now = { ...now, halted: at };
        break;
      case 'match/resumed':
        moves = halted !== undefined;
        now = { ...rest, stood: halted === undefined ? stood : [...stood, [halted, at]] };
        break;
      case 'match/outage':
        moves = event.n !== undefined;
        now = moves ? { ...now, stood: [...stood, [Number(event.from), Number(event.until)]] } : {};
        break;
      case 'match/ended':
        return {};
      default:
        moves = type === 'match/extended';
    }
  }
  return now;
}

/** Returns the parts of a time in which a deadline ran that began at `opened`. */
export function partsIn(
  { opened = 0, stood = [] }: Opened,
  { from, until }: { readonly from: number; readonly until: number },
): readonly Still[] {
  let parts: readonly Still[] = [[Math.max(from, opened), until]];
  for (const [begins, ends] of stood)
    parts = parts.flatMap(([one, other]): readonly Still[] => [
      [one, Math.min(other, begins)],
      [Math.max(one, ends), other],
    ]);
  return parts.filter(([one, other]) => one < other);
}

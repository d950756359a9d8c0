import type { Game } from '../../../domain/contract/game.ts';
import type { Json } from '../../../domain/lib/json.ts';
import { at } from '../../../domain/lib/sure.ts';
import type { Text } from '../../../domain/lib/text.ts';
import { dueAfter, hoursFrom, isOpenAt } from '../../../domain/match/clock/calendar.ts';
import type { Calendar } from '../../../domain/match/state/calendar-schema.ts';
import type { Settings } from '../../../domain/match/state/settings.ts';
import { named, Problem } from '../../platform/http/problem.ts';

// The possible deadlines of a game: their kinds, lengths and fixed hours.

/**
 * Deadlines that every game may have: the default for questions without a separate one, and for contributions to the
 * dice.
 */
const EVERYWHERE = ['default', 'reveal'];

/** Throws a Problem (400) if a deadline is for a kind of question that the game never asks. */
export function unlessKindsAsked({ kinds }: Game, deadlines: Settings['deadlines']): void {
  const allowed = [...kinds, ...EVERYWHERE];
  const unknown = Object.keys(deadlines).filter((kind) => !allowed.includes(kind));
  const [first] = unknown;
  if (first === undefined) return;
  const detail = noSuchKind(allowed);
  const errors = unknown.map((kind) => ({ pointer: `/settings/deadlines/${kind}`, detail }));
  throw new Problem(400, 'BAD_BODY', named(`/settings/deadlines/${first}`, detail), { errors });
}

const noSuchKind = (kinds: readonly string[]): Text => ({
  en: `this game has no such kind of question; use one of ${kinds.join(', ')}`,
  ko: `이 게임에 없는 질문 종류입니다. 다음 중 하나입니다: ${kinds.join(', ')}.`,
});

/** Throws a Problem (400) if a game with other than two seats would have a time bank. */
export function unlessTwo(game: Game, options: Json, bank: Settings['bank']): void {
  if (bank === undefined || game.seats(options).length === 2) return;
  const detail = { en: 'a time bank needs a game of two seats', ko: '자리가 둘인 게임에만 시간 은행이 있습니다.' };
  throw new Problem(400, 'BAD_BODY', named('/settings/bank', detail), {
    errors: [{ pointer: '/settings/bank', detail }],
  });
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Number of days before and after a clock change in which hours are checked. */
const AROUND = 8;
/** Maximum number of fixed hours of a kind in a week. */
const MOST = 28;
/** The shortest deadline of a game, in seconds. */
const LEAST = 10;

interface Terms {
  readonly deadlines: Settings['deadlines'];
  readonly bank?: Settings['bank'] | undefined;
}

/**
 * Throws a Problem (400) if fixed hours are for a question that the game never asks, or at a time when no deadline
 * expires. Also throws if the seconds of the kind are missing or too long, because a deadline would skip an hour.
 * `base`: the place of the calendar in the body.
 */
export function unlessHoursFit(
  { kinds }: Game,
  calendar: Calendar | undefined,
  { deadlines, bank }: Terms,
  base: string,
): void {
  if (calendar === undefined || bank !== undefined) return;
  for (const [kind, slots] of Object.entries(calendar.slots ?? {})) {
    const wrong = problemOf(calendar, kind, slots, deadlines[kind] ?? deadlines.default, kinds);
    if (wrong === undefined) continue;
    const pointer = `${base}/slots/${kind}`;
    throw new Problem(400, 'BAD_BODY', named(pointer, wrong), { errors: [{ pointer, detail: wrong }] });
  }
}

function problemOf(
  calendar: Calendar,
  kind: string,
  slots: readonly number[],
  seconds: number | undefined,
  kinds: readonly string[],
): Text | undefined {
  if (!kinds.includes(kind)) return noSuchKind(kinds);
  if (slots.length > MOST) return { en: `at most ${MOST} hours a week`, ko: `한 주에 ${MOST}개까지 정할 수 있습니다.` };
  if (!slots.every((slot) => isOpenAt(calendar, slot)))
    return {
      en: 'no deadline can be then: the clock does not run on that day, or the hour is quiet',
      ko: '기한이 끝날 수 없는 때입니다. 시계가 가지 않는 요일이거나 조용한 시간입니다.',
    };
  const most = mostSeconds(calendar, slots);
  if (most < LEAST)
    return {
      en: 'the hours are too close; leave more than an hour between two of them',
      ko: '시각 사이가 너무 짧습니다. 한 시간 넘게 두세요.',
    };
  if (seconds === undefined)
    return {
      en: `"deadlines" must have the minimum seconds of a question, at most ${most}`,
      ko: `"deadlines"에 질문이 적어도 몇 초를 주는지 적어야 합니다. 많아야 ${most}초입니다.`,
    };
  return seconds <= most
    ? undefined
    : {
        en: `"deadlines" has ${seconds} seconds; with these hours use at most ${most}, or a deadline would skip one`,
        ko: `"deadlines"가 ${seconds}초를 줍니다. 이 시각들 사이에는 많아야 ${most}초가 들어갑니다. 더 길면 기한이 한 번을 건너뜁니다.`,
      };
}

/**
 * Returns the maximum seconds of a kind with which each fixed hour is followed by the next, even if the question opens
 * an hour late. Checks weeks with clock changes and two weeks without.
 */
export function mostSeconds(calendar: Calendar, slots: readonly number[]): number {
  let most = 60 * (DAY / 1000);
  for (const [moment = 0] of calendar.offsets) {
    const hours = hoursFrom(calendar, slots, moment - AROUND * DAY, 2 * AROUND);
    for (const [i, hour] of hours.slice(0, -1).entries()) {
      const next = at(hours, i + 1);
      const fits = (seconds: number): boolean => dueAfter(calendar, hour + HOUR, seconds * 1000) <= next;
      if (!fits(most)) most = largest(most, fits);
    }
  }
  return most;
}

/** Returns the largest integer below `limit` that fits, if all smaller ones do; 0 if none does. */
function largest(limit: number, fits: (n: number) => boolean): number {
  let [low, high] = [0, limit];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

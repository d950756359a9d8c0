import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { G } from '../../../domain/log/times.ts';
import { createWatch } from '../../../functions/features/costs/watch.ts';
import type { Matches } from '../../../functions/features/matches/matches.ts';
import { sweep } from '../../../functions/lambdas/deadlines.ts';
import { memoryMemos } from '../../kit/memory-memos.ts';
import { noOutages } from '../../kit/memory-outages.ts';
import { memoryViews } from '../../kit/memory-views.ts';
import { NOON } from '../../kit/table.ts';
import { viewAt } from '../ports/contracts.ts';

// The sweep works through all that is due, in order, and no game stands in the way of others.

const MINUTE = 60_000;
let now: number;
let stores: { readonly views: ReturnType<typeof memoryViews>; readonly memos: ReturnType<typeof memoryMemos> };
/** Games in the order in which they were loaded. */
let tried: string[];
let broken: Set<string>;
/** What was reported. */
let lines: string[];
beforeEach(() => {
  [now, tried, broken] = [NOON, [], new Set()];
  stores = { views: memoryViews(), memos: memoryMemos() };
  lines = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Matches, each due as its view says until it was ticked. */
function matchesDue(): Matches {
  const ticked = new Set<string>();
  const matches: Pick<Matches, 'load' | 'execute'> = {
    async load(game) {
      tried.push(game);
      if (broken.has(game)) throw new Error(`${game} throws`);
      const match = {
        game,
        v: 1,
        form: 2,
        status: 'playing',
        due: ticked.has(game) ? now + MINUTE : NOON,
        chairs: PEOPLE,
      };
      return { match } as unknown as Awaited<ReturnType<Matches['load']>>;
    },
    async execute({ game }) {
      ticked.add(game);
      return { is: 'committed' } as Awaited<ReturnType<Matches['execute']>>;
    },
  };
  return matches as Matches;
}
const PEOPLE = [{ seat: 'red', holder: { kind: 'user', user: 'ann' } }];
const swept = (matches = matchesDue()) => {
  const watch = createWatch({ memos: stores.memos, matches, report: () => undefined, now: () => now });
  const outages = noOutages(stores.memos, () => now);
  return sweep({ ...stores, matches, watch, outages, now: () => now });
};

describe('2,500 due games; the first throws', () => {
  const name = (n: number): string => `g-${String(n).padStart(4, '0')}`;
  beforeEach(async () => {
    for (let n = 0; n < 2_500; n++) await stores.views.put(viewAt(name(n), 1, { due: NOON - 10_000 + n }));
    broken.add(name(0));
    now = NOON + G;
  });

  it('are all ticked in one sweep, the longest due first', async () => {
    expect(await swept()).toBe(2_499);
    expect(tried).toEqual(Array.from({ length: 2_500 }, (_, n) => name(n)));
    expect(lines).toEqual([expect.stringContaining('"what":"quarantine","game":"g-0000"')]);
  });

  it('leave the one that threw aside: it is tried again after a minute, then after two, four, up to a day, by any process', async () => {
    const matches = matchesDue();
    await swept(matches);
    const triesUntil = async (until: number, step: number): Promise<number[]> => {
      const times: number[] = [];
      for (; now <= until; now += step) {
        tried = [];
        await swept(matches);
        if (tried.includes(name(0))) times.push(now - NOON - G);
      }
      return times;
    };
    expect(await triesUntil(NOON + G + 16 * MINUTE, MINUTE)).toEqual([1, 3, 7, 15].map((minutes) => minutes * MINUTE));
    now = NOON + 1000 * 24 * 60 * MINUTE;
    for (let i = 0; i < 12; i++, now += 25 * 60 * MINUTE) await swept(matches);
    const [memo] = await stores.memos.list('aside#');
    expect(Number(memo?.value.until) - (now - 25 * 60 * MINUTE)).toBe(24 * 60 * MINUTE);
  });
});

it('a game that threw and does so no more is as any other', async () => {
  await stores.views.put(viewAt('g', 1, { due: NOON }));
  broken.add('g');
  now = NOON + G;
  expect(await swept()).toBe(0);
  broken.clear();
  expect(await swept()).toBe(0);
  now += MINUTE;
  expect(await swept()).toBe(1);
  expect(await stores.memos.list('aside#')).toEqual([]);
});

it('a game that threw and is due no more is forgotten', async () => {
  await stores.views.put(viewAt('g', 1, { due: NOON }));
  broken.add('g');
  now = NOON + G;
  await swept();
  await stores.views.put(viewAt('g', 2));
  await swept();
  expect(await stores.memos.list('aside#')).toHaveLength(1);
  now += MINUTE;
  await swept();
  expect(await stores.memos.list('aside#')).toEqual([]);
});

import { expect, it } from 'vitest';
import type { Match } from '../../../domain/match/state/state.ts';
import { giveBack } from '../../../functions/features/outages/give-back.ts';
import { createOutages } from '../../../functions/features/outages/outages.ts';
import { memoryMemos } from '../../kit/memory-memos.ts';
import { memoryOutages } from '../../kit/memory-outages.ts';

// An outage is applied to many games: at a pace, and by several sweeps if one is too short.

const HOUR = 3_600_000;
const NOW = 100 * HOUR;

/** A service with 250 games whose deadline runs since an hour before now, and what it did. */
function service() {
  const memos = memoryMemos();
  const pauses: number[] = [];
  const loaded: string[] = [];
  const outages = createOutages({
    record: memoryOutages(),
    memos,
    clock: {
      fault: () => undefined,
      pause: async (milliseconds) => {
        pauses.push(milliseconds);
      },
    },
    report: () => undefined,
    sign: async () => 'signed',
    now: () => NOW,
  });
  const games = Array.from({ length: 250 }, (_, n) => `g${String(n).padStart(3, '0')}`);
  /** The outages that each game got, in order. */
  const got = new Map(games.map((game) => [game, [] as number[]]));
  const on = {
    outages,
    views: {
      overdue: async (_: number, limit: number, from = '') => {
        const page = games.filter((game) => game > from).slice(0, limit);
        const next = page.at(-1);
        return { games: page, ...(next !== undefined && next !== games.at(-1) && { next }) };
      },
    },
    matches: {
      load: async (game: string) => {
        loaded.push(game);
        const match = {
          form: 2,
          status: 'playing',
          opened: NOW - HOUR,
          due: NOW + HOUR,
          outage: got.get(game)?.at(-1),
        };
        return { match: match as Partial<Match> as Match } as never;
      },
      execute: async ({ game, command }: { readonly game: string; readonly command: object }) => {
        got.get(game)?.push((command as { readonly n: number }).n);
        return {} as never;
      },
    },
  };
  return { on, outages, games, got, pauses, loaded };
}

it('at most 50 games in a second, each once', async () => {
  const { on, outages, games, got, pauses, loaded } = service();
  await outages.declare(NOW - HOUR / 2, NOW - HOUR / 4, 'sign-in was down');
  await giveBack(on, () => true);
  expect([...got.values()].every((each) => each.join() === '1')).toBe(true);
  expect(pauses).toHaveLength(games.length);
  expect(new Set(pauses)).toEqual(new Set([20]));
  loaded.length = 0;
  await giveBack(on, () => true);
  expect([loaded, pauses.length]).toEqual([[], games.length]);
});

it('several outages at once, in their order', async () => {
  const { on, outages, got } = service();
  await outages.declare(NOW - HOUR / 2, NOW - HOUR / 4, 'first');
  await outages.declare(NOW - HOUR / 5, NOW - HOUR / 6, 'second');
  await giveBack(on, () => true);
  expect([...got.values()].every((each) => each.join() === '1,2')).toBe(true);
});

it('a sweep that runs out of time goes on where the one before ended, and does not read all games again', async () => {
  const { on, outages, games, got, loaded } = service();
  await outages.declare(NOW - HOUR / 2, NOW - HOUR / 4, 'sign-in was down');
  for (const most of [120, 120]) {
    let left = most;
    await giveBack(on, () => left-- > 0);
  }
  expect([...got.values()].filter((each) => each.length === 1)).toHaveLength(220);
  loaded.length = 0;
  await giveBack(on, () => true);
  expect([...got.values()].every((each) => each.join() === '1')).toBe(true);
  expect(loaded).not.toContain(games[199]);
  expect(loaded).toContain(games[200]);

  // A newer outage concerns all games again.
  await outages.declare(NOW - HOUR / 5, NOW - HOUR / 6, 'another');
  await giveBack(on, () => true);
  expect([...got.values()].every((each) => each.join() === '1,2')).toBe(true);
});

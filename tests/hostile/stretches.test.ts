import { describe, expect, it } from 'vitest';
import { itLong } from '../kit/it-long.ts';
import { IS_LONG } from '../kit/long.ts';
import { agreed, opened, played } from './games.ts';
import { LATE_MS, wrongIn } from './invariants.ts';
import { inWorld } from './world.ts';

// Players, bots, deadlines, chat and notifications on a store and on event sources that do the worst that is
// documented. A seed decides all of it. `SEEDS=7` or `SEEDS=1-50` runs other seeds than usual, and `npm run bench --
// weather 1-500` lists those that ran.

const KINDS = [
  {
    of: 'diplomacy',
    seats: ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'],
    bots: 2,
    gives: 1_800,
  },
  { of: 'napoleonics', seats: ['top', 'bottom'], bots: 1, gives: 1_800 },
  { of: 'kutuzov', seats: ['fn', 'r1', 'fs', 'r2'], bots: 1, gives: 7_200 },
] as const;

/** A stretch is short in `npm test`, unless a seed is tried again. */
const COMMITS = IS_LONG || process.env.SEEDS !== undefined ? 60 : 10;
/** People who have not come to an end by then agree to one. */
const WHOLE = 150;
/** Whole games have other weather than stretches of the same seed. */
const OTHERS = 10_000;
/** Then mails of the last commit have come, and in games of half an hour a deadline without players has passed. */
const MINUTES = 1 + Math.ceil((30 * 60_000 + 2 * LATE_MS) / 60_000);

/** The seeds of a run: some in `npm test`, and others for each kind. */
function seedsFor(few: readonly number[], many: number): readonly number[] {
  const [from, to] = (process.env.SEEDS ?? '').split('-').map(Number);
  const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);
  if (process.env.SEEDS !== undefined && from !== undefined) return range(from, to ?? from);
  return IS_LONG ? range(1, many) : few;
}

/** How to see a failure again. */
const again = (seed: number, title: string): string =>
  `repeat it: ${COMMITS === 60 ? `SEEDS=${seed} ` : ''}npm run vitest -- tests/hostile/stretches.test.ts -t "${title}.*commits"`;
const againWhole = (seed: number, title: string): string =>
  `repeat it: LONG=all SEEDS=${seed} npm run vitest -- tests/hostile/stretches.long.test.ts -t "${title}.*whole"`;

/** Fails with all that is wrong, and how to see it again. */
function unless(wrong: readonly string[], how: string): void {
  const some = [...new Set(wrong)].slice(0, 20).map((each) => each.slice(0, 1_000));
  expect(wrong.length, [how, ...some].join('\n')).toBe(0);
}

describe.each(KINDS)('$of in any weather', ({ of, seats, bots, gives }) => {
  // Seeds 18 and 24 of Kutuzov send a letter twice, if no process leases it.
  const few = { diplomacy: [1], napoleonics: [2], kutuzov: [18, 24] }[of];

  it.each(seedsFor(few, 500))(`a stretch of ${COMMITS} commits, seed %i`, async (seed) => {
    await inWorld(seed, async (world) => {
      const play = await opened(world, { of, seats, bots, gives });
      await played(world, play, COMMITS);
      await world.settle(MINUTES);
      unless(await wrongIn(world, [play]), again(seed, of));
    });
  });

  const whole = async (seed: number): Promise<void> =>
    inWorld(OTHERS + seed, async (world) => {
      const play = await opened(world, { of, seats, bots: 0, gives });
      await played(world, play, WHOLE);
      await agreed(world, play);
      await world.settle(MINUTES);
      expect((await world.stores.views.projected(play.game))?.view.status, againWhole(seed, of)).toBe('over');
      unless(await wrongIn(world, [play]), againWhole(seed, of));
    });
  for (const seed of seedsFor([], 10).slice(0, 10)) itLong(`a whole game, seed ${seed}`, () => whole(seed));
});

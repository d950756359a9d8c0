import { it } from 'vitest';
import { inWorld, opened, played, agreed } from './world.ts';
import { CALM } from '../kit/hostile.ts';
import { wrongIn } from './invariants.ts';
const SEATS = { diplomacy: ['austria','england','france','germany','italy','russia','turkey'], napoleonics: ['top','bottom'], kutuzov: ['fn','r1','fs','r2'] };
const only = process.env.SEEDS?.split(',').map(Number) ?? [1,2,3];
for (const seed of only) for (const kind of (process.env.OF ?? 'diplomacy').split(',') as (keyof typeof SEATS)[])
it(`${kind} ${seed}`, async () => {
  const t = process.cpuUsage();
  await inWorld(seed, async (world) => {
    const play = await opened(world, { of: kind, seats: SEATS[kind], bots: kind === 'napoleonics' ? 1 : 2 });
    await played(world, play, 60);
    await world.settle(5);
    const wrong = await wrongIn(world, [play]);
    console.log(kind, seed, (await world.stores.log.newest(play.game))?.v, play.receipts.length, world.letters.length, world.store.met, new Date(), process.cpuUsage(t).user/1e6, [...new Set(wrong.map(w => w.slice(0,400)))].slice(0, 12), wrong.length);
  }, process.env.CALM ? { weather: CALM, disorder: { doubled: 0, whole: 0, split: 0, lagMs: 10 }, deaths: 0 } : undefined);
});

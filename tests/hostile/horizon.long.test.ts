import { expect, it } from 'vitest';
import { rebuilt } from '../../infra/upkeep/rebuild/rebuild-views.ts';
import type { Stores } from '../../infra/upkeep/stores.ts';
import { open } from '../http/kit.ts';
import { real } from '../kit/virtual-time.ts';
import { opened, type Play, played } from './games.ts';
import { wrongIn } from './invariants.ts';
import { inWorld, type World } from './world.ts';

// A stream keeps its records for 24 hours. A follower that stops for longer never sees them: the iterator is at the
// horizon. The lists are then behind the log, and infra/DEPLOY.md says `rebuild-views`.

/** `npm run tables -- rebuild-views`, past the weather. */
async function rebuildViews({ stores, inside }: World): Promise<void> {
  const house = await real(open({ stores, following: false }));
  house.now = Date.now();
  await rebuilt({ ...inside, background: house.service } as unknown as Stores);
  await house.close();
}

/** One more command, whose record is seen. */
async function oneCommit(world: World, play: Play): Promise<void> {
  const { v = 0 } = (await world.stores.log.newest(play.game)) ?? {};
  await played(world, play, v + 1);
}

const setRightBy = (mend: (world: World, play: Play) => Promise<void>) => () =>
  inWorld(2, async (world) => {
    const game = { of: 'napoleonics', seats: ['top', 'bottom'], bots: 0, gives: 1_800 };
    const play = await opened(world, game);
    await world.settle(1);
    await world.unseen(() => played(world, play, 25));
    expect(await wrongIn(world, [play])).toContainEqual(expect.stringMatching(/^view: /));
    await mend(world, play);
    await world.settle(10);
    // Deadlines that the clock could not see were late.
    const wrong = (await wrongIn(world, [play])).filter((each) => !each.includes('after its deadline'));
    expect(wrong).toEqual([]);
  });

it('records that no follower saw leave the lists behind; `rebuild-views` sets them right', setRightBy(rebuildViews));
it('so does the next commit of their game', setRightBy(oneCommit));

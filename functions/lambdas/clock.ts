import { call } from '../features/bots/play-bots.ts';
import { backAgain } from '../features/costs/aside.ts';
import { eachPart, handOut } from '../features/deadlines/clock.ts';
import { netted } from '../features/deadlines/net.ts';
import { sendTicks } from '../features/deadlines/ticks.ts';
import { sendLeaves } from '../features/leaving/leaving-games.ts';
import { handOutErrands, type Queueing } from '../features/notifications/queue.ts';
import { giveBack } from '../features/outages/give-back.ts';
import { metered } from '../platform/kit/metrics.ts';
import { once } from '../platform/kit/once.ts';
import { soonFrom } from '../platform/queue/environment.ts';
import { background } from '../wiring/background.ts';
import type { Background } from '../wiring/service.ts';

type Clocking = Pick<Background, 'views' | 'memos' | 'queues' | 'people' | 'watch' | 'outages' | 'now'> &
  Pick<Queueing, 'soon'>;

/**
 * Sends work to the queues, and does none of it: deadlines that take effect until the end of the next minute, and those
 * that were lost; stored errands that are due soon; bots of games without people that a viewer looked at; and games
 * that people with a deleted account leave. Keeps the record of outages. If that fails, deadlines wait as soon as beats
 * are missing from it. During maintenance all of it waits, except for errands: they commit nothing.
 */
export async function tellTime({ soon, ...on }: Clocking): Promise<void> {
  const isClosed = (await on.outages.maintenance()) !== undefined;
  const errands = async () => soon && (await handOutErrands({ people: on.people, soon }));
  if (isClosed) return eachPart([errands]);
  await eachPart([
    () => handOut(on),
    errands,
    () => on.outages.catchUp(),
    () => giveBack(on),
    () => wake(on),
    () => netted(on),
    () => sendLeaves(on, on.queues.ticks),
  ]);
}

/** Calls the bots of each watched game. The deadline of a game that waited for a viewer is handed out again. */
async function wake({ queues, views, watch, memos, now }: Clocking): Promise<void> {
  for (const look of await watch.lookedAt()) {
    const { game } = look;
    const { due, by } = (await views.projected(game))?.view ?? {};
    await call(queues.bots, game, by);
    if (due !== undefined && due <= now()) await sendTicks(queues.ticks, [{ game, due }], now());
    await backAgain(memos, game);
    await watch.called(look);
  }
}

/** Lets the courier ask the service at its public address, so that it beats. A local server asks itself. */
const beat = once(async () => (await import('../features/outages/public-beat.ts')).beatOf(process.env));

/** Runs once a minute. First the service beats at its public address. */
export const handler = metered('clock', async (): Promise<void> => {
  await (await beat())();
  await tellTime({ ...background(), soon: soonFrom(process.env) });
});

import { G } from '../../domain/log/times.ts';
import { botAskedIn, call } from '../features/bots/play-bots.ts';
import { type GamesAside, gamesAside } from '../features/costs/aside.ts';
import { leaveGames } from '../features/leaving/leaving-games.ts';
import { isOverdue, tickOf } from '../features/matches/tick.ts';
import { giveBack } from '../features/outages/give-back.ts';
import { once } from '../platform/kit/once.ts';
import { reportThrown } from '../platform/kit/report.ts';
import { background } from '../wiring/background.ts';
import type { Background } from '../wiring/service.ts';

/** Number of games that are read together. */
const PAGE = 100;

/** A function runs for at most 5 minutes. The next sweep begins with the rest. */
const PATIENCE_MS = 240_000;

type Sweeping = Pick<Background, 'matches' | 'views' | 'memos' | 'watch' | 'outages' | 'now'>;

/**
 * Writes outages into the record first, and applies them to games. Then it commits the timeouts of all passed
 * deadlines, longest due first: `G` after a deadline, unless a command came first. Before that it calls the bots of
 * games without people that a viewer looked at. A game that throws, or that waits for a viewer, is set aside for a
 * growing time, so that it delays no other.
 */
export async function sweep(sweeping: Sweeping): Promise<number> {
  const { views, memos, now } = sweeping;
  // Nothing is committed during maintenance. The record gives the time back afterwards.
  if ((await sweeping.outages.maintenance()) !== undefined) return 0;
  const began = now();
  const isPatient = (): boolean => now() - began <= PATIENCE_MS;
  await giveTime(sweeping, isPatient);
  const aside = await gamesAside(memos, began);
  await wake(sweeping, aside, isPatient);
  let ticked = 0;
  const seen = new Set<string>();
  let from: string | undefined;
  do {
    const { games, next } = await views.overdue(began - G, PAGE, from);
    from = next;
    for (const game of games) {
      if (!isPatient()) return ticked;
      seen.add(game);
      if (aside.has(game)) continue;
      try {
        const became = await tick(sweeping, game);
        if (became === 'ticked') ticked++;
        await (became === 'paused' ? aside.put(game) : aside.done(game));
      } catch (caught) {
        reportThrown(caught, 'quarantine', { game });
        await aside.put(game);
      }
    }
  } while (from !== undefined);
  await aside.keepOnly(seen);
  return ticked;
}

/** Keeps the record of outages. If that fails, deadlines wait as soon as beats are missing from it. */
async function giveTime(sweeping: Sweeping, isPatient: () => boolean): Promise<void> {
  try {
    await sweeping.outages.catchUp();
    await giveBack(sweeping, isPatient);
  } catch (caught) {
    reportThrown(caught, 'fault', { message: 'the record of outages' });
  }
}

/** Calls the bots of each watched game. A game that throws is tried again at the next look. */
async function wake({ matches, watch, memos }: Sweeping, aside: GamesAside, isPatient: () => boolean): Promise<void> {
  for (const look of await watch.lookedAt()) {
    if (!isPatient()) return;
    const { game, at } = look;
    try {
      const loaded = await matches.load(game);
      if (loaded !== undefined && botAskedIn(loaded) !== undefined) await call(memos, game, loaded.match.v, at);
      await aside.done(game);
    } catch (caught) {
      reportThrown(caught, 'quarantine', { game });
      await aside.put(game);
    }
    await watch.called(look);
  }
}

async function tick({ matches, watch, now }: Sweeping, game: string): Promise<'ticked' | 'paused' | undefined> {
  const loaded = await matches.load(game);
  if (loaded === undefined || !isOverdue(loaded.match, now())) return undefined;
  if (await watch.isPaused(loaded.match)) return 'paused';
  const { at: _, ...command } = tickOf(loaded.match, now());
  return (await matches.execute(command)).is === 'committed' ? 'ticked' : undefined;
}

/** Lets the courier ask the service at its public address, so that it beats. A local server asks itself. */
const beat = once(async () => (await import('../features/outages/public-beat.ts')).beatOf(process.env));

/**
 * Runs once a minute. First the service beats at its public address. It also takes people with a deleted account out of
 * their games, because it may commit and the eraser may not.
 */
export async function handler(): Promise<{ ticked: number }> {
  const sweeping = background();
  await (await beat())();
  const ticked = await sweep(sweeping);
  if ((await sweeping.outages.maintenance()) === undefined) await leaveGames(sweeping);
  return { ticked };
}

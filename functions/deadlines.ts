import { G } from '../domain/log/times.ts';
import { gamesAside } from './lib/costs/aside.ts';
import { background } from './lib/environment.ts';
import { isOverdue, tickOf } from './lib/matches/handle-command.ts';
import type { Matches } from './lib/matches/matches.ts';
import { reportThrown } from './lib/report.ts';
import type { Background } from './lib/service.ts';

/** Games read at once. */
const PAGE = 100;

/** A function runs for 5 minutes at most; what is left then is first in the next sweep. */
const PATIENCE_MS = 240_000;

type Sweeping = Pick<Background, 'matches' | 'views' | 'memos' | 'now'>;

/**
 * Lets silence answer in every game whose deadline has passed, however many they are, the longest due first: `G` after it, unless a command
 * came first. A game that throws is set aside for a time that grows, so that it stands in the way of no other.
 */
export async function sweep({ matches, views, memos, now }: Sweeping): Promise<number> {
  const began = now();
  const aside = await gamesAside(memos, began);
  let ticked = 0;
  const seen = new Set<string>();
  let from: string | undefined;
  do {
    const { games, next } = await views.overdue(began - G, PAGE, from);
    from = next;
    for (const game of games) {
      if (now() - began > PATIENCE_MS) return ticked;
      seen.add(game);
      if (aside.has(game)) continue;
      try {
        if (await tick(matches, game, now())) ticked++;
        await aside.done(game);
      } catch (caught) {
        reportThrown(caught, 'quarantine', { game });
        await aside.put(game);
      }
    }
  } while (from !== undefined);
  await aside.keepOnly(seen);
  return ticked;
}

async function tick(matches: Matches, game: string, now: number): Promise<boolean> {
  const loaded = await matches.load(game);
  if (loaded === undefined || !isOverdue(loaded.match, now)) return false;
  const { at: _, ...command } = tickOf(loaded.match, now);
  return (await matches.execute(command)).is === 'committed';
}

/** Called once a minute. */
export const handler = async (): Promise<{ ticked: number }> => ({ ticked: await sweep(background()) });

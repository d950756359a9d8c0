import { G } from '../domain/log/times.ts';
import { background } from './lib/environment.ts';
import { isOverdue, tickOf } from './lib/matches/handle-command.ts';
import type { Matches } from './lib/matches/matches.ts';
import { reportThrown } from './lib/report.ts';
import type { Background } from './lib/service.ts';

const MOST = 100;

/**
 * Lets silence answer in every game whose deadline has passed: `G` after it, unless a command came first. A game that fails does not stop
 * the others.
 */
export async function sweep({ matches, views, now }: Pick<Background, 'matches' | 'views' | 'now'>): Promise<number> {
  let ticked = 0;
  for (const game of await views.overdue(now() - G, MOST)) {
    try {
      if (await tick(matches, game, now())) ticked++;
    } catch (caught) {
      reportThrown(caught, 'quarantine', { game });
    }
  }
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

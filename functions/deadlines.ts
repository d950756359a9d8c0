import { service } from './lib/environment.ts';
import { isOverdue, tickOf } from './lib/matches.ts';
import type { Service } from './lib/service.ts';

const MOST = 100;

/** Lets silence answer in every game whose deadline has passed: games that nobody has sent a command to since. */
export async function sweep({ matches, views, now }: Service): Promise<number> {
  let ticked = 0;
  for (const game of await views.overdue(now(), MOST)) {
    const loaded = await matches.load(game);
    if (loaded === undefined || !isOverdue(loaded.match, now())) continue;
    const { at: _, ...tick } = tickOf(loaded.match, now());
    const executed = await matches.execute(tick);
    if (executed.is === 'committed') ticked++;
  }
  return ticked;
}

/** Called once a minute. */
export const handler = async (): Promise<{ ticked: number }> => ({ ticked: await sweep(await service()) });

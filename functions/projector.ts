import { hiddenPeople } from '../domain/match/state.ts';
import { viewOf } from '../domain/match/view.ts';
import { service } from './lib/environment.ts';
import type { Service } from './lib/service.ts';
import { overGames } from './lib/stream.ts';

/** Puts what the lists show of a game, as it is now, into `views`. */
export async function project({ matches, views }: Service, game: string): Promise<void> {
  const loaded = await matches.load(game);
  if (loaded === undefined) return;
  const { phase, seats } = viewOf(loaded.game, loaded.match, 'ko');
  const ko = phase === undefined ? { seats } : { phase, seats };
  await views.put({ ...viewOf(loaded.game, loaded.match, 'en'), ko }, hiddenPeople(loaded.match));
}

/** Follows the stream of `events`. */
export const handler = overGames(async (game) => project(await service(), game));

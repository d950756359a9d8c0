import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { hiddenPeople } from '../domain/match/state.ts';
import { viewOf } from '../domain/match/view.ts';
import { background } from './lib/environment.ts';
import { GameStopped } from './lib/faults.ts';
import { overGames, reportTampering } from './lib/matches/stream.ts';
import type { Background } from './lib/service.ts';

/** Puts what the lists show of a game, as it is now, into `views`. */
export async function project({ matches, views }: Pick<Background, 'matches' | 'views'>, game: string): Promise<void> {
  const shown = await views.version(game);
  const loaded = await matches.load(game);
  if (shown > (loaded?.match.v ?? 0)) throw new GameStopped(game, 'a newer view');
  if (loaded === undefined) return;
  const { phase, seats } = viewOf(loaded.game, loaded.match, 'ko');
  const ko = phase === undefined ? { seats } : { phase, seats };
  await views.put({ ...viewOf(loaded.game, loaded.match, 'en'), ko }, hiddenPeople(loaded.match));
}

const projecting = overGames(async (game) => project(background(), game));

/** Follows the stream of `events`, and reports commits that were changed or removed. */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  reportTampering(event);
  return projecting(event);
}

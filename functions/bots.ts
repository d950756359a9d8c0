import { background } from './lib/environment.ts';
import { overGames } from './lib/matches/stream.ts';
import { playBots } from './lib/play-bots.ts';

/** Follows the stream of `events`. */
export const handler = overGames(async (game) => playBots(background(), game));

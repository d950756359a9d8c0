import { BOTS } from '../domain/bots.ts';
import { background } from './lib/environment.ts';
import { overGames } from './lib/matches/stream.ts';
import { called, playBots } from './lib/play-bots.ts';

/** Follows the stream of `views`: the calls in it, and so no game without bots. */
export const handler = overGames(called, async (game) => playBots(background(), BOTS, game));

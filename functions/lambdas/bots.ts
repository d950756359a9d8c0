import { BOTS } from '../../domain/games/bots.ts';
import { called, playBots } from '../features/bots/play-bots.ts';
import { overGames } from '../features/matches/stream.ts';
import { background } from '../wiring/background.ts';

/** Follows the stream of `views`, where it sees only calls of bots. */
export const handler = overGames(called, async (game) => playBots(background(), BOTS, game));

import { BOTS } from '../../domain/games/bots.ts';
import { isCall, playBots, playCalled } from '../features/bots/play-bots.ts';
import { metered } from '../platform/kit/metrics.ts';
import { overMessages } from '../platform/queue/consumer.ts';
import { background } from '../wiring/background.ts';

/** Plays a game for its bots, with all bots that there are. */
export const playFor = (on: Parameters<typeof playBots>[0], game: string) => playBots(on, BOTS, game);

/** Consumes calls of bots. A game with a longer part for bots is called again, so that other games go on meanwhile. */
export const handler = metered(
  'bots',
  overMessages(isCall, (called) => playCalled(background(), BOTS, called)),
);

import { tickGames } from '../features/deadlines/tick-games.ts';
import { isTicks } from '../features/deadlines/ticks.ts';
import { isLeaves, leave } from '../features/leaving/leaving-games.ts';
import { giveBackTo, isGiveBack } from '../features/outages/give-back.ts';
import { metered } from '../platform/kit/metrics.ts';
import { sideBySide } from '../platform/kit/side-by-side.ts';
import { isRecord } from '../platform/ports/shape.ts';
import { overMessages } from '../platform/queue/consumer.ts';
import { background } from '../wiring/background.ts';
import type { Background } from '../wiring/service.ts';

/** Number of messages at once. Each has up to ten games, four of them at once. */
const MESSAGES = 4;

/**
 * Does the work of a message of the queue `ticks`: lets deadlines take effect, gives games the time of an outage back,
 * or takes a person with a deleted account out of a game. Returns the number of deadlines that took effect.
 */
export async function tick(on: Background, message: object): Promise<number> {
  // Nothing is committed during maintenance. The record gives the time back, and the clock sends the work again.
  if ((await on.outages.maintenance()) !== undefined) return 0;
  if (isTicks(message)) return tickGames(on, message.ticks);
  if (isGiveBack(message)) await sideBySide(MESSAGES, message.outages, (game) => giveBackTo(on, game));
  else if (isLeaves(message)) await leave(on, message.leave);
  else throw new Error(`a message with ${Object.keys(message).join()} is none of deadlines`);
  return 0;
}

/** Consumes the queue `ticks`. */
export const handler = metered(
  'deadlines',
  overMessages(
    isRecord,
    async (message) => {
      await tick(background(), message);
    },
    MESSAGES,
  ),
);

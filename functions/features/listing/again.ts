import { Busy } from '../../platform/kit/faults.ts';
import type { Queue } from '../../platform/ports/queue.ts';
import { isNumber, isText, shapeOf } from '../../platform/ports/shape.ts';

/** A game that threw when it was projected, and how often. */
interface Again {
  readonly game: string;
  readonly tries: number;
}
export const isAgain = shapeOf<Again>({ game: isText, tries: isNumber });

/** Tries before a message is left to the queue, which keeps it for the operator in the end. */
const TRIES = 8;
/** Seconds until the first of these tries. The time doubles with each. */
const FIRST = 5;

/** Sends a game that threw once more to be tried later. Throws after too many tries, so that the queue retries it. */
export async function later(queue: Queue, game: string, tries = 0): Promise<void> {
  if (tries >= TRIES) throw new Busy(`${game} was tried ${tries} times`);
  await queue.send([{ body: { game, tries: tries + 1 }, delay: FIRST * 2 ** tries }]);
}

import { jsonOf } from '../../../domain/lib/json.ts';
import { G } from '../../../domain/log/times.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import type { Message, Queue } from '../../platform/ports/queue.ts';
import { isNumber, isText, listOf, maybe, oneOf, shapeOf } from '../../platform/ports/shape.ts';

/** A deadline that is to take effect. */
export interface Tick {
  readonly game: string;
  readonly due: number;
  /** How often the game threw. */
  readonly tries?: number;
  /** The game had been set aside. */
  readonly aside?: true;
}

/** A message with deadlines of several games. */
interface Ticks {
  readonly ticks: readonly Tick[];
}

export const isTicks = shapeOf<Ticks>({
  ticks: listOf(
    shapeOf<Tick>({ game: isText, due: isNumber, tries: maybe(isNumber), aside: maybe(oneOf<true>(true)) }),
  ),
});

/** Number of games in a message. */
const GAMES = 10;

/**
 * Deadlines in this time are sent by the projector, because the clock may have passed them already: it reads up to the
 * end of the next minute. Ten seconds more, because two machines' clocks differ.
 */
const SOON_MS = 130_000;

/** Returns when a deadline is delivered, in seconds from now: a second after it takes effect. */
const delayOf = (due: number, now: number): number => Math.max(0, Math.ceil((due + G - now) / 1000) + 1);

/** Returns messages for deadlines in the order of their times. A message waits for its last one, at most a second. */
function* messagesOf(ticks: readonly Tick[], now: number): Generator<Message> {
  let some: Tick[] = [];
  for (const tick of ticks) {
    const [first] = some;
    const isFull = some.length === GAMES;
    if (first !== undefined && (isFull || delayOf(first.due, now) !== delayOf(tick.due, now))) {
      yield messageOf(some, delayOf(first.due, now));
      some = [];
    }
    some.push(tick);
  }
  const [first] = some;
  if (first !== undefined) yield messageOf(some, delayOf(first.due, now));
}

/** Returns a message with deadlines of at most ten games. */
export const messageOf = (ticks: readonly Tick[], delay: number): Message => ({
  body: { ticks: jsonOf(ticks) },
  ...(delay > 0 && { delay }),
});

/** Sends deadlines, each to be delivered when it takes effect. */
export const sendTicks = (queue: Queue, ticks: readonly Tick[], now: number): Promise<void> =>
  queue.send([...messagesOf(ticks, now)]);

/**
 * Sends the deadline of a match if it is near or past, after the lists have it. Earlier than that, the clock could read
 * the lists after this process looked at the time, and before the deadline is in them.
 */
export async function tickSoon(queue: Queue, { game, due, status }: Match, now: number): Promise<void> {
  if (status !== 'over' && due !== undefined && due <= now + SOON_MS) await sendTicks(queue, [{ game, due }], now);
}

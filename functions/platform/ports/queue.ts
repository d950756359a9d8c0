import type { JsonObject } from '../../../domain/lib/json.ts';

/**
 * The queues between functions. `ticks`: deadlines. `bots`: games in which bots answer. `again`: games to project again
 * after a fault. `tells`: what people are told. `hooks`: what goes to hosts that people name.
 */
export const QUEUES = ['ticks', 'bots', 'again', 'tells', 'hooks'] as const;
export type QueueName = (typeof QUEUES)[number];

/** The longest delay of a message, in seconds. */
export const MOST_DELAY = 900;

/** A message of a queue. */
export interface Message {
  readonly body: JsonObject;
  /** Seconds until it is delivered, at most `MOST_DELAY`; absent: at once. */
  readonly delay?: number;
  /** Groups take turns: messages of one wait behind each other while other groups go on. It states no order. */
  readonly group?: string;
}

/**
 * Takes messages for a consumer. A message may be delivered late, twice, or before an earlier one. On a local server it
 * may be lost, so another process must find the work again.
 */
export interface Queue {
  /** Sends any number of messages. Throws unless all were taken; then some may be delivered nevertheless. */
  send(messages: readonly Message[]): Promise<void>;
}

export type Queues = { readonly [name in QueueName]: Queue };

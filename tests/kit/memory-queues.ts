import type { JsonObject } from '../../domain/lib/json.ts';
import { type Message, QUEUES, type QueueName, type Queues } from '../../functions/platform/ports/queue.ts';

/** A message is delivered with whole seconds, so a test takes it up to a second early. */
const EARLY_MS = 1_000;

/** Queues in memory, which a test empties. */
export function memoryQueues(now: () => number = () => 0) {
  let waiting: { readonly queue: QueueName; readonly message: Message; readonly at: number }[] = [];
  const taking = (queue: QueueName) => async (messages: readonly Message[]) => {
    for (const message of messages) waiting.push({ queue, message, at: now() + (message.delay ?? 0) * 1000 });
  };
  return {
    queues: Object.fromEntries(QUEUES.map((name) => [name, { send: taking(name) }])) as Queues,
    /** All messages of a queue that were not taken yet. */
    waiting: (queue: QueueName): readonly Message[] =>
      waiting.filter((each) => each.queue === queue).map(({ message }) => message),
    /** Takes the messages of a queue that are due. */
    take(queue: QueueName): readonly JsonObject[] {
      const isDue = (each: (typeof waiting)[number]) => each.queue === queue && each.at <= now() + EARLY_MS;
      const due = waiting.filter(isDue);
      waiting = waiting.filter((each) => !isDue(each));
      return due.map(({ message }) => JSON.parse(JSON.stringify(message.body)) as JsonObject);
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { SQSRecord } from 'aws-lambda';
import { sure } from '../../../domain/lib/sure.ts';
import { reportThrown } from '../../../functions/platform/kit/report.ts';
import type { Message, QueueName } from '../../../functions/platform/ports/queue.ts';
import type { Consumer } from '../../../functions/platform/queue/consumer.ts';
import type { QueueHost } from '../../../functions/platform/queue/embedded.ts';

/** How a queue is consumed. */
export interface Consumed {
  readonly consumer: Consumer;
  /** Number of messages of one call. */
  readonly batch: number;
  /** Number of concurrent calls. */
  readonly atOnce: number;
  /** Called before a message is taken, and after it was consumed: a note that survives a crash. */
  readonly noted?: { before(body: Message['body']): Promise<void>; after(body: Message['body']): void };
}

/** The queues of a server on one machine. They are in memory, so a restart loses their messages. */
export interface Queued {
  readonly host: QueueHost;
  /** Resolves when no message waits, except for those with a delay. */
  idle(): Promise<void>;
  isBusy(): boolean;
  /** Delivers no further batch. Resolves when the active ones are done. */
  stop(): Promise<void>;
}

/** A failed message is delivered again after this time, and then dropped. */
const RETRY_MS = 500;
const MOST_RECEIVES = 10;

/** Delivers messages to their consumers, as SQS does. Throws for a queue without a consumer. */
export function queuesTo(consumers: { readonly [name in QueueName]?: Consumed }): Queued {
  const lanes = new Map(Object.entries(consumers).map(([name, consumed]) => [name, laneTo(consumed)]));
  const all = [...lanes.values()];
  return {
    host: async (name, messages) => sure(lanes.get(name), `consumer of the queue ${name}`).take(messages),
    async idle() {
      // Work of one queue may create work for another.
      while (all.some(({ isBusy }) => isBusy())) await Promise.all(all.map(({ idle }) => idle()));
    },
    isBusy: () => all.some(({ isBusy }) => isBusy()),
    async stop() {
      await Promise.all(all.map(({ stop }) => stop()));
    },
  };
}

interface Waiting {
  readonly id: string;
  readonly body: Message['body'];
  /** Its group; a message without one is alone in its own. */
  readonly group: string;
  receives: number;
}

/** Keeps messages, and gives them by groups in turn: so a group with many of them holds up no other. */
function inTurns() {
  const groups = new Map<string, Waiting[]>();
  function next(): Waiting | undefined {
    for (const [group, row] of groups) {
      const message = row.shift();
      groups.delete(group);
      if (row.length > 0) groups.set(group, row);
      return message;
    }
    return undefined;
  }
  return {
    add(message: Waiting): void {
      const row = groups.get(message.group) ?? [];
      row.push(message);
      groups.set(message.group, row);
    },
    isWaiting: () => groups.size > 0,
    take(most: number): readonly Waiting[] {
      const taken: Waiting[] = [];
      while (taken.length < most) {
        const message = next();
        if (message === undefined) break;
        taken.push(message);
      }
      return taken;
    },
  };
}

function laneTo({ consumer, batch, atOnce, noted }: Consumed) {
  const ready = inTurns();
  const timers = new Set<NodeJS.Timeout>();
  const active = new Set<Promise<void>>();
  let [retrying, isStopped] = [0, false];

  function later(ms: number, then: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      then();
    }, ms);
    timers.add(timer);
  }

  function pump(): void {
    while (!isStopped && active.size < atOnce && ready.isWaiting()) {
      const working = deliver(ready.take(batch)).finally(() => {
        active.delete(working);
        pump();
      });
      active.add(working);
    }
  }

  function add(message: Waiting): void {
    ready.add(message);
    // After the sender went on, so that one call takes what it sends together.
    setImmediate(pump);
  }

  async function deliver(messages: readonly Waiting[]): Promise<void> {
    for (const message of messages) message.receives++;
    const failed = await failedOf(messages);
    for (const message of messages) {
      if (!failed.has(message.id)) noted?.after(message.body);
      else if (message.receives < MOST_RECEIVES) again(message);
    }
  }

  function again(message: Waiting): void {
    retrying++;
    later(RETRY_MS, () => {
      retrying--;
      add(message);
    });
  }

  async function failedOf(messages: readonly Waiting[]): Promise<ReadonlySet<string>> {
    try {
      const { batchItemFailures } = await consumer({ Records: messages.map(recordOf) });
      return new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    } catch (caught) {
      reportThrown(caught, 'fault', { operation: 'a queue' });
      return new Set(messages.map(({ id }) => id));
    }
  }

  const isBusy = (): boolean => !isStopped && (active.size > 0 || ready.isWaiting() || retrying > 0);
  return {
    async take(messages: readonly Message[]): Promise<void> {
      for (const { body, delay = 0, group } of messages) {
        await noted?.before(body);
        const id = randomUUID();
        const message = { id, body, group: group ?? id, receives: 0 };
        if (delay > 0) later(delay * 1000, () => add(message));
        else add(message);
      }
    },
    isBusy,
    async idle(): Promise<void> {
      while (isBusy()) await new Promise((waited) => setTimeout(waited, 1));
    },
    async stop(): Promise<void> {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(active);
    },
  };
}

/** Returns a message in the form of SQS, as far as consumers read it. */
const recordOf = ({ id, body, receives }: Waiting): SQSRecord => ({
  messageId: id,
  receiptHandle: id,
  body: JSON.stringify(body),
  attributes: {
    ApproximateReceiveCount: String(receives),
    SentTimestamp: '',
    SenderId: '',
    ApproximateFirstReceiveTimestamp: '',
  },
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'aws:sqs',
  eventSourceARN: '',
  awsRegion: '',
});

import { Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import { type IMetric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { EventSourceMapping, type IFunction } from 'aws-cdk-lib/aws-lambda';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { QUEUES, type QueueName } from '../../functions/platform/ports/queue.ts';
import type { FunctionName } from '../endpoints.ts';
import { capitalised, prefixOf, type Settings } from './settings.ts';
import { SIZES } from './sizes.ts';

/** A queue, and the queue of messages that were given up. */
interface Queued {
  readonly queue: Queue;
  readonly dead: Queue;
}
export type CloudQueues = { readonly [name in QueueName]: Queued };

/** How a queue is consumed. */
interface Consumed {
  readonly by: FunctionName;
  /** Number of messages of one call. */
  readonly batch: number;
  /**
   * Seconds until a message of a call that ended without an answer comes again: six times the timeout of the function,
   * as AWS advises, or twice for the long calls of bots.
   */
  readonly visibility: number;
  /** The age of the oldest message that rings, in seconds. */
  readonly old: number;
}

const CONSUMED: { readonly [name in QueueName]: Consumed } = {
  ticks: { by: 'deadlines', batch: 5, visibility: 60, old: 300 },
  bots: { by: 'bots', batch: 1, visibility: 240, old: 900 },
  again: { by: 'projector', batch: 10, visibility: 360, old: 3600 },
  // A message may wait for 15 minutes until it is delivered, and its age may count from when it was sent.
  tells: { by: 'sender', batch: 10, visibility: 360, old: 1800 },
  hooks: { by: 'sender', batch: 10, visibility: 360, old: 3600 },
};

/** How often a message is received before it is given up. A throttled call counts as one. */
const RECEIVES = 10;

/** Builds the queues. They outlive no stack: the clock finds deadlines and bots again, and what was told is listed. */
export function queuesIn(stack: Stack, settings: Settings): CloudQueues {
  const queueOf = (name: string, id: string, more: ConstructorParameters<typeof Queue>[2]): Queue =>
    new Queue(stack, id, {
      queueName: `${prefixOf(settings)}${name}`,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.DESTROY,
      ...more,
    });
  const made = QUEUES.map((name) => {
    const id = `${capitalised(name)}Queue`;
    const dead = queueOf(`${name}-dead`, `${id}Dead`, { retentionPeriod: Duration.days(14) });
    const queue = queueOf(name, id, {
      visibilityTimeout: Duration.seconds(CONSUMED[name].visibility),
      deadLetterQueue: { queue: dead, maxReceiveCount: RECEIVES },
    });
    return [name, { queue, dead }] as const;
  });
  return Object.fromEntries(made) as CloudQueues;
}

/** Starts the consumers from the queues. The grants of a function include the right to receive. */
export function consumersIn(
  stack: Stack,
  settings: Settings,
  queues: CloudQueues,
  functions: { readonly [name in FunctionName]: { readonly lambda: IFunction } },
): void {
  for (const name of QUEUES) {
    const { by, batch } = CONSUMED[name];
    new EventSourceMapping(stack, `${name}Messages`, {
      target: functions[by].lambda,
      eventSourceArn: queues[name].queue.queueArn,
      batchSize: batch,
      reportBatchItemFailures: true,
      maxConcurrency: SIZES[settings.size].queues[name],
    });
  }
}

/** Returns what rings for each queue: an old message, and a message that was given up. */
export function watchesOf(queues: CloudQueues): readonly {
  readonly name: string;
  readonly why: string;
  readonly metric: IMetric;
  readonly at: number;
  readonly periods?: number;
}[] {
  const most = { period: Duration.minutes(1), statistic: Stats.MAXIMUM };
  return QUEUES.flatMap((name) => [
    {
      name: `age-${name}`,
      why: `A message of the queue ${name} waits for too long: ${CONSUMED[name].by} fails, or is too slow.`,
      metric: queues[name].queue.metricApproximateAgeOfOldestMessage(most),
      at: CONSUMED[name].old,
      periods: 3,
    },
    {
      name: `dead-${name}`,
      why: `${CONSUMED[name].by} gave up a message. "fieldpost redrive ${name} --show" shows it.`,
      metric: queues[name].dead.metricApproximateNumberOfMessagesVisible({ ...most, period: Duration.minutes(5) }),
      at: 1,
    },
  ]);
}

import { Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import { type IMetric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { EventSourceMapping, type IFunction } from 'aws-cdk-lib/aws-lambda';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { QUEUES, type QueueName } from '../../functions/platform/ports/queue.ts';
import type { FunctionName } from '../endpoints.ts';
import { capitalised, prefixOf, type Settings } from './settings.ts';
import { CONSUMED, RECEIVES, SIZES } from './sizes.ts';

/** A queue, and the queue of messages that were given up. */
interface Queued {
  readonly queue: Queue;
  readonly dead: Queue;
}
export type CloudQueues = { readonly [name in QueueName]: Queued };

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

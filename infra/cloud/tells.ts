import { ArnFormat, Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Functions } from './functions.ts';
import type { Grants } from './grants.ts';
import { capitalised, prefixOf, type Settings } from './settings.ts';

/** The queues of notifications: what people are told, and what goes to hosts that they name. */
const TELLS = ['tells', 'hooks'] as const;
type Tells = (typeof TELLS)[number];

/** Number of concurrent calls of the sender. Two workers of `hooks` share what a host gets in a minute. */
const AT_ONCE: { readonly [name in Tells]: number } = { tells: 2, hooks: 2 };

/** How often a message is received before it is given up. A throttled call counts as one. */
const RECEIVES = 10;

/** Seconds until a message of a call that ended without an answer comes again: six times the timeout of the sender. */
const VISIBILITY = 360;

const nameOf = (settings: Settings, name: Tells): string => `${prefixOf(settings)}${name}`;

/** Returns the addresses of the queues that a function sends to, as its settings. */
export const tellsSettings = (stack: Stack, settings: Settings, { tells }: Grants): Record<string, string> =>
  Object.fromEntries(
    tells.map((name) => [
      `QUEUE_${name.toUpperCase()}`,
      `https://sqs.${stack.region}.${stack.urlSuffix}/${stack.account}/${nameOf(settings, name)}`,
    ]),
  );

/** Returns the rights of a function on the queues of notifications. */
export function tellsRights(stack: Stack, settings: Settings, { tells, receivesTells }: Grants): PolicyStatement[] {
  const allow = (actions: string[], names: readonly Tells[]): PolicyStatement =>
    new PolicyStatement({
      actions,
      resources: names.map((name) =>
        stack.formatArn({
          service: 'sqs',
          resource: nameOf(settings, name),
          arnFormat: ArnFormat.NO_RESOURCE_NAME,
        }),
      ),
    });
  return [
    ...(tells.length > 0 ? [allow(['sqs:SendMessage'], tells)] : []),
    ...(receivesTells ? [allow(['sqs:DeleteMessage', 'sqs:GetQueueAttributes', 'sqs:ReceiveMessage'], TELLS)] : []),
  ];
}

/** Builds the queues and starts the sender from them. */
export function tellsIn(stack: Stack, settings: Settings, { sender }: Functions): void {
  for (const name of TELLS) {
    const id = `${capitalised(name)}Queue`;
    const made = (queueName: string, queueId: string, more: ConstructorParameters<typeof Queue>[2]): Queue =>
      new Queue(stack, queueId, {
        queueName,
        encryption: QueueEncryption.SQS_MANAGED,
        enforceSSL: true,
        removalPolicy: RemovalPolicy.DESTROY,
        ...more,
      });
    const dead = made(`${nameOf(settings, name)}-dead`, `${id}Dead`, { retentionPeriod: Duration.days(14) });
    const queue = made(nameOf(settings, name), id, {
      visibilityTimeout: Duration.seconds(VISIBILITY),
      deadLetterQueue: { queue: dead, maxReceiveCount: RECEIVES },
    });
    new EventSourceMapping(stack, `${name}Messages`, {
      target: sender.lambda,
      eventSourceArn: queue.queueArn,
      batchSize: 10,
      reportBatchItemFailures: true,
      maxConcurrency: AT_ONCE[name],
    });
  }
}

import { parseArgs } from 'node:util';
import {
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  QueueDoesNotExist,
  ReceiveMessageCommand,
  type SQSClient,
  StartMessageMoveTaskCommand,
} from '@aws-sdk/client-sqs';
import { sure } from '../../domain/lib/sure.ts';
import { QUEUES, type QueueName } from '../../functions/platform/ports/queue.ts';
import { sqsClient } from '../../functions/platform/queue/sqs.ts';
import type { FunctionName } from '../endpoints.ts';
import { writeLine } from '../local/commands/input.ts';
import { oneOf, WrongUsage } from '../local/commands/usage.ts';

/** Messages a second that are sent back. Their consumers have other work. */
const A_SECOND = 10;
/** Number of messages that are shown. */
const SHOWN = 10;
/** The function that consumes each queue. Its log says why a message was given up. */
const CONSUMERS: { readonly [name in QueueName]: FunctionName } = {
  ticks: 'deadlines',
  bots: 'bots',
  again: 'projector',
  tells: 'sender',
  hooks: 'sender',
};

/**
 * `fieldpost redrive QUEUE [--stage STAGE] [--show]`: sends the messages that a queue of the cloud gave up back to it,
 * slowly. All consumers read what is true now, so a message may come again at any time. `--show`: prints how many wait,
 * and the first ones. Exit 2: there is no such queue, or AWS refuses.
 */
export async function redrive(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { show: { type: 'boolean' }, stage: { type: 'string', default: 'prod' } },
    allowPositionals: true,
  });
  const name = oneOf(positionals);
  if (!isQueue(name)) throw new WrongUsage(`the queues are ${QUEUES.join(', ')}`);
  const region = process.env.AWS_REGION || process.env.AWS_DEFAULT_REGION;
  if (!region) return giveUp('name the region of the queues with AWS_REGION');
  const prefix = `fieldpost-${values.stage}-`;
  const client = sqsClient(region);
  try {
    const [queue, dead] = [await urlOf(client, prefix + name), await urlOf(client, `${prefix}${name}-dead`)];
    if (queue === undefined || dead === undefined) return giveUp(`there is no queue ${prefix}${name} in ${region}`);
    if (values.show) await show(client, queue, dead, (first) => whyOf(name, prefix, first));
    else await sendBack(client, dead, `${prefix}${name}`);
    return 0;
  } catch (caught) {
    return giveUp(`AWS refuses: ${caught instanceof Error ? caught.message : String(caught)}`);
  } finally {
    client.destroy();
  }
}

const isQueue = (name: string | undefined): name is QueueName => QUEUES.some((each) => each === name);

function giveUp(why: string): number {
  process.stderr.write(`${why}\n`);
  return 2;
}

async function urlOf(client: SQSClient, QueueName: string): Promise<string | undefined> {
  try {
    return (await client.send(new GetQueueUrlCommand({ QueueName }))).QueueUrl;
  } catch (caught) {
    if (caught instanceof QueueDoesNotExist) return undefined;
    throw caught;
  }
}

async function attributesOf(client: SQSClient, QueueUrl: string) {
  const names = ['QueueArn', 'ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesDelayed'] as const;
  const { Attributes = {} } = await client.send(
    new GetQueueAttributesCommand({ QueueUrl, AttributeNames: [...names, 'ApproximateNumberOfMessagesNotVisible'] }),
  );
  return Attributes;
}

/** Returns the command that shows what the consumer of a queue logged about a message of it. A line names its game. */
function whyOf(name: QueueName, prefix: string, body: string): string {
  const [, game] = /"game":"(\w+)"/.exec(body) ?? [];
  const pattern = game === undefined ? '' : ` --filter-pattern '"${game}"'`;
  return `aws logs filter-log-events --log-group-name /aws/lambda/${prefix}${CONSUMERS[name]}${pattern}`;
}

async function show(client: SQSClient, queue: string, dead: string, why: (first: string) => string): Promise<void> {
  const there = await attributesOf(client, queue);
  const { ApproximateNumberOfMessages: count = '0' } = await attributesOf(client, dead);
  await writeLine(
    `waiting: ${there.ApproximateNumberOfMessages}; delayed: ${there.ApproximateNumberOfMessagesDelayed}; ` +
      `being consumed: ${there.ApproximateNumberOfMessagesNotVisible}; given up: ${count}`,
  );
  const { Messages = [] } = await client.send(
    new ReceiveMessageCommand({
      QueueUrl: dead,
      MaxNumberOfMessages: SHOWN,
      VisibilityTimeout: 0,
      MessageSystemAttributeNames: ['SentTimestamp'],
    }),
  );
  for (const { Attributes, Body = '' } of Messages)
    await writeLine(`${new Date(Number(Attributes?.SentTimestamp ?? 0)).toISOString()} ${Body}`);
  const [first] = Messages;
  if (first !== undefined) await writeLine(`the log of its consumer says why: ${why(first.Body ?? '')}`);
}

async function sendBack(client: SQSClient, dead: string, name: string): Promise<void> {
  const { QueueArn, ApproximateNumberOfMessages: count } = await attributesOf(client, dead);
  const SourceArn = sure(QueueArn, 'ARN of a queue');
  await client.send(new StartMessageMoveTaskCommand({ SourceArn, MaxNumberOfMessagesPerSecond: A_SECOND }));
  await writeLine(`${count} messages go back to ${name}, ${A_SECOND} a second`);
}

import * as z from 'zod';
import { sure } from '../../../domain/lib/sure.ts';
import { QUEUES, type Queue, type QueueName, type Queues } from '../ports/queue.ts';
import { queueHosts } from './embedded.ts';
import { sqsClient, sqsQueue } from './sqs.ts';

/** The value of `QUEUE_ENDPOINT` for programs that send nothing, such as those of maintenance. */
const NO_QUEUES = 'none';

/**
 * `QUEUE_TICKS` and so on: the address of each queue that a function sends to. `QUEUE_ENDPOINT`: queues in this process
 * instead; `none`: every message is dropped, and the clock finds the work.
 */
const schema = z.object({
  AWS_REGION: z.string().min(1).default('local'),
  QUEUE_ENDPOINT: z.union([z.literal(NO_QUEUES), z.url()]).optional(),
  QUEUE_TICKS: z.url().optional(),
  QUEUE_BOTS: z.url().optional(),
  QUEUE_AGAIN: z.url().optional(),
  QUEUE_TELLS: z.url().optional(),
  QUEUE_HOOKS: z.url().optional(),
});

/** Returns the name of the setting with the address of a queue. */
export const settingOf = <Name extends QueueName>(name: Name): `QUEUE_${Uppercase<Name>}` =>
  `QUEUE_${name.toUpperCase() as Uppercase<Name>}`;

/** Returns the queues of an environment. A queue without an address throws when something is sent to it. */
export function queuesFrom(env: { readonly [name: string]: string | undefined }): Queues {
  const settings = schema.parse(env);
  const { QUEUE_ENDPOINT: endpoint, AWS_REGION: region } = settings;
  let client: ReturnType<typeof sqsClient> | undefined;
  const queueOf = (name: QueueName): Queue => {
    if (endpoint === NO_QUEUES) return { send: async () => undefined };
    const host = endpoint === undefined ? undefined : queueHosts.at(endpoint);
    if (host !== undefined) return { send: (messages) => host(name, messages) };
    const send: Queue['send'] = async (messages) => {
      const url = sure(settings[settingOf(name)], `address of the queue ${name}`);
      client ??= sqsClient(region);
      const open = client;
      await sqsQueue(() => open, url).send(messages);
    };
    return { send };
  };
  return Object.fromEntries(QUEUES.map((name) => [name, queueOf(name)])) as Queues;
}

/**
 * Returns the queues in which notifications wait, and their clock; `undefined` on a server on one machine: its queues
 * lose their messages at a restart, so notifications are stored until their time.
 */
export function soonFrom(env: Parameters<typeof queuesFrom>[0]) {
  if (schema.parse(env).QUEUE_TELLS === undefined) return undefined;
  const { tells, hooks } = queuesFrom(env);
  return { tells, hooks, now: Date.now };
}

import * as z from 'zod';
import type { Queue } from '../ports/queue.ts';
import { sqsClient, sqsQueue } from './sqs.ts';

/** `QUEUE_TELLS`, `QUEUE_HOOKS`: the addresses of the queues of notifications; absent on a local server. */
const schema = z.object({ QUEUE_TELLS: z.url().optional(), QUEUE_HOOKS: z.url().optional() });

/** Returns the queues of notifications of an environment; `undefined` without them. */
export function tellsFrom(
  env: { readonly [name: string]: string | undefined },
  region: string,
): { readonly tells: Queue; readonly hooks: Queue } | undefined {
  const { QUEUE_TELLS: tells, QUEUE_HOOKS: hooks } = schema.parse(env);
  if (tells === undefined || hooks === undefined) return undefined;
  const client = sqsClient(region);
  return { tells: sqsQueue(() => client, tells), hooks: sqsQueue(() => client, hooks) };
}

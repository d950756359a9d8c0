import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import * as z from 'zod';
import { isFlag, isNumber, isText, listOf, maybe, oneOf, shapeOf } from '../ports/shape.ts';
import { inBatches } from './batches.ts';
import type { Delivery } from './deliver.ts';
import { embedding } from './embedding.ts';
import type { Answer, Courier } from './loads.ts';

/** The couriers in this process. */
export const couriers = embedding<Courier>('courier');

/** `COURIER`: the function. `COURIER_ENDPOINT`: a courier in this process instead. */
const schema = z.object({ COURIER: z.string().min(1).default('courier'), COURIER_ENDPOINT: z.url().optional() });

const isDelivery = shapeOf<Delivery>({
  outcome: oneOf('2xx', '3xx', '4xx', '5xx', 'refused', 'timeout', 'unreachable'),
  gone: maybe(oneOf('404', '410')),
  echoed: maybe(isFlag),
  wait: maybe(isNumber),
});
const isUnsent = shapeOf<Extract<Answer, { unsent: string }>>({ unsent: isText });
const areAnswers = listOf((value: unknown): value is Answer => isUnsent(value) || isDelivery(value));

/** A time that no batch of deliveries exceeds. */
const ANSWER_MS = 12_000;

/** Returns the courier of an environment. */
export function courierFrom(env: { readonly [name: string]: string | undefined }, region: string): Courier {
  const { COURIER: FunctionName, COURIER_ENDPOINT: endpoint } = schema.parse(env);
  const here = endpoint === undefined ? undefined : couriers.at(endpoint);
  if (here !== undefined) return here;
  const client = new LambdaClient({
    region,
    requestHandler: { connectionTimeout: 2_000, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
    // Sent once. A delivery without an answer is retried later, like any other.
    maxAttempts: 1,
  });
  return inBatches(async (loads) => {
    const { Payload, FunctionError } = await client.send(
      new InvokeCommand({ FunctionName, Payload: JSON.stringify(loads) }),
    );
    if (FunctionError !== undefined) throw new Error(`the courier failed: ${FunctionError}`);
    const answers: unknown = JSON.parse(Buffer.from(Payload ?? []).toString('utf8'));
    if (!areAnswers(answers)) throw new Error('the courier answered in another form');
    return answers;
  });
}

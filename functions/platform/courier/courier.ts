import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import * as z from 'zod';
import { isFlag, isNumber, maybe, oneOf, shapeOf } from '../ports/shape.ts';
import type { Delivery, Parcel } from './deliver.ts';
import { embedding } from './embedding.ts';

/** A mail for the carrier. */
export interface Letter {
  readonly from: string;
  readonly to: string;
  /** Base64 of the whole message. */
  readonly message: string;
}

/** The load of the courier. */
export type Load = { readonly parcel: Parcel } | { readonly letter: Letter };

/** Delivers a load and returns the outcome. Throws if the courier itself cannot be reached. */
export type Courier = (load: Load) => Promise<Delivery>;

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

/** A time that no delivery exceeds. */
const ANSWER_MS = 10_000;

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
  return async (load) => {
    const { Payload, FunctionError } = await client.send(
      new InvokeCommand({ FunctionName, Payload: JSON.stringify(load) }),
    );
    if (FunctionError !== undefined) throw new Error(`the courier failed: ${FunctionError}`);
    const answer: unknown = JSON.parse(Buffer.from(Payload ?? []).toString('utf8'));
    if (!isDelivery(answer)) throw new Error('the courier answered in another form');
    return answer;
  };
}

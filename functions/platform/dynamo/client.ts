import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Clock } from '../kit/clock.ts';
import { isMeasured, measured } from '../kit/metrics.ts';
import { askEmbedded } from './embedded.ts';

/** The address of DynamoDB. `endpoint`: a local one, which takes any credentials; absent in the cloud. */
interface DynamoConfig {
  readonly region: string;
  readonly endpoint?: string;
  /** Receives the store's time with each answer. */
  readonly heard?: Clock['heard'];
}

/**
 * Returns a client that gives up a request after 5 seconds and, as the SDK does by default, tries each request three
 * times.
 */
export function dynamoClient({ region, endpoint, heard }: DynamoConfig): DynamoDBClient {
  const client = new DynamoDBClient({
    region,
    ...(endpoint !== undefined && { endpoint, credentials: { accessKeyId: 'local', secretAccessKey: 'local' } }),
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
    // The middleware of a request is built once for each kind, not for each request.
    cacheMiddleware: true,
  });
  countUnits(client);
  askEmbedded(client, endpoint);
  if (heard !== undefined) listen(client, heard);
  return client;
}

/** Reports the `Date` of each answer, which is the store's own time. */
function listen(client: DynamoDBClient, heard: Clock['heard']): void {
  client.middlewareStack.add(
    (next) => async (args) => {
      const asked = Date.now();
      const result = await next(args);
      const { headers } = result.response as { readonly headers?: { readonly date?: string } };
      heard(asked, Date.now(), headers?.date);
      return result;
    },
    { step: 'deserialize', priority: 'low', name: 'storesTime' },
  );
}

/** What a request consumed, as `ReturnConsumedCapacity: TOTAL` reports it. */
interface Consumed {
  readonly CapacityUnits?: number;
}

/** Measures the units of all requests in a call that is measured. */
function countUnits(client: DynamoDBClient): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (!isMeasured()) return next(args);
        const result = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } });
        const { ConsumedCapacity: consumed } = result.output as { readonly ConsumedCapacity?: Consumed | Consumed[] };
        const metric = /^(Put|Delete)/.test(String(commandName)) ? 'writes' : 'reads';
        for (const { CapacityUnits = 0 } of [consumed ?? []].flat()) measured(metric, CapacityUnits);
        return result;
      },
    { step: 'initialize', priority: 'high', name: 'units' },
  );
}

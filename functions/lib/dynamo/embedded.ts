import {
  ConditionalCheckFailedException,
  type DynamoDBClient,
  DynamoDBServiceException,
  ResourceInUseException,
} from '@aws-sdk/client-dynamodb';

/**
 * A store in this process, which is asked without a network: carries out an operation (`PutItem`) on its input and gives its output, as
 * the SDK has them. What it refuses is thrown as `Refused`.
 */
export type Embedded = (operation: string, input: object) => Promise<object>;

/** How DynamoDB says no: a status, and the name of an exception, after a `#` or without one. */
export interface Refused {
  readonly statusCode: number;
  readonly body: { readonly __type: string; readonly message?: string };
}

/** Each bundle has modules of its own: what they all see is the process. */
const SHARED = Symbol.for('fieldpost.stores');
const shared = globalThis as { [SHARED]?: Map<string, Embedded> };
shared[SHARED] ??= new Map();
const stores = shared[SHARED];

const SCHEME = 'embedded:';

/** Gives a store in this process an endpoint, by which a client of this process finds it. */
export function embed(store: Embedded): string {
  const endpoint = `${SCHEME}${crypto.randomUUID()}`;
  stores.set(endpoint, store);
  return endpoint;
}

/** Nobody finds the store any more. */
export const remove = (endpoint: string): void => void stores.delete(endpoint);

/** The store in this process that an endpoint stands for; undefined: it is an address of a network. Throws when the store is gone. */
export function embeddedAt(endpoint: string): Embedded | undefined {
  if (!endpoint.startsWith(SCHEME)) return undefined;
  const store = stores.get(endpoint);
  if (store === undefined) throw new Error(`no store in this process is at ${endpoint}`);
  return store;
}

/** Has a client whose endpoint stands for a store in this process ask that one: what is asked is neither signed nor made into text. */
export function askEmbedded(client: DynamoDBClient, endpoint: string | undefined): void {
  const store = endpoint === undefined ? undefined : embeddedAt(endpoint);
  if (store === undefined) return;
  client.middlewareStack.add(
    (_, { commandName }) =>
      async ({ input }) => {
        const output = await store(String(commandName).replace(/Command$/, ''), input).catch((caught: unknown) => {
          throw isRefusal(caught) ? exceptionOf(caught) : caught;
        });
        return { output: { ...output, $metadata: {} }, response: {} };
      },
    { step: 'initialize', priority: 'high', name: 'embedded' },
  );
}

const isRefusal = (caught: unknown): caught is Refused => (caught as Partial<Refused> | undefined)?.body?.__type !== undefined;

/** The exceptions that this code tells apart. */
const EXCEPTIONS = { ConditionalCheckFailedException, ResourceInUseException };

function exceptionOf({ statusCode, body }: Refused): Error {
  const name = body.__type.replace(/^.*#/, '');
  const about = { message: body.message ?? name, $metadata: { httpStatusCode: statusCode } };
  if (name === 'ConditionalCheckFailedException' || name === 'ResourceInUseException') return new EXCEPTIONS[name](about);
  return new DynamoDBServiceException({ ...about, name, $fault: statusCode < 500 ? 'client' : 'server' });
}

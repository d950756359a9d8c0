import {
  ConditionalCheckFailedException,
  type DynamoDBClient,
  DynamoDBServiceException,
  ResourceInUseException,
} from '@aws-sdk/client-dynamodb';
import { embedding } from '../courier/embedding.ts';
import { isNumber, isText, shapeOf } from '../ports/shape.ts';

/**
 * A store in this process. It carries out an operation (`PutItem`) on the SDK's input and returns the SDK's output.
 * Throws `Refused`.
 */
export type Embedded = (operation: string, input: object) => Promise<object>;

/** A refusal of DynamoDB: a status, and the name of an exception, with or without a `#` before it. */
export interface Refused {
  readonly statusCode: number;
  readonly body: { readonly __type: string; readonly message?: string };
}

/** The stores in this process. */
export const stores = embedding<Embedded>('store');

/**
 * Sends a client's requests directly to a store in this process if the endpoint names one, without signatures and
 * serialisation.
 */
export function askEmbedded(client: DynamoDBClient, endpoint: string | undefined): void {
  const store = endpoint === undefined ? undefined : stores.at(endpoint);
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

const isRefusal = shapeOf<Refused>({ statusCode: isNumber, body: shapeOf<Refused['body']>({ __type: isText }) });

/** The exceptions that this code distinguishes. */
const EXCEPTIONS = { ConditionalCheckFailedException, ResourceInUseException };

function exceptionOf({ statusCode, body }: Refused): Error {
  const name = body.__type.replace(/^.*#/, '');
  const about = { message: body.message ?? name, $metadata: { httpStatusCode: statusCode } };
  if (name === 'ConditionalCheckFailedException' || name === 'ResourceInUseException')
    return new EXCEPTIONS[name](about);
  return new DynamoDBServiceException({ ...about, name, $fault: statusCode < 500 ? 'client' : 'server' });
}

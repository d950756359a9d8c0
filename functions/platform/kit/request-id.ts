import { AsyncLocalStorage } from 'node:async_hooks';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

const current = new AsyncLocalStorage<string>();

/** What a client may name its request: it goes into a header and into the log as it is. */
const NAME = /^[\w.=-]{1,128}$/;

/**
 * The name of a request: the client's own (`X-Request-Id`), if it is well-formed; else that of the gateway, or a new
 * one.
 */
export function requestIdOf({
  headers,
  requestContext,
}: Pick<APIGatewayProxyEventV2, 'headers'> & Partial<APIGatewayProxyEventV2>): string {
  const given = [headers['x-request-id'], requestContext?.requestId].find(
    (name) => name !== undefined && NAME.test(name),
  );
  return given ?? crypto.randomUUID();
}

/** Does work for a request: everything that is reported or refused while it is done names the request. */
export const forRequest = <T>(id: string, work: () => Promise<T>): Promise<T> => current.run(id, work);

/** The request that is being worked at; undefined in the background. */
export const requestId = (): string | undefined => current.getStore();

import { AsyncLocalStorage } from 'node:async_hooks';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

const current = new AsyncLocalStorage<string>();

/** The form of a client's name for a request, which goes into a header and into the log unchanged. */
const NAME = /^[\w.=-]{1,128}$/;

/**
 * Returns the name of a request: the client's own (`X-Request-Id`) if it is well-formed, else the gateway's, or a new
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

/** Does work for a request. All reports and refusals during the work name the request. */
export const forRequest = <T>(id: string, work: () => Promise<T>): Promise<T> => current.run(id, work);

/** Returns the current request; `undefined` in the background. */
export const requestId = (): string | undefined => current.getStore();

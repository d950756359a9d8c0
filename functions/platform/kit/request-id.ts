import { AsyncLocalStorage } from 'node:async_hooks';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** The request at work. */
interface Current {
  readonly id: string;
  /** Headers of its answer, whether it succeeds or is refused. */
  readonly headers: { [name: string]: string };
}

const current = new AsyncLocalStorage<Current>();

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
export const forRequest = <T>(id: string, work: () => Promise<T>): Promise<T> => current.run({ id, headers: {} }, work);

/** Returns the current request; `undefined` in the background. */
export const requestId = (): string | undefined => current.getStore()?.id;

/** Returns the headers that were added to the answer of the current request. */
export const addedHeaders = (): { readonly [name: string]: string } => current.getStore()?.headers ?? {};

/** Adds headers to the answer of the current request. One that is there with another value becomes a list. */
export function addHeaders(added: { readonly [name: string]: string }): void {
  const headers = current.getStore()?.headers ?? {};
  for (const [name, value] of Object.entries(added))
    headers[name] = [undefined, value].includes(headers[name]) ? value : `${headers[name]}, ${value}`;
}

/** Says that the answer of the current request repeats an earlier one, because it has the same `Idempotency-Key`. */
export const tellReplayed = (): void => addHeaders({ 'idempotent-replayed': 'true' });

/** Every try of a command met a conflict or a fault of the store; it may be sent again with the same idempotency key. */
export class Busy extends Error {}

/** Something outside this service did not answer: the issuer of tokens. */
export class Unreachable extends Error {}

/** Errors of the AWS SDK that pass by themselves, by name: throttling, time that ran out, a service that failed. */
const PASSING: ReadonlySet<string> = new Set([
  'DependencyTimeoutException',
  'InternalServerError',
  'KMSInternalException',
  'LimitExceededException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'RequestTimeout',
  'RequestTimeoutException',
  'ServiceUnavailable',
  'ThrottledException',
  'Throttling',
  'ThrottlingException',
  'TimeoutError',
  'TooManyRequestsException',
]);

/** What a socket or the search for its address reports, by code. */
const BROKEN: ReadonlySet<unknown> = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Whether the same work may succeed a little later: the one guard for faults of the store, the network and the issuer. Anything else is a bug. */
export function isPassing(caught: unknown): boolean {
  if (!(caught instanceof Error)) return false;
  if (caught instanceof Busy || caught instanceof Unreachable || PASSING.has(caught.name)) return true;
  const { code, $fault } = caught as { readonly code?: unknown; readonly $fault?: unknown };
  return BROKEN.has(code) || $fault === 'server';
}

/**
 * Every try of a command met a conflict or a fault of the store; it may be sent again with the same idempotency key.
 */
export class Busy extends Error {}

/**
 * What shows that a log is not the one that was written: it was restored, and nobody has said so, or something was
 * changed.
 */
type Evidence =
  /** A commit does not follow the one before it. */
  | 'a hole'
  /** This process remembers a commit that is not there any more. */
  | 'a commit that is gone'
  /** The lists show a version that the log has not reached. */
  | 'a newer view'
  | 'no seed'
  | 'another seed';

/**
 * A game that cannot be read or played until the operator of the service has put it right: it is never healed silently.
 */
export class GameStopped extends Error {
  readonly game: string;
  readonly evidence: Evidence;
  constructor(game: string, evidence: Evidence, cause?: unknown) {
    super(`the game ${game} is stopped: ${evidence}`, { cause });
    this.game = game;
    this.evidence = evidence;
  }
}

/**
 * A commit was decided by an engine that this code does not know: another container runs a newer release already.
 * Nothing is folded; a client that sends the request again reaches the newer release sooner or later.
 */
export class UnknownEngine extends Error {
  readonly game: string;
  readonly engine: string;
  constructor(game: string, version: number, engine: string) {
    super(`version ${version} of ${game} was decided by engine ${engine}, which is unknown here`);
    this.game = game;
    this.engine = engine;
  }
}

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

/**
 * Whether the same work may succeed a little later: the one guard for faults of the store, the network and the issuer.
 * Anything else is a bug.
 */
export function isPassing(caught: unknown): boolean {
  if (!(caught instanceof Error) || isFull(caught)) return false;
  if (caught instanceof Busy || caught instanceof Unreachable || PASSING.has(caught.name)) return true;
  const { code, $fault } = caught as { readonly code?: unknown; readonly $fault?: unknown };
  return BROKEN.has(code) || $fault === 'server';
}

/** Whether the store has no space left: nothing was written, and later tries fail until the operator frees space. */
export const isFull = (caught: unknown): boolean => caught instanceof Error && caught.name === 'StorageFull';

/**
 * Every try of a command met a conflict or a fault of the store. It may be sent again with the same idempotency key.
 */
export class Busy extends Error {}

/** Evidence that a log is not the one that was written: it was restored without a statement, or changed. */
type Evidence =
  /** A commit does not follow the one before it. */
  | 'a hole'
  /** This process remembers a commit that the log no longer contains. */
  | 'a commit that is gone'
  /** The lists show a version that the log has not reached. */
  | 'a newer view'
  | 'no seed'
  | 'another seed';

/** A game that cannot be read or played until the operator repairs it. It is never repaired silently. */
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
 * An engine that this code does not know decided a commit: another container runs a newer release. Nothing is folded. A
 * client that retries reaches the newer release.
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

/** A service outside, such as the issuer of tokens, did not answer. */
export class Unreachable extends Error {}

/** Names of temporary errors of the AWS SDK: throttling, timeouts, failed services. */
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

/** Returns the code of an error of the system, such as `ENOENT`. */
export const codeOf = (caught: unknown): unknown =>
  caught instanceof Error && 'code' in caught ? caught.code : undefined;

/** Codes of errors of sockets and name resolution. */
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
 * Returns whether the same work may succeed later: the one test for faults of the store, the network and the issuer.
 * Any other error is a bug.
 */
export function isPassing(caught: unknown): boolean {
  if (!(caught instanceof Error) || isFull(caught)) return false;
  if (caught instanceof Busy || caught instanceof Unreachable || PASSING.has(caught.name)) return true;
  return BROKEN.has(codeOf(caught)) || ('$fault' in caught && caught.$fault === 'server');
}

/**
 * Returns whether the store has no space left. Nothing was written, and later tries fail until the operator frees
 * space.
 */
export const isFull = (caught: unknown): boolean => caught instanceof Error && caught.name === 'StorageFull';

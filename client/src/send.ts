import { Unreachable } from './problem.ts';

/** What sends a request: `fetch` of the platform, or one that does the same. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * How often a request is sent in all, how long one try may take, and how long the pauses are that double, in
 * milliseconds.
 */
export interface Retrying {
  readonly tries: number;
  readonly timeout: number;
  readonly pause: number;
  readonly longestPause: number;
}

interface Sending {
  readonly fetch: Fetch;
  readonly retry: Retrying;
  readonly sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

interface Outgoing {
  readonly method: string;
  readonly url: string;
  /** Made for each try, for a token may have been renewed. */
  readonly headers: () => Promise<{ readonly [name: string]: string }>;
  readonly body: string | undefined;
  readonly key: string | undefined;
  readonly signal: AbortSignal | undefined;
}

export interface Incoming {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * Sends a request, and sends it again while nothing came back, a proxy had no answer (502, 504), or the service says
 * when to try again (503 with `Retry-After`). A command keeps its `Idempotency-Key`, so it is committed once. Throws
 * `Unreachable` when no try was answered.
 */
export async function send(sending: Sending, request: Outgoing): Promise<Incoming> {
  const { retry, sleep } = sending;
  for (let tried = 1; ; tried++) {
    const answer = await attempt(sending, request);
    const isLast = tried >= retry.tries;
    if (answer instanceof Error) {
      if (isLast) throw new Unreachable(`${request.method} ${request.url}`, request.key, answer);
    } else if (isLast || !isWorthAnotherTry(answer)) return answer;
    const wait = answer instanceof Error ? 0 : 1000 * (retryAfterOf(answer) ?? 0);
    await sleep(wait + backoff(retry, tried), request.signal);
  }
}

/** A pause of random length, so that clients that were cut off together do not come back together. */
export const backoff = ({ pause, longestPause }: Pick<Retrying, 'pause' | 'longestPause'>, tried: number): number =>
  Math.random() * Math.min(longestPause, pause * 2 ** tried);

/** Seconds to wait, as the service says. */
export function retryAfterOf({ headers }: Incoming): number | undefined {
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10);
  return Number.isNaN(seconds) ? undefined : seconds;
}

const isWorthAnotherTry = (answer: Incoming): boolean =>
  answer.status === 502 || answer.status === 504 || (answer.status === 503 && retryAfterOf(answer) !== undefined);

/** One try: what came back, or why nothing did. Throws only when the caller gave up. */
async function attempt(
  { fetch, retry }: Sending,
  { method, url, headers, body, signal }: Outgoing,
): Promise<Incoming | Error> {
  throwIfGivenUp(signal);
  const sent = await headers();
  const abort = new AbortController();
  const giveUp = (): void => abort.abort();
  const timer = setTimeout(giveUp, retry.timeout);
  signal?.addEventListener('abort', giveUp);
  try {
    const response = await fetch(url, {
      method,
      headers: sent,
      signal: abort.signal,
      ...(body !== undefined && { body }),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (caught) {
    throwIfGivenUp(signal);
    return caught instanceof Error ? caught : new Error(String(caught));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

/** As `signal.throwIfAborted()`, which not every React Native has. */
function throwIfGivenUp(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw signal.reason ?? new Error('given up');
}

/** Waits; ends at once when the signal is aborted. */
export const sleep = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((done) => {
    if (signal?.aborted) return done();
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
  });

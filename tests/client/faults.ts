import type { Fetch, Socket, SocketClass } from '../../client/src/index.ts';
import type { Below } from '../kit/random.ts';

// A network as bad as it gets: nothing that is sent is sure to arrive, once, in time, or at all.

/** What happens to one request. */
const FAULTS = ['request lost', 'answer lost', 'request late', 'sent twice', 'answer late', 'proxy busy', 'proxy without answer'] as const;
type Fault = (typeof FAULTS)[number];

interface BadNetwork {
  readonly fetch: Fetch;
  /** How often each fault happened. */
  readonly counts: { readonly [fault in Fault]: number };
  /** Requests that are still on their way. */
  settled(): Promise<void>;
}

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
const lost = (): TypeError => new TypeError('fetch failed');

/** `fetch` that fails in one of `outOf` requests, each time in one of seven ways. */
export function badNetwork(below: Below, outOf: number, send: Fetch = (url, init) => globalThis.fetch(url, init)): BadNetwork {
  const counts = Object.fromEntries(FAULTS.map((fault) => [fault, 0])) as { [fault in Fault]: number };
  // One after another, so that a short game meets each of them too.
  let next = below(FAULTS.length);
  const under = new Set<Promise<unknown>>();

  /** Sends it without anybody who waits for the answer. */
  function astray(url: string, init: RequestInit, after: number): void {
    const { signal: _, ...rest } = init;
    const going = pause(after)
      .then(() => send(url, rest))
      .then((response) => response.text())
      .catch(() => undefined);
    under.add(going);
    void going.then(() => under.delete(going));
  }

  const HAPPENING: { readonly [fault in Fault]: (url: string, init: RequestInit) => Promise<Response> } = {
    'request lost': async () => {
      throw lost();
    },
    'answer lost': async (url, init) => {
      await (await send(url, init)).text();
      throw lost();
    },
    // It arrives after the one that is sent in its place.
    'request late': async (url, init) => {
      astray(url, init, 2 + below(15));
      throw lost();
    },
    'sent twice': async (url, init) => {
      astray(url, init, below(10));
      return send(url, init);
    },
    'answer late': async (url, init) => {
      const response = await send(url, init);
      await pause(below(10));
      return response;
    },
    'proxy busy': async () => new Response('{"message":"Service Unavailable"}', { status: 503, headers: { 'retry-after': '0' } }),
    'proxy without answer': async (url, init) => {
      await (await send(url, init)).text();
      return new Response('<html>Bad Gateway</html>', { status: 502 });
    },
  };

  return {
    counts,
    async fetch(url, init) {
      if (below(outOf) > 0) return send(url, init);
      const fault = FAULTS[next++ % FAULTS.length]!;
      counts[fault]++;
      return HAPPENING[fault](url, init);
    },
    async settled() {
      await Promise.all(under);
    },
  };
}

/** Connections that break after one of `outOf` messages (the third is one), lose another, say another twice, and are late with all. */
export function badSockets(
  Inner: SocketClass,
  below: Below,
  outOf: number,
): { readonly WebSocket: SocketClass; readonly broken: () => number } {
  let [broken, heard] = [0, 0];
  class BadSocket implements Socket {
    onopen: ((event: never) => void) | null = null;
    onmessage: ((event: never) => void) | null = null;
    onclose: ((event: never) => void) | null = null;
    onerror: ((event: never) => void) | null = null;
    readonly #inner: Socket;
    #before: Promise<void> = Promise.resolve();

    constructor(url: string, protocols?: string[]) {
      const inner = new Inner(url, protocols);
      this.#inner = inner;
      inner.onopen = (event) => this.onopen?.(event);
      inner.onclose = (event) => this.onclose?.(event);
      inner.onerror = (event) => this.onerror?.(event);
      inner.onmessage = (event) => {
        this.#before = this.#before.then(() => this.#relay(event));
      };
    }

    async #relay(event: never): Promise<void> {
      await pause(below(4));
      const what = ++heard === 3 ? 0 : below(outOf);
      if (what === 0) {
        broken++;
        this.#inner.close();
      } else if (what > 1) this.onmessage?.(event);
      if (what === 2) this.onmessage?.(event);
    }

    send(text: string): void {
      this.#inner.send(text);
    }

    close(): void {
      this.#inner.close();
    }
  }
  return { WebSocket: BadSocket, broken: () => broken };
}

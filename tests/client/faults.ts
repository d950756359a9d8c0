import type { Below } from '../kit/random.ts';
import type { Faults, Passing, Returned } from './proxy.ts';

// A network as bad as it gets: nothing that is sent is sure to arrive, once, in time, or at all.

/** What happens to one request. */
const REQUESTS = [
  'request lost',
  'answer lost',
  'request late',
  'sent twice',
  'answer late',
  'proxy busy',
  'proxy without answer',
] as const;
/** What happens to one message of a live connection. */
const MESSAGES = ['connection broken', 'message lost', 'message doubled'] as const;
type Fault = (typeof REQUESTS)[number] | (typeof MESSAGES)[number];

interface BadNetwork extends Faults {
  /** How often each fault happened. */
  readonly counts: { readonly [fault in Fault]: number };
  /** Requests that are still on their way. */
  settled(): Promise<void>;
}

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

type Send = (passing: Passing) => Promise<Returned>;

/**
 * What fails in one of `outOf` requests, each time in one of seven ways, and with one of `ofMessages` messages, each
 * time in one of three. All messages are late, so that they overtake each other.
 */
export function badNetwork(below: Below, outOf: number, ofMessages: number): BadNetwork {
  const counts = Object.fromEntries([...REQUESTS, ...MESSAGES].map((fault) => [fault, 0])) as {
    [fault in Fault]: number;
  };
  // One after another, so that a short game meets each of them too.
  let [next, nextMessage] = [below(REQUESTS.length), 0];
  const under = new Set<Promise<unknown>>();

  /** Sends it without anybody who waits for the answer. */
  function astray(passing: Passing, send: Send, after: number): void {
    const going = pause(after)
      .then(() => send(passing))
      .catch(() => undefined);
    under.add(going);
    void going.then(() => under.delete(going));
  }

  const HAPPENING: {
    readonly [fault in (typeof REQUESTS)[number]]: (passing: Passing, send: Send) => Promise<Returned | undefined>;
  } = {
    'request lost': async () => undefined,
    'answer lost': async (passing, send) => {
      await send(passing);
      return undefined;
    },
    // It arrives after the one that is sent in its place.
    'request late': async (passing, send) => {
      astray(passing, send, 2 + below(15));
      return undefined;
    },
    'sent twice': async (passing, send) => {
      astray(passing, send, below(10));
      return send(passing);
    },
    'answer late': async (passing, send) => {
      const returned = await send(passing);
      await pause(below(10));
      return returned;
    },
    'proxy busy': async () => ({
      status: 503,
      headers: { 'retry-after': '0' },
      body: Buffer.from('{"message":"Service Unavailable"}'),
    }),
    'proxy without answer': async (passing, send) => {
      await send(passing);
      return { status: 502, headers: {}, body: Buffer.from('<html>Bad Gateway</html>') };
    },
  };

  return {
    counts,
    async request(passing, send) {
      if (below(outOf) > 0) return send(passing);
      const fault = REQUESTS[next++ % REQUESTS.length]!;
      counts[fault]++;
      return HAPPENING[fault](passing, send);
    },
    message() {
      const after = below(4);
      if (below(ofMessages) > 0) return { times: 1, after };
      const fault = MESSAGES[nextMessage++ % MESSAGES.length]!;
      counts[fault]++;
      if (fault === 'connection broken') return undefined;
      return { times: fault === 'message lost' ? 0 : 2, after };
    },
    async settled() {
      await Promise.all(under);
    },
  };
}

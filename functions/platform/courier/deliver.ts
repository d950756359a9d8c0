import { Agent, request } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import { askNameServers, publicAddresses, type Resolve } from './names.ts';
import { targetOf } from './target.ts';

/** A request to a receiver. */
export interface Parcel {
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  /** Base64. */
  readonly body: string;
  /** The text that a receiver must answer to confirm. */
  readonly echo?: string;
}

/**
 * The outcome: only the class of the status. `refused`: nothing was sent, because the address is not public.
 * `unreachable`: no server answered. `gone`: the receiver refuses notifications (404 or 410).
 */
export interface Delivery {
  readonly outcome: '2xx' | '3xx' | '4xx' | '5xx' | 'refused' | 'timeout' | 'unreachable';
  readonly gone?: '404' | '410';
  /** Whether the answer was the expected text. */
  readonly echoed?: boolean;
}

/** Resolves names and makes connections. Tests replace it. */
export interface Ways {
  readonly resolve: Resolve;
  readonly agent: () => Agent;
}

/**
 * A new agent for each delivery. The agent of the process may pass the name to a proxy, which resolves addresses
 * itself.
 */
const OWN_WAYS: Ways = { resolve: askNameServers, agent: () => new Agent({ keepAlive: false }) };

const ALL_MS = 6_000;
const MOST_SENT = 64 * 1024;
const MOST_READ = 4 * 1024;

/**
 * Delivers a parcel to a user's URL: by HTTPS, to a checked public address, once, without redirects. Takes at most 6
 * seconds. Never throws because of the receiver.
 */
export async function deliver(
  parcel: Parcel,
  ways: Ways = OWN_WAYS,
  until = AbortSignal.timeout(ALL_MS),
): Promise<Delivery> {
  const body = Buffer.from(parcel.body, 'base64');
  if (body.length > MOST_SENT) throw new Error('a parcel is too large');
  const target = targetOf(parcel.url);
  if (typeof target === 'string') return { outcome: 'refused' };
  try {
    const addresses = target.isAddress ? [target.host] : await publicAddresses(ways.resolve, target.host, until);
    if (addresses === undefined) return { outcome: 'refused' };
    const { status, text } = await posted(target, parcel.headers, body, { addresses, agent: ways.agent(), until });
    return toldOf(status, text, parcel.echo);
  } catch {
    return { outcome: until.aborted ? 'timeout' : 'unreachable' };
  }
}

/** Returns the reported part of an answer. */
export const toldOf = (status: number, text: string, echo: string | undefined): Delivery => ({
  outcome: classOf(status),
  ...((status === 404 || status === 410) && { gone: `${status}` as const }),
  ...(echo !== undefined && { echoed: status < 300 && text === echo }),
});

function classOf(status: number): Delivery['outcome'] {
  if (status < 300) return '2xx';
  if (status < 400) return '3xx';
  return status < 500 ? '4xx' : '5xx';
}

interface Line {
  readonly addresses: readonly string[];
  readonly agent: Agent;
  readonly until: AbortSignal;
}

/**
 * Sends one request to one of the addresses. Returns the status and the beginning of the answer. Rejects without an
 * answer.
 */
function posted(
  { host, isAddress, path }: { readonly host: string; readonly isAddress: boolean; readonly path: string },
  headers: Parcel['headers'],
  body: Buffer,
  { addresses, agent, until }: Line,
): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const sending = request({
      method: 'POST',
      host,
      port: 443,
      path,
      // SNI does not allow addresses; the certificate itself contains the address.
      servername: isAddress ? '' : host,
      headers: { ...headers, 'content-length': body.length },
      lookup: always(addresses),
      agent,
      signal: until,
    });
    sending.once('error', reject);
    // Checked last: a receiver that closes without an answer has given none.
    sending.once('close', () => reject(new Error('closed without an answer')));
    sending.once('response', (answer) => {
      const chunks: Buffer[] = [];
      let read = 0;
      const done = (): void => {
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') });
        sending.destroy();
      };
      answer.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        read += chunk.length;
        if (read > MOST_READ) done();
      });
      // After the status, the rest of the answer does not matter.
      sending.off('error', reject).once('error', done);
      answer.once('close', done).once('error', done);
    });
    sending.end(body);
  });
}

/** Returns a lookup of exactly these addresses, so that no name is resolved again between check and connection. */
const always =
  (addresses: readonly string[]): LookupFunction =>
  (_name, options, done) => {
    const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
    const [first] = found;
    if (options.all === true || first === undefined) done(null, found);
    else done(null, first.address, first.family);
  };

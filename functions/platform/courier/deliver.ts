import { Agent as PlainAgent, request as plainly } from 'node:http';
import { Agent, request } from 'node:https';
import { isIP, isIPv6, type LookupFunction } from 'node:net';
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
  /** The seconds that the receiver wants the server to wait (a 429, or `Retry-After` of a 503), at most an hour. */
  readonly wait?: number;
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
const MOST_WAITED_S = 3_600;
/** How long a receiver that gets too many is left alone, unless it says so. */
const TOO_MANY_S = 60;

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
    const { host, isAddress, path } = target;
    const to = {
      send: request,
      host,
      port: 443,
      path,
      // SNI does not allow addresses; the certificate itself contains the address.
      servername: isAddress ? '' : host,
      agent: ways.agent(),
    };
    return toldOf(await posted(to, parcel.headers, body, { addresses, until }), parcel.echo);
  } catch {
    return { outcome: until.aborted ? 'timeout' : 'unreachable' };
  }
}

const HERE = ['127.0.0.1', '::1'];

/** Delivers a parcel to a URL of this machine, by any protocol and port. No name is resolved: `localhost` is here. */
export async function deliverHere(parcel: Parcel, until = AbortSignal.timeout(ALL_MS)): Promise<Delivery> {
  const { protocol, hostname, port, pathname, search } = new URL(parcel.url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isPlain = protocol === 'http:';
  const to = {
    send: isPlain ? plainly : request,
    host,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    path: pathname + search,
    agent: new (isPlain ? PlainAgent : Agent)({ keepAlive: false }),
  };
  const addresses = isIP(host) === 0 ? HERE : [host];
  try {
    const body = Buffer.from(parcel.body, 'base64');
    return toldOf(await posted(to, parcel.headers, body, { addresses, until }), parcel.echo);
  } catch {
    return { outcome: until.aborted ? 'timeout' : 'unreachable' };
  }
}

/** The answer of a receiver: only what is read of it. */
interface Answer {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | undefined;
}

/** Returns the reported part of an answer. */
function toldOf({ status, text, retryAfter }: Answer, echo: string | undefined): Delivery {
  const wait = status === 429 ? (waitIn(retryAfter) ?? TOO_MANY_S) : status === 503 ? waitIn(retryAfter) : undefined;
  return {
    outcome: classOf(status),
    ...((status === 404 || status === 410) && { gone: `${status}` as const }),
    ...(echo !== undefined && { echoed: status < 300 && text === echo }),
    ...(wait !== undefined && { wait }),
  };
}

/** Returns the seconds of a `Retry-After`, a number or a date; at most an hour. `undefined`: it says nothing. */
function waitIn(retryAfter = ''): number | undefined {
  const isNumber = /^\d{1,15}$/.test(retryAfter.trim());
  const seconds = isNumber ? Number(retryAfter) : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return seconds > 0 ? Math.min(seconds, MOST_WAITED_S) : undefined;
}

function classOf(status: number): Delivery['outcome'] {
  if (status < 300) return '2xx';
  if (status < 400) return '3xx';
  return status < 500 ? '4xx' : '5xx';
}

/** A receiver whose addresses are checked. */
interface Checked {
  readonly send: typeof request | typeof plainly;
  readonly host: string;
  readonly port: number;
  readonly path: string;
  readonly servername?: string;
  readonly agent: Agent | PlainAgent;
}

interface Line {
  readonly addresses: readonly string[];
  readonly until: AbortSignal;
}

/**
 * Sends one request to one of the addresses. Returns the status and the beginning of the answer. Rejects without an
 * answer.
 */
function posted(
  { send, ...to }: Checked,
  headers: Parcel['headers'],
  body: Buffer,
  { addresses, until }: Line,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sending = send({
      ...to,
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
      lookup: always(addresses),
      signal: until,
    });
    sending.once('error', reject);
    // Checked last: a receiver that closes without an answer has given none.
    sending.once('close', () => reject(new Error('closed without an answer')));
    sending.once('response', (answer) => {
      const chunks: Buffer[] = [];
      let read = 0;
      const done = (): void => {
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(chunks).toString('utf8'),
          retryAfter: answer.headers['retry-after'],
        });
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

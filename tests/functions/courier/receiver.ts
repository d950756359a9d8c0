import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Ways } from '../../../functions/platform/courier/deliver.ts';

/** A key and a certificate for `hooks.example`, `moved.example` and 127.0.0.1, made for these tests alone. */
const key = readFileSync(new URL('receiver-key.pem', import.meta.url));
const cert = readFileSync(new URL('receiver-certificate.pem', import.meta.url));

/** What a receiver has been sent. */
interface Received {
  readonly host: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** The same, as it came. */
  readonly raw: Buffer;
}

/** A receiver on this machine that stands for one on the internet, and ways that lead there. */
export interface Receiver {
  readonly received: Received[];
  /** The addresses of the requested connections, in order. */
  readonly dialled: string[];
  /** The requested names, in order. */
  readonly asked: string[];
  readonly ways: Ways;
  close(): Promise<void>;
}

/**
 * Starts a receiver. `names`: the addresses of each name, an answer for each time it is asked; the last one stays. A
 * connection that would go to an address of the internet goes to this receiver, and is noted with the address that it
 * would have gone to.
 */
export async function startReceiver(
  names: { readonly [name: string]: readonly (readonly string[])[] },
  answer: (request: Received, response: ServerResponse) => void = (_, response) => void response.end(),
): Promise<Receiver> {
  const received: Received[] = [];
  const dialled: string[] = [];
  const asked: string[] = [];
  const server = createServer({ key, cert }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { headers, url: path } = request;
      const one = {
        host: headers.host,
        path,
        headers,
        body: Buffer.concat(chunks).toString('utf8'),
        raw: Buffer.concat(chunks),
      };
      received.push(one);
      answer(one, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;

  const agent = (): Agent => {
    const made = new Agent({ keepAlive: false, ca: cert });
    const connect = made.createConnection.bind(made);
    made.createConnection = (options, done) => {
      const { host, lookup } = options as {
        host: string;
        lookup: (name: string, options: object, done: LookedUp) => void;
      };
      // A name is looked up as the socket would, by what the delivery brought; an address is never looked up.
      lookup(host, { all: true }, (_, found) => dialled.push(...found.map(({ address }) => address)));
      return connect({ ...options, host: '127.0.0.1', port, lookup: undefined } as typeof options, done);
    };
    return made;
  };
  const resolve: Ways['resolve'] = async (name) => {
    const times = asked.push(name);
    const answers = names[name] ?? [];
    const found = answers[Math.min(times, answers.length) - 1];
    if (found === undefined) throw new Error('no such name');
    return found;
  };
  return {
    received,
    dialled,
    asked,
    ways: { resolve, agent },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

type LookedUp = (fault: null, found: readonly { readonly address: string }[]) => void;

import type { RequestListener, Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../../../../functions/platform/http/address.ts';

/**
 * How long a client may take, in milliseconds: for the head of a request, for all of it, and between two of them or two
 * bytes.
 */
export const PATIENCE: ServerOptions & { readonly timeout: number } = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 2_000,
  // Proxies keep a connection for 60 s; were it closed here first, a request could meet its end.
  keepAliveTimeout: 65_000,
  timeout: 120_000,
};

/** Requests that wait on one connection for the answer before them; no usual client sends as many ahead. */
const MOST_AHEAD = 16;
/** Open connections: all together, and from one address, of IPv6 from one /64. */
const MOST = { open: 4_096, ofOne: 1_024 };
/** Bytes of answers that clients have not taken yet, all together. */
const MOST_UNTAKEN = 64 * 1024 * 1024;

/**
 * Handles the requests of one connection one after another: the next one begins when the client has taken the answer to
 * the last. So a client that sends ahead, or reads slowly, has one request under way.
 */
export function oneByOne(handle: RequestListener): RequestListener {
  const ahead = new WeakMap<Socket, { count: number; last: Promise<void> }>();
  return (request, response) => {
    const { socket } = request;
    const line = ahead.get(socket) ?? { count: 0, last: Promise.resolve() };
    ahead.set(socket, line);
    if (line.count > MOST_AHEAD) return socket.destroy();
    const handled = (): Promise<void> =>
      new Promise((done) => {
        response.once('close', done);
        if (socket.destroyed) done();
        else handle(request, response);
      });
    const before = line.last;
    line.last = (line.count++ === 0 ? handled() : before.then(handled)).finally(() => line.count--);
  };
}

/**
 * Closes connections at once that are too many, all together or from one address. `isProxy`: an address that many
 * people share.
 */
export function limitConnections(server: Server, isProxy: (address: string) => boolean, most = MOST): void {
  server.maxConnections = most.open;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress)) return;
    const from = networkOf(remoteAddress);
    const count = open.get(from) ?? 0;
    if (count >= most.ofOne) return socket.destroy();
    open.set(from, count + 1);
    socket.once('close', () => {
      const left = (open.get(from) ?? 1) - 1;
      if (left === 0) open.delete(from);
      else open.set(from, left);
    });
  });
}

/**
 * Notes answers until clients have taken them. When too many bytes wait, the connections that have waited longest are
 * closed.
 */
export function untaken(most = MOST_UNTAKEN) {
  const waiting = new Map<Parameters<RequestListener>[1], number>();
  let bytes = 0;
  return (response: Parameters<RequestListener>[1], size: number): void => {
    waiting.set(response, size);
    bytes += size;
    response.once('close', () => {
      bytes -= waiting.get(response) ?? 0;
      waiting.delete(response);
    });
    for (const [oldest, held] of waiting) {
      if (bytes <= most || oldest === response) return;
      waiting.delete(oldest);
      bytes -= held;
      oldest.destroy();
    }
  };
}

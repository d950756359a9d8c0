import type { RequestListener, Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../../../../functions/platform/http/address.ts';

/**
 * Time limits of a client in milliseconds: for the head of a request, for all of it, and between two requests or bytes.
 */
export const PATIENCE: ServerOptions & { readonly timeout: number } = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 2_000,
  // Proxies keep a connection for 60 s. If the server closed it earlier, it could lose a request.
  keepAliveTimeout: 65_000,
  timeout: 120_000,
};

/** Requests that wait on one connection for the previous answer. Usual clients send fewer ahead. */
const MOST_AHEAD = 16;
/** Open connections: all together, and from one address (IPv6: one /64). */
const MOST = { open: 4_096, ofOne: 1_024 };
/** Bytes of answers that clients have not taken yet, all together. */
const MOST_UNTAKEN = 64 * 1024 * 1024;

/**
 * Handles the requests of one connection one after another. The next begins when the client has taken the last answer.
 * So a client that sends ahead, or reads slowly, has one active request.
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

/** Closes connections above the limits at once. `isProxy`: an address that many people share. */
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
 * Tracks answers until clients have taken them. If too many bytes wait, it closes the connections that have waited
 * longest.
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

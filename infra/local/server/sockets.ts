import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import { BEARER, LIVE, LIVE_PATH, SUBPROTOCOL } from '../../../functions/features/live/contract.ts';
import type { LiveEvent, LiveHandler } from '../../../functions/features/live/handler.ts';
import type { ServerMessage } from '../../../functions/features/live/messages.ts';
import type { Posts } from '../../../functions/platform/courier/posts.ts';
import { inSources } from '../../../functions/platform/kit/stack.ts';
import { type Gate, gateOf } from './gate/gate.ts';
import { LineFull, type Sender } from './gate/turns.ts';
import { type Outgoing, outgoingTo } from './outgoing.ts';

/**
 * Interval between checks of a connection: whether it answered the last WebSocket ping, is idle, or has reached its
 * maximum age.
 */
const LOOK_MS = 30_000;

/** Messages of a connection that may wait. Beyond this the server stops reading. */
const MOST_WAITING = 16;

/** Replaces API Gateway's WebSocket API on one machine: calls the handler when a connection opens, sends and closes. */
export interface Sockets extends Posts<ServerMessage> {
  /** Returns the number of open connections. */
  readonly open: number;
  /** Closes all. Resolves when the handler was told. */
  stop(): Promise<void>;
}

interface Open {
  readonly socket: WebSocket;
  readonly outgoing: Outgoing;
}

interface Watching {
  /** Counts messages of connections like requests. */
  readonly gate?: Gate;
  /** The interval of checks and their clock, in milliseconds. */
  readonly lookMs?: number;
  now?(): number;
}

/** Returns what the gateway says of an event: its own name for it, too. */
const contextOf = (routeKey: string, connectionId: string): LiveEvent['requestContext'] => ({
  routeKey,
  connectionId,
  requestId: randomUUID(),
});

/** Opens the live channel on a server. */
export function socketsOn(
  server: Server,
  handler: LiveHandler,
  { gate = gateOf(), lookMs = LOOK_MS, now = () => performance.now() }: Watching = {},
): Sockets {
  const watching = { lookMs, now };
  const opened = new Map<string, Open>();
  const handling = new Set<Promise<unknown>>();
  const upgrades = new WebSocketServer({
    noServer: true,
    maxPayload: 2 * LIVE.bytes,
    handleProtocols: (named) => (named.has(SUBPROTOCOL) ? SUBPROTOCOL : false),
  });

  /** Calls the handler on the sender's turn. Errors are logged, and end nothing. `busy`: too much waits. */
  function handled(event: LiveEvent, sender?: Sender): Promise<{ readonly statusCode: number }> {
    const called = sender === undefined ? handler(event) : gate.turns(sender, false, () => handler(event));
    const done = called.catch((fault: Error) => {
      if (fault instanceof LineFull) return { statusCode: BUSY };
      console.error(
        JSON.stringify({ level: 'error', name: fault.name, message: fault.message, stack: inSources(fault.stack) }),
      );
      return { statusCode: 500 };
    });
    handling.add(done);
    void done.finally(() => handling.delete(done));
    return done;
  }

  async function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    // The client may leave before it is answered.
    stream.on('error', () => stream.destroy());
    const status = statusOf(request);
    if (status !== undefined) return refuse(stream, status);
    const connectionId = randomUUID();
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const token = bearerIn(request);
    // The handler refuses an invalid token, as in the cloud. Here it counts as its address.
    const { sender } = await gate.arrivalOf(request, token === undefined ? undefined : `Bearer ${token}`);
    const { statusCode } = await handled({ requestContext: contextOf('$connect', connectionId), headers }, sender);
    if (statusCode !== 200) return refuse(stream, statusCode);
    if (stream.destroyed) return void handled({ requestContext: contextOf('$disconnect', connectionId) });
    upgrades.handleUpgrade(request, stream, head, (socket) => serve(connectionId, socket, sender));
  }

  function serve(connectionId: string, socket: WebSocket, sender: Sender): void {
    let waiting = 0;
    let work: Promise<unknown> = Promise.resolve();
    const outgoing = outgoingTo(socket);
    const flow = (): void => (waiting >= MOST_WAITING || outgoing.isFull() ? socket.pause() : socket.resume());
    outgoing.onDrained(flow);
    opened.set(connectionId, { socket, outgoing });
    const unwatch = watched(socket, watching);
    socket.on('message', (data, isBinary) => {
      // Drops what a closing connection still sends.
      if (socket.readyState !== WebSocket.OPEN) return;
      waiting++;
      flow();
      const body = isBinary
        ? { body: (data as Buffer).toString('base64'), isBase64Encoded: true }
        : { body: String(data) };
      work = work.then(async () => {
        if (socket.readyState !== WebSocket.OPEN) return;
        const { statusCode } = await handled({ requestContext: contextOf('$default', connectionId), ...body }, sender);
        if (statusCode === BUSY) socket.close(LATER);
      });
      void work.finally(() => {
        waiting--;
        if (socket.readyState === WebSocket.OPEN) flow();
      });
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      unwatch();
      opened.delete(connectionId);
      void handled({ requestContext: contextOf('$disconnect', connectionId) });
    });
  }

  server.on('upgrade', (request, stream, head) => void upgrade(request, stream, head));
  return {
    get open() {
      return opened.size;
    },
    async post(id, message) {
      const here = opened.get(id);
      if (here === undefined || here.socket.readyState !== WebSocket.OPEN) return false;
      here.outgoing.send(message);
      return true;
    },
    async close(id) {
      opened.get(id)?.socket.close(GOING);
    },
    async stop() {
      for (const { socket } of opened.values()) {
        socket.close(GOING);
        socket.terminate();
      }
      while (opened.size > 0 || handling.size > 0)
        await Promise.all([...handling, new Promise((turn) => setImmediate(turn))]);
    },
  };
}

/** The server ends the connection. The client should open another one. */
const GOING = 1001;
/** Too many messages of the sender wait. The client should open another one later. */
const LATER = 1013;
const BUSY = 503;

/**
 * Returns why a request is refused: another path, or a query, because tokens in a URL would appear in logs; `undefined`
 * if it is accepted.
 */
function statusOf({ url = '' }: IncomingMessage): number | undefined {
  const [path, query] = url.split('?');
  if (path !== LIVE_PATH) return 404;
  return query === undefined ? undefined : 400;
}

/** Returns the token among a client's subprotocols. */
const bearerIn = ({ headers }: IncomingMessage): string | undefined =>
  (headers['sec-websocket-protocol'] ?? '')
    .split(',')
    .map((each) => each.trim())
    .find((each) => each.startsWith(BEARER))
    ?.slice(BEARER.length);

function refuse(stream: Duplex, status: number): void {
  stream.end(
    `HTTP/1.1 ${status} ${status === 401 ? 'Unauthorized' : 'Refused'}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}

/** Ends a connection that does not answer a WebSocket ping, is idle, or has reached its maximum age. */
function watched(socket: WebSocket, { lookMs, now: clock }: Required<Omit<Watching, 'gate'>>): () => void {
  const since = clock();
  let [spoke, isAwaited] = [since, false];
  socket.on('message', () => (spoke = clock()));
  socket.on('pong', () => (isAwaited = false));
  const looking = setInterval(() => {
    const now = clock();
    if (isAwaited) return socket.terminate();
    if (now - spoke > LIVE.idleMs || now - since > LIVE.lifeMs) return socket.close(GOING);
    isAwaited = true;
    socket.ping();
  }, lookMs);
  return () => clearInterval(looking);
}

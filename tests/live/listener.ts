import { WebSocket } from 'ws';
import type { ServerMessage } from '../../functions/features/live/messages.ts';
import { serverMessageSchema } from '../../functions/features/live/messages.ts';

/** A person at the other end of the live channel. Messages are checked against their schema. */
export interface Listener {
  readonly socket: WebSocket;
  readonly protocol: string;
  /** Everything that came, in its order. */
  readonly heard: ServerMessage[];
  /** The same, byte for byte. */
  readonly bytes: string[];
  send(message: unknown): void;
  /** The next message that nobody has waited for yet. */
  next(): Promise<ServerMessage>;
  /** Sends a message, and gives what comes next. */
  ask(message: unknown): Promise<ServerMessage>;
  /** All that came and nobody has waited for, once the service has answered a ping. */
  rest(): Promise<readonly ServerMessage[]>;
  /** The code that the connection was closed with. */
  closed(): Promise<number>;
  close(): Promise<void>;
}

/** Opens the live channel of a server. Rejects with the status when it is refused. */
export async function listen(
  url: string,
  protocols: readonly string[] = ['fieldpost.v1'],
  headers = {},
  path = '/v1/live',
): Promise<Listener> {
  const socket = new WebSocket(url.replace(/^http/, 'ws') + path, [...protocols], { headers });
  const heard: ServerMessage[] = [];
  const bytes: string[] = [];
  const waiting: ((message: ServerMessage) => void)[] = [];
  let taken = 0;
  socket.on('message', (data) => {
    bytes.push(String(data));
    heard.push(serverMessageSchema.parse(JSON.parse(String(data))));
    waiting.shift()?.(heard[taken++] as ServerMessage);
  });
  const ended = new Promise<number>((done) => socket.on('close', done));
  await new Promise<void>((done, failed) => {
    socket.on('open', () => done());
    socket.on('unexpected-response', (_, { statusCode }) => failed(new Error(String(statusCode))));
    socket.on('error', failed);
  });
  const next = (): Promise<ServerMessage> =>
    heard.length > taken
      ? Promise.resolve(heard[taken++] as ServerMessage)
      : Promise.race([
          new Promise<ServerMessage>((done) => waiting.push(done)),
          ended.then((code) => Promise.reject(new Error(`closed ${code}`))),
        ]);
  const send = (message: unknown): void => socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  return {
    socket,
    protocol: socket.protocol,
    heard,
    bytes,
    send,
    next,
    ask(message) {
      send(message);
      return next();
    },
    async rest() {
      send({ type: 'ping' });
      const came: ServerMessage[] = [];
      for (let message = await next(); message.type !== 'pong'; message = await next()) came.push(message);
      return came;
    },
    closed: () => ended,
    async close() {
      socket.close();
      await ended;
    },
  };
}

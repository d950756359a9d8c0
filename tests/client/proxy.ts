import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';

// A proxy between clients and a running server: it passes on requests and live connections, and may do everything to
// them that networks do.

/** A request as it came. */
export interface Passing {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** What came back. */
export interface Returned {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** What the proxy does to what goes through it. */
export interface Faults {
  /** Answers a request; `undefined`: its connection is broken. `send` sends it to the server, once each time. */
  request(passing: Passing, send: (passing: Passing) => Promise<Returned>): Promise<Returned | undefined>;
  /** How often a message of the server is passed on, after how long; `undefined`: the connection is broken. */
  message(): { readonly times: number; readonly after: number } | undefined;
}

const NONE: Faults = { request: (passing, send) => send(passing), message: () => ({ times: 1, after: 0 }) };

type Said = { readonly type: string; readonly games?: readonly string[]; readonly me?: boolean };

export interface Between {
  readonly url: string;
  /** Everything that clients said over live connections. */
  readonly said: readonly Said[];
  /** How many live connections are open. */
  readonly open: () => number;
  /** Tells every live connection something that the server did not say. */
  tell(message: object): void;
  /** Breaks every live connection. */
  cut(): void;
  /** While true, no news of games are passed on. */
  isMute: boolean;
  /** While false, nobody can open a live connection. */
  isUp: boolean;
  close(): Promise<void>;
}

/** Opens a proxy to the server at `target`. */
export async function proxyTo(target: string, faults: Faults = NONE): Promise<Between> {
  const clients = new Set<WebSocket>();
  const said: Said[] = [];
  const server = createServer((request, response) => void pass(request, response));
  const upgrades = new WebSocketServer({ noServer: true });

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const passing = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: await bytesOf(request),
    };
    const returned = await faults.request(passing, sent).catch(() => undefined);
    if (returned === undefined) return void request.socket.destroy();
    response.writeHead(returned.status, returned.headers).end(returned.body);
  }

  /** Sends a request to the server. */
  const sent = ({ method, path, headers, body }: Passing): Promise<Returned> =>
    new Promise((done, failed) => {
      const onward = httpRequest(target + path, { method, headers }, async (answer) =>
        done({ status: answer.statusCode ?? 502, headers: answer.headers, body: await bytesOf(answer) }),
      );
      onward.on('error', failed);
      onward.end(body);
    });

  function relay(client: WebSocket, protocol: string): void {
    const inner = new WebSocket(`${target.replace(/^http/, 'ws')}/v1/live`, protocol);
    let before: Promise<unknown> = new Promise((done) => inner.once('open', done));
    const end = (): void => {
      clients.delete(client);
      client.terminate();
      inner.terminate();
    };
    clients.add(client);
    for (const each of [client, inner]) each.on('close', end).on('error', end);
    client.on('message', (data) => {
      said.push(JSON.parse(String(data)) as Said);
      before = before.then(() => inner.send(String(data)));
    });
    inner.on('message', (data) => {
      const what = faults.message();
      if (what === undefined) return end();
      if (proxy.isMute && (JSON.parse(String(data)) as Said).type === 'game') return;
      setTimeout(() => {
        for (let times = what.times; times > 0; times--) client.send(String(data));
      }, what.after);
    });
  }

  server.on('upgrade', (request, stream, head) => {
    if (!proxy.isUp) return void stream.destroy();
    upgrades.handleUpgrade(request, stream, head, (client) => relay(client, client.protocol));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const proxy: Between = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    said,
    open: () => clients.size,
    isMute: false,
    isUp: true,
    tell: (message) => {
      for (const each of clients) each.send(JSON.stringify(message));
    },
    cut: () => {
      for (const each of clients) each.terminate();
    },
    async close() {
      for (const each of clients) each.terminate();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return proxy;
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

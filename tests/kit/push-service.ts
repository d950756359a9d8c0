import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { subscribed } from './subscribed.ts';

/** What a browser decrypted. */
export interface Pushed {
  readonly reason: string;
  readonly game?: string;
  readonly thread?: string;
  readonly due?: number;
}

/** A browser behind a push service: its subscription, and what it gets when it comes online. */
interface Device {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** Reads what the push service has for the browser, as a browser decrypts it (RFC 8291). */
  wakes(): readonly Pushed[];
  /** Ends the subscription: the endpoint answers 410. */
  unsubscribe(): void;
}

interface Waiting {
  readonly topic: string | undefined;
  readonly until: number;
  readonly body: Buffer;
}

/**
 * A push service on this machine (RFC 8030): it keeps messages for browsers that are off, only the newest of a topic,
 * and none longer than its TTL. `now`: its clock.
 */
export async function startPushService(now: () => number) {
  const boxes = new Map<string, Waiting[]>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const box = boxes.get(request.url ?? '');
      const { topic, ttl, urgency, authorization = '', 'content-encoding': encoding } = request.headers;
      const isWhole = authorization.startsWith('vapid t=') && encoding === 'aes128gcm' && /^\d+$/.test(String(ttl));
      const isTopic = /^[\w-]{1,32}$/.test(String(topic));
      response.statusCode = box === undefined ? 410 : isWhole && isTopic && urgency !== undefined ? 201 : 400;
      response.end();
      if (box === undefined || response.statusCode !== 201) return;
      const kept = box.filter((each) => each.topic !== String(topic));
      kept.push({ topic: String(topic), until: now() + Number(ttl) * 1000, body: Buffer.concat(chunks) });
      boxes.set(request.url ?? '', kept);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  let made = 0;
  return {
    /** Subscribes a browser. */
    device(): Device {
      const path = `/push/${++made}`;
      const { keys, read } = subscribed();
      boxes.set(path, []);
      return {
        endpoint: `http://127.0.0.1:${port}${path}`,
        keys,
        wakes() {
          const arrived = (boxes.get(path) ?? []).filter(({ until }) => until >= now());
          boxes.set(path, []);
          return arrived.map(({ body }) => JSON.parse(read(body)) as Pushed);
        },
        unsubscribe: () => void boxes.delete(path),
      };
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

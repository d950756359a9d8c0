import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a receiver got. */
interface Received {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A receiver of webhooks on this machine. `answers`: what it says to each request. */
export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  answers(message: Received, response: ServerResponse): void;
}

interface Message {
  readonly type: string;
  readonly data: { readonly challenge?: string };
}

/** Returns the types of the messages that a receiver got, in order. */
export const typesOf = ({ received }: Receiver): readonly string[] =>
  received.map(({ body }) => (JSON.parse(body) as Message).type);

/** Receivers, which are closed together. They return each challenge, unless they answer otherwise. */
export function receivers() {
  const servers: ReturnType<typeof createServer>[] = [];
  return {
    async receiving(): Promise<Receiver> {
      const receiver: Omit<Receiver, 'url'> = {
        received: [],
        answers: ({ body }, response) => void response.end((JSON.parse(body) as Message).data.challenge ?? ''),
      };
      const server = createServer((request, response) => {
        const chunks: Buffer[] = [];
        request.on('data', (chunk: Buffer) => chunks.push(chunk));
        request.on('end', () => {
          const one = { headers: request.headers, body: Buffer.concat(chunks).toString() };
          receiver.received.push(one);
          receiver.answers(one, response);
        });
      });
      servers.push(server);
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      return Object.assign(receiver, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` });
    },
    close: async (): Promise<void> => {
      for (const server of servers) await new Promise((done) => server.close(done));
    },
  };
}

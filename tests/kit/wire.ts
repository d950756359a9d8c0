import { Readable } from 'node:stream';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

// The wire below the SDK: its clients sign, serialise and try again as in the cloud, and no packet leaves the process.

/** What comes back: a status and JSON, or a broken connection, which is thrown. */
export interface Reply {
  readonly status: number;
  readonly body: object;
}

/** Carries out an operation for the process that sent it. */
export type Wire = (region: string, operation: string, input: object) => Promise<Reply>;

interface Request {
  readonly hostname: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: Uint8Array | string;
}

interface Handler {
  handle(request: Request): Promise<unknown>;
}

const KEYS = { AWS_ACCESS_KEY_ID: 'of-a-test', AWS_SECRET_ACCESS_KEY: 'of-a-test' };

const HOST = /^dynamodb\.([\w-]+)\.amazonaws\.com$/;

/** A connection that ended before the answer came. */
export const connectionLost = (): Error => Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });

/**
 * Puts a wire below all clients of the SDK in this process. The region of a client names the process that it belongs
 * to. Returns how to take it away again.
 */
export function laid(wire: Wire): () => void {
  const one = new DynamoDBClient({ region: 'any' });
  const handler = Object.getPrototypeOf(one.config.requestHandler) as Handler;
  one.destroy();
  const { handle } = handler;
  Object.assign(process.env, KEYS);
  handler.handle = async ({ hostname, headers, body }) => {
    const region = HOST.exec(hostname)?.[1];
    if (region === undefined) throw new Error(`${hostname} is not on this wire`);
    const operation = headers['x-amz-target']?.split('.')[1] ?? '';
    const text =
      typeof body === 'string' ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8');
    const reply = await wire(region, operation, JSON.parse(text) as object);
    return {
      response: {
        statusCode: reply.status,
        headers: { 'content-type': 'application/x-amz-json-1.0', date: new Date().toUTCString() },
        body: Readable.from([Buffer.from(JSON.stringify(reply.body))]),
      },
    };
  };
  return () => {
    handler.handle = handle;
    for (const name of Object.keys(KEYS)) delete process.env[name];
  };
}

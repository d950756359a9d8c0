import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { builtServer } from '../../../infra/local/built.mjs';
import { nodeProgram } from '../../../infra/local/node.mjs';
import { type LocalKeys, localKeys, tokenFor } from '../../../infra/local/server/keys.ts';
import { newFolder } from '../../http/machine.ts';

/** An answer of any status. */
interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly ms: number;
}

/** What is sent. `as`: the person who sends it; left out: nobody. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly as?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A server as `npm start` runs it, in a process of its own that says how long it stood still. */
export interface Probed {
  send(sent: Sent): Promise<Answer>;
  /** How long its loop of events stood still at most since the last call, in milliseconds. */
  held(): Promise<number>;
  stop(): Promise<void>;
}

/** Quotas that are in nobody's way here. */
const QUOTAS = { open: 2000, lobbies: 2000, sandboxes: 2000, hourly: 2000 };

/** Starts a server on a new folder; `quotas`: in addition to quotas that are never reached. */
export async function probed(quotas: Readonly<Record<string, number>> = {}): Promise<Probed> {
  const folder = await newFolder();
  const program = await nodeProgram();
  const built = await builtServer(program);
  const { DYNAMODB_ENDPOINT: _, ...here } = process.env;
  const probe = new URL('probe.mjs', import.meta.url).href;
  const server = spawn(program, ['--import', probe, '--max-semi-space-size=8', '--max-old-space-size=1024', built], {
    env: { ...here, PORT: '0', FIELDPOST_DATA: folder, FIELDPOST_QUOTAS: JSON.stringify({ ...QUOTAS, ...quotas }) },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const url = await addressOf(server);
  const keys = await localKeys(folder);
  return {
    send: (sent) => sendTo(url, keys, sent),
    async held() {
      server.send('held?');
      const [said] = (await once(server, 'message')) as [{ readonly held: number }];
      return said.held;
    },
    async stop() {
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
    },
  };
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('the server has no output');
  for await (const line of createInterface({ input: stdout })) {
    const [url] = line.match(/http:\/\/localhost:\d+/) ?? [];
    if (url === undefined) continue;
    stdout.resume();
    return url;
  }
  throw new Error('the server did not start');
}

async function sendTo(url: string, keys: LocalKeys, { method, path, as, body, headers }: Sent): Promise<Answer> {
  const began = performance.now();
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(as !== undefined && { authorization: `Bearer ${await tokenFor(keys, as)}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const ms = performance.now() - began;
  const isJson = /^application\/(problem\+)?json/.test(response.headers.get('content-type') ?? '') && text !== '';
  return { status: response.status, body: isJson ? (JSON.parse(text) as Record<string, unknown>) : {}, ms };
}

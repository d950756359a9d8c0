import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { sure } from '../../domain/lib/sure.ts';
import { builtServer } from '../../infra/local/built.mjs';
import { nodeProgram } from '../../infra/local/node.mjs';
import { localKeys, tokenFor } from '../../infra/local/server/keys.ts';
import { type Client, clientOf } from './kit.ts';

// Servers in separate processes, on separate folders: to be killed, told to stop, started again, given a wrong clock or
// a full disk.

const folders: string[] = [];
const running = new Set<ChildProcess>();

/** Ends everything that still runs, and removes the folders. */
export async function cleanUp(): Promise<void> {
  for (const child of running) child.kill('SIGKILL');
  for (const each of folders.splice(0)) await rm(each, { recursive: true, force: true });
}

export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldpost-data-'));
  folders.push(folder);
  return folder;
}

export interface Server {
  readonly process: ChildProcess;
  readonly url: string;
  as(user: string): Client;
}

interface How {
  readonly env?: { readonly [name: string]: string };
  /** The file that gets its log; without it, this process's standard error does. */
  readonly log?: string;
  /** Arguments of Node, before the program. */
  readonly node?: readonly string[];
  /**
   * Nothing is written while less is free on the disk, in bytes. Without it, the server is the one that `npm start`
   * starts.
   */
  readonly reserve?: number;
  /** With a reserve: how many milliseconds requests under way may take when it stops. */
  readonly patience?: number;
}

/** A server on a data folder, once it says where it is. */
export async function start(
  folder: string,
  { env = {}, log, node = [], reserve, patience }: How = {},
): Promise<Server> {
  const { DYNAMODB_ENDPOINT: _, ...here } = process.env;
  const program = await nodeProgram();
  const built = await builtServer(program);
  const given = [reserve, patience].filter((each) => each !== undefined).map(String);
  const args = reserve === undefined ? [built] : ['tests/http/runtime-process.ts', folder, dirname(built), ...given];
  const child = spawn(program, [...node, ...args], {
    env: { ...here, PORT: '0', FIELDPOST_DATA: folder, ...env },
    stdio: ['ignore', 'pipe', log === undefined ? 'inherit' : openSync(log, 'a')],
  });
  running.add(child);
  const url = await addressOf(child);
  const keys = await localKeys(folder);
  return { process: child, url, as: (user) => clientOf(url, user, (name) => tokenFor(keys, name)) };
}

async function addressOf(child: ChildProcess): Promise<string> {
  const stdout = sure(child.stdout, 'standard output');
  for await (const line of createInterface({ input: stdout })) {
    const [url] = line.match(/http:\/\/localhost:\d+/) ?? [];
    if (url !== undefined) {
      stdout.resume();
      return url;
    }
  }
  throw new Error('the server did not start');
}

/** Tells a server to stop; gives its exit code. */
export async function stop({ process: child }: Server): Promise<unknown> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = await gone;
  running.delete(child);
  return code;
}

/** As when the power fails: nothing is finished, nothing is said. */
export async function kill({ process: child }: Server): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  running.delete(child);
}

interface Said {
  readonly code: unknown;
  readonly output: string;
  readonly error: string;
}

/** The command line on a folder: its exit code, and what it says. */
export async function said(folder: string, ...args: readonly string[]): Promise<Said> {
  const { DYNAMODB_ENDPOINT: _, AWS_REGION: __, ...env } = process.env;
  const child = spawn(await nodeProgram(), ['infra/local/fieldpost.mjs', ...args], {
    env: { ...env, FIELDPOST_DATA: folder, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, output, error };
}

/** Opens a game of Diplomacy. */
export const create = (server: Server, key: string) =>
  server.as('alice').post('/v1/games', { of: 'diplomacy', title: key }, { 'idempotency-key': key });

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { nodeProgram } from '../../infra/local/node.mjs';
import { localKeys, tokenFor } from '../../infra/local/server/keys.ts';
import { type Client, clientOf } from '../http/kit.ts';

// Other checkouts of these sources, in separate folders, and the programs of a checkout.

/** What a server is built from, and what its commands read. */
const SOURCES = [
  'client',
  'site',
  'domain',
  'functions',
  'infra',
  'engines',
  'LOG.md',
  'package.json',
  'package-lock.json',
  'openapi.yaml',
  'asyncapi.yaml',
  'tsconfig.json',
];

/** Copies the sources of this checkout, and others that are named, into a folder. */
export async function checkoutIn(folder: string, others: readonly string[] = []): Promise<void> {
  for (const source of [...SOURCES, ...others]) await cp(source, join(folder, source), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
}

/** Replaces a text in a file of a checkout. */
export async function changed(checkout: string, path: string, before: string, after: string): Promise<void> {
  const file = join(checkout, path);
  const content = await readFile(file, 'utf8');
  expect(content).toContain(before);
  await writeFile(file, content.replace(before, after));
}

const running = new Set<ChildProcess>();
/** Ends all servers that still run. */
export function endAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

const environment = (data: string) => {
  const {
    DYNAMODB_ENDPOINT: _,
    FIELDPOST_OWN_ENGINES: __,
    FIELDPOST_ENGINES: ___,
    FIELDPOST_CWD: ____,
    ...env
  } = process.env;
  return { ...env, FIELDPOST_DATA: data, PORT: '0' };
};

/** Serves a data folder by a checkout while `work` goes on. */
export async function served<T>(
  checkout: string,
  data: string,
  work: (as: (user: string) => Client) => Promise<T>,
): Promise<T> {
  const args = [join(checkout, 'infra/local/fieldpost.mjs'), 'serve'];
  const child = spawn(await nodeProgram(), args, {
    cwd: checkout,
    env: environment(data),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  running.add(child);
  const gone = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const [url] = line.match(/http:\/\/localhost:\d+/) ?? [];
    if (url === undefined) continue;
    const keys = await localKeys(data);
    try {
      return await work((user) => clientOf(url, user, (name) => tokenFor(keys, name)));
    } finally {
      child.kill('SIGTERM');
      await gone;
      running.delete(child);
    }
  }
  throw new Error('the server did not start');
}

/** What a command printed, and its exit code. */
interface Ran {
  readonly code: number;
  readonly said: string;
  readonly errors: string;
}

/** Runs a command of a checkout, with the data folder. */
export async function ran(checkout: string, data: string, ...args: readonly string[]): Promise<Ran> {
  const child = spawn(await nodeProgram(), ['infra/local/fieldpost.mjs', ...args], {
    cwd: checkout,
    env: environment(data),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const [said, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  running.delete(child);
  return { code: code as number, said, errors };
}

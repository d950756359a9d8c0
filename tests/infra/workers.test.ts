import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { OPERATIONS } from '../../functions/operations/index.ts';
import { stores } from '../../functions/platform/dynamo/embedded.ts';
import { bundleOf } from '../../infra/bundles.ts';
import { relayed } from '../../infra/local/server/workers/relayed.ts';
import {
  type Limits,
  TookTooMuch,
  type Worker,
  WorkerFull,
  workerOf,
} from '../../infra/local/server/workers/workers.ts';
import { REQUESTS } from '../bench/hold-ups/requests.ts';

// A process beside the server: what it is called with, what it asks the store, and what becomes of calls that take too
// much.

/**
 * What the function of these tests does with an event: says who it is, waits, asks the store, throws, or never ends.
 */
const FUNCTION = `
const stores = globalThis[Symbol.for('fieldpost.store')];
export const handler = async ({ what, ms, input }) => {
  if (what === 'wait') await new Promise((done) => setTimeout(done, ms));
  if (what === 'throw') throw new Error('no');
  if (what === 'spin') for (;;);
  if (what === 'ask') return stores.get(process.env.DYNAMODB_ENDPOINT)('PutItem', input).catch(({ statusCode, body }) => ({ statusCode, body }));
  return { pid: process.pid };
};
`;

let folder: string;
const workers: Worker[] = [];
const asked: object[] = [];
const store = async (operation: string, input: object): Promise<object> => {
  asked.push({ operation, input });
  if ('refuse' in input)
    throw Object.assign(new Error('taken'), { statusCode: 400, body: { __type: 'ConditionalCheckFailedException' } });
  return { bytes: Buffer.from('stored') };
};
const endpoint = stores.embed(store);
const { DYNAMODB_ENDPOINT: before } = process.env;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fieldpost-worker-'));
  await mkdir(join(folder, 'read'));
  await writeFile(bundleOf(folder, 'read'), FUNCTION);
  process.env.DYNAMODB_ENDPOINT = endpoint;
});
afterEach(() => {
  for (const worker of workers.splice(0)) worker.stop();
});
afterAll(async () => {
  if (before === undefined) delete process.env.DYNAMODB_ENDPOINT;
  else process.env.DYNAMODB_ENDPOINT = before;
  stores.remove(endpoint);
  await rm(folder, { recursive: true });
});

function worker(limits: Partial<Limits> = {}): Worker {
  const file = fileURLToPath(new URL('../../infra/local/server/workers/worker.ts', import.meta.url));
  const made = workerOf({ file, bundles: folder, store }, { atOnce: 1, waiting: 1, megabytes: 64, ...limits });
  workers.push(made);
  return made;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('calls a function in another process, and hands on what it throws', async () => {
  const one = worker();
  const { pid } = (await one.call('read', {})) as { readonly pid: number };
  expect(pid).not.toBe(process.pid);
  await expect(one.call('read', { what: 'throw' })).rejects.toThrow('no');
  expect(await one.call('read', {})).toEqual({ pid });
});

it('starts no process once it was stopped', async () => {
  const one = worker();
  const { pid } = (await one.call('read', {})) as { readonly pid: number };
  one.stop();
  await expect(one.call('read', {})).rejects.toThrow('the server stops');
  await expect.poll(() => isAlive(pid)).toBe(false);
});

it('asks this process for what is in the store, and hears what it refuses', async () => {
  const one = worker();
  const put = await one.call('read', { what: 'ask', input: { key: 1 } });
  expect(put).toEqual({ bytes: expect.any(Uint8Array) });
  expect(Buffer.from((put as { readonly bytes: Uint8Array }).bytes).toString()).toBe('stored');
  expect(asked).toEqual([{ operation: 'PutItem', input: { key: 1 } }]);
  const refused = await one.call('read', { what: 'ask', input: { refuse: true } });
  expect(refused).toEqual({ statusCode: 400, body: { __type: 'ConditionalCheckFailedException' } });
});

it('works at so many calls together, lets so many wait, and refuses the next', async () => {
  const one = worker();
  const [first, second] = [one.call('read', { what: 'wait', ms: 300 }), one.call('read', {})];
  await expect(one.call('read', {})).rejects.toBeInstanceOf(WorkerFull);
  expect(await second).toEqual(await first);
});

it('gives up a call that takes too long, or too much memory; what waited is done by a new process', async () => {
  const one = worker({ ms: 5_000, waiting: 2 });
  const { pid } = (await one.call('read', {})) as { readonly pid: number };
  const [endless, next] = [one.call('read', { what: 'spin' }), one.call('read', {})];
  await expect(endless).rejects.toBeInstanceOf(TookTooMuch);
  expect(await next).not.toEqual({ pid });
});

it('a request that it does not carry out is answered with what to do', async () => {
  const here = async () => ({ statusCode: 200, body: 'here' });
  const failing = (fault: Error): Worker => ({ call: () => Promise.reject(fault), stop: () => undefined });
  const ask = async (routeKey: string, fault: Error) => {
    const event = {
      routeKey,
      headers: { 'accept-language': 'ko' },
      requestContext: {},
    } as unknown as APIGatewayProxyEventV2;
    const worker = failing(fault);
    const { statusCode, headers, body } = await relayed('write', here, { imports: worker, heavy: worker })(
      event,
      {} as Context,
    );
    return [statusCode, statusCode === 200 ? body : JSON.parse(body ?? '').code, headers?.['retry-after']];
  };
  expect(await ask('POST /v1/imports', new WorkerFull())).toEqual([503, 'IMPORTS_BUSY', '20']);
  expect(await ask('POST /v1/games/{game}/forks', new WorkerFull())).toEqual([503, 'WORK_BUSY', '5']);
  expect(await ask('POST /v1/imports', new TookTooMuch())).toEqual([503, 'TOOK_TOO_MUCH', '60']);
  expect(await ask('POST /v1/games', new WorkerFull())).toEqual([200, 'here', undefined]);
  await expect(ask('POST /v1/imports', new Error('a bug'))).rejects.toThrow('a bug');
});

it('the script that measures hold-ups has requests for every operation', () => {
  expect(OPERATIONS.filter(({ id }) => REQUESTS[id] === undefined).map(({ id }) => id)).toEqual([]);
});

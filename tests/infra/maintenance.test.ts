import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followMaintenance } from '../../infra/local/maintenance.ts';
import { environmentOf } from '../../infra/local/server/keys.ts';
import { type House, KEYS, open } from '../http/kit.ts';
import { startDynalite, type TestDynamo } from '../kit/dynalite.ts';
import { dynamoStores } from '../kit/dynamo-stores.ts';
import { printed } from './printed.ts';

// `fieldpost maintenance`, as an operator types it: on tables, and beside a server on a data folder.

let dynamo: TestDynamo;
let folder: string;
let house: House;
beforeEach(async () => {
  dynamo = await startDynalite();
  folder = await mkdtemp(join(tmpdir(), 'maintenance-'));
  for (const [name, value] of Object.entries(environmentOf(KEYS, dynamo.endpoint))) vi.stubEnv(name, value);
  vi.stubEnv('TABLE_PREFIX', 'test-');
  house = await open({ stores: dynamoStores(dynamo.client, dynamo.tables) });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await house.close();
  await dynamo.stop();
  await rm(folder, { recursive: true });
});

/** What a new process of the service answers to a command, and its record. */
async function now() {
  house.wait(6);
  const { status } = await house.as('ann').post('/v1/games', { of: 'duel', options: { hits: 3 } });
  const { body } = await house.as(undefined).get<{ outages: { entry: object }[]; maintenance?: object }>('/v1/outages');
  return { status, entries: body.outages.map(({ entry }) => entry), maintenance: body.maintenance };
}

describe('on tables', () => {
  it('begins, changes its words, ends once, and leaves one outage in the record', async () => {
    const until = '2030-01-31T21:30Z';
    expect((await printed('maintenance', 'on', '--why', 'a new disk')).code).toBe(0);
    const first = await now();
    expect(first).toMatchObject({ status: 503, entries: [], maintenance: { why: 'a new disk' } });
    const changed = await printed('maintenance', 'on', '--why', 'two disks', '--until', until);
    expect([changed.code, changed.output]).toEqual([
      0,
      expect.stringMatching(/players read "two disks", until 2030-01-31T21:30:00\.000Z\n$/),
    ]);
    const { from } = first.maintenance as { from: number };
    expect((await now()).maintenance).toEqual({ from, why: 'two disks', until: Date.parse(until) });
    expect((await printed('maintenance', 'off')).output).toMatch(/outage 1 is in the record/);
    expect(await now()).toMatchObject({ status: 201, entries: [{ n: 1, from, by: 'operator', why: 'two disks' }] });
    expect((await printed('maintenance', 'off')).code).toBe(1);
  });

  it.each([
    '',
    'now',
    'on',
    'on --why',
    'on --why x --until soon',
    'on --why x --until 2026-01-31T21:30Z',
    'off --why x',
  ])('refuses "%s"', async (words) => {
    expect((await printed('maintenance', ...words.split(' ').filter((word) => word !== ''))).code).toBe(64);
  });
});

describe('on a data folder', () => {
  /** Types a command without the tables, as on one machine. */
  async function typedBeside(...args: string[]) {
    const { DYNAMODB_ENDPOINT, AWS_REGION } = process.env;
    vi.stubEnv('DYNAMODB_ENDPOINT', undefined);
    vi.stubEnv('AWS_REGION', undefined);
    vi.stubEnv('FIELDPOST_DATA', folder);
    const result = await printed('maintenance', ...args);
    vi.stubEnv('DYNAMODB_ENDPOINT', DYNAMODB_ENDPOINT);
    vi.stubEnv('AWS_REGION', AWS_REGION);
    return result;
  }
  /** Starts the part of a server that follows the folder, and ends it. */
  const restarted = async () =>
    (
      await followMaintenance(folder, 3_600_000, (fault) => {
        throw fault;
      })
    )();

  it('is followed by the server, survives a restart, and ends when it was ended', async () => {
    await mkdir(join(folder, 'db'));
    expect((await typedBeside('off')).code).toBe(1);
    expect((await typedBeside('on', '--why', 'a new disk')).code).toBe(0);
    await restarted();
    await restarted();
    expect(await now()).toMatchObject({ status: 503, maintenance: { why: 'a new disk' } });
    expect((await typedBeside('off')).code).toBe(0);
    await restarted();
    expect(await now()).toMatchObject({ status: 201, entries: [{ n: 1, by: 'operator', why: 'a new disk' }] });
    expect(await readdir(folder)).toEqual(['db']);
    await restarted();
    expect((await now()).entries).toHaveLength(1);
  });
});

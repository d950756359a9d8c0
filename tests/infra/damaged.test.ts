import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { diplomacy } from '../../domain/diplomacy/index.ts';
import { itemOf } from '../../functions/platform/dynamo/event-log.ts';
import { createTables } from '../../functions/platform/dynamo/tables.ts';
import { startDynalite, type TestDynamo } from '../kit/dynalite.ts';
import { dynamoStores } from '../kit/dynamo-stores.ts';
import { ENGINE_OF_TESTS } from '../kit/engine.ts';
import { seated } from '../kit/table.ts';
import { printed } from './printed.ts';

// infra/RESTORE.md, "Some commits are damaged or gone", by the commands that it prints. Only the log is restored.

const { commits } = seated(diplomacy, { seed: 1 });
let dynamo: TestDynamo;
let folder: string;
beforeAll(async () => {
  vi.stubEnv('FIELDPOST_OWN_ENGINES', JSON.stringify({ diplomacy: ENGINE_OF_TESTS }));
  dynamo = await startDynalite();
  vi.stubEnv('DYNAMODB_ENDPOINT', dynamo.endpoint);
  folder = await mkdtemp(join(tmpdir(), 'damaged-'));
  const restored = { ...dynamo.tables, events: 'restored-events' };
  await createTables(dynamo.client, restored);
  for (const names of [dynamo.tables, restored])
    for (const commit of commits) await dynamoStores(dynamo.client, names).log.append(commit);
  const damaged = { ...itemOf(commits[2]!), hash: { S: 'another' } };
  await dynamo.client.send(new PutItemCommand({ TableName: dynamo.tables.events, Item: damaged }));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await dynamo.stop();
  await rm(folder, { recursive: true });
});

/** Runs a command on tables of a prefix. */
async function on(prefix: string, ...args: string[]) {
  vi.stubEnv('TABLE_PREFIX', prefix);
  return printed(...args);
}

it('the page prints the commands that this test runs', async () => {
  const page = await readFile('infra/RESTORE.md', 'utf8');
  const [, part = ''] = /\*\*Some commits are damaged or gone:\*\*\n([\s\S]*?)\n\*\*/.exec(page) ?? [];
  const typed = [...part.matchAll(/TABLE_PREFIX=(\S+-) npm run (?:tables|-s fieldpost) -- ([a-z -]+[a-z])/g)];
  expect(typed.map(([, prefix, command]) => `${prefix} ${command}`)).toEqual([
    'restored- verify-all',
    'restored- export-log',
    'fieldpost-prod- import-log --overwrite',
    'fieldpost-prod- verify-all',
  ]);
});

it('finds the damage, checks the restored log alone, and puts its commits back', async () => {
  expect(await on('test-', 'verify-all')).toMatchObject({
    code: 1,
    output: expect.stringContaining('commit 3: BAD_SHAPE'),
  });
  const alone = await on('restored-', 'verify-all');
  expect([alone.code, alone.output]).toEqual([
    0,
    `restored-* at ${dynamo.endpoint}: 1 games, 9 commits; all of it holds; no views: no snapshot was compared; ` +
      'no vault: no keys were counted\n',
  ]);
  expect(JSON.parse((await on('restored-', 'verify-all', '--json')).output)).toMatchObject({
    missing: ['views', 'vault'],
    keys: { persons: {}, seeds: {} },
  });
  const { output } = await on('restored-', 'export-log');
  await writeFile(join(folder, 'log.ndjson'), output);
  expect((await on('test-', 'import-log', '--overwrite', join(folder, 'log.ndjson'))).code).toBe(0);
  const whole = await on('test-', 'verify-all');
  expect([whole.code, whole.output]).toEqual([0, expect.stringMatching(/all of it holds\n$/)]);
});

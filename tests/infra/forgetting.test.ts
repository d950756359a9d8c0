import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dynamoClient } from '../../functions/platform/dynamo/client.ts';
import { stores } from '../../functions/platform/dynamo/embedded.ts';
import { dynamoPeople } from '../../functions/platform/dynamo/people.ts';
import { createTables, tableNames } from '../../functions/platform/dynamo/tables.ts';
import { personItem } from '../../functions/platform/dynamo/vault.ts';
import { openStore } from '../../infra/local/server/store.ts';

// What was erased is not in the files of the data folder either, once they have been rewritten.

const MINUTE = 60_000;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fieldpost-forgetting-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/**
 * Whether any file under a folder has a third of these letters: LevelDB may leave out a few that stand in a block
 * already.
 */
async function holds(path: string, text: string): Promise<boolean> {
  const thirds = [0, 14, 28].map((at) => text.slice(at, at + 14));
  for (const name of await readdir(path)) {
    const file = await readFile(join(path, name)).catch(() => Buffer.alloc(0));
    if (thirds.some((third) => file.includes(third))) return true;
  }
  return false;
}

async function tablesIn(path: string, clock: { now: number }) {
  const store = await openStore({ path, now: () => clock.now });
  const endpoint = stores.embed(store.ask);
  const client = dynamoClient({ region: 'eu-central-1', endpoint });
  const tables = tableNames('test-');
  await createTables(client, tables);
  const people = dynamoPeople(client, tables.people);
  const put = (item: Record<string, { S: string } | { BOOL: true }>) =>
    client.send(new PutItemCommand({ TableName: tables.vault, Item: item }));
  return {
    store,
    /** A person with a secret and a name; gives both, as they stand in the files. */
    async person(id: string): Promise<readonly string[]> {
      const [secret, name] = [randomBytes(33).toString('base64'), randomBytes(33).toString('base64')];
      await put({ pk: { S: personItem(id) }, box: { S: secret } });
      await people.put(`U#${id}`, 'P', { name }, 0);
      return [secret, name];
    },
    async erase(id: string): Promise<void> {
      await put({ pk: { S: personItem(id) }, gone: { BOOL: true } });
      await people.remove(`U#${id}`, 'P');
    },
    secretOf: async (id: string) => people.get(`U#${id}`, 'P'),
    async close(): Promise<void> {
      client.destroy();
      stores.remove(endpoint);
      await store.close();
    },
  };
}

const found = async (path: string, texts: readonly string[]): Promise<readonly boolean[]> =>
  Promise.all(texts.map((text) => holds(path, text)));

it('is rewritten an hour after the last time at the earliest, and when the store is closed', async () => {
  const path = join(folder, 'db');
  const clock = { now: 1_800_000_000_000 };
  let tables = await tablesIn(path, clock);
  const [old, kept] = [await tables.person('old'), await tables.person('kept')];
  // Twice opened again, so that it stands in files of lower levels, and once more changed.
  for (let n = 0; n < 2; n++) {
    await tables.close();
    tables = await tablesIn(path, clock);
    for (let i = 0; i < 50; i++) await tables.person(`other-${n}-${i}`);
  }
  const fresh = await tables.person('fresh');
  const late = await tables.person('late');

  for (const id of ['old', 'fresh']) await tables.erase(id);
  await tables.store.forgetting?.look();
  expect(await found(path, [...old, ...fresh])).toEqual([true, true, true, true]);
  clock.now += 11 * MINUTE;
  await tables.store.forgetting?.look();
  expect(await found(path, [...old, ...fresh])).toEqual([false, false, false, false]);
  expect(await found(path, [...kept, ...late])).toEqual([true, true, true, true]);
  expect(await tables.secretOf('kept')).toMatchObject({ value: { name: kept[1] } });

  await tables.erase('late');
  clock.now += 30 * MINUTE;
  await tables.store.forgetting?.look();
  expect(await found(path, late)).toEqual([true, true]);
  clock.now += 31 * MINUTE;
  await tables.store.forgetting?.look();
  expect(await found(path, late)).toEqual([false, false]);

  await tables.erase('kept');
  await tables.close();
  expect(await found(path, kept)).toEqual([false, false]);
});

it('is rewritten at the next start, if the server was killed before', async () => {
  const [path, left] = [join(folder, 'killed'), join(folder, 'left')];
  const clock = { now: 1_800_000_000_000 };
  const tables = await tablesIn(path, clock);
  const person = await tables.person('erased');
  await tables.erase('erased');
  // What a killed server leaves: the folder as it is at that moment.
  await cp(path, left, { recursive: true });
  // All of it stood in memory alone until now.
  await tables.close();
  expect(await found(path, person)).toEqual([false, false]);
  expect(await found(left, person)).toEqual([true, true]);
  const again = await openStore({ path: left });
  await again.forgetting?.idle();
  expect(await found(left, person)).toEqual([false, false]);
  await again.close();
});

import { join } from 'node:path';
import { PutItemCommand, QueryCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import databases from 'dynalite/db/index.js';
import { afterAll, expect, it } from 'vitest';
import { dynamoClient } from '../../functions/platform/dynamo/client.ts';
import { stores } from '../../functions/platform/dynamo/embedded.ts';
import { createTables, tableNames } from '../../functions/platform/dynamo/tables.ts';
import { openStore } from '../../infra/local/server/store.ts';
import { cleanUp, newFolder } from './machine.ts';

afterAll(cleanUp);

interface Written {
  readonly key: string;
  readonly sync: boolean;
}

/** The store with tables, and dynalite's database as `change` makes it. */
async function storeWith(change: (database: Level) => void) {
  const { create } = databases;
  databases.create = (options) => {
    const database = create(options);
    change(database.db);
    return database;
  };
  const store = await openStore({ path: join(await newFolder(), 'db') }).finally(() => {
    databases.create = create;
  });
  const client = dynamoClient({ region: 'local', endpoint: stores.embed(store.ask) });
  const tables = tableNames('test-');
  await createTables(client, tables);
  return {
    client,
    tables,
    async close() {
      client.destroy();
      await store.close();
    },
  };
}

it('an acknowledged write is on the disk before: all but the lists, which are rebuilt', async () => {
  const written: Written[] = [];
  const { client, tables, close } = await storeWith((database) => {
    const put = database._put.bind(database);
    database._put = async (key, value, how) => {
      await put(key, value, how);
      written.push({ key, sync: (how as { readonly sync?: boolean }).sync === true });
    };
  });

  for (const table of ['events', 'people', 'vault', 'views'] as const) {
    const before = written.length;
    const key = table === 'vault' ? { pk: { S: 'seed/g' } } : { pk: { S: 'G#g' }, sk: { S: 'V' } };
    await client.send(new PutItemCommand({ TableName: tables[table], Item: key }));
    // The answer is here, so all of it has been written.
    const items = written.slice(before).filter(({ key: at }) => at.startsWith(`item-${tables[table]}~`));
    expect(items.map(({ sync }) => [table, sync])).toEqual([[table, table !== 'views']]);
  }
  await close();
});

it('a read releases its memory, finished or not: a server does not grow with every Query', async () => {
  const read: { next(): Promise<unknown> }[] = [];
  const { client, tables, close } = await storeWith((database) => {
    const values = database.values.bind(database);
    database.values = (range) => {
      const iterator = values(range);
      read.push(iterator as unknown as (typeof read)[number]); // what abstract-level's iterators have besides
      return iterator;
    };
  });
  const TableName = tables.events;
  for (const v of [1, 2, 3])
    await client.send(new PutItemCommand({ TableName, Item: { pk: { S: 'G#g' }, sk: { S: `C#${v}` } } }));
  const asked = { TableName, KeyConditionExpression: 'pk = :g', ExpressionAttributeValues: { ':g': { S: 'G#g' } } };
  const before = read.length;
  expect((await client.send(new QueryCommand(asked))).Items).toHaveLength(3);
  expect((await client.send(new QueryCommand({ ...asked, Limit: 1, ScanIndexForward: false }))).Items).toEqual([
    { pk: { S: 'G#g' }, sk: { S: 'C#3' } },
  ]);
  expect((await client.send(new ScanCommand({ TableName }))).Items).toHaveLength(3);
  expect(read.length - before).toBe(3);
  for (const iterator of read) await expect(iterator.next()).rejects.toMatchObject({ code: 'LEVEL_ITERATOR_NOT_OPEN' });
  await close();
});

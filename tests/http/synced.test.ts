import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import databases from 'dynalite/db/index.js';
import { afterAll, expect, it } from 'vitest';
import { dynamoClient } from '../../functions/lib/dynamo/client.ts';
import { createTables, tableNames } from '../../functions/lib/dynamo/tables.ts';
import { openStore } from '../../infra/local/server/store.ts';
import { cleanUp, newFolder } from './machine.ts';

afterAll(cleanUp);

interface Written {
  readonly key: string;
  readonly sync: boolean;
}

it('what is acknowledged is on the disk before: all but the lists, which are made again', async () => {
  const written: Written[] = [];
  const { create } = databases;
  databases.create = (options) => {
    const database = create(options);
    const put = database.db._put.bind(database.db);
    database.db._put = async (key, value, how) => {
      await put(key, value, how);
      written.push({ key, sync: (how as { readonly sync?: boolean }).sync === true });
    };
    return database;
  };
  const store = await openStore({ path: join(await newFolder(), 'db') }).finally(() => {
    databases.create = create;
  });
  const server = createServer((incoming, outgoing) => void buffer(incoming).then((body) => store.answer(incoming, body, outgoing)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = dynamoClient({ region: 'local', endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  const tables = tableNames('test-');
  await createTables(client, tables);

  for (const table of ['events', 'people', 'vault', 'views'] as const) {
    const before = written.length;
    const key = table === 'vault' ? { pk: { S: 'seed/g' } } : { pk: { S: 'G#g' }, sk: { S: 'V' } };
    await client.send(new PutItemCommand({ TableName: tables[table], Item: key }));
    // The answer is here, so all of it has been written.
    const items = written.slice(before).filter(({ key: at }) => at.startsWith(`item-${tables[table]}~`));
    expect(items.map(({ sync }) => [table, sync])).toEqual([[table, table !== 'views']]);
  }
  client.destroy();
  server.close();
  await store.close();
});

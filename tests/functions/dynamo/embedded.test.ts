import {
  ConditionalCheckFailedException,
  DynamoDBServiceException,
  GetItemCommand,
  ListTablesCommand,
  PutItemCommand,
  QueryCommand,
  ResourceInUseException,
} from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dynamoClient } from '../../../functions/platform/dynamo/client.ts';
import { stores } from '../../../functions/platform/dynamo/embedded.ts';
import { isFull, isPassing } from '../../../functions/platform/kit/faults.ts';
import { startDynalite, type TestDynamo } from '../../kit/dynalite.ts';

// The store in this process answers as DynamoDB does over the network: in the same forms, with the same exceptions.

let dynamo: TestDynamo;
beforeAll(async () => {
  dynamo = await startDynalite();
});
afterAll(() => dynamo.stop());

const Key = { pk: { S: 'a' }, sk: { S: 'b' } };

it('keeps text, numbers, bytes and what is nested as they are', async () => {
  const Item = {
    ...Key,
    n: { N: '12' },
    bytes: { B: new Uint8Array([0, 255, 128]).subarray(1) },
    list: { L: [{ M: { B: { S: 'a key that is called B' }, deep: { B: new Uint8Array([7]) } } }, { BOOL: true }] },
  };
  await dynamo.client.send(new PutItemCommand({ TableName: dynamo.tables.views, Item }));
  const { Item: read } = await dynamo.client.send(new GetItemCommand({ TableName: dynamo.tables.views, Key }));
  expect(read).toEqual({
    ...Item,
    bytes: { B: Buffer.from([255, 128]) },
    list: { L: [{ M: { B: { S: 'a key that is called B' }, deep: { B: Buffer.from([7]) } } }, { BOOL: true }] },
  });
});

it('reads to the end by pages, in either direction, and stops where it is told', async () => {
  const [TableName, items] = [dynamo.tables.events, Array.from({ length: 250 }, (_, i) => String(i).padStart(3, '0'))];
  for (const sk of items)
    await dynamo.client.send(new PutItemCommand({ TableName, Item: { pk: { S: 'many' }, sk: { S: sk } } }));
  const query = async (more: object) => {
    const asked = {
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': { S: 'many' } },
      ...more,
    };
    const { Items = [], LastEvaluatedKey } = await dynamo.client.send(new QueryCommand(asked));
    return { read: Items.map(({ sk }) => sk?.S), next: LastEvaluatedKey };
  };
  const pages = async (more: object) => {
    const found = [await query(more)];
    for (let next = found[0]?.next; next !== undefined; next = found.at(-1)?.next)
      found.push(await query({ ...more, ExclusiveStartKey: next }));
    return found.map(({ read }) => read);
  };
  expect(await pages({})).toEqual([items.slice(0, 100), items.slice(100, 200), items.slice(200)]);
  expect((await pages({ ScanIndexForward: false })).flat()).toEqual(items.toReversed());
  const { read, next } = await query({ Limit: 120 });
  expect([read, (await query({ Limit: 250, ExclusiveStartKey: next })).read]).toEqual([
    items.slice(0, 120),
    items.slice(120),
  ]);
});

it('says no by the exceptions that the code tells apart', async () => {
  const again = new PutItemCommand({
    TableName: dynamo.tables.views,
    Item: Key,
    ConditionExpression: 'attribute_not_exists(pk)',
  });
  await expect(dynamo.client.send(again)).rejects.toBeInstanceOf(ConditionalCheckFailedException);
  const nowhere = dynamo.client.send(new GetItemCommand({ TableName: 'nowhere', Key }));
  await expect(nowhere).rejects.toMatchObject({
    name: 'ResourceNotFoundException',
    $metadata: { httpStatusCode: 400 },
  });
  await expect(nowhere).rejects.toBeInstanceOf(DynamoDBServiceException);
  await expect(dynamo.client.send(new ListTablesCommand({}))).rejects.toThrow('has no operation ListTables');
});

it('hands a fault of the store on: a full disk is one, and a table that is there is none', async () => {
  let wrong: unknown;
  const endpoint = stores.embed(async () => {
    throw wrong;
  });
  const thrown = async (body: { readonly __type: string } | undefined, statusCode: number): Promise<unknown> => {
    wrong = body === undefined ? new Error('broken') : Object.assign(new Error(), { statusCode, body });
    return dynamoClient({ region: 'local', endpoint })
      .send(new GetItemCommand({ TableName: 'any', Key }))
      .catch((caught: unknown) => caught);
  };
  const full = await thrown({ __type: 'StorageFull' }, 507);
  expect([isFull(full), isPassing(full)]).toEqual([true, false]);
  expect(isPassing(await thrown({ __type: 'a#InternalServerError' }, 500))).toBe(true);
  expect(await thrown({ __type: 'a#ResourceInUseException' }, 400)).toBeInstanceOf(ResourceInUseException);
  expect(await thrown(undefined, 0)).toBe(wrong);
  stores.remove(endpoint);
  expect(() => dynamoClient({ region: 'local', endpoint })).toThrow(`no store in this process is at ${endpoint}`);
});

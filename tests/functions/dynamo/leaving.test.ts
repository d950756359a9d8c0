import { type DynamoDBClient, PutItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dueOn } from '../../../functions/platform/dynamo/lists/due.ts';
import { isDeadline, type Place, placesOf } from '../../../functions/platform/dynamo/lists/places.ts';
import { moving } from '../../../functions/platform/dynamo/lists/standing.ts';
import { dynamoViews } from '../../../functions/platform/dynamo/lists/views.ts';
import { startDynalite, type TestDynamo } from '../../kit/dynalite.ts';
import { viewAt } from '../ports/contracts.ts';

// A rebuild leaves a place among the deadlines, while the server moves the game there.

let dynamo: TestDynamo;
beforeAll(async () => {
  dynamo = await startDynalite();
});
afterAll(() => dynamo.stop());

it('a deadline that the game moves to meanwhile stays, against older processes too', async () => {
  const { client, tables } = dynamo;
  const views = dynamoViews(client, tables.views);
  const at = (version: number, due: number) => viewAt('g', version, { status: 'playing', due });
  const next = at(6, 2_000_000);
  const place = placesOf(next, []).find(isDeadline) as Place;
  await views.put(at(5, 1_000_000));
  // The server has written the pointer of version 6, and not yet the view: that comes after the first read of it.
  const Item = { pk: { S: place.pk }, sk: { S: place.sk }, game: { S: 'g' }, version: { N: '6' } };
  await client.send(new PutItemCommand({ TableName: tables.views, Item }));
  let isMoved = false;
  const slow = Object.create(client) as DynamoDBClient;
  slow.send = (async (...args: Parameters<DynamoDBClient['send']>) => {
    const answer = await client.send(...args);
    if (args[0] instanceof QueryCommand && !isMoved) {
      isMoved = true;
      await views.put(next);
    }
    return answer;
  }) as DynamoDBClient['send'];
  await moving(slow, tables.views).leave('g', [place]);
  expect(isMoved).toBe(true);
  // The end of a slow put of version 5, which left that deadline.
  await dueOn(client, tables.views).leave(5, [place]);
  const found: unknown[] = [];
  for (const partition of views.deadlines.partitions)
    for await (const page of views.deadlines.between(partition, 0, 9_000_000)) found.push(...page);
  expect(found).toMatchObject([{ game: 'g', due: 2_000_000 }]);
});

import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { dynamoConnections } from '../../functions/platform/dynamo/connections.ts';
import { dynamoEventLog } from '../../functions/platform/dynamo/event-log.ts';
import { dynamoMemos } from '../../functions/platform/dynamo/lists/memos.ts';
import { dynamoOutages } from '../../functions/platform/dynamo/lists/outages.ts';
import { dynamoViews } from '../../functions/platform/dynamo/lists/views.ts';
import { dynamoPeople } from '../../functions/platform/dynamo/people.ts';
import { dynamoPressLog } from '../../functions/platform/dynamo/press-log.ts';
import type { TableNames } from '../../functions/platform/dynamo/tables.ts';
import { dynamoVault, oneKey } from '../../functions/platform/dynamo/vault.ts';
import type { HouseStores } from '../http/kit.ts';
import { memoryAnchors } from './memory-anchors.ts';

/** What a server of tests stores, in tables. */
export const dynamoStores = (client: DynamoDBClient, tables: TableNames): HouseStores => ({
  log: dynamoEventLog(client, tables),
  press: dynamoPressLog(client, tables.events),
  vault: dynamoVault(client, tables.vault, oneKey(new Uint8Array(32).fill(7))),
  people: dynamoPeople(client, tables.people),
  views: dynamoViews(client, tables.views),
  memos: dynamoMemos(client, tables.views),
  record: dynamoOutages(client, tables.events),
  anchors: memoryAnchors(),
  connections: dynamoConnections(client, tables.connections),
  reports: [],
});

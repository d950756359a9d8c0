import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import type { EventLog, Snapshot } from '../../../../domain/log/store.ts';
import { isJsonObject } from '../../ports/shape.ts';
import { bytesIn, expiry, firstItems, hasExpired, type Item, numberIn, shaped, textIn } from '../items.ts';
import type { TableNames } from '../tables.ts';
import { MEMO } from './memos.ts';

const deflate = promisify(gzip);
const inflate = promisify(gunzip);

/** The prefix of partitions of snapshots among the memos. Grants name it. */
const SNAPSHOTS = 'snap#';
/** The prefix of partitions in the table `events` in which release 0.1.0 wrote them. */
const BEFORE = 'S#';

/** Snapshots expire, because a match can be folded again. A match that goes on gets newer ones. */
const LAST_DAYS = 60;

const keyOf = (v: number): string => String(v).padStart(10, '0');

/**
 * Returns the snapshots beside the lists, outside of the append-only table. Older releases wrote them there: those are
 * read if a match has no other. Throws errors of the SDK.
 */
export function dynamoSnapshots(
  client: DynamoDBClient,
  { events, views }: Pick<TableNames, 'events' | 'views'>,
  now: () => number = Date.now,
): Pick<EventLog, 'snapshot' | 'saveSnapshot'> {
  /** Returns the newest item of a partition up to a sort key. */
  async function newest(table: string, pk: string, upTo: number): Promise<Item | undefined> {
    const isBounded = upTo !== Number.POSITIVE_INFINITY;
    const query = {
      TableName: table,
      ConsistentRead: true,
      KeyConditionExpression: isBounded ? 'pk = :pk AND sk <= :upTo' : 'pk = :pk',
      ExpressionAttributeValues: { ':pk': { S: pk }, ...(isBounded && { ':upTo': { S: keyOf(upTo) } }) },
      ScanIndexForward: false,
    };
    return (await firstItems(client, query, 1)).find((item) => !hasExpired(item, now()));
  }

  return {
    async snapshot(game, upTo = Number.POSITIVE_INFINITY) {
      const item = (await newest(views, MEMO + SNAPSHOTS + game, upTo)) ?? (await newest(events, BEFORE + game, upTo));
      if (item === undefined) return undefined;
      const match = shaped(item, 'match', (await inflate(bytesIn(item, 'match'))).toString('utf8'), isJsonObject);
      const [hash, engine, mac] = [textIn(item, 'hash'), textIn(item, 'engine'), item.mac?.S ?? ''];
      return { v: numberIn(item, 'v'), hash, engine, match, mac } satisfies Snapshot;
    },

    async saveSnapshot(game, { v, hash, engine, match, mac }) {
      const Item = {
        pk: { S: MEMO + SNAPSHOTS + game },
        sk: { S: keyOf(v) },
        v: { N: String(v) },
        hash: { S: hash },
        engine: { S: engine },
        mac: { S: mac },
        match: { B: await deflate(JSON.stringify(match)) },
        ...expiry(LAST_DAYS, now()),
      };
      await client.send(new PutItemCommand({ TableName: views, Item }));
    },
  };
}

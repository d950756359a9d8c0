import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import type { EventLog, Snapshot } from '../../../../domain/log/store.ts';
import { isJsonObject } from '../../ports/shape.ts';
import { bytesIn, expiry, firstItems, hasExpired, type Item, shaped, textIn } from '../items.ts';
import type { TableNames } from '../tables.ts';
import { MEMO } from './memos.ts';

const deflate = promisify(gzip);
const inflate = promisify<Uint8Array, { maxOutputLength: number }, Buffer>(gunzip);

/** The prefix of partitions of snapshots among the memos. Grants name it. */
const SNAPSHOTS = 'snap#';
/** The prefix of partitions in the table `events` in which release 0.1.0 wrote them. */
const BEFORE = 'S#';

/** Snapshots expire, because a match can be folded again. A match that goes on gets newer ones. */
const LAST_DAYS = 60;

/** The largest match that is unpacked: a thousand times a usual one. */
const MOST_BYTES = 32 * 1024 * 1024;

/** What stands for an item that is none of ours: without a MAC, it is rejected and reported like a forged one. */
const NOT_OURS = { hash: '', engine: '', match: {}, mac: '' };

/** Returns the snapshot in an item. A damaged one must not make its match unreadable, because it only saves work. */
async function snapshotIn(item: Item): Promise<Snapshot> {
  const v = Number(item.v?.N ?? Number.NaN);
  try {
    const text = (await inflate(bytesIn(item, 'match'), { maxOutputLength: MOST_BYTES })).toString('utf8');
    const match = shaped(item, 'match', text, isJsonObject);
    return { v, hash: textIn(item, 'hash'), engine: textIn(item, 'engine'), match, mac: item.mac?.S ?? '' };
  } catch {
    return { v, ...NOT_OURS };
  }
}

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
      return item && snapshotIn(item);
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

import { setTimeout as wait } from 'node:timers/promises';
import { BatchGetItemCommand, type DynamoDBClient, paginateQuery } from '@aws-sdk/client-dynamodb';
import { Busy } from '../../kit/faults.ts';
import { firstItems, type Item, textIn } from '../items.ts';
import { keyOf, partitionOf, VIEW } from './kept.ts';
import type { Order } from './order.ts';
import { nameOf, type Place } from './places.ts';

/** A pointer to the view of a game. */
interface Pointer extends Place {
  readonly game: string;
}

/** Time and chance of retries, so that tests can control them. */
export interface Waits {
  /** Milliseconds. */
  now(): number;
  /** Waits this many milliseconds. */
  pause(ms: number): Promise<unknown>;
  /** Returns a number from 0 up to 1. */
  random(): number;
}
const REAL: Waits = { now: Date.now, pause: (ms) => wait(ms), random: Math.random };

/** BatchGetItem takes 100 keys. */
const BATCH = 100;
/** The longest first pause after keys that were not processed. It doubles each time, and the real one is random. */
const FIRST_PAUSE_MS = 50;
/** How long keys that are not processed are read again. */
const PATIENCE_MS = 10_000;

/** Reads pointers and views. Throws errors of the SDK. */
export function readingFrom(client: DynamoDBClient, table: string, waits: Waits = REAL) {
  const pointerIn =
    (pk: string) =>
    (item: Item): Pointer => ({ pk, sk: textIn(item, 'sk'), game: textIn(item, 'game') });

  /** Returns the items of one batch of keys. Throws `Busy` if the table does not process all of them in time. */
  async function batch(keys: readonly Item[], ConsistentRead: boolean, fields?: string): Promise<readonly Item[]> {
    const only = fields !== undefined && { ProjectionExpression: fields };
    const found: Item[] = [];
    const end = waits.now() + PATIENCE_MS;
    let left = [...keys];
    for (let most = FIRST_PAUSE_MS; ; most *= 2) {
      const { Responses, UnprocessedKeys } = await client.send(
        new BatchGetItemCommand({ RequestItems: { [table]: { Keys: left, ConsistentRead, ...only } } }),
      );
      found.push(...(Responses?.[table] ?? []));
      left = UnprocessedKeys?.[table]?.Keys ?? [];
      if (left.length === 0) return found;
      const time = end - waits.now();
      if (time <= 0) throw new Busy(`the table ${table} did not process ${left.length} keys in ${PATIENCE_MS} ms`);
      await waits.pause(Math.min(time, waits.random() * most));
    }
  }

  return {
    /** Returns the first pointers of one partition after `from`, in the order of the list. */
    async pointers(
      pk: string,
      order: Order,
      from: string,
      limit: number,
      ConsistentRead: boolean,
    ): Promise<readonly Pointer[]> {
      const query = {
        TableName: table,
        ConsistentRead,
        KeyConditionExpression: order.descending
          ? 'pk = :pk AND sk < :from'
          : 'pk = :pk AND sk BETWEEN :from AND :until',
        ExpressionAttributeValues: {
          ':pk': { S: pk },
          ':from': { S: from },
          ...(!order.descending && { ':until': { S: order.until } }),
        },
        ScanIndexForward: !order.descending,
      };
      return (await firstItems(client, query, limit)).map(pointerIn(pk));
    },

    /** Returns all pointers of one partition, consistently. */
    async everyPointer(pk: string): Promise<readonly Pointer[]> {
      const found: Pointer[] = [];
      const query = {
        TableName: table,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': { S: pk } },
      };
      for await (const { Items = [] } of paginateQuery({ client }, query)) found.push(...Items.map(pointerIn(pk)));
      return found;
    },

    /** Returns the stored views of games. */
    async itemsOf(games: readonly string[], isConsistent: boolean): Promise<ReadonlyMap<string, Item>> {
      const views = new Map<string, Item>();
      const all = [...new Set(games)].map((game) => keyOf({ pk: partitionOf(game), sk: VIEW }));
      for (let from = 0; from < all.length; from += BATCH)
        for (const item of await batch(all.slice(from, from + BATCH), isConsistent))
          views.set(textIn(item, 'pk'), item);
      return views;
    },

    /** Returns the items at places, consistently, by the names of these (`nameOf`). `fields`: attributes to read. */
    async itemsAt(places: readonly Place[], fields?: string): Promise<ReadonlyMap<string, Item>> {
      const found = new Map<string, Item>();
      const keys = [...new Map(places.map((place) => [nameOf(place), place])).values()].map(keyOf);
      for (let from = 0; from < keys.length; from += BATCH)
        for (const item of await batch(keys.slice(from, from + BATCH), true, fields))
          found.set(nameOf({ pk: textIn(item, 'pk'), sk: textIn(item, 'sk') }), item);
      return found;
    },
  };
}

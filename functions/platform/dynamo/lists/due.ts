import {
  DeleteItemCommand,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  paginateQuery,
} from '@aws-sdk/client-dynamodb';
import type { Deadlines, Due } from '../../ports/ports.ts';
import { expiry, type Item, textIn } from '../items.ts';
import { happened } from './happened.ts';
import { type Kept, keptIn, keyOf, partitionOf, VIEW } from './kept.ts';
import { deadlinePartitions, keyAt, type Place, placesOf, timeIn } from './places.ts';
import { LAST } from './stretches.ts';

/*
 * A deadline moves with every phase of a game, so it is written without a note: the new pointer, the view, and then the
 * old pointer is removed. A pointer carries the version of its view. Only the same version or a newer one replaces or
 * removes it. So a slow process removes no pointer that a faster one has written again. An interrupted move leaves a
 * pointer that the view does not confirm. The clock removes it after its time.
 */

/**
 * Days after which a pointer expires that nothing removed: from the deadline on, not from its write, because a deadline
 * may be far away.
 */
const DAYS = 90;

const UNLESS_NEWER = 'attribute_not_exists(version) OR version <= :version';
const unlessNewer = (version: number) => ({
  ConditionExpression: UNLESS_NEWER,
  ExpressionAttributeValues: { ':version': { N: String(version) } },
});
const onlyOf = (version: number) => ({ ...unlessNewer(version), ConditionExpression: 'version = :version' });

/** Moves games among the deadlines. Throws errors of the SDK. */
export function dueOn(client: DynamoDBClient, table: string) {
  const remove = (place: Place, version: number) =>
    happened(client.send(new DeleteItemCommand({ TableName: table, Key: keyOf(place), ...unlessNewer(version) })));
  return {
    /** Writes pointers of a version, unless newer ones are stored. `over`: only over pointers of this version. */
    async point(game: string, version: number, places: readonly Place[], over?: number): Promise<void> {
      const condition = over === undefined ? unlessNewer(version) : onlyOf(over);
      for (const place of places) {
        const lasting = expiry(DAYS, timeIn(place.sk));
        const Item = { ...keyOf(place), game: { S: game }, version: { N: String(version) }, ...lasting };
        await happened(client.send(new PutItemCommand({ TableName: table, Item, ...condition })));
      }
    },
    /** Removes the pointers that a version left behind. */
    async leave(version: number, places: readonly Place[]): Promise<void> {
      for (const place of places) await remove(place, version);
    },
    remove,
    /** Removes a pointer of exactly this version. Returns whether it was there. */
    drop: (place: Place, version: number): Promise<boolean> =>
      happened(client.send(new DeleteItemCommand({ TableName: table, Key: keyOf(place), ...onlyOf(version) }))),
  };
}

/** Returns the deadlines on DynamoDB. Throws errors of the SDK. */
export function deadlinesOn(client: DynamoDBClient, table: string): Deadlines {
  const due = dueOn(client, table);
  const placeOf = ({ partition, due, game }: Due): Place => ({ pk: partition, sk: keyAt(due, game) });

  async function viewOf(game: string) {
    const Key = keyOf({ pk: partitionOf(game), sk: VIEW });
    const { Item } = await client.send(new GetItemCommand({ TableName: table, Key, ConsistentRead: true }));
    return Item && keptIn(Item);
  }

  return {
    partitions: deadlinePartitions,
    async *between(partition, after, until) {
      const query = {
        TableName: table,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :until',
        ExpressionAttributeValues: {
          ':pk': { S: partition },
          ':from': { S: keyAt(Math.max(0, after + 1), '') },
          ':until': { S: keyAt(until, LAST) },
        },
      };
      for await (const { Items = [] } of paginateQuery({ client }, query))
        if (Items.length > 0) yield Items.map((item) => dueIn(partition, item));
    },
    stands: async (each) => confirms(await viewOf(each.game), placeOf(each)),
    async forget(each) {
      const kept = await viewOf(each.game);
      if (!confirms(kept, placeOf(each))) await due.remove(placeOf(each), kept?.view.version ?? 0);
    },
  };
}

/** Returns whether a view has a game at a place. */
const confirms = (kept: Kept | undefined, { pk, sk }: Place): boolean =>
  kept !== undefined && placesOf(kept.view, kept.hidden).some((place) => place.pk === pk && place.sk === sk);

const dueIn = (partition: string, item: Item): Due => ({
  partition,
  game: textIn(item, 'game'),
  due: Number(textIn(item, 'sk').split('#')[0]),
});

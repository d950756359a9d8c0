import {
  BatchGetItemCommand,
  ConditionalCheckFailedException,
  DeleteItemCommand,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
} from '@aws-sdk/client-dynamodb';
import { last, sure } from '../../../domain/lib/sure.ts';
import { cursorOf, positionIn } from '../http/cursor.ts';
import type { Listed, ListQuery, Page, Views } from '../ports.ts';
import { type Item, textIn } from './items.ts';
import { deadlinePartitions, keyAt, type Place, placesOf, publicPartitions, shownOf, userPartitions } from './places.ts';

/*
 * One game is: `G#<game>` / `V`, its view; a pointer at every place where it is listed; and `G#<game>` / `P#<version>`, a
 * note of the pointers of that version, written before them. A pointer counts only if the view says that the game stands
 * there, so the write of the view moves a game from its old places to its new ones at once. Pointers left behind, by this
 * put or by one that was cut off, are found through the notes and deleted; until then nobody sees them.
 */

interface Pointer extends Place {
  readonly game: string;
}

/** BatchGetItem takes 100 keys. */
const BATCH = 100;

const noteKey = (version: number): string => `P#${String(version).padStart(10, '0')}`;
const partition = (game: string): string => `G#${game}`;
const key = ({ pk, sk }: Place): Item => ({ pk: { S: pk }, sk: { S: sk } });
const nameOf = ({ pk, sk }: Place): string => JSON.stringify([pk, sk]);

/** A view as it is kept, with the people whom it hides. */
interface Kept {
  readonly view: Listed;
  readonly hidden: readonly string[];
}
const keptIn = (item: Item): Kept => ({
  view: JSON.parse(textIn(item, 'view')) as Listed,
  hidden: JSON.parse(item.hidden?.S ?? '[]') as readonly string[],
});

/** The lists on DynamoDB. Errors are those of the SDK; a `put` that failed is healed by the next, of the same or a newer version. */
export function dynamoViews(client: DynamoDBClient, table: string): Views {
  const write = (item: Item) => client.send(new PutItemCommand({ TableName: table, Item: item }));
  const remove = (place: Place) => client.send(new DeleteItemCommand({ TableName: table, Key: key(place) }));

  /** Writes the view unless a newer one is there. Gives back the one that is there then. */
  async function moveTo(view: Listed, hidden: readonly string[]): Promise<Listed> {
    try {
      await client.send(
        new PutItemCommand({
          TableName: table,
          Item: {
            ...key({ pk: partition(view.game), sk: 'V' }),
            version: { N: String(view.version) },
            view: { S: JSON.stringify(view) },
            ...(hidden.length > 0 && { hidden: { S: JSON.stringify(hidden) } }),
          },
          ConditionExpression: 'attribute_not_exists(pk) OR version <= :version',
          ExpressionAttributeValues: { ':version': { N: String(view.version) } },
        }),
      );
      return view;
    } catch (caught) {
      if (!(caught instanceof ConditionalCheckFailedException)) throw caught;
      return sure(await kept(view.game), `view of ${view.game}, though a newer one is there`).view;
    }
  }

  async function kept(game: string): Promise<Kept | undefined> {
    const { Item } = await client.send(
      new GetItemCommand({ TableName: table, Key: key({ pk: partition(game), sk: 'V' }), ConsistentRead: true }),
    );
    return Item && keptIn(Item);
  }

  async function notesOf(game: string): Promise<readonly { readonly sk: string; readonly places: readonly Place[] }[]> {
    const { Items } = await client.send(
      new QueryCommand({
        TableName: table,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :note)',
        ExpressionAttributeValues: { ':pk': { S: partition(game) }, ':note': { S: 'P#' } },
      }),
    );
    return (Items ?? []).map((item) => ({ sk: textIn(item, 'sk'), places: JSON.parse(textIn(item, 'places')) as readonly Place[] }));
  }

  /** Deletes the pointers of versions before the one kept, then their notes. */
  async function sweep(current: Listed): Promise<void> {
    const notes = await notesOf(current.game);
    const stale = notes.filter(({ sk }) => sk < noteKey(current.version));
    const standing = new Set(notes.filter((note) => !stale.includes(note)).flatMap(({ places }) => places.map(nameOf)));
    const left = new Map(stale.flatMap(({ places }) => places).map((place) => [nameOf(place), place]));
    await Promise.all([...left].filter(([name]) => !standing.has(name)).map(([, place]) => remove(place)));
    await Promise.all(stale.map(({ sk }) => remove({ pk: partition(current.game), sk })));
  }

  /** The first pointers of one partition after `from`, in the order of the list. */
  async function pointers(pk: string, order: Order, from: string, limit: number): Promise<readonly Pointer[]> {
    const { Items } = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: order.descending ? 'pk = :pk AND sk < :from' : 'pk = :pk AND sk BETWEEN :from AND :until',
        ExpressionAttributeValues: {
          ':pk': { S: pk },
          ':from': { S: from },
          ...(!order.descending && { ':until': { S: order.until } }),
        },
        ScanIndexForward: !order.descending,
        Limit: limit,
      }),
    );
    return (Items ?? []).map((item) => ({ pk, sk: textIn(item, 'sk'), game: textIn(item, 'game') }));
  }

  async function viewsOf(games: readonly string[]): Promise<ReadonlyMap<string, Kept>> {
    const views = new Map<string, Kept>();
    let keys = [...new Set(games)].map((game) => key({ pk: partition(game), sk: 'V' }));
    while (keys.length > 0) {
      const { Responses, UnprocessedKeys } = await client.send(new BatchGetItemCommand({ RequestItems: { [table]: { Keys: keys } } }));
      for (const item of Responses?.[table] ?? []) views.set(textIn(item, 'pk'), keptIn(item));
      keys = (UnprocessedKeys?.[table]?.Keys ?? []) as Item[];
    }
    return views;
  }

  /**
   * Merges partitions into one list: its first games after `from` that stand where a pointer says and that `admits` lets
   * through, with their sort keys. At least `limit`, unless the list ends before.
   */
  async function merge(partitions: readonly string[], order: Order, from: string, limit: number, admits = everything) {
    const found = new Map<string, Listed>();
    const batch = Math.min(BATCH, limit);
    for (let start = from; ; ) {
      const sources = await Promise.all(partitions.map((pk) => pointers(pk, order, start, batch)));
      const next = sources
        .flat()
        .sort((a, b) => (a.sk < b.sk === order.descending ? 1 : -1))
        .slice(0, batch);
      const views = await viewsOf(next.map(({ game }) => game));
      for (const { sk, game } of next) {
        const listed = views.get(partition(game));
        if (listed === undefined || !admits(listed.view)) continue;
        if (placesOf(listed.view, listed.hidden).some((place) => place.sk === sk && partitions.includes(place.pk)))
          found.set(sk, listed.view);
      }
      if (found.size >= limit || next.length < batch) return [...found];
      const { sk } = last(next);
      start = order.descending ? sk : after(sk);
    }
  }

  async function page(list: string, partitions: readonly string[], query: ListQuery, admits = everything): Promise<Page<Listed>> {
    const { limit, cursor } = query;
    const found = await merge(partitions, NEWEST, cursor === undefined ? LAST : positionIn(list, cursor), limit + 1, admits);
    const shown = found.slice(0, limit);
    return {
      items: shown.map(([, view]) => view),
      ...(found.length > limit && { cursor: cursorOf(list, last(shown)[0]) }),
    };
  }

  return {
    async put(view, hidden = []) {
      const places = placesOf(view, hidden);
      await write({ ...key({ pk: partition(view.game), sk: noteKey(view.version) }), places: { S: JSON.stringify(places) } });
      await Promise.all(places.map((place) => write({ ...key(place), game: { S: view.game } })));
      await sweep(await moveTo(view, hidden));
    },
    version: async (game) => (await kept(game))?.view.version ?? 0,
    async shown(game) {
      const there = await kept(game);
      return there && shownOf(there.view, there.hidden);
    },
    list: (query) => page(listName(undefined, query), publicPartitions(query), query),
    mine: (names, query) =>
      page(listName(names, query), userPartitions(names, query), query, ({ of }) => query.of === undefined || of === query.of),
    async overdue(now, limit, from = FIRST) {
      const found = await merge(deadlinePartitions, { descending: false, until: keyAt(now, LAST) }, from, limit);
      const page = found.slice(0, limit);
      return { games: page.map(([, { game }]) => game), ...(page.length === limit && { next: after(last(page)[0]) }) };
    },
  };
}

type Order = { readonly descending: true } | { readonly descending: false; readonly until: string };
const NEWEST: Order = { descending: true };

const everything = (_: Listed): boolean => true;

/** Sort before and after every sort key. */
const FIRST = '0';
const LAST = '~';
/** The smallest text after `sk`. */
const after = (sk: string): string => `${sk}\u0000`;

/** Names a list, so that a cursor of another is recognised. */
export const listName = (names: readonly string[] | undefined, { status, of }: ListQuery): string =>
  JSON.stringify([names?.[0] ?? null, status ?? null, of ?? null]);

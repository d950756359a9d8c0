import { BatchGetItemCommand, type DynamoDBClient, GetItemCommand, paginateQuery, QueryCommand } from '@aws-sdk/client-dynamodb';
import { last } from '../../../../domain/lib/sure.ts';
import { cursorOf, positionIn } from '../../http/cursor.ts';
import { Busy } from '../../kit/faults.ts';
import type { Listed, ListQuery, Live, Page, Projected, Views } from '../../ports/ports.ts';
import { type Item, textIn } from '../items.ts';
import { deadlinePartitions, isWanted, keyAt, type Place, placesOf, publicPartitions, shownOf, userPartitions, viewFor } from './places.ts';
import { type Head, headIn, type Kept, keptIn, keyOf, moving, partitionOf, VIEW } from './standing.ts';

/*
 * One game is: `G#<game>` / `V`, its view; and a pointer at every place where it is listed. A pointer counts only if the view says that the
 * game stands there, so the write of the view moves a game from its old places to its new ones at once (standing.ts).
 */

interface Pointer extends Place {
  readonly game: string;
}

/** BatchGetItem takes 100 keys. */
const BATCH = 100;

/** How often a list is looked at for what is wanted of it, before its reader is asked to go on. */
const LOOKS = 8;
/** How many games are looked at each time, at least. */
const LEAST = 25;

/** How often a view is put over one that somebody else has just put. */
const TRIES = 16;

/** The lists on DynamoDB. Errors are those of the SDK; a `put` that failed is healed by the next, of the same or a newer version. */
export function dynamoViews(client: DynamoDBClient, table: string): Views {
  const standing = moving(client, table);
  /** What was read with a view: the put of the next one need not read it again. */
  const readWith = new WeakMap<Projected, Awaited<ReturnType<typeof standing.partition>>>();

  async function kept(game: string): Promise<Kept | undefined> {
    const Key = keyOf({ pk: partitionOf(game), sk: VIEW });
    const { Item } = await client.send(new GetItemCommand({ TableName: table, Key, ConsistentRead: true }));
    return Item && keptIn(Item);
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

  /** All pointers of one partition. */
  async function everyPointer(pk: string): Promise<readonly Pointer[]> {
    const found: Pointer[] = [];
    const query = { TableName: table, KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': { S: pk } } };
    for await (const { Items = [] } of paginateQuery({ client }, query))
      found.push(...Items.map((item) => ({ pk, sk: textIn(item, 'sk'), game: textIn(item, 'game') })));
    return found;
  }

  /** The views of games, as they are kept. */
  async function itemsOf(games: readonly string[]): Promise<ReadonlyMap<string, Item>> {
    const views = new Map<string, Item>();
    const all = [...new Set(games)].map((game) => keyOf({ pk: partitionOf(game), sk: VIEW }));
    for (let from = 0; from < all.length; from += BATCH) {
      let keys = all.slice(from, from + BATCH);
      while (keys.length > 0) {
        const { Responses, UnprocessedKeys } = await client.send(new BatchGetItemCommand({ RequestItems: { [table]: { Keys: keys } } }));
        for (const item of Responses?.[table] ?? []) views.set(textIn(item, 'pk'), item);
        keys = (UnprocessedKeys?.[table]?.Keys ?? []) as Item[];
      }
    }
    return views;
  }

  async function viewsOf(games: readonly string[]): Promise<ReadonlyMap<string, Kept>> {
    return new Map([...(await itemsOf(games))].map(([pk, item]) => [pk, keptIn(item)]));
  }

  const standsAt = ({ view, hidden }: Kept, at: Place): boolean =>
    placesOf(view, hidden).some(({ pk, sk }) => pk === at.pk && sk === at.sk);

  /**
   * Merges partitions into one list: its first games after `from` that stand where a pointer says and that `admits` lets
   * through, with their sort keys. At least `limit`, unless the list ends before, or it was looked at `looks` times: then `next` is where
   * one goes on.
   */
  async function merge(
    partitions: readonly string[],
    order: Order,
    from: string,
    limit: number,
    admits = everything,
    seenAs = (view: Listed): Listed => view,
    looks = Infinity,
  ): Promise<{ readonly found: readonly [sk: string, Listed][]; readonly next?: string }> {
    const found = new Map<string, Listed>();
    const batch = Math.min(BATCH, looks === Infinity ? limit : Math.max(limit, LEAST));
    for (let [start, left] = [from, looks]; ; left--) {
      if (left === 0) return { found: [...found], next: start };
      const sources = await Promise.all(partitions.map((pk) => pointers(pk, order, start, batch)));
      const next = sources
        .flat()
        .sort((a, b) => (a.sk < b.sk === order.descending ? 1 : -1))
        .slice(0, batch);
      const views = await viewsOf(next.map(({ game }) => game));
      for (const pointer of next) {
        const listed = views.get(partitionOf(pointer.game));
        if (listed !== undefined && admits(listed.view) && standsAt(listed, pointer)) found.set(pointer.sk, seenAs(listed.view));
      }
      if (found.size >= limit || next.length < batch) return { found: [...found] };
      const { sk } = last(next);
      start = order.descending ? sk : after(sk);
    }
  }

  /** What partitions without times point to: the pointers, and the views as they are kept. */
  async function pointedTo(partitions: readonly string[]) {
    const all = (await Promise.all(partitions.map(everyPointer))).flat();
    return { all, items: await itemsOf(all.map(({ game }) => game)) };
  }

  /** The games of partitions without times, once each. */
  async function live(partitions: readonly string[], names: readonly string[]): Promise<Live> {
    const { all, items } = await pointedTo(partitions);
    const marks = [...items].map(([pk, item]) => (item.mark === undefined ? undefined : `${pk} ${textIn(item, 'mark')}`));
    return {
      marks: marks.every((mark) => mark !== undefined) ? [...all.map(({ pk, sk }) => `${pk} ${sk}`), ...marks].sort() : undefined,
      games() {
        const views = new Map([...items].map(([pk, item]) => [pk, keptIn(item)]));
        const found = new Map<string, Listed>();
        for (const pointer of all) {
          const listed = views.get(partitionOf(pointer.game));
          if (listed !== undefined && standsAt(listed, pointer)) found.set(pointer.game, viewFor(listed.view, names));
        }
        return [...found.values()];
      },
    };
  }

  /**
   * The first of these games before `from`, newest change first, each with the sort key that the time in its view gives it. All are read,
   * for their pointers have no times; those that are shown are unpacked.
   */
  async function newestLive(
    partitions: readonly string[],
    names: readonly string[],
    from: string,
    limit: number,
    admits: (head: Head) => boolean,
  ) {
    const { all, items } = await pointedTo(partitions);
    const pointers = Map.groupBy(all, ({ game }) => game);
    const sorted = [...pointers.keys()]
      .flatMap((game) => {
        const item = items.get(partitionOf(game));
        return item === undefined ? [] : [{ game, item, head: headIn(item) ?? viewFor(keptIn(item).view, names) }];
      })
      .filter(({ head }) => admits(head))
      .map(({ game, item, head }) => ({ game, item, sk: keyAt(head.at, game) }))
      .filter(({ sk }) => sk < from)
      .sort((a, b) => (a.sk < b.sk ? 1 : -1));
    const found: [sk: string, Listed][] = [];
    for (const { game, item, sk } of sorted) {
      if (found.length === limit) break;
      const listed = keptIn(item);
      if (pointers.get(game)?.some((pointer) => standsAt(listed, pointer))) found.push([sk, viewFor(listed.view, names)]);
    }
    return found;
  }

  const pageOf = (list: string, found: readonly (readonly [sk: string, Listed])[], limit: number, next?: string): Page<Listed> => {
    const shown = found.slice(0, limit);
    if (found.length <= limit && next !== undefined) return { items: shown.map(([, view]) => view), cursor: cursorOf(list, next) };
    return {
      items: shown.map(([, view]) => view),
      ...(found.length > limit && { cursor: cursorOf(list, last(shown)[0]) }),
    };
  };
  const startOf = (list: string, { cursor }: ListQuery): string => (cursor === undefined ? LAST : positionIn(list, cursor));

  return {
    async put(view, hidden = [], more = {}, before = undefined) {
      const put = { view, hidden, ...more };
      if (before !== undefined) return standing.move(put, readWith.get(before));
      for (let tries = 0; tries < TRIES; tries++) if (await standing.move(put)) return true;
      throw new Busy(`the view of ${view.game} is being written`);
    },
    async projected(game) {
      const found = await standing.partition(game);
      if (found.kept !== undefined) readWith.set(found.kept, found);
      return found.kept;
    },
    version: async (game) => (await kept(game))?.view.version ?? 0,
    async shown(game) {
      const there = await kept(game);
      return there && shownOf(there.view, there.hidden);
    },
    async list(query) {
      const list = listName(undefined, query);
      const admits = (view: Listed): boolean => isWanted(inPublic(view), query.wanted);
      // A page of what is rare ends after so many reads, with what was found; its cursor goes on from there.
      const looks = query.wanted === undefined ? Infinity : LOOKS;
      const { found, next } = await merge(publicPartitions(query), NEWEST, startOf(list, query), query.limit + 1, admits, inPublic, looks);
      return pageOf(list, found, query.limit, next);
    },
    async mine(names, query) {
      const list = listName(names, query);
      const from = startOf(list, query);
      const admits = ({ of, status }: Head): boolean =>
        (query.of === undefined || of === query.of) && (query.status === undefined || status === query.status);
      const partitions = userPartitions(names, query);
      const most = query.limit + 1;
      const [now, { found: over }] = await Promise.all([
        newestLive(partitions.live, names, from, most, admits),
        merge(partitions.timed, NEWEST, from, most, admits),
      ]);
      const sorted = [...now, ...over].sort(([a], [b]) => (a < b ? 1 : -1));
      return pageOf(list, sorted, query.limit);
    },
    live: (names) => live(userPartitions(names, { status: 'playing', limit: 1 }).live, names),
    async ended(names, since, limit, admits) {
      const { timed } = userPartitions(names, { status: 'over', limit });
      const { found } = await merge(timed, { descending: false, until: LAST }, keyAt(since, ''), limit, admits);
      return found.slice(0, limit).map(([, view]) => view);
    },
    async overdue(now, limit, from = FIRST) {
      const { found } = await merge(deadlinePartitions, { descending: false, until: keyAt(now, LAST) }, from, limit);
      const page = found.slice(0, limit);
      return { games: page.map(([, { game }]) => game), ...(page.length === limit && { next: after(last(page)[0]) }) };
    },
  };
}

type Order = { readonly descending: true } | { readonly descending: false; readonly until: string };
const NEWEST: Order = { descending: true };

const inPublic = (view: Listed): Listed => viewFor(view, []);
const everything = (_: Listed): boolean => true;

/** Sort before and after every sort key. */
const FIRST = '0';
const LAST = '~';
/** The smallest text after `sk`. */
const after = (sk: string): string => `${sk}\u0000`;

/** Names a list, so that a cursor of another is recognised. */
export const listName = (names: readonly string[] | undefined, { status, of, isVacant, wanted }: ListQuery): string =>
  JSON.stringify([
    names?.[0] ?? null,
    status ?? null,
    of ?? null,
    ...(isVacant ? ['vacant'] : []),
    ...(wanted === undefined ? [] : [[wanted.isFree ?? null, wanted.isAnonymous ?? null, wanted.isRated ?? null, wanted.pace ?? null]]),
  ]);

import { type DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { last } from '../../../../domain/lib/sure.ts';
import { cursorOf, positionIn } from '../../http/cursor.ts';
import { Busy } from '../../kit/faults.ts';
import type { Listed, ListQuery, Live, Page, Projected, Views } from '../../ports/ports.ts';
import { textIn } from '../items.ts';
import { deadlinesOn } from './due.ts';
import { type Kept, keptIn, keyOf, partitionOf, VIEW } from './kept.ts';
import { after, NEWEST, OLDEST, type Order } from './order.ts';
import {
  changedAt,
  isOwn,
  isWanted,
  keyAt,
  placesOf,
  publicPartitions,
  shownOf,
  userPartitions,
  viewFor,
  weekOf,
} from './places.ts';
import { readingFrom, type Waits } from './pointers.ts';
import { asIs, everything, inPublic, isIn, ownOf, type Reading } from './readings.ts';
import { moving } from './standing.ts';
import { exactKey, LAST, listName, placeIn, stretchIn } from './stretches.ts';

/*
 * A game has a view, `G#<game>` / `V`, and a pointer at every place where it is listed. A pointer counts only if the
 * view names its place. So writing the view moves a game from its old places to its new ones at once (standing.ts).
 */

/** How often a list is read for wanted games before its reader must continue with a cursor. */
const LOOKS = 8;
/** Minimum number of games that are read each time. */
const LEAST = 25;
/** Number of a person's games that are sorted by exact time together. */
const STRETCH = 100;
/** Maximum number of games that are read each time: a page and one more. */
const MOST = 101;

/** How often a put is retried after another process put a view. */
const TRIES = 16;

/**
 * Returns the lists on DynamoDB. Throws errors of the SDK. The next put of the same or a newer version repairs a failed
 * one.
 */
export function dynamoViews(client: DynamoDBClient, table: string, waits?: Waits): Views {
  const standing = moving(client, table);
  /** What was read with a view, so that the put of the next one need not read it again. */
  const readWith = new WeakMap<Projected, Awaited<ReturnType<typeof standing.partition>>>();

  async function kept(game: string, ConsistentRead = true): Promise<Kept | undefined> {
    const Key = keyOf({ pk: partitionOf(game), sk: VIEW });
    const { Item } = await client.send(new GetItemCommand({ TableName: table, Key, ConsistentRead }));
    return Item && keptIn(Item);
  }

  const { pointers, everyPointer, itemsOf } = readingFrom(client, table, waits);

  const standsIn = ({ view, hidden }: Kept, partitions: readonly string[], at: string): boolean =>
    placesOf(view, hidden).some(({ pk, sk }) => sk === at && partitions.includes(pk));

  /**
   * Reads the first pointers after `from` of partitions merged into one list. Returns the games that are really there
   * and that `admits` accepts, with their sort keys, and the next position unless the list ends. Games of a person are
   * read consistently, because the live channel told them the newest version.
   */
  async function look(
    partitions: readonly string[],
    order: Order,
    from: string,
    many: number,
    reading: Reading,
  ): Promise<Merged> {
    const { admits = everything, seenAs = asIs } = reading;
    // One more pointer tells whether the list continues.
    const isConsistent = partitions.every(isOwn);
    const sources = await Promise.all(partitions.map((pk) => pointers(pk, order, from, many + 1, isConsistent)));
    // Partitions of two names of one person may list the same game at the same place.
    const all = [...new Map(sources.flat().map(({ sk, game }) => [sk, game]))].sort(([a], [b]) =>
      a < b === order.descending ? 1 : -1,
    );
    const pointed = all.slice(0, many);
    const items = await itemsOf(
      pointed.map(([, game]) => game),
      isConsistent,
    );
    const views = new Map([...items].map(([pk, item]) => [pk, keptIn(item)]));
    const found = pointed.flatMap(([sk, game]) => {
      const listed = views.get(partitionOf(game));
      const isShown = listed !== undefined && standsIn(listed, partitions, sk) && admits(listed.view, sk);
      return isShown ? [[sk, seenAs(listed.view)] as const] : [];
    });
    if (all.length <= many) return { found };
    const [sk] = last(pointed);
    return { found, next: order.descending ? sk : after(sk) };
  }

  /**
   * Reads the first games of a list after `from`: at least `limit`, unless the list ends or was read `looks` times.
   * `next` is the position to continue from.
   */
  async function merge(
    partitions: readonly string[],
    order: Order,
    from: string,
    limit: number,
    { looks = Infinity, ...reading }: Reading & { readonly looks?: number } = {},
  ): Promise<Merged> {
    const found: (readonly [sk: string, Listed])[] = [];
    const many = Math.min(MOST, looks === Infinity ? limit : Math.max(limit, LEAST));
    for (let [start, left] = [from, looks]; left > 0; left--) {
      const { found: more, next } = await look(partitions, order, start, many, reading);
      found.push(...more);
      if (found.length >= limit || next === undefined) return { found };
      start = next;
      if (left === 1) return { found, next };
    }
    return { found };
  }

  /** Returns all games of partitions, once each, in any order. */
  async function live(partitions: readonly string[], names: readonly string[]): Promise<Live> {
    const all = (await Promise.all(partitions.map(everyPointer))).flat();
    const items = await itemsOf(
      all.map(({ game }) => game),
      true,
    );
    const marks = [...items].map(([pk, item]) =>
      item.mark === undefined ? undefined : `${pk} ${textIn(item, 'mark')}`,
    );
    return {
      marks: marks.every((mark) => mark !== undefined)
        ? [...all.map(({ pk, sk }) => `${pk} ${sk}`), ...marks].sort()
        : undefined,
      games() {
        const found = [...items.values()]
          .map(keptIn)
          .filter(({ view, hidden }) => placesOf(view, hidden).some(isIn(partitions)));
        return found.map(({ view }) => viewFor(view, names));
      },
    };
  }

  const pageOf = (
    list: string,
    found: readonly (readonly [sk: string, Listed])[],
    limit: number,
    next?: string,
  ): Page<Listed> => {
    const shown = found.slice(0, limit);
    if (found.length <= limit && next !== undefined)
      return { items: shown.map(([, view]) => view), cursor: cursorOf(list, next) };
    return {
      items: shown.map(([, view]) => view),
      ...(found.length > limit && { cursor: cursorOf(list, last(shown)[0]) }),
    };
  };
  const startOf = (list: string, { cursor }: ListQuery): string =>
    cursor === undefined ? LAST : positionIn(list, cursor);

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
    glimpsed: (game) => kept(game, false),
    version: async (game) => (await kept(game))?.view.version ?? 0,
    async shown(game) {
      const there = await kept(game);
      return there && shownOf(there.view, there.hidden);
    },
    async list(query) {
      const list = listName(undefined, query);
      const admits = (view: Listed): boolean => isWanted(inPublic(view), query.wanted);
      // A page of rare games ends after this many reads, with what was found; its cursor continues from there.
      const reading = { admits, seenAs: inPublic, looks: query.wanted === undefined ? Infinity : LOOKS };
      const { found, next } = await merge(
        publicPartitions(query),
        NEWEST,
        startOf(list, query),
        query.limit + 1,
        reading,
      );
      return pageOf(list, found, query.limit, next);
    },
    async mine(names, query) {
      const list = listName(names, query);
      const { status, of, limit } = query;
      const isAsked = (view: Listed): boolean =>
        (of === undefined || of === view.of) && (status === undefined || status === view.status);
      const reading = ownOf(names, isAsked);
      const partitions = userPartitions(names, query);
      const items: Listed[] = [];
      let at = stretchIn(startOf(list, query));
      for (let looks = 0; looks < LOOKS; looks++) {
        const { found, next } = await look(partitions, NEWEST, at.from, STRETCH, reading);
        const end = at.until ?? next;
        const there = found
          .filter(([sk]) => end === undefined || sk >= end)
          .map(([, view]) => [exactKey(view), view] as const);
        const left = there.filter(([key]) => key < at.before).sort(([a], [b]) => (a < b ? 1 : -1));
        const shown = left.slice(0, limit - items.length);
        items.push(...shown.map(([, view]) => view));
        if (shown.length < left.length) {
          const before = shown.at(-1)?.[0] ?? at.before;
          return { items, cursor: cursorOf(list, placeIn({ from: at.from, until: end, before })) };
        }
        if (end === undefined) return { items };
        at = stretchIn(end);
        if (items.length === limit) break;
      }
      return { items, cursor: cursorOf(list, placeIn(at)) };
    },
    live: (names) => live(userPartitions(names, { status: 'playing' }), names),
    async moved(names, since) {
      const from = keyAt(weekOf(since), '');
      const reading = ownOf(names, (view) => changedAt(view) >= since);
      const { found } = await merge(userPartitions(names, { status: 'playing' }), OLDEST, from, Infinity, reading);
      return found.map(([, view]) => view);
    },
    async ended(names, since, limit, admits) {
      const { found } = await merge(userPartitions(names, { status: 'over' }), OLDEST, keyAt(since, ''), limit, {
        admits,
      });
      return found.slice(0, limit).map(([, view]) => view);
    },
    async over(since, until, limit, from) {
      const start = from === undefined ? keyAt(since, '') : after(keyAt(from.at, from.game));
      const order = { descending: false, until: keyAt(until, '') } as const;
      const partitions = publicPartitions({ status: 'over', limit });
      const { found } = await merge(partitions, order, start, limit, { seenAs: inPublic });
      return found.slice(0, limit).map(([, view]) => view);
    },
    deadlines: deadlinesOn(client, table),
  };
}
interface Merged {
  readonly found: readonly (readonly [sk: string, Listed])[];
  readonly next?: string;
}

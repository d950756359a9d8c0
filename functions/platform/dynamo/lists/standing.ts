import { randomUUID } from 'node:crypto';
import {
  ConditionalCheckFailedException,
  DeleteItemCommand,
  type DynamoDBClient,
  PutItemCommand,
  paginateQuery,
} from '@aws-sdk/client-dynamodb';
import type { Projected } from '../../ports/ports.ts';
import { type Item, jsonIn, textIn } from '../items.ts';
import { dueOn } from './due.ts';
import { itemOf, type Kept, keptIn, keyOf, partitionOf, VIEW } from './kept.ts';
import { isDeadline, LISTS, type Place, placesBefore, placesOf } from './places.ts';
import { isPlaces } from './view-shape.ts';

/*
 * The places of a game follow from its view. Most commands change no place, so only the view is written. A move writes
 * a note of all affected places, the pointers of new places, and the view, which completes the move at once. Then it
 * removes old pointers and the note. An interrupted put leaves its note, so the next put repeats the rest. Until then
 * readers ignore the old pointers. A move among the deadlines alone writes no note: due.ts says why.
 */

/** The places that a put affects, from its beginning to its end. */
interface Note {
  readonly sk: string;
  readonly places: readonly Place[];
}

const NOTE = 'P#';

/** Returns whether an item of a game's partition is a note. */
export const isNote = (item: Item): boolean => textIn(item, 'sk').startsWith(NOTE);
/** Returns the version of the put that a note belongs to. */
export const versionOf = ({ sk }: Note): number => Number(sk.slice(NOTE.length).split('#')[0]);

/** Returns the note in an item. */
export const noteIn = (item: Item): Note => ({
  sk: textIn(item, 'sk'),
  places: jsonIn(item, 'places', isPlaces),
});

const isOfList = (place: Place): boolean => !isDeadline(place);
const nameOf = ({ pk, sk }: Place): string => JSON.stringify([pk, sk]);
const without = (places: readonly Place[], others: readonly Place[]): readonly Place[] => {
  const names = new Set(others.map(nameOf));
  return [...new Map(places.map((place) => [nameOf(place), place])).values()].filter(
    (place) => !names.has(nameOf(place)),
  );
};

/** The items of a game in the lists: its view, and the notes of unfinished puts. */
interface Found {
  readonly kept: Kept | undefined;
  readonly notes: readonly Note[];
}

/** Moves games in the lists. Throws errors of the SDK. */
export function moving(client: DynamoDBClient, table: string) {
  const due = dueOn(client, table);
  const write = (Item: Item) => client.send(new PutItemCommand({ TableName: table, Item }));
  const remove = (place: Place) => client.send(new DeleteItemCommand({ TableName: table, Key: keyOf(place) }));
  const pointTo = (game: string, places: readonly Place[]) =>
    Promise.all(places.map((place) => write({ ...keyOf(place), game: { S: game } })));

  async function partition(game: string): Promise<Found> {
    const items: Item[] = [];
    const query = {
      TableName: table,
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': { S: partitionOf(game) } },
    };
    for await (const { Items = [] } of paginateQuery({ client }, query)) items.push(...Items);
    const view = items.find((item) => textIn(item, 'sk') === VIEW);
    return { kept: view && keptIn(view), notes: items.filter(isNote).map(noteIn) };
  }

  /** Replaces the view that was read. Returns false if another one is stored. */
  async function replaced(before: Kept | undefined, item: Item): Promise<boolean> {
    const unchanged =
      before === undefined
        ? { ConditionExpression: 'attribute_not_exists(pk)' }
        : before.mark === undefined
          ? {
              ConditionExpression: 'attribute_not_exists(mark) AND version = :version',
              ExpressionAttributeValues: { ':version': { N: String(before.view.version) } },
            }
          : { ConditionExpression: 'mark = :mark', ExpressionAttributeValues: { ':mark': { S: before.mark } } };
    try {
      await client.send(new PutItemCommand({ TableName: table, Item: item, ...unchanged }));
      return true;
    } catch (caught) {
      if (caught instanceof ConditionalCheckFailedException) return false;
      throw caught;
    }
  }

  /**
   * Deletes pointers, except those to a present or next place of the game, because another process may move it at the
   * same time. Returns the number of deleted pointers.
   */
  async function leave(game: string, places: readonly Place[], own: readonly Note[] = []): Promise<number> {
    let version = 0;
    const claims = async (): Promise<readonly Place[]> => {
      const { kept, notes } = await partition(game);
      version = kept?.view.version ?? 0;
      const others = notes.filter(
        (note) => !own.some(({ sk }) => sk === note.sk) && versionOf(note) >= (kept?.view.version ?? 0),
      );
      return [
        ...(kept === undefined ? [] : placesOf(kept.view, kept.hidden)),
        ...others.flatMap((note) => note.places),
      ];
    };
    const left = without(places, await claims());
    if (left.length === 0) return 0;
    await Promise.all(left.map((place) => (isDeadline(place) ? due.remove(place, version) : remove(place))));
    // A process that wrote a pointer before this deletion has claimed its place before.
    const gone = without(left, await claims());
    await pointTo(game, without(left, gone));
    return gone.length;
  }

  /**
   * Puts a view and moves the game to the places in the view, unless a newer view is stored. Returns false, without a
   * move, if another process wrote meanwhile. `found`: the state a moment ago.
   */
  async function move(put: Projected, found?: Found): Promise<boolean> {
    const { game, version } = put.view;
    const { kept, notes } = found ?? (await partition(game));
    const isOld = kept !== undefined && kept.view.version > version;
    const there = isOld ? kept : put;
    const unfinished = notes.filter((note) => versionOf(note) <= there.view.version);
    const [places, item] = [placesOf(there.view, there.hidden), itemOf(put)];
    // The same places in another form of the lists may lack pointers.
    const isOfThisForm = kept === undefined || kept.lists === LISTS;
    const isSame = isOld || (kept?.mark === item.mark.S && isOfThisForm);
    if (isSame && unfinished.length === 0) return true;

    // An earlier, unfinished put is repeated completely.
    const earlier = isOfThisForm ? [] : placesBefore(kept.view, kept.hidden);
    const before = kept === undefined ? [] : [...placesOf(kept.view, kept.hidden), ...earlier];
    const allAdded = unfinished.length > 0 || !isOfThisForm ? places : without(places, before);
    const allGone = without([...before, ...unfinished.flatMap((note) => note.places)], places);
    await due.point(game, there.view.version, allAdded.filter(isDeadline));
    const leaveDue = () => due.leave(there.view.version, allGone.filter(isDeadline));
    const [added, gone] = [allAdded.filter(isOfList), allGone.filter(isOfList)];
    if (added.length + gone.length + unfinished.length === 0) {
      const isPut = isSame || (await replaced(kept, item));
      if (isPut) await leaveDue();
      return isPut;
    }
    const sk = `${NOTE}${String(there.view.version).padStart(10, '0')}#${randomUUID()}`;
    const note = { pk: partitionOf(game), sk, places: [...added, ...allGone] };
    await write({ ...keyOf(note), places: { S: JSON.stringify(note.places) } });
    await pointTo(game, added);
    const isDone = isSame || (await replaced(kept, item));
    await leave(game, isDone ? gone : added, isDone ? [note, ...unfinished] : [note]);
    if (isDone) await leaveDue();
    for (const { sk } of isDone ? [...unfinished, note] : [note]) await remove({ pk: note.pk, sk });
    return isDone;
  }

  return { partition, move, leave };
}

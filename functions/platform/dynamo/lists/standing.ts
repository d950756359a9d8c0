import { randomUUID } from 'node:crypto';
import { DeleteItemCommand, type DynamoDBClient, PutItemCommand, paginateQuery } from '@aws-sdk/client-dynamodb';
import type { Projected } from '../../ports/ports.ts';
import { type Item, jsonIn, textIn } from '../items.ts';
import { dueOn } from './due.ts';
import { happened } from './happened.ts';
import { itemOf, type Kept, keptIn, keyOf, partitionOf, VIEW } from './kept.ts';
import { isDeadline, LISTS, nameOf, type Place, placesBefore, placesOf } from './places.ts';
import { readingFrom } from './pointers.ts';
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
const isNote = (item: Item): boolean => textIn(item, 'sk').startsWith(NOTE);
/** Returns the version of the put that a note belongs to. */
const versionOf = ({ sk }: Note): number => Number(sk.slice(NOTE.length).split('#')[0]);

/** Returns the note in an item. */
const noteIn = (item: Item): Note => ({
  sk: textIn(item, 'sk'),
  places: jsonIn(item, 'places', isPlaces),
});

const isOfList = (place: Place): boolean => !isDeadline(place);
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
  const { itemsAt } = readingFrom(client, table);
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
  const replaced = (before: Kept | undefined, item: Item): Promise<boolean> =>
    happened(client.send(new PutItemCommand({ TableName: table, Item: item, ...whileIt(before) })));

  /** Returns the places without a right pointer to a game. */
  async function missingIn(game: string, places: readonly Place[]): Promise<readonly Place[]> {
    const there = await itemsAt(places);
    return places.filter((place) => {
      const item = there.get(nameOf(place));
      return item?.game?.S !== game || (isDeadline(place) && item.version === undefined);
    });
  }

  /** Removes the items of a game without commits: its pointers, and the view last. Returns their number. */
  async function clear(game: string): Promise<number> {
    const { kept, notes } = await partition(game);
    const named =
      kept === undefined ? [] : [placesOf, placesBefore].flatMap((places) => places(kept.view, kept.hidden));
    const there = await itemsAt([...named, ...notes.flatMap(({ places }) => places)], 'pk, sk');
    const pointers = [...there.values()].map((item) => ({ pk: textIn(item, 'pk'), sk: textIn(item, 'sk') }));
    const all = [...pointers, ...notes.map(({ sk }) => ({ pk: partitionOf(game), sk }))];
    await Promise.all(all.map(remove));
    if (kept === undefined) return all.length;
    const Key = keyOf({ pk: partitionOf(game), sk: VIEW });
    const isGone = await happened(client.send(new DeleteItemCommand({ TableName: table, Key, ...whileIt(kept) })));
    return all.length + Number(isGone);
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
    const claimed = without(left, gone);
    await pointTo(game, claimed.filter(isOfList));
    await due.point(game, version, claimed.filter(isDeadline));
    return gone.length;
  }

  /**
   * Puts a view and moves the game to the places in the view, unless a newer view is stored. Returns false, without a
   * move, if another process wrote meanwhile. `found`: the state a moment ago. `again`: the log was read after that
   * state, so a newer view and newer notes are of commits that a restore took away. They are replaced, and missing
   * pointers are written.
   */
  async function move(put: Projected, found?: Found, again?: 'again'): Promise<boolean> {
    const { game, version } = put.view;
    const { kept, notes } = found ?? (await partition(game));
    const isOld = again === undefined && kept !== undefined && kept.view.version > version;
    const there = isOld ? kept : put;
    const unfinished = again ? notes : notes.filter((note) => versionOf(note) <= there.view.version);
    const [places, item] = [placesOf(there.view, there.hidden), itemOf(put)];
    // The same places in another form of the lists may lack pointers.
    const isOfThisForm = kept === undefined || kept.lists === LISTS;
    const isSame = isOld || (kept?.mark === item.mark.S && isOfThisForm);
    const missing = again && (await missingIn(game, places));
    if (isSame && unfinished.length + (missing?.length ?? 0) === 0) return true;

    // An earlier, unfinished put is repeated completely.
    const earlier = isOfThisForm ? [] : placesBefore(kept.view, kept.hidden);
    const before = kept === undefined ? [] : [...placesOf(kept.view, kept.hidden), ...earlier];
    const allAdded = missing ?? (unfinished.length > 0 || !isOfThisForm ? places : without(places, before));
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
    // Beside a view that was not written, the game may have moved: then its added pointers are left, too.
    const left = isSame ? [...gone, ...added] : isDone ? gone : added;
    await leave(game, left, isDone ? [note, ...unfinished] : [note]);
    if (isDone) await leaveDue();
    for (const { sk } of isDone ? [...unfinished, note] : [note]) await remove({ pk: note.pk, sk });
    return isDone;
  }

  return { partition, move, leave, clear };
}

/** Returns the condition that exactly the view that was read is stored; `undefined`: none. */
function whileIt(before: Kept | undefined) {
  if (before === undefined) return { ConditionExpression: 'attribute_not_exists(pk)' };
  return before.mark === undefined
    ? {
        ConditionExpression: 'attribute_not_exists(mark) AND version = :version',
        ExpressionAttributeValues: { ':version': { N: String(before.view.version) } },
      }
    : { ConditionExpression: 'mark = :mark', ExpressionAttributeValues: { ':mark': { S: before.mark } } };
}

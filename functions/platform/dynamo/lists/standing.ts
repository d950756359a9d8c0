import { randomUUID } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import {
  ConditionalCheckFailedException,
  DeleteItemCommand,
  type DynamoDBClient,
  PutItemCommand,
  paginateQuery,
} from '@aws-sdk/client-dynamodb';
import { sha256 } from '../../../../domain/lib/hash.ts';
import type { Projected } from '../../ports/ports.ts';
import { expiry, type Item, jsonIn, shaped, textIn } from '../items.ts';
import { LISTS, type Place, placesBefore, placesOf, timeIn } from './places.ts';
import { isListed, isNames, isPlaces, isProjected } from './view-shape.ts';

/*
 * The places of a game follow from its view. Most commands change no place, so only the view is written. A move writes
 * a note of all affected places, the pointers of new places, and the view, which completes the move at once. Then it
 * removes old pointers and the note. An interrupted put leaves its note, so the next put repeats the rest. Until then
 * readers ignore the old pointers.
 */

/** A stored view. `mark` identifies exactly this one. */
export interface Kept extends Projected {
  readonly mark?: string;
  /** The form of the lists (`LISTS`) in which its pointers were written. */
  readonly lists?: string;
}

/** The places that a put affects, from its beginning to its end. */
interface Note {
  readonly sk: string;
  readonly places: readonly Place[];
}

/** The sort key of a view. */
export const VIEW = 'V';
const NOTE = 'P#';
export const partitionOf = (game: string): string => `G#${game}`;
export const keyOf = ({ pk, sk }: Place): Item => ({ pk: { S: pk }, sk: { S: sk } });

/** Returns whether an item of a game's partition is a note. */
export const isNote = (item: Item): boolean => textIn(item, 'sk').startsWith(NOTE);
/** Returns the version of the put that a note belongs to. */
export const versionOf = ({ sk }: Note): number => Number(sk.slice(NOTE.length).split('#')[0]);

/**
 * The common content of views, which is not written with each. Another text needs another form of the lists (`LISTS`).
 */
const USUAL = Buffer.from(
  [
    '"entropy":{"failed":0,"contributed":[],"revealed":[],"awaited":[]},"outcome":{"how":"agreed","seats":[]},"grace":true,"settled":true,',
    '"visibility":"private","invited":[],"holder":{"kind":"hidden"},"holder":{"kind":"bot"},"status":"lobby","status":"over",',
    '"options":{"scenario":""},"seating":"preferences","seed":"","ko":{"phase":"년 봄, 이동","seats":[{"seat":"{"view":{"game":"g",',
    '"of":"diplomacy","rules":"diplomacy@1","owner":"u","status":"playing","phase":"Spring 1901, movement","version":1,"hash":"",',
    '"createdAt":17,"at":17,"options":{"rulings":"rulebook","players":7},"settings":{"visibility":"public","deadlines":{"default":86400},',
    '"grace":0,"draw":"unanimous","anonymous":false,"seating":"choose","absent":"lapse","entropy":"house","lobbyExpires":604800},',
    '"seats":[{"seat":"austria","name":"Austria","holds":["austria"],"holder":{"kind":"user","user":"u"}},{"ask":"S1901M",',
    '"seat":"england","kind":"orders"}],"due":17,"votes":{},"seedCommitment":"","people":{"u":""},"title":"A","held":{"p":["france"]}},',
    '"hidden":["p"],"who":""}',
  ].join(''),
);

/** Returns a view as an item, compressed because writes cost by the kilobyte. Equal views give equal items. */
function itemOf({ view, hidden, who }: Projected): Item & { readonly mark: { readonly S: string } } {
  const text = JSON.stringify({ view, hidden, who });
  return {
    ...keyOf({ pk: partitionOf(view.game), sk: VIEW }),
    version: { N: String(view.version) },
    lists: { S: LISTS },
    mark: { S: sha256(text).slice(0, 22) },
    kept: { B: deflateRawSync(text, { dictionary: USUAL }) },
  };
}

/** Returns the view in an item. Items of earlier releases have no mark. */
export function keptIn(item: Item): Kept {
  if (item.kept?.B === undefined)
    return {
      view: jsonIn(item, 'view', isListed),
      hidden: shaped(item, 'hidden', item.hidden?.S ?? '[]', isNames),
    };
  const text = inflateRawSync(item.kept.B, { dictionary: USUAL }).toString('utf8');
  const kept = shaped(item, 'kept', text, isProjected);
  return { ...kept, mark: textIn(item, 'mark'), ...(item.lists?.S !== undefined && { lists: item.lists.S }) };
}

/** Returns the note in an item. */
export const noteIn = (item: Item): Note => ({
  sk: textIn(item, 'sk'),
  places: jsonIn(item, 'places', isPlaces),
});

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

/**
 * Returns the attribute by which a pointer expires; `{}`: it does not. A pointer to a deadline that nothing removed
 * expires 90 days after the deadline, not after its write, because a deadline may be far away.
 */
const lifeOf = ({ pk, sk }: Place): Item => (pk.startsWith('D#') ? expiry(DEADLINE_DAYS, timeIn(sk)) : {});
const DEADLINE_DAYS = 90;

/** Moves games in the lists. Throws errors of the SDK. */
export function moving(client: DynamoDBClient, table: string) {
  const write = (Item: Item) => client.send(new PutItemCommand({ TableName: table, Item }));
  const remove = (place: Place) => client.send(new DeleteItemCommand({ TableName: table, Key: keyOf(place) }));
  const pointTo = (game: string, places: readonly Place[]) =>
    Promise.all(places.map((place) => write({ ...keyOf(place), game: { S: game }, ...lifeOf(place) })));

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
    const claims = async (): Promise<readonly Place[]> => {
      const { kept, notes } = await partition(game);
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
    await Promise.all(left.map(remove));
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
    const added = unfinished.length > 0 || !isOfThisForm ? places : without(places, before);
    const gone = without([...before, ...unfinished.flatMap((note) => note.places)], places);
    if (added.length + gone.length === 0) return replaced(kept, item);
    const sk = `${NOTE}${String(there.view.version).padStart(10, '0')}#${randomUUID()}`;
    const note = { pk: partitionOf(game), sk, places: [...added, ...gone] };
    await write({ ...keyOf(note), places: { S: JSON.stringify(note.places) } });
    await pointTo(game, added);
    const isDone = isSame || (await replaced(kept, item));
    await leave(game, isDone ? gone : added, isDone ? [note, ...unfinished] : [note]);
    for (const { sk } of isDone ? [...unfinished, note] : [note]) await remove({ pk: note.pk, sk });
    return isDone;
  }

  return { partition, move, leave };
}

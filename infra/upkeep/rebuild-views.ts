import { parseArgs } from 'node:util';
import { DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import { project } from '../../functions/features/listing/project.ts';
import { type Item, textIn } from '../../functions/platform/dynamo/items.ts';
import { keptIn, partitionOf, VIEW } from '../../functions/platform/dynamo/lists/kept.ts';
import { MEMO } from '../../functions/platform/dynamo/lists/memos.ts';
import { type Place, placesOf } from '../../functions/platform/dynamo/lists/places.ts';
import { isNote, moving, noteIn, versionOf } from '../../functions/platform/dynamo/lists/standing.ts';
import { type Report, SILENT, workOf } from '../local/progress.ts';
import { gamesIn, scanned } from './items.ts';
import { onStoresWith, type Stores } from './stores.ts';

/** The result: the projected games, and the deleted items without a game. */
interface Rebuilt {
  readonly games: number;
  readonly removed: number;
  /** Games with a view ahead of the log, which suggests an unstated restore. They are left as they are. */
  readonly ahead: readonly string[];
}

/**
 * Rebuilds `views` from `events`. The server may run meanwhile; a game is missing from the lists for a moment. A game
 * has a view (`V`), pointers at its places in the lists, and notes of unfinished puts (`P#<version>`). `left`: games to
 * leave alone. `isStated`: the restore has been stated, so views ahead of the log may be removed.
 */
export async function rebuilt(
  stores: Stores,
  left: ReadonlySet<string> = new Set(),
  isStated = false,
  report: Report = () => SILENT,
): Promise<Rebuilt> {
  // 1. Each game is projected again from its log.
  const games = await gamesIn(stores.client, stores.tables.events);
  const notes = (await itemsOf(stores)).filter(isNote);
  const ahead: string[] = [];
  const progress = report(games.size);
  for (const game of [...games].sort()) {
    progress.step();
    if (left.has(game)) continue;
    if (!isStated && (await isAhead(stores, game))) {
      ahead.push(game);
      continue;
    }
    const own = notes.filter((note) => textIn(note, 'pk') === partitionOf(game));
    await projectAnew(stores, game, own);
  }

  progress.end();

  // 2. Items without a game are deleted.
  const items = await itemsOf(stores);
  const owned = ownedBy(games, items);
  const strangers = Map.groupBy(
    items.filter((item) => !owned.has(nameOf(placeOf(item)))),
    gameOf,
  );
  let removed = 0;
  for (const [game, its] of strangers) removed += await removeStrangers(stores, game, its.map(placeOf));
  return { games: games.size, removed, ahead };
}

/**
 * Deletes items that belonged to no game when they were read. Reads their view and notes again, because the game may
 * have moved or been opened since. Returns the number of deleted items.
 */
async function removeStrangers(stores: Stores, game: string, places: readonly Place[]): Promise<number> {
  const { client, tables, background } = stores;
  if ((await background.log.head(game)) !== undefined)
    return moving(client, tables.views).leave(
      game,
      places.filter(({ pk }) => pk !== partitionOf(game)),
    );
  for (const place of places) await remove(stores, place);
  return places.length;
}

async function isAhead({ background }: Stores, game: string): Promise<boolean> {
  const shown = await background.views.version(game);
  return shown > ((await background.log.head(game))?.envelope.v ?? 0);
}

/**
 * Removes the view of a game, and notes of versions that its log lacks, which would replace the log's. Then projects
 * it.
 */
async function projectAnew(stores: Stores, game: string, notes: readonly Item[]): Promise<void> {
  const newest = (await stores.background.log.head(game))?.envelope.v ?? 0;
  for (const note of notes.filter((each) => versionOf(noteIn(each)) > newest)) await remove(stores, placeOf(note));
  await remove(stores, { pk: partitionOf(game), sk: VIEW });
  await project(stores.background, game, 'anew');
}

/** Returns the names of all items of games: views and their pointers, notes, and pointers of puts in progress. */
function ownedBy(games: ReadonlySet<string>, items: readonly Item[]): ReadonlySet<string> {
  const partitions = new Set([...games].map(partitionOf));
  const inGames = items.filter((item) => partitions.has(textIn(item, 'pk')));
  const views = new Map(inGames.filter((item) => !isNote(item)).map((item) => [textIn(item, 'pk'), keptIn(item)]));
  const notes = inGames.filter(
    (item) => isNote(item) && versionOf(noteIn(item)) >= (views.get(textIn(item, 'pk'))?.view.version ?? 0),
  );
  return new Set(
    [
      ...[...views].flatMap(([pk, { view, hidden }]) => [{ pk, sk: VIEW }, ...placesOf(view, hidden)]),
      ...notes.flatMap((note) => [placeOf(note), ...noteIn(note).places]),
    ].map(nameOf),
  );
}

/** Items beside the lists, which no log contains. A rebuild leaves them alone. */
export const isMemo = (item: Item): boolean => textIn(item, 'pk').startsWith(MEMO);

/** Returns the game of an item of the lists. */
const gameOf = (item: Item): string => item.game?.S ?? textIn(item, 'pk').slice(partitionOf('').length);

const placeOf = (item: Item): Place => ({ pk: textIn(item, 'pk'), sk: textIn(item, 'sk') });
const nameOf = ({ pk, sk }: Place): string => JSON.stringify([pk, sk]);

/** Leaves out memos, among them snapshots, which are large. */
const NO_MEMOS = {
  FilterExpression: 'NOT begins_with(pk, :memo)',
  ExpressionAttributeValues: { ':memo': { S: MEMO } },
};

async function itemsOf({ client, tables }: Stores): Promise<readonly Item[]> {
  const items: Item[] = [];
  for await (const item of scanned(client, tables.views, NO_MEMOS)) items.push(item);
  return items;
}

const remove = ({ client, tables }: Stores, { pk, sk }: Place) =>
  client.send(new DeleteItemCommand({ TableName: tables.views, Key: { pk: { S: pk }, sk: { S: sk } } }));

/** `fieldpost rebuild-views [--json]`: exit 1 if a list is ahead of the log and was left. */
export async function rebuildViews(args: readonly string[]): Promise<number> {
  const { json } = parseArgs({ args: [...args], options: { json: { type: 'boolean' } } }).values;
  return onStoresWith(['vault'], async (stores) => {
    const { report, tell } = workOf('rebuild-views', json);
    const { games, removed, ahead } = await rebuilt(stores, new Set(), false, report);
    const { where } = stores;
    for (const game of ahead)
      await tell(`${game}: its view is ahead of its log; after a restore, state it first (npm run tables -- restored)`);
    await tell(
      `${where}: the lists of ${games} games rebuilt from their commits; ${removed} items of no game deleted`,
      {
        where,
        games,
        removed,
        ahead,
      },
    );
    return ahead.length === 0 ? 0 : 1;
  });
}

import { type Item, numberIn, textIn } from '../../../functions/platform/dynamo/items.ts';
import { dueOn } from '../../../functions/platform/dynamo/lists/due.ts';
import { type Kept, keptIn, partitionOf } from '../../../functions/platform/dynamo/lists/kept.ts';
import { MEMO } from '../../../functions/platform/dynamo/lists/memos.ts';
import { isDeadline, nameOf, type Place, placesOf } from '../../../functions/platform/dynamo/lists/places.ts';
import { readingFrom } from '../../../functions/platform/dynamo/lists/pointers.ts';
import { moving } from '../../../functions/platform/dynamo/lists/standing.ts';
import { firstOf } from '../items.ts';
import type { Stores } from '../stores.ts';
import type { Left } from './cursors.ts';
import { failedIn } from './mended.ts';

/** Items beside the lists, which no log contains. A rebuild leaves them alone. */
export const isMemo = (item: Item): boolean => textIn(item, 'pk').startsWith(MEMO);

/** The keys of lists, without memos, among them snapshots, which are large. */
export const LIST_KEYS = {
  ProjectionExpression: 'pk, sk, game, version',
  FilterExpression: 'NOT begins_with(pk, :memo)',
  ExpressionAttributeValues: { ':memo': { S: MEMO } },
} as const;

const isOwn = (item: Item): boolean => textIn(item, 'pk').startsWith(partitionOf(''));
const placeOf = (item: Item): Place => ({ pk: textIn(item, 'pk'), sk: textIn(item, 'sk') });
const versionIn = (item: Item): number => (item.version === undefined ? 0 : numberIn(item, 'version'));

/** The claim of a stored view: the places that it names. */
interface Claim {
  readonly version: number;
  readonly places: ReadonlySet<string>;
}

/**
 * Returns how the items of a page are removed that no game has. The function returns their number. `leave`: gets games
 * with unreadable items, which stay.
 */
export function removing({ client, tables, background: { log } }: Stores, leave: (left: Left) => Promise<void>) {
  const [standing, due] = [moving(client, tables.views), dueOn(client, tables.views)];
  const [lists, events] = [readingFrom(client, tables.views), readingFrom(client, tables.events)];
  /** Returns the newest version in the log, read after the items that it decides about; 0: there is no such game. */
  const headOf = async (game: string): Promise<number> => (await log.newest(game))?.v ?? 0;

  async function unlessFailed(game: string, work: () => Promise<number>): Promise<number> {
    try {
      return await work();
    } catch (caught) {
      await leave(failedIn(game, caught));
      return 0;
    }
  }

  /** Removes the views and notes of games without commits, and what they name. */
  async function goneIn(items: readonly Item[]): Promise<number> {
    const games = [...new Set(items.map((item) => textIn(item, 'pk').slice(partitionOf('').length)))];
    const found = await events.itemsAt(games.map(firstOf), 'pk, sk');
    let removed = 0;
    for (const game of games.filter((each) => !found.has(nameOf(firstOf(each)))))
      if ((await headOf(game)) === 0) removed += await unlessFailed(game, () => standing.clear(game));
    return removed;
  }

  /** Removes the pointers of a game that its view does not name. Sets versions right that the log has not reached. */
  async function straysOf(game: string, pointers: readonly Item[], claim: Claim | undefined): Promise<number> {
    const isClaimed = (item: Item): boolean => claim?.places.has(nameOf(placeOf(item))) === true;
    const isAbove = (item: Item): boolean => isDeadline(placeOf(item)) && versionIn(item) > (claim?.version ?? 0);
    const doubtful = pointers.filter((item) => !isClaimed(item) || isAbove(item));
    if (doubtful.length === 0) return 0;
    const head = await headOf(game);
    // No server writes a version that the log lacks, so exactly this pointer is removed or replaced.
    const future = doubtful.filter((item) => isAbove(item) && versionIn(item) > head);
    for (const item of future)
      if (claim !== undefined && isClaimed(item))
        await due.point(game, claim.version, [placeOf(item)], versionIn(item));
      else await due.drop(placeOf(item), versionIn(item));
    const others = doubtful.filter((item) => !isClaimed(item) && !future.includes(item)).map(placeOf);
    const left = others.length === 0 ? 0 : await standing.leave(game, others);
    return left + future.filter((item) => !isClaimed(item)).length;
  }

  return async (items: readonly Item[]): Promise<number> => {
    let removed = await goneIn(items.filter(isOwn));
    const pointers = Map.groupBy(
      items.filter((item) => !isOwn(item)),
      (item) => item.game?.S ?? '',
    );
    const views = await lists.itemsOf([...pointers.keys()], true);
    for (const [game, its] of pointers) {
      const view = views.get(partitionOf(game));
      removed += await unlessFailed(game, async () => straysOf(game, its, view && claimOf(keptIn(view))));
    }
    return removed;
  };
}

const claimOf = ({ view, hidden }: Kept): Claim => ({
  version: view.version,
  places: new Set(placesOf(view, hidden).map(nameOf)),
});

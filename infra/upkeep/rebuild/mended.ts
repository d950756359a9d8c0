import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { sure } from '../../../domain/lib/sure.ts';
import { type Projecting, project } from '../../../functions/features/listing/project.ts';
import type { Matches } from '../../../functions/features/matches/matches.ts';
import { moving } from '../../../functions/platform/dynamo/lists/standing.ts';
import { Busy, GameStopped, isFull, isPassing } from '../../../functions/platform/kit/faults.ts';
import type { Views } from '../../../functions/platform/ports/ports.ts';
import type { Stores } from '../stores.ts';
import type { Left } from './cursors.ts';

/**
 * Returns how the lists of a game are made as its log says. Writes nothing where they are. `stated`: matches that lists
 * ahead of the log do not stop; such views are replaced. Without it the game is left. The function returns a game that
 * was left, and why. Throws faults of the store.
 */
export function mending(stores: Stores, stated?: Matches): (game: string) => Promise<Left | undefined> {
  const { client, tables, background } = stores;
  const on = { ...background, ...(stated && { matches: stated }) };
  const viewsOf = (isAhead: boolean) => againIn(client, tables.views, background.views, isAhead);
  const again = (game: string, isAhead: boolean) => project(withViews(on, viewsOf(isAhead)), game, 'anew');

  return async (game) => {
    try {
      try {
        await again(game, false);
      } catch (caught) {
        if (!(caught instanceof GameStopped) || caught.evidence !== 'a newer view') throw caught;
        if (stated === undefined) return { game, is: 'ahead', why: caught.evidence };
        await again(game, true);
      }
      return undefined;
    } catch (caught) {
      return failedIn(game, caught);
    }
  };
}

/** Returns a game that failed alone. Throws again what other games would meet, too: a fault of the store. */
export function failedIn(game: string, caught: unknown): Left {
  if (isOfStore(caught)) throw caught;
  return { game, is: 'failed', why: caught instanceof Error ? caught.message : String(caught) };
}

const withViews = (on: Projecting, views: Views): Projecting => ({ ...on, views });

/**
 * Returns the lists for one rebuild of a game. The log is read after the view, so a view with a higher version is ahead
 * of it. `isAhead`: such a view counts as none, and is replaced.
 */
function againIn(client: DynamoDBClient, table: string, views: Views, isAhead: boolean): Views {
  const standing = moving(client, table);
  let found: Awaited<ReturnType<typeof standing.partition>> | undefined;
  return {
    ...views,
    async projected(game) {
      found = await standing.partition(game);
      return isAhead ? undefined : found.kept;
    },
    put: (view, hidden = [], more = {}) =>
      standing.move({ view, hidden, ...more }, sure(found, `what was read of ${view.game}`), 'again'),
  };
}

const isOfStore = (caught: unknown): boolean =>
  caught instanceof Error && !(caught instanceof Busy) && ('$fault' in caught || isFull(caught) || isPassing(caught));

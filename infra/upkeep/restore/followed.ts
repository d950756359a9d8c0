import { DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import { jsonOf } from '../../../domain/lib/json.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { keys } from '../../../functions/features/notifications/keys.ts';
import type { Seen } from '../../../functions/features/notifications/needs.ts';
import { type Item, textIn } from '../../../functions/platform/dynamo/items.ts';
import { entryIn } from '../../../functions/platform/dynamo/people.ts';
import type { Stores } from '../stores.ts';

/** The parts of a match that decide what its followers have seen. */
export type Resumed = Pick<Match, 'status' | 'paused'>;

const epochNow = (): number => Math.floor(Date.now() / 60_000);

/** Returns the game of an item of the followers in `people`; `undefined`: it is another item. */
const gameOf = (item: Item): string | undefined => /^J#(.*)$/.exec(textIn(item, 'pk'))?.[1];

/**
 * Begins a new epoch of each game for its followers: what they queued before holds no longer. Their next look at a game
 * that continues tells each player whose turn it is, because an answer may be lost. Deletes what they noted of games
 * without a commit. `games`: all games with a commit; `resumed`: those that continue. Takes each item of `people`, and
 * ends with the games that no follower had noted.
 */
export function followedAnew(
  { client, tables, background: { people } }: Stores,
  games: ReadonlySet<string>,
  resumed: ReadonlyMap<string, Resumed>,
) {
  const noted = new Set<string>();
  return {
    async take(item: Item): Promise<void> {
      const game = gameOf(item);
      if (game === undefined) return;
      const [pk, sk] = [textIn(item, 'pk'), textIn(item, 'sk')];
      if (!games.has(game)) {
        await client.send(new DeleteItemCommand({ TableName: tables.people, Key: { pk: { S: pk }, sk: { S: sk } } }));
        return;
      }
      const entry = entryIn(item);
      const match = resumed.get(game);
      if (sk === keys.seen(game)[1]) {
        await people.put(pk, sk, jsonOf(anew(keys.seen.read(entry), match)), entry.rev);
        noted.add(game);
      } else if (match !== undefined) {
        const { hooks, seen } = keys.gameHooks.read(entry);
        await people.put(pk, sk, jsonOf({ hooks, seen: { ...seen, version: 0 } }), entry.rev);
      }
    },
    async end(): Promise<void> {
      const unseen: Seen = { version: 0, status: 'lobby', turns: {}, invited: [], epoch: epochNow() };
      for (const game of resumed.keys()) if (!noted.has(game)) await people.put(...keys.seen(game), jsonOf(unseen), 0);
    },
  };
}

/** `match`: the game that continues; absent: it is over. */
function anew(seen: Seen, match: Resumed | undefined): Seen {
  const epoch = epochNow();
  if (match === undefined) return { ...seen, epoch };
  const { due: _, pause, ...kept } = seen;
  const isPaused = match.paused !== undefined && pause !== undefined;
  return { ...kept, ...(isPaused && { pause }), version: 0, status: match.status, turns: {}, epoch };
}

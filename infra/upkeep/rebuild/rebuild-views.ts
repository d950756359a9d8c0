import { parseArgs } from 'node:util';
import type { Matches } from '../../../functions/features/matches/matches.ts';
import { type Report, SILENT, workOf } from '../../local/progress.ts';
import { RELEASE } from '../../local/server/outbox.ts';
import { overGames, overPages, SEGMENTS } from '../segments.ts';
import { onStoresWith, type Stores } from '../stores.ts';
import { type Left, runIn } from './cursors.ts';
import { mending } from './mended.ts';
import { LIST_KEYS, removing } from './strays.ts';

/** The result: the rebuilt games, and the removed items that no game had. */
interface Rebuilt {
  readonly games: number;
  readonly removed: number;
  /** Games with a view ahead of the log, which suggests an unstated restore. They are left as they are. */
  readonly ahead: readonly string[];
  /** Games with logs that could not be read, and games that others wrote all the time. */
  readonly failed: readonly { readonly game: string; readonly why: string }[];
}

interface Options {
  /** Games to leave alone. */
  readonly left?: ReadonlySet<string>;
  /** If the restore has been stated: matches that lists ahead of the log do not stop. Such views are replaced. */
  readonly stated?: Matches;
  /** Whether a killed run of the same release is continued. */
  readonly isContinued?: boolean;
  readonly report?: Report;
  /** Is told when the continued run began. */
  readonly continues?: (begun: number) => Promise<void>;
}

/**
 * Rebuilds `views` from `events`. The server may run meanwhile. What is right is not written, so nobody is told of it.
 * A game has a view (`V`), pointers at its places in the lists, and notes of unfinished puts (`P#<version>`).
 */
export async function rebuilt(
  stores: Stores,
  { left = new Set(), stated, isContinued = false, report = () => SILENT, continues }: Options = {},
): Promise<Rebuilt> {
  const { client, tables, background } = stores;
  const name = `${RELEASE} ${SEGMENTS}${stated ? ' stated' : ''}`;
  const run = await runIn(background.memos, name, background.now(), !isContinued);
  if (run.begun !== undefined) await continues?.(run.begun);
  const progress = report(2 * SEGMENTS);
  try {
    // 1. The lists of each game are mended by its log.
    const mended = mending(stores, stated);
    const mend = async (game: string): Promise<void> => {
      const found = left.has(game) ? undefined : await mended(game);
      if (found !== undefined) await run.leave(found);
    };
    await overGames(client, tables.events, mend, { cursor: run.cursorOf('events'), progress });

    // 2. Items that no game has are removed.
    const scan = { TableName: tables.views, ...LIST_KEYS };
    await overPages(client, scan, removing(stores, run.leave), { cursor: run.cursorOf('views'), progress });
  } finally {
    progress.end();
  }
  const { counted, left: notMended } = await run.end();
  const those = (is: Left['is']) => notMended.filter((each) => each.is === is);
  return {
    games: counted('events'),
    removed: counted('views'),
    ahead: those('ahead').map(({ game }) => game),
    failed: those('failed').map(({ game, why }) => ({ game, why })),
  };
}

/**
 * `fieldpost rebuild-views [--again] [--json]`: continues a killed run of this release and the last 24 hours; `--again`
 * begins a new one. Exit 1 if a list is ahead of the log and was left, or could not be rebuilt.
 */
export async function rebuildViews(args: readonly string[]): Promise<number> {
  const options = { again: { type: 'boolean', default: false }, json: { type: 'boolean' } } as const;
  const { again, json } = parseArgs({ args: [...args], options }).values;
  return onStoresWith(['vault'], async (stores) => {
    const { where } = stores;
    const { report, tell } = workOf('rebuild-views: parts of the tables', json);
    const continues = (begun: number) =>
      tell(`${where}: continues the rebuild of ${new Date(begun).toISOString()}; --again begins a new one`);
    const { games, removed, ahead, failed } = await rebuilt(stores, { isContinued: !again, report, continues });
    for (const game of ahead)
      await tell(`${game}: its view is ahead of its log; after a restore, state it first (npm run tables -- restored)`);
    for (const { game, why } of failed) await tell(`${game}: its lists were not rebuilt: ${why}`);
    const row = { where, games, removed, ahead, failed };
    const words = `the lists of ${games} games rebuilt from their commits; ${removed} items of no game deleted`;
    await tell(`${where}: ${words}`, row);
    return ahead.length + failed.length === 0 ? 0 : 1;
  });
}

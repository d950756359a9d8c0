import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { sha256 } from '../../domain/lib/hash.ts';
import { createTables } from '../../functions/lib/dynamo/tables.ts';
import { backgroundFrom } from '../../functions/lib/environment.ts';
import { bundle } from '../bundle.ts';
import { nameOwnEngines } from '../engines/own.ts';
import { writeLine } from '../local/commands/input.ts';
import { progressOf } from '../local/progress.ts';
import { environmentOf, type LocalKeys } from '../local/server/keys.ts';
import { startRuntime } from '../local/server/runtime.ts';
import { playGame } from './drill-games.ts';
import { exported, imported, scanned } from './items.ts';
import { isMemo, rebuilt } from './rebuild-views.ts';
import { restored as stateRestore } from './restored.ts';
import { type Stores, storesAt, withDynalite } from './stores.ts';
import { type Verified, verified } from './verify-all.ts';

const PREFIX = 'fieldpost-';

/** What a drill found. */
interface Drilled {
  readonly games: number;
  readonly commits: number;
  /** How many games were in each status. */
  readonly statuses: { readonly [status: string]: number };
  /** Games with findings, or with commands that no engine decided again, before or after. */
  readonly wrong: readonly Verified[];
  /** Games that are not the same, version and state, in the restored tables. */
  readonly different: readonly string[];
  /** What stating the restore came to: games that go on, games that were not over, and what should not be. */
  readonly stated: { readonly goOn: number; readonly notOver: number; readonly wrong: readonly string[] };
  /** Items of `views`, and whether those rebuilt are the same to the byte. */
  readonly views: { readonly items: number; readonly live: string; readonly rebuilt: string };
}

/**
 * Plays games through the bundles on a DynamoDB in memory, exports their log, imports it into empty tables of another, checks every
 * game in both and compares them; then makes the lists there from the log and compares them with those that the projector made. At last
 * it states the restore there, as after any, and checks every chain once more.
 */
export async function drill(games: number): Promise<Drilled> {
  return withDynalite(undefined, (here) =>
    withDynalite(undefined, async (there) => {
      const engines = await mkdtemp(join(tmpdir(), 'fieldpost-'));
      await nameOwnEngines(engines);
      const keys = environmentOf(await played(here, games), here);
      const live = storesAt(PREFIX, { region: 'local', endpoint: here, engines }, keys);
      const restored = storesAt(PREFIX, { region: 'local', endpoint: there, engines }, keys);
      await createTables(restored.client, restored.tables);
      // Their backups bring these two back as they are.
      for (const table of ['people', 'vault'] as const) await copied(live, restored, live.tables[table]);
      await imported(restored.client, restored.tables.events, exported(live.client, live.tables.events));
      await rebuilt(restored);
      const [before, after] = [await allOf(verified(live)), await allOf(verified(restored))];
      const rebuiltViews = await itemsOf(restored);
      const stated = await statedIn(restored, before);
      const everything = [...before, ...after, ...(await allOf(verified(restored)))];
      await rm(engines, { recursive: true });
      const byGame = new Map(after.map((each) => [each.game, each]));
      const statuses: { [status: string]: number } = {};
      for (const { status } of before) statuses[status] = (statuses[status] ?? 0) + 1;
      return {
        games: before.length,
        commits: before.reduce((sum, { version }) => sum + version, 0),
        statuses,
        wrong: everything.filter(({ findings, open }) => findings.length > 0 || open),
        different: before
          .filter(({ game, version, state }) => byGame.get(game)?.version !== version || byGame.get(game)?.state !== state)
          .map(({ game }) => game),
        stated,
        views: {
          items: rebuiltViews.length,
          live: sha256((await itemsOf(live)).join('\n')),
          rebuilt: sha256(rebuiltViews.join('\n')),
        },
      };
    }),
  );
}

/** Step 3 of a restore, on the restored tables; `before`: the games as they were. */
async function statedIn(restored: Stores, before: readonly Verified[]): Promise<Drilled['stated']> {
  const { matches } = backgroundFrom(restored.env, undefined, undefined, true);
  const { stated, ended, lost, stopped, seeds } = await stateRestore(restored, matches, []);
  const version = new Map(before.map((each) => [each.game, each.version]));
  const skipped = stated.filter((each) => each.version !== (version.get(each.game) ?? 0) + 1);
  return {
    goOn: stated.length,
    notOver: before.filter(({ status }) => status !== 'over').length,
    wrong: [...ended, ...seeds, ...[...lost, ...stopped, ...skipped].map(({ game }) => game)],
  };
}

async function copied(from: Stores, to: Stores, table: string): Promise<void> {
  for await (const item of scanned(from.client, table)) await to.client.send(new PutItemCommand({ TableName: table, Item: item }));
}

/** Plays; gives back the keys of the house. */
async function played(database: string, games: number): Promise<LocalKeys> {
  const bundles = await mkdtemp(join(tmpdir(), 'fieldpost-'));
  await bundle(bundles);
  const runtime = await startRuntime({ folder: undefined, port: 0, bundles, sweepEvery: 60_000, database });
  try {
    const progress = progressOf('restore-drill: games played', games);
    for (let n = 0; n < games; n++) {
      await playGame(runtime, n);
      progress.step();
    }
    progress.end();
    await runtime.idle();
    return runtime.keys;
  } finally {
    await runtime.close();
    await rm(bundles, { recursive: true });
  }
}

/** The items of the lists in `views`, each as JSON, in the order of their keys. */
async function itemsOf({ client, tables }: Stores): Promise<readonly string[]> {
  const items = (await allOf(scanned(client, tables.views))).filter((item) => !isMemo(item));
  return items.map((item) => JSON.stringify(Object.entries(item).sort())).sort();
}

async function allOf<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const each of source) all.push(each);
  return all;
}

/** `fieldpost restore-drill [GAMES]`: exit 1 unless every chain holds and everything is the same afterwards. */
export async function restoreDrill([games = '200']: readonly string[]): Promise<number> {
  const started = performance.now();
  const { wrong, different, views, stated, ...found } = await drill(Number(games));
  const statuses = Object.entries(found.statuses).map(([status, count]) => `${count} ${status}`);
  await writeLine(`${found.games} games played (${statuses.join(', ')}), ${found.commits} commits exported and imported into empty tables`);
  for (const { game, findings } of wrong) await writeLine(`${game}: ${findings.map(({ v, code }) => `${v} ${code}`).join(', ')}`);
  await writeLine(
    `chains: ${wrong.length === 0 ? 'all hold, before, after, and once the restore is stated' : `${wrong.length} with findings`}`,
  );
  await writeLine(`states: ${different.length === 0 ? 'all equal' : `${different.length} differ: ${different.join(', ')}`}`);
  const isStated = stated.goOn === stated.notOver && stated.wrong.length === 0;
  await writeLine(
    `the restore is stated: ${stated.goOn} of ${stated.notOver} games that were not over go on in a new epoch` +
      `${stated.wrong.length === 0 ? '' : `; NOT RIGHT: ${stated.wrong.join(', ')}`}`,
  );
  const same = views.live === views.rebuilt;
  await writeLine(
    `views: ${views.items} items rebuilt, ` +
      `${same ? `equal to the byte (${views.live})` : `NOT EQUAL: ${views.live} live, ${views.rebuilt} rebuilt`}`,
  );
  await writeLine(`${((performance.now() - started) / 1000).toFixed(0)} s`);
  return wrong.length === 0 && different.length === 0 && same && isStated ? 0 : 1;
}

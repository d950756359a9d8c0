import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { sha256 } from '../../../domain/lib/hash.ts';
import { isMachine } from '../../../domain/lib/ids.ts';
import { HOUR_MS } from '../../../domain/match/audit/anchors.ts';
import { writeAnchor } from '../../../functions/features/anchors/write.ts';
import { anchorsInFolder } from '../../../functions/platform/anchors/folder.ts';
import { createTables } from '../../../functions/platform/dynamo/tables.ts';
import { backgroundFrom } from '../../../functions/wiring/background.ts';
import { bundle } from '../../bundle.ts';
import { nameOwnEngines } from '../../engines/own.ts';
import { countIn, oneOf } from '../../local/commands/usage.ts';
import { type Report, SILENT, workOf } from '../../local/progress.ts';
import { environmentOf, type LocalKeys } from '../../local/server/keys.ts';
import { type Runtime, startRuntime } from '../../local/server/runtime.ts';
import { exported, imported, scanned } from '../items.ts';
import { isMemo, rebuilt } from '../rebuild-views.ts';
import { type Stores, storesAt, withDynalite } from '../stores.ts';
import { type Verified, verified } from '../verify-all.ts';
import { anchoredHeads, type Unanchored, unanchored } from './anchored.ts';
import { playGame, playOn } from './drill-games.ts';
import { restored as stateRestore } from './restored.ts';

const PREFIX = 'fieldpost-';

/** The findings of a drill. */
interface Drilled {
  readonly games: number;
  readonly commits: number;
  /** The number of games in each status. */
  readonly statuses: { readonly [status: string]: number };
  /** Games with findings, or with commands that no engine decided again, before or after. */
  readonly wrong: readonly Verified[];
  /** Games with another version or state in the restored tables. */
  readonly different: readonly string[];
  /** The result of stating the restore: continuing games, unfinished games, and errors. */
  readonly stated: { readonly goOn: number; readonly notOver: number; readonly wrong: readonly string[] };
  /** Games that continued over HTTP with a command in the stated epoch, and its draws. */
  readonly played: { readonly on: number; readonly draws: number; readonly wrong: readonly string[] };
  /** Games in the last anchor; restored ones that differ from it; those found once their newest commit was cut off. */
  readonly anchors: { readonly games: number; readonly wrong: readonly Unanchored[]; readonly caught: number };
  /** The number of items of `views`, and whether the rebuilt ones are equal to the byte. */
  readonly views: { readonly items: number; readonly live: string; readonly rebuilt: string };
}

/**
 * Plays games on a DynamoDB in memory, exports their log, and imports it into empty tables of another. Checks every
 * game in both and compares them. Then rebuilds the lists from the log and compares them. Finally states the restore,
 * continues each unfinished game by one command through fresh bundles, and checks every chain again.
 */
export async function drill(games: number, report: Report = () => SILENT): Promise<Drilled> {
  return withDynalite(undefined, (here) =>
    withDynalite(undefined, async (there) => {
      const engines = await mkdtemp(join(tmpdir(), 'fieldpost-'));
      await nameOwnEngines(engines);
      const bundles = await mkdtemp(join(tmpdir(), 'fieldpost-'));
      await bundle(bundles);
      const house = await played(here, bundles, games, report);
      const keys = environmentOf(house.keys, here);
      const live = storesAt(PREFIX, { region: 'local', endpoint: here, engines }, keys);
      const restored = storesAt(PREFIX, { region: 'local', endpoint: there, engines }, keys);
      await createTables(restored.client, restored.tables);
      // Backups restore these two tables unchanged.
      for (const table of ['people', 'vault'] as const) await copied(live, restored, live.tables[table]);
      await imported(restored.client, restored.tables.events, exported(live.client, live.tables.events));
      const anchors = await heldToAnchors(live, restored);
      await rebuilt(restored);
      const [before, after] = [await allOf(verified(live)), await allOf(verified(restored))];
      const rebuiltViews = await itemsOf(restored);
      const { goOn, ...stated } = await statedIn(restored, before);
      const playedThere = await playedOn(restored, { ...house, database: there, bundles }, goOn);
      const everything = [...before, ...after, ...(await allOf(verified(restored)))];
      for (const folder of [engines, bundles]) await rm(folder, { recursive: true });
      const byGame = new Map(after.map((each) => [each.game, each]));
      const statuses: { [status: string]: number } = {};
      for (const { status } of before) statuses[status] = (statuses[status] ?? 0) + 1;
      return {
        games: before.length,
        commits: before.reduce((sum, { version }) => sum + version, 0),
        statuses,
        wrong: everything.filter(({ findings, open }) => findings.length > 0 || open),
        different: before
          .filter(
            ({ game, version, state }) => byGame.get(game)?.version !== version || byGame.get(game)?.state !== state,
          )
          .map(({ game }) => game),
        stated: { goOn: goOn.size, ...stated },
        played: playedThere,
        anchors,
        views: {
          items: rebuiltViews.length,
          live: sha256((await itemsOf(live)).join('\n')),
          rebuilt: sha256(rebuiltViews.join('\n')),
        },
      };
    }),
  );
}

/**
 * Anchors the games as they were, and compares the restored logs with that. Then does the same as if each log had lost
 * its newest commit.
 */
async function heldToAnchors(live: Stores, { background: { log } }: Stores): Promise<Drilled['anchors']> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldpost-'));
  const anchors = anchorsInFolder(folder);
  const secret = randomBytes(32);
  const now = () => Date.now() + 2 * HOUR_MS;
  await writeAnchor({ anchors, memos: live.background.memos, secret, sign: async () => 'unsigned', now });
  const heads = await anchoredHeads(anchors);
  const cut: typeof log.head = async (game) => {
    const { v = 0 } = (await log.head(game))?.envelope ?? {};
    return v < 2 ? undefined : (await log.read(game, v - 2, 1))[0];
  };
  const shorter = (await unanchored({ ...log, head: cut }, heads)).filter(({ is }) => is === 'shorter');
  const wrong = await unanchored(log, heads);
  await rm(folder, { recursive: true });
  return { games: heads.length, wrong, caught: shorter.length };
}

/**
 * Step 3 of a restore, on the restored tables. `before`: the games as they were. Returns the epoch of each continuing
 * game.
 */
async function statedIn(
  restored: Stores,
  before: readonly Verified[],
): Promise<Omit<Drilled['stated'], 'goOn'> & { readonly goOn: ReadonlyMap<string, number> }> {
  const { matches } = backgroundFrom(restored.env, undefined, undefined, true);
  const { stated, ended, lost, stopped, seeds, keyless } = await stateRestore(restored, matches, []);
  const version = new Map(before.map((each) => [each.game, each.version]));
  const skipped = stated.filter((each) => each.version !== (version.get(each.game) ?? 0) + 1);
  return {
    goOn: new Map(stated.map(({ game, epoch }) => [game, epoch])),
    notOver: before.filter(({ status }) => status !== 'over').length,
    wrong: [...ended, ...seeds, ...keyless, ...[...lost, ...stopped, ...skipped].map(({ game }) => game)],
  };
}

async function copied(from: Stores, to: Stores, table: string): Promise<void> {
  for await (const item of scanned(from.client, table))
    await to.client.send(new PutItemCommand({ TableName: table, Item: item }));
}

/** The keys of the server, and its games by number. */
interface Played {
  readonly keys: LocalKeys;
  readonly ids: readonly string[];
}

/** Plays this many games. */
const played = (database: string, bundles: string, games: number, report: Report): Promise<Played> =>
  withRuntime({ database, bundles }, async (runtime) => {
    const ids: string[] = [];
    const progress = report(games);
    for (let n = 0; n < games; n++) {
      ids.push(await playGame(runtime, n));
      progress.step();
    }
    progress.end();
    await runtime.idle();
    return { keys: runtime.keys, ids };
  });

/** Steps 4 and 5 of a restore: fresh writers, and one command of a person in each continuing game, with its epoch. */
async function playedOn(
  { background }: Stores,
  { ids, bundles, ...there }: Played & { readonly database: string; readonly bundles: string },
  goOn: ReadonlyMap<string, number>,
): Promise<Drilled['played']> {
  // Bundles remember games, so a copy at another path starts fresh.
  const fresh = await mkdtemp(join(tmpdir(), 'fieldpost-'));
  await cp(bundles, fresh, { recursive: true });
  const games = ids.flatMap((game, n) => (goOn.has(game) ? [{ game, n, from: 0 }] : []));
  for (const each of games) each.from = (await background.log.head(each.game))?.envelope.v ?? 0;
  await withRuntime({ ...there, bundles: fresh }, async (runtime) => {
    for (const { game, n } of games) await playOn(runtime, n, game);
    await runtime.idle();
  });
  await rm(fresh, { recursive: true });
  let draws = 0;
  const wrong: string[] = [];
  for (const { game, from } of games) {
    const after = (await background.log.read(game, from)).flatMap(({ envelope }) =>
      envelope.form === 2 ? [envelope] : [],
    );
    const isPerson = after.some(({ by }) => !isMachine(by));
    if (!isPerson || after.some(({ epoch }) => epoch !== goOn.get(game))) wrong.push(game);
    draws += after.flatMap((envelope) => envelope.draws).reduce((sum, { k }) => sum + k, 0);
  }
  return { on: games.length - wrong.length, draws, wrong };
}

async function withRuntime<T>(
  at: { readonly database: string; readonly bundles: string; readonly keys?: LocalKeys },
  work: (runtime: Runtime) => Promise<T>,
): Promise<T> {
  const runtime = await startRuntime({ folder: undefined, port: 0, sweepEvery: 60_000, ...at });
  try {
    return await work(runtime);
  } finally {
    await runtime.close();
  }
}

/** Returns the items of the lists in `views`, each as JSON, in the order of their keys. */
async function itemsOf({ client, tables }: Stores): Promise<readonly string[]> {
  const items = (await allOf(scanned(client, tables.views))).filter((item) => !isMemo(item));
  return items.map((item) => JSON.stringify(Object.entries(item).sort())).sort();
}

async function allOf<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const each of source) all.push(each);
  return all;
}

/** `fieldpost restore-drill [GAMES] [--json]`: exit 1 unless every chain holds and everything is equal afterwards. */
export async function restoreDrill(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean' } },
    allowPositionals: true,
  });
  const games = countIn(oneOf(positionals), 200);
  const { report, tell } = workOf('restore-drill: games played', values.json);
  const started = performance.now();
  const { wrong, different, views, stated, played, anchors, ...found } = await drill(games, report);
  const statuses = Object.entries(found.statuses).map(([status, count]) => `${count} ${status}`);
  const counted = `${found.games} games played (${statuses.join(', ')})`;
  await tell(`${counted}, ${found.commits} commits exported and imported into empty tables`);
  for (const { game, findings } of wrong)
    await tell(`${game}: ${findings.map(({ v, code }) => `${v} ${code}`).join(', ')}`);
  const held = wrong.length === 0 ? 'all hold: before, after, and after further play' : `${wrong.length} with findings`;
  await tell(`chains: ${held}`);
  await tell(`states: ${different.length === 0 ? 'all equal' : `${different.length} differ: ${different.join(', ')}`}`);
  const isAnchored = anchors.games === found.games && anchors.wrong.length === 0 && anchors.caught === anchors.games;
  for (const { game, is, anchored, version } of anchors.wrong)
    await tell(
      `${game}: version ${version}, ${is === 'shorter' ? 'shorter than' : 'another history than'} its anchor of ${anchored}`,
    );
  await tell(
    `anchors: ${anchors.games} games stand in the last one${isAnchored ? '' : '; NOT RIGHT'}; ` +
      `of logs cut short by one commit it shows ${anchors.caught}`,
  );
  const isStated = stated.goOn === stated.notOver && stated.wrong.length === 0;
  await tell(
    `the restore is stated: ${stated.goOn} of ${stated.notOver} running games continue in a new epoch` +
      `${stated.wrong.length === 0 ? '' : `; NOT RIGHT: ${stated.wrong.join(', ')}`}`,
  );
  const isPlayed = played.on === stated.goOn && played.wrong.length === 0;
  await tell(
    `played on: ${played.on} of ${stated.goOn} with a command of a person in that epoch, ${played.draws} draws of chance in it` +
      `${played.wrong.length === 0 ? '' : `; NOT RIGHT: ${played.wrong.join(', ')}`}`,
  );
  const same = views.live === views.rebuilt;
  await tell(
    `views: ${views.items} items rebuilt, ` +
      `${same ? `equal to the byte (${views.live})` : `NOT EQUAL: ${views.live} live, ${views.rebuilt} rebuilt`}`,
  );
  const holds = wrong.length === 0 && different.length === 0 && same && isStated && isPlayed && isAnchored;
  const seconds = Math.round((performance.now() - started) / 1000);
  await tell(`${seconds} s`, { ...found, holds, wrong, different, stated, played, anchors, views, seconds });
  return holds ? 0 : 1;
}

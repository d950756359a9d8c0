import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { sha256 } from '../../../domain/lib/hash.ts';
import { isMachine } from '../../../domain/lib/ids.ts';
import { type Head, HOUR_MS } from '../../../domain/match/audit/anchors.ts';
import { writeAnchor } from '../../../functions/features/anchors/write.ts';
import { anchorsInFolder } from '../../../functions/platform/anchors/folder.ts';
import { createTables } from '../../../functions/platform/dynamo/tables.ts';
import { backgroundFrom } from '../../../functions/wiring/background.ts';
import { bundle } from '../../bundle.ts';
import { nameOwnEngines } from '../../engines/own.ts';
import { countIn, oneOf } from '../../local/commands/usage.ts';
import { type Report, SILENT, workOf } from '../../local/progress.ts';
import { environmentOf } from '../../local/server/keys.ts';
import { exported, imported, scanned } from '../items.ts';
import { rebuilt } from '../rebuild/rebuild-views.ts';
import { isMemo } from '../rebuild/strays.ts';
import { type Stores, storesAt, withDynalite } from '../stores.ts';
import { allVerified, type Verified } from '../verify-all.ts';
import { anchoredHeads, unanchored } from './anchored.ts';
import { playGame, playOn } from './drill-games.ts';
import { type Harm, harmOf, messagesOf, movedOn, type There, withFresh, withRuntime } from './future.ts';
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
  /** Games that went on before the restore; those lists and anchors show as cut short; wrong findings of these. */
  readonly lost: { readonly games: number; readonly shown: number; readonly wrong: readonly string[] };
  /** Messages in queues of lost versions, and their harm. */
  readonly messages: Harm;
  /** The number of items of `views`, and whether the rebuilt ones are equal to the byte. */
  readonly views: { readonly items: number; readonly live: string; readonly rebuilt: string };
}

/**
 * Plays games on a DynamoDB in memory, exports their log, and imports it into empty tables of another. Checks every
 * game in both, rebuilds the lists from the log, and compares all. Meanwhile the games go on: lists and anchors of then
 * must show what the restored log lacks. States the restore, and delivers the messages of then, which must change
 * nothing. Finally continues each unfinished game by one command through fresh bundles, and checks every chain again.
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
      const before = await allVerified(live);
      const views = await itemsOf(live);
      await movedOn({ ...house, database: here, bundles }, unfinishedIn(before));
      await rebuilt(restored);
      const after = await allVerified(restored);
      const rebuiltViews = await itemsOf(restored);
      // Lists are not restored: those of the lost versions stand.
      await copied(live, restored, live.tables.views);
      const left = await messagesOf(live, restored);
      const { goOn, lost, ...stated } = await statedIn(restored, live, before);
      const messages = await harmOf(restored, backgroundFrom(restored.env), left);
      const playedThere = await playedOn(restored, { ...house, database: there, bundles }, goOn);
      const everything = [...before, ...after, ...(await allVerified(restored))];
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
        lost,
        messages,
        views: {
          items: rebuiltViews.length,
          live: sha256(views.join('\n')),
          rebuilt: sha256(rebuiltViews.join('\n')),
        },
      };
    }),
  );
}

const unfinishedIn = (games: readonly Verified[]): ReadonlySet<string> =>
  new Set(games.filter(({ status }) => status !== 'over').map(({ game }) => game));

/** Anchors the games as they are now. Returns the newest anchored commit of each. */
async function anchored({ background: { memos } }: Stores): Promise<readonly Head[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldpost-'));
  const anchors = anchorsInFolder(folder);
  const now = () => Date.now() + 2 * HOUR_MS;
  await writeAnchor({ anchors, memos, secret: randomBytes(32), sign: async () => 'unsigned', now });
  const heads = await anchoredHeads(anchors);
  await rm(folder, { recursive: true });
  return heads;
}

/**
 * Step 3 of a restore, on the restored tables. `before`: the games as they were. Returns the epoch of each continuing
 * game.
 */
async function statedIn(
  restored: Stores,
  live: Stores,
  before: readonly Verified[],
): Promise<Pick<Drilled, 'lost'> & Omit<Drilled['stated'], 'goOn'> & { readonly goOn: ReadonlyMap<string, number> }> {
  const { matches } = backgroundFrom(restored.env, undefined, undefined, true);
  const heads = await anchored(live);
  const differing = await unanchored(restored.background.log, heads);
  const { stated, ended, lost, stopped, seeds, keyless } = await stateRestore(restored, matches, [], heads);
  const version = new Map(before.map((each) => [each.game, each.version]));
  const skipped = stated.filter((each) => each.version !== (version.get(each.game) ?? 0) + 1);
  const now = await Promise.all(heads.map(({ game }) => live.background.log.head(game)));
  const expected = now.flatMap((head) => {
    const { game = '', v = 0 } = head?.envelope ?? {};
    const was = version.get(game) ?? 0;
    return v === was ? [] : [`${game}: ${was + 1} to ${v}`];
  });
  const listed = (by: string) =>
    lost.filter(({ known }) => known === by).map(({ game, from, to }) => `${game}: ${from} to ${to}`);
  const shown = [
    ...['view', 'anchor'].map(listed),
    differing.map((each) => `${each.game}: ${each.version + 1} to ${each.is === 'shorter' ? each.anchored : '?'}`),
  ];
  return {
    goOn: new Map(stated.map(({ game, epoch }) => [game, epoch])),
    notOver: unfinishedIn(before).size,
    wrong: [...ended, ...seeds, ...keyless, ...[...stopped, ...skipped].map(({ game }) => game)],
    lost: {
      games: expected.length,
      shown: expected.filter((each) => shown.every((some) => some.includes(each))).length,
      wrong: shown.flat().filter((each) => !expected.includes(each)),
    },
  };
}

async function copied(from: Stores, to: Stores, table: string): Promise<void> {
  for await (const item of scanned(from.client, table))
    await to.client.send(new PutItemCommand({ TableName: table, Item: item }));
}

/** Plays this many games. */
const played = (
  database: string,
  bundles: string,
  games: number,
  report: Report,
): Promise<Pick<There, 'keys' | 'ids'>> =>
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
  { ids, bundles, ...there }: There,
  goOn: ReadonlyMap<string, number>,
): Promise<Drilled['played']> {
  const games = ids.flatMap((game, n) => (goOn.has(game) ? [{ game, n, from: 0 }] : []));
  for (const each of games) each.from = (await background.log.head(each.game))?.envelope.v ?? 0;
  await withFresh(bundles, (fresh) =>
    withRuntime({ ...there, bundles: fresh }, async (runtime) => {
      for (const { game, n } of games) await playOn(runtime, n, game);
      await runtime.idle();
    }),
  );
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
  const { wrong, different, views, stated, played, lost, messages, ...found } = await drill(games, report);
  const statuses = Object.entries(found.statuses).map(([status, count]) => `${count} ${status}`);
  const counted = `${found.games} games played (${statuses.join(', ')})`;
  await tell(`${counted}, ${found.commits} commits exported and imported into empty tables`);
  for (const { game, findings } of wrong)
    await tell(`${game}: ${findings.map(({ v, code }) => `${v} ${code}`).join(', ')}`);
  const held = wrong.length === 0 ? 'all hold: before, after, and after further play' : `${wrong.length} with findings`;
  await tell(`chains: ${held}`);
  await tell(`states: ${different.length === 0 ? 'all equal' : `${different.length} differ: ${different.join(', ')}`}`);
  const isShown = lost.games > 0 && lost.shown === lost.games && lost.wrong.length === 0;
  await tell(
    `lost: ${lost.games} games went on before the restore; lists and anchors show ${lost.shown}` +
      `${lost.wrong.length === 0 ? '' : `; NOT RIGHT: ${lost.wrong.join(', ')}`}`,
  );
  const isHarmless = messages.sent === 0 && messages.changed.length === 0;
  await tell(
    `messages: ${messages.count} of lost versions delivered twice after the restore; ` +
      `${isHarmless ? 'they told nobody and changed nothing' : `NOT RIGHT: ${messages.sent} were told`}`,
  );
  for (const line of messages.changed) await tell(line);
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
  const holds = wrong.length === 0 && different.length === 0 && same && isStated && isPlayed && isShown && isHarmless;
  const seconds = Math.round((performance.now() - started) / 1000);
  await tell(`${seconds} s`, { ...found, holds, wrong, different, stated, played, lost, messages, views, seconds });
  return holds ? 0 : 1;
}

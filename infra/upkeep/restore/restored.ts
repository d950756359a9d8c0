import { parseArgs } from 'node:util';
import { DeleteItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import type { Head } from '../../../domain/match/audit/anchors.ts';
import type { Kept } from '../../../domain/match/audit/audit.ts';
import { receiptIn } from '../../../domain/match/audit/kept.ts';
import { erased } from '../../../functions/features/leaving/erased.ts';
import { keys } from '../../../functions/features/people/keys.ts';
import { anchorsFrom } from '../../../functions/platform/anchors/environment.ts';
import { textIn } from '../../../functions/platform/dynamo/items.ts';
import { entryIn } from '../../../functions/platform/dynamo/people.ts';
import { personItem } from '../../../functions/platform/dynamo/vault.ts';
import { GameStopped, UnknownEngine } from '../../../functions/platform/kit/faults.ts';
import { backgroundFrom } from '../../../functions/wiring/background.ts';
import type { Background } from '../../../functions/wiring/service.ts';
import { nameOwnEngines } from '../../engines/own.ts';
import { writeLine } from '../../local/commands/input.ts';
import { WrongUsage } from '../../local/commands/usage.ts';
import { journal } from '../erase.ts';
import { gamesIn, scanned } from '../items.ts';
import { rebuilt } from '../rebuild/rebuild-views.ts';
import { onStoresWith, type Stores } from '../stores.ts';
import { anchoredHeads } from './anchored.ts';
import { followedAnew, type Resumed } from './followed.ts';

/** The findings and repairs after a restore. */
interface Restored {
  /** Games that continue. Their commit `version` states the restore and names the epoch of randomness. */
  readonly stated: readonly { readonly game: string; readonly version: number; readonly epoch: number }[];
  /** Games of form 1: their salts would repeat. */
  readonly ended: readonly string[];
  /** Lost commits. */
  readonly lost: readonly {
    readonly game: string;
    readonly from: number;
    readonly to: number;
    readonly known: 'view' | 'receipt' | 'anchor';
  }[];
  /** Stopped games, and why. */
  readonly stopped: readonly { readonly game: string; readonly why: string }[];
  /** Receipts of another history than the log's. */
  readonly differing: readonly Kept[];
  /** Seeds of games without a commit. They are set aside, so that a new game under the same name has other dice. */
  readonly seeds: readonly string[];
  /** The users of people without a key in the vault. They came after its backup, and can do nothing. */
  readonly keyless: readonly string[];
  /** The number of people in the journal of erasures that the restore had brought back and that were erased again. */
  readonly erasedAgain: number;
}

/**
 * States a restore in every unfinished game, compares the log with views, vault and receipts, and rebuilds the lists.
 * All writers must stop before the restore and start afterwards with an empty memory. `matches`: with the keys, and
 * without checking the lists, which may be ahead. `anchored`: the newest anchored commit of each game.
 */
export async function restored(
  stores: Stores,
  matches: Background['matches'],
  receipts: readonly Kept[],
  anchored: readonly Head[] = [],
): Promise<Restored> {
  const { client, tables, background } = stores;
  const games = await gamesIn(client, tables.events);
  const found = {
    stated: [],
    ended: [],
    lost: [],
    stopped: [],
    differing: [],
    seeds: [],
    keyless: [],
    erasedAgain: 0,
  } as Mutable<Restored>;

  // 1. Compares the lists and receipts with the log, before anything is written.
  for (const [game, shown] of await versionsShown(stores))
    await noteLost(background, found, { game, version: shown }, 'view');
  for (const { game, v } of anchored) await noteLost(background, found, { game, version: v }, 'anchor');
  for (const receipt of receipts) {
    const [commit] = await background.log.read(receipt.game, receipt.version - 1, 1);
    if (commit === undefined) await noteLost(background, found, receipt, 'receipt');
    else if (commit.hash !== receipt.hash) found.differing.push(receipt);
  }

  // 2. States the restore, as the first commit after it.
  const resumed = new Map<string, Resumed>();
  for (const game of [...games].sort()) {
    try {
      const match = await state(matches, game, found);
      if (match !== undefined) resumed.set(game, match);
    } catch (caught) {
      if (caught instanceof GameStopped) found.stopped.push({ game, why: caught.evidence });
      else if (caught instanceof UnknownEngine) found.stopped.push({ game, why: caught.message });
      else throw caught;
    }
  }

  // 3. Erases erased people again, before anybody is admitted.
  for (const person of await journal(stores)) {
    await erased(stores, person);
    found.erasedAgain++;
  }

  // 4. Sets aside the seeds of missing games. Names people without a key.
  const kept = new Set<string>();
  for await (const { pk, box, k } of scanned(client, tables.vault)) {
    kept.add(pk?.S ?? '');
    const game = /^seed\/(.*)$/.exec(pk?.S ?? '')?.[1];
    if (game === undefined || pk === undefined || box === undefined || games.has(game)) continue;
    await client.send(
      new PutItemCommand({
        TableName: tables.vault,
        Item: { pk: { S: `lost/${game}/${Date.now()}` }, box, ...(k && { k }) },
      }),
    );
    await client.send(new DeleteItemCommand({ TableName: tables.vault, Key: { pk } }));
    found.seeds.push(game);
  }

  const followers = followedAnew(stores, games, resumed);
  for await (const item of scanned(client, tables.people)) {
    await followers.take(item);
    const [, person] = /^U#(.*)$/.exec(textIn(item, 'pk')) ?? [];
    if (person === undefined || textIn(item, 'sk') !== 'P' || kept.has(personItem(person))) continue;
    found.keyless.push(keys.profile.read(entryIn(item)).name);
  }
  await followers.end();

  // 5. Rebuilds the lists from the log. Lists of stopped games stay unchanged.
  const { failed } = await rebuilt(stores, { left: new Set(found.stopped.map(({ game }) => game)), stated: matches });
  found.stopped.push(...failed);
  return found;
}

type Mutable<T> = { -readonly [key in keyof T]: T[key] extends readonly (infer E)[] ? E[] : T[key] };

async function noteLost(
  { log }: Background,
  found: Mutable<Restored>,
  { game, version }: Omit<Kept, 'hash'>,
  known: 'view' | 'receipt' | 'anchor',
): Promise<void> {
  const newest = (await log.head(game))?.envelope.v ?? 0;
  if (version > newest) found.lost.push({ game, from: newest + 1, to: version, known });
}

/**
 * States the restore in a game, unless it is over, or was stated in this minute as the last commit. Returns the match
 * if it continues.
 */
async function state(
  matches: Background['matches'],
  game: string,
  found: Mutable<Restored>,
): Promise<Resumed | undefined> {
  const loaded = await matches.load(game);
  if (loaded === undefined || loaded.match.status === 'over') return undefined;
  const from = loaded.match.v;
  const executed = await matches.execute({
    game,
    by: 'house',
    cmdId: `restored-${from}`,
    command: { type: 'restored', from },
  });
  if (executed.is !== 'committed') {
    found.stopped.push({ game, why: executed.is === 'refused' ? executed.refusal.detail : executed.is });
    return undefined;
  }
  const { match } = executed;
  if (match.status === 'over') {
    found.ended.push(game);
    return undefined;
  }
  found.stated.push({ game, version: match.v, epoch: match.epoch ?? 0 });
  return match;
}

/** Returns the newest version of each game in the lists. */
async function versionsShown({ client, tables }: Stores): Promise<ReadonlyMap<string, number>> {
  const shown = new Map<string, number>();
  for await (const item of scanned(client, tables.views)) {
    if (textIn(item, 'sk') === 'V') shown.set(textIn(item, 'pk').slice('G#'.length), Number(item.version?.N));
  }
  return shown;
}

const USAGE = `fieldpost restored [--writers-are-stopped] [--receipt GAME:VERSION:HASH ...]

All steps in their order: infra/RESTORE.md, "Restore".
  1. stop the writers (in the cloud: fieldpost stop-writers; here: the server)
  2. restore the tables
  3. this command
4. start new writers, without old caches   5. open
`;

/**
 * `fieldpost restored`: exit 0 if every game continues or is over, 1 if one is stopped or a receipt differs, 2 if it
 * did not begin.
 */
export async function stateRestored(args: readonly string[]): Promise<number> {
  const options = { receipt: { type: 'string', multiple: true }, 'writers-are-stopped': { type: 'boolean' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const receipts = (values.receipt ?? []).map(given);
  return onStoresWith(['vault'], async (stores) => {
    const { folder } = stores;
    if (folder === undefined && values['writers-are-stopped'] !== true)
      return giveUp(
        `this command cannot see running writers: stop all of them, then confirm with --writers-are-stopped\n\n${USAGE}`,
      );
    await nameOwnEngines(stores.env.FIELDPOST_ENGINES);
    const { matches } = backgroundFrom(stores.env, undefined, undefined, true);
    const anchored = await anchoredHeads(anchorsFrom(stores.env));
    return told(stores.where, await restored(stores, matches, receipts, anchored));
  });
}

function given(text: string): Kept {
  const receipt = receiptIn(text);
  if (receipt === undefined) throw new WrongUsage(`${text} is not GAME:VERSION:HASH`);
  return receipt;
}

function giveUp(why: string): number {
  process.stderr.write(`${why}\n`);
  return 2;
}

async function told(
  where: string,
  { stated, ended, lost, stopped, differing, seeds, keyless, erasedAgain }: Restored,
): Promise<number> {
  for (const { game, from, to, known } of lost)
    await writeLine(`lost: ${game}, versions ${from} to ${to} (known from a ${known})`);
  for (const { game, version, epoch } of stated)
    await writeLine(`continues: ${game}, version ${version}, epoch ${epoch}`);
  for (const game of ended) await writeLine(`ended: ${game}, whose log is of form 1: its salts would repeat`);
  for (const game of seeds) await writeLine(`set aside: the seed of ${game}, which has no commit`);
  for (const { game, version } of differing)
    await writeLine(`another history: version ${version} of ${game} differs from the receipt`);
  for (const name of [...keyless].sort())
    await writeLine(
      `NO KEY: ${name} joined after the backup of the vault: restore it to a later time, or erase ${name}, who can then join again`,
    );
  if (erasedAgain > 0) await writeLine(`erased again: ${erasedAgain} of the journal`);
  for (const { game, why } of stopped) await writeLine(`STOPPED: ${game}: ${why}`);
  await writeLine(
    `${where}: ${stated.length} games continue in a new epoch, ${ended.length} ` +
      `ended, ${lost.length} have lost commits, ${stopped.length} are stopped`,
  );
  return stopped.length + differing.length + keyless.length === 0 ? 0 : 1;
}

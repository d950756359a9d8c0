import { parseArgs } from 'node:util';
import { sha256 } from '../../domain/lib/hash.ts';
import { jsonOf } from '../../domain/lib/json.ts';
import { canonical } from '../../domain/log/canonical.ts';
import type { EventLog, Snapshot } from '../../domain/log/store.ts';
import { audit } from '../../domain/match/audit/audit.ts';
import { fold, NOTHING } from '../../domain/match/fold/evolve.ts';
import type { Match } from '../../domain/match/state/state.ts';
import { textIn } from '../../functions/platform/dynamo/items.ts';
import { generationIn, personItem } from '../../functions/platform/dynamo/vault.ts';
import { ownEngine } from '../../functions/platform/engines/own-engines.ts';
import { nameOwnEngines } from '../engines/own.ts';
import { type Report, SILENT, workOf } from '../local/progress.ts';
import { isThere, scanned } from './items.ts';
import { overGames, SEGMENTS } from './segments.ts';
import { onStores, type Stores } from './stores.ts';

/** The result of checking one game. */
export interface Verified {
  readonly game: string;
  readonly version: number;
  readonly status: Match['status'] | 'unknown';
  /** SHA-256 of the folded state, in canonical JSON. */
  readonly state: string;
  /** It is over and has no findings, but an engine for its commands is missing. */
  readonly open: boolean;
  readonly findings: readonly { readonly v: number; readonly code: string; readonly detail: string }[];
}

/** Number of games that are checked at once. All commits of each are in memory. */
const AT_ONCE = 8;

/**
 * Checks every game, unordered: its chain and everything that can be recomputed, whether it folds, and whether its
 * snapshot agrees with its commits. Without the table `views` there is none to compare. `take` gets each result.
 */
export async function verified(
  { client, tables, background }: Stores,
  take: (game: Verified) => Promise<void> | void,
  report: Report = () => SILENT,
): Promise<void> {
  const snapshotOf = (await isThere(client, tables.views)) ? background.log.snapshot : async () => undefined;
  const progress = report(SEGMENTS);
  const check = async (game: string): Promise<void> => take(await verify(background, game, snapshotOf));
  try {
    await overGames(client, tables.events, check, { atOnce: AT_ONCE, progress });
  } finally {
    progress.end();
  }
}

/** Returns the results of all games, in the order of their ids. */
export async function allVerified(stores: Stores): Promise<readonly Verified[]> {
  const all: Verified[] = [];
  await verified(stores, (game) => void all.push(game));
  return all.sort(byGame);
}

const byGame = (a: { readonly game: string }, b: { readonly game: string }): number =>
  a.game === b.game ? 0 : a.game < b.game ? -1 : 1;

async function verify(
  { log, games, engines }: Stores['background'],
  id: string,
  snapshotOf: EventLog['snapshot'],
): Promise<Verified> {
  const commits = await log.read(id, 0);
  const of = String(commits[0]?.envelope.events[0]?.of);
  const unread = (code: string, detail: string, more: Verified['findings'] = []): Verified => ({
    game: id,
    version: commits.length,
    status: 'unknown',
    state: '',
    open: false,
    findings: [...more, { v: commits.length, code, detail }],
  });
  const hosted = Object.hasOwn(games, of) ? games[of] : undefined;
  if (hosted === undefined) return unread('NOT_HOSTED', `this server does not have the game ${of}`);
  const game = await hosted();
  try {
    const snapshot = await snapshotOf(id);
    let match = NOTHING;
    let then: Match | undefined;
    for (const commit of commits) {
      match = fold(game, match, commit);
      if (match.v === snapshot?.v) then = match;
    }
    const { findings, verdict } = await audit(game, commits, match.status === 'over', { engines });
    const open = match.status === 'over' && verdict === 'unchecked';
    const stale = snapshot === undefined ? [] : staleIn(snapshot, of, then);
    return {
      game: id,
      version: match.v,
      status: match.status,
      state: stateOf(match),
      open,
      findings: [...findings, ...stale],
    };
  } catch (caught) {
    return unread(
      'DOES_NOT_FOLD',
      (caught as Error).message,
      (await audit(game, commits, false, { engines })).findings,
    );
  }
}

const stateOf = (match: Match): string => sha256(canonical(jsonOf(match)));

/**
 * Returns what is wrong with a usable snapshot, which must agree with the commits up to it. `then`: the match at that
 * version; `undefined` if there is none.
 */
function staleIn({ v, hash, engine, match }: Snapshot, of: string, then: Match | undefined): Verified['findings'] {
  if (engine !== ownEngine(of)) return [];
  if (then === undefined)
    return [{ v, code: 'MISSING_COMMITS', detail: 'a snapshot has a version that the log does not reach' }];
  const isTrue = then.head !== hash || sha256(canonical(match)) === stateOf(then);
  return isTrue ? [] : [{ v, code: 'WRONG_SNAPSHOT', detail: 'the snapshot differs from the state after its commits' }];
}

/** The numbers of items in the vault under each generation of a key. A key without an item can be retired. */
interface Generations {
  readonly persons: { readonly [generation: string]: number };
  readonly seeds: { readonly [generation: string]: number };
}

/** Counts the items in the vault by their keys. Reads no secret. */
async function generationsIn({ client, tables }: Pick<Stores, 'client' | 'tables'>): Promise<Generations> {
  const counts = { persons: {}, seeds: {} } as { readonly [purpose in keyof Generations]: Record<string, number> };
  const boxes = { ProjectionExpression: 'pk, k', FilterExpression: 'attribute_exists(box)' };
  for await (const item of scanned(client, tables.vault, boxes)) {
    const of = counts[textIn(item, 'pk').startsWith(personItem('')) ? 'persons' : 'seeds'];
    const k = generationIn(item);
    of[k] = (of[k] ?? 0) + 1;
  }
  return counts;
}

/** What is left out without a table, which a restore of the log alone does not bring. */
const LEFT_OUT = { views: 'no snapshot was compared', vault: 'no keys were counted' } as const;

type Missing = keyof typeof LEFT_OUT;

async function missingIn({ client, tables }: Stores): Promise<readonly Missing[]> {
  const missing: Missing[] = [];
  for (const name of ['views', 'vault'] as const) if (!(await isThere(client, tables[name]))) missing.push(name);
  return missing;
}

function wordsOf(wrong: number, unchecked: number, missing: readonly Missing[]): string {
  const without = missing.map((name) => `; no ${name}: ${LEFT_OUT[name]}`).join('');
  if (wrong > 0) return `${wrong} games with findings${without}`;
  return `${unchecked > 0 ? `${unchecked} games unchecked: their engines are missing` : 'all of it holds'}${without}`;
}

/**
 * `fieldpost verify-all [--json]`: prints each finding, unordered, and a summary; or everything as JSON, in the order
 * of games. Exit 1 if there are findings, 2 if the engine of a finished game is missing.
 */
export async function verifyAll(args: readonly string[]): Promise<number> {
  const { json } = parseArgs({ args: [...args], options: { json: { type: 'boolean' } } }).values;
  return onStores(async (stores) => {
    await nameOwnEngines();
    let [games, commits, wrong, unchecked] = [0, 0, 0, 0];
    const found: (Verified['findings'][number] & { readonly game: string })[] = [];
    const { report, tell } = workOf('verify-all: parts of the table', json);
    const take = async ({ game, version, open, findings }: Verified): Promise<void> => {
      games++;
      commits += version;
      if (findings.length > 0) wrong++;
      if (open) unchecked++;
      found.push(...findings.map((each) => ({ game, ...each })));
      for (const { v, code, detail } of findings) await tell(`${game}, commit ${v}: ${code}: ${detail}`);
    };
    await verified(stores, take, report);
    const { where } = stores;
    const missing = await missingIn(stores);
    const keys = missing.includes('vault') ? { persons: {}, seeds: {} } : await generationsIn(stores);
    for (const [purpose, counts] of Object.entries(keys))
      for (const [k, items] of Object.entries(counts)) await tell(`key of ${purpose}, generation ${k}: ${items} items`);
    const row = { where, games, commits, wrong, unchecked, missing, findings: found.sort(byGame), keys };
    await tell(`${where}: ${games} games, ${commits} commits; ${wordsOf(wrong, unchecked, missing)}`, row);
    if (wrong > 0) return 1;
    return unchecked > 0 ? 2 : 0;
  });
}

import { ENGINE } from '../../domain/engine.ts';
import { sha256 } from '../../domain/lib/hash.ts';
import type { Json } from '../../domain/lib/json.ts';
import { at, last } from '../../domain/lib/sure.ts';
import { canonical } from '../../domain/log/canonical.ts';
import type { Commit } from '../../domain/log/commit.ts';
import { audit } from '../../domain/match/audit.ts';
import { fold, NOTHING } from '../../domain/match/evolve.ts';
import type { Match } from '../../domain/match/state.ts';
import { writeLine } from '../local/commands/input.ts';
import { gamesIn } from './items.ts';
import { onStores, type Stores } from './stores.ts';

/** One game, checked. */
export interface Verified {
  readonly game: string;
  readonly version: number;
  readonly status: Match['status'] | 'unknown';
  /** SHA-256 of the state that its commits fold to, in canonical JSON. */
  readonly state: string;
  readonly findings: readonly { readonly v: number; readonly code: string; readonly detail: string }[];
}

/** Checks every game: its chain and all that can be recomputed, whether it folds, and whether its snapshot says what its commits say. */
export async function* verified({ client, tables, background }: Stores): AsyncGenerator<Verified> {
  for (const game of [...(await gamesIn(client, tables.events))].sort()) yield verify(background, game);
}

async function verify({ log, games }: Stores['background'], id: string): Promise<Verified> {
  const commits = await log.read(id, 0);
  const of = String(commits[0]?.envelope.events[0]?.of);
  const unread = (code: string, detail: string, more: Verified['findings'] = []): Verified => ({
    game: id,
    version: commits.length,
    status: 'unknown',
    state: '',
    findings: [...more, { v: commits.length, code, detail }],
  });
  const hosted = Object.hasOwn(games, of) ? games[of] : undefined;
  if (hosted === undefined) return unread('NOT_HOSTED', `it is a game of ${of}, which is not hosted here`);
  const game = await hosted();
  try {
    const states: Match[] = [NOTHING];
    for (const commit of commits) states.push(fold(game, last(states), commit));
    const match = last(states);
    const { findings } = audit(game, commits, match.status === 'over');
    const stale = await snapshotOf(log, id, states, commits);
    return { game: id, version: match.v, status: match.status, state: stateOf(match), findings: [...findings, ...stale] };
  } catch (caught) {
    return unread('DOES_NOT_FOLD', (caught as Error).message, audit(game, commits, false).findings);
  }
}

const stateOf = (match: Match): string => sha256(canonical(match as unknown as Json));

/** What is wrong with a snapshot that would be used: it must say what the commits up to it say. */
async function snapshotOf(
  log: Stores['background']['log'],
  id: string,
  states: readonly Match[],
  commits: readonly Commit[],
): Promise<Verified['findings']> {
  const snapshot = await log.snapshot(id);
  if (snapshot === undefined || snapshot.engine !== ENGINE) return [];
  const { v, hash, match } = snapshot;
  const commit = commits[v - 1];
  if (commit === undefined) return [{ v, code: 'MISSING_COMMITS', detail: 'there is a snapshot of a version that the log does not reach' }];
  const isTrue = commit.hash !== hash || sha256(canonical(match)) === stateOf(at(states, v));
  return isTrue ? [] : [{ v, code: 'WRONG_SNAPSHOT', detail: 'the snapshot is not what the commits fold to' }];
}

/** `fieldpost verify-all`: prints each finding and a summary; exit 1 if there are findings. */
export async function verifyAll(): Promise<number> {
  return onStores(async (stores) => {
    let [games, commits, wrong] = [0, 0, 0];
    for await (const { game, version, findings } of verified(stores)) {
      games++;
      commits += version;
      if (findings.length > 0) wrong++;
      for (const { v, code, detail } of findings) await writeLine(`${game}, commit ${v}: ${code}: ${detail}`);
    }
    await writeLine(
      `${stores.where}: ${games} games, ${commits} commits; ${wrong === 0 ? 'all of it holds' : `${wrong} games with findings`}`,
    );
    return wrong === 0 ? 0 : 1;
  });
}

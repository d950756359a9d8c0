import { beforeEach, expect, it } from 'vitest';
import { sha256 } from '../../../domain/lib/hash.ts';
import { audit } from '../../../domain/match/audit/audit.ts';
import type { Engines } from '../../../domain/match/audit/deciders.ts';
import { asksOf, isWaited } from '../../../domain/match/clock/questions.ts';
import { engineOf } from '../../../domain/match/decide/engine.ts';
import { fold, NOTHING } from '../../../domain/match/fold/evolve.ts';
import { createMatches, type Matches } from '../../../functions/features/matches/matches.ts';
import { UnknownEngine } from '../../../functions/platform/kit/faults.ts';
import { nonces, SNAPSHOT_KEY } from '../../kit/engine.ts';
import type { Stores } from '../../kit/faults.ts';
import { memoryEventLog } from '../../kit/memory-event-log.ts';
import { memoryVault } from '../../kit/memory-vault.ts';
import { seedOf } from '../../kit/random.ts';
import { NOON, SETTINGS, TEXTS } from '../../kit/table.ts';
import { tally } from '../../kit/tally.ts';

// Two releases of one game on one log. The newer has a fixed rule by which the same events give another state: rounds
// go up by ten. Each decides on its own fold of the commits of both, never on a state that the other made.

type Release = 'older' | 'newer';
const NAMES = { older: sha256('the older engine'), newer: sha256('the newer engine') };
const GAMES = {
  older: tally,
  newer: {
    ...tally,
    evolve: (state, event) => {
      const next = tally.evolve(state, event);
      return next.round === state.round ? next : { ...next, round: state.round + 10 };
    },
  } satisfies typeof tally,
};

let stores: Stores;
let nonce: () => string;
beforeEach(async () => {
  [stores, nonce] = [{ log: memoryEventLog(), vault: memoryVault() }, nonces()];
  const matches = boot('older');
  await send(matches, 'ann', { type: 'create', of: 'tally', texts: TEXTS, options: { seats: 2 }, settings: SETTINGS });
  for (const seat of ['s0', 's1']) await send(matches, seat, { type: 'join', seat });
  await send(matches, 'ann', { type: 'start' });
});

/** A process of a release, which knows the engines of some. */
const boot = (release: Release, knows: readonly Release[] = ['older', 'newer']): Matches =>
  createMatches({
    ...stores,
    games: { tally: async () => GAMES[release] },
    now: () => NOON,
    randomSeed: () => seedOf(1),
    randomNonce: () => nonce(),
    engineOf: () => NAMES[release],
    isKnown: async (engine) => knows.some((each) => NAMES[each] === engine),
    pause: async () => undefined,
    snapshotKey: async () => SNAPSHOT_KEY,
    snapshotEvery: () => 5,
  });

const send = async (
  matches: Matches,
  user: string,
  command: Parameters<Matches['execute']>[0]['command'],
): Promise<void> => {
  const done = await matches.execute({ game: 'g', by: { user }, cmdId: nonce(), command });
  expect(done).toMatchObject({ is: 'committed' });
};

/** Answers this number of questions, as this process sees them. */
async function play(matches: Matches, count: number): Promise<readonly string[]> {
  const asked: string[] = [];
  for (let i = 0; i < count; i++) {
    const { game, match } = (await matches.load('g'))!;
    const { seat, ask } = asksOf(game, match).find(isWaited)!;
    asked.push(ask);
    await send(matches, seat, { type: 'act', seat, ask, command: { type: 'count' } });
  }
  return asked;
}

/** Both agree to stop, and the log is audited. */
async function audited() {
  for (const seat of ['s0', 's1']) await send(boot('newer'), seat, { type: 'vote', seat, kind: 'draw', value: true });
  const commits = await stores.log.read('g', 0);
  const engines: Engines = async (name) => engineOf(GAMES[name === NAMES.older ? 'older' : 'newer']);
  return audit(tally, commits, true, { engines });
}

const folded = async (release: Release) =>
  (await stores.log.read('g', 0)).reduce((match, commit) => fold(GAMES[release], match, commit), NOTHING);

it('a game that one release began is played on by the next, on a separate state, and both decide theirs again', async () => {
  expect(await play(boot('older'), 6)).toEqual(['round-1', 'round-1', 'round-2', 'round-2', 'round-3', 'round-3']);
  expect(await play(boot('newer'), 4)).toEqual(['round-31', 'round-31', 'round-41', 'round-41']);
  expect(await audited()).toMatchObject({
    verdict: 'holds',
    engines: [
      { name: NAMES.older, commits: 10, known: true },
      { name: NAMES.newer, commits: 6, known: true },
    ],
  });
});

it('two that know each other take turns, in the middle of a round too, and the log holds', async () => {
  const [older, newer] = [boot('older'), boot('newer')];
  for (const turns of [1, 2, 3, 1, 1, 4]) {
    await play(newer, turns);
    await play(older, turns);
  }
  expect((await older.load('g'))?.match).toEqual(await folded('older'));
  expect((await newer.load('g'))?.match).toEqual(await folded('newer'));
  expect(await audited()).toMatchObject({ verdict: 'holds', findings: [] });
});

it('an audit by one engine under the name of the other finds it', async () => {
  await play(boot('older'), 6);
  await play(boot('newer'), 4);
  await audited();
  const engines: Engines = async (name) => engineOf(GAMES[name === NAMES.older ? 'newer' : 'older']);
  expect(await audit(tally, await stores.log.read('g', 0), true, { engines })).toMatchObject({ verdict: 'broken' });
});

it.each([
  ['older', 'newer'],
  ['newer', 'older'],
] as const)('a snapshot of the %s release is none for the %s', async (writer, reader) => {
  await play(boot(writer), 8);
  const snapshot = await stores.log.snapshot('g');
  expect(snapshot).toMatchObject({ engine: NAMES[writer], v: 10 });
  expect(JSON.stringify(snapshot?.match)).not.toBe(JSON.stringify(await folded(reader)));
  expect((await boot(reader).load('g'))?.match).toEqual(await folded(reader));
  await play(boot(reader), 1);
  expect(await stores.log.snapshot('g')).toMatchObject({ engine: NAMES[reader], v: 13 });
  expect((await boot(reader).load('g'))?.match).toEqual(await folded(reader));
});

it('a process that meets an engine it does not know folds nothing and writes nothing, warm or cold, until it knows it', async () => {
  const knows: Release[] = ['older'];
  const warm = boot('older', knows);
  await play(warm, 3);
  await play(boot('newer'), 1);
  for (const matches of [warm, boot('older', knows)]) {
    await expect(matches.load('g')).rejects.toMatchObject({ engine: NAMES.newer, game: 'g' });
    await expect(send(matches, 's0', { type: 'vote', seat: 's0', kind: 'cancel', value: true })).rejects.toThrow(
      UnknownEngine,
    );
  }
  expect(await stores.log.read('g', 8)).toEqual([]);
  knows.push('newer');
  await play(warm, 1);
  expect((await warm.load('g'))?.match).toEqual(await folded('older'));
});

it('a game of a kind that only the newer release hosts is unknown to the older, and no fault', async () => {
  const matches = createMatches({
    ...stores,
    games: {},
    now: () => NOON,
    randomSeed: () => seedOf(1),
    randomNonce: () => nonce(),
    engineOf: () => undefined,
    isKnown: async () => false,
    pause: async () => undefined,
    snapshotKey: async () => SNAPSHOT_KEY,
    snapshotEvery: () => 5,
  });
  await expect(matches.load('g')).rejects.toThrow(UnknownEngine);
});

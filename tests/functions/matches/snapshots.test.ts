import { beforeEach, expect, it } from 'vitest';
import { GAMES } from '../../../domain/games/games.ts';
import type { Json } from '../../../domain/lib/json.ts';
import type { Snapshot } from '../../../domain/log/store.ts';
import { snapshotEvery } from '../../../functions/features/matches/environment.ts';
import { macOf } from '../../../functions/features/matches/mac.ts';
import { createMatches, type Matches } from '../../../functions/features/matches/matches.ts';
import { ENGINE_OF_TESTS, nonces, SNAPSHOT_KEY } from '../../kit/engine.ts';
import type { Stores } from '../../kit/faults.ts';
import { memoryEventLog } from '../../kit/memory-event-log.ts';
import { memoryVault } from '../../kit/memory-vault.ts';
import { seedOf } from '../../kit/random.ts';
import { NOON, SETTINGS, TEXTS } from '../../kit/table.ts';
import { tally } from '../../kit/tally.ts';

// A snapshot saves work and decides nothing: with any snapshot, a match is what its log says.

const boot = ({ log, vault }: Stores, every = 10): Matches =>
  createMatches({
    log,
    vault,
    games: { tally: async () => tally },
    now: () => NOON,
    randomSeed: () => seedOf(1),
    randomNonce: nonces(),
    engineOf: () => ENGINE_OF_TESTS,
    pause: async () => undefined,
    snapshotKey: async () => SNAPSHOT_KEY,
    snapshotEvery: () => every,
    report: (what) => reported.push(what),
  });

let stores: Stores;
let reported: string[];
beforeEach(async () => {
  reported = [];
  stores = { log: memoryEventLog(), vault: memoryVault() };
  const matches = boot(stores);
  const settings = SETTINGS;
  const send = (user: string, cmdId: string, command: Parameters<Matches['execute']>[0]['command']) =>
    matches.execute({ game: 'g', by: { user }, cmdId, command });
  await send('ann', 'create', { type: 'create', of: 'tally', texts: TEXTS, options: { seats: 2 }, settings });
  for (const seat of ['s0', 's1']) await send(seat, `join ${seat}`, { type: 'join', seat });
  await send('ann', 'start', { type: 'start' });
  for (let round = 1; round <= 10; round++) {
    for (const seat of ['s0', 's1']) {
      await send(seat, `count ${round} ${seat}`, {
        type: 'act',
        seat,
        ask: `round-${round}`,
        command: { type: 'count' },
      });
    }
  }
});

/** The match as it follows from the log alone. */
async function folded() {
  const { log, vault } = stores;
  return (await boot({ log: { ...log, snapshot: async () => undefined }, vault }).load('g'))?.match;
}

/** The match as a cold process loads it when this is the newest snapshot. */
async function loadedWith(change: (snapshot: Snapshot) => Snapshot) {
  const { log, vault } = stores;
  const changed = {
    ...log,
    snapshot: async (game: string, upTo?: number) => change((await log.snapshot(game, upTo))!),
  };
  return (await boot({ log: changed, vault }).load('g'))?.match;
}

it('a match loaded from a snapshot is the match folded from its first commit', async () => {
  expect((await stores.log.snapshot('g'))?.v).toBe(20);
  const loaded = await loadedWith((snapshot) => snapshot);
  expect(loaded).toEqual(await folded());
  expect(loaded?.v).toBe(24);
});

it('a snapshot is used: a cold process reads only what comes after it', async () => {
  const { log, vault } = stores;
  let read = 0;
  const counting = {
    ...log,
    read: async (...args: Parameters<typeof log.read>) => {
      const commits = await log.read(...args);
      read += commits.length;
      return commits;
    },
  };
  await boot({ log: counting, vault }).load('g');
  expect(read).toBe(5);
});

const forged = (snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  match: { ...(snapshot.match as object), title: 'forged' },
});
/** As a holder of the key writes it: this code did, at another time. */
const signed = ({ mac: _, ...snapshot }: Snapshot, game = 'g'): Snapshot => {
  const { v, hash, engine, match } = snapshot;
  return { ...snapshot, mac: macOf(SNAPSHOT_KEY, ['fieldpost/snapshot', game, v, hash, engine, match]) };
};

it.each([
  ['of another engine', (snapshot: Snapshot) => signed({ ...forged(snapshot), engine: 'another' })],
  [
    'of another engine, whose matches have another form',
    (snapshot: Snapshot) =>
      signed({ ...snapshot, engine: 'another', match: { of: (snapshot.match as { of: string }).of } }),
  ],
  ['of another history', (snapshot: Snapshot) => signed({ ...forged(snapshot), hash: 'another' })],
  ['of a version that the log has not come to', (snapshot: Snapshot) => signed({ ...forged(snapshot), v: 99 })],
] as const)('a snapshot %s is ignored', async (_, change) => {
  expect(await loadedWith(change)).toEqual(await folded());
  expect(reported).toEqual([]);
});

it.each([
  ['with another match in it', forged],
  ['without a MAC', (snapshot: Snapshot) => ({ ...forged(snapshot), mac: '' })],
  [
    'with the MAC of another version',
    (snapshot: Snapshot) => ({ ...snapshot, v: 19, match: { ...(snapshot.match as object), v: 19 } }),
  ],
  ['of another game', (snapshot: Snapshot) => signed(snapshot, 'h')],
  ['of another version of the same game', (snapshot: Snapshot) => ({ ...signed({ ...snapshot, v: 19 }), v: 20 })],
  [
    'with the MAC of another history',
    (snapshot: Snapshot) => ({ ...signed({ ...snapshot, hash: 'another' }), hash: snapshot.hash }),
  ],
  [
    'with the MAC of another engine',
    (snapshot: Snapshot) => ({ ...signed({ ...snapshot, engine: 'another' }), engine: ENGINE_OF_TESTS }),
  ],
  [
    'that was cut off',
    (snapshot: Snapshot) => ({
      ...snapshot,
      match: Object.fromEntries(Object.entries(snapshot.match as object).slice(0, 5)) as Json,
    }),
  ],
  ['whose MAC was cut off', (snapshot: Snapshot) => ({ ...snapshot, mac: snapshot.mac.slice(0, 20) })],
] as const)('a snapshot %s is rejected and reported, and the whole log folded', async (_, change) => {
  expect(await loadedWith(change)).toEqual(await folded());
  expect(reported).toEqual(['rejected']);
});

it('an older snapshot of ours instead of the newest costs time, and changes nothing', async () => {
  const older = (await stores.log.snapshot('g', 15))!;
  expect(older.v).toBe(10);
  expect(await loadedWith(() => older)).toEqual(await folded());
  expect(reported).toEqual([]);
});

it('a version that has passed is folded from the snapshot before it, and is what all commits up to it say', async () => {
  const { log, vault } = stores;
  let read = 0;
  const counting = {
    ...log,
    read: async (...args: Parameters<typeof log.read>) => {
      const commits = await log.read(...args);
      read += commits.length;
      return commits;
    },
  };
  const whole = boot({ log: { ...log, snapshot: async () => undefined }, vault });
  for (let version = 1; version < 24; version++) {
    const cold = boot({ log: counting, vault });
    await cold.load('g');
    read = 0;
    expect((await cold.at('g', version))?.match).toEqual((await whole.at('g', version))?.match);
    // The snapshot's own commit, and those after it; of the newest version only the head is asked.
    expect(read).toBe(version < 10 ? version : (version % 10) + 1);
  }
});

it('a version that has passed is folded from its first commit when the snapshot before it is not ours', async () => {
  const { log, vault } = stores;
  const snapshot = async (game: string, upTo?: number) => {
    const kept = await log.snapshot(game, upTo);
    return kept && forged(kept);
  };
  const whole = boot({ log: { ...log, snapshot: async () => undefined }, vault });
  expect((await boot({ log: { ...log, snapshot }, vault }).at('g', 15))?.match).toEqual(
    (await whole.at('g', 15))?.match,
  );
  expect(reported).toEqual(['rejected', 'rejected']);
});

it('when a snapshot cannot be saved, the command is committed all the same', async () => {
  const { log, vault } = stores;
  const saveSnapshot = () => Promise.reject(new Error('the disk is full'));
  const done = await boot({ log: { ...log, saveSnapshot }, vault }, 1).execute({
    game: 'g',
    by: { user: 's0' },
    cmdId: 'last',
    command: { type: 'act', seat: 's0', ask: 'round-11', command: { type: 'count' } },
  });
  expect(done.is).toBe('committed');
  expect(reported).toEqual(['snapshot']);
  expect((await log.head('g'))?.envelope.cmdId).toBe('last');
});

it('a replay without snapshots, as after a release, folds each commit once, from any version', async () => {
  const { log, vault } = stores;
  let read = 0;
  const counting = {
    ...log,
    snapshot: async () => undefined,
    read: async (...args: Parameters<typeof log.read>) => {
      const commits = await log.read(...args);
      read += commits.length;
      return commits;
    },
  };
  const matches = boot({ log: counting, vault });
  const whole = (await matches.load('g'))!.match;
  const steps = Array.from({ length: whole.v - 1 }, (_, i) => i + 1);
  for (const v of steps) {
    const alone = boot({ log: { ...log, snapshot: async () => undefined }, vault });
    expect((await matches.at('g', v))?.match).toEqual((await alone.at('g', v))?.match);
  }
  // Each commit once for the newest version, and twice for the replay: the one it goes on from is read again, to see
  // that it is there still.
  expect(read).toBeLessThanOrEqual(3 * whole.v);
  expect((await matches.at('g', 4))?.match.v).toBe(4);
  expect((await matches.at('g', 22))?.match.v).toBe(22);
});

it('a game writes a snapshot every 20 commits, Kutuzov, whose snapshots are large, every 40', () => {
  expect(Object.keys(GAMES).map((of) => [of, snapshotEvery(of)])).toEqual([
    ['diplomacy', 20],
    ['napoleonics', 20],
    ['kutuzov', 40],
  ]);
});

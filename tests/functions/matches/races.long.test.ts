import { afterAll, beforeAll, expect, it } from 'vitest';
import { GAMES } from '../../../domain/games/games.ts';
import type { Json } from '../../../domain/lib/json.ts';
import { type Commit, hashOf } from '../../../domain/log/commit.ts';
import type { EventLog } from '../../../domain/log/store.ts';
import type { MatchCommand } from '../../../domain/match/state/commands.ts';
import type { Executed } from '../../../functions/features/matches/handle-command.ts';
import { createMatches, type Matches } from '../../../functions/features/matches/matches.ts';
import { dynamoClient } from '../../../functions/platform/dynamo/client.ts';
import { dynamoEventLog } from '../../../functions/platform/dynamo/event-log.ts';
import { dynamoVault, oneKey } from '../../../functions/platform/dynamo/vault.ts';
import { Busy } from '../../../functions/platform/kit/faults.ts';
import { startDynalite, type TestDynamo } from '../../kit/dynalite.ts';
import { ENGINE_OF_TESTS, nonces, SNAPSHOT_KEY } from '../../kit/engine.ts';
import { seedOf } from '../../kit/random.ts';
import { SETTINGS, TEXTS } from '../../kit/table.ts';
import { tally } from '../../kit/tally.ts';

const ROUNDS = 20;
/** Writers are spread over processes with separate caches. */
const PROCESSES = 8;

let dynamo: TestDynamo;
let log: EventLog;
beforeAll(async () => {
  dynamo = await startDynalite();
  log = dynamoEventLog(dynamo.client, dynamo.tables);
});
afterAll(() => dynamo.stop());

/** A process with its own connections and caches. */
const boot = (): Matches =>
  createMatches({
    log: dynamoEventLog(dynamoClient({ region: 'eu-central-1', endpoint: dynamo.endpoint }), dynamo.tables),
    vault: dynamoVault(dynamo.client, dynamo.tables.vault, oneKey(new Uint8Array(32))),
    games: { ...GAMES, tally: async () => tally },
    now: Date.now,
    randomSeed: () => seedOf(1),
    randomNonce: nonces(),
    engineOf: () => ENGINE_OF_TESTS,
    pause: (attempt) => new Promise((resolve) => setTimeout(resolve, Math.random() * 2 ** attempt)),
    snapshotKey: async () => SNAPSHOT_KEY,
    snapshotEvery: () => 50,
  });

/** Sends a command, with the same idempotency key, until it has an answer. */
async function send(
  matches: Matches,
  game: string,
  user: string,
  cmdId: string,
  command: MatchCommand,
): Promise<Executed> {
  for (;;) {
    try {
      return await matches.execute({ game, by: { user }, cmdId, command });
    } catch (caught) {
      if (!(caught instanceof Busy)) throw caught;
    }
  }
}

/** A started match; seat `s` is held by the user `of s`. */
async function started(matches: Matches, game: string, of: string, options: Json): Promise<readonly string[]> {
  const settings = SETTINGS;
  const create = await send(matches, game, 'ann', 'create', { type: 'create', of, texts: TEXTS, options, settings });
  if (create.is !== 'committed') throw new Error(create.is);
  const seats = create.match.chairs.map(({ seat }) => seat);
  for (const seat of seats) await send(matches, game, `of ${seat}`, `join-${seat}`, { type: 'join', seat });
  expect((await send(matches, game, 'ann', 'start', { type: 'start' })).is).toBe('committed');
  return seats;
}

/** Every version is there once, and every commit names the one before it by its hash. */
function expectChain(commits: readonly Commit[]): void {
  expect(commits.map(({ envelope }) => envelope.v)).toEqual(commits.map((_, i) => i + 1));
  for (const [i, { envelope, hash }] of commits.entries()) {
    expect(hashOf(envelope)).toBe(hash);
    expect(envelope.prev).toBe(commits[i - 1]?.hash ?? '');
  }
}

it('64 writers at once: one commit for each version, each command once', async () => {
  const seats = await started(boot(), 'tally-1', 'tally', { seats: 64 });
  const processes = Array.from({ length: PROCESSES }, boot);
  const from = (await log.read('tally-1', 0)).length;
  for (let round = 1; round <= ROUNDS; round++) {
    const count = (seat: string, i: number) =>
      send(processes[i % PROCESSES]!, 'tally-1', `of ${seat}`, `${round}/${seat}`, {
        type: 'act',
        seat,
        ask: `round-${round}`,
        command: { type: 'count' },
      });
    const versions = (await Promise.all(seats.map(count))).map(versionIn).sort((a, b) => a - b);
    expect(versions).toEqual(seats.map((_, i) => from + (round - 1) * seats.length + i + 1));
  }
  const commits = await log.read('tally-1', 0);
  expectChain(commits);
  // Real ids are hashes: those of tests must differ in their first 8 characters too.
  const counted = commits.slice(from).map(({ envelope }) => envelope.cmdId);
  expect(counted).toHaveLength(ROUNDS * seats.length);
  expect(new Set(counted).size).toBe(counted.length);
});

it('64 retries of one command at once: one commit, and all are given its version', async () => {
  const [seat] = await started(boot(), 'tally-2', 'tally', { seats: 2 });
  const processes = Array.from({ length: PROCESSES }, boot);
  const count = { type: 'act', seat: seat!, ask: 'round-1', command: { type: 'count' } } as const;
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, i) => send(processes[i % PROCESSES]!, 'tally-2', `of ${seat}`, 'one', count)),
  );
  const commits = await log.read('tally-2', 0);
  expect(commits.filter(({ envelope }) => envelope.cmdId === 'one')).toHaveLength(1);
  expect(new Set(answers.map(versionIn))).toEqual(new Set([commits.length]));
});

it('the seven powers of Diplomacy send their orders at once: all are accepted, and they resolve once', async () => {
  const seats = await started(boot(), 'dip-1', 'diplomacy', { rulings: 'rulebook' });
  expect(seats).toHaveLength(7);
  for (let phase = 1; phase <= 3; phase++) {
    const { game, match } = (await boot().load('dip-1'))!;
    const open = game.asks(match.state).filter(({ settled }) => settled !== true);
    const orders = { type: 'orders', orders: {} };
    const answers = await Promise.all(
      open.map(({ seat, ask }) =>
        send(boot(), 'dip-1', `of ${seat}`, `${ask} ${seat}`, { type: 'act', seat, ask, command: orders }),
      ),
    );
    expect(new Set(answers.map(versionIn)).size).toBe(open.length);
    const next = (await boot().load('dip-1'))!.match;
    expect(next.v).toBe(match.v + open.length);
    expect(game.asks(next.state).map(({ ask }) => ask)).not.toContain(open[0]!.ask);
  }
  expectChain(await log.read('dip-1', 0));
});

/** The version of the commit that a command became. */
function versionIn(answer: Executed): number {
  if (answer.is !== 'committed' && answer.is !== 'repeated') throw new Error(`not committed: ${answer.is}`);
  return answer.receipt.version;
}

import { beforeEach, describe, expect, it } from 'vitest';
import type { Match } from '../../../domain/match/state/state.ts';
import type { Sent } from '../../../functions/features/matches/handle-command.ts';
import { createMatches, type Matches } from '../../../functions/features/matches/matches.ts';
import { ENGINE_OF_TESTS, nonces, SNAPSHOT_KEY } from '../../kit/engine.ts';
import { sampleSize } from '../../kit/long.ts';
import { memoryEventLog } from '../../kit/memory-event-log.ts';
import { memoryVault } from '../../kit/memory-vault.ts';
import { seedOf } from '../../kit/random.ts';
import { NOON, SETTINGS, TEXTS } from '../../kit/table.ts';
import { tally } from '../../kit/tally.ts';

// A command is committed once, however many commits of others come between it and its retry.

const SEATS = ['s0', 's1', 's2'];
let now: number;
let reads: number;
let log: ReturnType<typeof memoryEventLog>;
const vault = memoryVault();
const boot = (): Matches =>
  createMatches({
    log: {
      ...log,
      read: (...of) => {
        reads++;
        return log.read(...of);
      },
      newest: (...of) => {
        reads++;
        return log.newest(...of);
      },
    },
    vault,
    games: { tally: async () => tally },
    now: () => now,
    randomSeed: () => seedOf(1),
    randomNonce: nonces(),
    engineOf: () => ENGINE_OF_TESTS,
    pause: async () => undefined,
    snapshotKey: async () => SNAPSHOT_KEY,
    snapshotEvery: () => 500,
  });

const send = (
  matches: Matches,
  user: string,
  cmdId: string,
  command: Sent['command'],
  otherIds: readonly string[] = [],
) => matches.execute({ game: 'g', by: { user }, cmdId, otherIds, command });

beforeEach(async () => {
  now = NOON;
  log = memoryEventLog();
  const matches = boot();
  const settings = SETTINGS;
  await send(matches, 'ann', 'create', {
    type: 'create',
    of: 'tally',
    texts: TEXTS,
    options: { seats: SEATS.length },
    settings,
  });
  for (const seat of SEATS) await send(matches, `of ${seat}`, `${seat} joins`, { type: 'join', seat });
  await send(matches, 'ann', 'start', { type: 'start' });
});

/** This number of commits by the seats, in rounds that all of them count in. */
async function others(matches: Matches, count: number): Promise<void> {
  let { match } = (await matches.load('g')) as { match: Match };
  for (let i = 0; i < count; i++) {
    const { game } = (await matches.load('g'))!;
    const { seat, ask } = game.asks(match.state).find(({ settled }) => settled !== true)!;
    const counted = await send(matches, `of ${seat}`, `count-${i}`, {
      type: 'act',
      seat,
      ask,
      command: { type: 'count' },
    });
    if (counted.is !== 'committed') throw new Error(counted.is);
    match = counted.match;
  }
}

const vote = { type: 'vote', seat: 's0', kind: 'cancel', value: true } as const;

it.each([1, 33, sampleSize(500, 5000)])(
  'a vote sent again after %i commits of others gets its receipt, also from a cold process',
  async (count) => {
    const matches = boot();
    const first = await send(matches, 'of s0', 'vote of s0', vote);
    if (first.is !== 'committed') throw new Error(first.is);
    await others(matches, count);
    const version = first.match.v + count;
    for (const each of [matches, boot()]) {
      expect(await send(each, 'of s0', 'vote of s0', vote)).toMatchObject({
        is: 'repeated',
        receipt: first.receipt,
        match: { v: version },
      });
    }
    expect((await log.read('g', 0)).filter(({ envelope }) => envelope.cmdId === 'vote of s0')).toHaveLength(1);
  },
);

describe('the log is read', () => {
  it('not at all for a new command, and twice only where an id begins alike', async () => {
    const matches = boot();
    await send(matches, 'of s0', 'vote-one of s0', vote);
    reads = 0;
    await send(matches, 'of s0', 'a new one', { ...vote, value: false });
    expect(reads).toBe(0);
    expect((await send(matches, 'of s0', 'vote-one of another', vote)).is).toBe('committed');
    expect(reads).toBe(2);
  });
});

it('the same id with another command is told so, also when the id is that of another kind', async () => {
  const matches = boot();
  await send(matches, 'of s0', 'vote of s0', vote);
  expect((await send(matches, 'of s0', 'vote of s0', { ...vote, value: false })).is).toBe('reused');
  expect((await send(matches, 'of s0', 'vote of s0', { type: 'leave', seat: 's0' })).is).toBe('reused');
  expect((await send(matches, 'of s0', 'another', { type: 'leave', seat: 's0' }, ['vote of s0'])).is).toBe('reused');
});

it('32 at once, from as many processes, are one commit', async () => {
  const answers = await Promise.all(Array.from({ length: 32 }, () => send(boot(), 'of s0', 'vote of s0', vote)));
  expect(answers.filter(({ is }) => is === 'committed')).toHaveLength(1);
  expect(answers.filter(({ is }) => is === 'repeated')).toHaveLength(31);
  expect((await log.read('g', 0)).filter(({ envelope }) => envelope.cmdId === 'vote of s0')).toHaveLength(1);
});

it('a command that changes nothing is committed too, so that its retry is known', async () => {
  const matches = boot();
  await send(matches, 'of s0', 'one', vote);
  expect((await send(matches, 'of s0', 'two', vote)).is).toBe('committed');
  await send(matches, 'of s0', 'three', { type: 'stand', seat: 's0', standing: {} });
  expect((await send(matches, 'of s0', 'four', { type: 'stand', seat: 's0', standing: {} })).is).toBe('committed');
  for (const again of ['one', 'two']) expect((await send(matches, 'of s0', again, vote)).is).toBe('repeated');
});

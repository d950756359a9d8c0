import { beforeEach, describe, expect, it } from 'vitest';
import { G } from '../../../domain/log/times.ts';
import { audit } from '../../../domain/match/audit/audit.ts';
import { createWatch } from '../../../functions/features/costs/watch.ts';
import { tickGames } from '../../../functions/features/deadlines/tick-games.ts';
import type { Sent } from '../../../functions/features/matches/handle-command.ts';
import { createMatches, type Matches } from '../../../functions/features/matches/matches.ts';
import { type Clock, clockOf } from '../../../functions/platform/kit/clock.ts';
import { Busy } from '../../../functions/platform/kit/faults.ts';
import { ENGINE_OF_TESTS, meansOf, nonces, SNAPSHOT_KEY } from '../../kit/engine.ts';
import { memoryEventLog } from '../../kit/memory-event-log.ts';
import { memoryMemos } from '../../kit/memory-memos.ts';
import { memoryQueues } from '../../kit/memory-queues.ts';
import { memoryVault } from '../../kit/memory-vault.ts';
import { memoryViews } from '../../kit/memory-views.ts';
import { seedOf } from '../../kit/random.ts';
import { NOON, SETTINGS, TEXTS } from '../../kit/table.ts';
import { tally } from '../../kit/tally.ts';

// A player never loses on time by another's doing, whichever process receives the commands.

const vault = memoryVault();
let log: ReturnType<typeof memoryEventLog>;
let now: number;
let due: number;
/** How long every read of the log takes. */
let slow: number;
let lines: string[];

const boot = (clock?: Clock): Matches =>
  createMatches({
    log: {
      ...log,
      read: async (...of) => {
        now += slow;
        return log.read(...of);
      },
    },
    vault,
    games: { tally: async () => tally },
    now: () => now,
    ...(clock && { clock }),
    randomSeed: () => seedOf(1),
    randomNonce: nonces(),
    engineOf: () => ENGINE_OF_TESTS,
    pause: async () => undefined,
    snapshotKey: async () => SNAPSHOT_KEY,
    snapshotEvery: () => 50,
    report: (what, { message }) => lines.push(`${what} ${message ?? ''}`),
  });

const send = (matches: Matches, user: string, command: Sent['command'], arrived?: number) =>
  matches.execute({
    game: 'g',
    by: { user },
    cmdId: `${now}/${user}/${lines.length}/${Math.random()}`.padStart(8),
    command,
    ...(arrived && { arrived }),
  });

const count = { type: 'act', seat: 's0', ask: 'round-1', command: { type: 'count' } } as const;
const vote = { type: 'vote', seat: 's1', kind: 'cancel', value: true } as const;

beforeEach(async () => {
  [log, now, slow, lines] = [memoryEventLog(), NOON, 0, []];
  const matches = boot();
  const settings = { ...SETTINGS, deadlines: { default: 60 } };
  await send(matches, 'ann', { type: 'create', of: 'tally', texts: TEXTS, options: { seats: 2 }, settings });
  for (const seat of ['s0', 's1']) await send(matches, seat, { type: 'join', seat });
  const started = await send(matches, 'ann', { type: 'start' });
  due = started.is === 'committed' ? (started.match.due ?? 0) : 0;
});

/** How many deadlines take effect. */
function ticked(): Promise<number> {
  const [matches, memos] = [boot(), memoryMemos()];
  const watch = createWatch({ memos, views: memoryViews(), matches, report: () => undefined, now: () => now });
  return tickGames({ matches, memos, watch, queues: memoryQueues().queues, now: () => now }, [{ game: 'g', due }]);
}

describe('around a deadline', () => {
  it('an answer that arrived by then is taken, also by a process that has just started', async () => {
    now = due + G - 1;
    expect(await send(boot(), 's0', count, due)).toMatchObject({ is: 'committed', receipt: { at: now } });
    expect((await log.head('g'))?.envelope).toMatchObject({ by: 'seat:s0', arrived: due });
  });

  it('an answer that arrived later is refused; any other command comes again after the default answer', async () => {
    now = due + 1;
    expect(await send(boot(), 's0', count, now)).toMatchObject({ is: 'refused', refusal: { code: 'DEADLINE_PASSED' } });
    expect(await send(boot(), 's1', vote, now)).toEqual({ is: 'early', wait: G - 1 });
    expect((await log.head('g'))?.envelope.v).toBe(4);
  });

  it('the default answer is given 3 s after it, not before, for every reader', async () => {
    now = due + G - 1;
    const tick = () => boot().execute({ game: 'g', by: 'clock', cmdId: 'due', command: { type: 'tick' } });
    expect((await tick()).is).toBe('refused');
    expect(await ticked()).toBe(0);
    now = due + G;
    expect(await ticked()).toBe(1);
    expect((await log.head('g'))?.envelope).toMatchObject({ by: 'clock', at: due + G });
  });

  it('the next command gives the default answer first', async () => {
    now = due + G;
    expect(await send(boot(), 's1', vote, now)).toMatchObject({ is: 'committed', receipt: { version: 6 } });
    expect((await log.read('g', 4)).map(({ envelope }) => envelope.by)).toEqual(['clock', 'seat:s1']);
  });

  it('a command without a commit 3 s after its arrival is given up, and nothing of it is committed', async () => {
    slow = G + 1;
    now = due - 1;
    await expect(send(boot(), 's0', count, now)).rejects.toThrow(Busy);
    expect((await log.head('g'))?.envelope.v).toBe(4);
  });

  it('leaves a log in which an audit finds nothing', async () => {
    now = due + G - 1;
    await send(boot(), 's0', count, due);
    now = due + G;
    await send(boot(), 's1', vote, now);
    expect((await audit(tally, await log.read('g', 0), false, meansOf(tally))).findings).toEqual([]);
  });
});

describe('limits', () => {
  it('a seat makes 5 commits at once that need no turn, over all processes; answers go on', async () => {
    for (let i = 0; i < 5; i++)
      expect((await send(boot(), 's1', { ...vote, value: i % 2 === 0 })).is).toBe('committed');
    expect(await send(boot(), 's1', vote)).toEqual({ is: 'limited', wait: 10_000 });
    expect((await send(boot(), 's1', { ...count, seat: 's1' })).is).toBe('committed');
    expect((await send(boot(), 's0', { ...vote, seat: 's0', value: false })).is).toBe('committed');
    now += 10_000;
    expect((await send(boot(), 's1', vote)).is).toBe('committed');
  });

  it('a retry of a commit is not limited', async () => {
    const again = { game: 'g', by: { user: 's1' }, cmdId: 'the same vote', command: vote };
    expect((await boot().execute(again)).is).toBe('committed');
    for (let i = 0; i < 4; i++) await send(boot(), 's1', { ...vote, value: i % 2 === 0 });
    expect((await boot().execute(again)).is).toBe('repeated');
  });
});

describe('a wrong clock', () => {
  const date = (at: number): string => new Date(at).toUTCString();

  it('decides nothing, and is reported', async () => {
    const clock = clockOf(() => now);
    clock.heard(now, now, date(now - 3_600_000));
    expect(await send(boot(clock), 's0', count)).toEqual({ is: 'clock' });
    expect(await boot(clock).execute({ game: 'g', by: 'clock', cmdId: 'due', command: { type: 'tick' } })).toEqual({
      is: 'clock',
    });
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^clock .* ahead of the store/);
    expect((await log.head('g'))?.envelope.v).toBe(4);
  });

  it('that was: a game in the future waits for people where no other clock says which one is wrong', async () => {
    now = NOON - 60_000;
    expect(await send(boot(), 's0', count)).toEqual({ is: 'clock' });
    expect(lines).toEqual(['clock version 4 is 60000 ms in the future']);
  });

  it('that was: where the store agrees with ours, the server sets the game right, and its deadline with it', async () => {
    now = NOON - 60_000;
    const clock = clockOf(() => now);
    clock.heard(now, now, date(now));
    expect((await send(boot(clock), 's0', count)).is).toBe('committed');
    const [set, counted] = await log.read('g', 4);
    expect(set?.envelope).toMatchObject({
      by: 'house',
      at: now,
      events: [{ type: 'match/clock-set', was: NOON }, { due: due - 60_000 }],
    });
    expect(counted?.envelope).toMatchObject({ by: 'seat:s0', at: now });
    expect((await audit(tally, await log.read('g', 0), false, meansOf(tally))).findings).toEqual([]);
  });

  it('that was: the operator says that it is right now, and the limits of a seat go back with the time', async () => {
    for (let i = 0; i < 5; i++) await send(boot(), 's1', { ...vote, value: i % 2 === 0 });
    now = NOON - 3_600_000;
    const wrong = clockOf(() => now);
    wrong.heard(now, now, date(now + 3_600_000));
    const set = { game: 'g', by: 'house', cmdId: 'clock-9', command: { type: 'set-clock' } } as const;
    expect(await boot(wrong).execute(set)).toEqual({ is: 'clock' });
    expect((await boot().execute(set)).is).toBe('committed');
    expect(await boot().execute({ ...set, cmdId: 'clock-10' })).toMatchObject({
      is: 'refused',
      refusal: { code: 'NOT_IN_THE_FUTURE' },
    });
    expect(await send(boot(), 's1', vote)).toEqual({ is: 'limited', wait: 10_000 });
    now += 10_000;
    expect((await send(boot(), 's1', vote)).is).toBe('committed');
    expect((await audit(tally, await log.read('g', 0), false, meansOf(tally))).findings).toEqual([]);
  });
});

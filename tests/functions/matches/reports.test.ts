import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../../domain/contract/refusal.ts';
import { err } from '../../../domain/lib/result.ts';
import type { EventLog } from '../../../domain/log/store.ts';
import type { Sent } from '../../../functions/features/matches/handle-command.ts';
import { createMatches, type Matches } from '../../../functions/features/matches/matches.ts';
import { ENGINE_OF_TESTS, nonces, SNAPSHOT_KEY } from '../../kit/engine.ts';
import { memoryEventLog } from '../../kit/memory-event-log.ts';
import { memoryVault } from '../../kit/memory-vault.ts';
import { seedOf } from '../../kit/random.ts';
import { NOON, SETTINGS, TEXTS } from '../../kit/table.ts';
import { tally } from '../../kit/tally.ts';

// What happens without anybody being answered leaves a line in the log of the functions.

const vault = memoryVault();
/** A game with standing orders that answer by a command that the game refuses. */
const refusing: typeof tally = {
  ...tally,
  answer: (_, __, standing) => (standing === undefined ? undefined : REFUSED),
  decide: (state, seat, command, chance) =>
    command === REFUSED
      ? err(refusal('NEVER', { en: 'never', ko: '안 됩니다.' }, '§1'))
      : tally.decide(state, seat, command, chance),
};
const REFUSED = { type: 'count' } as const;

let log: EventLog;
let lines: string[];
beforeEach(() => {
  log = memoryEventLog();
  lines = [];
});

const boot = (over: Partial<EventLog> = {}): Matches =>
  createMatches({
    log: { ...log, ...over },
    vault,
    games: { tally: async () => refusing },
    now: () => NOON,
    randomSeed: () => seedOf(1),
    randomNonce: nonces(),
    engineOf: () => ENGINE_OF_TESTS,
    pause: async () => undefined,
    snapshotKey: async () => SNAPSHOT_KEY,
    snapshotEvery: () => 5,
    report: (what, { message: _, ...about }) => lines.push([what, ...Object.values(about)].join(' ')),
  });

const send = (matches: Matches, by: Sent['by'], cmdId: string, command: Sent['command']) =>
  matches.execute({ game: 'g', by, cmdId, command });

/** A match of two seats that plays: version 4. */
async function started(matches: Matches): Promise<void> {
  const settings = SETTINGS;
  await send(matches, { user: 'ann' }, 'create', {
    type: 'create',
    of: 'tally',
    texts: TEXTS,
    options: { seats: 2 },
    settings,
  });
  for (const seat of ['s0', 's1']) await send(matches, { user: seat }, `join ${seat}`, { type: 'join', seat });
  await send(matches, { user: 'ann' }, 'start', { type: 'start' });
}

const vote = { type: 'vote', seat: 's0', kind: 'cancel', value: true } as const;

describe('is reported:', () => {
  it('a conflict, with the version that another player’s commit took', async () => {
    await started(boot());
    let overtaken = false;
    const slow = boot({
      append: async (commit) => {
        if (!overtaken) await send(boot(), { user: 's1' }, 'first', { ...vote, seat: 's1' });
        overtaken = true;
        return log.append(commit);
      },
    });
    expect((await send(slow, { user: 's0' }, 'second', vote)).is).toBe('committed');
    expect(lines).toEqual(['conflict g 5']);
  });

  it('a command that is sent again and gets its receipt', async () => {
    const matches = boot();
    await started(matches);
    await send(matches, { user: 's0' }, 'vote', vote);
    expect((await send(matches, { user: 's0' }, 'vote', vote)).is).toBe('repeated');
    expect(lines).toEqual(['retry g vote']);
  });

  it('a snapshot that could not be written; the command is committed all the same', async () => {
    const matches = boot({
      saveSnapshot: async () => {
        throw new Error('no room');
      },
    });
    await started(matches);
    expect((await send(matches, { user: 's0' }, 'vote', vote)).is).toBe('committed');
    expect(lines).toEqual(['snapshot g 5']);
  });

  it('a command of the clock that was refused', async () => {
    const matches = boot();
    await started(matches);
    expect((await send(matches, 'clock', 'due-1', { type: 'tick' })).is).toBe('refused');
    expect(lines).toEqual(['refused g clock due-1 NOT_DUE']);
  });

  it('a standing order whose answer the game refused; the order itself is committed', async () => {
    const matches = boot();
    await started(matches);
    const stood = await send(matches, { user: 's0' }, 'stand', { type: 'stand', seat: 's0', standing: {} });
    expect(stood.is).toBe('committed');
    expect(lines).toEqual(['refused g standing order s0 round-1 NEVER']);
  });
});

it('the request of a person that is refused is answered, and not reported', async () => {
  const matches = boot();
  await started(matches);
  expect((await send(matches, { user: 's1' }, 'vote', vote)).is).toBe('refused');
  expect(lines).toEqual([]);
});

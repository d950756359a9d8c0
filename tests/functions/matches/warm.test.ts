import { beforeEach, expect, it } from 'vitest';
import type { EventLog } from '../../../domain/log/store.ts';
import { asksOf, isWaited } from '../../../domain/match/clock/questions.ts';
import type { MatchCommand } from '../../../domain/match/state/commands.ts';
import type { Sent } from '../../../functions/features/matches/handle-command.ts';
import { createMatches, type Matches } from '../../../functions/features/matches/matches.ts';
import { GameStopped } from '../../../functions/platform/kit/faults.ts';
import { duel } from '../../kit/duel/index.ts';
import { ENGINE_OF_TESTS, nonces, SNAPSHOT_KEY } from '../../kit/engine.ts';
import { memoryEventLog } from '../../kit/memory-event-log.ts';
import { memoryVault } from '../../kit/memory-vault.ts';
import { sampleFor } from '../../kit/play.ts';
import { random, seedOf } from '../../kit/random.ts';
import { NOON, SETTINGS, TEXTS } from '../../kit/table.ts';

// A warm process decides on what it remembers, and puts it: one request. What it remembers may be stale: then nothing
// of it may be committed, and nothing of it told.

let now: number;
let log: EventLog;
let vault: ReturnType<typeof memoryVault>;
let asked: string[];
const nonce = nonces();
const said =
  <Of extends unknown[], Got>(what: string, work: (...of: Of) => Got) =>
  (...of: Of): Got => {
    asked.push(what);
    return work(...of);
  };

/** A process with a separate memory. */
const boot = (): Matches =>
  createMatches({
    log: {
      append: said('put', (commit) => log.append(commit)),
      read: said('query', (...of) => log.read(...of)),
      head: said('query', (game) => log.head(game)),
      keep: (...of) => log.keep(...of),
      kept: (...of) => log.kept(...of),
      newest: said('query', (...of) => log.newest(...of)),
      snapshot: said('query', (game) => log.snapshot(game)),
      saveSnapshot: said('snapshot', (...of) => log.saveSnapshot(...of)),
    },
    vault: { ...vault, seed: said('seed', (game) => vault.seed(game)) },
    games: { duel: async () => duel },
    now: () => now,
    randomSeed: () => seedOf(1),
    randomNonce: nonce,
    engineOf: () => ENGINE_OF_TESTS,
    pause: async () => undefined,
    snapshotKey: async () => SNAPSHOT_KEY,
    snapshotEvery: () => 500,
  });

let ids = 0;
const send = (
  matches: Matches,
  user: string,
  command: Sent['command'],
  cmdId = `id-${++ids}`,
  more: Partial<Sent> = {},
) => matches.execute({ game: 'g', by: { user }, cmdId, command, ...more });
const vote = (seat: string, value = true): MatchCommand => ({ type: 'vote', seat, kind: 'draw', value });
const length = async (): Promise<number> => (await log.read('g', 0)).length;

/** A turn of the game: the seats to act answer. */
async function turn(matches: Matches) {
  now += 1000;
  const { match } = (await matches.load('g'))!;
  const ask = asksOf(duel, match).find(isWaited)!;
  asked = [];
  return send(matches, ask.seat, {
    type: 'act',
    seat: ask.seat,
    ask: ask.ask,
    command: sampleFor(duel, match, ask.seat, random(match.v)),
  });
}

let one: Matches;
let other: Matches;
beforeEach(async () => {
  [now, log, vault, asked] = [NOON, memoryEventLog(), memoryVault(), []];
  one = boot();
  await send(one, 'red', { type: 'create', of: 'duel', texts: TEXTS, options: { hits: 9 }, settings: SETTINGS });
  for (const seat of ['red', 'blue']) await send(one, seat, { type: 'join', seat });
  await send(one, 'red', { type: 'start' });
  other = boot();
  await other.load('g');
  asked = [];
});

it('a command that is accepted is one Put and no Query', async () => {
  for (let n = 0; n < 5; n++) {
    expect((await turn(one)).is).toBe('committed');
    expect(asked).toEqual(['put']);
  }
});

it('a match remembered for a minute or longer is read again first', async () => {
  now += 60_000;
  expect((await send(one, 'red', vote('red'))).is).toBe('committed');
  expect(asked).toEqual(['query', 'put']);
});

it('a match that was read again unchanged is remembered for a minute from then on', async () => {
  now += 60_000;
  await one.load('g');
  now += 59_999;
  asked = [];
  expect((await send(one, 'red', vote('red'))).is).toBe('committed');
  expect(asked).toEqual(['put']);
});

it('two processes, each behind the other again and again: every command is decided on the newest match, and commits once', async () => {
  const before = await length();
  for (let n = 0; n < 6; n++) {
    now += 20_000;
    const [writer, seat] = n % 2 === 0 ? ([one, 'red'] as const) : ([other, 'blue'] as const);
    const done = await send(writer, seat, { type: 'stand', seat, standing: null });
    expect(done).toMatchObject({ is: 'committed', receipt: { version: before + n + 1 } });
  }
  expect(await length()).toBe(before + 6);
});

it('every refusal comes from the log, not from memory: of access, of a meaning, of a rule, of a version', async () => {
  const inK = (process: Matches, user: string, command: Sent['command'], more: Partial<Sent> = {}) =>
    send(process, user, command, undefined, { game: 'k', ...more });
  const join = { type: 'join', seat: 'blue' } as const;
  const leave = { type: 'leave', seat: 'blue' } as const;
  await inK(one, 'red', { type: 'create', of: 'duel', texts: TEXTS, options: {}, settings: SETTINGS });
  await inK(one, 'red', { type: 'join', seat: 'red' });
  await inK(one, 'blue', join);
  await other.load('k');
  const behind = boot();
  await behind.load('k');
  // Blue leaves, and carl sits down: the others remember blue.
  await inK(one, 'blue', leave);
  await inK(one, 'carl', join);
  const seen: number[] = [];
  const meaning =
    (user: string): Sent['command'] =>
    async ({ match }) => {
      const holder = match.chairs.find(({ seat }) => seat === 'blue')?.holder;
      seen.push(match.v);
      if (holder?.kind !== 'user' || holder.user !== user) throw new Error(`not at ${match.v}`);
      return leave;
    };
  expect((await inK(other, 'carl', meaning('carl'))).is).toBe('committed');
  expect(seen).toEqual([3, 5]);
  // A player whom memory lets in is refused by the log, and told by which version.
  seen.length = 0;
  await expect(inK(behind, 'blue', meaning('blue'))).rejects.toThrow('not at 6');
  expect(seen).toEqual([3, 6]);
  // A rule that refuses by memory alone does not: the seat is free again.
  const late = boot();
  await late.load('k');
  await inK(one, 'dora', join);
  await inK(one, 'dora', leave);
  expect(await inK(late, 'emil', join)).toMatchObject({ is: 'committed', receipt: { version: 9 } });
  expect(await inK(one, 'fred', join)).toMatchObject({ is: 'refused', match: { v: 9 } });
  // So with the version that a command is for.
  expect((await inK(behind, 'emil', leave, { isFor: ({ v }) => v === 9 })).is).toBe('committed');
  expect((await inK(late, 'gina', join, { isFor: ({ v }) => v === 9 })).is).toBe('moved');
});

it('a retry has its receipt from a warm process, from one that is behind, and from a cold one', async () => {
  const first = await send(one, 'red', vote('red'), 'again');
  expect(first.is).toBe('committed');
  const before = await length();
  for (const process of [one, other, boot(), other])
    expect(await send(process, 'red', vote('red'), 'again')).toMatchObject({
      is: 'repeated',
      receipt: (first as { receipt: object }).receipt,
    });
  expect((await send(one, 'red', vote('red', false), 'again')).is).toBe('reused');
  expect(await length()).toBe(before);
});

it('a deadline that another process let pass is not overlooked', async () => {
  await send(
    one,
    'red',
    { type: 'create', of: 'duel', texts: TEXTS, options: {}, settings: { ...SETTINGS, deadlines: { default: 30 } } },
    'h',
    {
      game: 'h',
    },
  );
  for (const seat of ['red', 'blue']) await send(one, seat, { type: 'join', seat }, `h ${seat}`, { game: 'h' });
  await send(one, 'red', { type: 'start' }, 'h start', { game: 'h' });
  const { match } = (await other.load('h'))!;
  const [ask] = asksOf(duel, match).filter(isWaited);
  now += 34_000;
  await one.execute({ game: 'h', by: 'clock', cmdId: `due-${match.due}`, command: { type: 'tick' } });
  const late = {
    type: 'act',
    seat: ask!.seat,
    ask: ask!.ask,
    command: sampleFor(duel, match, ask!.seat, random(1)),
  } as const;
  const answer = await send(other, ask!.seat, late, 'late', { game: 'h', arrived: now - 1000 });
  expect(answer).toMatchObject({ is: 'refused' });
});

it('a log that was restored under a warm process is not written to, once a minute has passed', async () => {
  for (let n = 0; n < 6; n++) await turn(one);
  const whole = await log.read('g', 0);
  log = memoryEventLog();
  for (const commit of whole.slice(0, -3)) await log.append(commit);
  now += 60_000;
  await expect(send(one, 'red', vote('red'))).rejects.toThrow(GameStopped);
  // It stays so, though it was read a moment ago.
  await expect(send(one, 'red', vote('red'))).rejects.toThrow(GameStopped);
  expect(await length()).toBe(whole.length - 3);
});

import { beforeEach, describe, expect, it } from 'vitest';
import type { Commit } from '../../../domain/log/commit.ts';
import type { EventLog } from '../../../domain/log/store.ts';
import { audit } from '../../../domain/match/audit/audit.ts';
import { asksOf, isWaited } from '../../../domain/match/clock/questions.ts';
import { project } from '../../../functions/features/listing/project.ts';
import type { Executed } from '../../../functions/features/matches/handle-command.ts';
import { createMatches, type Matches } from '../../../functions/features/matches/matches.ts';
import { GameStopped } from '../../../functions/platform/kit/faults.ts';
import { duel } from '../../kit/duel/index.ts';
import { ENGINE_OF_TESTS, meansOf, nonces, SNAPSHOT_KEY } from '../../kit/engine.ts';
import { memoryEventLog } from '../../kit/memory-event-log.ts';
import { memoryPeople } from '../../kit/memory-people.ts';
import { memoryQueues } from '../../kit/memory-queues.ts';
import { memoryVault } from '../../kit/memory-vault.ts';
import { memoryViews } from '../../kit/memory-views.ts';
import { sampleFor } from '../../kit/play.ts';
import { random, seedOf } from '../../kit/random.ts';
import { NOON, SETTINGS, TEXTS } from '../../kit/table.ts';

// A log that is restored goes back. Nothing that was secret or drawn after that point may come again, and nobody who
// remembers it may write.

let now: number;
let log: EventLog;
let views: ReturnType<typeof memoryViews>;
let vault: ReturnType<typeof memoryVault>;
const people = memoryPeople();
const nonce = nonces();

/** A process: it remembers what it has seen. */
const boot = (isRestoring = false): Matches =>
  createMatches({
    // The store may be exchanged under a process, as by a restore.
    log: {
      append: (commit) => log.append(commit),
      read: (...of) => log.read(...of),
      newest: (...of) => log.newest(...of),
      head: (game) => log.head(game),
      keep: (...of) => log.keep(...of),
      kept: (...of) => log.kept(...of),
      snapshot: (game) => log.snapshot(game),
      saveSnapshot: (...of) => log.saveSnapshot(...of),
    },
    vault: {
      keepSeed: (...of) => vault.keepSeed(...of),
      seed: (game) => vault.seed(game),
      keepPerson: (...of) => vault.keepPerson(...of),
      person: (person) => vault.person(person),
    },
    games: { duel: async () => duel },
    now: () => now,
    randomSeed: () => seedOf(1),
    randomNonce: nonce,
    engineOf: () => ENGINE_OF_TESTS,
    pause: async () => undefined,
    snapshotKey: async () => SNAPSHOT_KEY,
    snapshotEvery: () => 500,
    ...(!isRestoring && { viewed: (game: string) => views.version(game) }),
  });

let ids = 0;
const send = (
  matches: Matches,
  user: string,
  command: Parameters<Matches['execute']>[0]['command'],
): Promise<Executed> => matches.execute({ game: 'g', by: { user }, cmdId: `id-${++ids}`, command });
const commits = (): Promise<readonly Commit[]> => log.read('g', 0);

/** The store as it was at a version, and nobody told. */
async function restoreTo(version: number): Promise<void> {
  const kept = (await commits()).slice(0, version);
  log = memoryEventLog();
  for (const commit of kept) await log.append(commit);
}

/** States the restore, as the command of the server does, a minute later than anything before. */
async function state(): Promise<Executed> {
  now += 60_000;
  const from = (await log.head('g'))?.envelope.v ?? 0;
  return boot(true).execute({
    game: 'g',
    by: 'house',
    cmdId: `restored-${from}-${now}`,
    command: { type: 'restored', from },
  });
}

/** Plays this number of commits by random legal commands; equal `luck` gives equal choices. */
async function play(matches: Matches, count: number, luck: number): Promise<void> {
  const below = random(luck);
  for (let i = 0; i < count; i++) {
    now += 1000;
    const { match } = (await matches.load('g'))!;
    const ask = asksOf(duel, match).find(isWaited);
    if (ask === undefined) return;
    const done = await send(matches, ask.seat, {
      type: 'act',
      seat: ask.seat,
      ask: ask.ask,
      command: sampleFor(duel, match, ask.seat, below),
    });
    expect(done.is).toBe('committed');
  }
}

beforeEach(async () => {
  [now, log, views, vault] = [NOON, memoryEventLog(), memoryViews(), memoryVault()];
  const matches = boot();
  await send(matches, 'red', { type: 'create', of: 'duel', texts: TEXTS, options: { hits: 9 }, settings: SETTINGS });
  for (const seat of ['red', 'blue']) await send(matches, seat, { type: 'join', seat });
  await send(matches, 'red', { type: 'start' });
  await play(matches, 30, 1);
});

/** All salts of a history, and the name of every draw: two equal ones would be equal dice. */
const salts = (history: readonly Commit[]): readonly string[] =>
  history.flatMap(({ secrets }) => [
    ...secrets.seals.map(({ salt }) => salt),
    secrets.command?.salt ?? '',
    ...(secrets.piles ? [secrets.piles.salt] : []),
  ]);
const draws = (history: readonly Commit[]): readonly string[] =>
  history.flatMap(({ envelope }) =>
    envelope.form === 2
      ? envelope.draws.flatMap(({ s, i, k }) => Array.from({ length: k }, (_, j) => `${envelope.epoch}/${s}/${i + j}`))
      : [],
  );
const expectApart = (...histories: (readonly Commit[])[]): void => {
  const [allSalts, allDraws] = [histories.flatMap(salts), histories.flatMap(draws)];
  expect(new Set(allSalts).size).toBe(allSalts.length);
  expect(new Set(allDraws).size).toBe(allDraws.length);
  for (const history of histories) expect(draws(history).length, 'draws to compare').toBeGreaterThan(0);
};

/** What else the projector needs. */
const beside = () => ({ people, vault, log, queues: memoryQueues().queues, now: () => now });

describe('after a restore that is stated', () => {
  it.each([1, 5, 20])('by %d commits, no salt and no die comes again, from the very first commit on', async (back) => {
    const played = await commits();
    const whole = played.slice(0, 20 + played.slice(20, -3).findLastIndex((commit) => draws([commit]).length > 0) + 1);
    const from = whole.length - back;
    expect(draws(whole.slice(from)).length).toBeGreaterThan(0);
    await restoreTo(from);
    expect((await state()).is).toBe('committed');
    const restated = (await commits())[from]!;
    const lost = whole.slice(from);
    expect(salts(lost)).not.toContain(salts([restated])[0]);
    await play(boot(true), 30, 1);
    const after = (await commits()).slice(from);
    const [ours, theirs] = [new Set(draws(after)), draws(lost)];
    expect(ours.size).toBeGreaterThan(0);
    expect(theirs.filter((draw) => ours.has(draw))).toEqual([]);
    expect(salts(lost).filter((salt) => salts(after).includes(salt))).toEqual([]);
  });

  it('twice to the same commit, three histories have nothing in common', async () => {
    const whole = await commits();
    await restoreTo(10);
    await state();
    await play(boot(true), 30, 1);
    const second = (await commits()).slice(10);
    await restoreTo(10);
    await state();
    await play(boot(true), 30, 1);
    expectApart(whole.slice(10), second, (await commits()).slice(10));
  });

  it('is refused a second time in the same minute, when the epoch would be the same', async () => {
    await restoreTo(10);
    await state();
    now -= 60_000;
    expect(await state()).toMatchObject({ is: 'refused', refusal: { code: 'EPOCH_TAKEN' } });
  });

  it('the auditor accepts the log and shows the epoch', async () => {
    await restoreTo(10);
    await state();
    const matches = boot(true);
    await play(matches, 5, 2);
    for (const seat of ['red', 'blue']) await send(matches, seat, { type: 'vote', seat, kind: 'draw', value: true });
    const log = await commits();
    const report = await audit(duel, log, true, meansOf(duel));
    expect(report).toMatchObject({ ok: true, complete: true });
    const epoch = Math.floor((log[10]?.envelope.at ?? 0) / 60_000);
    expect(report.says.map(({ en }) => en)).toContain(
      `Version 11: the log was restored up to version 10; from here on chance is that of epoch ${epoch}.`,
    );
  });

  it('a deadline has the time that was left of it', async () => {
    const matches = boot();
    const settings = { ...SETTINGS, deadlines: { default: 3600 } };
    const of = (user: string, command: Parameters<Matches['execute']>[0]['command']) =>
      matches.execute({ game: 'h', by: { user }, cmdId: `h-${++ids}`, command });
    await of('red', { type: 'create', of: 'duel', texts: TEXTS, options: { hits: 9 }, settings });
    for (const seat of ['red', 'blue']) await of(seat, { type: 'join', seat });
    await of('red', { type: 'start' });
    now += 7200_000;
    await boot(true).execute({ game: 'h', by: 'house', cmdId: 'restored', command: { type: 'restored', from: 4 } });
    const { match } = (await boot(true).load('h'))!;
    expect([match.v, match.due]).toEqual([5, now + 3600_000]);
  });
});

describe('after a restore that nobody has stated', () => {
  it('a process that remembers what is gone writes nothing and reads nothing, also when the log has grown again', async () => {
    const warm = boot();
    const before = (await warm.load('g'))!.match.v;
    await restoreTo(before - 5);
    await expect(play(warm, 1, 3)).rejects.toThrow(GameStopped);
    expect(await commits()).toHaveLength(before - 5);
    await play(boot(true), 10, 4);
    expect(await commits()).toHaveLength(before + 5);
    await expect(warm.load('g')).rejects.toMatchObject({ evidence: 'a commit that is gone' });
  });

  it('such a process goes on once the log states the restore', async () => {
    const warm = boot();
    await warm.load('g');
    await restoreTo(10);
    await expect(warm.load('g')).rejects.toThrow(GameStopped);
    await state();
    expect((await warm.load('g'))?.match.v).toBe(11);
    await play(warm, 1, 5);
    expect(await commits()).toHaveLength(12);
  });

  it('a new process and the follower see by the lists that commits are gone', async () => {
    await project({ matches: boot(), views, ...beside() }, 'g');
    await restoreTo(10);
    await expect(boot().load('g')).rejects.toMatchObject({ evidence: 'a newer view' });
    await expect(send(boot(), 'red', { type: 'vote', seat: 'red', kind: 'cancel', value: true })).rejects.toThrow(
      GameStopped,
    );
    await expect(project({ matches: boot(true), views, ...beside() }, 'g')).rejects.toMatchObject({
      evidence: 'a newer view',
    });
    expect(await commits()).toHaveLength(10);
  });

  it('views that were restored, alone, are healed by the next commit', async () => {
    const old = memoryViews();
    await restoreTo(10);
    await project({ matches: boot(true), views: old, ...beside() }, 'g');
    views = old;
    await play(boot(), 1, 6);
    await project({ matches: boot(), views, ...beside() }, 'g');
    expect(await views.version('g')).toBe(11);
  });

  it('a seed that is missing, or another one, stops the game', async () => {
    vault = memoryVault();
    await expect(play(boot(), 1, 7)).rejects.toMatchObject({ evidence: 'no seed' });
    await vault.keepSeed('g', seedOf(2));
    await expect(play(boot(), 1, 7)).rejects.toMatchObject({ evidence: 'another seed' });
  });
});

it('a log with a hole, or of two histories, is not read', async () => {
  const whole = await commits();
  const put = async (...kept: readonly (Commit | undefined)[]) => {
    log = memoryEventLog();
    for (const commit of kept) if (commit !== undefined) await log.append(commit);
  };
  await put(...whole.slice(0, 10), ...whole.slice(12));
  await expect(boot().load('g')).rejects.toMatchObject({ evidence: 'a hole' });
  await restoreTo(0);
  await put(...whole.slice(0, 10));
  await play(boot(), 2, 8);
  const other = await commits();
  await put(...whole.slice(0, 11), ...other.slice(11));
  await expect(boot().load('g')).rejects.toMatchObject({ evidence: 'a hole' });
});

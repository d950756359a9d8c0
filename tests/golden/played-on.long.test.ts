import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BOTS } from '../../domain/games/bots.ts';
import { GAMES } from '../../domain/games/games.ts';
import { fromBase64url } from '../../domain/lib/hash.ts';
import { last, sure } from '../../domain/lib/sure.ts';
import type { Commit } from '../../domain/log/commit.ts';
import { audit } from '../../domain/match/audit/audit.ts';
import type { Engines } from '../../domain/match/audit/deciders.ts';
import { asksOf, isWaited } from '../../domain/match/clock/questions.ts';
import { botChance } from '../../domain/match/decide/bots.ts';
import { fold, NOTHING } from '../../domain/match/fold/evolve.ts';
import { chairOf, type Match } from '../../domain/match/state/state.ts';
import { createMatches, type Matches } from '../../functions/features/matches/matches.ts';
import { AT_LEISURE } from '../../functions/platform/engines/bounds.ts';
import { enginesIn } from '../../functions/platform/engines/engines.ts';
import { KEPT } from '../../infra/engines/keep.ts';
import { ENGINE_OF_TESTS, enginesOfTests, nonceOf } from '../kit/engine.ts';
import { memoryEventLog } from '../kit/memory-event-log.ts';
import { memoryVault } from '../kit/memory-vault.ts';
import { sampleFor } from '../kit/play.ts';
import { type Below, oneOf, random, seedOf } from '../kit/random.ts';
import { resumed, type Table } from '../kit/table.ts';

// Games that a release began and this code plays on, as after an upgrade. Each golden log is cut off at several places
// of its play, folded, played on by this code, and ended. Then both engines decide what each of them decided.

const FOLDER = new URL('./', import.meta.url);
const logs = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ndjson'));
/** Those of 0.1.0, in form 1. A server plays them on. */
const first = logs.filter((file) => !/^[0-9]/.test(file));
/** Those of later releases, in form 2. Their people are pseudonyms that no server knows, so a table plays them on. */
const later = logs.filter((file) => /^[0-9]/.test(file) && !file.includes('fork'));
const released = enginesIn([KEPT], AT_LEISURE);
const engines: Engines = async (name, of) => (await enginesOfTests(GAMES)(name, of)) ?? released(name, of);

const COMMANDS = 12;
/** Where a log is cut off, in quarters of its play. */
const QUARTERS = [1, 2, 3] as const;

const commitsOf = (file: string): readonly Commit[] =>
  readFileSync(new URL(file, FOLDER), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Commit);

/** Today's code on the first commits of a game, at the time of the last of them. */
async function houseOn(commits: readonly Commit[], seed: string) {
  const [log, vault, clock] = [memoryEventLog(), memoryVault(), { now: last(commits).envelope.at }];
  for (const commit of commits) await log.append(commit);
  const id = last(commits).envelope.game;
  await vault.keepSeed(id, fromBase64url(seed));
  let drawn = 0;
  const matches = createMatches({
    log,
    vault,
    games: GAMES,
    now: () => clock.now,
    randomSeed: () => seedOf(1),
    randomNonce: () => nonceOf(String(++drawn)),
    engineOf: () => ENGINE_OF_TESTS,
    pause: async () => undefined,
    snapshotEvery: () => 5,
  });
  const load = async (): Promise<Match> => sure(await matches.load(id), 'match').match;
  const send = async (
    by: 'bots' | 'clock' | 'house' | string,
    command: Parameters<Matches['execute']>[0]['command'],
  ) => {
    const actor = by === 'bots' || by === 'clock' || by === 'house' ? by : { user: by };
    clock.now += 1000;
    expect(await matches.execute({ game: id, by: actor, cmdId: `on-${++drawn}`, command })).toMatchObject({
      is: 'committed',
    });
  };
  return { id, log, clock, load, send };
}
/** The published seed of a game that is over. */
const seedIn = (commits: readonly Commit[]): string =>
  String(last(commits).envelope.events.find(({ type }) => type === 'match/ended')?.seed);

/** How many commits are left of a game that is cut off in a quarter of its play; one that did not start lacks its end. */
function cutOf(commits: readonly Commit[], quarter: number): number {
  const begun = commits.findIndex(({ envelope }) => envelope.events.some(({ type }) => type === 'match/started')) + 1;
  return begun === 0 ? commits.length - 1 : begun + Math.floor(((commits.length - 1 - begun) * quarter) / 4);
}

type House = Awaited<ReturnType<typeof houseOn>>;

/** One command of any actor that may give one: a person, a bot, or else the clock. */
async function step({ load, send, clock }: House, of: string, below: Below): Promise<void> {
  const game = await sure(GAMES[of], of)();
  const match = await load();
  const able = asksOf(game, match).filter((ask) => isWaited(ask) && chairOf(match, ask.seat)?.holder !== undefined);
  if (able.length === 0) {
    clock.now = Math.max(clock.now, sure(match.due, 'deadline, where nobody can answer'));
    return send('clock', { type: 'tick' });
  }
  const { seat, ask } = oneOf(below, able);
  const holder = chairOf(match, seat)?.holder;
  if (holder?.kind !== 'user') {
    const bot = await sure(BOTS[of], of)();
    return send('bots', async (loaded, seed) => {
      const chance = botChance(loaded.match, seed, seat, ask);
      return { type: 'act', seat, ask, command: bot(game.view(loaded.match.state, [seat]), seat, chance) };
    });
  }
  return send(holder.user, { type: 'act', seat, ask, command: sampleFor(game, match, seat, below) });
}

describe.each(first)('%s', (file) => {
  const of = basename(dirname(file));
  const commits = commitsOf(file);
  const seed = seedIn(commits);

  it.each(QUARTERS)('is played on from quarter %i of its play, and holds', async (quarter) => {
    const game = await sure(GAMES[of], of)();
    const cut = cutOf(commits, quarter);
    const house = await houseOn(commits.slice(0, cut), seed);
    const below = random(cut);
    for (let i = 0; i < COMMANDS && (await house.load()).status === 'playing'; i++) await step(house, of, below);
    // A game of form 1 ends by the statement of a restore, with any holders of its seats.
    if ((await house.load()).status !== 'over') {
      house.clock.now += 60_000;
      await house.send('house', { type: 'restored', from: (await house.load()).v });
    }

    const whole = await house.log.read(house.id, 0);
    expect(whole.length).toBeGreaterThan(cut);
    expect(
      whole.slice(cut).every(({ envelope }) => envelope.form === undefined && envelope.engine === ENGINE_OF_TESTS),
    ).toBe(true);
    expect(await house.load()).toEqual(whole.reduce((match, commit) => fold(game, match, commit), NOTHING));
    const report = await audit(game, whole, true, { engines });
    expect(report.findings).toEqual([]);
    expect(report).toMatchObject({ verdict: 'holds', engines: [{ commits: cut }, { commits: whole.length - cut }] });
  });
});

/** One command at a table, of a person, a bot or the clock. The first person ends a pause. */
async function stepAt(table: Table, below: Below): Promise<void> {
  const { game, match } = table.wait(1);
  if (match.paused !== undefined) {
    const person = match.chairs.find(({ holder }) => holder?.kind === 'user');
    table.vote(sure(person, 'person').seat, 'pause', false);
    return;
  }
  const able = table.waited().filter(({ seat }) => chairOf(match, seat)?.holder !== undefined);
  if (able.length === 0) {
    table.now = Math.max(table.now, sure(match.due, 'deadline, where nobody can answer'));
    table.tick();
    return;
  }
  const { seat } = oneOf(below, able);
  if (chairOf(match, seat)?.holder?.kind === 'bot') table.playBot(seat, await sure(BOTS[game.id], game.id)());
  else table.act(seat, sampleFor(game, match, seat, below));
}

describe.each(later)('%s', (file) => {
  const of = basename(dirname(file));
  const commits = commitsOf(file);

  it.each(QUARTERS)('is played on from quarter %i of its play, and holds', async (quarter) => {
    const game = await sure(GAMES[of], of)();
    const cut = cutOf(commits, quarter);
    const table = resumed(game, commits.slice(0, cut), fromBase64url(seedIn(commits)));
    const below = random(cut);
    for (let i = 0; i < COMMANDS && table.match.status === 'playing'; i++) await stepAt(table, below);
    const reason = nonceOf('reason').padEnd(43, 'A');
    if (table.match.status !== 'over') table.wait(60).send({ user: 'mod' }, { type: 'moderate', act: 'close', reason });
    expect(table.commits.length).toBeGreaterThan(cut);
    const report = await audit(game, table.commits, true, { engines });
    expect(report.findings).toEqual([]);
    expect(report).toMatchObject({
      verdict: 'holds',
      engines: [{ commits: cut }, { commits: table.commits.length - cut }],
    });
  });
});

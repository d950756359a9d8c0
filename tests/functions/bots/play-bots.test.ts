import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Bot } from '../../../domain/games/bots.ts';
import type { JsonObject } from '../../../domain/lib/json.ts';
import { last, sure } from '../../../domain/lib/sure.ts';
import type { Commit } from '../../../domain/log/commit.ts';
import type { EventLog } from '../../../domain/log/store.ts';
import { botChance } from '../../../domain/match/decide/bots.ts';
import { fold, NOTHING } from '../../../domain/match/fold/evolve.ts';
import { playBots } from '../../../functions/features/bots/play-bots.ts';
import { createMatches, type Matches } from '../../../functions/features/matches/matches.ts';
import type { Reported } from '../../../functions/platform/kit/report.ts';
import { duel, duelBot } from '../../kit/duel/index.ts';
import { ENGINE_OF_TESTS, nonces } from '../../kit/engine.ts';
import { memoryEventLog } from '../../kit/memory-event-log.ts';
import { memoryVault } from '../../kit/memory-vault.ts';
import { seedOf } from '../../kit/random.ts';
import { NOON, SETTINGS, TEXTS } from '../../kit/table.ts';

// Bots answer like people do, through the one path by which commits are written; what they choose is theirs.

const SEED = seedOf(1);
let now: number;
let log: EventLog;
let vault: ReturnType<typeof memoryVault>;
let reports: Reported[];
/** Lines of the functions' own log. */
let lines: JsonObject[];
const nonce = nonces();

beforeEach(() => {
  [now, log, vault, reports, lines] = [NOON, memoryEventLog(), memoryVault(), [], []];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    lines.push(JSON.parse(String(line)) as JsonObject);
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

/** A process with a separate memory. */
const boot = (): Matches =>
  createMatches({
    log,
    vault,
    games: { duel: async () => duel },
    now: () => now,
    randomSeed: () => SEED,
    randomNonce: nonce,
    engineOf: () => ENGINE_OF_TESTS,
    pause: async () => undefined,
    snapshotEvery: () => 500,
    report: (what) => reports.push(what),
  });

const watch = { isPaused: async () => false } as const;
const playing = (matches: Matches, bot: Bot, most = 1) =>
  playBots({ matches, watch: watch as never, now: () => now }, { duel: async () => bot }, 'g', most);

/** A duel between bots, or against ann, in which nobody has answered. */
async function begun(matches: Matches, isPersonThere = false): Promise<void> {
  const send = (command: Parameters<Matches['execute']>[0]['command']) =>
    matches.execute({ game: 'g', by: { user: 'ann' }, cmdId: nonce(), command });
  await send({ type: 'create', of: 'duel', texts: TEXTS, options: { hits: 3 }, settings: SETTINGS });
  await send({ type: 'join', seat: 'red', ...(!isPersonThere && { bot: true as const }) });
  await send({ type: 'join', seat: 'blue', bot: true });
  expect(await send({ type: 'start' })).toMatchObject({ is: 'committed' });
}

const commits = (): Promise<readonly Commit[]> => log.read('g', 0);
const commandOf = ({ secrets }: Commit) => sure(secrets.command, 'command').value as JsonObject;

it('two workers at once: one commit for a question, and the other worker finds it closed', async () => {
  const workers = [boot(), boot()] as const;
  await begun(workers[0]);
  const from = (await commits()).length;
  let thought = 0;
  const thinking: Bot = (...of) => {
    thought++;
    return duelBot(...of);
  };
  await Promise.all(workers.map((worker) => playing(worker, thinking)));
  const [first, ...more] = (await commits()).slice(from);
  expect(more).toEqual([]);
  expect(first?.envelope).toMatchObject({ by: 'bot:red', v: from + 1 });
  expect([thought, reports]).toEqual([2, ['refused']]);
  expect(lines).toEqual([]);
});

it('a command that the rules refuse is reported, and answered by default', async () => {
  const matches = boot();
  await begun(matches);
  const resting: Bot = () => ({ type: 'rest' });
  await playing(matches, resting, 2);
  const [red, blue] = (await commits()).slice(-2);
  const { match } = sure(
    await matches.past(sure(await matches.load('g'), 'match'), sure(red, 'commit').envelope.v - 1),
    'match before',
  );
  expect(commandOf(red!)).toEqual({
    type: 'act',
    seat: 'red',
    ask: 'b3',
    command: duel.lapse(duel.view(match.state as never, ['red']), 'red'),
  });
  expect([red, blue].map((commit) => commit?.envelope.by)).toEqual(['bot:red', 'bot:blue']);
  const about = { level: 'error', what: 'misplay', game: 'g', ask: 'b3', code: 'CHOOSE_A_STANCE' };
  expect(lines).toMatchObject([
    { ...about, seat: 'red' },
    { ...about, seat: 'blue' },
  ]);
});

it('a bot sees what its seat may know, and chooses the same again from the seed and the log', async () => {
  const matches = boot();
  await begun(matches, true);
  const seen: string[] = [];
  await playing(matches, (view, seat, chance) => {
    seen.push(JSON.stringify(view));
    return duelBot(view, seat, chance);
  });
  const whole = await commits();
  const before = whole.slice(0, -1).reduce((match, commit) => fold(duel, match, commit), NOTHING);
  const view = duel.view(before.state as never, ['blue']);
  expect(seen).toEqual([JSON.stringify(view)]);
  const { command, ask } = commandOf(last(whole)) as { readonly command: JsonObject; readonly ask: string };
  expect(command).toEqual(duelBot(view, 'blue', botChance(before, SEED, 'blue', ask)));
});

it('no commit says how long a bot thought', async () => {
  const matches = boot();
  await begun(matches);
  await playing(matches, (...of) => {
    now += 7000;
    return duelBot(...of);
  });
  expect(last(await commits()).envelope.at).toBe(NOON);
  expect(now).toBe(NOON + 7000);
});

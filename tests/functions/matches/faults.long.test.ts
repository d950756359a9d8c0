import { beforeAll, expect, it } from 'vitest';
import type { Commit } from '../../../domain/log/commit.ts';
import { formOf } from '../../../domain/log/forms.ts';
import type { Snapshot } from '../../../domain/log/store.ts';
import { askOf } from '../../../domain/match/clock/questions.ts';
import type { Actor } from '../../../domain/match/desk/desk.ts';
import type { MatchCommand } from '../../../domain/match/state/commands.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import type { Executed } from '../../../functions/features/matches/handle-command.ts';
import { createMatches, type Matches } from '../../../functions/features/matches/matches.ts';
import { Busy } from '../../../functions/platform/kit/faults.ts';
import { duel } from '../../kit/duel/index.ts';
import { ENGINE_OF_TESTS, nonceOf, SNAPSHOT_KEY } from '../../kit/engine.ts';
import { Crash, everyPlan, type Plan, type Stores, type World, worldOf } from '../../kit/faults.ts';
import { memoryEventLog } from '../../kit/memory-event-log.ts';
import { memoryVault } from '../../kit/memory-vault.ts';
import { seedOf } from '../../kit/random.ts';
import { NOON, SETTINGS, TEXTS } from '../../kit/table.ts';

/** How many things go wrong with one command. */
const DEPTH = 3;
const GAME = 'g';
const HOUR = 3_600_000;

interface Step {
  readonly what: string;
  readonly by: Actor;
  /** Milliseconds after the match was created. */
  readonly at?: number;
  command(match: Match | undefined): MatchCommand;
  /** The seed drawn when the match is created; the same each time, unless said otherwise. */
  seed?(): Uint8Array;
  /** How many commits the command leads to. */
  readonly commits?: number;
}

const settings = { ...SETTINGS, deadlines: { default: 3600 } };
const act = (seat: 'red' | 'blue', command: { readonly [key: string]: string }): Step => ({
  what: `${seat}: ${command.type}`,
  by: { user: seat },
  command: (match) => ({ type: 'act', seat, ask: askOf(duel, match!, seat)!.ask, command }),
});

/** A lobby, a secret choice, the opening of both, a card drawn; at last a command that comes after the deadline. */
const STEPS: readonly Step[] = [
  {
    what: 'create',
    by: { user: 'red' },
    command: () => ({ type: 'create', of: 'duel', texts: TEXTS, options: { hits: 2 }, settings }),
  },
  { what: 'join', by: { user: 'red' }, command: () => ({ type: 'join', seat: 'red' }) },
  { what: 'join', by: { user: 'blue' }, command: () => ({ type: 'join', seat: 'blue' }) },
  { what: 'start', by: { user: 'red' }, command: () => ({ type: 'start' }) },
  act('red', { type: 'choose', stance: 'high' }),
  act('blue', { type: 'choose', stance: 'low' }),
  act('red', { type: 'draw' }),
  {
    what: 'vote after the deadline',
    by: { user: 'red' },
    at: 2 * HOUR,
    command: () => ({ type: 'vote', seat: 'red', kind: 'draw', value: true }),
    commits: 2,
  },
];

/** A process with cold caches. Every version gets a snapshot, so that there are as many awaits as can be. */
function boot({ log, vault }: Stores, { at = 0, seed = () => seedOf(1) }: Step): Matches {
  return createMatches({
    log,
    vault,
    games: { duel: async () => duel },
    now: () => NOON + at,
    randomSeed: seed,
    // However often it is tried, so that the logs can be compared.
    randomNonce: () => nonceOf('the same'),
    engineOf: () => ENGINE_OF_TESTS,
    pause: async () => undefined,
    snapshotKey: async () => SNAPSHOT_KEY,
    snapshotEvery: () => 1,
  });
}

const send = (matches: Matches, step: Step, n: number, command: MatchCommand): Promise<Executed> =>
  matches.execute({ game: GAME, by: step.by, cmdId: `cmd-${n}`, command });

/** A client: sends the command again, with the same idempotency key, until it has an answer. */
async function sendUntilAnswered(world: World, step: Step, n: number, command: MatchCommand): Promise<Executed> {
  for (;;) {
    const process = world.start();
    const matches = boot(process, step);
    for (let isAlive = true; isAlive; ) {
      try {
        return await Promise.race([send(matches, step, n, command), process.died]);
      } catch (caught) {
        if (caught instanceof Crash) isAlive = false;
        else if (!(caught instanceof Busy)) throw caught;
      }
    }
  }
}

const newStores = (): Stores => ({ log: memoryEventLog(), vault: memoryVault() });

/** Where the match stands before a step, and the command that is sent then. */
interface Before {
  readonly commits: readonly Commit[];
  readonly snapshot: Snapshot | undefined;
  readonly command: MatchCommand;
}

let befores: readonly Before[];
/** The log when nothing fails. */
let whole: readonly Commit[];
beforeAll(async () => {
  const { log, vault } = newStores();
  const seen: Before[] = [];
  for (const [n, step] of STEPS.entries()) {
    const matches = boot({ log, vault }, step);
    const command = step.command((await matches.load(GAME))?.match);
    seen.push({ commits: await log.read(GAME, 0), snapshot: await log.snapshot(GAME), command });
    expect((await send(matches, step, n, command)).is).toBe('committed');
  }
  befores = seen;
  whole = await log.read(GAME, 0);
});

async function storesAt({ commits, snapshot }: Before): Promise<Stores> {
  const stores = newStores();
  for (const commit of commits) await stores.log.append(commit);
  if (commits.length > 0) await stores.vault.keepSeed(GAME, seedOf(1));
  if (snapshot !== undefined) await stores.log.saveSnapshot(GAME, snapshot);
  return stores;
}

/** `expect`, but only on what differs: it is slow, and here are thousands of plans. */
function expectSame(plan: Plan, actual: unknown, expected: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) expect({ plan, actual }).toEqual({ plan, actual: expected });
}

it.each(STEPS.map(({ what }, n) => [n + 1, what] as const))(
  '%i. %s: after any failure, it is answered and in the log once',
  async (nr, _) => {
    const [step, before] = [STEPS[nr - 1]!, befores[nr - 1]!];
    const expected = whole.slice(0, before.commits.length + (step.commits ?? 1));
    const plans = await everyPlan(DEPTH, async (plan) => {
      const stores = await storesAt(before);
      const world = worldOf(stores, plan);
      expectSame(plan, receiptOf(await sendUntilAnswered(world, step, nr - 1, before.command)), expected.at(-1)!.hash);
      expectSame(plan, await stores.log.read(GAME, 0), expected);
      return world.calls;
    });
    expect(plans).toBeGreaterThan(500);
  },
);

it('the same when another player comes first, at any call', async () => {
  const n = STEPS.findIndex(({ what }) => what === 'red: choose');
  const [step, before] = [STEPS[n]!, befores[n]!];
  const plans = await everyPlan(
    DEPTH,
    async (plan) => {
      const stores = await storesAt(before);
      let votes = 0;
      const vote = () => {
        votes++;
        const command = { type: 'vote', seat: 'blue', kind: 'cancel', value: votes % 2 === 1 } as const;
        return boot(stores, step).execute({ game: GAME, by: { user: 'blue' }, cmdId: `vote-${votes}`, command });
      };
      const world = worldOf(stores, plan, vote);
      const receipt = receiptOf(await sendUntilAnswered(world, step, n, before.command));
      const log = await stores.log.read(GAME, 0);
      const added = log.slice(before.commits.length).map(({ envelope }) => envelope.cmdId);
      expectSame(
        plan,
        [...added].sort(),
        [`cmd-${n}`, ...Array.from({ length: votes }, (_, i) => `vote-${i + 1}`)].sort(),
      );
      expectSame(plan, receipt, log[before.commits.length + added.indexOf(`cmd-${n}`)]!.hash);
      expectSame(plan, links(log), true);
      return world.calls;
    },
    { overtaking: true },
  );
  expect(plans).toBeGreaterThan(500);
});

it('the seed that the first commit commits to is the stored seed, after any failure', async () => {
  const [step, before] = [STEPS[0]!, befores[0]!];
  await everyPlan(DEPTH, async (plan) => {
    const stores = newStores();
    const world = worldOf(stores, plan);
    let drawn = 0;
    await sendUntilAnswered(world, { ...step, seed: () => seedOf(++drawn) }, 0, before.command);
    const [created] = await stores.log.read(GAME, 0);
    expectSame(
      plan,
      created!.envelope.events[0]!.seedCommitment,
      formOf(2).seedCommitment((await stores.vault.seed(GAME))!),
    );
    return world.calls;
  });
});

const receiptOf = (answer: Executed): string =>
  answer.is === 'committed' || answer.is === 'repeated' ? answer.receipt.hash : `no receipt: ${answer.is}`;

/** Whether every commit names the one before it. */
const links = (log: readonly Commit[]): boolean =>
  log.every(({ envelope }, i) => envelope.prev === (log[i - 1]?.hash ?? ''));

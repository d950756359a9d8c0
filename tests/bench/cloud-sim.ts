import measured from './cloud-units.json' with { type: 'json' };

// The minute after 20:00, in which a share of all active games is due: a fluid simulation, half a second a step.
// It knows no bots, no cold starts, no uneven shards, and no bad day of the cloud.

/** Assumptions of a run. Milliseconds of a processor, requests, and units are of one game, or of one person told. */
interface Assumed {
  /** The share of active games that are due. */
  readonly share: number;
  /** A request to the store, in milliseconds. */
  readonly storeMs: number;
  /** How much slower than measured the processor is. */
  readonly slower: number;
  /** Processors of a function, and how much of one is used. */
  readonly processors: number;
  readonly used: number;
  /** Workers of a queue that begin each second. */
  readonly ramp: number;
  readonly ticking: number;
  readonly telling: number;
  /** The share of batches that die, and when their messages are seen again, in seconds. */
  readonly die: number;
  readonly seenAgain: number;
  /** Partitions of each table, and so shards of its stream. */
  readonly partitions: number;
  readonly lanes: number;
  /** Write units and read units a second of a table. */
  readonly tableUnits: number;
  readonly tableReads: number;
  /** Write units of a tick, of its lists, and of one person told. */
  readonly tickUnits: number;
  readonly listUnits: number;
  readonly tellUnits: number;
  /** Requests to the store for one person told, and read units of them. */
  readonly tellRequests: number;
  readonly tellReads: number;
  /** Read units of a herald: where are people connected who may know? */
  readonly heraldReads: number;
  /** The share of ticks that are done twice. */
  readonly twice: number;
  readonly mailsASecond: number;
  readonly vendorMs: number;
}

export const ASSUMED: Assumed = {
  share: 0.35,
  storeMs: 4,
  slower: 1,
  processors: 1,
  used: 0.8,
  ramp: 5,
  ticking: 60,
  telling: 40,
  die: 0,
  seenAgain: 120,
  partitions: 40,
  lanes: 2,
  tableUnits: 40_000,
  tableReads: 40_000,
  tickUnits: 1.2,
  listUnits: 4,
  tellUnits: measured.units.notification.writes,
  tellRequests: measured.units.notification.requests,
  tellReads: measured.units.notification.reads,
  heraldReads: measured.units['herald of a command'].reads,
  twice: 0.02,
  mailsASecond: 500,
  vendorMs: 150,
};

/**
 * Requests to the store in a row, and milliseconds of a processor: measured when the stack was designed.
 * `infra/COST.md` measures them again, with fewer milliseconds on a faster machine.
 */
const WORK = {
  tick: { requests: 5.44, ms: 8 },
  project: { requests: 5, ms: 6 },
  herald: { requests: 4, ms: 3 },
  tell: { ms: 4 },
} as const;

/** People told of a game, and the share of them with mail. */
const TOLD_PER_GAME = 3.5;
const WITH_MAIL = 0.3;
const GAMES_A_LETTER = 2.5;
/** How long a turn is held before its player is told, in seconds. */
const HELD = 90;
const STEP = 0.5;
const DAY = 86_400;
const PARTITION_UNITS = 1_000;
const PARTITION_READS = 3_000;
/** Requests of one environment in a second (documented). */
const REQUESTS_A_SECOND = 10;

interface Outcome {
  /** When 99.9 % were answered, listed and told, in seconds. */
  readonly answered: number;
  readonly lists: number;
  readonly told: number;
  readonly mailed: number;
}

/** The stack before: one sweep for all games, a minute each for 60 notifications. */
interface Before extends Outcome {
  readonly pushed: number;
  /** The share of reads that are refused at the peak. */
  readonly refused: number;
}

/** The stack of the design. */
export interface After extends Outcome {
  readonly requests: number;
  readonly concurrency: number;
  /** Write units a second, and read units of the two tables that are read most. */
  readonly units: { readonly events: number; readonly views: number; readonly people: number };
  readonly reads: { readonly connections: number; readonly people: number };
}

export function before(games: number): Before {
  const { share, storeMs } = ASSUMED;
  // 1,024 MB have 0.58 of a processor.
  const processor = 1 / 0.58;
  const timeOf = ({ requests, ms }: { readonly requests: number; readonly ms: number }): number =>
    requests * storeMs + ms * processor;
  const due = games * share;
  const [tick, listed] = [timeOf(WORK.tick), timeOf(WORK.project)];
  const tell = (14 * storeMs) / 64 + 3 * processor;
  const notifications = due * TOLD_PER_GAME;
  const reads = ((due * TOLD_PER_GAME * 0.6 * 5) / 3_600) * 3;
  const lists = (due * Math.max(tick, listed / 16)) / 1_000;
  return {
    answered: (due * tick) / 1_000,
    lists,
    told: HELD + Math.max(lists, ((notifications * tell) / 1_000) * (60 / 50)),
    pushed: notifications * WITH_MAIL,
    mailed: (notifications * WITH_MAIL) / 14,
    refused: Math.max(0, 1 - 200 / reads),
  };
}

/** What was done in each step. */
type Done = number[];

export function after(games: number, changed: Partial<Assumed> = {}): After {
  const of = { ...ASSUMED, ...changed };
  const due = games * of.share;
  const people = due * TOLD_PER_GAME;
  /** What one worker does in a second: its requests overlap, its processor does not. */
  const rate = (atOnce: number, requests: number, ms: number): number => {
    const busy = (ms * of.slower) / of.processors;
    return Math.min((atOnce * 1_000) / (requests * of.storeMs + busy), (of.used * 1_000) / busy);
  };
  const rates = {
    tick: rate(16, WORK.tick.requests, WORK.tick.ms),
    project: rate(8, WORK.project.requests, WORK.project.ms),
    herald: rate(16, WORK.herald.requests, WORK.herald.ms),
    tell: rate(64, of.tellRequests + (of.vendorMs / of.storeMs) * 0.3, WORK.tell.ms),
  };
  const most = Math.min(of.tableUnits, of.partitions * PARTITION_UNITS);
  const mostRead = Math.min(of.tableReads, of.partitions * PARTITION_READS);
  const lanes = of.partitions * of.lanes;
  const left = { tick: due * (1 + of.twice), project: 0, herald: 0, tell: 0 };
  const done: { readonly [work in keyof typeof WORK]: Done } = { tick: [], project: [], herald: [], tell: [] };
  const [heldBack, died]: [Done, Done] = [[], []];
  const before = (past: Done, seconds: number): number => past[past.length - 1 - Math.round(seconds / STEP)] ?? 0;
  let [ticking, telling, told] = [of.ramp, of.ramp, 0];
  let concurrency = 0;
  const units = { events: 0, views: 0, people: 0 };
  const reads = { connections: 0, people: 0 };
  for (let time = 0; time < DAY && told < people * 0.99999 - 0.5; time += STEP) {
    ticking = Math.min(of.ticking, left.tick > 0 ? ticking + of.ramp * STEP : of.ramp);
    const ticked = Math.min(left.tick, ticking * rates.tick * STEP, (most / of.tickUnits) * STEP);
    died.push(ticked * of.die);
    left.tick += before(died, of.seenAgain) - ticked;
    const answered = (ticked * (1 - of.die)) / (1 + of.twice);
    done.tick.push(answered);

    left.project += answered;
    const listed = Math.min(left.project, lanes * rates.project * STEP, (most / of.listUnits) * STEP);
    left.project -= listed;
    done.project.push(listed);

    left.herald += listed;
    const heralded = Math.min(
      left.herald,
      lanes * rates.herald * STEP,
      most * STEP,
      (mostRead / of.heraldReads) * STEP,
    );
    left.herald -= heralded;
    done.herald.push(heralded);
    heldBack.push(heralded * TOLD_PER_GAME);

    left.tell += before(heldBack, HELD);
    telling = Math.min(of.telling, left.tell > 0 ? telling + of.ramp * STEP : of.ramp);
    const units1 = ((most - heralded / STEP) / of.tellUnits) * STEP;
    const tells = Math.min(left.tell, telling * rates.tell * STEP, units1, (mostRead / of.tellReads) * STEP);
    left.tell -= tells;
    told += tells;
    done.tell.push(tells);

    units.events = Math.max(units.events, (ticked / STEP) * of.tickUnits);
    units.views = Math.max(units.views, (listed / STEP) * of.listUnits);
    units.people = Math.max(units.people, (tells / STEP) * of.tellUnits + heralded / STEP);
    reads.connections = Math.max(reads.connections, (heralded / STEP) * of.heraldReads);
    reads.people = Math.max(reads.people, (tells / STEP) * of.tellReads);
    const work = ticked / rates.tick + listed / rates.project + heralded / rates.herald + (2 * tells) / rates.tell;
    concurrency = Math.max(concurrency, work / STEP);
  }
  const allTold = when(done.tell, people, 0.99);
  const mails = (people * WITH_MAIL) / GAMES_A_LETTER;
  // A third of the people open the page when they are told; beside it the reading of an evening.
  const opened = (people * WITH_MAIL * 2.5) / Math.max(300, allTold - HELD);
  const evening = ((games * 5_250) / 2.63e6) * 3;
  const orders = ((people * 0.6 * 2.5) / 3_600) * 3;
  const requests = Math.max(opened, orders) + evening;
  return {
    answered: when(done.tick, due, 0.999),
    lists: when(done.project, due, 0.999),
    told: when(done.tell, people, 0.999),
    mailed: mails / Math.min(of.mailsASecond, mails),
    requests,
    concurrency: concurrency + requests / REQUESTS_A_SECOND + 100,
    units,
    reads,
  };
}

/** When a share of all was done, in seconds. */
function when(done: Done, all: number, share: number): number {
  let sum = 0;
  for (const [step, more] of done.entries()) {
    sum += more;
    if (sum >= all * share - 1e-6) return (step + 1) * STEP;
  }
  return Number.POSITIVE_INFINITY;
}

/** What a size of the stack asks of the cloud: mails a second, and partitions of a table that grew with it. */
export const sizeFor = (games: number): Partial<Assumed> => ({
  mailsASecond: games >= 1e6 ? 500 : games >= 1e5 ? 100 : 14,
  partitions: games >= 1e6 ? 40 : games >= 1e5 ? 10 : 4,
});

export const SIZES = [1e3, 1e4, 1e5, 1e6];

/** What else may be assumed, at a million games. */
export const SENSITIVITIES: { readonly [what: string]: Partial<Assumed> } = {
  'as assumed': {},
  'store 10 ms': { storeMs: 10 },
  'store 25 ms': { storeMs: 25 },
  'processor twice as slow': { slower: 2 },
  'store 10 ms, processor twice as slow': { storeMs: 10, slower: 2 },
  '1,024 MB instead of 1,769': { processors: 0.58 },
  'new tables, not pre-warmed: 4 partitions': { partitions: 4 },
  '10 partitions': { partitions: 10 },
  'the quota of a table raised to 120,000 read units': { tableReads: 120_000 },
  '20 partitions': { partitions: 20 },
  'workers begin half as fast': { ramp: 2.5 },
  '50 workers at once': { ramp: 50 },
  '60 % due at once': { share: 0.6 },
  '100 % due at once': { share: 1 },
  'one in five done twice': { twice: 0.2 },
  'notes kept: 6 units a move': { listUnits: 6 },
  'commits not compressed: 2.2 units': { tickUnits: 2.2 },
  'one person told costs 9 requests and 4 units, as designed': {
    tellRequests: 9,
    tellUnits: 4,
    tellReads: 5,
  },
  'one person told costs 35 requests and 9.3 units, as in 0.2.0': {
    tellRequests: 35,
    tellUnits: 9.3,
    tellReads: 25.8,
  },
  '20 workers tell': { telling: 20 },
  '80 workers tell': { telling: 80 },
  '100 workers tick': { ticking: 100 },
  '1 % of batches die, seen again after 60 s': { die: 0.01, seenAgain: 60 },
  '1 % of batches die, seen again after 120 s': { die: 0.01 },
  '1 % of batches die, seen again after 360 s': { die: 0.01, seenAgain: 360 },
  'vendors answer in 1 s': { vendorMs: 1_000 },
};

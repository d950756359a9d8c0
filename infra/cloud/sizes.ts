import type { QueueName } from '../../functions/platform/ports/queue.ts';
import type { FunctionName } from '../endpoints.ts';

/** How large a deployment is. The numbers of an account's quotas decide what is possible. */
export interface Size {
  /** Requests a second for all callers together, and the burst, of the HTTP API. */
  readonly rate: { readonly rateLimit: number; readonly burstLimit: number };
  /** Messages and openings a second of the live channel, and the burst. */
  readonly liveRate: { readonly rateLimit: number; readonly burstLimit: number };
  /** Runs at once that are kept free for a function, and its most. */
  readonly reserved: { readonly [name in FunctionName]?: number };
  /**
   * Calls at once of the consumer of each queue. AWS allows no fewer than two. `hooks` always has two: they share what
   * a host gets in a minute.
   */
  readonly queues: { readonly [name in QueueName]: number };
  /** Write units a second for which the busiest tables are prepared, and read units for which the connections are. */
  readonly warmth?: number;
  /** Calls of functions in an hour above which the brake is called: 50 for each game. */
  readonly most: number;
  /** The quota of concurrent functions that an account needs. */
  readonly concurrency: number;
  /** New live connections a second when many games have one deadline. Assumed: 8 for 10,000 games. */
  readonly openings: number;
  /** Mails a second with which the simulation reckons (infra/SCALE.md). */
  readonly mails: number;
}

/**
 * The sizes by name. A new account may allow 10 functions at once, and AWS refuses a reservation that leaves fewer than
 * 100 for all others. So `small` reserves nothing, and a first deployment works anywhere.
 */
export const SIZES = {
  /** Up to 10,000 games. */
  small: {
    rate: { rateLimit: 200, burstLimit: 400 },
    liveRate: { rateLimit: 200, burstLimit: 400 },
    reserved: {},
    queues: { ticks: 2, bots: 2, again: 2, tells: 2, hooks: 2 },
    most: 500_000,
    concurrency: 10,
    openings: 8,
    mails: 14,
  },
  /** Up to 100,000 games. */
  medium: {
    rate: { rateLimit: 2000, burstLimit: 2500 },
    liveRate: { rateLimit: 1000, burstLimit: 1000 },
    reserved: { read: 300, costly: 20, write: 100, press: 30, live: 80, courier: 30 },
    queues: { ticks: 20, bots: 40, again: 10, tells: 15, hooks: 2 },
    most: 5_000_000,
    concurrency: 1000,
    openings: 80,
    mails: 100,
  },
  /** Up to a million games. */
  large: {
    rate: { rateLimit: 10_000, burstLimit: 5000 },
    liveRate: { rateLimit: 5000, burstLimit: 5000 },
    reserved: { read: 1500, costly: 50, write: 400, press: 100, live: 300, courier: 80 },
    queues: { ticks: 60, bots: 100, again: 40, tells: 40, hooks: 2 },
    warmth: 40_000,
    most: 50_000_000,
    concurrency: 4000,
    openings: 800,
    mails: 500,
  },
} as const satisfies { readonly [name: string]: Size };
export type SizeName = keyof typeof SIZES;

/** One whole processor: twice as fast as half of one, for the same price of a request. */
const ONE_PROCESSOR = 1769;
/** For functions that wait, and compute nothing. */
const WAITING = 1024;
/** For functions that nobody waits for, and that compute nothing. */
const ALONE = 256;

/** Returns the memory of a function in megabytes. */
export function memoryOf(name: FunctionName): number {
  if (name === 'canary' || name === 'brake') return ALONE;
  return name === 'docs' || name === 'courier' ? WAITING : ONE_PROCESSOR;
}

/** Seconds that a run may take. An HTTP API waits 30 at most, a WebSocket API 29. */
export const TIMEOUT: { readonly [name in FunctionName]: number } = {
  read: 28,
  costly: 28,
  write: 28,
  docs: 10,
  projector: 60,
  bots: 120,
  clock: 120,
  deadlines: 10,
  live: 28,
  guests: 300,
  herald: 60,
  sender: 60,
  courier: 12,
  returned: 10,
  press: 28,
  ratings: 300,
  anchor: 120,
  canary: 300,
  brake: 60,
};

/** How a queue is consumed. */
interface Consumed {
  readonly by: FunctionName;
  /** Number of messages of one call. */
  readonly batch: number;
  /**
   * Seconds until a message of a call that ended without an answer comes again: six times the timeout of the function,
   * as AWS advises, or twice for the long calls of bots.
   */
  readonly visibility: number;
  /** The age of the oldest message that rings, in seconds. */
  readonly old: number;
}

export const CONSUMED: { readonly [name in QueueName]: Consumed } = {
  ticks: { by: 'deadlines', batch: 5, visibility: 60, old: 300 },
  bots: { by: 'bots', batch: 1, visibility: 240, old: 900 },
  again: { by: 'projector', batch: 10, visibility: 360, old: 3600 },
  // A message may wait for 15 minutes until it is delivered, and its age may count from when it was sent.
  tells: { by: 'sender', batch: 10, visibility: 360, old: 1800 },
  hooks: { by: 'sender', batch: 10, visibility: 360, old: 3600 },
};

/** How often a message is received before it is given up. A throttled call counts as one. */
export const RECEIVES = 10;

/** How a follower reads its stream. */
export interface Reading {
  /** Maximum number of records in a batch. */
  readonly batch: number;
  readonly inParallel: number;
}

export const READING = {
  projector: { batch: 100, inParallel: 4 },
  heraldViews: { batch: 100, inParallel: 2 },
  heraldPress: { batch: 100, inParallel: 2 },
} as const satisfies { readonly [name: string]: Reading };

/** How often a follower tries a batch again before it is given up. */
export const RETRIES = 10;

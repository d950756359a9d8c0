import { fromBase64url, sha256 } from '../../../domain/lib/hash.ts';
import { isObject, type Json, type JsonObject, jsonOf } from '../../../domain/lib/json.ts';
import { sure } from '../../../domain/lib/sure.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { reportThrown } from '../../platform/kit/report.ts';
import { sideBySide } from '../../platform/kit/side-by-side.ts';
import type { Entry, People } from '../../platform/ports/ports.ts';
import { MOST_DELAY, type Queues } from '../../platform/ports/queue.ts';
import { isPresent, listOf, type Shape, shapeOf } from '../../platform/ports/shape.ts';
import { keys } from './keys.ts';
import type { Need } from './needs.ts';
import type { ServiceType } from './outcomes.ts';
import type { Half } from './reminders.ts';

/** Work at a time, as it is stored. `way`: the id of a channel. `notice`: the id of a notification. */
export type Errand =
  /** Notifies a person, if the reason still holds then. `tries`: how often it was not noted yet. */
  | { readonly do: 'tell'; readonly need: Need; readonly tries?: number }
  /** Half of the time of a question is over. The person is reminded at the moments that they chose. */
  | { readonly do: 'remind'; readonly half: Half }
  /** A person has a new entry to read, and its time has come. */
  | {
      readonly do: 'note';
      readonly who: string;
      readonly game: string;
      readonly of: number;
      readonly conversation: string;
      readonly epoch?: number;
    }
  /** Tells the readers of an entry that was newer than the lists. */
  | {
      readonly do: 'said';
      readonly game: string;
      readonly conversation: string;
      readonly n: number;
      readonly by: string;
      readonly v: number;
      readonly at: number;
      readonly tries: number;
      readonly epoch?: number;
    }
  /** Sends a notification by a channel again. */
  | { readonly do: 'bring'; readonly person: string; readonly way: string; readonly notice: string }
  /** Sends what a channel kept for its digest, or for one letter. */
  | { readonly do: 'digest' | 'bundle'; readonly person: string; readonly way: string }
  /** Tells a hook of a game what spectators see of it. */
  | {
      readonly do: 'herald';
      readonly person: string;
      readonly way: string;
      readonly game: string;
      readonly news: HookNews;
    }
  /** A person named a channel: asks the receiver to confirm it. `round`: of this channel; `tries`: those before. */
  | {
      readonly do: 'ask';
      readonly person: string;
      readonly way: string;
      readonly round?: string;
      readonly tries?: number;
    }
  /** Sends a message about a channel: a test of it, or that another one (`about`) is off. */
  | {
      readonly do: 'say';
      readonly person: string;
      readonly way: string;
      readonly id: string;
      readonly what: Exclude<ServiceType, 'challenge'>;
      readonly about?: string;
      readonly tries: number;
    };

/**
 * News of a game for its hooks. `of`: the version with which the phase began. `kind`: what a vote is for. `ended`: the
 * hook ends, because its game is over.
 */
export interface HookNews {
  readonly what: 'phase' | 'seat-offered' | 'vote' | 'over' | 'ended';
  readonly of: number;
  readonly kind?: string;
}

/** The partitions of stored errands, so that concurrent writers do not block each other. */
const SHARDS = Array.from({ length: 64 }, (_, shard) => String(shard).padStart(2, '0'));

/**
 * The partitions that are read. Release 0.2.0 stored errands in the last four, which are read until they are empty.
 */
export const ERRANDS_IN: readonly string[] = [...SHARDS, '0', '1', '2', '3'];

const DIGITS = 15;

const timeKey = (at: number): string => String(Math.floor(at)).padStart(DIGITS, '0');

/** The queues of what is due soon, for functions that may send to them. */
export interface Soon extends Pick<Queues, 'tells' | 'hooks'> {
  now(): number;
}

/** What queueing needs. */
export interface Queueing {
  readonly people: Pick<People, 'put'>;
  /** Absent: every errand is stored until its time. */
  readonly soon?: Soon | undefined;
}

interface Timed {
  readonly errand: Errand;
  readonly at: number;
}

/** Errands of one message. */
const IN_MESSAGE = 10;

/**
 * Queues an errand. What is due later than a queue can wait is stored, once, however often it is called. `host`: it
 * goes to this host, which a person named.
 */
export const queued = (on: Queueing, errand: Errand, at: number, host?: string): Promise<void> =>
  queuedAll(on, [{ errand, at }], host);

/** Queues errands, those of one moment together. */
export async function queuedAll({ people, soon }: Queueing, all: readonly Timed[], host?: string): Promise<void> {
  const until = soon === undefined ? Number.NEGATIVE_INFINITY : soon.now() + MOST_DELAY * 1000;
  for (const { errand, at } of all) if (at > until) await stored(people, errand, at);
  const now = all.filter(({ at }) => at <= until);
  if (soon === undefined || now.length === 0) return;
  const moments = new Map<number, Errand[]>();
  for (const { errand, at } of now) {
    const delay = Math.max(0, Math.ceil((at - soon.now()) / 1000));
    moments.set(delay, [...(moments.get(delay) ?? []), errand]);
  }
  const messages = [...moments].flatMap(([delay, errands]) =>
    inTens(errands).map((some) => ({ body: { errands: some.map(jsonOf) }, delay, ...groupOf(some, host) })),
  );
  await (host === undefined ? soon.tells : soon.hooks).send(messages);
}

/**
 * Returns the group of a message: the host that it goes to, or the game that all of it is about. So a game with a flood
 * of chat holds up no other.
 */
function groupOf(errands: readonly Errand[], host: string | undefined): { readonly group?: string } {
  if (host !== undefined) return { group: sha256(host).slice(0, 22) };
  const [game, ...more] = new Set(errands.map(gameOf));
  return game === undefined || more.length > 0 ? {} : { group: game };
}

const gameOf = (errand: Errand): string | undefined =>
  errand.do === 'tell'
    ? errand.need.game
    : errand.do === 'remind'
      ? errand.half.game
      : 'game' in errand
        ? errand.game
        : undefined;

const inTens = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / IN_MESSAGE) }, (_, i) => all.slice(i * IN_MESSAGE, (i + 1) * IN_MESSAGE));

async function stored(people: Queueing['people'], errand: Errand, at: number): Promise<void> {
  const value = jsonOf(errand);
  const id = sha256(canonical(value)).slice(0, 22);
  if (isObject(value)) await people.put(...keys.errand(shardOf(id), timeKey(at), id), value, 0);
}

/** Returns the partition of an errand by its id, which is a hash. */
function shardOf(id: string): string {
  const [first = 0] = fromBase64url(id.slice(0, 2));
  return sure(SHARDS[first % SHARDS.length], 'partition of errands');
}

/** Returns the time of a stored errand. */
const timeOf = ({ sk }: Entry): number => Number(sk.split('#')[0]);

/** A message of a queue of notifications. */
export const isErrands = shapeOf<{ readonly errands: readonly Json[] }>({ errands: listOf(isPresent as Shape<Json>) });

/** Reads an errand in a message of a queue. Throws `Unreadable` for another form. */
export const errandIn = (value: Json): Errand =>
  keys.errand.read({ pk: 'a message', sk: '', value: value as JsonObject });

/** How long an errand waits that failed beside others of its message. */
const ALONE_MS = 30_000;

/**
 * Sends an errand of a message again, alone: so it alone fails, and the queue counts that. `errand`: as the message
 * carries it, perhaps in a form that only a newer release reads.
 */
export const sentAlone = ({ tells }: Soon, errand: Json): Promise<void> =>
  tells.send([{ body: { errands: [errand] }, delay: ALONE_MS / 1000 }]);

/** Returns errands that are due, longest due first, at most this many of each partition. */
export async function dueErrands(
  people: Pick<People, 'between'>,
  now: number,
  limit: number,
): Promise<readonly Entry[]> {
  const found = ERRANDS_IN.map((shard) => people.between(keys.errand.all(shard)[0], '', `${timeKey(now)}~`, limit));
  return (await Promise.all(found)).flat();
}

/** A stored errand. */
export interface StoredErrand {
  readonly entry: Entry;
  readonly errand: Errand;
}

/** The name of a stored errand. */
export const nameOf = ({ pk, sk }: Entry): string => `${pk} ${sk}`;

/**
 * Reads stored errands. Those that this release cannot read, because a newer one stored them, join the `failed`: they
 * wait for that release, and no other waits for them. One line reports them.
 */
export function readIn(entries: readonly Entry[], failed: Set<string>): readonly StoredErrand[] {
  const unread: unknown[] = [];
  const read = entries.flatMap((entry) => {
    try {
      return [{ entry, errand: keys.errand.read(entry) }];
    } catch (caught) {
      failed.add(nameOf(entry));
      unread.push(caught);
      return [];
    }
  });
  if (unread.length > 0) reportThrown(unread[0], 'fault', { operation: `${unread.length} notifications` });
  return read;
}

/** How far ahead the clock hands out, in milliseconds: until after it runs next. */
const AHEAD_MS = 90_000;
/** Duration of a hand-out. The next one begins with the rest. */
const PATIENCE_MS = 30_000;
const PAGE = 100;
/** Number of errands that are removed at once. */
const REMOVED_AT_ONCE = 64;

/**
 * Hands stored errands that are due soon to their queue. One that was handed out and not removed is handed out again,
 * and done twice, which is safe. Returns the number of errands.
 */
export async function handOutErrands(on: {
  readonly people: Pick<People, 'between' | 'put' | 'remove'>;
  readonly soon: Soon;
}): Promise<number> {
  const { people, soon } = on;
  const began = soon.now();
  const failed = new Set<string>();
  let done = 0;
  while (soon.now() - began < PATIENCE_MS) {
    const due = await dueErrands(people, began + AHEAD_MS, PAGE + failed.size);
    const left = due.filter((entry) => !failed.has(nameOf(entry)));
    if (left.length === 0) break;
    const read = readIn(left, failed);
    await queuedAll(
      on,
      read.map(({ entry, errand }) => ({ errand, at: timeOf(entry) })),
    );
    await sideBySide(REMOVED_AT_ONCE, read, ({ entry: { pk, sk } }) => people.remove(pk, sk));
    done += read.length;
  }
  return done;
}

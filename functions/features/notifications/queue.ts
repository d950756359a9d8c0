import { sha256 } from '../../../domain/lib/hash.ts';
import { isObject, type JsonObject, jsonOf } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import type { Entry, People } from '../../platform/ports/ports.ts';
import { MOST_DELAY, type Queue } from '../../platform/ports/queue.ts';
import { keys } from './keys.ts';
import type { Need } from './needs.ts';
import type { ServiceType } from './outcomes.ts';
import type { Half } from './reminders.ts';

/** Work at a time, as it is stored. `way`: the id of a channel. `notice`: the id of a notification. */
export type Errand =
  /** Notifies a person, if the reason still holds then. */
  | { readonly do: 'tell'; readonly need: Need }
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
  /** Sends what a channel kept for its digest. */
  | { readonly do: 'digest'; readonly person: string; readonly way: string }
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

/** Number of partitions, so that concurrent writers do not block each other. */
export const SHARDS = 4;
const DIGITS = 15;

const timeKey = (at: number): string => String(Math.floor(at)).padStart(DIGITS, '0');

/** The queues of what is due soon, for functions that may send to them. */
export interface Soon {
  readonly tells: Queue;
  /** For hosts that people name. A group is a host. */
  readonly hooks: Queue;
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
  const group = host === undefined ? {} : { group: sha256(host).slice(0, 22) };
  const messages = [...moments].flatMap(([delay, errands]) =>
    inTens(errands).map((some) => ({ body: { errands: some.map(jsonOf) }, delay, ...group })),
  );
  await (host === undefined ? soon.tells : soon.hooks).send(messages);
}

const inTens = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / IN_MESSAGE) }, (_, i) => all.slice(i * IN_MESSAGE, (i + 1) * IN_MESSAGE));

async function stored(people: Queueing['people'], errand: Errand, at: number): Promise<void> {
  const value = jsonOf(errand);
  const id = sha256(canonical(value)).slice(0, 22);
  const shard = id.charCodeAt(0) % SHARDS;
  if (isObject(value)) await people.put(...keys.errand(String(shard), timeKey(at), id), value, 0);
}

/** Returns the time of a stored errand. */
export const timeOf = ({ sk }: Entry): number => Number(sk.split('#')[0]);

/** Reads the errands in a message of a queue. Throws `Unreadable` for another form. */
export const errandsIn = (message: JsonObject): readonly Errand[] =>
  (Array.isArray(message.errands) ? message.errands : []).map((value) =>
    keys.errand.read({ pk: 'a message', sk: '', value: value as JsonObject }),
  );

/** Returns errands that are due, longest due first, at most this many of each shard. */
export async function dueErrands(
  people: Pick<People, 'between'>,
  now: number,
  limit: number,
): Promise<readonly Entry[]> {
  const shards = Array.from({ length: SHARDS }, (_, shard) =>
    people.between(keys.errand.all(String(shard))[0], '', `${timeKey(now)}~`, limit),
  );
  return (await Promise.all(shards)).flat();
}

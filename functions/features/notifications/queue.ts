import { sha256 } from '../../../domain/lib/hash.ts';
import { isObject, jsonOf } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import type { Entry, People } from '../../platform/ports/ports.ts';
import { keys } from './keys.ts';
import type { Need } from './needs.ts';
import type { Half } from './reminders.ts';

/** Something to be done at a time, as it is stored: `way` is the id of a channel, `notice` that of a notification. */
export type Errand =
  /** A person gets a notification, if its reason holds then. */
  | { readonly do: 'tell'; readonly need: Need }
  /** Half of the time of a question is over: its person is to be reminded, at the moments that they want. */
  | { readonly do: 'remind'; readonly half: Half }
  /** A person has a new entry to read, and its time has come. */
  | {
      readonly do: 'note';
      readonly who: string;
      readonly game: string;
      readonly of: number;
      readonly conversation: string;
    }
  /** A notification is to be brought to somebody by a channel, once more. */
  | { readonly do: 'bring'; readonly person: string; readonly way: string; readonly notice: string }
  /** Somebody has named a channel: the receiver is asked whether it wants to be told. */
  | { readonly do: 'ask'; readonly person: string; readonly way: string };

/** Partitions, so that many people who write at once are not in each other's way. */
const SHARDS = 4;
const DIGITS = 15;

const timeKey = (at: number): string => String(Math.floor(at)).padStart(DIGITS, '0');

type Queueing = Pick<People, 'put'>;

/** Puts an errand into the queue, once, however often it is put. */
export async function queued(people: Queueing, errand: Errand, at: number): Promise<void> {
  const value = jsonOf(errand);
  const id = sha256(canonical(value)).slice(0, 22);
  const shard = id.charCodeAt(0) % SHARDS;
  if (isObject(value)) await people.put(...keys.errand(String(shard), timeKey(at), id), value, 0);
}

/** Returns errands that are due, the longest due first: at most this many of each shard. */
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

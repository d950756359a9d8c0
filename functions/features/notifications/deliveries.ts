import { type JsonObject, jsonOf } from '../../../domain/lib/json.ts';
import type { Entry, People } from '../../platform/ports/ports.ts';
import { keys } from './keys.ts';
import type { Message } from './made.ts';
import type { Need } from './needs.ts';
import type { Outcome } from './outcomes.ts';

/** The delivery of a notification by a channel. */
export interface Brought {
  readonly notification: Message;
  /** `dead`: the server does not retry it on its own. `dropped`: it no longer held, or the day had too many. */
  readonly state: 'waiting' | 'sent' | 'dead' | 'dropped';
  readonly tries: number;
  /** When it was last tried, or first requested. */
  readonly at: number;
  /** The class of the receiver's answer. */
  readonly outcome?: Outcome;
  /** What must still hold at the next try. Absent: its person asked for it, or nothing waits. */
  readonly needs?: readonly Need[];
  /** For a letter on its way: until when no other process sends it. */
  readonly leased?: number;
  /** A letter of several notifications told this one: the id of its delivery, which has the outcome. */
  readonly in?: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The waiting time before each new try. */
const WAITS = [10_000, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR, 24 * HOUR];

/**
 * Returns when to try again after this many tries, with up to a fifth of random change; `undefined`: never. `random`:
 * from 0 to 1.
 */
export const nextTry = (tries: number, now: number, random: number): number | undefined => {
  const wait = WAITS[tries - 1];
  return wait === undefined ? undefined : now + wait * (0.8 + 0.4 * random);
};

/** How long a client can request a delivery again. */
export const REPLAYED_MS = 30 * 24 * HOUR;

/** Reads a delivery. Its item names the notification `notice`. */
export function broughtIn(entry: Entry): Brought {
  const { notice: notification, ...rest } = keys.delivery.read(entry);
  return { ...rest, notification };
}

export const itemOf = ({ notification, ...rest }: Brought): JsonObject => jsonOf({ ...rest, notice: notification });

/** Returns the deliveries by a channel, newest first: one of each letter, also if it tells of several notifications. */
export async function deliveriesBy(
  people: Pick<People, 'list'>,
  person: string,
  channel: string,
): Promise<readonly Brought[]> {
  const all = (await people.list(...keys.deliveriesBy(person, channel))).map(broughtIn);
  return all.filter((each) => each.in === undefined).sort((a, b) => b.at - a.at);
}

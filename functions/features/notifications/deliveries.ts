import { type JsonObject, jsonOf } from '../../../domain/lib/json.ts';
import type { Delivery } from '../../platform/courier/deliver.ts';
import type { People } from '../../platform/ports/ports.ts';
import { keys } from './keys.ts';
import type { Notice } from './made.ts';

/** What became of bringing a notice by a way. */
export interface Brought {
  readonly notice: Notice;
  /** `dead`: it is not tried again by itself. */
  readonly state: 'waiting' | 'sent' | 'dead';
  readonly tries: number;
  /** When it was tried last, or first asked for. */
  readonly at: number;
  /** What the receiver said, by its class. */
  readonly outcome?: Delivery['outcome'];
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How long one waits before each new try. */
const WAITS = [10_000, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR, 24 * HOUR];

/** When it is tried again after so many tries, a fifth of the time earlier or later; undefined: never. `random`: from 0 to 1. */
export const nextTry = (tries: number, now: number, random: number): number | undefined => {
  const wait = WAITS[tries - 1];
  return wait === undefined ? undefined : now + wait * (0.8 + 0.4 * random);
};

/** How long a delivery can be asked for again. */
export const REPLAYED_MS = 30 * 24 * HOUR;

export const itemOf = (brought: Brought): JsonObject => jsonOf(brought) as JsonObject;

/** Deliveries by a way, the newest first. */
export async function deliveriesBy(people: Pick<People, 'list'>, person: string, way: string): Promise<readonly Brought[]> {
  return (await people.list(...keys.deliveriesBy(person, way))).map(keys.delivery.read).sort((a, b) => b.at - a.at);
}

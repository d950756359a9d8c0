import type { Delivery } from '../../../platform/courier/deliver.ts';
import { vendorOf } from '../../../platform/courier/vendors.ts';
import type { Channel } from '../channels.ts';
import type { Sending } from '../sending.ts';

/** Parcels in a minute to what people name, for all people together: to one URL, to one host, and to one of chats. */
const MOST_A_MINUTE = { url: 20, host: 60, chat: 1_200 } as const;
const MINUTE_MS = 60_000;

/** Hosts of chats, where the hooks of many people are. The setting `FIELDPOST_CHATS` replaces them. */
export const CHATS = ['discord.com', 'hooks.slack.com'];

/** What this process knows of receivers. */
export interface Hosts {
  readonly minute: number;
  /** The number of parcels that each URL and each host got in this minute. */
  readonly counts: Map<string, number>;
  readonly chats: readonly string[];
  /** Until when each push service takes nothing more, because it said so. */
  readonly closed: Map<string, number>;
  /** Number of processes that send to hosts that people name. They share what a host gets. */
  readonly workers: number;
}

const current = new WeakMap<Sending['courier'], Hosts>();

/** Returns the counts of this minute. A server sweeps more often than once in a minute. */
export function hostsNow({ courier, now, chats = CHATS, workers = 1 }: Sending): Hosts {
  const minute = Math.floor(now() / MINUTE_MS);
  const known = current.get(courier);
  if (known?.minute === minute) return known;
  const hosts = { minute, counts: new Map(), chats, closed: known?.closed ?? new Map(), workers };
  current.set(courier, hosts);
  return hosts;
}

/**
 * Counts a parcel of a channel. Returns when to try again if its URL or its host had enough in this minute, or if its
 * push service is closed; `undefined`: now. Push services limit us themselves, so nothing is counted for them.
 */
export function waitFor({ place }: Pick<Channel, 'place'>, hosts: Hosts, now: number): number | undefined {
  if (place.kind === 'mail') return undefined;
  const url = new URL(place.kind === 'webhook' ? place.url : place.endpoint);
  const vendor = vendorOf(url.hostname);
  if (place.kind === 'push' && vendor !== undefined) {
    const closed = hosts.closed.get(vendor) ?? 0;
    return closed > now ? closed : undefined;
  }
  const { counts, chats, workers } = hosts;
  const most = chats.includes(url.hostname) ? MOST_A_MINUTE.chat : MOST_A_MINUTE.host;
  const counted: readonly (readonly [name: string, most: number])[] = [
    [`host ${url.host}`, most / workers],
    [`url ${url.host}${url.pathname}`, MOST_A_MINUTE.url / workers],
  ];
  if (counted.some(([name, enough]) => (counts.get(name) ?? 0) >= enough)) return now + MINUTE_MS;
  for (const [name] of counted) counts.set(name, (counts.get(name) ?? 0) + 1);
  return undefined;
}

/** Closes a push service in this process for the time that it asks for (`Retry-After`). */
export function closeFor({ place }: Pick<Channel, 'place'>, { wait }: Delivery, { closed }: Hosts, now: number): void {
  if (place.kind !== 'push' || wait === undefined) return;
  const vendor = vendorOf(new URL(place.endpoint).hostname);
  if (vendor !== undefined) closed.set(vendor, Math.max(closed.get(vendor) ?? 0, now + wait * 1000));
}

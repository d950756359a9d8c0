import type { Channel } from '../channels.ts';
import type { Sending } from '../sending.ts';

/** Parcels in a minute, for all people together: to one URL, to one host, and to one of chats or of a push service. */
const MOST = { url: 20, host: 60, shared: 1_200 } as const;
export const MINUTE_MS = 60_000;

/** Hosts of chats, where the hooks of many people are. The setting `FIELDPOST_CHATS` replaces them. */
export const CHATS = ['discord.com', 'hooks.slack.com'];

/** Push services, where the browsers of most people are. */
const PUSH = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'];
const isShared = (host: string, chats: readonly string[]): boolean =>
  chats.includes(host) || PUSH.includes(host) || host.endsWith('.notify.windows.com');

/** The number of parcels that each URL and each host got in this minute. */
export interface Hosts {
  readonly minute: number;
  readonly counts: Map<string, number>;
  readonly chats: readonly string[];
}

const current = new WeakMap<Sending['courier'], Hosts>();

/** Returns the counts of this minute. A server sweeps more often than once in a minute. */
export function hostsNow({ courier, now, chats = CHATS }: Sending): Hosts {
  const minute = Math.floor(now() / MINUTE_MS);
  const known = current.get(courier);
  if (known?.minute === minute) return known;
  const hosts = { minute, counts: new Map<string, number>(), chats };
  current.set(courier, hosts);
  return hosts;
}

/** Counts a parcel of a channel. Returns whether its URL or its host has had enough in this minute. */
export function isBusy({ place }: Pick<Channel, 'place'>, { counts, chats }: Hosts): boolean {
  if (place.kind === 'mail') return false;
  const url = new URL(place.kind === 'webhook' ? place.url : place.endpoint);
  const most = isShared(url.hostname, chats) ? MOST.shared : MOST.host;
  const counted: readonly (readonly [name: string, most: number])[] = [
    [`host ${url.host}`, most],
    [`url ${url.host}${url.pathname}`, MOST.url],
  ];
  if (counted.some(([name, enough]) => (counts.get(name) ?? 0) >= enough)) return true;
  for (const [name] of counted) counts.set(name, (counts.get(name) ?? 0) + 1);
  return false;
}

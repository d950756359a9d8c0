import type { Channel } from '../channels.ts';

/** Parcels that one host gets in a minute, for all people together. */
const MOST_A_MINUTE = 60;
export const MINUTE_MS = 60_000;

/** The number of parcels that each host got in this sweep. */
export type Hosts = Map<string, number>;

/** Counts a parcel of a channel. Returns whether its host has had enough in this minute. */
export function isBusy({ place }: Pick<Channel, 'place'>, hosts: Hosts): boolean {
  if (place.kind === 'mail') return false;
  const { host } = new URL(place.kind === 'webhook' ? place.url : place.endpoint);
  const had = hosts.get(host) ?? 0;
  hosts.set(host, had + 1);
  return had >= MOST_A_MINUTE;
}

import type { Entry, People } from '../../platform/ports/ports.ts';
import { type Brought, itemOf } from '../notifications/deliveries.ts';
import { keys } from '../notifications/keys.ts';
import { type Notification, notificationId } from '../notifications/made.ts';
import type { Need } from '../notifications/needs.ts';
import { queued } from '../notifications/queue.ts';
import { type Hours, nextAt } from '../notifications/quiet.ts';
import type { Channel } from './channels.ts';
import type { Sending } from './sending.ts';

// What a channel gets in a day: at most so many messages, and a digest of what is not urgent.

/**
 * Messages by one channel in a day (UTC). As many turns, deadlines and lost seats come beside them. Else strangers, who
 * can cause the other messages, could keep a player from their turns.
 */
export const MOST_A_DAY = 100;
const DAY = 86_400_000;
const TRIES = 32;

interface Of {
  readonly person: string;
  readonly channel: Pick<Channel, 'id' | 'game'>;
}

/**
 * Counts a message of a channel, urgent or not. Returns false if the day had too many. A repetition after a crash
 * counts it twice.
 */
export async function mayBring({ people, now }: Sending, { person, channel }: Of, isUrgent: boolean): Promise<boolean> {
  const day = Math.floor(now() / DAY);
  for (let tries = 0; tries < TRIES; tries++) {
    const entry = await people.get(...keys.daily(person, channel.id));
    const before = entry && keys.daily.read(entry);
    const { count, urgent = 0 } = before?.day === day ? before : { count: 0 };
    if ((isUrgent ? urgent : count) >= MOST_A_DAY) return false;
    const next = isUrgent ? { day, count, urgent: urgent + 1 } : { day, count: count + 1, urgent };
    if (await people.put(...keys.daily(person, channel.id), next, entry?.rev ?? 0)) return true;
  }
  throw new Error('the messages of a channel are being counted');
}

/** Puts the delivery of the message that a channel got as many as it may today. Returns its id. */
export async function limitPut({ people, now }: Sending, { person, channel }: Of): Promise<string> {
  const { game } = channel;
  const id = notificationId(person, 'limit', channel.id, Math.floor(now() / DAY));
  const notification = { id, reason: 'limit', at: now(), ...(game !== undefined && { game }) } as const;
  const brought: Brought = { notification, state: 'waiting', tries: 0, at: now() };
  await people.put(...keys.delivery(person, channel.id, id), itemOf(brought), 0);
  return id;
}

const HOUR_MINUTES = 60;

/** Keeps a need for the next digest of a channel. */
export async function heldForDigest(
  on: Sending,
  { person, channel, hours }: Of & { readonly channel: Pick<Channel, 'id' | 'digest'>; readonly hours: Hours },
  { id }: Notification,
  need: Need,
): Promise<void> {
  await on.people.put(...keys.held(person, channel.id, id), { need: { ...need } }, 0);
  const at = nextAt(hours.zone, (channel.digest ?? 0) * HOUR_MINUTES, on.now());
  await queued(on, { do: 'digest', person, way: channel.id }, at);
}

/** The delivery of a digest, and the needs in it that wait to be removed. */
interface Digest {
  readonly id: string;
  readonly kept: readonly Entry[];
}

/**
 * Puts the delivery of a digest of everything that a channel kept for it; `undefined` if it kept nothing. The caller
 * sends it before it forgets what was kept, so a crash loses nothing. The id follows from what was kept.
 */
export async function digestPut({ people, now }: Sending, { person, channel }: Of): Promise<Digest | undefined> {
  const kept = await people.list(...keys.heldFor(person, channel.id));
  if (kept.length === 0) return undefined;
  const needs = kept.map((entry) => keys.held.read(entry).need).sort((a, b) => a.at - b.at);
  const id = notificationId(person, 'digest', channel.id, kept.map(({ sk }) => sk).join(' '));
  const notification = { id, reason: 'digest', at: now() } as const;
  const brought: Brought = { notification, state: 'waiting', tries: 0, at: now(), needs };
  await people.put(...keys.delivery(person, channel.id, id), itemOf(brought), 0);
  return { id, kept };
}

/** Forgets what was kept for a digest. */
export async function forgotten(people: Pick<People, 'remove'>, kept: readonly Entry[]): Promise<void> {
  for (const { pk, sk } of kept) await people.remove(pk, sk);
}

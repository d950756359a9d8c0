import type { Delivery } from '../../platform/courier/deliver.ts';
import { measured } from '../../platform/kit/metrics.ts';
import { type Brought, broughtIn, itemOf, nextTry } from '../notifications/deliveries.ts';
import { keys } from '../notifications/keys.ts';
import type { Need } from '../notifications/needs.ts';
import { queued } from '../notifications/queue.ts';
import { type Hours, quietAt } from '../notifications/quiet.ts';
import { tellsAs } from '../notifications/stands.ts';
import { type Told, toldNow } from '../notifications/threads.ts';
import { URGENT } from '../people/reasons.ts';
import { type Channel, restate, signingNow } from './channels.ts';
import { limitPut, mayBring } from './daily.ts';
import { heralded, heraldStands } from './hooks/message.ts';
import { notificationLetter } from './mails.ts';
import { chatParcel } from './receivers/chat.ts';
import { hookParcel } from './receivers/hooks.ts';
import { insisted, LEASE_MS } from './receivers/leases.ts';
import { dataOf } from './receivers/message.ts';
import { closeFor, type Hosts, waitFor } from './receivers/pace.ts';
import { pushParcel } from './receivers/pushes.ts';
import type { Sending } from './sending.ts';

/** The channel of a delivery, its person with their key and hours, and how many parcels each host got in this sweep. */
export interface Bound {
  readonly person: string;
  readonly secret: Uint8Array;
  readonly channel: Channel;
  readonly hours: Hours;
  readonly hosts: Hosts;
}

/** Time of failures after which a channel is turned off. */
const FAILING_MS = 5 * 86_400_000;

/**
 * Sends a notification by a channel and notes the outcome, unless it no longer holds. Waits for the end of quiet hours.
 * A failure is queued again with a growing delay. `first`: skips notifications that were tried before, because another
 * errand handles them. `put`: the delivery, if it was stored a moment ago, for the first time, and holds.
 */
export async function bring(
  on: Sending,
  bound: Bound,
  notification: string,
  first?: 'first',
  put?: Brought,
): Promise<void> {
  const { person, channel } = bound;
  const key = keys.delivery(person, channel.id, notification);
  const entry = put === undefined ? await on.people.get(...key) : undefined;
  const brought = put ?? (entry && broughtIn(entry));
  if (brought?.state !== 'waiting' || (first !== undefined && brought.tries > 0)) return;
  let rev = entry?.rev ?? 1;
  const noted = async ({ needs, ...became }: Partial<Brought>): Promise<boolean> => {
    const { needs: _, leased: __, ...before } = brought;
    return on.people.put(...key, itemOf({ ...before, ...became, ...(needs && { needs }) }), rev);
  };
  const ended = async (state: 'dead' | 'dropped'): Promise<void> => void (await noted({ state }));
  const errand = { do: 'bring', person, way: channel.id, notice: notification } as const;
  // Another process sends the letter now, and notes the outcome. What is noted before is lost with it.
  if (brought.leased !== undefined && brought.leased > on.now()) return queued(on, errand, brought.leased);
  if (channel.state !== 'on') return ended('dead');
  if (
    channel.game !== undefined &&
    !(await heraldStands(on.people, { person, channel: channel.id, message: brought.notification }))
  )
    return ended('dropped');
  // What its person asked for again is sent at any hour, and as it was.
  const needs = put?.needs ?? (brought.needs && (await standing(on, person, brought.needs)));
  if (needs?.length === 0) return ended('dropped');
  const quiet = needs && quietAt(bound.hours, on.now());
  if (quiet !== undefined) return queued(on, errand, quiet.to);
  const wait = waitFor(channel, bound.hosts, on.now());
  if (wait !== undefined) return queued(on, errand, wait);
  const isCounted = brought.tries > 0 || brought.leased !== undefined;
  const isUrgent = needs?.some(({ reason }) => URGENT.has(reason)) === true;
  if (needs !== undefined && !isCounted && !(await mayBring(on, bound, isUrgent))) {
    await ended('dropped');
    return bring(on, bound, await limitPut(on, bound), 'first');
  }
  const told = channel.game === undefined ? await toldNow(on, bound, brought.notification, needs) : undefined;
  if (channel.kind === 'mail') {
    // Two processes may have this errand. One of them gets the lease, so a letter is sent once. If none is given, this
    // process may have it nevertheless: the answer was lost, and the retry met its own write. So the errand comes back.
    const leased = on.now() + LEASE_MS;
    if (!(await noted({ ...(needs && { needs }), leased }))) return queued(on, errand, leased);
    rev++;
  }
  const delivery =
    told === undefined ? await heralded(on, channel, brought.notification) : await delivered(on, bound, told);
  closeFor(channel, delivery, bound.hosts, on.now());
  const tried = { tries: brought.tries + 1, at: on.now(), outcome: delivery.outcome };
  if (delivery.outcome === '2xx') {
    const { at } = brought;
    // Quiet hours, waiting for other letters, further tries and what is sent again are no slowness of the server.
    if (needs !== undefined && brought.tries === 0 && quietAt(bound.hours, at) === undefined)
      measured('handed', tried.at - at);
    const sent = {
      ...tried,
      state: 'sent',
      ...(told && { notification: keptOf(brought.notification, told) }),
    } as const;
    await insisted(() => noted(sent));
    if (channel.failing !== undefined) await restate(on.people, person, channel.id, {});
    return;
  }
  const isOff = await endured(on, bound, delivery);
  const next = isOff ? undefined : nextTry(tried.tries, on.now(), on.random());
  const again = next && Math.max(next, on.now() + (delivery.wait ?? 0) * 1000);
  if (again !== undefined) await queued(on, errand, again);
  await noted(again === undefined ? { ...tried, state: 'dead' } : { ...tried, ...(needs && { needs }) });
}

/** Returns those of these needs that hold now. */
async function standing(on: Sending, person: string, needs: readonly Need[]): Promise<readonly Need[]> {
  const all = await Promise.all(needs.map((need) => tellsAs(on, person, need)));
  return needs.filter((_, i) => all[i] !== undefined);
}

/** A digest that was sent keeps what it told, so that its person can ask for it again. */
const keptOf = (message: Brought['notification'], { items }: Told): Brought['notification'] =>
  message.reason === 'digest'
    ? { ...message, items: items.map(({ reason, game, kind }) => ({ reason, game, ...(kind && { kind }) })) }
    : message;

/**
 * Updates a channel after a failure. Turns it off if its receiver refuses notifications, or if it has failed too long.
 */
async function endured({ people, now }: Sending, { person, channel }: Bound, { gone }: Delivery): Promise<boolean> {
  const isGone = gone === '410' || (gone === '404' && channel.kind === 'push');
  const since = channel.failing ?? now();
  if (isGone) await restate(people, person, channel.id, { state: 'off', why: 'gone' });
  else if (now() - since >= FAILING_MS) await restate(people, person, channel.id, { state: 'off', why: 'failing' });
  else {
    if (channel.failing === undefined) await restate(people, person, channel.id, { failing: since });
    return false;
  }
  return true;
}

async function delivered(on: Sending, { person, channel }: Bound, told: Told): Promise<Delivery> {
  const { place, format, locale } = channel;
  if (place.kind === 'webhook' && format !== undefined)
    return on.courier({ parcel: chatParcel({ url: place.url, format, locale }, told, on.origin) });
  if (place.kind === 'webhook') {
    const data = dataOf(told, channel, on.origin);
    return on.courier({ parcel: hookParcel(place.url, signingNow(channel, on.now()), told, data, on.now()) });
  }
  if (place.kind === 'push') {
    const parcel = pushParcel(place, told, await on.vapid(), on.now());
    return parcel === undefined ? { outcome: 'refused' } : on.courier({ parcel });
  }
  if (on.post === undefined) return { outcome: 'refused' };
  const to = { address: place.address, person, channel: channel.id };
  return on.courier({
    letter: await notificationLetter(on.post, to, told, channel.token ?? '', channel.locale),
  });
}

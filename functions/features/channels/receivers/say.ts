import type { JsonObject } from '../../../../domain/lib/json.ts';
import type { Delivery } from '../../../platform/courier/deliver.ts';
import { nextTry } from '../../notifications/deliveries.ts';
import { keys } from '../../notifications/keys.ts';
import type { ServiceType } from '../../notifications/outcomes.ts';
import { queued } from '../../notifications/queue.ts';
import { type Channel, signingNow } from '../channels.ts';
import { serviceLetter } from '../mails.ts';
import type { Sending } from '../sending.ts';
import { serviceLine } from './chat.ts';
import { serviceParcel } from './hooks.ts';
import { insisted, leased } from './leases.ts';
import { closeFor, type Hosts, waitFor } from './pace.ts';
import { pushParcel } from './pushes.ts';

/** A message about a channel that is no challenge. */
type SaidType = Exclude<ServiceType, 'challenge'>;

/** A message of the server about a channel. */
interface Saying {
  readonly person: string;
  readonly channel: Channel;
  readonly hosts: Hosts;
  readonly id: string;
  readonly what: SaidType;
  /** The channel that is off. */
  readonly about?: string;
  readonly tries: number;
}

/** Tries of a message that another channel is off. A test is tried once. */
const TRIES = 4;

/** Sends a message about a channel, and notes it as a delivery. */
export async function say(on: Sending, saying: Saying): Promise<void> {
  const { person, channel, hosts, id, what, about, tries } = saying;
  if (channel.state !== 'on') return;
  const errand = { do: 'say', person, way: channel.id, id, what, ...(about !== undefined && { about }) } as const;
  const later = waitFor(channel, hosts, on.now());
  if (later !== undefined) return queued(on, { ...errand, tries }, later);
  if (channel.kind === 'mail') {
    const lease = await leased(on, { person, channel: channel.id, id, what, tries });
    if (lease === 'done') return;
    if (lease !== 'here') return queued(on, { ...errand, tries }, lease);
  }
  const delivery = await said(on, saying);
  const { outcome, wait = 0 } = delivery;
  closeFor(channel, delivery, hosts, on.now());
  const isLeft = outcome !== '2xx' && what !== 'test' && tries + 1 < TRIES;
  const at = isLeft ? nextTry(tries + 1, on.now(), on.random()) : undefined;
  if (at !== undefined) await queued(on, { ...errand, tries: tries + 1 }, Math.max(at, on.now() + wait * 1000));
  const state = outcome === '2xx' ? 'sent' : at === undefined ? 'dead' : 'waiting';
  const tried = { what, state, tries: tries + 1, at: on.now(), outcome };
  await (outcome === '2xx' ? insisted(() => noted(on, saying, tried)) : noted(on, saying, tried));
}

async function said(on: Sending, { person, channel, id, what, about }: Saying): Promise<Delivery> {
  const { place } = channel;
  const url = `${on.origin}/me`;
  const { format, locale } = channel;
  if (place.kind === 'webhook' && format !== undefined)
    return on.courier({ parcel: serviceLine({ url: place.url, format, locale }, what) });
  if (place.kind === 'webhook') {
    const data = { id: `${channel.id}.${id}`, url, ...(about !== undefined && { channel: about }) };
    return on.courier({ parcel: serviceParcel(place.url, signingNow(channel, on.now()), { what, data }, on.now()) });
  }
  if (place.kind === 'push') {
    const parcel = pushParcel(place, { reason: what }, await on.vapid(), on.now());
    return parcel === undefined ? { outcome: 'refused' } : on.courier({ parcel });
  }
  if (on.post === undefined) return { outcome: 'refused' };
  return on.courier({
    letter: await serviceLetter(
      on.post,
      { address: place.address, person, channel: channel.id },
      { id: `${channel.id}.${id}`, what },
      channel.token ?? '',
      channel.locale,
    ),
  });
}

async function noted({ people }: Sending, { person, channel, id }: Saying, value: JsonObject): Promise<void> {
  const key = keys.said(person, channel.id, id);
  const before = await people.get(...key);
  await people.put(...key, value, before?.rev ?? 0);
}

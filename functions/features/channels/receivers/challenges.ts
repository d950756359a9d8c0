import type { Delivery } from '../../../platform/courier/deliver.ts';
import { nextTry } from '../../notifications/deliveries.ts';
import { keys } from '../../notifications/keys.ts';
import { queued } from '../../notifications/queue.ts';
import { type Channel, challengeOf, channelsOf, codeOf, restate, signingNow } from '../channels.ts';
import { askingLetter } from '../mails.ts';
import type { Sending } from '../sending.ts';
import { codeParcel } from './chat.ts';
import { challengeParcel } from './hooks.ts';
import { insisted, leased } from './leases.ts';
import { type Hosts, waitFor } from './pace.ts';

/** A challenge is tried at once, and after 10 s, 1 and 5 minutes. */
const TRIES = 4;

interface Asking {
  readonly person: string;
  readonly secret: Uint8Array;
  readonly channel: Channel;
  readonly hosts: Hosts;
}

/** One try of a challenge. `round`: of this channel; a newer round ends the older one. */
interface Round {
  readonly round?: string;
  readonly tries?: number;
}

/**
 * Asks the receiver of a channel to confirm it. Readers of a mail or a chat confirm on a page. A program must return
 * the challenge. Each try is noted as a delivery. After the last one the channel is off, and its person is told.
 */
export async function ask(on: Sending, asking: Asking, { round = '0', tries = 0 }: Round): Promise<void> {
  const { person, secret, channel } = asking;
  if (channel.state !== 'unconfirmed' || round !== (channel.round ?? '0')) return;
  const challenge = challengeOf(secret, channel.id);
  const { place } = channel;
  if (place.kind === 'webhook') {
    const errand = { do: 'ask', person, way: channel.id, round } as const;
    const later = waitFor(channel, asking.hosts, on.now());
    if (later !== undefined) return queued(on, { ...errand, tries }, later);
    const { format, locale } = channel;
    const id = `c${channel.id}.${round}`;
    const parcel =
      format === undefined
        ? challengeParcel(place.url, signingNow(channel, on.now()), id, challenge, on.now())
        : codeParcel({ url: place.url, format, locale }, codeOf(secret, channel.id, round));
    const delivery = await on.courier({ parcel });
    const has = format === undefined ? delivery.echoed === true : delivery.outcome === '2xx';
    await noted(on, asking, { delivery, has }, tries === 0 ? `c${round}` : `c${round}.${tries}`);
    // A chat that shows the code is on once its person has sent it.
    if (has) return format === undefined ? restate(on.people, person, channel.id, { state: 'on' }) : undefined;
    if (tries + 1 === TRIES) return fellSilent(on, asking);
    const at = nextTry(tries + 1, on.now(), on.random()) ?? on.now();
    const wait = on.now() + (delivery.wait ?? 0) * 1000;
    await queued(on, { ...errand, tries: tries + 1 }, Math.max(at, wait));
  } else if (place.kind === 'mail') await askByMail(on, asking, place.address, round);
}

/** Sends the letter of a round, once. */
async function askByMail(on: Sending, asking: Asking, address: string, round: string): Promise<void> {
  const { person, secret, channel } = asking;
  if (on.post === undefined) return;
  const id = `c${round}`;
  const lease = await leased(on, { person, channel: channel.id, id, what: 'challenge', tries: 0 });
  if (lease === 'done') return;
  if (lease !== 'here') return queued(on, { do: 'ask', person, way: channel.id, round }, lease);
  const to = { address, person, channel: channel.id };
  const code = challengeOf(secret, channel.id);
  const delivery = await on.courier({ letter: await askingLetter(on.post, to, { code, round }, channel.locale) });
  await insisted(() => noted(on, asking, { delivery, has: delivery.outcome === '2xx' }, id));
}

/** Notes a try as a delivery, which the owner of the channel reads. */
async function noted(
  on: Sending,
  { person, channel }: Asking,
  { delivery, has }: { readonly delivery: Delivery; readonly has: boolean },
  id: string,
): Promise<void> {
  const outcome = delivery.outcome === '2xx' && !has ? 'wrong-echo' : delivery.outcome;
  const state = has ? 'sent' : 'dead';
  const said = { what: 'challenge', state, tries: 1, at: on.now(), outcome } as const;
  const key = keys.said(person, channel.id, id);
  await on.people.put(...key, said, (await on.people.get(...key))?.rev ?? 0);
}

/** Turns a channel off whose receiver did not confirm it. Its person learns of it by their other channels. */
async function fellSilent(on: Sending, { person, secret, channel }: Asking): Promise<void> {
  const id = `o${channel.id}.${channel.round ?? '0'}`;
  for (const other of await channelsOf(on.people, person, secret)) {
    if (other.id === channel.id || other.state !== 'on') continue;
    const what = { what: 'channel-off', about: channel.id } as const;
    await queued(on, { do: 'say', person, way: other.id, id, ...what, tries: 0 }, on.now());
  }
  await restate(on.people, person, channel.id, { state: 'off', why: 'silent' });
}

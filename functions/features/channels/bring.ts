import type { Delivery } from '../../platform/courier/deliver.ts';
import { type Brought, itemOf, nextTry } from '../notifications/deliveries.ts';
import { keys } from '../notifications/keys.ts';
import type { Notice } from '../notifications/made.ts';
import { queued } from '../notifications/queue.ts';
import { restate, signingNow, type Way } from './channels.ts';
import { hookParcel } from './hooks.ts';
import { noticeLetter } from './mails.ts';
import { pushParcel } from './pushes.ts';
import type { Sending } from './sending.ts';

/** By which way something is brought to whom, and how many parcels each host has had from this sweep. */
interface Bound {
  readonly person: string;
  readonly way: Way;
  readonly hosts: Map<string, number>;
}

/** To one host go so many parcels a minute, for all people together. */
const MOST_A_MINUTE = 60;
const MINUTE_MS = 60_000;

/** A way by which nothing came through for so long is off. */
const FAILING_MS = 5 * 86_400_000;

/**
 * Brings a notice by a way, and notes what became of it; what did not arrive is queued again, later each time. `first`: where it was tried
 * before, another errand sees to it.
 */
export async function bring(on: Sending, bound: Bound, notice: string, first?: 'first'): Promise<void> {
  const { person, way } = bound;
  const key = keys.delivery(person, way.id, notice);
  const entry = await on.people.get(...key);
  const brought = entry && keys.delivery.read(entry);
  if (entry === undefined || brought?.state !== 'waiting' || (first !== undefined && brought.tries > 0)) return;
  const noted = (became: Partial<Brought>): Promise<boolean> => on.people.put(...key, itemOf({ ...brought, ...became }), entry.rev);
  if (way.state !== 'on') {
    await noted({ state: 'dead' });
    return;
  }
  const errand = { do: 'bring', person, way: way.id, notice } as const;
  if (isBusy(way, bound.hosts)) return queued(on.people, errand, on.now() + MINUTE_MS);
  const delivery = await delivered(on, way, brought.notice);
  const tried = { tries: brought.tries + 1, at: on.now(), outcome: delivery.outcome };
  if (delivery.outcome === '2xx') {
    await noted({ ...tried, state: 'sent' });
    if (way.failing !== undefined) await restate(on.people, person, way.id, {});
    return;
  }
  const isOff = await endured(on, bound, delivery);
  const again = isOff ? undefined : nextTry(tried.tries, on.now(), on.random());
  if (again !== undefined) await queued(on.people, errand, again);
  await noted({ ...tried, state: again === undefined ? 'dead' : 'waiting' });
}

function isBusy({ place }: Way, hosts: Map<string, number>): boolean {
  if (place.kind === 'mail') return false;
  const { host } = new URL(place.kind === 'hook' ? place.url : place.endpoint);
  const had = hosts.get(host) ?? 0;
  hosts.set(host, had + 1);
  return had >= MOST_A_MINUTE;
}

/** What a way has to bear: who says that it wants no more is sent nothing more, and so is one that nothing comes through to. */
async function endured({ people, now }: Sending, { person, way }: Bound, { gone }: Delivery): Promise<boolean> {
  const isGone = gone === '410' || (gone === '404' && way.kind === 'push');
  const since = way.failing ?? now();
  if (isGone) await restate(people, person, way.id, { state: 'off', why: 'gone' });
  else if (now() - since >= FAILING_MS) await restate(people, person, way.id, { state: 'off', why: 'failing' });
  else {
    if (way.failing === undefined) await restate(people, person, way.id, { failing: since });
    return false;
  }
  return true;
}

async function delivered(on: Sending, way: Way, notice: Notice): Promise<Delivery> {
  const { place } = way;
  if (place.kind === 'hook') return on.courier({ parcel: hookParcel(place.url, signingNow(way, on.now()), notice, on.now()) });
  if (place.kind === 'push') return on.courier({ parcel: pushParcel(place, notice, await on.vapid()) });
  if (on.post === undefined) return { outcome: 'refused' };
  return on.courier({ letter: await noticeLetter(on.post, place.address, notice, way.token ?? '', way.locale) });
}

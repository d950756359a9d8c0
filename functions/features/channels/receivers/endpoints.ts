import { timingSafeEqual } from 'node:crypto';
import { fromBase64url, hmac, sha256, toBase64url } from '../../../../domain/lib/hash.ts';
import { jsonOf, same } from '../../../../domain/lib/json.ts';
import { canonical } from '../../../../domain/log/canonical.ts';
import { isLoopback } from '../../../platform/courier/loopback.ts';
import { spelledOnce } from '../../../platform/courier/spelling.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { Busy } from '../../../platform/kit/faults.ts';
import type { People, Vault } from '../../../platform/ports/ports.ts';
import { keys } from '../../notifications/keys.ts';
import { type Channel, channelOf, GONE, itemOf, type Place, restate } from '../channels.ts';

// A browser's endpoint belongs to one channel. Otherwise a browser of two accounts would show the notifications of the
// account that signed out.

interface Claiming {
  readonly people: Pick<People, 'get' | 'put'>;
  readonly vault: Pick<Vault, 'person'>;
  /** Returns the keyed hash of an address. The address itself is not stored. */
  markOf(address: string): Promise<string>;
}

type Push = Extract<Place, { readonly kind: 'push' }>;

/** A channel by its person and id. */
interface Named {
  readonly person: string;
  readonly id: string;
}

/** The endpoint of a channel, and the channel that had it before. */
interface Claim {
  readonly mark: string;
  readonly before: Named | undefined;
}

const TRIES = 8;

/**
 * Gives an endpoint to a channel. The channel of another person loses it, if the keys are the same: both people use
 * that browser. Throws a Problem (409) for other keys, because an endpoint alone may be known to strangers.
 */
export async function claimed(on: Claiming, channel: Named, place: Push): Promise<Claim> {
  const { people, markOf } = on;
  const mark = await markOf(`push ${endpointOf(place)}`);
  for (let tries = 0; tries < TRIES; tries++) {
    const entry = await people.get(...keys.endpoint(mark));
    const { person, way: id } = entry === undefined ? {} : keys.endpoint.read(entry);
    const holder = person === undefined || id === undefined ? undefined : { person, id };
    if (holder !== undefined && isSame(holder, channel)) return { mark, before: undefined };
    if (holder !== undefined && holder.person !== channel.person) await unlessTheirs(on, holder, place);
    if (await people.put(...keys.endpoint(mark), { person: channel.person, way: channel.id }, entry?.rev ?? 0))
      return { mark, before: holder };
  }
  throw new Busy('this browser is being added elsewhere');
}

/** Returns the endpoint of a browser in one spelling. Else a stranger could have it a second time. */
export const endpointOf = ({ endpoint }: Pick<Push, 'endpoint'>): string =>
  `https://${spelledOnce(endpoint)}${new URL(endpoint).search}`;

const isSame = (one: Named, other: Named): boolean => one.person === other.person && one.id === other.id;

/** Throws a Problem (409) if the channel of another person has the endpoint under other keys. */
async function unlessTheirs({ people, vault }: Claiming, { person, id }: Named, place: Push): Promise<void> {
  const secret = await vault.person(person);
  const found = secret && (await channelOf(people, person, secret, id));
  const theirs = found?.channel.place;
  if (
    theirs?.kind !== 'push' ||
    endpointOf(theirs) !== endpointOf(place) ||
    same(jsonOf(theirs.keys), jsonOf(place.keys))
  )
    return;
  throw new Problem(409, 'ENDPOINT_TAKEN', {
    en: 'another account has this endpoint with other keys; unsubscribe and subscribe the browser',
    ko: '다른 계정이 이 endpoint를 다른 키로 쓰고 있습니다. 브라우저에서 다시 구독하세요.',
  });
}

/**
 * Completes a claim after the channel is written: the browser can renew it, and the channel before it is off. If a
 * third channel claimed the endpoint meanwhile, that one has it.
 */
export async function settled(on: Claiming, { person, id }: Named, { mark, before }: Claim): Promise<void> {
  const { people } = on;
  await people.put(...keys.renewal(id), { person }, (await people.get(...keys.renewal(id)))?.rev ?? 0);
  if (before !== undefined) await restate(people, before.person, before.id, { state: 'off', why: 'moved' });
  const entry = await people.get(...keys.endpoint(mark));
  const { person: now, way } = entry === undefined ? {} : keys.endpoint.read(entry);
  if (now !== person || way !== id) await restate(people, person, id, { state: 'off', why: 'moved' });
}

/** Frees the endpoint of a channel, unless another channel has it by now. */
export async function freed({ people }: Pick<Claiming, 'people'>, channel: Named, mark: string): Promise<void> {
  const entry = await people.get(...keys.endpoint(mark));
  if (entry === undefined) return;
  const { person, way } = keys.endpoint.read(entry);
  if (person === channel.person && way === channel.id) await people.put(entry.pk, entry.sk, GONE, entry.rev);
}

/** Turns the channel of a browser on again that its person adds again. Its reasons stay as they are. */
export async function readded(
  on: Claiming,
  { person, secret }: { readonly person: string; readonly secret: Uint8Array },
  id: string,
  place: Push,
): Promise<Channel> {
  const found = await channelOf(on.people, person, secret, id);
  if (found === undefined) throw new Busy('this channel is being deleted');
  const claim = await claimed(on, { person, id }, place);
  const { why: _, failing: __, ...rest } = found.channel;
  const next: Channel = { ...rest, place, state: 'on', mark: claim.mark };
  await written(on, { person, secret }, next, found.rev);
  await settled(on, { person, id }, claim);
  return next;
}

/** A browser's new subscription for a channel, and the proof that it is the same browser. */
interface Renewal {
  readonly channel: string;
  readonly endpoint: string;
  readonly keys: Push['keys'];
  readonly proof: string;
}

/** Returns the proof of a browser: an HMAC under the `auth` of its former subscription. */
export const proofOf = (auth: string, channel: string, endpoint: string): string =>
  toBase64url(hmac(fromBase64url(auth), canonical([channel, endpoint])));

const equal = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(one)), Buffer.from(sha256(other)));

/**
 * Gives a channel the new subscription of its browser. Needs no token, because the browser renews while no page is
 * open. Throws the same Problem (403) for an unknown channel and for a wrong proof.
 */
export async function renewed(on: Claiming, { channel: id, proof, ...given }: Renewal): Promise<void> {
  const { people, vault } = on;
  const entry = await people.get(...keys.renewal(id));
  const person = entry && keys.renewal.read(entry).person;
  const secret = person === undefined ? undefined : await vault.person(person);
  const found = person && secret && (await channelOf(people, person, secret, id));
  if (person === undefined || secret === undefined || !found) throw wrongProof();
  const { channel, rev } = found;
  const place: Push = { kind: 'push', ...given };
  if (channel.place.kind !== 'push' || channel.why === 'moved') throw wrongProof();
  // Only people with the key of the server may lead it to this machine, and a proof is no key.
  if (isLoopback(place.endpoint) && !isLoopback(channel.place.endpoint)) throw wrongProof();
  // A repetition after a lost answer: by now the channel has the new keys.
  if (same(jsonOf(channel.place), jsonOf(place))) return;
  if (!equal(proof, proofOf(channel.place.keys.auth, id, place.endpoint))) throw wrongProof();
  const claim = await claimed(on, { person, id }, place);
  const { why: _, failing: __, ...rest } = channel;
  const next: Channel = { ...rest, state: 'on', place, mark: claim.mark };
  await written(on, { person, secret }, next, rev);
  if (channel.mark !== undefined && channel.mark !== claim.mark) await freed(on, { person, id }, channel.mark);
  await settled(on, { person, id }, claim);
}

async function written(
  { people }: Claiming,
  { person, secret }: { readonly person: string; readonly secret: Uint8Array },
  channel: Channel,
  rev: number,
): Promise<void> {
  if (!(await people.put(...keys.channel(person, channel.id), itemOf(secret, channel), rev)))
    throw new Busy('this channel is being changed');
}

const wrongProof = (): Problem =>
  new Problem(403, 'WRONG_PROOF', {
    en: 'no channel of a browser has this proof; create the channel again',
    ko: '이 증명에 맞는 브라우저 알림이 없습니다. 알림 방법을 새로 만드세요.',
  });

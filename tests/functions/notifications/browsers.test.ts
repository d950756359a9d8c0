import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { channelsOf } from '../../../functions/features/channels/channels.ts';
import { forgetLinks } from '../../../functions/features/channels/forgotten.ts';
import { createChannels } from '../../../functions/features/channels/my-channels.ts';
import { proofOf } from '../../../functions/features/channels/receivers/endpoints.ts';
import { sweepNotifications } from '../../../functions/features/channels/send.ts';
import type { Sending } from '../../../functions/features/channels/sending.ts';
import { followGame } from '../../../functions/features/notifications/follow.ts';
import { threadOf } from '../../../functions/features/notifications/threads.ts';
import type { Self } from '../../../functions/features/people/persons.ts';
import { REASONS } from '../../../functions/features/people/reasons.ts';
import { isLoopback } from '../../../functions/platform/courier/loopback.ts';
import { vapidFrom } from '../../../functions/platform/courier/vapid.ts';
import type { Listed } from '../../../functions/platform/ports/ports.ts';
import { courierOf } from '../../../infra/local/server/courier.ts';
import { startPushService } from '../../kit/push-service.ts';
import { subscribed } from '../../kit/subscribed.ts';
import { type Desk, desk, listed, projected } from './kit.ts';

// Browsers behind a push service on this machine: what they decrypt when they come online, whose they are, and what
// ends it.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let at: Desk;
let service: Awaited<ReturnType<typeof startPushService>>;
let anna: Self;
let bob: Self;
let channels: ReturnType<typeof createChannels>;
let version: number;
beforeEach(async () => {
  [at, version] = [desk(), 0];
  service = await startPushService(() => at.now);
  [anna, bob] = [await at.person('anna'), await at.person('bob')];
  channels = channelsAt();
});
afterEach(() => service.close());

const channelsAt = (more: { readonly hasPush?: boolean } = {}) =>
  createChannels({
    people: at.people,
    vault: at.sending.vault,
    now: () => at.now,
    random: (bytes) => randomBytes(bytes),
    hasMail: true,
    hasPush: true,
    isPlace: (url) => !isLoopback(url) || 'here',
    markOf: async (address) => Buffer.from(address).toString('base64url').slice(-16),
    ...more,
  });

/** Sends what is due to the push service, by the courier of a server on one machine. */
async function sweep(after = 0, more: Partial<Sending> = {}): Promise<void> {
  at.now += after;
  const courier = courierOf({ mail: undefined, isLoopbackAllowed: true });
  const { failed } = await sweepNotifications({ ...at.sending, courier, ...more });
  expect(failed).toBe(0);
}

/** Lets a game go on, and the follower see it. */
async function goes(game: string, more: Partial<Listed> & { waits?: readonly string[] }, who = [anna]): Promise<void> {
  const held = Object.fromEntries(who.map(({ person }, i) => [person, [i === 0 ? 'red' : 'blue']]));
  const view = listed({ game, version: ++version, at: at.now, held, ...more });
  at.games.set(game, view);
  await followGame({ people: at.people }, projected(view));
}

const escaped = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;

let keyed = 0;
type Subscription = Pick<ReturnType<typeof service.device>, 'endpoint' | 'keys'>;
const add = (who: Self, { endpoint, keys }: Subscription, on = channels) =>
  on.create(who, `key-${++keyed}`, { kind: 'push', endpoint, keys, reasons: [...REASONS] }, 'en', true);
const standing = async (who: Self) =>
  (await channels.list(who)).map(({ id, state, why }) => [id, why === undefined ? state : `${state}: ${why}`]);

it('a browser whose keys are none ends no sweep, and another browser is told', async () => {
  const device = service.device();
  await add(anna, { endpoint: service.device().endpoint, keys: { p256dh: 'BA', auth: 'aa' } });
  await add(anna, device);
  await goes('g1', { status: 'lobby' });
  await goes('g1', { waits: ['red'] });
  await sweep(91_000);
  expect(device.wakes()).toMatchObject([{ reason: 'your-turn', game: 'g1' }]);
});

describe('a browser that slept', () => {
  it('a day has one line per game, the newest', async () => {
    const device = service.device();
    await add(anna, device);
    const due = at.now + 7 * DAY;
    for (const game of ['g1', 'g2']) {
      await goes(game, { status: 'lobby' });
      await goes(game, { waits: ['red'], due });
    }
    for (let hours = 0; hours < 24; hours++) {
      await sweep(HOUR);
      await goes('g1', {});
      await goes('g1', { waits: ['red'], due });
    }
    await goes('g2', { status: 'over' });
    await sweep(91_000);
    expect(device.wakes()).toEqual([
      { reason: 'your-turn', game: 'g1', thread: threadOf(anna.secret, { game: 'g1', reason: 'your-turn' }), due },
      { reason: 'over', game: 'g2', thread: threadOf(anna.secret, { game: 'g2', reason: 'over' }) },
    ]);
    expect(device.wakes()).toEqual([]);
  });

  it('until after the deadline is told nothing of it', async () => {
    const device = service.device();
    await add(anna, device);
    await goes('g1', { status: 'lobby' });
    await goes('g1', { waits: ['red'], due: at.now + 2 * HOUR });
    await sweep(91_000);
    at.now += 3 * HOUR;
    expect(device.wakes()).toEqual([]);
  });

  it.each([
    { what: 'a deadline in 3 hours', due: 3 * HOUR, ttl: 3 * 3_600 - 91 },
    { what: 'a deadline in a month', due: 30 * DAY, ttl: 7 * 86_400 },
    { what: 'a deadline in 2 minutes', due: 2 * MINUTE, ttl: 60 },
    { what: 'no deadline', due: undefined, ttl: 7 * 86_400 },
  ])('is told its turn as long as $what allows', async ({ due, ttl }) => {
    await add(anna, service.device());
    await goes('g1', { status: 'lobby' });
    await goes('g1', { waits: ['red'], ...(due !== undefined && { due: at.now + due }) });
    at.now += 91_000;
    await sweepNotifications(at.sending);
    const headers = at.courier.loads.flatMap((load) => ('parcel' in load ? [load.parcel.headers] : []));
    expect(headers.map(({ topic }) => topic)).toEqual(
      Array(2).fill(threadOf(anna.secret, { game: 'g1', reason: 'over' })),
    );
    expect(headers.map((each) => [each.ttl, each.urgency]).sort()).toEqual(
      [
        [String(ttl), 'normal'],
        [String(7 * 86_400), 'low'],
      ].sort(),
    );
  });
});

describe('a browser of two accounts', () => {
  it('is the channel of the account that added it last, and goes back', async () => {
    const device = service.device();
    const { id: first } = await add(anna, device);
    const { id: second } = await add(bob, device);
    expect([await standing(anna), await standing(bob)]).toEqual([[[first, 'off: moved']], [[second, 'on']]]);
    await goes('g1', {}, [anna, bob]);
    await sweep();
    expect(device.wakes().map(({ thread }) => thread)).toEqual([
      threadOf(bob.secret, { game: 'g1', reason: 'started' }),
    ]);
    await add(anna, device);
    expect([await standing(anna), await standing(bob)]).toEqual([[[first, 'on']], [[second, 'off: moved']]]);
  });

  it('is not taken by somebody who knows its endpoint alone', async () => {
    const device = service.device();
    const { id } = await add(anna, device);
    const stolen = { endpoint: device.endpoint, keys: subscribed().keys };
    await expect(add(bob, stolen)).rejects.toMatchObject({ status: 409, code: 'ENDPOINT_TAKEN' });
    // Nor in another spelling: the push service takes it for the same.
    for (const endpoint of [`${device.endpoint}#x`, device.endpoint.replace(/.$/, escaped)])
      await expect(add(bob, { ...stolen, endpoint })).rejects.toMatchObject({ code: 'ENDPOINT_TAKEN' });
    expect([await standing(anna), await standing(bob)]).toEqual([[[id, 'on']], []]);
  });

  it('is free once its channel was deleted, or its person erased', async () => {
    const device = service.device();
    const { id } = await add(anna, device);
    await channels.remove(anna, id);
    const other = { endpoint: device.endpoint, keys: subscribed().keys };
    await add(bob, other);
    await forgetLinks(at.people, bob.person, bob.secret);
    const [channel] = await channelsOf(at.people, bob.person, bob.secret);
    expect(await at.people.list(`E#${channel?.mark}`, '')).toEqual([]);
    expect(await at.people.list(`E#${channel?.id}`, '')).toEqual([]);
    expect((await add(anna, device)).state).toBe('on');
  });

  it('has one channel for its account, however often and by however many tabs it is added', async () => {
    const device = service.device();
    const { id } = await add(anna, device);
    await channels.edit(anna, id, { reasons: ['over'] });
    for (let times = 0; times < 12; times++) expect(await add(anna, device)).toMatchObject({ id, reasons: ['over'] });
    const racing = service.device();
    await Promise.allSettled([add(anna, racing), add(bob, racing), add(bob, racing)]);
    const all = [...(await channels.list(anna)), ...(await channels.list(bob))];
    expect(all.filter((each) => each.state === 'on' && each.id !== id)).toHaveLength(1);
  });
});

it('a person adds ten browsers an hour, else each would be tried on a stranger', async () => {
  for (let made = 0; made < 10; made++) {
    const { id } = await add(anna, service.device());
    await channels.remove(anna, id);
  }
  await expect(add(anna, service.device())).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_ASKED' });
  at.now += HOUR;
  expect((await add(anna, service.device())).state).toBe('on');
});

describe('a subscription that changes', () => {
  const renew = (channel: string, { endpoint, keys }: Subscription, auth: string) =>
    channels.renewPush({ channel, endpoint, keys, proof: proofOf(auth, channel, endpoint) });

  it('is renewed by a proof under the former one, once and again, also where the channel was off', async () => {
    const [before, after] = [service.device(), service.device()];
    const { id } = await add(anna, before);
    before.unsubscribe();
    await goes('g1', {});
    await sweep();
    expect(await standing(anna)).toEqual([[id, 'off: gone']]);
    for (let times = 0; times < 2; times++) await renew(id, after, before.keys.auth);
    expect(await standing(anna)).toEqual([[id, 'on']]);
    await goes('g1', { status: 'over' });
    await sweep();
    expect(after.wakes()).toMatchObject([{ reason: 'over' }]);
    const third = service.device();
    await expect(renew(id, third, before.keys.auth)).rejects.toMatchObject({ code: 'WRONG_PROOF' });
    await renew(id, third, after.keys.auth);
    // The former endpoint is free.
    expect((await add(bob, { endpoint: before.endpoint, keys: subscribed().keys })).state).toBe('on');
  });

  it('is refused alike for an unknown channel, a deleted one, one that moved, and a wrong proof', async () => {
    const [before, after] = [service.device(), service.device()];
    const { id } = await add(anna, before);
    const refusals: unknown[] = [];
    const refused = async (channel: string, auth: string): Promise<void> => {
      await renew(channel, after, auth).catch((problem: unknown) => refusals.push(problem));
    };
    await refused('wnothing', before.keys.auth);
    await refused(id, after.keys.auth);
    await add(bob, before);
    await refused(id, before.keys.auth);
    await channels.remove(anna, id);
    await refused(id, before.keys.auth);
    expect(refusals).toHaveLength(4);
    expect(new Set(refusals.map((problem) => JSON.stringify(problem))).size).toBe(1);
    expect(refusals[0]).toMatchObject({ status: 403, code: 'WRONG_PROOF' });
  });

  it('onto an endpoint of another account with other keys is refused', async () => {
    const [before, taken] = [service.device(), service.device()];
    const { id } = await add(anna, before);
    await add(bob, taken);
    const stolen = { endpoint: taken.endpoint, keys: subscribed().keys };
    await expect(renew(id, stolen, before.keys.auth)).rejects.toMatchObject({ code: 'ENDPOINT_TAKEN' });
  });
});

describe('a server without a contact', () => {
  it('refuses push services, and sends to none, except on this machine', async () => {
    const [here, away] = [service.device(), { endpoint: 'https://push.example/x', keys: subscribed().keys }];
    await add(anna, away);
    const without = channelsAt({ hasPush: false });
    await expect(add(bob, { ...away, endpoint: `${away.endpoint}y` }, without)).rejects.toMatchObject({
      status: 409,
      code: 'NO_PUSH',
    });
    await add(anna, here, without);
    await goes('g1', {});
    const vapid = async () => vapidFrom(new Uint8Array(32).fill(7), undefined);
    const [channel] = (await channels.list(anna)).filter(({ to }) => to === 'push.example');
    await sweep(0, { vapid });
    expect(here.wakes()).toMatchObject([{ reason: 'started' }]);
    expect(await channels.deliveries(anna, channel?.id ?? '')).toMatchObject([{ outcome: 'refused' }]);
  });
});

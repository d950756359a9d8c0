import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHook } from '../../client/src/index.ts';
import { courierOf, maySendHere } from '../../infra/local/server/courier.ts';
import { subscribed } from '../kit/subscribed.ts';
import { type House, newStores, open, SIGN_IN_KEY } from './kit.ts';
import { type Receiver, receivers, typesOf } from './receiving.ts';
import { sweptHere } from './sweeping.ts';

// Webhooks on the machine of an author: over real HTTP, with a receiver that stands here.

const { receiving, close } = receivers();
const stores = newStores();
let house: House;
beforeAll(async () => {
  house = await open({ stores, isLoopbackAllowed: true });
});
afterAll(async () => {
  await close();
  await house.close();
});

/** Sends what is due after this number of seconds, as a server on one machine does. */
const swept = (seconds?: number) => sweptHere(house, seconds);

interface Made {
  readonly id: string;
  readonly secret: string;
  readonly state: string;
  readonly code: string;
  readonly detail: string;
}
interface Listed {
  readonly state: string;
  readonly why?: string;
}
interface Delivered {
  readonly notification: string;
  readonly reason: string;
  readonly state: string;
  readonly outcome?: string;
}

/** A person who signed in by name with the key of the server. */
async function signedIn(name: string) {
  const { token } = (await house.as(undefined).post<{ token: string }>('/v1/sign-in', { name, key: SIGN_IN_KEY })).body;
  const headers = { authorization: `Bearer ${token}` };
  const me = house.as(undefined);
  return {
    get: async <Body>(path: string) => (await me.get<Body>(path, headers)).body,
    post: <Body = Made>(path: string, body?: unknown) => me.send<Body>('POST', path, body, headers),
    delete: (path: string) => me.send('DELETE', path, undefined, headers),
  };
}
const deliveriesOf = async (who: Awaited<ReturnType<typeof signedIn>>, id: string) =>
  (await who.get<{ deliveries: readonly Delivered[] }>(`/v1/me/channels/${id}/deliveries`)).deliveries;

describe('an author', () => {
  it('makes a webhook at home, tries it, and is told of a turn; each message verifies', async () => {
    const receiver = await receiving();
    const alice = await signedIn('alice');
    const { status, body: made } = await alice.post('/v1/me/channels', { kind: 'webhook', url: receiver.url });
    expect([status, made.state]).toEqual([201, 'unconfirmed']);
    await swept();
    expect((await alice.get<{ channels: Listed[] }>('/v1/me/channels')).channels).toMatchObject([{ state: 'on' }]);

    const test = await alice.post<Delivered>(`/v1/me/channels/${made.id}/test`);
    expect([test.status, test.body]).toMatchObject([202, { reason: 'test', state: 'waiting' }]);
    await swept();
    const game = (await alice.post<{ game: string }>('/v1/games', { of: 'duel', options: { hits: 3 }, title: 'Ours' }))
      .body.game;
    await alice.post(`/v1/games/${game}/seats`, { seat: 'red' });
    await alice.post(`/v1/games/${game}/seats`, { seat: 'blue', kind: 'bot' });
    await alice.post(`/v1/games/${game}/start`, {});
    await swept(91);

    const all = await verified(receiver, made.secret);
    expect(all.map(({ type }) => type).sort()).toEqual(['challenge', 'started', 'test', 'your-turn']);
    const turn = all.find(({ type }) => type === 'your-turn');
    const { version } = await alice.get<{ version: number }>(`/v1/games/${game}`);
    expect(turn?.data).toMatchObject({
      game,
      of: 'duel',
      url: `http://localhost:8080/g/${game}`,
      status: 'playing',
      version,
      seats: ['red'],
      thread: expect.stringMatching(/^[\w-]{22}$/),
      ask: expect.any(String),
      kind: expect.any(String),
    });
    expect(JSON.stringify(all)).not.toContain('Ours');
    expect((await deliveriesOf(alice, made.id)).map(({ reason, state }) => `${reason} ${state}`).sort()).toEqual([
      'challenge sent',
      'started sent',
      'test sent',
      'your-turn sent',
    ]);
  });

  it('sees each try of a challenge that is not returned, is told by another channel, and asks again', async () => {
    const [good, bad] = [await receiving(), await receiving()];
    const bob = await signedIn('bob');
    await bob.post('/v1/me/channels', { kind: 'webhook', url: good.url });
    await swept();
    bad.answers = (_, response) => void response.end('hello');
    const { id } = (await bob.post('/v1/me/channels', { kind: 'webhook', url: bad.url })).body;
    for (const wait of [0, 12, 72, 360]) await swept(wait);
    expect(typesOf(bad)).toEqual(Array(4).fill('challenge'));
    const outcomes = (await deliveriesOf(bob, id)).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(Array(4).fill('wrong-echo'));
    const found = async () => (await bob.get<{ channels: (Listed & { id: string })[] }>('/v1/me/channels')).channels;
    expect((await found()).find((each) => each.id === id)).toMatchObject({ state: 'off', why: 'silent' });
    expect(typesOf(good)).toEqual(['challenge', 'channel-off']);
    expect(JSON.parse(good.received[1]?.body ?? '')).toMatchObject({ data: { channel: id } });

    expect((await bob.post(`/v1/me/channels/${id}/test`)).body.code).toBe('CHANNEL_NOT_ON');
    bad.answers = good.answers;
    expect((await bob.post(`/v1/me/channels/${id}/challenge`)).body.state).toBe('unconfirmed');
    await swept();
    expect((await found()).find((each) => each.id === id)).toMatchObject({ state: 'on' });
  });

  it('may ask for five tests a day and five challenges, also at the same time', async () => {
    const receiver = await receiving();
    const bob = await signedIn('bob');
    const { id } = (await bob.post('/v1/me/channels', { kind: 'webhook', url: receiver.url })).body;
    await swept();
    const tests = await Promise.all(Array.from({ length: 8 }, () => bob.post(`/v1/me/channels/${id}/test`)));
    expect(tests.map(({ status }) => status).sort()).toEqual([202, 202, 202, 202, 202, 429, 429, 429]);
    const [refused] = tests.filter(({ status }) => status === 429);
    expect(refused?.body.code).toBe('TOO_MANY_ASKED');
    expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(86_400);
    await swept();
    expect(typesOf(receiver).filter((type) => type === 'test')).toHaveLength(5);
    house.wait(86_400);
    expect((await bob.post(`/v1/me/channels/${id}/test`)).status).toBe(202);
  });

  it('is waited for as `Retry-After` says, and an hour at most', async () => {
    const receiver = await receiving();
    const carol = await signedIn('alice');
    receiver.answers = (_, response) => void response.writeHead(503, { 'retry-after': '31536000' }).end();
    await carol.post('/v1/me/channels', { kind: 'webhook', url: receiver.url });
    await swept();
    await swept(3_500);
    expect(receiver.received).toHaveLength(1);
    await swept(110);
    expect(receiver.received).toHaveLength(2);
  });
});

/** Reads the messages of a receiver, each at the time of its signature: the clock of the service moves in a test. */
const verified = async ({ received }: Receiver, secret: string) =>
  Promise.all(
    received.map(({ headers, body }) => {
      return readHook(headers, body, secret, 1000 * Number(headers['webhook-timestamp']));
    }),
  );

describe('who may not name a receiver on this machine', () => {
  const local = { kind: 'webhook', url: 'http://127.0.0.1:9/' };

  it.each([
    'http://127.0.0.1:9/',
    'http://localhost:9/',
    'http://[::1]:9/',
    'https://localhost/',
    'http://2130706433:9/',
  ])('a person without the key: %s', async (url) => {
    const { status, body } = await house.as('zed').send<Made>('POST', '/v1/me/channels', { kind: 'webhook', url });
    expect([status, body.code]).toEqual([403, 'LOOPBACK_NEEDS_KEY']);
  });

  it('a person without the key, by a browser', async () => {
    const push = { kind: 'push', endpoint: 'http://127.0.0.1:9/', keys: subscribed().keys };
    expect((await house.as('zed').send<Made>('POST', '/v1/me/channels', push)).body.code).toBe('LOOPBACK_NEEDS_KEY');
  });

  it('a guest, who has no channels', async () => {
    const { token } = (await house.as(undefined).post<{ token: string }>('/v1/guests')).body;
    const headers = { authorization: `Bearer ${token}` };
    const { status, body } = await house.as(undefined).send<Made>('POST', '/v1/me/channels', local, headers);
    expect([status, body.code]).toEqual([403, 'NOT_FOR_GUESTS']);
  });

  it('a program with a personal token of a person who has the key', async () => {
    const alice = await signedIn('alice');
    const { token } = (await alice.post<{ token: string }>('/v1/me/tokens', { name: 'p', scopes: ['me'], days: 1 }))
      .body;
    const headers = { authorization: `Bearer ${token}` };
    const { body } = await house.as(undefined).send<Made>('POST', '/v1/me/channels', local, headers);
    expect(body.code).toBe('LOOPBACK_NEEDS_KEY');
  });

  it.each(['http://10.0.0.1/', 'http://169.254.169.254/', 'http://127.0.0.2:9/', 'http://localhost.example:9/'])(
    'nobody: %s is not this machine',
    async (url) => {
      const alice = await signedIn('alice');
      const { status, body } = await alice.post('/v1/me/channels', { kind: 'webhook', url });
      expect([status, body.code]).toEqual([400, 'BAD_BODY']);
      expect(body.detail).toMatch(/^url: an https URL .*; or an http URL of this machine, such as http:\/\/localhost/);
    },
  );

  it('nobody, on a server without that permission', async () => {
    const other = await open();
    try {
      const { token } = (
        await other.as(undefined).post<{ token: string }>('/v1/sign-in', { name: 'alice', key: SIGN_IN_KEY })
      ).body;
      const headers = { authorization: `Bearer ${token}` };
      const { status, body } = await other.as(undefined).send<Made>('POST', '/v1/me/channels', local, headers);
      expect([status, body.code]).toEqual([400, 'BAD_BODY']);
      expect(body.detail).toBe('url: an https URL with port 443, without a user, of a public host');
    } finally {
      await other.close();
    }
  });
});

describe('the courier of a server on one machine', () => {
  it.each([
    { isByName: true, hasOwnTables: true, isDenied: false, may: true },
    { isByName: true, hasOwnTables: true, isDenied: true, may: false },
    { isByName: true, hasOwnTables: false, isDenied: false, may: false },
    { isByName: false, hasOwnTables: true, isDenied: false, may: false },
  ])('may send here: $may, with names $isByName, own tables $hasOwnTables, denied $isDenied', ({ may, ...server }) => {
    expect(maySendHere(server)).toBe(may);
  });

  const parcel = (url: string) => ({ url, headers: {}, body: '' });

  it('follows no redirect, neither here nor from here', async () => {
    const [first, second] = [await receiving(), await receiving()];
    first.answers = (_, response) => void response.writeHead(307, { location: second.url }).end();
    const courier = courierOf({ mail: undefined, isLoopbackAllowed: true });
    expect(await courier({ parcel: parcel(first.url) })).toEqual({ outcome: '3xx' });
    expect(second.received).toEqual([]);
  });

  it('sends nothing here where that is forbidden', async () => {
    const receiver = await receiving();
    const courier = courierOf({ mail: undefined, isLoopbackAllowed: false });
    expect(await courier({ parcel: parcel(receiver.url) })).toEqual({ outcome: 'refused' });
    expect(receiver.received).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHook } from '../../client/src/index.ts';
import { codeOf } from '../../functions/features/channels/channels.ts';
import { forgetLinks } from '../../functions/features/channels/forgotten.ts';
import { keys } from '../../functions/features/notifications/keys.ts';
import { type House, lobby, newStores, open, SIGN_IN_KEY } from './kit.ts';
import { type Receiver, receivers, typesOf } from './receiving.ts';
import { sweptHere } from './sweeping.ts';

// Hooks of games, over real HTTP with a receiver on this machine: its owner lets a program or a chat know of a game, as
// spectators see it.

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
  readonly host: string;
  readonly by: string;
  readonly secret: string;
  readonly code: string;
  readonly state: string;
  readonly channel?: { readonly to: string; readonly state: string };
}

/** A person who signed in by name with the key of the server. */
async function signedIn(name: string) {
  const { token } = (await house.as(undefined).post<{ token: string }>('/v1/sign-in', { name, key: SIGN_IN_KEY })).body;
  const send = <Body = Made>(method: string, path: string, body?: unknown, more: object = {}) =>
    house.as(undefined).send<Body>(method, path, body, { authorization: `Bearer ${token}`, ...more });
  return {
    get: async <Body>(path: string) => (await send<Body>('GET', path)).body,
    post: <Body = Made>(path: string, body?: unknown, more: object = {}) => send<Body>('POST', path, body, more),
    put: (path: string, body: unknown) => send('PUT', path, body),
    delete: (path: string) => send('DELETE', path),
  };
}
type Person = Awaited<ReturnType<typeof signedIn>>;
const hooksOf = async (who: Person, path: string) => (await who.get<{ hooks: readonly Made[] }>(`${path}/hooks`)).hooks;
const shownTo = async (user: string | undefined, path: string) =>
  (await house.as(user).get<{ hooks?: readonly object[] }>(`${path}/people`)).body.hooks;

/** A lobby of alice with bert on the other seat. */
async function lobbyOf(alice: Person, settings: object = {}): Promise<string> {
  const { game } = (
    await alice.post<{ game: string }>('/v1/games', {
      of: 'duel',
      options: { hits: 3 },
      title: 'Our secret title',
      settings: { deadlines: { default: 7200 }, ...settings },
    })
  ).body;
  await alice.post(`/v1/games/${game}/seats`, { seat: 'red' });
  return `/v1/games/${game}`;
}
async function begun(alice: Person, path: string): Promise<void> {
  expect((await house.as('bert').post(`${path}/seats`, { seat: 'blue' })).status).toBe(200);
  expect((await alice.post(`${path}/start`, {})).status).toBe(200);
}
const choose = async (who: string | Person, path: string, stance: string) => {
  const client = typeof who === 'string' ? house.as(who) : undefined;
  const actions = `${path}/actions`;
  const { actions: asks } = client
    ? (await client.get<{ actions: { ask: string }[] }>(actions)).body
    : await (who as Person).get<{ actions: { ask: string }[] }>(actions);
  const body = { ask: asks[0]?.ask, command: { type: 'choose', stance } };
  expect((await (client ?? (who as Person)).post(actions, body)).status).toBe(200);
};
const messagesOf = ({ received }: Receiver) =>
  received
    .map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> })
    .filter(({ type }) => type !== 'challenge');

describe('a program', () => {
  it('is told phases with their deadlines, votes and the end, and each message verifies', async () => {
    const receiver = await receiving();
    const alice = await signedIn('alice');
    const path = await lobbyOf(alice);
    const made = await alice.post(`${path}/hooks`, { url: receiver.url });
    expect([made.status, made.body.channel?.state]).toEqual([201, 'unconfirmed']);
    await swept();
    expect(await hooksOf(alice, path)).toMatchObject([
      { id: made.body.id, channel: { state: 'on', to: receiver.url } },
    ]);

    await begun(alice, path);
    await swept(60);
    expect(messagesOf(receiver)).toEqual([]);
    await swept(31);
    // Within a phase nothing more is told.
    await choose(alice, path, 'low');
    await swept(200);
    expect(messagesOf(receiver).map(({ type }) => type)).toEqual(['phase']);
    const { version, due, phase } = await alice.get<{ version: number; due: number; phase: string }>(path);
    expect(messagesOf(receiver)[0]?.data).toEqual({
      id: expect.stringMatching(/^n[\w-]{20}$/),
      game: path.slice('/v1/games/'.length),
      of: 'duel',
      url: `http://localhost:8080/g/${path.slice('/v1/games/'.length)}`,
      version: version - 1,
      status: 'playing',
      phase,
      due,
      vacant: 0,
    });

    await alice.put(`${path}/votes/draw`, { vote: true });
    await swept(100);
    await house.as('bert').put(`${path}/votes/draw`, { vote: true });
    await swept();
    const all = messagesOf(receiver);
    expect(all.map(({ type }) => type)).toEqual(['phase', 'vote', 'over']);
    expect(all[1]?.data).toMatchObject({ vote: 'draw' });
    expect(all[2]?.data).toMatchObject({ status: 'over' });
    expect(JSON.stringify(all)).not.toMatch(/secret title|red|blue|alice|bert/);
    for (const { headers, body } of receiver.received)
      await readHook(headers, body, made.body.secret, 1000 * Number(headers['webhook-timestamp']));
  });

  it('ends with the game, and its address is gone after two days', async () => {
    const receiver = await receiving();
    const alice = await signedIn('alice');
    const path = await lobbyOf(alice);
    const { id } = (await alice.post(`${path}/hooks`, { url: receiver.url })).body;
    await swept();
    await begun(alice, path);
    for (const who of [alice, house.as('bert')]) await who.put(`${path}/votes/draw`, { vote: true });
    await swept();
    expect(typesOf(receiver)).toEqual(['challenge', 'over']);
    expect([await hooksOf(alice, path), await shownTo(undefined, path)]).toEqual([[], undefined]);
    expect((await alice.post(`${path}/hooks`, { url: receiver.url })).body.code).toBe('GAME_OVER');
    expect((await alice.post(`/v1/me/channels/${id}/test`)).status).toBe(202);
    await swept(2 * 86_400 + 1);
    expect((await alice.post(`/v1/me/channels/${id}/test`)).body.code).toBe('NO_SUCH_CHANNEL');
  });

  it('learns a free seat, but not which', async () => {
    const receiver = await receiving();
    const alice = await signedIn('alice');
    const path = await lobbyOf(alice, { vacate: { misses: 1 }, absent: 'wait' });
    await alice.post(`${path}/hooks`, { url: receiver.url });
    await swept();
    await begun(alice, path);
    await swept(91);
    await choose(alice, path, 'low');
    house.wait(7200);
    await house.sweep();
    await swept(91);
    const all = messagesOf(receiver);
    expect(all.map(({ type }) => type).sort()).toEqual(['phase', 'phase', 'seat-offered']);
    expect(all.find(({ type }) => type === 'seat-offered')?.data).toMatchObject({ vacant: 1 });
    expect(JSON.stringify(all)).not.toContain('blue');
  });

  it.each([
    { format: 'standard', said: '"type":"limit"' },
    { format: 'text', said: '100 messages came here today' },
  ])('that got 100 messages on a day is told so once, and goes on the next day: $format', async ({ format, said }) => {
    const receiver = await receiving();
    if (format !== 'standard') receiver.answers = (_, response) => void response.end();
    const alice = await signedIn('alice');
    const path = await lobbyOf(alice);
    const { id } = (await alice.post(`${path}/hooks`, { url: receiver.url, format })).body;
    await swept();
    if (format !== 'standard') {
      const [code = ''] = /\d{3}-\d{3}/.exec(receiver.received[0]?.body ?? '') ?? [];
      expect((await alice.post(`/v1/me/channels/${id}/confirmation`, { code })).body.state).toBe('on');
    }
    const person = (await house.service.persons.personOf('alice')) ?? '';
    const day = Math.floor(house.now / 86_400_000);
    await stores.people.put(...keys.daily(person, id), { day, count: 99 }, 0);
    const bodies = () => receiver.received.slice(1).map(({ body }) => body);

    await begun(alice, path);
    await swept(91);
    expect(bodies()).toHaveLength(1);
    expect(bodies().join()).not.toContain(said);
    for (const kind of ['draw', 'pause']) {
      await alice.put(`${path}/votes/${kind}`, { vote: true });
      await swept(91);
      await swept(91);
      expect(bodies().filter((body) => body.includes(said))).toHaveLength(1);
      expect(bodies()).toHaveLength(2);
    }
    const { deliveries } = await alice.get<{ deliveries: { reason: string; state: string }[] }>(
      `/v1/me/channels/${id}/deliveries`,
    );
    expect(deliveries.map(({ reason, state }) => `${reason} ${state}`).sort()).toEqual([
      'challenge sent',
      'limit sent',
      'phase sent',
      'vote dropped',
      'vote dropped',
    ]);

    house.wait(86_400);
    await house.as('bert').put(`${path}/votes/draw`, { vote: true });
    await swept();
    expect(bodies()).toHaveLength(3);
    expect(bodies()[2]).toContain(format === 'standard' ? '"type":"over"' : 'The game is over.');
  });

  it('that fails is tried again, and `Retry-After` is kept to', async () => {
    const receiver = await receiving();
    const alice = await signedIn('alice');
    const path = await lobbyOf(alice);
    await alice.post(`${path}/hooks`, { url: receiver.url });
    await swept();
    const { answers } = receiver;
    receiver.answers = (_, response) => void response.writeHead(503, { 'retry-after': '1000' }).end();
    await begun(alice, path);
    await swept(91);
    await swept(900);
    expect(typesOf(receiver)).toEqual(['challenge', 'phase']);
    receiver.answers = answers;
    await swept(200);
    await swept(200);
    expect(typesOf(receiver)).toEqual(['challenge', 'phase', 'phase']);
  });
});

describe('a chat', () => {
  it('shows a code that the owner types, and then a line a phase', async () => {
    const receiver = await receiving();
    const alice = await signedIn('alice');
    const path = await lobbyOf(alice);
    const { id, secret } = (
      await alice.post(`${path}/hooks`, { url: receiver.url, format: 'discord' }, { 'accept-language': 'ko' })
    ).body;
    expect(secret).toBeUndefined();
    receiver.answers = (_, response) => void response.end();
    await swept();
    const [code = ''] = /\d{3}-\d{3}/.exec(receiver.received[0]?.body ?? '') ?? [];
    const typed = (given: string) => alice.post(`/v1/me/channels/${id}/confirmation`, { code: given });
    const wrong = String((Number(code.replace('-', '')) + 1) % 1_000_000).padStart(6, '0');
    for (let n = 0; n < 5; n++) expect((await typed(wrong)).body.code).toBe('WRONG_CODE');
    expect((await typed(code)).body.code).toBe('CODE_SPENT');
    await alice.post(`/v1/me/channels/${id}/challenge`);
    await swept();
    const [next = ''] = /\d{3}-\d{3}/.exec(receiver.received[1]?.body ?? '') ?? [];
    expect((await typed(next)).body.state).toBe('on');
    await begun(alice, path);
    await swept(91);
    const { content } = JSON.parse(receiver.received[2]?.body ?? '') as { content: string };
    expect(content.split('\n')).toEqual([
      '3\\, stances',
      'duel',
      `http://localhost:8080/g/${path.slice('/v1/games/'.length)}`,
      expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d UTC까지$/),
    ]);
  });

  it('is shown three codes a day, and no code opens a hook whose code it was not shown', async () => {
    house.wait(86_400);
    const receiver = await receiving();
    receiver.answers = (_, response) => void response.end();
    const alice = await signedIn('alice');
    const ids: string[] = [];
    for (let n = 0; n < 4; n++) {
      const path = await lobbyOf(alice);
      ids.push((await alice.post(`${path}/hooks`, { url: receiver.url, format: 'text' })).body.id);
    }
    await swept();
    expect(receiver.received).toHaveLength(3);
    const person = (await house.service.persons.personOf('alice')) ?? '';
    const secret = (await stores.vault.person(person)) ?? new Uint8Array();
    const typed = async (id = '') =>
      (await alice.post(`/v1/me/channels/${id}/confirmation`, { code: codeOf(secret, id) })).body;
    expect((await typed(ids[3])).code).toBe('WRONG_CODE');
    expect((await typed(ids[2])).state).toBe('on');
  });
});

describe('who may have a hook', () => {
  it('the owner, three a game; everybody in the lobby sees the hosts and the author, and nobody the URL', async () => {
    const receiver = await receiving();
    const alice = await signedIn('alice');
    const path = await lobbyOf(alice);
    const key = { 'idempotency-key': 'the-same' };
    const [one, again] = [
      await alice.post(`${path}/hooks`, { url: receiver.url }, key),
      await alice.post(`${path}/hooks`, { url: receiver.url }, key),
    ];
    expect(again.body).toEqual(one.body);
    expect((await alice.post(`${path}/hooks`, { url: `${receiver.url}/other` }, key)).body.code).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
    for (const n of [2, 3]) await alice.post(`${path}/hooks`, { url: `${receiver.url}/${n}` });
    expect((await alice.post(`${path}/hooks`, { url: receiver.url })).body.code).toBe('TOO_MANY_HOOKS');
    expect((await house.as('bert').post(`${path}/hooks`, { url: 'https://bert.example/' })).body.code).toBe(
      'NOT_THE_OWNER',
    );
    expect((await house.as('bert').get<{ code: string }>(`${path}/hooks`)).body.code).toBe('NOT_THE_OWNER');
    const { host } = new URL(receiver.url);
    expect(await shownTo(undefined, path)).toEqual(Array(3).fill({ host, by: one.body.by }));
    for (const each of ['', '/people', '/table', '/log', '/events'])
      expect((await house.as('bert').get(path + each)).bytes, each).not.toContain('/hook');
    expect((await alice.get<{ channels: object[] }>('/v1/me/channels')).channels).toEqual([]);
    expect((await alice.delete(`/v1/me/channels/${one.body.id}`)).status).toBe(404);
    expect((await alice.delete(`${path}/hooks/${one.body.id}`)).status).toBe(204);
    expect((await alice.delete(`${path}/hooks/${one.body.id}`)).status).toBe(404);
    expect(await shownTo(undefined, path)).toHaveLength(2);
    await swept();
    expect(receiver.received).toHaveLength(2);
  });

  it('of a private game only before it starts', async () => {
    const receiver = await receiving();
    const alice = await signedIn('alice');
    const path = await lobbyOf(alice, { visibility: 'private', invited: ['bert'] });
    expect((await alice.post(`${path}/hooks`, { url: receiver.url })).status).toBe(201);
    await begun(alice, path);
    expect((await alice.post(`${path}/hooks`, { url: receiver.url })).body.code).toBe('HOOK_TOO_LATE');
    expect(await shownTo('bert', path)).toHaveLength(1);
  });

  it('in an anonymous game, and then no author is named', async () => {
    const alice = await signedIn('alice');
    const path = await lobbyOf(alice, { anonymous: true });
    await alice.post(`${path}/hooks`, { url: 'https://hooks.example/x' });
    expect(await shownTo('bert', path)).toEqual([{ host: 'hooks.example' }]);
  });

  it('without the key of the server, none on this machine', async () => {
    const path = await lobby(house, { of: 'duel', owner: 'zed' });
    const url = 'http://127.0.0.1:9/';
    expect((await house.as('zed').post(`${path}/hooks`, { url })).body.code).toBe('LOOPBACK_NEEDS_KEY');
    expect((await house.as('zed').post(`${path}/hooks`, { url: 'http://10.0.0.1/' })).body.code).toBe('BAD_BODY');
  });

  it('until their account is gone: then no game lists the hook, and it is told nothing', async () => {
    const receiver = await receiving();
    const bob = await signedIn('bob');
    const path = await lobbyOf(bob);
    await bob.post(`${path}/hooks`, { url: receiver.url });
    await swept();
    const person = (await house.service.persons.personOf('bob')) ?? '';
    const secret = await stores.vault.person(person);
    await forgetLinks(stores.people, person, secret ?? new Uint8Array());
    expect(await shownTo(undefined, path)).toBeUndefined();
    await begun(bob, path);
    await swept(91);
    expect(typesOf(receiver)).toEqual(['challenge']);
  });
});

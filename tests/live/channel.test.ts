import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIVE } from '../../functions/features/live/contract.ts';
import { tokenFor } from '../../infra/local/server/keys.ts';
import { asked, type House, KEYS, lobby, open, started, tokenOf } from '../http/kit.ts';
import { type Listener, listen } from './listener.ts';

// The live channel over a real socket, on the real handlers.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

const opened: Listener[] = [];
beforeEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});
/** A person who has opened the channel with their token as a subprotocol. */
async function on(user: string): Promise<Listener> {
  const listener = await listen(house.url, ['fieldpost.v1', `bearer.${await tokenOf(user)}`]);
  opened.push(listener);
  return listener;
}
/** A person who listens, and has been told that they may. */
async function listening(user: string, wish: { games?: readonly string[]; me?: boolean }) {
  const listener = await on(user);
  listener.send({ type: 'subscribe', ...wish });
  expect(await listener.next()).toMatchObject({ type: 'ready' });
  const subscribed = await listener.next();
  if (subscribed.type !== 'subscribed') throw new Error(JSON.stringify(subscribed));
  return { listener, subscribed };
}
const gameNo = (n: number): string => `g${n.toString(16).padStart(20, '0')}`;
const idOf = (path: string): string => path.slice('/v1/games/'.length);

describe('callers who may open a connection', () => {
  it('names the subprotocol, and gets it', async () => {
    const listener = await on('ann');
    expect(listener.protocol).toBe('fieldpost.v1');
    expect(await listener.ask({ type: 'ping' })).toMatchObject({ type: 'ready' });
    expect(await listener.next()).toEqual({ type: 'pong' });
  });

  it('may name none, and send the token in the first message', async () => {
    const listener = await listen(house.url, []);
    expect(listener.protocol).toBe('');
    expect(await listener.ask({ type: 'ping' })).toEqual({ type: 'pong' });
    expect(await listener.ask({ type: 'subscribe', me: true })).toMatchObject({
      type: 'problem',
      code: 'UNAUTHORIZED',
    });
    const ready = await listener.ask({ type: 'token', token: await tokenOf('ann') });
    expect(ready).toMatchObject({ type: 'ready', expires: expect.any(Number) });
    expect(await listener.ask({ type: 'subscribe' })).toEqual({ type: 'subscribed', games: {} });
    await listener.close();
  });

  it.each([
    {
      what: 'with a token that is none',
      protocols: ['fieldpost.v1', 'bearer.abc.def.ghi'],
      path: '/v1/live',
      status: '401',
    },
    { what: 'with another subprotocol', protocols: ['fieldpost.v9'], path: '/v1/live', status: '400' },
    { what: 'with a token alone', protocols: ['bearer.abc.def.ghi'], path: '/v1/live', status: '400' },
    { what: 'with a token in the URL', protocols: ['fieldpost.v1'], path: '/v1/live?token=abc.def.ghi', status: '400' },
    { what: 'at another path', protocols: ['fieldpost.v1'], path: '/v1/games', status: '404' },
  ])('$what is refused', async ({ protocols, path, status }) => {
    await expect(listen(house.url, protocols, {}, path)).rejects.toThrow(status);
  });

  it('is told what is wrong in their language', async () => {
    const listener = await listen(house.url, ['fieldpost.v1'], { 'Accept-Language': 'ko-KR' });
    expect(await listener.ask({ type: 'subscribe' })).toMatchObject({ detail: expect.stringContaining('토큰') });
    await listener.close();
  });
});

describe('a message that is none', () => {
  it.each([
    { what: 'not JSON', code: 'BAD_MESSAGE', message: '{"type":' },
    { what: 'of no known type', code: 'BAD_MESSAGE', message: { type: 'shout' } },
    { what: 'with a field too many', code: 'BAD_MESSAGE', message: { type: 'ping', loud: true } },
    { what: 'with a game that is none', code: 'BAD_MESSAGE', message: { type: 'subscribe', games: ['g1'] } },
    {
      what: 'with too many games',
      code: 'BAD_MESSAGE',
      message: { type: 'subscribe', games: Array.from({ length: 101 }, (_, n) => gameNo(n)) },
    },
    { what: 'that only the service sends', code: 'BAD_MESSAGE', message: { type: 'pong' } },
    {
      what: 'too large',
      code: 'MESSAGE_TOO_LARGE',
      message: JSON.stringify({ type: 'ping', more: 'x'.repeat(LIVE.bytes) }),
    },
    { what: 'with a token that is none', code: 'UNAUTHORIZED', message: { type: 'token', token: 'abc.def.ghi' } },
  ])('$what is answered, and ends nothing', async ({ code, message }) => {
    const listener = await listen(house.url);
    expect(await listener.ask(message)).toMatchObject({ type: 'problem', code });
    expect(await listener.ask({ type: 'ping' })).toEqual({ type: 'pong' });
    await listener.close();
  });
});

describe('the subscriptions of a connection', () => {
  it('to a game hears of each new version of it, and of no other game', async () => {
    const path = await lobby(house, { of: 'duel' });
    const other = await lobby(house, { of: 'duel' });
    const { listener, subscribed } = await listening('watcher', { games: [idOf(path)] });
    expect(subscribed).toEqual({ type: 'subscribed', games: { [idOf(path)]: 1 } });
    await house.as('ann').post(`${path}/seats`, { seat: 'red' });
    await house.as('ann').post(`${other}/seats`, { seat: 'red' });
    expect(await listener.rest()).toEqual([{ type: 'game', game: idOf(path), version: 2 }]);
  });

  it('and unsubscribes hears no more; subscribing adds', async () => {
    const [one, two] = [await lobby(house, { of: 'duel' }), await lobby(house, { of: 'duel' })];
    const { listener } = await listening('watcher', { games: [idOf(one)], me: true });
    expect(await listener.ask({ type: 'subscribe', games: [idOf(two)] })).toEqual({
      type: 'subscribed',
      games: { [idOf(two)]: 1 },
    });
    listener.send({ type: 'unsubscribe', games: [idOf(one), gameNo(1)], me: true });
    await listener.rest();
    for (const path of [one, two]) await house.as('watcher').post(`${path}/seats`, { seat: 'red' });
    expect(await listener.rest()).toEqual([{ type: 'game', game: idOf(two), version: 2 }]);
  });

  it('to what concerns them hears of games where they sit, that they own or are invited to, and of no others', async () => {
    const me = await listening('mia', { me: true });
    const owned = await lobby(house, { of: 'duel', owner: 'mia' });
    expect(await me.listener.rest()).toMatchObject([{ type: 'me' }]);
    await house.as('zoe').post(`${owned}/seats`, { seat: 'red' });
    expect(await me.listener.rest()).toMatchObject([{ type: 'me' }]);
    const joined = await lobby(house, { of: 'duel', owner: 'zoe' });
    expect(await me.listener.rest()).toEqual([]);
    await house.as('mia').post(`${joined}/seats`, { seat: 'red' });
    expect(await me.listener.rest()).toMatchObject([{ type: 'me' }]);
    await lobby(house, { of: 'duel', owner: 'zoe', settings: { visibility: 'private', invited: ['mia'] } });
    expect(await me.listener.rest()).toMatchObject([{ type: 'me' }]);
  });

  it('finds with the cursor that they had what the messages were about', async () => {
    const { listener, subscribed } = await listening('nora', { me: true });
    const path = await started(house, { of: 'duel', owner: 'nora' });
    expect((await listener.rest()).length).toBeGreaterThan(0);
    const { body } = await house.as('nora').get<{ events: readonly object[] }>(`/v1/me/events?after=${subscribed.me}`);
    expect(body.events).toMatchObject([{ game: idOf(path), status: 'playing', awaited: false }]);
  });

  it('to more than a hundred games in all is told so, and nothing is done', async () => {
    const { listener } = await listening('ann', {});
    const paths: string[] = [];
    for (let n = 0; n < LIVE.games + 1; n++) paths.push(await lobby(house, { of: 'duel', owner: `host${n % 3}` }));
    const games = paths.map(idOf);
    expect(await listener.ask({ type: 'subscribe', games: games.slice(1) })).toMatchObject({ type: 'subscribed' });
    expect(await listener.ask({ type: 'subscribe', games: games.slice(0, 1) })).toMatchObject({
      code: 'TOO_MANY_GAMES',
    });
    await house.as('ann').post(`${paths[0]}/seats`, { seat: 'red' });
    expect(await listener.rest()).toEqual([]);
    listener.send({ type: 'unsubscribe', games: games.slice(1, 2) });
    expect(await listener.ask({ type: 'subscribe', games: games.slice(0, 1) })).toMatchObject({
      games: { [games[0]!]: 2 },
    });
  });
});

describe('tokens', () => {
  it('are renewed on the open connection; what it is subscribed to stays', async () => {
    const path = await lobby(house, { of: 'duel' });
    const { listener } = await listening('ann', { games: [idOf(path)] });
    expect(await listener.ask({ type: 'token', token: await tokenFor(KEYS, 'ann') })).toMatchObject({ type: 'ready' });
    await house.as('ann').post(`${path}/seats`, { seat: 'red' });
    expect(await listener.rest()).toMatchObject([{ type: 'game', version: 2 }]);
  });

  it('of another person do not take a connection over', async () => {
    const { listener } = await listening('ann', { me: true });
    expect(await listener.ask({ type: 'token', token: await tokenOf('bob') })).toMatchObject({ code: 'OTHER_PERSON' });
    await lobby(house, { of: 'duel', owner: 'bob' });
    expect(await listener.rest()).toEqual([]);
  });

  it.each([
    { scopes: ['games:read'], can: { games: true, me: false } },
    { scopes: ['me'], can: { games: false, me: true } },
    { scopes: ['games:play'], can: { games: false, me: false } },
  ])('good for $scopes alone subscribe to what they may read', async ({ scopes, can }) => {
    const game = idOf(await lobby(house, { of: 'duel' }));
    const { body } = await house
      .as('ann')
      .post<{ token: string }>('/v1/me/tokens', { name: 'a phone', scopes, days: 1 });
    const listener = await listen(house.url);
    expect(await listener.ask({ type: 'token', token: body.token })).toMatchObject({ type: 'ready' });
    for (const [wish, may] of [[{ games: [game] }, can.games] as const, [{ me: true }, can.me] as const]) {
      const answer = may ? { type: 'subscribed' } : { type: 'problem', code: 'INSUFFICIENT_SCOPE' };
      expect(await listener.ask({ type: 'subscribe', ...wish })).toMatchObject(answer);
    }
    await listener.close();
  });

  it('that have expired end what is told: nothing but the problem comes, and a newer one in time goes on', async () => {
    const own = await open();
    try {
      const path = await lobby(own, { of: 'duel' });
      const game = idOf(path);
      const [late, again] = [await listen(own.url), await listen(own.url)];
      for (const each of [late, again]) {
        await each.ask({ type: 'token', token: await tokenOf('ann') });
        await each.ask({ type: 'subscribe', games: [game] });
      }
      const { expires } = (await again.ask({ type: 'token', token: await tokenOf('ann') })) as { expires: number };
      // Connections live two hours here; the token is made to be over before.
      for (const each of [late, again]) {
        const [id] = (await own.stores.connections.at(`G#${game}`)).slice(each === late ? 0 : 1);
        const kept = await own.stores.connections.get(id!);
        await own.stores.connections.put({ ...kept!, holder: { ...kept!.holder!, expires: own.now } });
      }
      expect(expires).toBeGreaterThan(own.now);
      for (const each of [late, again])
        expect(await each.ask({ type: 'subscribe', games: [game] })).toMatchObject({ code: 'TOKEN_EXPIRED' });
      await again.ask({ type: 'token', token: await tokenOf('ann') });
      await own.as('ann').post(`${path}/seats`, { seat: 'red' });
      expect(await late.next()).toMatchObject({ code: 'TOKEN_EXPIRED' });
      expect(await late.closed()).toBe(1001);
      expect(await again.rest()).toMatchObject([{ type: 'game', version: 2 }]);
    } finally {
      await own.close();
    }
  });
});

describe('connections of a person', () => {
  it('are at most ten: the next closes the oldest, and the others go on', async () => {
    const path = await lobby(house, { of: 'duel' });
    const listeners: Listener[] = [];
    for (let n = 0; n < LIVE.connections; n++) {
      listeners.push((await listening('many', { games: [idOf(path)] })).listener);
      house.now++;
    }
    const next = await listening('many', { games: [idOf(path)] });
    const [oldest, ...others] = listeners;
    expect(await oldest!.next()).toMatchObject({ type: 'problem', code: 'TOO_MANY_CONNECTIONS' });
    expect(await oldest!.closed()).toBe(1001);
    await house.as('ann').post(`${path}/seats`, { seat: 'red' });
    for (const each of [...others, next.listener])
      expect(await each.rest()).toMatchObject([{ type: 'game', version: 2 }]);
  });

  it('leave nothing behind when they are lost', async () => {
    const path = await lobby(house, { of: 'duel' });
    const places = [`G#${idOf(path)}`, 'M#gus'];
    const { listener } = await listening('gus', { games: [idOf(path)], me: true });
    expect(await Promise.all(places.map((place) => house.stores.connections.at(place)))).toMatchObject([
      [expect.any(String)],
      [expect.any(String)],
    ]);
    listener.socket.terminate();
    while (house.sockets.open > 0) await new Promise((done) => setTimeout(done, 5));
    await new Promise((done) => setImmediate(done));
    await house.as('ann').post(`${path}/seats`, { seat: 'red' });
    expect(await Promise.all(places.map((place) => house.stores.connections.at(place)))).toEqual([[], []]);
  });

  it('that are gone without a word are forgotten when something is told', async () => {
    const path = await lobby(house, { of: 'duel' });
    const place = `G#${idOf(path)}`;
    const holder = { user: 'ghost', subject: 'ghost', expires: house.now + 1e6, isGreeted: true };
    const ghost = {
      id: 'ghost',
      rev: 0,
      since: house.now,
      until: house.now + 1e6,
      locale: 'en',
      holder,
      games: [idOf(path)],
      me: false,
    } as const;
    await house.stores.connections.put(ghost);
    await house.stores.connections.list(place, ghost);
    await house.as('ann').post(`${path}/seats`, { seat: 'red' });
    expect([await house.stores.connections.at(place), await house.stores.connections.get('ghost')]).toEqual([
      [],
      undefined,
    ]);
  });
});

describe('a lost connection costs nothing', () => {
  it('a client reads what happened meanwhile after its last cursor', async () => {
    const { listener, subscribed } = await listening('red', { me: true });
    listener.socket.terminate();
    await listener.closed();
    const path = await started(house, { of: 'duel' });
    const question = await asked(house.as('red'), path);
    const missed = `/v1/me/events?after=${subscribed.me}`;
    type Events = { events: readonly { game: string; version: number }[]; cursor: string };
    const { body } = await house.as('red').get<Events>(missed);
    expect(body.events).toMatchObject([{ game: idOf(path), status: 'playing', awaited: true }]);
    await house.as('red').post(`${path}/actions`, { ask: question.ask, command: { type: 'choose', stance: 'low' } });
    const later = await house.as('red').get<Events>(`/v1/me/events?after=${body.cursor}`);
    expect(later.body.events).toMatchObject([
      { game: idOf(path), version: body.events[0]!.version + 1, awaited: false },
    ]);
    expect((await house.as('red').get<Events>(`/v1/me/events?after=${later.body.cursor}`)).body).toEqual({
      events: [],
      cursor: later.body.cursor,
    });
  });
});

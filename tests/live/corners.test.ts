import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIVE } from '../../functions/features/live/contract.ts';
import { cursorAt, START } from '../../functions/features/live/cursor.ts';
import type { ServerMessage } from '../../functions/features/live/messages.ts';
import { outgoingTo } from '../../infra/local/server/outgoing.ts';
import { socketsOn } from '../../infra/local/server/sockets.ts';
import { type House, lobby, open, tokenOf } from '../http/kit.ts';
import { type Listener, listen } from './listener.ts';

// The live channel where clients do what they should not, and where nobody answers.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

const idOf = (path: string): string => path.slice('/v1/games/'.length);
const on = async (user: string): Promise<Listener> => {
  const listener = await listen(house.url);
  await listener.ask({ type: 'token', token: await tokenOf(user) });
  return listener;
};

describe('a frame', () => {
  it('of bytes is read as UTF-8, and refused when it is none', async () => {
    const listener = await on('ann');
    listener.socket.send(Buffer.from('{"type":"ping"}'), { binary: true });
    expect(await listener.next()).toEqual({ type: 'pong' });
    listener.socket.send(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), { binary: true });
    expect(await listener.next()).toMatchObject({ type: 'problem', code: 'BAD_MESSAGE' });
    await listener.close();
  });

  it.each([
    {
      what: 'that names 10,000 games',
      text: JSON.stringify({
        type: 'subscribe',
        games: Array.from({ length: 10_000 }, (_, n) => `g${String(n).padStart(20, '0')}`),
      }),
    },
    { what: 'twice as large as a message may be', text: `"${'x'.repeat(2 * LIVE.bytes)}"` },
  ])('$what ends its connection, and no other', async ({ text }) => {
    const [huge, other] = [await on('ann'), await on('ann')];
    huge.send(text);
    expect(await huge.closed()).toBe(1009);
    expect(await other.ask({ type: 'ping' })).toEqual({ type: 'pong' });
    await other.close();
  });

  it.each(['[]', 'null', '"ping"', '{"type":"ping","type":"pong"}', '{"type":"subscribe","games":[1]}', '\u0000', ''])(
    'with %j is answered, and ends nothing',
    async (text) => {
      const listener = await on('ann');
      expect(await listener.ask(text)).toMatchObject({ type: 'problem', code: 'BAD_MESSAGE' });
      expect(await listener.ask({ type: 'ping' })).toEqual({ type: 'pong' });
      await listener.close();
    },
  );
});

it('a game that one may not see is told of like one that does not exist', async () => {
  const hidden = idOf(await lobby(house, { of: 'duel', owner: 'zoe', settings: { visibility: 'private' } }));
  const listener = await on('ann');
  for (const game of [hidden, 'g00000000000000000000'])
    expect(await listener.ask({ type: 'subscribe', games: [game] })).toEqual({ type: 'subscribed', games: {} });
  await house.as('zoe').post(`/v1/games/${hidden}/seats`, { seat: 'red' });
  expect(await listener.rest()).toEqual([]);
  expect(await house.stores.connections.at(`G#${hidden}`)).toEqual([]);
  await listener.close();
});

describe('a personal token', () => {
  const made = async (own: House, days: number) =>
    (
      await own
        .as('ann')
        .post<{ token: string; id: string }>('/v1/me/tokens', { name: 'a phone', scopes: ['games:read'], days })
    ).body;

  it('that was revoked is told nothing after an hour, and cannot be renewed', async () => {
    const own = await open();
    const path = await lobby(own, { of: 'duel' });
    const { token, id } = await made(own, 1);
    const listener = await listen(own.url);
    expect(await listener.ask({ type: 'token', token })).toEqual({ type: 'ready', expires: own.now + 3_600_000 });
    await listener.ask({ type: 'subscribe', games: [idOf(path)] });
    await own.as('ann').delete(`/v1/me/tokens/${id}`);
    expect(await listener.ask({ type: 'token', token })).toMatchObject({ code: 'UNAUTHORIZED' });
    own.wait(3_600);
    await own.as('bob').post(`${path}/seats`, { seat: 'red' });
    expect(await listener.next()).toMatchObject({ type: 'problem', code: 'TOKEN_EXPIRED' });
    expect(await listener.closed()).toBe(1001);
    await own.close();
  });

  it('that expires within the hour is good until then', async () => {
    const own = await open();
    const { token } = await made(own, 1);
    own.wait(86_400 - 600);
    const listener = await listen(own.url);
    expect(await listener.ask({ type: 'token', token })).toEqual({ type: 'ready', expires: own.now + 600_000 });
    await listener.close();
    await own.close();
  });
});

describe('a reader who does not read', () => {
  it('keeps no more waiting than the newest of each game, and gets that in the end', () => {
    const taken: ServerMessage[] = [];
    const under: (() => void)[] = [];
    const outgoing = outgoingTo({
      send: (text: unknown, done: unknown) => {
        taken.push(JSON.parse(String(text)) as ServerMessage);
        under.push(done as () => void);
      },
    } as Parameters<typeof outgoingTo>[0]);
    const games = Array.from({ length: 100 }, (_, n) => `g${String(n).padStart(20, '0')}`);
    for (let version = 1; version <= 50; version++)
      for (const game of games) outgoing.send({ type: 'game', game, version });
    expect(taken).toHaveLength(32);
    while (under.length > 0) under.shift()?.();
    expect(taken.length).toBeLessThanOrEqual(132);
    const last = new Map(taken.flatMap((each) => (each.type === 'game' ? [[each.game, each.version] as const] : [])));
    expect([...last.values()]).toEqual(games.map(() => 50));
  });
});

describe('a connection is looked at', () => {
  /** A channel that answers everything with nothing, and a clock for it. */
  async function looked<T>(work: (url: string, clock: { now: number }) => Promise<T>): Promise<T> {
    const server = createServer();
    const clock = { now: 0 };
    const sockets = socketsOn(server, async () => ({ statusCode: 200 }), { lookMs: 20, now: () => clock.now });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    try {
      return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, clock);
    } finally {
      await sockets.stop();
      await new Promise((done) => server.close(done));
    }
  }
  const pinged = ({ socket }: Listener): Promise<unknown> => new Promise((done) => socket.once('ping', done));

  it('and ended when it does not answer a WebSocket ping, as when it does not read', () =>
    looked(async (url) => {
      const [dead, alive] = [await listen(url), await listen(url)];
      dead.socket.pause();
      // The server ends it without a word that a paused reader could hear.
      for (let pings = 0; pings < 5; pings++) await pinged(alive);
      dead.socket.resume();
      expect(await dead.closed()).toBe(1006);
      expect(alive.socket.readyState).toBe(alive.socket.OPEN);
    }));

  it('and ended when it sends nothing for ten minutes; one that sends stays', () =>
    looked(async (url, clock) => {
      const [silent, speaking] = [await listen(url), await listen(url)];
      clock.now = LIVE.idleMs - 1;
      speaking.send({ type: 'ping' });
      await pinged(speaking);
      await pinged(speaking);
      clock.now = LIVE.idleMs + 1;
      expect(await silent.closed()).toBe(1001);
      await pinged(speaking);
      expect(speaking.socket.readyState).toBe(speaking.socket.OPEN);
      clock.now = LIVE.lifeMs + 1;
      expect(await speaking.closed()).toBe(1001);
    }));
});

describe('a cursor', () => {
  type Page = {
    readonly events: readonly { readonly game: string }[];
    readonly cursor: string;
    readonly next?: string;
  };

  it('goes through many games that changed at one moment, each once', async () => {
    const made: string[] = [];
    for (let n = 0; n < 70; n++) made.push(idOf(await lobby(house, { of: 'duel', owner: 'mia' })));
    const found: string[] = [];
    let last = '';
    let next: string | undefined = `/v1/me/events?limit=20&after=${cursorAt('mia', START)}`;
    while (next !== undefined) {
      const { body }: { body: Page } = await house.as('mia').get<Page>(next);
      found.push(...body.events.map(({ game }) => game));
      expect(body.cursor.length).toBeLessThan(1_000);
      last = body.cursor;
      next = body.next;
    }
    expect(found.sort()).toEqual(made.sort());
    expect((await house.as('mia').get<Page>(`/v1/me/events?after=${last}`)).body.events).toEqual([]);
  });

  it.each([
    ['of somebody else', cursorAt('bob', START)],
    ['that nobody gave', 'ZmllbGRwb3N0'],
    ['cut short', cursorAt('ann', START).slice(0, -4)],
    ['too long', 'x'.repeat(1_001)],
  ])('%s is refused', async (_, cursor) => {
    expect((await house.as('ann').get(`/v1/me/events?after=${cursor}`)).status).toBe(400);
  });
});

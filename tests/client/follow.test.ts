import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Fieldpost, Game } from '../../client/src/index.ts';
import { tokenFor } from '../../infra/local/server/keys.ts';
import { KEYS, started } from '../http/kit.ts';
import { type LiveHouse, openLive } from './house.ts';

// Following a game: by the live channel, over losses of it, and without it.

let house: LiveHouse;
let ann: Fieldpost;
let game: string;
beforeEach(async () => {
  house = await openLive();
  ann = house.client('ann');
  game = (await ann.createGame({ body: { of: 'duel' as never, options: { hits: 3 } as never } })).game;
});
afterEach(() => house.close());

const QUICKLY = { retry: { pause: 1, longestPause: 5 } };
/** So seldom that nothing is found by looking without having been told. */
const NEVER = { alone: 600_000, live: 600_000 };

const next = async (following: AsyncGenerator<Game, void>): Promise<number | undefined> => {
  const { value } = await following.next();
  return value?.version;
};

/** Waits until something is so. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((done) => setTimeout(done, 2));
}

const watching = (): Promise<void> => until(() => house.proxy.said.some(({ type }) => type === 'subscribe'));

it('each change is told at once, and only looked at then', async () => {
  const read: string[] = [];
  const noting = (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    read.push(new URL(String(url)).pathname);
    return fetch(url, init);
  };
  const following = house.client('bob', { poll: NEVER, fetch: noting as typeof fetch }).follow(game);
  expect(await next(following)).toBe(1);
  await watching();
  for (const [i, seat] of ['red', 'blue'].entries()) {
    const told = next(following);
    await house.client(seat).takeSeat({ game, body: { seat } });
    expect(await told).toBe(i + 2);
  }
  // Once at first, once for each change, and once when the channel is open, unless a change is told at that moment.
  const looks = read.filter((path) => path === `/v1/games/${game}`).length;
  expect([3, 4]).toContain(looks);
  await following.return();
});

it('a client that lost the connection finds what it missed when it is back', async () => {
  const following = house.client('bob', { poll: NEVER, ...QUICKLY }).follow(game);
  expect(await next(following)).toBe(1);
  await watching();
  house.proxy.isUp = false;
  house.proxy.cut();
  const told = next(following);
  await ann.takeSeat({ game, body: { seat: 'red' } });
  house.proxy.isUp = true;
  expect(await told).toBe(2);
  await following.return();
});

it.each([
  ['the platform has no connections', { WebSocket: false as const }],
  ['nobody answers at /v1/live', {}],
])('where %s, the game is looked at now and then', async (_, how) => {
  house.proxy.isUp = false;
  const following = house.client('bob', { poll: { alone: 5 }, ...QUICKLY, ...how }).follow(game);
  expect(await next(following)).toBe(1);
  await ann.takeSeat({ game, body: { seat: 'red' } });
  expect(await next(following)).toBe(2);
  await following.return();
});

it('that a seat is free is told to who sees the game later, though its version stays the same', async () => {
  const path = await started(house, { of: 'diplomacy', settings: { spectators: { is: 'off' } } });
  const following = house.client('bob', { poll: { alone: 5, live: 5 } }).follow(path.replace('/v1/games/', ''));
  const version = await next(following);
  await house.as('italy').delete(`${path}/seats/italy`);
  const { value } = await following.next();
  expect([value?.version, value?.seats.find(({ seat }) => seat === 'italy')?.holder]).toEqual([version, undefined]);
  await following.return();
});

it('a change that nobody tells is found too', async () => {
  const following = house.client('bob', { poll: { alone: 600_000, live: 5 } }).follow(game);
  expect(await next(following)).toBe(1);
  await watching();
  house.proxy.isMute = true;
  await ann.takeSeat({ game, body: { seat: 'red' } });
  expect(await next(following)).toBe(2);
  await following.return();
});

it('a commit of the same client needs no message', async () => {
  house.proxy.isMute = true;
  const following = ann.follow(game);
  expect(await next(following)).toBe(1);
  await watching();
  const told = next(following);
  await ann.takeSeat({ game, body: { seat: 'red' } });
  expect(await told).toBe(2);
  await following.return();
});

it('a message that comes twice, out of order, or malformed changes nothing', async () => {
  const following = house.client('bob', { poll: NEVER }).follow(game);
  expect(await next(following)).toBe(1);
  await watching();
  const told = next(following);
  for (const message of [
    { type: 'game', game, version: 1 },
    { type: 'game', game, version: 1 },
    { type: 'unheard-of' },
  ]) {
    house.proxy.tell(message);
  }
  await ann.takeSeat({ game, body: { seat: 'red' } });
  house.proxy.tell({ type: 'game', game, version: 1 });
  expect(await told).toBe(2);
  await following.return();
});

it.each(['TOKEN_EXPIRED', 'UNAUTHORIZED'])('after %s it connects again with another token', async (code) => {
  const following = house.client('bob', { poll: NEVER, ...QUICKLY }).follow(game);
  expect(await next(following)).toBe(1);
  await watching();
  const told = next(following);
  house.proxy.tell({ type: 'problem', code, detail: '' });
  await until(() => house.proxy.said.filter(({ type }) => type === 'subscribe').length === 2);
  await ann.takeSeat({ game, body: { seat: 'red' } });
  expect(await told).toBe(2);
  await following.return();
});

it('a client without a token is told nothing, and polls now and then', async () => {
  const following = house.client(undefined, { poll: { alone: 5 } }).follow(game);
  expect(await next(following)).toBe(1);
  await ann.takeSeat({ game, body: { seat: 'red' } });
  expect(await next(following)).toBe(2);
  expect(house.proxy.said).toEqual([]);
  await following.return();
});

it('one connection serves all games, and is closed after the last', async () => {
  const bob = house.client('bob', { poll: NEVER });
  const other = (await ann.createGame({ body: { of: 'diplomacy' } })).game;
  const followings = [game, other].map((each) => bob.follow(each));
  for (const each of followings) expect(await next(each)).toBe(1);
  await until(() => house.proxy.said.filter(({ type }) => type === 'subscribe').length > 0);
  expect(house.proxy.open()).toBe(1);
  for (const each of followings) await each.return();
  await until(() => house.proxy.open() === 0);
});

it('it ends with the game', async () => {
  const versions: number[] = [];
  const following = (async () => {
    for await (const { version } of house.client('bob', { poll: NEVER }).follow(game)) versions.push(version);
  })();
  await watching();
  await ann.takeSeat({ game, body: { seat: 'red' } });
  await ann.castVote({ game, kind: 'cancel', body: { vote: true } });
  await following;
  expect(versions.at(-1)).toBe(3);
  await until(() => house.proxy.open() === 0);
});

it('it ends when the caller gives up', async () => {
  const stop = new AbortController();
  const following = house.client('bob', { poll: NEVER }).follow(game, { signal: stop.signal });
  expect(await next(following)).toBe(1);
  const told = next(following);
  stop.abort();
  expect(await told).toBeUndefined();
  await until(() => house.proxy.open() === 0);
});

it('it goes on while the service cannot be reached', async () => {
  let isDown = false;
  const bob = house.client('bob', {
    poll: { alone: 5, live: 5 },
    retry: { tries: 2, pause: 1 },
    fetch: async (url, init) => {
      if (isDown) throw new TypeError('fetch failed');
      return fetch(url, init);
    },
  });
  const following = bob.follow(game);
  expect(await next(following)).toBe(1);
  isDown = true;
  const told = next(following);
  await ann.takeSeat({ game, body: { seat: 'red' } });
  setTimeout(() => {
    isDown = false;
  }, 50);
  expect(await told).toBe(2);
  await following.return();
});

it.each([
  { what: 'asks too much', status: 429, code: 'TOO_MANY_REQUESTS' },
  { what: 'is busy', status: 503, code: 'BUSY' },
  { what: 'is in trouble', status: 500, code: 'FAULT' },
])('it goes on after the service said that the caller $what', async ({ status, code }) => {
  const refused: string[] = [];
  let isRefusing = false;
  const bob = house.client('bob', {
    poll: { alone: 5, live: 5 },
    fetch: async (url, init) => {
      if (!isRefusing) return fetch(url, init);
      refused.push(url);
      return Response.json(
        { type: 'about:blank', title: '', status, code, detail: '' },
        { status, headers: { 'retry-after': '0' } },
      );
    },
    retry: { tries: 1 },
  });
  const [one, me] = [bob.follow(game), bob.followMe()];
  expect(await next(one)).toBe(1);
  await me.next();
  isRefusing = true;
  const told = [next(one), me.next().then(({ value }) => value?.events.map((each) => each.version))];
  await house.as('bob').post(`/v1/games/${game}/seats`, { seat: 'red' });
  for (const path of [`/v1/games/${game}`, '/v1/me/events'])
    await until(() => refused.some((url) => url.includes(path)));
  isRefusing = false;
  expect(await Promise.all(told)).toEqual([2, [2]]);
  for (const each of [one, me]) await each.return();
});

it.each([
  { what: 'a conflict', isAnswered: true },
  { what: 'no answer to a command', isAnswered: false },
])('after $what the game is looked at, though nobody tells', async ({ isAnswered }) => {
  house.proxy.isMute = true;
  const bob = house.client('bob', {
    poll: NEVER,
    retry: { tries: 1 },
    fetch: async (url, init) => {
      const answer = await fetch(url, init);
      if (init.method !== 'GET' && !isAnswered) throw new TypeError('the connection is lost');
      return answer;
    },
  });
  const following = bob.follow(game);
  expect(await next(following)).toBe(1);
  await watching();
  if (isAnswered) await house.as('ann').post(`/v1/games/${game}/seats`, { seat: 'red' });
  const found = next(following);
  await expect(bob.takeSeat({ game, body: { seat: 'red' } })).rejects.toThrow();
  expect(await found).toBe(2);
  await following.return();
});

it('a conflict that comes while the caller is busy with the game is not forgotten', async () => {
  house.proxy.isMute = true;
  const bob = house.client('bob', { poll: NEVER });
  const following = bob.follow(game);
  expect(await next(following)).toBe(1);
  await watching();
  await house.as('ann').post(`/v1/games/${game}/seats`, { seat: 'red' });
  await expect(bob.takeSeat({ game, body: { seat: 'red' } })).rejects.toMatchObject({ status: 409 });
  expect(await next(following)).toBe(2);
  await following.return();
});

it('a game that is not yours to see is an error', async () => {
  await expect(house.client('bob').follow('g00000000000000000000').next()).rejects.toMatchObject({
    code: 'NO_SUCH_GAME',
  });
});

it('the token is renewed on the same connection before it expires', async () => {
  const token = () => tokenFor(KEYS, 'bob', '61s');
  const following = house.client('bob', { poll: NEVER, token }).follow(game);
  await following.next();
  await until(() => house.proxy.said.filter(({ type }) => type === 'token').length === 2);
  expect(house.proxy.open()).toBe(1);
  await following.return();
});

it('the service says where its live channel is', async () => {
  const asked: string[] = [];
  const elsewhere = class extends WebSocket {
    constructor(url: string, protocols?: string[]) {
      super(url.replace('wss://live.example/there', `${house.url.replace('http', 'ws')}/v1/live`), protocols);
      asked.push(url);
    }
  };
  const following = house
    .client('bob', {
      poll: NEVER,
      WebSocket: elsewhere,
      fetch: async (url, init) =>
        url.endsWith('/healthz')
          ? Response.json({ ok: true, engine: '', now: 0, live: 'wss://live.example/there' })
          : fetch(url, init),
    })
    .follow(game);
  expect(await next(following)).toBe(1);
  await watching();
  expect(asked).toEqual(['wss://live.example/there']);
  await following.return();
});

describe('all news for one person', () => {
  const saying = (type: string, n = 1): Promise<void> =>
    until(() => house.proxy.said.filter((each) => each.type === type).length >= n);
  const take = async (following: ReturnType<Fieldpost['followMe']>) =>
    (await following.next()).value?.events.map((each) => each.version);

  it('is told as it happens, and goes on from a cursor', async () => {
    const bob = house.client('bob', { poll: NEVER });
    const following = bob.followMe();
    const begins = (await following.next()).value!;
    expect(begins.events).toEqual([]);
    await saying('subscribe');
    const told = take(following);
    await bob.takeSeat({ game, body: { seat: 'blue' } });
    expect(await told).toEqual([2]);
    await following.return();
    await ann.takeSeat({ game, body: { seat: 'red' } });
    expect(await take(bob.followMe({ after: begins.cursor }))).toEqual([3]);
  });

  it('is told of what is written to them, and finds it after a while without a connection', async () => {
    const bob = house.client('bob', { poll: NEVER });
    await bob.takeSeat({ game, body: { seat: 'blue' } });
    const following = bob.followMe();
    const begins = (await following.next()).value!;
    await saying('subscribe');
    const told = following.next();
    await ann.takeSeat({ game, body: { seat: 'red' } });
    await told;
    const heard = following.next();
    await ann.postPress({ game, body: { to: 'lobby', text: 'Hello?' } });
    expect((await heard).value).toMatchObject({ press: [game] });
    await following.return();
    const later = bob.followMe({ after: begins.cursor });
    expect((await later.next()).value).toMatchObject({ press: [game] });
    await later.return();
  });

  it('that happens while the connection is lost is found when it is back', async () => {
    const bob = house.client('bob', { poll: NEVER, ...QUICKLY });
    const following = bob.followMe();
    await following.next();
    const told = take(following);
    await saying('subscribe');
    house.proxy.isUp = false;
    house.proxy.cut();
    await bob.takeSeat({ game, body: { seat: 'blue' } });
    house.proxy.isUp = true;
    expect(await told).toEqual([2]);
    await following.return();
  });

  it('is looked for now and then where nobody tells, beside games that are followed', async () => {
    const bob = house.client('bob', { poll: { alone: 5 }, WebSocket: false });
    const [me, one] = [bob.followMe(), bob.follow(game)];
    await me.next();
    expect(await next(one)).toBe(1);
    await bob.takeSeat({ game, body: { seat: 'blue' } });
    expect([await take(me), await next(one)]).toEqual([[2], 2]);
    for (const each of [me, one]) await each.return();
  });

  it('goes on beside games, by the same connection', async () => {
    const bob = house.client('bob', { poll: NEVER });
    const [me, one] = [bob.followMe(), bob.follow(game)];
    await me.next();
    expect(await next(one)).toBe(1);
    await saying('subscribe', 2);
    expect(house.proxy.open()).toBe(1);
    const both = [take(me), next(one)];
    await bob.takeSeat({ game, body: { seat: 'blue' } });
    expect(await Promise.all(both)).toEqual([[2], 2]);
    await one.return();
    await saying('unsubscribe');
    const more = take(me);
    await ann.takeSeat({ game, body: { seat: 'red' } });
    expect(await more).toEqual([3]);
    await me.return();
    await until(() => house.proxy.open() === 0);
  });
});

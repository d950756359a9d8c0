import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type Fetch,
  FieldpostError,
  fieldpost,
  isRefusal,
  keptInMemory,
  type Options,
  Unreachable,
} from '../../client/src/index.ts';
import { tokenOf } from '../http/kit.ts';
import { type LiveHouse, openLive } from './house.ts';

// What the client's hand adds to the types: safe retries, kept answers, errors with a type.

let house: LiveHouse;
beforeAll(async () => {
  house = await openLive();
});
afterAll(() => house.close());

interface Seen {
  readonly method: string;
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
}

/** A client that notes its requests, and sends them through `send`. */
function noted(send: Fetch = (url, init) => fetch(url, init), how: Partial<Options> = {}) {
  const seen: Seen[] = [];
  const client = house.client('ann', {
    retry: { pause: 1, longestPause: 2 },
    fetch: (url, init) => {
      seen.push({
        method: init.method ?? '',
        path: url.replace(house.url, ''),
        headers: init.headers as Seen['headers'],
      });
      return send(url, init);
    },
    ...how,
  });
  return { client, seen };
}

/** `fetch` that does these things one after another, and then what it should. */
function first(...things: readonly Fetch[]): Fetch {
  const left = [...things];
  return (url, init) => (left.shift() ?? fetch)(url, init);
}

const fails: Fetch = async () => {
  throw new TypeError('fetch failed');
};
const loses: Fetch = async (url, init) => {
  await (await fetch(url, init)).text();
  throw new TypeError('terminated');
};
const answers =
  (status: number, body: object, headers: Record<string, string> = {}): Fetch =>
  async () =>
    new Response(JSON.stringify(body), { status, headers });
const busy = {
  type: '/problems/BUSY',
  title: 'Service Unavailable',
  status: 503,
  code: 'BUSY',
  detail: 'the log is busy',
};
const never: Fetch = (_, { signal }) =>
  new Promise((_, fail) => signal?.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError'))));

describe('a command', () => {
  it.each([
    ['the request is lost', fails],
    ['the answer is lost', loses],
    ['a proxy answers instead', answers(502, {})],
    ['a proxy waited too long', answers(504, {})],
    ['the service says when to come again', answers(503, busy, { 'retry-after': '0' })],
  ])('is sent again with the same key when %s, and committed once', async (_, thing) => {
    const { client, seen } = noted(first(thing, thing));
    const { game, version } = await client.createGame({ body: { of: 'diplomacy' } });
    const keys = seen.map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, new Set(keys).size, version]).toEqual([3, 1, 1]);
    expect(await house.stores.log.read(game, 0)).toHaveLength(1);
  });

  it('is sent again when no answer comes in time', async () => {
    const { client, seen } = noted(first(never), { retry: { pause: 1, timeout: 2_000 } });
    await client.createGame({ body: { of: 'diplomacy' } });
    expect(seen.length).toBeGreaterThan(1);
    expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it('waits as long as the service says', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { client, seen } = noted(first(answers(503, busy, { 'retry-after': '7' }), answers(200, {})));
    const sent = client.getHealth();
    await vi.advanceTimersByTimeAsync(6_999);
    expect(seen).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(100);
    vi.useRealTimers();
    await sent;
    expect(seen).toHaveLength(2);
  });

  it('has a new key each time, or the given one', async () => {
    const { client, seen } = noted();
    const { game } = await client.createGame({ body: { of: 'diplomacy' } }, { key: 'mine' });
    expect((await client.createGame({ body: { of: 'diplomacy' } }, { key: 'mine' })).game).toBe(game);
    expect((await client.createGame({ body: { of: 'diplomacy' } })).game).not.toBe(game);
    const keys = seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys.slice(0, 2)).toEqual(['mine', 'mine']);
    expect(keys[2]).not.toBe('mine');
  });

  it('can be finished later with its key when nothing answered', async () => {
    const { client, seen } = noted(first(loses, loses), { retry: { tries: 2, pause: 1 } });
    const failed = await client.createGame({ body: { of: 'diplomacy' } }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(Unreachable);
    const { key } = failed as Unreachable;
    expect(key).toBe(seen[0]!.headers['idempotency-key']);
    const again = await client.raw('createGame', { body: { of: 'diplomacy' } }, { key: key! });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });

  it('is not sent again when it is refused, or when nothing says that it would help', async () => {
    for (const thing of [
      answers(503, { ...busy, code: 'GAME_STOPPED' }),
      answers(500, busy),
      answers(429, busy, { 'retry-after': '9' }),
    ]) {
      const { client, seen } = noted(first(thing));
      await expect(client.createGame({ body: { of: 'diplomacy' } })).rejects.toThrow(FieldpostError);
      expect(seen).toHaveLength(1);
    }
  });

  it('is given up when the caller gives up', async () => {
    const stop = new AbortController();
    const { client, seen } = noted(never);
    const sent = client.createGame({ body: { of: 'diplomacy' } }, { signal: stop.signal });
    setTimeout(() => stop.abort(new Error('changed my mind')), 20);
    await expect(sent).rejects.toThrow('changed my mind');
    expect(seen).toHaveLength(1);
  });
});

describe('an answer', () => {
  it('that is stored is requested by its tag; a 304 gives the stored answer, until something changes', async () => {
    const statuses: number[] = [];
    const { client, seen } = noted(async (url, init) => {
      const response = await fetch(url, init);
      statuses.push(response.status);
      return response;
    });
    const { game } = await client.createGame({ body: { of: 'diplomacy' } });
    const [once, twice] = [await client.getGame({ game }), await client.getGame({ game })];
    expect(twice).toEqual(once);
    expect(seen.at(-1)?.headers).toHaveProperty('if-none-match');
    await client.takeSeat({ game, body: { seat: 'france' } });
    expect((await client.getGame({ game })).version).toBe(2);
    expect(statuses).toEqual([201, 200, 304, 200, 200]);
  });

  it('is kept for each query by itself', async () => {
    const { client, seen } = noted();
    const { game } = await client.createGame({ body: { of: 'diplomacy' } });
    await client.takeSeat({ game, body: { seat: 'france' } });
    expect([(await client.getGame({ game, version: 1 })).version, (await client.getGame({ game })).version]).toEqual([
      1, 2,
    ]);
    expect(seen.slice(-2).map(({ path, headers }) => [path, 'if-none-match' in headers])).toEqual([
      [`/v1/games/${game}?version=1`, false],
      [`/v1/games/${game}`, false],
    ]);
  });

  it('only so many are kept, those read last', () => {
    const kept = keptInMemory(2);
    for (const name of ['a', 'b']) void kept.set(name, { etag: name, text: name });
    void kept.get('a');
    void kept.set('c', { etag: 'c', text: 'c' });
    expect(['a', 'b', 'c'].map((name) => kept.get(name) !== undefined)).toEqual([true, false, true]);
  });

  it('is text where it is not JSON', async () => {
    const { client } = noted();
    const { game } = await client.createGame({ body: { of: 'diplomacy' } });
    const { text, headers } = await client.raw('getEvents', { game }, { accept: 'application/x-ndjson' });
    expect(headers.get('content-type')).toBe('application/x-ndjson');
    expect(text.trim().split('\n')).toHaveLength(1);
  });
});

describe('an error', () => {
  it('is a refusal with its code, its rule and what would have been right', async () => {
    const { client } = noted();
    const refused = await client.getGame({ game: 'g00000000000000000000' }).catch((error: unknown) => error);
    expect(isRefusal(refused, 'NO_SUCH_GAME')).toBe(true);
    expect(isRefusal(refused, 'STALE_ASK')).toBe(false);
    expect(refused).toMatchObject({
      status: 404,
      code: 'NO_SUCH_GAME',
      problem: { title: expect.any(String), detail: expect.any(String) },
    });
  });

  it('is in the language of the client', async () => {
    const client = fieldpost({ url: house.url, token: await tokenOf('ann'), language: 'ko' });
    await expect(client.getGame({ game: 'g00000000000000000000' })).rejects.toThrow(/\p{Script=Hangul}/u);
  });

  it('of something on the way, which knows no problems, has a code too', async () => {
    const { client } = noted(first(answers(418, { message: 'I am a proxy' })));
    await expect(client.listGames()).rejects.toMatchObject({ status: 418, code: 'HTTP_418' });
  });

  it('says how long to wait', async () => {
    const { client } = noted(first(answers(429, { ...busy, status: 429, code: 'TOO_MANY' }, { 'retry-after': '9' })));
    await expect(client.listGames()).rejects.toMatchObject({ code: 'TOO_MANY', retryAfter: 9 });
  });
});

describe('one’s own games', () => {
  it('come in the fields that were chosen, typed, and by a tag that stays while they do', async () => {
    const { client, seen } = noted();
    const { game } = await client.createGame({ body: { of: 'diplomacy', title: 'Mine' } });
    const poll = async () => client.listMyGames({ fields: ['id', 'title', 'awaited'] });
    const [first, again] = [await poll(), await poll()];
    expect(first.games.find(({ id }) => id === game)).toEqual({ id: game, title: 'Mine', awaited: false });
    expect(again).toEqual(first);
    const [, asked, repeated] = seen;
    expect(asked?.path).toBe('/v1/me/games?fields=id%2Ctitle%2Cawaited');
    expect(repeated?.headers['if-none-match']).toMatch(/^"/);
    await client.takeSeat({ game, body: { seat: 'france' } });
    for (const seat of ['austria', 'england', 'germany', 'italy', 'russia', 'turkey'])
      await client.takeSeat({ game, body: { seat, kind: 'bot' } });
    await client.startGame({ game });
    const whole = await client.listMyGames({ awaiting: 'true' });
    expect(whole.games.map(({ game: id, mine }) => [id, mine])).toEqual([[game, ['france']]]);
  });
});

it('the client asks for the token at each request, so that it may be renewed', async () => {
  let asked = 0;
  const client = house.client(undefined, {
    token: async () => {
      asked++;
      return tokenOf('ann');
    },
  });
  await client.createGame({ body: { of: 'diplomacy' } });
  await client.listMyGames();
  expect(asked).toBe(2);
});

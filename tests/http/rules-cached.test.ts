import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sha256 } from '../../domain/lib/hash.ts';
import RELEASED from '../../engines/engines.json' with { type: 'json' };
import { type House, open, SEATS } from './kit.ts';

// GET /rules/{game}: hundreds of kilobytes, the same for everybody until the next release.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

it.each(Object.keys(SEATS))(
  'of %s: one tag in each language, for everybody; it brings 304 and nothing else',
  async (of) => {
    const path = `/v1/rules/${of}`;
    const first = await house.as(undefined).get(path);
    const tag = first.headers.get('etag')!;
    expect(first.headers.get('cache-control')).toBe('public, max-age=300');
    expect(first.headers.get('vary')).toBe('accept-language, accept-encoding');
    const korean = await house.as('ann').get(path, { 'accept-language': 'ko' });
    expect(korean.headers.get('etag')).not.toBe(tag);
    for (const user of [undefined, 'ann', 'ben']) {
      const again = await house.as(user).get(path, { 'if-none-match': `"x", ${tag}` });
      expect([again.status, again.bytes, again.headers.get('etag')]).toEqual([304, '', tag]);
      const whole = await house.as(user).get(path, { 'if-none-match': korean.headers.get('etag')! });
      expect([whole.status, whole.bytes]).toEqual([200, first.bytes]);
    }
  },
);

it('is made once: the names of a game are requested once in each language, for all parts together', async () => {
  const { duel } = await import('../kit/duel/index.ts');
  let asked = 0;
  const counted = { ...duel, names: () => ({ seats: { red: `Red ${++asked}` } }) };
  const other = await open({ games: { duel: async () => counted } });
  for (let i = 0; i < 3; i++)
    for (const locale of ['en', 'ko']) await other.as(undefined).get('/v1/rules/duel', { 'accept-language': locale });
  for (const parts of ['names', 'seats', 'seats,names', 'deadlines,exports', 'setups,seats'])
    await other.as(undefined).get(`/v1/rules/duel?parts=${parts}`);
  expect(asked).toBe(2);
  await other.close();
});

it('gives only the requested parts, each choice with a separate tag', async () => {
  const client = house.as(undefined);
  const whole = await client.get<Record<string, unknown>>('/v1/rules/kutuzov');
  const some = await client.get<Record<string, unknown>>('/v1/rules/kutuzov?parts=names,setups,seats');
  const { id, title, rules, names, setups, seats } = whole.body;
  expect(some.body).toEqual({ id, title, rules, names, setups, seats });
  expect(some.bytes.length).toBeLessThan(whole.bytes.length / 4);
  expect(some.headers.get('etag')).not.toBe(whole.headers.get('etag'));
  const again = await client.get('/v1/rules/kutuzov?parts=seats,names,setups', {
    'if-none-match': some.headers.get('etag')!,
  });
  expect(again.status).toBe(304);
  for (const wrong of ['names,cards', '', 'Names']) {
    expect((await client.get(`/v1/rules/kutuzov?parts=${wrong}`)).body).toMatchObject({
      status: 400,
      code: 'BAD_QUERY',
    });
  }
});

describe('the file of an engine', () => {
  const [released] = RELEASED;
  const path = `/v1/rules/${released!.game}/engines/${released!.name}`;

  it('is what its name says, and is kept for ever', async () => {
    const { status, bytes, headers } = await house.as(undefined).get(path);
    expect([status, sha256(bytes)]).toEqual([200, released!.name]);
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const look = vi.spyOn(house.service, 'engineCode');
    expect((await house.as('ann').get(path, { 'if-none-match': headers.get('etag')! })).status).toBe(304);
    // A client that has it needs no server to read and check it again.
    expect(look).not.toHaveBeenCalled();
    look.mockRestore();
  });

  it.each([
    { of: 'kutuzov', engine: released!.name, code: 'NO_SUCH_ENGINE' },
    { of: released!.game, engine: released!.release, code: 'NO_SUCH_ENGINE' },
    { of: released!.game, engine: '..%2Fengines.json', code: 'NO_SUCH_ENGINE' },
    { of: 'chess', engine: released!.name, code: 'NO_SUCH_RULES' },
  ])('is not found as $engine of $of: $code', async ({ of, engine, code }) => {
    const { status, body } = await house.as(undefined).get(`/v1/rules/${of}/engines/${engine}`);
    expect([status, body.code]).toEqual([404, code]);
  });
});

it('tells the seats that come with some options, in the language of the reader', async () => {
  const client = house.as(undefined);
  const of = (options: unknown) =>
    `/v1/rules/diplomacy?parts=seats&options=${encodeURIComponent(JSON.stringify(options))}`;
  const three = await client.get<{ seats: { seat: string; name: string; holds: string[] }[] }>(of({ players: 3 }), {
    'accept-language': 'ko',
  });
  expect(three.body).toEqual({
    id: 'diplomacy',
    title: expect.any(String),
    rules: 'diplomacy@1',
    seats: expect.any(Array),
  });
  const opened = await house
    .as('ann')
    .post<{ game: string }>('/v1/games', { of: 'diplomacy', options: { players: 3 } });
  const game = await house
    .as('ann')
    .get<{ seats: unknown[] }>(`/v1/games/${opened.body.game}`, { 'accept-language': 'ko' });
  expect(three.body.seats).toHaveLength(3);
  for (const [i, { seat, name }] of three.body.seats.entries())
    expect(game.body.seats[i]).toMatchObject({ seat, name });
  const usual = await client.get<{ seats: unknown }>('/v1/rules/diplomacy?parts=seats');
  expect((await client.get<{ seats: unknown }>(of({}))).body.seats).toEqual(usual.body.seats);
  const english = (await client.get(of({ players: 3 }))).headers.get('etag') ?? '';
  expect(english).not.toBe(three.headers.get('etag'));
  expect((await client.get(of({ players: 3 }), { 'if-none-match': english })).status).toBe(304);
  expect([(await client.get(of({ players: 9 }))).status, (await client.get(of({ players: 9 }))).body.code]).toEqual([
    400,
    'BAD_OPTIONS',
  ]);
  for (const query of [
    'options={',
    'parts=seats&options={',
    'options={}',
    'parts=seats,names&options={}',
    'parts=seats&options=1',
  ])
    expect([query, (await client.get(`/v1/rules/diplomacy?${query}`)).status]).toEqual([query, 400]);
});

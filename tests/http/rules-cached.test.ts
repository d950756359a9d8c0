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

it.each(Object.keys(SEATS))('of %s: one tag in each language, for everybody; it brings 304 and nothing else', async (of) => {
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
});

it('is made once: the names of a game are asked for once in each language, whatever parts are asked for', async () => {
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

it('gives only the parts that are asked for, each choice with its own tag', async () => {
  const client = house.as(undefined);
  const whole = await client.get<Record<string, unknown>>('/v1/rules/kutuzov');
  const some = await client.get<Record<string, unknown>>('/v1/rules/kutuzov?parts=names,setups,seats');
  const { id, title, rules, names, setups, seats } = whole.body;
  expect(some.body).toEqual({ id, title, rules, names, setups, seats });
  expect(some.bytes.length).toBeLessThan(whole.bytes.length / 4);
  expect(some.headers.get('etag')).not.toBe(whole.headers.get('etag'));
  const again = await client.get('/v1/rules/kutuzov?parts=seats,names,setups', { 'if-none-match': some.headers.get('etag')! });
  expect(again.status).toBe(304);
  for (const wrong of ['names,cards', '', 'Names']) {
    expect((await client.get(`/v1/rules/kutuzov?parts=${wrong}`)).body).toMatchObject({ status: 400, code: 'BAD_QUERY' });
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
    // Whoever has it needs nobody to read and check it again.
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

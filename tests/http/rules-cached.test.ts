import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('is made once: the names of a game are asked for once in each language', async () => {
  const { duel } = await import('../kit/duel/index.ts');
  let asked = 0;
  const counted = { ...duel, names: () => ({ seats: { red: `Red ${++asked}` } }) };
  const other = await open({ games: { duel: async () => counted } });
  for (let i = 0; i < 3; i++)
    for (const locale of ['en', 'ko']) await other.as(undefined).get('/v1/rules/duel', { 'accept-language': locale });
  expect(asked).toBe(2);
  await other.close();
});

import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, lobby, open, started } from './kit.ts';

// What a browser opens as a page or a picture shares the origin of the session: it runs nothing. (Every answer of every
// test is held to that by kit.ts.) And two corners of HTTP: `If-None-Match: *`, and bodies that are compressed.

let house: House;
let path = '';
let hidden = '';
beforeAll(async () => {
  house = await open();
  path = await started(house, { of: 'diplomacy' });
  hidden = await lobby(house, { of: 'duel', owner: 'pat', settings: { visibility: 'private' } });
});
afterAll(() => house.close());

it.each([
  ['/docs', /^script-src 'self' 'sha256-[\w+/]{43}='$/],
  ['/unsubscribe/nothing', /^form-action 'self'$/],
  ['/problems/BAD_BODY', undefined],
  ['BOARD', undefined],
  ['/v1/rules/kutuzov/setups/1/board.svg', undefined],
])('%s runs no script but its own', async (at, own) => {
  const { status, headers } = await house
    .as(undefined)
    .get(at.replace('BOARD', `${path}/board.svg`), { accept: 'text/html, image/svg+xml, */*' });
  expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/html|svg/)]);
  const directives = (headers.get('content-security-policy') ?? '').split('; ');
  expect(directives).toEqual(
    expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]),
  );
  const scripts = directives.filter((each) => each.startsWith('script-src'));
  expect(scripts.join()).not.toMatch(/unsafe/);
  if (own !== undefined) expect(directives).toContainEqual(expect.stringMatching(own));
  else expect(scripts).toEqual([]);
});

const any = { 'if-none-match': '*' };
it.each([
  '',
  '/state',
  '/board.svg',
  '/state?version=1',
  '/people',
  '/log',
  '/docs',
  '/v1/rules',
  '/openapi.yaml',
  '/problems/BAD_BODY',
])('If-None-Match: * is 304 where there is something: %s', async (at) => {
  const real = at.startsWith('/v1') || /docs|openapi|problems/.test(at) ? at : path + at;
  const whole = await house.as('france').get(real);
  const { status, headers, bytes } = await house.as('france').get(real, any);
  // What is not kept, like a log in play, has no tag: it is sent.
  expect([status, headers.get('etag')]).toEqual(
    whole.headers.has('etag') ? [304, whole.headers.get('etag')] : [whole.status, null],
  );
  if (status === 304) expect(bytes).toBe('');
});

it('If-None-Match: * tells nobody that there is something that they may not see', async () => {
  const known = await house.as('pat').get(hidden, any);
  expect(known.status).toBe(304);
  for (const at of [
    hidden,
    `${hidden}/state`,
    '/v1/games/g00000000000000000000',
    '/v1/engines/duel/nothing',
    '/problems/NONE',
  ]) {
    const { status } = await house.as('eve').get(at, any);
    expect([at, status]).toEqual([at, 404]);
  }
});

it('a compressed body is 415, and the answer says what is taken', async () => {
  const body = gzipSync(JSON.stringify({ of: 'duel', options: { hits: 1 } }));
  for (const coding of ['gzip', 'br', 'x-unknown']) {
    const {
      status,
      body: said,
      headers,
    } = await house.as('ann').post('/v1/games', body, { 'content-encoding': coding });
    expect([status, said.code, headers.get('accept-encoding')]).toEqual([415, 'ENCODED_BODY', 'identity']);
    expect(said.detail).toContain(coding);
  }
  const plain = await house
    .as('ann')
    .post('/v1/games', { of: 'duel', options: { hits: 1 } }, { 'content-encoding': 'identity' });
  expect(plain.status).toBe(201);
});

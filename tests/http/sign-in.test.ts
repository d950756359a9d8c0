import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Issuer, startIssuer } from './issuer.ts';
import { clientOf, type House, open, SIGN_IN_KEY } from './kit.ts';

// How a page gets a token: from the issuer, by a code that is exchanged here; on one's own machine by a name and the
// key of the server.

interface Ways {
  readonly issuer?: { readonly authorize: string; readonly client: string; readonly scope: string };
  readonly names?: readonly string[];
}
interface SignedIn {
  readonly token: string;
  readonly expires: number;
  readonly refresh?: string;
  readonly code?: string;
}

let login: Issuer;
let house: House;
beforeAll(async () => {
  login = await startIssuer();
  house = await open({ signsInAt: { url: login.url, client: 'the-site' } });
});
afterAll(async () => {
  await house.close();
  login.close();
});

const asked = (body: object, headers = {}) => house.as(undefined).post<SignedIn>('/v1/sign-in', body, headers);

describe('by the issuer', () => {
  const redirect = 'https://site.example/signed-in';
  function code(user: string): { readonly code: string; readonly verifier: string } {
    const verifier = randomBytes(32).toString('base64url');
    const made = randomBytes(9).toString('base64url');
    login.codes.set(made, { challenge: createHash('sha256').update(verifier).digest('base64url'), redirect, user });
    return { code: made, verifier };
  }

  it('a page learns where to go', async () => {
    const { body } = await house.as(undefined).get<Ways>('/v1/sign-in');
    expect(body.issuer).toMatchObject({ client: 'the-site', scope: 'openid offline_access' });
    expect(body.issuer?.authorize).toMatch(/\/authorize$/);
  });

  it('a code becomes a token, once, and the token the person', async () => {
    const given = { ...code('carol'), redirect };
    const { status, body } = await asked(given);
    expect([status, body.refresh]).toEqual([200, 'again']);
    expect(body.expires).toBeGreaterThan(Date.now());
    const me = await clientOf(house.url, 'x', async () => body.token).get<{ user: string }>('/v1/me');
    expect(me.body.user).toBe('carol');
    expect((await asked(given)).body.code).toBe('SIGN_IN_FAILED');
    expect((await asked({ refresh: 'again' })).body).toMatchObject({ refresh: 'again' });
    expect((await asked({ refresh: 'never' })).body.code).toBe('SIGN_IN_FAILED');
  });

  it('nobody else’s verifier or page will do', async () => {
    expect((await asked({ ...code('carol'), verifier: 'x'.repeat(43), redirect })).body.code).toBe('SIGN_IN_FAILED');
    expect((await asked({ ...code('carol'), redirect: 'https://evil.example/signed-in' })).body.code).toBe(
      'SIGN_IN_FAILED',
    );
  });

  it('is told as a fault that passes when the issuer is ill', async () => {
    login.state.isIll = true;
    expect((await asked({ ...code('carol'), redirect })).status).toBe(503);
    login.state.isIll = false;
  });
});

describe('by a name', () => {
  it('and the key of the server, one is who one says', async () => {
    expect((await house.as(undefined).get<Ways>('/v1/sign-in')).body.names).toEqual(['alice', 'bob']);
    const { body } = await asked({ name: 'zoe', key: SIGN_IN_KEY });
    const me = await clientOf(house.url, 'x', async () => body.token).get<{ user: string }>('/v1/me');
    expect(me.body.user).toBe('zoe');
  });

  const wrong = SIGN_IN_KEY.replace(/.$/, 'x');
  it.each([
    { key: {}, why: 'without the key' },
    { key: { key: wrong }, why: 'with another key' },
    { key: { key: '' }, why: 'with an empty key' },
  ])('not $why, with any headers', async ({ key }) => {
    const own = { host: 'localhost:8080', origin: 'http://localhost:8080', 'sec-fetch-site': 'same-origin' };
    for (const headers of [{}, own, { 'x-forwarded-for': '127.0.0.1' }]) {
      const answer = await asked({ name: 'moderator', ...key }, headers);
      expect([answer.status, answer.body.code]).toEqual([403, 'SIGN_IN_KEY_NEEDED']);
      expect(answer.bytes).toContain('http://localhost:8080/#key=');
      expect(answer.bytes).not.toContain(SIGN_IN_KEY);
    }
  });

  it.each(['bot:abc', 'guest:abc'])('not as %s', async (name) =>
    expect((await asked({ name, key: SIGN_IN_KEY })).body.code).toBe('SIGN_IN_ELSEWHERE'),
  );
});

it('neither is there where it was not set up', async () => {
  const other = await open({ names: undefined });
  expect((await other.as(undefined).get<Ways>('/v1/sign-in')).body).toEqual({});
  for (const body of [{ name: 'zoe' }, { refresh: 'again' }])
    expect((await other.as(undefined).post<SignedIn>('/v1/sign-in', body)).body.code).toBe('SIGN_IN_ELSEWHERE');
  await other.close();
});

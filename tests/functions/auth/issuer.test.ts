import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { authenticator } from '../../../functions/features/auth/auth.ts';
import { Problem } from '../../../functions/platform/http/problem.ts';
import { isPassing } from '../../../functions/platform/kit/faults.ts';

const pair = await generateKeyPair('ES256');
let server: Server;
let issuer: string;
/** What the issuer answers at a path: a document, or a status without one. */
let answers: { [path: string]: object | number };
let asked: string[];

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    asked.push(url!);
    const answer = answers[url!] ?? 404;
    response.writeHead(typeof answer === 'number' ? answer : 200, { 'content-type': 'application/json' });
    response.end(typeof answer === 'number' ? 'not now' : JSON.stringify(answer));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pool`;
});
afterAll(() => new Promise((done) => server.close(done)));

const DISCOVERY = '/pool/.well-known/openid-configuration';
const KEYS = '/elsewhere/keys';
beforeEach(async () => {
  asked = [];
  answers = {
    [DISCOVERY]: { issuer, jwks_uri: issuer.replace('/pool', KEYS) },
    [KEYS]: { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k', alg: 'ES256' }] },
  };
});

const token = async (key = pair.privateKey): Promise<string> =>
  `Bearer ${await new SignJWT({ aud: 'fieldpost' }).setProtectedHeader({ alg: 'ES256', kid: 'k' }).setSubject('ann').setIssuer(issuer).setExpirationTime('1h').sign(key)}`;

/** There are no personal tokens here. */
const nobody = async () => undefined;

/** What comes of a token: who it names, or what is thrown. */
const outcome = async (authenticate: ReturnType<typeof authenticator>, header: string): Promise<unknown> =>
  authenticate(header).then(
    (caller) => caller?.user,
    (caught: unknown) => (caught instanceof Problem ? caught.code : isPassing(caught) ? 'later' : caught),
  );

describe('an issuer whose keys are found by discovery', () => {
  it('is asked once, at the first token', async () => {
    const authenticate = authenticator({ issuer, audience: 'fieldpost', jwks: undefined }, nobody);
    expect(await outcome(authenticate, await token())).toBe('ann');
    expect(await outcome(authenticate, await token())).toBe('ann');
    expect(asked).toEqual([DISCOVERY, KEYS]);
  });

  it('does not take what another key signed', async () => {
    const other = await generateKeyPair('ES256');
    expect(
      await outcome(
        authenticator({ issuer, audience: 'fieldpost', jwks: undefined }, nobody),
        await token(other.privateKey),
      ),
    ).toBe('UNAUTHORIZED');
  });

  it.each([
    { what: 'its configuration', path: DISCOVERY, answer: 503 },
    { what: 'its keys', path: KEYS, answer: 500 },
    { what: 'keys that are none', path: KEYS, answer: { nothing: true } },
  ])('that does not give $what makes nobody a stranger: the request may be sent again', async ({ path, answer }) => {
    const authenticate = authenticator({ issuer, audience: 'fieldpost', jwks: undefined }, nobody);
    const right = answers[path]!;
    answers[path] = answer;
    expect(await outcome(authenticate, await token())).toBe('later');
    answers[path] = right;
    expect(await outcome(authenticate, await token())).toBe('ann');
  });
});

describe('a token that was verified is remembered', () => {
  const own = async () => ({
    issuer,
    audience: 'fieldpost',
    jwks: { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k', alg: 'ES256' }] },
  });
  const later = async <T>(ms: number, work: () => Promise<T>): Promise<T> => {
    vi.setSystemTime(Date.now() + ms);
    try {
      return await work();
    } finally {
      vi.useRealTimers();
    }
  };

  it('until it expires, and not a moment longer', async () => {
    const authenticate = authenticator(await own(), nobody);
    const header = await token();
    expect(await outcome(authenticate, header)).toBe('ann');
    for (const minutes of [1, 59, 0])
      expect(await later(minutes * 60_000, () => outcome(authenticate, header))).toBe('ann');
    expect(await later(3_601_000, () => outcome(authenticate, header))).toBe('TOKEN_EXPIRED');
  });

  it('whole: another signature, other claims, another audience or service are not it', async () => {
    const authenticate = authenticator(await own(), nobody);
    const header = await token();
    expect(await outcome(authenticate, header)).toBe('ann');
    const [head, claims, signature = ''] = header.split('.');
    const other = Buffer.from(
      JSON.stringify({ sub: 'bob', aud: 'fieldpost', iss: issuer, exp: 9_999_999_999 }),
    ).toString('base64url');
    const turned = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
    for (const forged of [`${head}.${claims}.${turned}`, `${head}.${other}.${signature}`])
      expect(await outcome(authenticate, forged)).toBe('UNAUTHORIZED');
    expect(await outcome(authenticator({ ...(await own()), audience: 'else' }, nobody), header)).toBe('UNAUTHORIZED');
  });

  it('for ten minutes at most, for its key may have been withdrawn', async () => {
    const other = await generateKeyPair('ES256');
    const keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'k', alg: 'ES256' }];
    const left = [{ ...(await exportJWK(other.publicKey)), kid: 'k', alg: 'ES256' }];
    answers[KEYS] = { keys };
    const authenticate = authenticator({ issuer, audience: 'fieldpost', jwks: undefined }, nobody);
    const header = await token();
    expect(await outcome(authenticate, header)).toBe('ann');
    answers[KEYS] = { keys: left };
    expect(await later(1_201_000, () => outcome(authenticate, header))).toBe('UNAUTHORIZED');
  });
});

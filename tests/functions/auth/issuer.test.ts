import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authenticator } from '../../../functions/lib/auth/auth.ts';
import { isPassing } from '../../../functions/lib/faults.ts';
import { Problem } from '../../../functions/lib/http/problem.ts';

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
    expect(await outcome(authenticator({ issuer, audience: 'fieldpost', jwks: undefined }, nobody), await token(other.privateKey))).toBe(
      'UNAUTHORIZED',
    );
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

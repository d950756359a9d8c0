import { request } from 'node:http';
import { generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS, PAGES } from '../../infra/endpoints.ts';
import { AUDIENCE, ISSUER, publicKeys } from '../../infra/local/server/keys.ts';
import { type House, KEYS, lobby, open, started, tokenOf } from './kit.ts';

let house: House;
let path: string;
beforeAll(async () => {
  house = await open();
  path = await started(house, { of: 'duel' });
});
afterAll(() => house.close());

/** A token with one thing changed in it. */
async function token(change: {
  readonly issuer?: string;
  readonly audience?: string;
  readonly subject?: string;
  readonly expires?: string;
  readonly from?: string;
  readonly key?: Parameters<SignJWT['sign']>[0];
}): Promise<string> {
  const jwt = new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: KEYS.signing.kid! })
    .setIssuer(change.issuer ?? ISSUER);
  jwt.setAudience(change.audience ?? AUDIENCE).setExpirationTime(change.expires ?? '1h');
  if (change.subject !== '') jwt.setSubject(change.subject ?? 'red');
  if (change.from !== undefined) jwt.setNotBefore(change.from);
  return jwt.sign(change.key ?? (await importJWK(KEYS.signing, 'ES256')));
}

const claims = { sub: 'red', iss: ISSUER, aud: AUDIENCE, exp: 4_000_000_000 };
const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** What is wrong with a token, and such a token. */
const FORGED: { readonly [what: string]: () => Promise<string> } = {
  'nothing in it': async () => '',
  'words instead of a JWT': async () => 'let me in',
  'two parts of three': async () => (await tokenOf('red')).split('.').slice(0, 2).join('.'),
  'another issuer': () => token({ issuer: 'https://elsewhere.example' }),
  'another audience': () => token({ audience: 'another-service' }),
  'an hour that has passed': () => token({ expires: '-1h' }),
  'an hour that has not come': () => token({ from: '1h' }),
  'nobody named': () => token({ subject: '' }),
  'a name with a line break': () => token({ subject: 'red\nblue' }),
  'a name of 65 characters': () => token({ subject: 'r'.repeat(65) }),
  'a key of somebody else': async () => token({ key: (await generateKeyPair('ES256')).privateKey }),
  'no end': async () =>
    new SignJWT({ sub: 'red', iss: ISSUER, aud: AUDIENCE })
      .setProtectedHeader({ alg: 'ES256', kid: KEYS.signing.kid! })
      .sign(await importJWK(KEYS.signing, 'ES256')),
  'no signature (alg none)': async () => new UnsecuredJWT(claims).encode(),
  'alg none, and some signature': async () => `${encoded({ alg: 'none' })}.${encoded(claims)}.AAAA`,
  'the public key as a shared secret (HS256)': async () =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: KEYS.signing.kid! })
      .sign(new TextEncoder().encode(JSON.stringify(publicKeys(KEYS).keys[0]))),
  'another subject under the same signature': async () => {
    const [head, , signature] = (await tokenOf('blue')).split('.');
    return [head, encoded({ ...claims, sub: 'red' }), signature].join('.');
  },
};

describe('a token', () => {
  it.each(Object.keys(FORGED))('with %s opens nothing, not even what is open to all', async (what) => {
    const authorization = `Bearer ${await FORGED[what]!()}`;
    for (const at of [path, `${path}/state`, '/v1/me/games', '/v1/rules']) {
      const { status, headers, body } = await house.as(undefined).get(at, { authorization });
      expect(status, at).toBe(401);
      const isOld = what === 'an hour that has passed';
      expect(body).toMatchObject({
        code: isOld ? 'TOKEN_EXPIRED' : 'UNAUTHORIZED',
        status: 401,
        title: isOld ? 'The token has expired.' : 'The request has no token, or its token is not valid here.',
      });
      expect(headers.get('content-type')).toBe('application/problem+json');
      const why = isOld ? 'the token has expired' : 'the token is not valid';
      expect(headers.get('www-authenticate')).toBe(
        `Bearer realm="fieldpost", error="invalid_token", error_description="${why}"`,
      );
    }
  });

  it.each(['Basic cmVkOnJlZA==', 'Bearer', 'Token abc.def.ghi', 'Bearer a.b.c, Bearer d.e.f'])(
    'is no %s',
    async (authorization) => {
      expect((await house.as(undefined).get(path, { authorization })).status).toBe(401);
    },
  );

  it('that is good names its person, with "bearer" in any case', async () => {
    const good = await token({});
    for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
      const { body } = await house
        .as(undefined)
        .get<{ viewer: string[] }>(`${path}/state`, { authorization: `${scheme} ${good}` });
      expect(body.viewer).toEqual(['red']);
    }
  });

  it('is needed for every command, and never for reading a public game', async () => {
    const anonymous = house.as(undefined);
    for (const at of ['', '/state', '/actions', '/events', '/board.svg', '/audit']) {
      expect((await anonymous.get(path + at)).status, at).toBe(200);
    }
    for (const at of ['/lapse', '/standing-orders']) expect((await anonymous.get(path + at)).status, at).toBe(401);
    for (const [method, at] of [
      ['POST', '/v1/games'],
      ['POST', `${path}/seats`],
      ['DELETE', `${path}/seats/red`],
      ['POST', `${path}/start`],
      ['PUT', `${path}/votes/draw`],
      ['POST', `${path}/actions`],
      ['POST', `${path}/dry-runs`],
      ['POST', `${path}/takebacks`],
      ['PUT', `${path}/standing-orders`],
    ] as const) {
      expect((await anonymous.send(method, at, {})).status, `${method} ${at}`).toBe(401);
    }
  });

  it('that is missing is requested, and nothing is said to be wrong with it', async () => {
    const { status, headers } = await house.as(undefined).get('/v1/me/games');
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="fieldpost"']);
  });

  it('does not come back in an answer', async () => {
    const secret = (await tokenOf('red')).split('.')[2]!;
    for (const at of ['', '/state', '/events', '/log', '/nowhere'])
      expect((await house.as('red').get(path + at)).bytes).not.toContain(secret);
  });
});

describe('browsers', () => {
  it('are told by a preflight what they may send', async () => {
    const answer = await house
      .as(undefined)
      .send('OPTIONS', `${path}/actions`, undefined, { origin: 'https://a.example' });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-methods')).toBe('GET, HEAD, POST, OPTIONS');
    const allowed = answer.headers.get('access-control-allow-headers')!.split(', ');
    for (const name of ['authorization', 'content-type', 'idempotency-key', 'if-match', 'if-none-match'])
      expect(allowed).toContain(name);
  });

  it('may read every answer, refusals too, and the headers that matter', async () => {
    for (const at of [path, '/v1/nowhere', `${path}/log`, '/v1/me/games', '/healthz', '/docs']) {
      const { headers } = await house.as(undefined).get(at, { origin: 'https://a.example' });
      expect(headers.get('access-control-allow-origin'), at).toBe('*');
    }
    const { headers } = await house.as(undefined).get(path);
    const exposed = headers.get('access-control-expose-headers')!.split(', ');
    for (const name of ['etag', 'location', 'link', 'idempotent-replayed', 'preference-applied'])
      expect(exposed).toContain(name);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('find the words for the API, and the pages to read them', async () => {
    const { headers, bytes } = await house.as(undefined).get('/docs');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(bytes).toContain('/openapi.yaml');
  });
});

/** A request with its target sent as it stands: `fetch` would tidy it. */
const sendRaw = (method: string, target: string): Promise<{ readonly status: number; readonly body: string }> =>
  new Promise((done, failed) => {
    const sent = request(house.url, { method, path: target }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      answer.on('end', () => done({ status: answer.statusCode!, body }));
    });
    sent.on('error', failed).end();
  });

describe('paths and methods', () => {
  it.each([
    { method: 'PUT', at: '/v1/games', allow: 'GET, HEAD, POST, OPTIONS' },
    { method: 'DELETE', at: '/v1/me/games', allow: 'GET, HEAD, OPTIONS' },
    { method: 'HEAD', at: '/v1/games/x/start', allow: 'POST, OPTIONS' },
    { method: 'PATCH', at: '/v1/games/x/votes/draw', allow: 'PUT, OPTIONS' },
    { method: 'POST', at: '/openapi.yaml', allow: 'GET, HEAD, OPTIONS' },
    { method: 'PUT', at: '/openapi.json', allow: 'GET, HEAD, OPTIONS' },
    { method: 'DELETE', at: '/docs', allow: 'GET, HEAD, OPTIONS' },
  ])('$method $at is not allowed, and the answer says what is', async ({ method, at, allow }) => {
    const answer = await house.as('red').send(method, at);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allow);
    if (method !== 'HEAD') expect(answer.body).toMatchObject({ code: 'METHOD_NOT_ALLOWED', status: 405 });
  });

  it.each(['/', '/v1', '/v1/', '/v1/games/', '/v2/games', '/v1/games/x/y', '/openapi.yaml/', '/v1/rules/diplomacy/'])(
    'nothing is at %s',
    async (at) => {
      const answer = await house.as('red').get(at);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
    },
  );

  it.each([
    '//',
    '//v1/games',
    '/v1/games/%',
    '/v1/games/%ff',
    '/v1/games/%c0%af',
    '///',
    '//:0',
    '/\\',
    'http://',
    '*',
    '/v1/games?%',
    '/?a=%ff',
  ])('that are no paths are answered as such: %s', async (target) => {
    const { status, body } = await sendRaw('GET', target);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    const { code } = JSON.parse(body) as { code: string };
    expect(JSON.parse(body)).toMatchObject({ type: `/problems/${code}`, status });
  });

  it('HEAD is GET without the body', async () => {
    for (const at of [
      path,
      `${path}/board.svg`,
      '/v1/rules/duel',
      '/openapi.yaml',
      '/openapi.json',
      '/asyncapi.yaml',
      '/asyncapi.json',
      '/docs',
      '/docs/swagger-ui.css',
    ]) {
      const got = await house.as('red').get(at);
      const head = await house.as('red').send('HEAD', at);
      const told = (headers: Headers) =>
        [...headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name));
      expect(head.bytes).toBe('');
      expect(head.status).toBe(200);
      expect(told(head.headers)).toEqual(told(got.headers));
      expect(Number(head.headers.get('content-length'))).toBe(Buffer.byteLength(got.bytes));
    }
  });

  it('OPTIONS is answered wherever something is, with all of its methods, and nowhere else', async () => {
    const paths = [...new Set(ENDPOINTS.map((each) => each.path)), ...PAGES];
    for (const at of paths) {
      const here = ENDPOINTS.filter((each) => each.path === at).map(({ method }) => method);
      const methods = PAGES.includes(at)
        ? ['GET', 'HEAD']
        : here.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
      const { status, bytes, headers } = await house.as(undefined).send('OPTIONS', at.replace(/\{\w+\}/g, 'x'));
      expect([at, status, bytes, headers.get('allow')]).toEqual([at, 204, '', [...methods, 'OPTIONS'].join(', ')]);
    }
    expect((await house.as(undefined).send('OPTIONS', '/v2')).status).toBe(404);
  });

  it('rules are there for all, and nothing else is by that name', async () => {
    const rules = await house.as(undefined).get<{ rules: { id: string; href: string }[] }>('/v1/rules');
    expect(rules.body.rules.map(({ id }) => id)).toEqual(['diplomacy', 'duel', 'napoleonics', 'kutuzov']);
    for (const { href, id } of rules.body.rules) {
      const { body } = await house.as(undefined).get<{ id: string; schemas: object }>(href);
      expect(body.id).toBe(id);
      const own = id === 'diplomacy' ? ['chapter', 'written'] : [];
      expect(Object.keys(body.schemas).sort()).toEqual(
        ['command', 'event', 'options', 'standing', 'view', ...own].sort(),
      );
    }
    for (const name of ['chess', 'constructor', '__proto__', 'toString']) {
      expect((await house.as(undefined).get(`/v1/rules/${name}`)).body.code).toBe('NO_SUCH_RULES');
    }
  });

  it('query parameters that an operation does not know are refused', async () => {
    for (const at of [
      `${path}?as=red`,
      `${path}/state?at=3`,
      `${path}/audit?deep=1`,
      '/v1/rules?x',
      `${path}/events?after=1&after=2`,
    ]) {
      const answer = await house.as('red').get(at);
      expect(answer.status, at).toBe(400);
      expect(answer.body.code).toBe('BAD_QUERY');
    }
  });

  it('a body that is not JSON by its type is not read', async () => {
    const lobbied = await lobby(house, { of: 'duel' });
    for (const type of [
      'text/plain',
      'application/jsonp',
      'multipart/form-data',
      '',
      'application/json, application/json',
    ]) {
      const answer = await house.as('red').post(`${lobbied}/seats`, '{}', { 'content-type': type });
      expect([type, answer.status]).toEqual([type, 415]);
    }
    const good = await house
      .as('red')
      .post(`${lobbied}/seats`, '{}', { 'content-type': 'Application/JSON; charset=utf-8' });
    expect(good.status).toBe(200);
  });
});

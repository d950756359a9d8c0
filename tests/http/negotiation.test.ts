import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../domain/lib/json.ts';
import { canonical } from '../../domain/log/canonical.ts';
import { PAGES } from '../../infra/endpoints.ts';
import { act, type House, open, started, tokenOf } from './kit.ts';

// What a client wants of an answer: its language, its form, its coding; and how it names its request.

let house: House;
let path: string;
beforeAll(async () => {
  house = await open();
  path = await started(house, { of: 'diplomacy' });
});
afterAll(() => house.close());

describe('a language', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['ko', 'ko'],
    ['KO', 'ko'],
    ['ko-KR, en;q=0.9', 'ko'],
    ['fr, ko;q=0.5', 'ko'],
    ['en;q=0.4, ko;q=0.5', 'ko'],
    ['en, ko', 'en'],
    ['ko;q=0', 'en'],
    ['ko;q=0, *', 'en'],
    ['*', 'en'],
    ['fr', 'en'],
    ['; rubbish ,,q=', 'en'],
  ])('%j is answered in %s', async (wanted, language) => {
    for (const at of [path, `${path}/log`, '/v1/rules', '/v2']) {
      const { headers } = await house.as('france').get(at, { 'accept-language': wanted });
      expect([at, headers.get('content-language')]).toEqual([at, language]);
    }
    const { body } = await house
      .as('france')
      .get<{ rules: { title: string }[] }>('/v1/rules', { 'accept-language': wanted });
    expect(body.rules[0]!.title).toBe({ en: 'Diplomacy', ko: 'Diplomacy(외교)' }[language]);
  });

  it('is not that of an answer without a body, and the description is in English', async () => {
    const { headers } = await house.as('france').get(path);
    const unchanged = await house
      .as('france')
      .get(path, { 'if-none-match': headers.get('etag')!, 'accept-language': 'en' });
    expect([unchanged.status, unchanged.headers.get('content-language')]).toEqual([304, null]);
    for (const page of PAGES) {
      const answer = await house.as(undefined).get(page, { 'accept-language': 'ko' });
      expect(answer.headers.get('content-language')).toBe('en');
    }
  });
});

describe('a media type', () => {
  it.each([
    [undefined, 'application/json'],
    ['*/*', 'application/json'],
    ['application/*', 'application/json'],
    ['application/x-ndjson', 'application/x-ndjson'],
    ['application/json;q=0.5, application/x-ndjson', 'application/x-ndjson'],
    ['application/x-ndjson;q=0.5, application/json;q=0.6', 'application/json'],
    ['application/x-ndjson;q=0, */*', 'application/json'],
    ['application/json;q=0, */*', 'application/x-ndjson'],
    // Nothing fits: the first one, for a server may disregard such a header.
    ['text/csv', 'application/json'],
    ['application/json;q=0', 'application/json'],
  ])('%j of commits is %s', async (accept, type) => {
    for (const at of [`${path}/events`, `${path}/events?as=spectator`]) {
      const { status, headers } = await house.as('france').get(at, { accept });
      expect([status, headers.get('content-type')]).toEqual([200, type]);
      expect(headers.get('vary')!.split(', ')).toContain('accept');
    }
  });

  it('that nobody offers does not stop a command', async () => {
    const done = await act(house.as('france'), path, { type: 'orders', orders: {} }, { accept: 'image/png' });
    expect([done.status, done.headers.get('content-type')]).toEqual([200, 'application/json']);
  });
});

describe('a coding', () => {
  /** The bytes as they come over the wire: `fetch` would take the coding off. */
  const coded = async (at: string, accepted: string | undefined, user = 'france') => {
    const wanted = { 'accept-encoding': accepted, authorization: `Bearer ${await tokenOf(user)}` };
    const headers = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined)) as Record<
      string,
      string
    >;
    const url = new URL(house.url + at);
    const { request } = await import('node:http');
    return new Promise<{ coding: string | undefined; bytes: Buffer; etag: string; vary: string; length: number }>(
      (done, failed) => {
        const sent = request(url, { headers }, (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () => {
            const { 'content-encoding': coding, etag = '', vary = '', 'content-length': length } = answer.headers;
            done({ coding, bytes: Buffer.concat(chunks), etag, vary, length: Number(length) });
          });
        });
        sent.on('error', failed).end();
      },
    );
  };

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['deflate', undefined],
    ['identity, br;q=0.5', undefined],
    ['gzip;q=0', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j is answered with %s', async (accepted, coding) => {
    const plain = await coded(`${path}/actions`, undefined);
    expect(plain.coding).toBeUndefined();
    for (const at of [`${path}/actions`, '/v1/rules/kutuzov', '/openapi.yaml']) {
      const got = await coded(at, accepted);
      expect([at, got.coding]).toEqual([at, coding]);
      expect(got.vary.split(', ')).toContain('accept-encoding');
      expect(got.length).toBe(got.bytes.length);
    }
    const got = await coded(`${path}/actions`, accepted);
    const whole =
      coding === 'br' ? brotliDecompressSync(got.bytes) : coding === 'gzip' ? gunzipSync(got.bytes) : got.bytes;
    expect(whole.equals(plain.bytes)).toBe(true);
    if (coding !== undefined) expect(got.bytes.length).toBeLessThan(plain.bytes.length / 2);
  });

  it.each(['gzip', 'br, gzip', 'br', undefined])(
    '%s of the table leaves people and drafts as they are',
    async (accepted) => {
      const plain = await coded(`${path}/table`, undefined);
      const got = await coded(`${path}/table`, accepted);
      expect(got.coding).toBe(/gzip/.exec(accepted ?? '')?.[0]);
      const whole = got.coding === undefined ? got.bytes : gunzipSync(got.bytes);
      expect(whole.equals(plain.bytes)).toBe(true);
      const { people, press } = JSON.parse(plain.bytes.toString()) as Record<string, Json>;
      expect(got.bytes.includes(canonical(people ?? null)) && got.bytes.includes(canonical(press ?? null))).toBe(true);
      if (got.coding !== undefined) expect(got.bytes.length).toBeLessThan(plain.bytes.length / 2);
    },
  );

  it('has a separate tag; a client with an answer in one has it in all, and may command by it', async () => {
    const tags = await Promise.all(
      [undefined, 'br', 'gzip'].map(async (coding) => (await coded(`${path}/state`, coding)).etag),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) {
      const again = await house
        .as('france')
        .get(`${path}/state`, { 'if-none-match': `"x", ${tag}`, 'accept-encoding': 'br' });
      expect([again.status, again.bytes, again.headers.get('etag')]).toEqual([304, '', tag]);
    }
    for (const tag of tags) {
      const own = await started(house, { of: 'diplomacy' });
      const held = await coded(`${own}/state`, /br|gzip/.exec(tag)?.[0]);
      const command = { type: 'orders', orders: {} };
      expect((await act(house.as('france'), own, command, { 'if-match': held.etag })).status).toBe(200);
    }
  });

  it('is none where texts of others stand beside what only the reader may know, and none where little is saved', async () => {
    const owner = house.as('ann');
    for (let i = 0; i < 4; i++)
      await owner.post('/v1/games', { of: 'diplomacy', title: `Game ${i} ${'a'.repeat(60)}` });
    const mine = await coded('/v1/me/games', 'br, gzip', 'ann');
    expect([mine.coding, mine.bytes.length > 4096]).toEqual([undefined, true]);
    expect((await coded(`${path}/people`, 'br, gzip')).coding).toBeUndefined();
    const health = await coded('/healthz', 'br, gzip');
    expect([health.coding, health.bytes.length < 1024]).toEqual([undefined, true]);
  });

  it('is handed over by a function in base64, as the gateway of the cloud wants it', async () => {
    const event = {
      routeKey: 'GET /v1/rules/{rules}',
      rawQueryString: '',
      pathParameters: { rules: 'kutuzov' },
      headers: { 'accept-encoding': 'br' },
      requestContext: { requestId: 'JKJaXmPLvHcESHA=', http: { method: 'GET', sourceIp: '192.0.2.1' } },
    };
    const result = await house.functions.read(event as unknown as APIGatewayProxyEventV2, {} as Context);
    expect([result.isBase64Encoded, result.headers!['content-encoding']]).toEqual([true, 'br']);
    expect(JSON.parse(brotliDecompressSync(Buffer.from(result.body!, 'base64')).toString())).toMatchObject({
      id: 'kutuzov',
    });
    expect(result.headers!['x-request-id']).toBe('JKJaXmPLvHcESHA=');
  });
});

describe('the name of a request', () => {
  it.each(['r', 'a.b_c-d=', '7a6f5e0c-3f1f-4a55-9b0e-5f3d3c0a9f11', 'x'.repeat(128)])(
    '%s is taken, also into problems',
    async (name) => {
      for (const at of [path, '/v1/games/g0', '/v2', '/docs', `${path}/start`]) {
        const { headers, body } = await house.as('france').get(at, { 'x-request-id': name });
        expect([at, headers.get('x-request-id')]).toEqual([at, name]);
        if (body !== undefined && 'code' in body) expect(body.request).toBe(name);
      }
    },
  );

  it.each([undefined, '', 'two words', 'x'.repeat(129), 'é', '{"level":"error"}'])(
    '%j is not; a new one is made each time',
    async (name) => {
      const names = new Set<string>();
      for (let i = 0; i < 3; i++) {
        const { headers, body } = await house.as('france').get('/v2', { 'x-request-id': name });
        expect(body.request).toBe(headers.get('x-request-id'));
        expect(body.request).toMatch(/^[\w-]{36}$/);
        names.add(body.request!);
      }
      expect(names.size).toBe(3);
    },
  );

  it('stands in every line that the work on it writes to the log', async () => {
    const lines: string[] = [];
    const write = process.stderr.write.bind(process.stderr);
    process.stderr.write = (line: string | Uint8Array) => lines.push(String(line)) > 0;
    const { newest } = house.service.log;
    try {
      Object.assign(house.service.log, { newest: () => Promise.reject(new Error('a bug of this test')) });
      const answer = await house.as('france').get(path, { 'x-request-id': 'find-me', 'if-none-match': '"x"' });
      expect([answer.status, answer.body.code, answer.body.request]).toEqual([500, 'FAULT', 'find-me']);
    } finally {
      Object.assign(house.service.log, { newest });
      process.stderr.write = write;
    }
    const told = lines
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(told).toEqual([expect.objectContaining({ what: 'fault', operation: 'getGame', request: 'find-me' })]);
  });
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createCallers } from '../../functions/features/auth/callers.ts';
import type { HttpHandler } from '../../functions/platform/http/answers/answering.ts';
import { ENDPOINTS } from '../../infra/endpoints.ts';
import { gateOf } from '../../infra/local/server/gate/gate.ts';
import { type Turns, turnsOf } from '../../infra/local/server/gate/turns.ts';
import { gateway } from '../../infra/local/server/gateway.ts';
import { socketsOn } from '../../infra/local/server/sockets.ts';
import { clientOf, type House, open, tokenOf } from './kit.ts';

// What is known of a request before its body is read: the person, the length, and what went before it on its
// connection.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

/** A gateway with functions that answer when they are told to. */
async function held(turns?: Turns) {
  const working: { readonly bytes: number; done(): void }[] = [];
  const handler: HttpHandler = ({ body = '' }) =>
    new Promise((done) => {
      working.push({ bytes: Buffer.from(body, 'base64').length, done: () => done({ statusCode: 200, body: 'done' }) });
    });
  const usual = gateOf({ callers: createCallers(async () => house.service) });
  const gate = { ...usual, turns: turns ?? usual.turns };
  const server = gateway(ENDPOINTS, { read: handler, costly: handler, write: handler, press: handler }, { gate });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { working, gate, url: `http://127.0.0.1:${port}`, port, close };
}

interface Made {
  readonly token: string;
  readonly id: string;
}

/** All spellings of a JWT that differ in its last character. */
const spellings = (token: string): readonly string[] =>
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].map((last) => token.slice(0, -1) + last);

describe('a token', () => {
  it('has one spelling: bits that base64url does not decode are zero', async () => {
    const jwt = await tokenOf('foe');
    const statuses = await Promise.all(
      spellings(jwt).map(
        async (each) => [each, (await clientOf(house.url, 'x', async () => each).get('/v1/me')).status] as const,
      ),
    );
    expect(statuses.filter(([, status]) => status !== 401)).toEqual([[jwt, 200]]);
  });

  it('counts as its person: four requests at once, with any tokens and bot accounts', async () => {
    const foe = house.as('foe');
    const scopes = ['games:read'];
    const { body: bot } = await foe.post<Made>('/v1/me/bots', { name: 'ant' });
    const make = async (more: object): Promise<string> =>
      (await foe.post<Made>('/v1/me/tokens', { name: 't', scopes, ...more })).body.token;
    const tokens = [
      await tokenOf('foe'),
      ...(await Promise.all([make({}), make({}), make({ bot: bot.id }), make({ bot: bot.id })])),
    ];
    const { working, url, close } = await held();
    const ask = (token: string) =>
      fetch(`${url}/v1/games`, { headers: { authorization: `Bearer ${token}` } }).then(({ status }) => status);
    const many = Array.from({ length: 20 }, (_, n) => ask(tokens[n % tokens.length] ?? ''));
    await expect.poll(() => working.length).toBe(4);
    const other = ask(await tokenOf('fair'));
    await expect.poll(() => working.length).toBe(5);
    for (let n = 0; n < 21; n++) {
      await expect.poll(() => working.length).toBeGreaterThan(n);
      working[n]?.done();
    }
    expect(new Set(await Promise.all([...many, other]))).toEqual(new Set([200]));
    await close();
  });

  it('that is not valid counts as its address, and gets no body read', async () => {
    const { working, url, close } = await held();
    const bad = spellings(await tokenOf('foe')).map((token) => `Bearer ${token}x`);
    const answers = await Promise.all(
      bad.map((authorization) =>
        fetch(`${url}/v1/imports`, { method: 'POST', headers: { authorization }, body: 'x'.repeat(1_000_000) }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect(working).toEqual([]);
    const none = fetch(`${url}/v1/imports`, { method: 'POST', body: 'x'.repeat(1_000_000) });
    await expect.poll(() => working).toMatchObject([{ bytes: 0 }]);
    working[0]?.done();
    expect((await none).status).toBe(200);
    await close();
  });
});

describe('a body', () => {
  it('is refused by its length before it is sent', async () => {
    const { working, port, close } = await held();
    const authorization = `Authorization: Bearer ${await tokenOf('ann')}`;
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /v1/games HTTP/1.1\r\nHost: x\r\n${authorization}\r\nContent-Length: 10000000\r\nExpect: 100-continue\r\n\r\n`,
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 413 /);
    expect(working).toEqual([]);
    socket.destroy();
    await close();
  });

  it('is read in full where it may be that long, and a client that asks first is told to send it', async () => {
    const { working, port, close } = await held();
    const authorization = `Authorization: Bearer ${await tokenOf('ann')}`;
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /v1/imports HTTP/1.1\r\nHost: x\r\n${authorization}\r\nContent-Length: 1000000\r\nExpect: 100-continue\r\n\r\n`,
    );
    const [told] = (await once(socket, 'data')) as [Buffer];
    expect(told.toString()).toMatch(/^HTTP\/1.1 100 /);
    socket.write(Buffer.alloc(1_000_000, ' '));
    await expect.poll(() => working).toMatchObject([{ bytes: 1_000_000 }]);
    working[0]?.done();
    await once(socket, 'data');
    socket.destroy();
    await close();
  });
});

describe('large bodies that come slowly', () => {
  it('delay nothing but other large ones', async () => {
    const { working, url, port, close } = await held();
    const { body: guest } = await house.as(undefined).post<{ token: string }>('/v1/guests');
    const stalled = Array.from({ length: 4 }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.write(
        `POST /v1/imports HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${guest.token}\r\nContent-Length: 5000000\r\n`,
      );
      // When the server asks for it, it waits for the rest.
      socket.write('Expect: 100-continue\r\n\r\n{');
      return socket;
    });
    await Promise.all(stalled.map((socket) => once(socket, 'data')));
    const read = fetch(`${url}/v1/games`);
    await expect.poll(() => working.length).toBe(1);
    working[0]?.done();
    expect((await read).status).toBe(200);
    for (const socket of stalled) socket.destroy();
    await close();
  });
});

describe('documents, and paths where nothing is', () => {
  it('take turns in a line of the address, apart from that of its requests', async () => {
    const { working, gate, url, close } = await held(turnsOf(1, 0));
    const ends: (() => void)[] = [];
    const before = gate.turns(
      { line: 'visitor 127.0.0.1', member: '' },
      false,
      () => new Promise<void>((end) => ends.push(end)),
    );
    const statusOf = async (path: string, method = 'GET'): Promise<number> =>
      (await fetch(`${url}${path}`, { method })).status;
    for (const path of ['/docs', '/docs/swagger-ui-bundle.js', '/openapi.json', '/nowhere'])
      expect(await statusOf(path)).toBe(503);
    expect(await statusOf('/docs', 'HEAD')).toBe(503);
    const read = statusOf('/v1/games');
    await expect.poll(() => working.length).toBe(1);
    working[0]?.done();
    expect(await read).toBe(200);
    ends[0]?.();
    await before;
    expect(await statusOf('/docs')).toBe(200);
    await close();
  });
});

describe('a connection', () => {
  it('has one request under way, however many are sent ahead, and answers them in order', async () => {
    const { working, port, close } = await held();
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /v1/rules HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(8));
    let text = '';
    socket.on('data', (data) => (text += String(data)));
    for (let n = 0; n < 8; n++) {
      await expect.poll(() => working.length).toBe(n + 1);
      await new Promise((turn) => setImmediate(turn));
      expect(working).toHaveLength(n + 1);
      working[n]?.done();
    }
    await expect.poll(() => text.match(/HTTP\/1\.1 200/g)?.length).toBe(8);
    socket.destroy();
    await close();
  });

  it('is closed when more is sent ahead than any client sends', async () => {
    const { working, port, close } = await held();
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('GET /v1/rules HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(200));
    await once(socket, 'close');
    expect(working.length).toBeLessThanOrEqual(1);
    for (const each of working) each.done();
    await close();
  });
});

describe('a live connection', () => {
  it('is closed when too much of its sender waits, and nothing is logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = createServer();
    const ends: (() => void)[] = [];
    const sockets = socketsOn(
      server,
      async ({ requestContext: { routeKey } }) => {
        if (routeKey === '$default') await new Promise<void>((end) => ends.push(end));
        return { statusCode: 200 };
      },
      { gate: { ...gateOf(), turns: turnsOf(1, 0) } },
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const open = async (): Promise<WebSocket> => {
      const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/v1/live`);
      await once(socket, 'open');
      return socket;
    };
    const [first, second] = [await open(), await open()];
    first.send('a');
    await expect.poll(() => ends.length).toBe(1);
    const closed = once(second, 'close');
    for (let n = 0; n < 10; n++) second.send('b');
    expect((await closed)[0]).toBe(1013);
    expect(first.readyState).toBe(WebSocket.OPEN);
    expect(logged.mock.calls).toEqual([]);
    logged.mockRestore();
    ends[0]?.();
    await sockets.stop();
    await new Promise((done) => server.close(done));
  });
});

describe('guests', () => {
  const come = (at: House, headers: object) =>
    at.as(undefined).send<{ scopes: string[]; code?: string }>('POST', '/v1/guests', undefined, { ...headers });

  it('come from programs, the site and configured origins, not from pages of other sites', async () => {
    const own = { origin: house.url };
    for (const headers of [
      {},
      own,
      { origin: 'https://play.example' },
      { origin: 'https://by.proxy', 'sec-fetch-site': 'same-origin' },
    ])
      expect((await come(house, headers)).status).toBe(201);
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${house.url}0` },
      { origin: house.url.replace('http', 'https') },
      { origin: house.url, 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) expect((await come(house, headers)).body.code).toBe('FOREIGN_ORIGIN');
  });

  it('are no moderators by their token', async () => {
    expect((await come(house, {})).body.scopes).toEqual([
      'games:read',
      'games:play',
      'press:read',
      'press:write',
      'me',
    ]);
  });

  it('behind a trusted proxy are counted apart, by the address that it adds; nobody else is believed', async () => {
    const proxied = await open({ proxies: '127.0.0.0/8, 2001:db8::/32', quotas: { address: 1 } });
    const by = async (forwarded: string): Promise<number> =>
      (await come(proxied, { 'x-forwarded-for': forwarded })).status;
    expect([await by('198.51.100.1'), await by('198.51.100.2'), await by('198.51.100.1')]).toEqual([201, 201, 429]);
    // What stands further left was written by the client itself.
    expect(await by('203.0.113.7, 198.51.100.1')).toBe(429);
    expect([await by('203.0.113.8, 2001:db8::1'), await by('203.0.113.8')]).toEqual([201, 429]);
    await proxied.close();
    const direct = await open({ quotas: { address: 1 } });
    expect((await come(direct, { 'x-forwarded-for': '198.51.100.1' })).status).toBe(201);
    expect((await come(direct, { 'x-forwarded-for': '198.51.100.2' })).status).toBe(429);
    await direct.close();
  });
});

import { EventEmitter, once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SIGN_IN_FILE } from '../../infra/local/server/data-folder.ts';
import { bytesOfAnswers, taken } from '../../infra/local/server/gate/answers.ts';
import { bodiesOf } from '../../infra/local/server/gate/bodies.ts';
import { limitConnections, untaken } from '../../infra/local/server/gate/connections.ts';
import { proxiesIn } from '../../infra/local/server/gate/proxies.ts';
import { LineFull, turnsOf } from '../../infra/local/server/gate/turns.ts';
import { signInKey } from '../../infra/local/server/keys.ts';
import { startRuntime } from '../../infra/local/server/runtime.ts';
import { checkSettings } from '../../infra/local/settings.ts';
import { builtFunctions } from '../kit/built.ts';

// The parts of the local server: turns, bodies, proxies, the key to sign in with.

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fieldpost-server-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a line', () => {
  /** Work that is begun in turn and ends when told to. */
  function line(most: number, longest?: number) {
    const turns = turnsOf(most, longest);
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const send = (name: string, isCommand: boolean, member = name[0] ?? '') =>
      turns(
        { line: 'one', member },
        isCommand,
        () =>
          new Promise<void>((end) => {
            begun.push(name);
            ends.push(end);
          }),
      );
    const next = async (): Promise<void> => {
      ends.shift()?.();
      await new Promise((turn) => setImmediate(turn));
    };
    return { send, begun, next };
  }

  it('has its members take turns, and commands go before reads', async () => {
    const { send, begun, next } = line(1);
    const sent = ['a1', 'a2', 'a3', 'b1', 'b2'].map((name) => send(name, false));
    sent.push(send('c1', true), send('a4', true));
    for (const _ of sent) await next();
    expect(begun).toEqual(['a1', 'c1', 'a4', 'a2', 'b1', 'a3', 'b2']);
    await Promise.all(sent);
  });

  it('takes no more when too many wait', async () => {
    const { send, begun, next } = line(2, 3);
    const sent = Array.from({ length: 5 }, (_, n) => send(`a${n}`, false));
    await expect(send('late', true)).rejects.toThrow(LineFull);
    for (const _ of sent) await next();
    await Promise.all(sent);
    expect(begun).toHaveLength(5);
  });
});

describe('connections', () => {
  const isOpen = async (port: number): Promise<boolean> => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
  };

  it('from one address are so many and no more, unless it is that of a proxy', async () => {
    for (const isProxy of [false, true]) {
      const server = createServer((_, response) => response.end('here'));
      limitConnections(server, () => isProxy, { open: 4, ofOne: 2 });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const opened = [];
      for (let n = 0; n < 5; n++) opened.push(await isOpen(port));
      expect(opened.filter((each) => each)).toHaveLength(isProxy ? 4 : 2);
      server.closeAllConnections();
      await expect.poll(() => isOpen(port)).toBe(true);
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    }
  });

  it('with clients that do not take their answers are closed, the slowest first, when too many bytes wait', () => {
    const note = untaken(100);
    const closed: number[] = [];
    const answer = (n: number) =>
      Object.assign(new EventEmitter(), { destroy: () => closed.push(n) }) as unknown as EventEmitter & ServerResponse;
    const answers = [0, 1, 2, 3].map(answer);
    for (const each of answers.slice(0, 3)) note(each, 30);
    answers[1]?.emit('close');
    note(answers[3] as ServerResponse, 30);
    expect(closed).toEqual([]);
    note(answer(4), 90);
    expect(closed).toEqual([0, 2, 3]);
  });
});

describe('answers', () => {
  it('that are the same for everybody are made into bytes once', () => {
    const bytesOf = bytesOfAnswers();
    const open = { body: 'text', headers: { etag: '"1"', 'cache-control': 'public, no-cache' } };
    const own = { ...open, headers: { ...open.headers, 'cache-control': 'no-store' } };
    expect(bytesOf({ ...open })).toBe(bytesOf(open));
    expect(String(bytesOf(open))).toBe('text');
    expect(bytesOf(own)).not.toBe(bytesOf(own));
    expect(bytesOf({ ...open, body: '' })).toHaveLength(0);
  });

  it('are waited for until they are taken, or not for long', async () => {
    const response = new EventEmitter() as EventEmitter & ServerResponse;
    const told: string[] = [];
    const waiting = taken(response, 1_000_000).then(() => told.push('taken'));
    await new Promise((turn) => setImmediate(turn));
    expect(told).toEqual([]);
    response.emit('close');
    await waiting;
    await taken(response, 1);
    expect(told).toEqual(['taken']);
  });
});

describe('bodies', () => {
  const of = (...chunks: readonly string[]): IncomingMessage =>
    Object.assign(Readable.from(chunks.map(Buffer.from)), { headers: {} }) as never;
  const response = {} as ServerResponse;
  const arriving = (request: IncomingMessage, line = 'one', most = 9) => ({ request, response, most, line });
  const LARGE = 100_000;
  const BUSY = { status: 503, code: 'BUSY' };
  const text = async (take: () => Buffer): Promise<string> => String(take());
  /** A body that has begun, and goes on when told to. */
  const open = (sent: string) => {
    const stream = Object.assign(new Readable({ read: () => undefined }), { headers: {} });
    stream.push(Buffer.from(sent));
    return { request: stream as never as IncomingMessage, end: () => stream.push(null) };
  };

  it('fill a room that is shared, and let go of it', async () => {
    const read = bodiesOf({ room: 10, roomForLarge: 8 });
    const ends: (() => void)[] = [];
    const first = read(arriving(of('12345', '67')), (take) => {
      take();
      return new Promise<void>((end) => ends.push(end));
    });
    await expect.poll(() => ends.length).toBe(1);
    await expect(read(arriving(of('1234')), text)).rejects.toMatchObject(BUSY);
    ends[0]?.();
    await first;
    expect(await read(arriving(of('1234')), text)).toBe('1234');
  });

  it('are given up when room is needed: the oldest of the line that holds most, while it comes or waits for its turn', async () => {
    const read = bodiesOf({ room: 20 });
    const [slow, other] = [open('1234567'), open('123')];
    const coming = read(arriving(slow.request, 'foe'), text);
    const turns: (() => void)[] = [];
    const waiting = read(arriving(of('12345678'), 'foe'), async (take) => {
      await new Promise<void>((turn) => turns.push(turn));
      return String(take());
    });
    const [isSlowRefused, isWaitingRefused] = [coming, waiting].map((each) => expect(each).rejects.toMatchObject(BUSY));
    const early = read(arriving(other.request, 'ann'), text);
    await expect.poll(() => turns.length).toBe(1);
    // 7 + 8 of the foe, 3 of Ann: the foe's oldest goes, then the other one.
    expect(await read(arriving(of('1234'), 'fair'), text)).toBe('1234');
    await isSlowRefused;
    expect(await read(arriving(of('123456789'), 'fair'), text)).toBe('123456789');
    const beside = read(arriving(of('abc'), 'fair'), async (take) => [
      await read(arriving(of('1234567'), 'fay'), text),
      String(take()),
    ]);
    expect(await beside).toEqual(['1234567', 'abc']);
    await isWaitingRefused;
    turns[0]?.();
    other.end();
    expect(await early).toBe('123');
  });

  it('that come too slowly are given up', async () => {
    const { request } = open('{');
    await expect(bodiesOf({ second: 1 })(arriving(request), text)).rejects.toMatchObject(BUSY);
  });

  it('that are larger than usual leave room for usual ones', async () => {
    const read = bodiesOf({ room: 10, roomForLarge: 5 });
    await expect(read(arriving(of('123456'), 'one', LARGE), text)).rejects.toMatchObject(BUSY);
    expect(await read(arriving(of('123456')), text)).toBe('123456');
  });

  it('without a length are cut off where they are too long', async () => {
    await expect(bodiesOf()(arriving(of('123', '456'), 'one', 5), text)).rejects.toMatchObject({
      status: 413,
      code: 'BODY_TOO_LARGE',
    });
  });
});

describe('proxies', () => {
  it.each([
    {
      it: 'the peer, where none is trusted',
      setting: undefined,
      peer: '10.0.0.1',
      forwarded: '198.51.100.1',
      is: '10.0.0.1',
    },
    {
      it: 'the peer, where that is no proxy',
      setting: '10.0.0.2',
      peer: '10.0.0.1',
      forwarded: '198.51.100.1',
      is: '10.0.0.1',
    },
    {
      it: 'the last hop before the proxy',
      setting: '10.0.0.1',
      peer: '::ffff:10.0.0.1',
      forwarded: '1.2.3.4, 198.51.100.1',
      is: '198.51.100.1',
    },
    {
      it: 'past several proxies',
      setting: '10.0.0.0/8,fd00::/8',
      peer: 'fd00::1',
      forwarded: '1.2.3.4, 198.51.100.1, 10.1.1.1',
      is: '198.51.100.1',
    },
    {
      it: 'the proxy that says nothing of use',
      setting: '10.0.0.1',
      peer: '10.0.0.1',
      forwarded: 'unknown',
      is: '10.0.0.1',
    },
    { it: 'the proxy without a header', setting: '10.0.0.1', peer: '10.0.0.1', forwarded: undefined, is: '10.0.0.1' },
  ])('a client is $it', ({ setting, peer, forwarded, is }) => {
    expect(proxiesIn(setting).clientOf(peer, forwarded)).toBe(is);
  });

  it.each(['', 'nginx', '10.0.0.0/33', '10.0.0.1/', '10.0.0.1/8/8', '::/129', '10.0.0.1;10.0.0.2'])(
    '"%s" is refused',
    (setting) => {
      expect(() => proxiesIn(setting)).toThrow(/FIELDPOST_PROXIES/);
    },
  );
});

describe('a server with a wrong setting does not start', () => {
  it.each([
    { FIELDPOST_ORIGIN: 'https://play.example/' },
    { FIELDPOST_ORIGINS: 'https://play.example,https://play.example/path' },
    { FIELDPOST_ORIGINS: 'play.example' },
  ])('%o', (setting) => {
    expect(() => checkSettings(setting)).toThrow(new RegExp(`${Object.keys(setting)[0]}.*an origin is a scheme`));
  });

  it('of proxies', async () => {
    process.env.FIELDPOST_PROXIES = 'nginx';
    try {
      const started = startRuntime({ folder: undefined, port: 0, bundles: folder, sweepEvery: 60_000 });
      await expect(started).rejects.toThrow('FIELDPOST_PROXIES');
    } finally {
      delete process.env.FIELDPOST_PROXIES;
    }
  });
});

describe('the key to sign in with', () => {
  it('is made once, readable by the owner alone', async () => {
    const own = await mkdtemp(join(folder, 'own-'));
    const key = await signInKey(own);
    expect(key).toMatch(/^[\w-]{32}$/);
    expect(await signInKey(own)).toBe(key);
    expect((await readFile(join(own, SIGN_IN_FILE), 'utf8')).trim()).toBe(key);
    expect((await stat(join(own, SIGN_IN_FILE))).mode & 0o777).toBe(0o600);
  });

  it('is refused where the file was cut off', async () => {
    const own = await mkdtemp(join(folder, 'own-'));
    await writeFile(join(own, SIGN_IN_FILE), 'short\n');
    await expect(signInKey(own)).rejects.toThrow(/delete it/);
  });
});

it('a server that stops as its clock runs reports no full disk', async () => {
  const lines: string[] = [];
  const said = (line: unknown) => lines.push(String(line)) > 0;
  const [error, write] = [vi.spyOn(console, 'error'), vi.spyOn(process.stderr, 'write')];
  error.mockImplementation(said);
  write.mockImplementation(said);
  try {
    const bundles = await builtFunctions();
    const { close } = await startRuntime({ folder: undefined, port: 0, bundles, sweepEvery: 60_000 });
    await close();
    await new Promise((waited) => setTimeout(waited, 100));
  } finally {
    error.mockRestore();
    write.mockRestore();
  }
  expect(lines.filter((line) => line.includes('"full"'))).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, lstat, readdir, readFile, readlink, truncate, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { METRICS } from '../../functions/platform/kit/metrics.ts';
import { localKeys, tokenFor } from '../../infra/local/server/keys.ts';
import { CAUGHT_UP, RELEASE } from '../../infra/local/server/outbox.ts';
import { openStore } from '../../infra/local/server/store.ts';
import { metricsIn } from '../kit/cloudwatch.ts';
import { cleanUp, create, newFolder, type Server, said, start, stop } from './machine.ts';

afterAll(cleanUp);

/** Every address and port that a process listens at, from /proc: `0100007F:1F90`. */
async function listeningAt(pid: number): Promise<readonly string[]> {
  const names = await readdir(`/proc/${pid}/fd`);
  const open = await Promise.all(names.map((name) => readlink(`/proc/${pid}/fd/${name}`).catch(() => '')));
  const sockets = new Set(open.flatMap((name) => /^socket:\[(\d+)\]$/.exec(name)?.[1] ?? []));
  const tables = await Promise.all(['tcp', 'tcp6'].map((name) => readFile(`/proc/${pid}/net/${name}`, 'utf8')));
  return tables
    .flatMap((table) => table.split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter((row) => row[3] === '0A' && sockets.has(row[9] ?? ''))
    .map((row) => row[1] ?? '');
}

const isOpen = (host: string, port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect({ host, port, timeout: 2_000 });
    for (const event of ['error', 'timeout'] as const) socket.once(event, () => done(false));
    socket.once('connect', () => done(true));
    socket.once('connect', () => socket.destroy());
  });

describe('a house on one machine', () => {
  it('listens at the loopback address alone, and its database nowhere', async () => {
    const server = await start(await newFolder());
    const port = Number(new URL(server.url).port);
    expect(await isOpen('127.0.0.1', port)).toBe(true);
    const others = Object.values(networkInterfaces()).flatMap((each) =>
      (each ?? []).filter(({ internal }) => !internal),
    );
    for (const { address, scopeid } of others)
      expect(await isOpen(scopeid ? `${address}%${scopeid}` : address, port)).toBe(false);
    if (process.platform === 'linux') {
      const at = await listeningAt(server.process.pid ?? 0);
      expect(at.length).toBeGreaterThan(0);
      expect(at.filter((each) => !each.startsWith('0100007F:'))).toEqual([]);
      // Nothing else has a port: the database, what is told to open connections, and the courier are reached inside the
      // process.
      expect(at.map((one) => Number.parseInt(one.split(':')[1] ?? '', 16)).filter((one) => one !== port)).toEqual([]);
    }
    expect(await stop(server)).toBe(0);
  });

  it.runIf(process.platform === 'linux')(
    'listens elsewhere where HOST says so, but not for what the functions tell it',
    async () => {
      const server = await start(await newFolder(), { env: { HOST: '0.0.0.0' } });
      const port = Number(new URL(server.url).port).toString(16).toUpperCase().padStart(4, '0');
      const at = await listeningAt(server.process.pid ?? 0);
      expect(at.filter((each) => each.endsWith(`:${port}`))).toEqual([`00000000:${port}`]);
      expect(at.filter((each) => !each.endsWith(`:${port}`))).toEqual([]);
      expect(await stop(server)).toBe(0);
    },
  );

  it('shows its files to nobody else, also those of a folder that was open before', async () => {
    const folder = await newFolder();
    let server = await start(folder);
    await create(server, 'one');
    await stop(server);
    await chmod(folder, 0o755);
    for (const name of await readdir(join(folder, 'db'))) await chmod(join(folder, 'db', name), 0o644);
    server = await start(folder);
    await create(server, 'two');
    expect((await lstat(folder)).mode & 0o777).toBe(0o700);
    for (const name of await readdir(folder, { recursive: true })) {
      const found = await lstat(join(folder, name));
      expect([name, found.mode & 0o777]).toEqual([name, found.isDirectory() ? 0o700 : 0o600]);
    }
    await stop(server);
  });

  it('does not touch a folder that holds other things', async () => {
    const folder = await newFolder();
    await writeFile(join(folder, 'diary.txt'), 'Dear diary');
    await chmod(folder, 0o755);
    const { code, error } = await said(folder, 'token', 'alice');
    expect([code, error]).toEqual([1, expect.stringMatching(/^.* has other files than data of Fieldpost; .*\n$/)]);
    expect((await lstat(folder)).mode & 0o777).toBe(0o755);
  });

  it('refuses a second server on its folder in one sentence, and goes on', async () => {
    const folder = await newFolder();
    const server = await start(folder);
    const { code, error } = await said(folder, 'serve');
    expect([code, error]).toEqual([
      1,
      `another server uses the data in ${folder}; stop it, or name another folder with FIELDPOST_DATA\n`,
    ]);
    expect((await create(server, 'still-here')).status).toBe(201);
    await stop(server);
  });

  it('says what is wrong when its key file was cut off, and starts again with a whole one', async () => {
    const folder = await newFolder();
    const whole = JSON.stringify(await localKeys(folder));
    for (const bytes of [0, 1, whole.length - 1]) {
      await writeFile(join(folder, 'keys.json'), whole);
      await truncate(join(folder, 'keys.json'), bytes);
      const { code, error } = await said(folder, 'token', 'alice');
      expect([code, error]).toEqual([
        1,
        expect.stringMatching(/^.*keys\.json is not a key file, or is incomplete; .*\n$/),
      ]);
    }
    await writeFile(join(folder, 'keys.json'), whole);
    expect((await said(folder, 'token', 'alice')).code).toBe(0);
    // What a start that died while it wrote the file leaves behind.
    const fresh = await newFolder();
    await writeFile(join(fresh, 'keys.json-1'), whole.slice(0, 9));
    expect((await said(fresh, 'token', 'alice')).code).toBe(0);
  });

  /**
   * The connection of a request with the beginning of its body sent: the server has these bytes when it has answered
   * one that came after them.
   */
  async function begun(server: Server, folder: string, body: string): Promise<Socket> {
    const token = await tokenFor(await localKeys(folder), 'alice');
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    const head = [
      `POST /v1/games HTTP/1.1`,
      'host: x',
      `authorization: Bearer ${token}`,
      'content-type: application/json',
    ];
    socket.write(`${[...head, `content-length: ${body.length}`].join('\r\n')}\r\n\r\n${body.slice(0, 5)}`);
    await server.as('alice').get('/healthz');
    return socket;
  }

  it('does not wait for ever for a request that never ends', async () => {
    const folder = await newFolder();
    const server = await start(folder, { reserve: 0, patience: 50 });
    const socket = await begun(server, folder, '{"of":"diplomacy"}');
    const answer = text(socket).catch(() => '');
    expect(await stop(server)).toBe(0);
    expect(await answer).toBe('');
  });

  it('lets a request that is under way finish when it is told to stop, and has nothing left to catch up with', async () => {
    const folder = await newFolder();
    const server = await start(folder);
    const body = JSON.stringify({ of: 'diplomacy', title: 'the last one' });
    const socket = await begun(server, folder, body);
    const gone = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    await expect.poll(() => isOpen('127.0.0.1', Number(new URL(server.url).port))).toBe(false);
    socket.write(body.slice(5));
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    expect((await gone)[0]).toBe(0);

    const store = await openStore({ path: join(folder, 'db') });
    expect(await store.notes.value(CAUGHT_UP)).toBe(RELEASE);
    await store.close();
    const again = await start(folder);
    const { game } = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))) as { game: string };
    expect((await again.as('alice').get(`/v1/games/${game}/people`)).body).toMatchObject({ title: 'the last one' });
    await stop(again);
  });
});

describe('what the server measures', () => {
  /** Lets a deadline of ten seconds pass in a game of two; the log of the server, in the folder, is then whole. */
  async function logOf(folder: string, env: { readonly [name: string]: string }): Promise<string> {
    const log = join(folder, 'server.log');
    const server = await start(await newFolder(), { env, log });
    const [alice, bob] = [server.as('alice'), server.as('bob')];
    const settings = { deadlines: { default: 10 } };
    const { body } = await alice.post('/v1/games', {
      of: 'diplomacy',
      title: 'Late',
      options: { players: 2 },
      settings,
    });
    const at = `/v1/games/${body.game}`;
    for (const person of [alice, bob]) expect((await person.post(`${at}/seats`, {})).status).toBe(200);
    expect((await alice.post(`${at}/start`, {})).status).toBe(200);
    const phase = async () => (await alice.get<{ readonly phase?: string }>(at)).body.phase;
    const before = await phase();
    await expect.poll(phase).not.toBe(before);
    expect(await stop(server)).toBe(0);
    return readFile(log, 'utf8');
  }

  it('is in its log where FIELDPOST_METRICS names it, as the page says, and found by its command', async () => {
    const page = (await readFile('docs/running.md', 'utf8')).split('## Metrics')[1] ?? '';
    const folder = await newFolder();
    const found = metricsIn((await logOf(folder, { FIELDPOST_METRICS: 'fieldpost' })).split('\n'));
    const names = [...found.values()].map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['answered', 'listed', 'told', 'reads', 'writes', 'cold']));
    for (const { namespace, name } of found.values())
      expect([namespace, page]).toEqual(['fieldpost', expect.stringContaining(`\`${name}\``)]);
    for (const name of Object.keys(METRICS)) expect(page).toContain(`\`${name}\``);
    const [, command = ''] = /```\n(grep .*)\n```/.exec(page) ?? [];
    const lines = execFileSync('bash', ['-c', command], { cwd: folder, encoding: 'utf8' }).trim().split('\n');
    expect(lines).toContainEqual(expect.stringMatching(/^"answered":\[?\d+/));
    expect(lines).toContainEqual(expect.stringMatching(/^"told":\[?\d+/));
  });

  it('is not in its log else', async () => {
    expect(await logOf(await newFolder(), {})).not.toContain('metrics');
  });
});

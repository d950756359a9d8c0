import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { open } from '../http/kit.ts';
import { printed } from './printed.ts';

// What commands say about everyday mistakes of the person who types them.

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'typed-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

describe('a command that is not there', () => {
  it.each([
    { typed: 'explian', nearest: 'explain' },
    { typed: 'verifyall', nearest: 'verify-all' },
    { typed: 'stop-writer', nearest: 'stop-writers' },
    { typed: 'rebuild-view', nearest: 'rebuild-views' },
  ])('$typed is named, with $nearest', async ({ typed, nearest }) => {
    const { code, error } = await printed(typed, 'x');
    expect([code, error]).toEqual([
      64,
      `fieldpost has no command ${typed}; did you mean ${nearest}? npm run -s fieldpost -- --help lists all\n`,
    ]);
  });

  it('is named alone if none is near, and cannot control the terminal', async () => {
    expect((await printed('chess-by-mail')).error).toMatch(/^fieldpost has no command chess-by-mail; npm run/);
    expect((await printed('\u001b[2J')).error).toContain('no command \\u001b[2J');
  });

  it('serve takes no words', async () => {
    const { code, error } = await printed('serve', 'somewhere');
    expect([code, error]).toEqual([64, expect.stringMatching(/^serve takes no words\n/)]);
  });
});

it.each([
  ['stop-writers', 'again'],
  ['stop-writers', 'stage'],
  ['rebuild-views', 'again'],
  ['import-service', 'dry-run'],
])('%s does nothing if npm took --%s for its own', async (name, option) => {
  const variable = `npm_config_${option.replace('-', '_')}`;
  process.env[variable] = 'true';
  const { code, output, error } = await printed(name).finally(() => delete process.env[variable]);
  expect([code, output]).toEqual([64, '']);
  expect(error).toBe(
    `npm took --${option} for its own. Did you forget "--"? Type npm run fieldpost -- ${name} --${option}\n`,
  );
});

describe('fieldpost canary', () => {
  it('signs in by itself at any port of this machine, and elsewhere asks for a token', async () => {
    vi.stubEnv('PORT', undefined);
    vi.stubEnv('FIELDPOST_TOKEN', 'only for the server of this machine');
    vi.stubEnv('FIELDPOST_DATA', folder);
    const tokens: (string | undefined)[] = [];
    const server = createServer((incoming, outgoing) => {
      tokens.push(incoming.headers.authorization);
      outgoing.writeHead(500).end('{}');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const url = `http://localhost:${(server.address() as AddressInfo).port}`;
    try {
      const { code, output } = await printed('canary', url);
      expect([code, output]).toEqual([1, expect.stringContaining(`${url}: NOT AS IT SHOULD BE`)]);
    } finally {
      server.closeAllConnections();
      server.close();
    }
    const sent = tokens.filter((each) => each !== undefined);
    expect(sent.length).toBeGreaterThan(0);
    for (const each of sent) expect(each).toMatch(/^Bearer ey/);
    for (const elsewhere of ['https://play.example', 'http://localhost.example:8080', 'http://127.0.0.1.example']) {
      const { code, error } = await printed('canary', elsewhere);
      expect([code, error]).toEqual([64, expect.stringContaining('a service elsewhere needs --token')]);
    }
  });
});

it('an audit says that a saved refusal is no log', async () => {
  const house = await open();
  try {
    const { body } = await house.as('ann').post('/v1/games', { of: 'duel', options: { hits: 3 } });
    const refused = await house.as('ann').get(`/v1/games/${body.game}/log`);
    await writeFile(join(folder, 'game.ndjson'), refused.bytes);
    const { code, output, error } = await printed('audit', join(folder, 'game.ndjson'));
    expect([code, output, error]).toEqual([
      4,
      '',
      expect.stringMatching(/game\.ndjson is a refusal of a server, and no log: 409 [A-Z_]+: [^\n]+\n$/),
    ]);
  } finally {
    await house.close();
  }
});

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Webhook } from 'standardwebhooks';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { tokenOf } from '../http/kit.ts';
import { type LiveHouse, openLive } from './house.ts';

// The examples of client/README.md, as they stand there: they compile under `strict`, and each does what its text says.

const FOLDER = resolve('.build/readme');
const SOURCE = resolve('client/src/index.ts');
const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

let house: LiveHouse;
let files: readonly (readonly [title: string, file: string])[];
beforeAll(async () => {
  house = await openLive();
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const given = JSON.stringify([await tokenOf('alice'), await tokenOf('bob'), SECRET]);
  const tokens = `const [ALICE, BOB, SECRET] = ${given} as const; void [ALICE, BOB, SECRET];`;
  const sections = (await readFile('client/README.md', 'utf8')).split(/^## /m).slice(1);
  const examples = sections.flatMap((section) =>
    [...section.matchAll(/```ts\n([\s\S]+?)```/g)].map(([, code = '']) => [section, code] as const),
  );
  files = await Promise.all(
    examples.map(async ([section, code], i) => {
      const file = join(FOLDER, `${i}.ts`);
      const here = code
        .replaceAll("'@fieldpost/client'", `'${SOURCE}'`)
        .replaceAll('http://localhost:8080', house.url)
        .replace('8081', '0');
      await writeFile(file, `${tokens}\n${here}\nexport {};\n`);
      return [section.split('\n')[0] ?? '', file] as const;
    }),
  );
});
afterAll(async () => {
  await house.close();
  await rm(FOLDER, { recursive: true, force: true });
});

it('they compile', () => {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile('tsconfig.json', ts.sys.readFile).config,
    ts.sys,
    '.',
  );
  const program = ts.createProgram(
    files.map(([, file]) => file),
    { ...options, incremental: false },
  );
  expect(ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText)).toEqual([]);
});

/** The player of the fifth says nothing: it is seen by the game that it has played. */
const PLAYED = /^$/;

/** Sends a challenge, a message of a stranger and a turn to a receiver; ends it. */
async function tellTurn(server: Server): Promise<void> {
  await vi.waitFor(() => expect(server.listening).toBe(true));
  const { port } = server.address() as AddressInfo;
  const send = async (secret: string, type: string, data: object) => {
    const body = JSON.stringify({ type, timestamp: new Date().toISOString(), data });
    const headers = {
      'webhook-id': 'n1',
      'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
      'webhook-signature': new Webhook(secret).sign('n1', new Date(), body),
    };
    const answer = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body });
    return [answer.status, await answer.text()];
  };
  expect(await send(SECRET, 'challenge', { challenge: 'echo this' })).toEqual([200, 'echo this']);
  expect(await send(`${SECRET.slice(0, -4)}AAAA`, 'your-turn', { game: 'g0' })).toEqual([401, '']);
  expect(await send(SECRET, 'your-turn', { game: 'g1' })).toEqual([200, '']);
  await new Promise((closed) => server.close(closed));
}

it('each says what it is said to say', async () => {
  const said: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((...words: unknown[]) => void said.push(words.join(' ')));
  const SAID = [
    /A Paris|F Brest/,
    /\w+ \w+, /,
    /turn 4.*: \w+/,
    /^diplomacy france any time$/m,
    PLAYED,
    /^kept: true, audit: (holds|unchecked), signed: true$/,
    /^your turn in g1$/,
    /^g[0-9a-f]{20} 1 $/,
  ];
  for (const [i, [title, file]] of files.entries()) {
    const { server } = (await import(pathToFileURL(file).href)) as { readonly server?: Server };
    if (server !== undefined) await tellTurn(server);
    expect(said.splice(0).join('\n'), title).toMatch(SAID[i]!);
  }
  log.mockRestore();
  const { games } = await house.client('alice').listMyGames();
  const versions = games.flatMap((each) => ('game' in each && String(each.of) === 'kutuzov' ? [each.version] : []));
  expect(Math.max(...versions)).toBeGreaterThan(30);
  expect(files.map(([title]) => title)).toEqual([
    'Diplomacy',
    'Commands & Colors: Napoleonics',
    'Kutuzov 1812',
    'Phones poll only this',
    'Any game: a player that knows only the grammar',
    'Verify',
    'Webhooks',
    'All your games: what happened, and where it is your turn',
  ]);
});

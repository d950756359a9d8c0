import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';

// The call of README, the tour of docs/api.md and the requests of docs/compared.md, run word for word against
// `npm start`; what they print is compared, except ids, times, hashes and what `...` leaves out.

/** A command as it is printed, and what is printed after it. */
interface Step {
  readonly command: string;
  readonly answer: string;
}

/** The part of a page between two headings. */
async function partOf(file: string, heading: string, next: string): Promise<string> {
  const page = await readFile(file, 'utf8');
  return page.slice(page.indexOf(`\n${heading}\n`), page.indexOf(`\n${next}\n`));
}
const call = await partOf('README.md', '### Call', '### Verify');
const home = await partOf('docs/notifications.md', '## A webhook at home', '## Messages');
const tour = await partOf('docs/api.md', '## Tour', '## Who you are');
const compared = await readFile('docs/compared.md', 'utf8');

const stepsOf = (part: string): readonly Step[] =>
  [...part.matchAll(/^```\n(\$ [\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
    block
      .split(/^\$ /m)
      .slice(1)
      .map((step) => ({
        command: step.slice(0, step.indexOf('\n')),
        answer: step.slice(step.indexOf('\n') + 1).trim(),
      })),
  );

let folder: string;
let server: ReturnType<typeof start>;
let url = '';
let token = '';
let key = '';
const greeting: string[] = [];

// As a stranger's shell would start it: without what a runner of tests sets for its own.
const { PATH, HOME } = process.env;
const start = (data: string) =>
  spawn('npm', ['start'], {
    env: { PATH, HOME, PORT: '0', FIELDPOST_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fieldpost-tour-'));
  server = start(join(folder, 'data'));
  // Its output is read to the end: a server with unread output may stop.
  await new Promise<void>((ready, never) => {
    server.once('exit', (code) => never(new Error(`npm start ended with ${code}`)));
    createInterface({ input: server.stdout }).on('line', (line) => {
      greeting.push(line);
      url ||= line.match(/http:\/\/localhost:\d+/)?.[0] ?? '';
      token ||= line.match(/^alice +(\S+)/)?.[1] ?? '';
      key ||= line.match(/^http:\/\/localhost:\d+\/#key=(\S+)$/)?.[1] ?? '';
      if (line.startsWith('Mails to players')) ready();
    });
  });
  // A fresh checkout bundles the server first, beside all other tests.
});
afterAll(async () => {
  if (server.exitCode === null) {
    process.kill(-Number(server.pid), 'SIGTERM');
    await once(server, 'exit');
  }
  await rm(folder, { recursive: true });
});

/** After which commands bots answer: a start, and orders. The name of the variable that holds the game. */
const answeredIn = (command: string): string | undefined =>
  /\/games\/\$(\w+)\/(?:start\b|actions\b.* -d )/.exec(command)?.[1];

/** A port that nobody uses. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}

/** A shell that runs one command after another, and says what each printed. */
function shellIn(cwd: string) {
  const shell = spawn('bash', { cwd, stdio: ['pipe', 'pipe', 'inherit'] });
  const END = '=== end of what it printed';
  let printed = '';
  shell.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  return {
    async run(command: string): Promise<string> {
      printed = '';
      shell.stdin.write(`${command}\necho "${END}"\n`);
      await expect.poll(() => printed.includes(END)).toBe(true);
      return printed.slice(0, printed.indexOf(END));
    },
    close: () => shell.stdin.end(),
  };
}

/** Whether a game waits only for people with seats here. */
async function waitsForPeople(game: string): Promise<boolean> {
  const response = await fetch(`${url}/v1/games/${game}`, { headers: { authorization: `Bearer ${token}` } });
  const { asks = [] } = (await response.json()) as {
    asks?: readonly { readonly seat: string; readonly settled?: boolean }[];
  };
  const waiting = asks.filter(({ settled }) => !settled);
  return waiting.length > 0 && waiting.every(({ seat }) => ['france', 'bottom'].includes(seat));
}

/** Runs all commands of a part in one shell, as a person would, who goes on when the others have answered. */
async function ran(part: string, steps: readonly Step[], last = ''): Promise<readonly string[]> {
  const settings = /^```\n(U=.*)\n```$/m.exec(part)?.[1] ?? '';
  const shell = shellIn(folder);
  await shell.run(
    settings
      .replace('.fieldpost/', 'data/')
      .replace(/U=\S+;/, `U=${url};`)
      .replace(/Bearer [^"]+/, `Bearer ${token}`),
  );
  const printed: string[] = [];
  for (const [i, { command }] of steps.entries()) {
    printed.push(await shell.run(command));
    const name = answeredIn(command);
    if (name === undefined || i === steps.length - 1) continue;
    const game = (await shell.run(`echo $${name}`)).trim();
    await expect.poll(() => waitsForPeople(game)).toBe(true);
  }
  await shell.run(last);
  shell.close();
  return printed;
}

/** Without white space, and with a mark instead of ids, hashes and times. */
const plain = (printed: string): string =>
  printed
    .replaceAll(/\s+/g, '')
    .replaceAll(/"at":\d+/g, '"at":_')
    .replaceAll(/g[0-9a-f]{20}/g, '_')
    .replaceAll(/"(hash|command|engine|name|nonce|prev|commitment|signedHead)":"[\w.-]{10,}"/g, '"$1":"_"');

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern of an answer: `...` stands for anything. */
const patternOf = (answer: string): RegExp =>
  new RegExp(
    `^${plain(answer.replaceAll(/(?<=[\w-]{10})\.\.\.(?=")/g, ''))
      .split('...')
      .map(escaped)
      .join('[^]*')}$`,
  );

it('prints the address to open, with the key that the data folder keeps', async () => {
  expect(key).toBe((await readFile(join(folder, 'data', 'sign-in-key'), 'utf8')).trim());
  expect(key).toMatch(/^[\w-]{32}$/);
});

/** Runs the steps of a part (at least this number), compares what each prints, and runs the last command. */
async function printsWhatItSays(part: string, least: number, last?: string): Promise<void> {
  const steps = stepsOf(part);
  expect(steps.length).toBeGreaterThanOrEqual(least);
  const printed = await ran(part, steps, last);
  expect(printed.length).toBe(steps.length);
  for (const [i, { command, answer }] of steps.entries()) {
    const answered = plain(String(printed[i]));
    expect(answered, command).toMatch(patternOf(answer));
  }
}

it('the three commands that it prints work when they are pasted', async () => {
  const begin = greeting.findIndex((line) => line.startsWith('Three commands'));
  const end = greeting.findIndex((line) => line.startsWith('Mails to players'));
  const shell = shellIn(folder);
  const printed = await shell.run(greeting.slice(begin + 1, end).join('\n'));
  shell.close();
  const [receipt = '', story = ''] = printed.split(/(?<=\})(?=\{)/);
  expect(JSON.parse(receipt)).toMatchObject({ game: expect.stringMatching(/^g[0-9a-f]{20}$/) });
  expect(JSON.stringify(JSON.parse(story))).toContain('army Paris to Picardy');
});

it('a webhook at home is received and verified as docs/notifications.md says', async () => {
  const [, receiver = ''] = /^```python\n([\s\S]*?)^```$/m.exec(home) ?? [];
  const port = await freePort();
  await writeFile(join(folder, 'hook.py'), receiver.replace('3000', port));
  await printsWhatItSays(home.replaceAll('localhost:3000', `localhost:${port}`), 6, 'kill $!');
});

it('the call of README prints what it says', () => printsWhatItSays(call, 6));

it('the tour prints what it says', async () => {
  await printsWhatItSays(tour, 26);
  expect(await readFile(join(folder, 'board.svg'), 'utf8')).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
  expect(JSON.parse(await readFile(join(folder, 'game.json'), 'utf8'))).toMatchObject({ map: 'standard' });
});

it('each row of docs/compared.md has a request that shows it, in the same order', async () => {
  const rows = [...compared.matchAll(/^\| (\d+) \|/gm)].map(([, row]) => row);
  const shown = stepsOf(compared).flatMap(({ command }) => / # (\d+)$/.exec(command)?.slice(1) ?? []);
  expect(rows.length).toBeGreaterThan(10);
  expect(shown).toEqual(rows);
  await printsWhatItSays(compared, rows.length);
});

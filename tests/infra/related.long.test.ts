import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

// `npm test -- --related`, in a clone of the last commit in which a rule is changed.

const clone = mkdtempSync(join(tmpdir(), 'fieldpost-clone-'));
execFileSync('git', ['clone', '--quiet', '.', clone]);
symlinkSync(resolve('node_modules'), join(clone, 'node_modules'));
afterAll(() => rmSync(clone, { recursive: true }));

function checked(): { readonly code: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['infra/local/fieldpost.mjs', 'check', '--related'], {
    cwd: clone,
    encoding: 'utf8',
    // It runs the short tests, whatever runs here.
    env: { ...process.env, LONG: undefined },
  });
  return { code: status, said: stdout + stderr };
}

it('finds nothing to check where nothing differs from the last commit', () => {
  expect(checked()).toMatchObject({ code: 0, said: expect.stringMatching(/^0 files of code differ from HEAD/) });
});

it('finds the test of a rule that is broken, by the tests of its game', () => {
  const file = join(clone, 'domain/napoleonics/combat/flags.ts');
  const rule = 'return friends.length >= 2;';
  const before = readFileSync(file, 'utf8');
  expect(before).toContain(rule);
  writeFileSync(file, before.replace(rule, 'return friends.length >= 3;'));
  const { code, said } = checked();
  expect(code, said).toBe(1);
  expect(said).toMatch(/FAIL +tests\/napoleonics\/combat\/\S+ > [^\n]*§11\.5/);
});

it('finds a mistake of types, and ends the tests that run beside it', () => {
  const file = join(clone, 'domain/napoleonics/combat/flags.ts');
  execFileSync('git', ['checkout', '--quiet', '.'], { cwd: clone });
  // Behind the rules, which hold: no test fails before the types do.
  writeFileSync(file, `${readFileSync(file, 'utf8')}export const no: number = 'a text';\n`);
  const { code, said } = checked();
  expect(code).not.toBe(0);
  expect(said).toContain('error TS');
  expect(said).toContain('=== failed: types');
});

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ENGINE } from '../../domain/engine.ts';

// Who may import whom. The house stays simple only as long as these hold.

const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
    .map((file) => join(folder, file));

interface Import {
  readonly from: string;
  /** A file of the repo, or the name of a package. */
  readonly to: string;
}

function importsOf(file: string): readonly Import[] {
  const found = ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles.map(({ fileName }) => fileName);
  return found.map((to) => ({ from: file, to: to.startsWith('.') ? normalize(join(dirname(file), to)) : to }));
}

const imports = (folder: string): readonly Import[] => sources(folder).flatMap(importsOf);
const GAMES = readdirSync('domain', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['lib', 'log', 'match'].includes(entry.name))
  .map(({ name }) => name);

describe('the dependency law', () => {
  it('sees imports at all', () => {
    expect(imports('functions').some(({ to }) => to === 'zod')).toBe(true);
    expect(GAMES).toContain('diplomacy');
  });

  it('domain/ imports nothing from outside but zod, and node:crypto for hashes alone', () => {
    const outside = imports('domain').filter(({ to }) => !to.startsWith('domain/') && to !== 'zod');
    expect(outside).toEqual([{ from: 'domain/lib/hash.ts', to: 'node:crypto' }]);
  });

  it('a game imports no other game', () => {
    for (const game of GAMES) {
      const others = GAMES.filter((each) => each !== game).map((each) => `domain/${each}/`);
      expect(imports(`domain/${game}`).filter(({ to }) => others.some((other) => to.startsWith(other)))).toEqual([]);
    }
  });

  it('log, match, legal and chance know no game', () => {
    const shared = [
      ...imports('domain/log'),
      ...imports('domain/match'),
      ...importsOf('domain/legal.ts'),
      ...importsOf('domain/chance.ts'),
    ];
    expect(shared.filter(({ to }) => GAMES.some((game) => to.startsWith(`domain/${game}/`)) || to === 'domain/games.ts')).toEqual([]);
  });

  it('operations do not import each other', () => {
    const operations = sources('functions').filter((file) => dirname(file) === 'functions');
    const lists = ['functions/operations.ts', 'functions/read.ts', 'functions/write.ts'];
    const between = operations.filter((file) => !lists.includes(file)).flatMap(importsOf);
    expect(between.filter(({ to }) => dirname(to) === 'functions')).toEqual([]);
  });

  it('only functions/lib and infra/ import the AWS SDK', () => {
    const users = [...imports('domain'), ...imports('functions')].filter(({ to }) => to.startsWith('@aws-sdk/'));
    expect(users.filter(({ from }) => !from.startsWith('functions/lib/'))).toEqual([]);
  });

  it('functions/ knows nothing of infra/ or tests/', () => {
    expect(imports('functions').filter(({ to }) => to.startsWith('infra/') || to.startsWith('tests/'))).toEqual([]);
  });

  it('domain/ reads no clock, draws no chance of its own and does no I/O', () => {
    const impure = /\b(Date\.now|new Date|Math\.random|process\.|performance\.|fetch\(|setTimeout|console\.)/;
    const guilty = sources('domain').filter((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .some((line) => impure.test(line) && !/^\s*(\/\/|\*)/.test(line)),
    );
    expect(guilty).toEqual([]);
  });
});

it('the engine release is the version of the package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(ENGINE).toBe(`fieldpost@${version}`);
});

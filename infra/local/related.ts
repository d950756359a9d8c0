import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A program that checks the code. */
export interface Step {
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: { readonly [name: string]: string };
}

/**
 * Checks types with the compiler in machine code, which collects no garbage below 2 GiB: it ends within seconds. The
 * tests run beside it, and several threads would each check the types that they share.
 */
const typesOf = (name: string, ...project: readonly string[]): Step => ({
  name,
  program: 'node',
  args: ['node_modules/typescript-native/bin/tsc', '--noEmit', '--singleThreaded', ...project],
  env: { GOGC: 'off', GOMEMLIMIT: '2GiB' },
});

/** The types of everything except the site, and those of the site. */
export const TYPES = typesOf('types');
export const SITE_TYPES = typesOf('types of the site', '-p', 'site');

/** Number of random matches of a game in its laws here. */
const MATCHES = '2';
/** Laws of twins, pictures and words: `npm test` holds every game to them. */
const TWINS_AND_WORDS = '**/{secrecy,views,frames,names,hints,stories}.test.ts';
const CODE = /\.(?:ts|tsx|mjs|json)$/;

/** Tests that play whole games or learn from them: `npm test` runs them. */
const WHOLE_GAMES = ['**/bot/**', '**/learning/**', '**/random.test.ts', '**/*-games.test.ts'];

/**
 * `npm test -- --related [REF]`: checks the types of the changed projects, the tests that reach a changed file (without
 * bots and whole games), and the laws of each changed game, on two matches, without twins, pictures and words. Compares
 * files with the last commit, or with REF, such as `main`. For a changed game it runs only the tests of that game. It
 * checks the types of the site only if a file of the site or the client names a changed file. `npm test` finds the
 * rest.
 */
export async function related([ref = 'HEAD']: readonly string[]): Promise<{
  steps: readonly Step[];
  tests: readonly Step[];
}> {
  const changed = changedSince(ref).filter((file) => CODE.test(file) && existsSync(file));
  process.stdout.write(`${changed.length} files of code differ from ${ref}\n`);
  const games = gamesOf(changed);
  const isOfGame = (file: string, game: string): boolean =>
    file.startsWith(`domain/${game}/`) || file.startsWith(`tests/${game}/`);
  const rest = changed.filter((file) => !games.some((game) => isOfGame(file, game)) && !file.startsWith('site/'));
  return {
    steps: [
      ...(changed.some((file) => !file.startsWith('site/')) ? [TYPES] : []),
      ...(changed.some((file) => file.startsWith('tests/site/') || ofSite().has(file)) ? [SITE_TYPES] : []),
    ],
    tests: [
      ...games.map((game) =>
        testsFor(
          `tests of ${game}`,
          changed.filter((file) => isOfGame(file, game)),
          ['--exclude', `tests/!(${game})/**`],
        ),
      ),
      ...games.map((game) => ({
        name: `laws of ${game}`,
        program: 'vitest',
        // Each worker loads all games first.
        args: ['run', 'tests/laws', '-t', game, '--exclude', TWINS_AND_WORDS, '--maxWorkers=2'],
        env: { LAW_MATCHES: MATCHES, LAW_GAME: game },
      })),
      ...(rest.length > 0 ? [testsFor('tests of the rest', rest)] : []),
    ],
  };
}

const testsFor = (name: string, files: readonly string[], apart: readonly string[] = []): Step => ({
  name,
  program: 'vitest',
  args: [
    'related',
    '--run',
    '--passWithNoTests',
    ...WHOLE_GAMES.flatMap((pattern) => ['--exclude', pattern]),
    ...apart,
    ...files,
  ],
});

/** Returns the files that differ from a commit, and untracked ones. */
function changedSince(ref: string): readonly string[] {
  const git = (...args: readonly string[]): readonly string[] =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n');
  const base = ref === 'HEAD' ? ref : (git('merge-base', ref, 'HEAD')[0] ?? ref);
  return [
    ...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]),
  ].filter(Boolean);
}

/** Returns the games of changed files: folders of `domain/` with folders of tests. */
function gamesOf(files: readonly string[]): readonly string[] {
  const games = readdirSync('domain').filter(
    (name) => existsSync(`domain/${name}/rules`) && existsSync(`tests/${name}`),
  );
  return games.filter((game) =>
    files.some((file) => file.startsWith(`domain/${game}/`) || file.startsWith(`tests/${game}/`)),
  );
}

const IMPORTED = /(?:from|import\()\s*'(\.[^']+|@fieldpost\/client)'/g;

/** The files of the site and of the client, and those that they name: a change elsewhere seldom reaches their types. */
function ofSite(): ReadonlySet<string> {
  const sources = readdirSync('site', { recursive: true, encoding: 'utf8' });
  const found = new Set(sources.map((file) => join('site', file)).filter((file) => CODE.test(file)));
  for (const file of found) {
    if (!/^(?:site|client)\/.*\.tsx?$/.test(file)) continue;
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
      const imported = from.startsWith('.') ? join(dirname(file), from) : 'client/src/index.ts';
      if (existsSync(imported)) found.add(imported);
    }
  }
  return found;
}

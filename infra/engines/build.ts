import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { GAMES } from '../../domain/games/games.ts';
import { sha256 } from '../../domain/lib/hash.ts';
import { sure } from '../../domain/lib/sure.ts';

/** The text of an engine's file, and its name in commits: its SHA-256 in base64url. */
export interface EngineFile {
  readonly game: string;
  readonly name: string;
  readonly code: string;
}

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The global that an engine's file sets when it is run as a script: `{ make(hashes) }`. */
const GLOBAL = 'fieldpostEngine';

const ENTRY = `
import './jitless';
import { give } from './domain/lib/hash.ts';
import { engineOf } from './domain/match/decide/engine.ts';
import { GAME } from './game';
const engine = engineOf(GAME);
export function make(hashes) {
  give(hashes);
  return engine;
}
`;

/**
 * Bundles the engines of the sources in a folder, one file for each game. The bytes do not depend on the folder.
 * `adapter`: the entry of sources from before the contract of engines.
 */
export async function buildEngines(root: string = ROOT, adapter?: string): Promise<readonly EngineFile[]> {
  return Promise.all(
    gamesIn(root).map(async (game) => {
      const { outputFiles } = await build({
        stdin: { contents: adapter ?? ENTRY, resolveDir: root, loader: 'ts', sourcefile: 'engine.ts' },
        absWorkingDir: root,
        preserveSymlinks: true,
        write: false,
        bundle: true,
        platform: 'neutral',
        mainFields: ['module', 'main'],
        format: 'iife',
        globalName: GLOBAL,
        target: 'es2022',
        charset: 'utf8',
        legalComments: 'none',
        plugins: [parts(root, game)],
        logLevel: 'warning',
      });
      const code = sure(outputFiles[0], 'file of the engine').text;
      return { game, name: sha256(code), code };
    }),
  );
}

/** Returns the hosted games that these sources contain; older ones may lack some. */
const gamesIn = (root: string): readonly string[] =>
  Object.keys(GAMES).filter((game) => existsSync(join(root, 'domain', game, 'index.ts')));

/** Resolves the entry's imports by name, replaces the hashes, and omits what engines do not need. */
const parts = (root: string, game: string): Plugin => ({
  name: 'parts of an engine',
  setup(into) {
    into.onResolve({ filter: /^\.\/(jitless|game)$/ }, ({ path }) => ({ path, namespace: 'engine' }));
    // zod compiles schemas by `new Function` unless it is disabled before the first schema.
    into.onLoad({ filter: /jitless$/, namespace: 'engine' }, () => ({
      contents: `import { config } from 'zod'; config({ jitless: true });`,
      resolveDir: root,
    }));
    into.onLoad({ filter: /game$/, namespace: 'engine' }, () => ({
      contents: existsSync(join(root, 'domain', game, 'play.ts'))
        ? `export { play as GAME } from './domain/${game}/play.ts';`
        : `export { ${game} as GAME } from './domain/${game}/index.ts';`,
      resolveDir: root,
    }));
    into.onLoad({ filter: /domain[\\/]lib[\\/]hash\.ts$/ }, () => ({
      contents: readFileSync(join(HERE, 'given-hashes.ts'), 'utf8'),
      loader: 'ts',
    }));
    into.onLoad({ filter: /domain[\\/]\w+[\\/]board[\\/]board\.ts$/ }, () => ({
      contents: `export const board = () => '';`,
      loader: 'ts',
    }));
    into.onLoad({ filter: /zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js';",
    }));
  },
});

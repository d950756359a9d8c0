import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { DESCRIPTION_FILES } from '../functions/lib/http/description.ts';
import { enginesOf, SERVED } from './bundles.ts';
import { FUNCTIONS, type FunctionName } from './endpoints.ts';
import { buildEngines } from './engines/build.ts';
import { KEPT, keepEngine } from './engines/keep.ts';

const SWAGGER = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** Files that a function reads beside its code, where it looks for them: its working folder, and its packages. */
const FILES: { readonly [name in FunctionName]?: { readonly [path: string]: string } } = {
  // Released engines: an audit decides by them.
  read: Object.fromEntries(readdirSync(KEPT).map((file) => [`${KEPT}/${file}`, join(KEPT, file)])),
  docs: {
    ...Object.fromEntries(['openapi.yaml', ...DESCRIPTION_FILES].map((file) => [file, file])),
    ...Object.fromEntries(
      ['package.json', 'LICENSE', 'swagger-ui.css', 'swagger-ui-bundle.js'].map((file) => [
        `node_modules/swagger-ui-dist/${file}`,
        join(SWAGGER, file),
      ]),
    ),
  },
};

/** zod exports its messages in fifty languages; the house has its own words in two, and needs none of them. */
const withoutLocales: Plugin = {
  name: 'zod without its locales',
  setup(into) {
    into.onLoad({ filter: /zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({ contents: "export { default as en } from './en.js';" }));
  },
};

/** Builds the engines of the code into a folder of bundles; gives the options of a bundle that names them, for what decides by them. */
async function withEngines(folder: string): Promise<BuildOptions> {
  const engines = await buildEngines();
  await rm(enginesOf(folder), { recursive: true, force: true });
  for (const engine of engines) keepEngine(enginesOf(folder), engine, 'fast');
  const names = JSON.stringify(Object.fromEntries(engines.map(({ game, name }) => [game, name])));
  return {
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    mainFields: ['module', 'main'],
    sourcemap: 'linked',
    minifySyntax: true,
    legalComments: 'none',
    plugins: [withoutLocales],
    define: { 'process.env.FIELDPOST_OWN_ENGINES': JSON.stringify(names), 'process.env.FIELDPOST_BUILD': JSON.stringify(nameOfSources()) },
    // Some packages of the SDK are CommonJS and ask for `require`.
    banner: { js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);" },
    logLevel: 'warning',
  };
}

/** A hash of all that the functions are made of, except their packages. */
function nameOfSources(): string {
  const hash = createHash('sha256');
  for (const folder of ['domain', 'functions', KEPT]) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    for (const path of files.map((file) => join(file.parentPath, file.name)).sort()) hash.update(path).update(readFileSync(path));
  }
  return hash.digest('base64url');
}

const entryOf = (name: FunctionName) => ({ in: `functions/${name}.ts`, out: `${name}/index` });

/** Bundles every function into `<folder>/<name>/`, as it runs in the cloud, and the engines of the same code beside them. */
export async function bundle(folder: string): Promise<void> {
  await build({ ...(await withEngines(folder)), entryPoints: FUNCTIONS.map(entryOf) });
  for (const [name, files] of Object.entries(FILES)) {
    for (const [path, from] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name, path)), { recursive: true });
      await cp(from, join(folder, name, path));
    }
  }
}

/**
 * Bundles what `npm start` runs, into a folder below the packages: the server as `<folder>/serve.mjs`, the functions and engines beside
 * it. What they share is loaded once, a game when somebody plays it.
 */
export async function bundleServer(folder: string): Promise<void> {
  await build({
    ...(await withEngines(folder)),
    entryPoints: [{ in: 'infra/local/serve.ts', out: 'serve' }, ...SERVED.map(entryOf)],
    splitting: true,
    // It finds its own files by their names.
    external: ['dynalite'],
  });
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { builtinModules, createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { DESCRIPTION_FILES } from '../functions/platform/http/description.ts';
import { enginesOf, SERVED } from './bundles.ts';
import { FUNCTIONS, type FunctionName } from './endpoints.ts';
import { buildEngines } from './engines/build.ts';
import { KEPT, keepEngine } from './engines/keep.ts';

const SWAGGER = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** Files that a function reads beside its code, in its working folder and its packages. */
const FILES: { readonly [name in FunctionName]?: { readonly [path: string]: string } } = {
  // Released engines, which audits use.
  costly: Object.fromEntries(readdirSync(KEPT).map((file) => [`${KEPT}/${file}`, join(KEPT, file)])),
  docs: {
    ...Object.fromEntries(['openapi.yaml', 'asyncapi.yaml', ...DESCRIPTION_FILES].map((file) => [file, file])),
    ...Object.fromEntries(
      ['package.json', 'LICENSE', 'swagger-ui.css', 'swagger-ui-bundle.js'].map((file) => [
        `node_modules/swagger-ui-dist/${file}`,
        join(SWAGGER, file),
      ]),
    ),
  },
};

/**
 * Loads modules of Node directly instead of importing them. An import reads all exports of a module, and some of
 * node:http load the whole of `fetch` (25 ms of a cold start).
 */
const modulesOfNode: Plugin = {
  name: 'modules of Node as they are',
  setup(into) {
    const filter = new RegExp(`^(node:)?(${builtinModules.join('|')})$`);
    into.onResolve({ filter }, ({ path, kind }) =>
      kind === 'import-statement' ? { path, namespace: 'node' } : undefined,
    );
    into.onLoad({ filter, namespace: 'node' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)});`,
    }));
  },
};

/**
 * Reads a function's credentials from its environment only. The SDK would bundle every source of a developer's
 * credentials, and split their shared code into ten more parts.
 */
const credentialsOfEnvironment: Plugin = {
  name: 'credentials of the environment',
  setup(into) {
    into.onLoad({ filter: /credential-provider-node[\\/]dist-es[\\/]index\.js$/ }, () => ({
      contents: "export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';",
      resolveDir: dirname(createRequire(import.meta.url).resolve('@aws-sdk/client-dynamodb/package.json')),
    }));
  },
};

/** The functions that describe schemas as JSON Schema: `getRules` of `read`. */
const DESCRIBING: readonly FunctionName[] = ['read'];

/** Leaves out the part of zod that describes schemas as JSON Schema. Each schema of zod would bundle it, unused. */
const schemasUndescribed: Plugin = {
  name: 'schemas are not described',
  setup(into) {
    into.onLoad({ filter: /zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/ }, ({ path }) => {
      const names = readFileSync(path, 'utf8').matchAll(/^export (?:const |function |\{ \w+ as )(\w+)/gm);
      return { contents: [...names].map(([, name]) => `export const ${name} = () => undefined;`).join('\n') };
    });
  },
};

/** The functions with rights on anchors. */
const ANCHORING: readonly FunctionName[] = ['anchor', 'costly'];

/** Leaves out the bucket of anchors, and with it the client of S3, which the other functions never load. */
const withoutBucket: Plugin = {
  name: 'no bucket of anchors',
  setup(into) {
    into.onLoad({ filter: /anchors[\\/]bucket\.ts$/ }, () => ({
      contents: 'export const anchorsInBucket = undefined;',
    }));
  },
};

/** Some packages of the SDK are CommonJS and call `require`. */
const REQUIRE =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

/**
 * Sets what `z.config({ jitless: true })` sets, before any schema is built: the order of a bundle's parts is not fixed.
 * Zod would compile each schema at its first parse, which costs a cold start more than a warm function saves.
 */
const JITLESS = '(globalThis.__zod_globalConfig ??= {}).jitless = true;';

/** Builds the engines of the code into a folder of bundles. Returns the build options that name them. */
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
    splitting: true,
    chunkNames: 'parts/[hash]',
    // functions/platform/kit/stack.ts reads the map; it needs files and lines, but no source text.
    sourcemap: 'linked',
    sourcesContent: false,
    minify: true,
    legalComments: 'none',
    plugins: [modulesOfNode, credentialsOfEnvironment],
    define: {
      'process.env.FIELDPOST_OWN_ENGINES': JSON.stringify(names),
      'process.env.FIELDPOST_BUILD': JSON.stringify(nameOfSources()),
      // jose reads the browser's name; in Node that would load worker_threads.
      navigator: 'undefined',
    },
    banner: { js: `${REQUIRE}\n${JITLESS}` },
    logLevel: 'warning',
  };
}

/** Returns a hash of all sources of the functions, without packages. */
function nameOfSources(): string {
  const hash = createHash('sha256');
  for (const folder of ['domain', 'functions', KEPT]) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    for (const path of files.map((file) => join(file.parentPath, file.name)).sort())
      hash.update(path).update(readFileSync(path));
  }
  return hash.digest('base64url');
}

/** The program of the server's workers. */
const WORKER = { in: 'infra/local/server/workers/worker.ts', out: 'worker' };

/** The size that each function loads before its first request, in bytes. */
export type Starts = { readonly [name in FunctionName]: number };

/**
 * Bundles every function into `<folder>/<name>/` for the cloud, and the engines of the same code beside them. A
 * function's folder contains its entry and the parts that it loads on demand, such as games.
 */
export async function bundle(folder: string): Promise<Starts> {
  const options = await withEngines(folder);
  const starts = await Promise.all(
    FUNCTIONS.map(async (name) => {
      const entryPoints = [{ in: `functions/lambdas/${name}.ts`, out: 'index' }];
      const plugins = [
        ...(options.plugins ?? []),
        ...(DESCRIBING.includes(name) ? [] : [schemasUndescribed]),
        ...(ANCHORING.includes(name) ? [] : [withoutBucket]),
      ];
      const { metafile } = await build({
        ...options,
        plugins,
        outdir: join(folder, name),
        entryPoints,
        metafile: true,
      });
      return [name, startOf(metafile)] as const;
    }),
  );
  // Not a function of the cloud: it serves these bundles on one machine.
  await build({ ...options, entryPoints: [WORKER] });
  for (const [name, files] of Object.entries(FILES)) {
    for (const [path, from] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name, path)), { recursive: true });
      await cp(from, join(folder, name, path));
    }
  }
  return Object.fromEntries(starts) as Starts;
}

/** Returns the bytes of the entry and of all parts that it imports statically. */
function startOf({ outputs }: Metafile): number {
  const loaded = new Set(
    Object.keys(outputs).filter((file) => outputs[file]?.entryPoint !== undefined && file.endsWith('/index.mjs')),
  );
  for (const file of loaded) {
    for (const { path, kind } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && path in outputs) loaded.add(path);
  }
  return [...loaded].reduce((sum, file) => sum + (outputs[file]?.bytes ?? 0), 0);
}

/**
 * Bundles what `npm start` runs into a folder below the packages: the server as `<folder>/serve.mjs`, with functions
 * and engines. Shared code is loaded once, and a game on its first use.
 */
export async function bundleServer(folder: string): Promise<void> {
  await build({
    ...(await withEngines(folder)),
    entryPoints: [
      { in: 'infra/local/serve.ts', out: 'serve' },
      WORKER,
      ...SERVED.map((name) => ({ in: `functions/lambdas/${name}.ts`, out: `${name}/index` })),
    ],
    // The server finds its files by name.
    external: ['dynalite'],
  });
}

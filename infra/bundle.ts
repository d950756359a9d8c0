import { cp, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { FUNCTIONS, type FunctionName } from './endpoints.ts';

const SWAGGER = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** Files that a function reads beside its code, where it looks for them: its working folder, and its packages. */
const FILES: { readonly [name in FunctionName]?: { readonly [path: string]: string } } = {
  docs: {
    'openapi.yaml': 'openapi.yaml',
    ...Object.fromEntries(
      ['package.json', 'LICENSE', 'swagger-ui.css', 'swagger-ui-bundle.js'].map((file) => [
        `node_modules/swagger-ui-dist/${file}`,
        join(SWAGGER, file),
      ]),
    ),
  },
};

/** Where the code of a function is in a folder of bundles. */
export const bundleOf = (folder: string, name: FunctionName): string => join(folder, name, 'index.mjs');

/** zod exports its messages in fifty languages; the house has its own words in two, and needs none of them. */
const withoutLocales: Plugin = {
  name: 'zod without its locales',
  setup(into) {
    into.onLoad({ filter: /zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({ contents: "export { default as en } from './en.js';" }));
  },
};

/** Bundles every function into `<folder>/<name>/`, as it runs in the cloud and here. */
export async function bundle(folder: string): Promise<void> {
  await build({
    entryPoints: FUNCTIONS.map((name) => ({ in: `functions/${name}.ts`, out: `${name}/index` })),
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
    // Some packages of the SDK are CommonJS and ask for `require`.
    banner: { js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);" },
    logLevel: 'warning',
  });
  for (const [name, files] of Object.entries(FILES)) {
    for (const [path, from] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name, path)), { recursive: true });
      await cp(from, join(folder, name, path));
    }
  }
}

import { build } from 'esbuild';
import { FUNCTIONS } from './endpoints.ts';

/** Bundles every function into `<folder>/<name>.mjs`, as it runs in the cloud and here. */
export async function bundle(folder: string): Promise<void> {
  await build({
    entryPoints: FUNCTIONS.map((name) => `functions/${name}.ts`),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    mainFields: ['module', 'main'],
    sourcemap: 'linked',
    minifySyntax: true,
    legalComments: 'none',
    // Some packages of the SDK are CommonJS and ask for `require`.
    banner: { js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);" },
    logLevel: 'warning',
  });
}

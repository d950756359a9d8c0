import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from '../child.mjs';

const PROGRAMS = 'node_modules/.bin';

/**
 * `npm run describe -- client:pack`: builds `@fieldpost/client` and packs it into `folder`. Then publint and attw check
 * that bundlers, Node and TypeScript can use it. Returns the exit code of the first failed step.
 */
export async function packClient(folder: string): Promise<number> {
  const built = join(folder, 'package');
  await rm(folder, { recursive: true, force: true });
  await mkdir(built, { recursive: true });
  const compiled = await run(`${PROGRAMS}/tsc`, ['-p', 'client', '--outDir', join(built, 'dist')]);
  if (compiled !== 0) return compiled;
  await withJsNames(join(built, 'dist'));
  for (const file of ['client/package.json', 'client/README.md', 'LICENSE'])
    await copyFile(file, join(built, file.replace('client/', '')));
  const steps: readonly (readonly [program: string, args: readonly string[]])[] = [
    [`${PROGRAMS}/publint`, ['run', built, '--strict', '--pack', 'npm']],
    ['npm', ['pack', `./${built}`, '--pack-destination', folder, '--loglevel=error']],
    [`${PROGRAMS}/attw`, [await tarball(folder), '--profile', 'esm-only', '--no-color']],
  ];
  for (const [program, args] of steps) {
    const code = await run(program, args);
    if (code !== 0) return code;
  }
  return 0;
}

/** Returns the path of the package, from its name and version. */
async function tarball(folder: string): Promise<string> {
  const { name, version } = JSON.parse(await readFile('client/package.json', 'utf8')) as {
    readonly name: string;
    readonly version: string;
  };
  return join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
}

/** TypeScript keeps the names of sources in declarations; this replaces them by the built files. */
async function withJsNames(folder: string): Promise<void> {
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.d.ts'))) {
    const text = await readFile(join(folder, file), 'utf8');
    await writeFile(join(folder, file), text.replaceAll(/(from '\.\/[\w-]+)\.ts';/g, "$1.js';"));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await packClient('.build/client');

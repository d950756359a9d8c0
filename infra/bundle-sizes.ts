import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, type Starts } from './bundle.ts';
import { bundleOf } from './bundles.ts';
import { FUNCTIONS, type FunctionName } from './endpoints.ts';

/** Bytes. `start`: loaded before the first request. `all`: everything that is uploaded, without source maps. */
interface Size {
  readonly start: number;
  readonly all: number;
}
type Sizes = { readonly [name in FunctionName]: Size };

/** Maximum size that a function loads before its first request. */
export const MOST_AT_START = 1_000_000;

/** Growth of a function after which its new size must be recorded. */
const MOST = 0.05;

const RECORDED = new URL('./bundle-sizes.json', import.meta.url);

/** Returns the recorded sizes. */
export const recordedSizes = (): Partial<Sizes> => JSON.parse(readFileSync(RECORDED, 'utf8')) as Partial<Sizes>;

/** Returns the size of each function in the cloud, from the folder of bundles and the build's output. */
export function sizesIn(bundles: string, starts: Starts): Sizes {
  const sizes = FUNCTIONS.map((name) => {
    const folder = dirname(bundleOf(bundles, name));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
    const counted = files.filter((file) => !file.endsWith('.map') && statSync(file).isFile());
    return [name, { start: starts[name], all: counted.reduce((sum, file) => sum + statSync(file).size, 0) }] as const;
  });
  return Object.fromEntries(sizes) as Sizes;
}

/** Returns the functions that have grown too much, in words. A function without a record is one of them. */
export const grown = (sizes: Sizes, recorded: Partial<Sizes>): readonly string[] =>
  FUNCTIONS.flatMap((name) => PARTS.flatMap((part) => grownIn(name, part, sizes[name][part], recorded[name]?.[part])));

const PARTS = ['start', 'all'] as const satisfies readonly (keyof Size)[];

function grownIn(name: FunctionName, part: keyof Size, bytes: number, was: number | undefined): readonly string[] {
  if (was !== undefined && bytes <= was * (1 + MOST)) return [];
  const more = was === undefined ? 'not recorded' : `recorded: ${was}, ${((bytes / was - 1) * 100).toFixed(1)} % more`;
  return [`${name} has ${bytes} bytes (${part}; ${more}); if that is intended: npm run bench -- bundle-sizes`];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = await mkdtemp(join(tmpdir(), 'fieldpost-'));
  const sizes = sizesIn(folder, await bundle(folder));
  writeFileSync(RECORDED, `${JSON.stringify(sizes, undefined, 2)}\n`);
  process.stdout.write(`${JSON.stringify(sizes, undefined, 2)}\n`);
  await rm(folder, { recursive: true });
}

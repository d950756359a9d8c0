import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.ts';
import { bundleOf } from './bundles.ts';
import { FUNCTIONS, type FunctionName } from './endpoints.ts';

/** Bytes by function. */
type Sizes = { readonly [name in FunctionName]: number };

/** By how much a function may grow before its new size must be recorded. */
const MOST = 0.05;

const RECORDED = new URL('./bundle-sizes.json', import.meta.url);

/** The sizes that were recorded last. */
export const recordedSizes = (): Partial<Sizes> => JSON.parse(readFileSync(RECORDED, 'utf8')) as Partial<Sizes>;

/** The size of each function in the cloud, without source maps. */
export function sizesIn(bundles: string): Sizes {
  const sizes = FUNCTIONS.map((name) => {
    const folder = dirname(bundleOf(bundles, name));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
    const counted = files.filter((file) => !file.endsWith('.map') && statSync(file).isFile());
    return [name, counted.reduce((sum, file) => sum + statSync(file).size, 0)] as const;
  });
  return Object.fromEntries(sizes) as Sizes;
}

/** The functions that have grown too much, in words; a function without a record is one of them. */
export const grown = (sizes: Sizes, recorded: Partial<Sizes>): readonly string[] =>
  FUNCTIONS.filter((name) => !(sizes[name] <= (recorded[name] ?? 0) * (1 + MOST))).map((name) => {
    const was = recorded[name];
    const more = was === undefined ? 'not recorded' : `recorded: ${was}, ${((sizes[name] / was - 1) * 100).toFixed(1)} % more`;
    return `${name} has ${sizes[name]} bytes (${more}); if that is intended: npm run bundle-sizes`;
  });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = await mkdtemp(join(tmpdir(), 'fieldpost-'));
  await bundle(folder);
  const sizes = sizesIn(folder);
  writeFileSync(RECORDED, `${JSON.stringify(sizes, undefined, 2)}\n`);
  process.stdout.write(`${JSON.stringify(sizes, undefined, 2)}\n`);
  await rm(folder, { recursive: true });
}

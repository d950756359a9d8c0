import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '../../infra/bundle.ts';
import { bundleOf } from '../../infra/bundles.ts';
import { FUNCTIONS } from '../../infra/endpoints.ts';
import { against, measured, type Row } from './measure.ts';

/** A cold start as far as it is ours: a new process of Node that imports the bundle of a function, against one that imports nothing. */
export async function benchCold(): Promise<readonly Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldpost-'));
  await bundle(folder);
  const nothing = join(folder, 'nothing.mjs');
  await writeFile(nothing, '');
  const importing = (path: string) => () =>
    execFileSync(process.execPath, ['--input-type=module', '-e', `await import(${JSON.stringify(pathToFileURL(path).href)})`], {
      env: {},
    });
  try {
    const baseline = await measured('a start of Node that imports an empty module', 15, 2, importing(nothing));
    const rows = [baseline];
    for (const name of FUNCTIONS)
      rows.push(against(await measured(`cold import of ${name}`, 15, 2, importing(bundleOf(folder, name))), baseline));
    return rows;
  } finally {
    await rm(folder, { recursive: true });
  }
}

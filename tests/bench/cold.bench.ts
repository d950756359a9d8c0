import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '../../infra/bundle.ts';
import { bundleOf } from '../../infra/bundles.ts';
import { FUNCTIONS } from '../../infra/endpoints.ts';
import { against, type Row, rowOf } from './measure.ts';

const RUNS = 15;

/**
 * A cold start as far as it is ours: a new process of Node that imports the bundle of a function, against one that
 * imports nothing, by turns. Time of the processor, all threads included: what else the machine does weighs little on
 * it.
 */
export async function benchCold(): Promise<readonly Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldpost-'));
  await bundle(folder);
  const nothing = join(folder, 'nothing.mjs');
  await writeFile(nothing, '');
  const imported = [
    { name: 'a start of Node that imports an empty module', path: nothing },
    ...FUNCTIONS.map((name) => ({ name: `cold import of ${name}`, path: bundleOf(folder, name) })),
  ].map((each) => ({ ...each, times: new Float64Array(RUNS) }));
  try {
    for (let run = -1; run < RUNS; run++) for (const { path, times } of imported) times[run] = processorMs(path);
    const [baseline, ...rows] = imported.map(({ name, times }) => rowOf(`${name}, processor`, times));
    return baseline === undefined ? [] : [baseline, ...rows.map((row) => against(row, baseline))];
  } finally {
    await rm(folder, { recursive: true });
  }
}

const SAY = 'const { user, system } = process.cpuUsage(); process.stdout.write(String((user + system) / 1000))';

/** What a process that imports a file has used of the processor when it is loaded, in milliseconds. */
function processorMs(path: string): number {
  const code = `await import(${JSON.stringify(pathToFileURL(path).href)}); ${SAY}`;
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', code], { env: {}, encoding: 'utf8' }));
}

import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Where Node keeps what it compiled, for all processes of all runs. It finds a source by its address and its text. */
export const COMPILED = resolve('node_modules/.cache/fieldpost-compiled');

/** The most files there. A file of tests has another address in each run, so that they grow more. */
const MOST_COMPILED = 10_000;

/**
 * Makes the folder that the files of one run share, and removes it when the run is over. It is outside of the
 * repository, so that bundles in it find nothing of that.
 */
export default async function runFolder(): Promise<() => Promise<void>> {
  if (existsSync(COMPILED) && readdirSync(COMPILED, { recursive: true }).length > MOST_COMPILED)
    await rm(COMPILED, { recursive: true, force: true, maxRetries: 9, retryDelay: 100 });
  const folder = await mkdtemp(join(tmpdir(), 'fieldpost-'));
  process.env.FIELDPOST_RUN_FOLDER = folder;
  return () => rm(folder, { recursive: true, force: true, maxRetries: 9, retryDelay: 100 });
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes the folder that the files of one run share, and removes it when the run is over. It is outside of the
 * repository, so that bundles in it find nothing of that.
 */
export default async function runFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldpost-'));
  process.env.FIELDPOST_RUN_FOLDER = folder;
  return () => rm(folder, { recursive: true, force: true, maxRetries: 9, retryDelay: 100 });
}

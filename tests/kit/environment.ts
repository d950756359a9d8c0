import { join } from 'node:path';
import { afterAll } from 'vitest';

// Processes that tests start one after another read the same sources: each is compiled once a run. Workers of Vitest
// have no use for it, and would write into the folder when it is removed.
if (process.env.FIELDPOST_RUN_FOLDER !== undefined)
  process.env.NODE_COMPILE_CACHE = join(process.env.FIELDPOST_RUN_FOLDER, 'compiled');

// Files of tests share a process: what one puts into its environment does not reach those after it.
const before = { ...process.env };
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!Object.hasOwn(before, name)) delete process.env[name];
  Object.assign(process.env, before);
});

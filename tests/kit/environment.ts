import { enableCompileCache, flushCompileCache } from 'node:module';
import { afterAll } from 'vitest';
import { COMPILED } from './run-folder.ts';

// Each source is compiled once, and not by each process of each run.
enableCompileCache(COMPILED);
process.env.NODE_COMPILE_CACHE = COMPILED;

// Files of tests share a process: what one puts into its environment does not reach those after it.
const before = { ...process.env };
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!Object.hasOwn(before, name)) delete process.env[name];
  Object.assign(process.env, before);
  flushCompileCache();
});

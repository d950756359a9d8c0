import { afterAll } from 'vitest';

// Files of tests share a process: what one puts into its environment does not reach those after it.
const before = { ...process.env };
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!Object.hasOwn(before, name)) delete process.env[name];
  Object.assign(process.env, before);
});

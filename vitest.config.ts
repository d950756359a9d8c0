import { configDefaults, defineConfig } from 'vitest/config';
import { PATIENCE_MS } from './tests/kit/patience.ts';

/** What takes long is in files of this name. `npm test` leaves them out, `npm run test:long` runs them alone. */
const LONG = 'tests/**/*.long.test.ts';
const isLong = process.env.LONG !== undefined;

/** Ends a test that hangs, in milliseconds. No test relies on it: machines differ, and so does what else they do. */
const HANGS_MS = 600_000;

export default defineConfig({
  test: {
    include: [isLong ? LONG : 'tests/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isLong ? [] : [LONG])],
    environment: 'node',
    maxWorkers: 3,
    // Modules keep nothing but caches: files of tests share them, which saves a third of the time.
    isolate: false,
    globalSetup: ['tests/kit/run-folder.ts'],
    setupFiles: ['tests/kit/environment.ts'],
    // Bundles that a test makes and serves are for Node alone: nothing is to be transformed in them.
    server: { deps: { external: [/\/fieldpost-\w+\/.*\.mjs$/] } },
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
    expect: { poll: { timeout: PATIENCE_MS } },
    // A failure is printed when it happens, so that a run that is ended has told it.
    reporters: ['default', './tests/kit/failures.ts'],
    // Titles take text from the rows of a table: as long as a line may be, not the usual 40 characters.
    chaiConfig: { truncateThreshold: 140 },
  },
});

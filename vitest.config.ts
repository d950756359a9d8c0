import { configDefaults, defineConfig } from 'vitest/config';

/** Whole years and battles at the table of the site are played by `npm run site:test` alone. */
const isOfSite = process.env.SITE === 'long';

export default defineConfig({
  test: {
    include: [isOfSite ? 'tests/site/**/*.test.ts' : 'tests/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isOfSite ? [] : ['tests/site/long/**'])],
    environment: 'node',
    maxWorkers: 2,
    // Modules keep nothing but caches: files of tests share them, which saves a third of the time.
    isolate: false,
    // Bundles that a test makes and serves are for Node alone: nothing is to be transformed in them.
    server: { deps: { external: [/\/fieldpost-\w+\/.*\.mjs$/] } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Titles take text from the rows of a table: as long as a line may be, not the usual 40 characters.
    chaiConfig: { truncateThreshold: 140 },
  },
});

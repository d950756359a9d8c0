import { configDefaults, defineConfig } from 'vitest/config';

/** What takes longest of all that needs no browser: whole games over HTTP, restores, faults at every call; `npm run test:long` runs it. */
const LONG = [
  'client/games',
  'diplomacy/bot/bot',
  'functions/matches/faults',
  'functions/matches/races',
  'functions/matches/sweep',
  'golden/played-on',
  'http/full-disk',
  'http/napoleonics/battles',
  'http/one-machine',
  'http/outage',
  'http/recorded-games',
  'http/restored',
  'http/variants',
  'http/wrong-clock',
  'infra/audit-command',
  'infra/checkouts',
  'infra/upkeep',
  'kutuzov/campaign/campaigns',
  'verifier/bots.long',
  'verifier/ends',
].map((file) => `tests/${file}.test.ts`);

/** Whole years and battles at the table of the site are played by `npm run site:test` alone. */
const isOfSite = process.env.SITE === 'long';
const isLong = process.env.LONG === 'all';

export default defineConfig({
  test: {
    include: isLong ? LONG : [isOfSite ? 'tests/site/**/*.test.ts' : 'tests/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isLong ? [] : LONG), ...(isOfSite ? [] : ['tests/site/long/**'])],
    environment: 'node',
    maxWorkers: 2,
    // Modules keep nothing but caches: files of tests share them, which saves a third of the time.
    isolate: false,
    // Bundles that a test makes and serves are for Node alone: nothing is to be transformed in them.
    server: { deps: { external: [/\/fieldpost-\w+\/.*\.mjs$/] } },
    testTimeout: 60_000,
    hookTimeout: 180_000,
    // Titles take text from the rows of a table: as long as a line may be, not the usual 40 characters.
    chaiConfig: { truncateThreshold: 140 },
  },
});

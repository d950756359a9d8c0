import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { PATIENCE_MS } from './tests/kit/patience.ts';

/** What takes long is in files of this name. `npm test` leaves them out, `npm run test:long` runs them alone. */
const LONG = 'tests/**/*.long.test.ts';
const isLong = process.env.LONG !== undefined;

/** Ends a test that hangs, in milliseconds. No test relies on it: machines differ, and so does what else they do. */
const HANGS_MS = 600_000;

/** Files of tests that may take seconds: they start processes, serve over HTTP, or play whole games. */
const SLOW =
  /^tests\/(?:client|functions|golden|hostile|http|infra|laws|live|site|verifier)\/|\/(?:bot|legal|random)\b/;

/** Files that mostly wait: for a browser, or for processes that they started. */
const WAITS = /^tests\/(?:infra|site)\/|^tests\/http\/runtime\b/;

/**
 * Starts with the slow files, so that no worker is left with one when the others have nothing more to do. Files that
 * wait take turns with files that compute, so that no processor is idle while all workers wait.
 */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const nameOf = ({ moduleId }: TestSpecification): string => moduleId.slice(this.ctx.config.root.length + 1);
    const [slow, fast] = parted(await super.sort(files), (file) => SLOW.test(nameOf(file)));
    const [waiting, computing] = parted(slow, (file) => WAITS.test(nameOf(file)));
    const turns = Array.from({ length: Math.max(waiting.length, computing.length) }, (_, i) => [
      ...waiting.slice(i, i + 1),
      ...computing.slice(i, i + 1),
    ]);
    return [...turns.flat(), ...fast];
  }
}

const parted = <T>(all: readonly T[], is: (each: T) => boolean): readonly [T[], T[]] => [
  all.filter(is),
  all.filter((each) => !is(each)),
];

export default defineConfig({
  test: {
    include: [isLong ? LONG : 'tests/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isLong ? [] : [LONG])],
    environment: 'node',
    // On two cores a third worker costs more than it saves: each loads the whole code, and browsers need time too.
    maxWorkers: availableParallelism() > 2 ? 3 : 2,
    // Tests make much that is soon garbage: it is collected less often.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: SlowFirst },
    // Modules keep nothing but caches: files of tests share them, which saves a third of the time.
    isolate: false,
    // Node runs TypeScript by itself. Code that Vite transforms looks up each import at each use, which costs a fifth.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    globalSetup: ['tests/kit/run-folder.ts'],
    setupFiles: ['tests/kit/environment.ts'],
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
    expect: { poll: { timeout: PATIENCE_MS } },
    // A failure is printed when it happens, so that a run that is ended has told it.
    reporters: ['default', './tests/kit/failures.ts'],
    // Titles take text from the rows of a table: as long as a line may be, not the usual 40 characters.
    chaiConfig: { truncateThreshold: 140 },
  },
});

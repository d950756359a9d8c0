import type { StdioOptions } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { DESCRIPTION_FILES } from '../../functions/platform/http/description.ts';
import { run } from './child.mjs';
import { related, SITE_TYPES, type Step, TYPES } from './related.ts';

const STEPS: readonly Step[] = [
  { name: 'format and lint', program: 'biome', args: ['ci', '--error-on-warnings', '.'] },
  TYPES,
  SITE_TYPES,
  { name: 'imports', program: 'depcruise', args: ['client', 'domain', 'functions', 'infra', 'site'] },
  { name: 'unused code', program: 'knip', args: ['--no-progress'] },
  {
    name: 'openapi.yaml',
    program: 'redocly',
    args: ['lint', '--format=stylish', 'openapi.yaml', ...DESCRIPTION_FILES],
  },
  { name: 'asyncapi.yaml', program: 'redocly', args: ['lint', '--format=stylish', 'asyncapi.yaml'] },
];

/**
 * `fieldpost check`: lint, types, imports, unused code, the API's description, and all default tests. The tests run
 * beside the other steps, because they wait now and then. The first failed step ends the others; returns its exit code.
 * With `--related`, checks only what the changed files can break: see `related`.
 */
export async function check([first, ...args]: readonly string[]): Promise<number> {
  const { steps, tests } =
    first === '--related' ? await related(args) : { steps: STEPS, tests: [testsOf(first, ...args)] };
  const failure = new AbortController();
  const lines = [runQuietly(steps, failure), runAloud(tests, failure)];
  const codes = await Promise.all(lines);
  const failed = failure.signal.aborted ? (failure.signal.reason as Failure) : undefined;
  if (failed !== undefined) process.stdout.write(`\n=== failed: ${failed.name}\n${failed.said}`);
  return failed?.code ?? codes.find((code) => code !== 0) ?? 0;
}

/** The step that failed first, and what it printed, unless that was shown as it came. */
interface Failure {
  readonly name: string;
  readonly code: number;
  readonly said: string;
}

const testsOf = (...args: readonly (string | undefined)[]): Step => ({
  name: 'tests',
  program: 'vitest',
  args: ['run', ...args.filter((each) => each !== undefined)],
});

const programOf = ({ program }: Step): string =>
  program === 'node' ? process.execPath : `node_modules/.bin/${program}`;
const environmentOf = ({ env }: Step) => ({
  ...process.env,
  // Bundling is written in Go, and collects much garbage: a sixth of its time.
  GOGC: '400',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  ...env,
});

/** Runs steps one after another, and prints one line for each; what it printed is told only if it failed. */
async function runQuietly(steps: readonly Step[], failure: AbortController): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldpost-check-'));
  try {
    return await inTurn(steps, failure, async (step) => {
      const file = join(folder, step.name);
      const said = openSync(file, 'w');
      const code = await runStep(step, failure, ['ignore', said, said]).finally(() => closeSync(said));
      if (code === 0) process.stdout.write(`=== ${step.name}: passed\n`);
      return { code, said: readFileSync(file, 'utf8') };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs steps one after another, which print what they have to say as they go. */
const runAloud = (steps: readonly Step[], failure: AbortController): Promise<number> =>
  inTurn(steps, failure, async (step) => {
    process.stdout.write(`\n=== ${step.name}\n`);
    return { code: await runStep(step, failure, 'inherit'), said: '' };
  });

async function inTurn(
  steps: readonly Step[],
  failure: AbortController,
  runOne: (step: Step) => Promise<Pick<Failure, 'code' | 'said'>>,
): Promise<number> {
  for (const step of steps) {
    if (failure.signal.aborted) return 0;
    const { code, said } = await runOne(step);
    if (code === 0 || failure.signal.aborted) continue;
    failure.abort({ name: step.name, code, said } satisfies Failure);
    return code;
  }
  return 0;
}

/** Runs a step until it ends, or until another has failed. */
const runStep = (step: Step, { signal }: AbortController, stdio: StdioOptions): Promise<number> =>
  run(programOf(step), [...step.args], { env: environmentOf(step), stdio, signal });

import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DESCRIPTION_FILES } from '../../functions/platform/http/description.ts';
import { run } from './child.mjs';
import { related, SITE_TYPES, type Step, TYPES } from './related.ts';

const STEPS: readonly Step[] = [
  { name: 'format and lint', program: 'biome', args: ['ci', '--error-on-warnings', '.'] },
  TYPES,
  SITE_TYPES,
  { name: 'imports', program: 'depcruise', args: ['client', 'domain', 'functions', 'infra', 'site'] },
  { name: 'what nobody uses', program: 'knip', args: ['--no-progress'] },
  {
    name: 'openapi.yaml',
    program: 'redocly',
    args: ['lint', '--format=stylish', 'openapi.yaml', ...DESCRIPTION_FILES],
  },
  { name: 'asyncapi.yaml', program: 'redocly', args: ['lint', '--format=stylish', 'asyncapi.yaml'] },
];

/** Number of concurrent steps. A step uses at most a core and 2 GB. */
const AT_ONCE = 2;

/**
 * `fieldpost check`: lint, types, imports, unused code, the API's description, then all default tests. Returns the exit
 * code of the first failed step. With `--related`, checks only what the changed files can break: see `related`.
 */
export async function check([first, ...args]: readonly string[]): Promise<number> {
  const { steps, tests } =
    first === '--related' ? await related(args) : { steps: STEPS, tests: [testsOf(first, ...args)] };
  const code = await runAll(steps);
  if (code !== 0) return code;
  for (const each of tests) {
    process.stdout.write(`\n=== ${each.name}\n`);
    const failed = await run(programOf(each), [...each.args], { env: environmentOf(each) });
    if (failed !== 0) return failed;
  }
  return 0;
}

const testsOf = (...args: readonly (string | undefined)[]): Step => ({
  name: 'tests',
  program: 'vitest',
  args: ['run', ...args.filter((each) => each !== undefined)],
});

const programOf = ({ program }: Step): string => `node_modules/.bin/${program}`;
const environmentOf = ({ env }: Step) => ({
  ...process.env,
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  ...env,
});

/**
 * Runs steps, a few at a time, and prints the output of each at its end. After a failure no further step begins.
 * Returns the exit code of the failed step.
 */
async function runAll(steps: readonly Step[]): Promise<number> {
  const waiting = [...steps];
  const folder = mkdtempSync(join(tmpdir(), 'fieldpost-check-'));
  let failed = 0;
  const line = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined && failed === 0; step = waiting.shift()) {
      const file = join(folder, step.name);
      const said = openSync(file, 'w');
      const code = await run(programOf(step), [...step.args], {
        env: environmentOf(step),
        stdio: ['ignore', said, said],
      });
      closeSync(said);
      process.stdout.write(`\n=== ${step.name}\n${readFileSync(file, 'utf8')}`);
      failed ||= code;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));
  rmSync(folder, { recursive: true });
  return failed;
}

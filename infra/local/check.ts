import { DESCRIPTION_FILES } from '../../functions/platform/http/description.ts';
import { run } from './child.mjs';

/** What must hold, in the order in which a failure is cheapest to see. */
const STEPS: readonly { readonly name: string; readonly program: string; readonly args: readonly string[] }[] = [
  { name: 'format and lint', program: 'biome', args: ['ci', '--error-on-warnings', '.'] },
  { name: 'types', program: 'tsc', args: ['--noEmit'] },
  { name: 'types of the site', program: 'tsc', args: ['--noEmit', '-p', 'site'] },
  { name: 'imports', program: 'depcruise', args: ['client', 'domain', 'functions', 'infra', 'site'] },
  { name: 'what nobody uses', program: 'knip', args: ['--no-progress'] },
  { name: 'openapi.yaml', program: 'redocly', args: ['lint', '--format=stylish', 'openapi.yaml', ...DESCRIPTION_FILES] },
  { name: 'asyncapi.yaml', program: 'redocly', args: ['lint', '--format=stylish', 'asyncapi.yaml'] },
  { name: 'tests', program: 'vitest', args: ['run'] },
];

/**
 * `fieldpost check`: lint, types, imports, what nobody uses, the API's description, all default tests; gives the exit code of the first
 * that fails.
 */
export async function check(args: readonly string[]): Promise<number> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  for (const step of STEPS) {
    process.stdout.write(`\n=== ${step.name}\n`);
    const extra = step.program === 'vitest' ? args : [];
    const code = await run(`node_modules/.bin/${step.program}`, [...step.args, ...extra], { env });
    if (code !== 0) return code;
  }
  return 0;
}

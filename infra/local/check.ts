import { spawnSync } from 'node:child_process';

/** What must hold, in the order in which a failure is cheapest to see. */
const STEPS: readonly { readonly name: string; readonly command: readonly string[] }[] = [
  { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'openapi.yaml', command: ['redocly', 'lint', '--format=stylish', 'openapi.yaml'] },
  { name: 'tests', command: ['vitest', 'run'] },
];

/** `fieldpost check`: lint, types, the API's description, all default tests; exit 1 at the first that fails. */
export async function check(args: readonly string[]): Promise<number> {
  for (const { name, command } of STEPS) {
    const [program, ...rest] = command as [string, ...string[]];
    process.stdout.write(`\n=== ${name}\n`);
    const extra = program === 'vitest' ? args : [];
    const { status } = spawnSync(`node_modules/.bin/${program}`, [...rest, ...extra], {
      stdio: 'inherit',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    if (status !== 0) return status ?? 1;
  }
  return 0;
}

import { parseArgs } from 'node:util';
import { BRAKED } from '../cloud/keepers.ts';
import { PROGRAMS, type Programs } from './programs.ts';
import { runsAgain, runsNoMore, sizeOf } from './reserved.ts';

/**
 * Stops the functions of a stage that its alarm on spending stops. `isReleased`: lets each run as often at once as
 * before. Returns the exit code.
 */
export async function braked({ aws, say }: Programs, stage: string, isReleased: boolean): Promise<number> {
  const size = isReleased ? await sizeOf(aws, stage) : undefined;
  let failed = 0;
  for (const name of BRAKED) {
    const args = size === undefined ? runsNoMore(stage, name) : runsAgain(stage, name, size);
    const printed = await aws('lambda', ...args);
    if (!printed.ok) failed++;
    const what = `${name}: ${isReleased ? 'runs again' : 'no run begins'}`;
    say(printed.ok ? what : `FAILED: ${what}: ${printed.error}`);
  }
  return failed === 0 ? 0 : 1;
}

/** `fieldpost brake [--release] [--stage STAGE]`: exit 1 if AWS refused a step. */
export async function brake(args: readonly string[]): Promise<number> {
  const options = { stage: { type: 'string', default: 'prod' }, release: { type: 'boolean' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  return braked(PROGRAMS, values.stage, values.release ?? false);
}

import { Unusable } from '../local/server/data-folder.ts';
import type { Programs } from './programs.ts';

/** What stands of a deployment. */
export interface Standing {
  /** Generations of the edge's secret that its functions accept, the sent one first; `undefined`: not told. */
  readonly edge: string | undefined;
  /** The engines that decide in it. `ahead`: newer ones. Its functions can read games of these too. */
  readonly engines: readonly string[];
  readonly ahead: readonly string[];
  /** Its settings as they are typed; `undefined`: it is of before they were told. */
  readonly settings: string | undefined;
}

/** A stack in one of these states has never been created: the CDK deletes it, and begins again. */
const NEVER_MADE = ['ROLLBACK_COMPLETE', 'REVIEW_IN_PROGRESS', 'DELETE_COMPLETE'];

interface Stacks {
  readonly Stacks: readonly {
    readonly StackStatus: string;
    readonly Outputs?: readonly { readonly OutputKey: string; readonly OutputValue: string }[];
  }[];
}

/** Returns what stands of a stack; `undefined`: nothing. Throws `Unusable` if AWS does not say it. */
export async function standingOf(
  { aws }: Pick<Programs, 'aws'>,
  stack: string,
  region: string,
): Promise<Standing | undefined> {
  const printed = await aws('cloudformation', 'describe-stacks', '--stack-name', stack, '--region', region);
  if (!printed.ok) {
    if (/does not exist/.test(printed.error)) return undefined;
    throw new Unusable(`AWS does not say whether ${stack} stands: ${printed.error}`);
  }
  const [found] = (JSON.parse(printed.text) as Stacks).Stacks;
  if (found === undefined || NEVER_MADE.includes(found.StackStatus)) return undefined;
  const output = (name: string): string | undefined =>
    found.Outputs?.find(({ OutputKey }) => OutputKey === name)?.OutputValue;
  return {
    edge: output('EdgeGeneration'),
    engines: enginesIn(output('Engines')),
    ahead: enginesIn(output('EnginesAhead')),
    settings: output('Settings'),
  };
}

/** Returns the engines in an output. */
export const enginesIn = (value: unknown): readonly string[] => (typeof value === 'string' ? value.split(',') : []);

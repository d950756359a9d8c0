import { SIZES, type Size, type SizeName } from '../cloud/sizes.ts';
import type { FunctionName } from '../endpoints.ts';
import { Unusable } from '../local/server/data-folder.ts';
import type { Programs } from './programs.ts';

/** Returns the size of a stage, as its stack says. Throws `Unusable` if AWS does not tell it. */
export async function sizeOf(aws: Programs['aws'], stage: string): Promise<SizeName> {
  const printed = await aws('cloudformation', 'describe-stacks', '--stack-name', `fieldpost-${stage}`);
  if (!printed.ok) throw new Unusable(`AWS does not say what size fieldpost-${stage} has: ${printed.error}`);
  const { Stacks } = JSON.parse(printed.text) as {
    readonly Stacks: readonly {
      readonly Outputs?: readonly { readonly OutputKey: string; readonly OutputValue: string }[];
    }[];
  };
  const told = Stacks[0]?.Outputs?.find(({ OutputKey }) => OutputKey === 'Size')?.OutputValue;
  const size = (Object.keys(SIZES) as SizeName[]).find((name) => name === told);
  if (size === undefined) throw new Unusable(`fieldpost-${stage} has no output Size: deploy it again first`);
  return size;
}

/** The arguments of AWS's command line by which a stopped function runs again, as often at once as before. */
export function runsAgain(stage: string, name: FunctionName, size: SizeName): readonly string[] {
  const { reserved }: Size = SIZES[size];
  const of = ['--function-name', `fieldpost-${stage}-${name}`];
  const runs = reserved[name];
  if (runs === undefined) return ['delete-function-concurrency', ...of];
  return ['put-function-concurrency', ...of, '--reserved-concurrent-executions', String(runs)];
}

/** The arguments by which no run of a function begins. */
export const runsNoMore = (stage: string, name: FunctionName): readonly string[] => [
  'put-function-concurrency',
  '--function-name',
  `fieldpost-${stage}-${name}`,
  '--reserved-concurrent-executions',
  '0',
];

import { parseArgs } from 'node:util';
import * as z from 'zod';
import type { FunctionName } from '../endpoints.ts';
import { Unusable } from '../local/server/data-folder.ts';
import { PROGRAMS, type Programs } from './programs.ts';

/** These two have all keys between them: `write` those of the vault, `costly` that of signatures, and the anchors. */
export const ASKED = ['write', 'costly'] as const satisfies readonly FunctionName[];

/** Variables of a function that a command on the tables needs. The secret of the edge is none of them. */
export const WANTED = /^(TABLE_PREFIX|ANCHORS_BUCKET|KMS_[A-Z]+_KEY(_\d+)?|JWT_[A-Z]+)$/;

/** Variables that name tables. */
const NAMING = ['TABLE_PREFIX', 'AWS_REGION'] as const;

/** Variables that would lead a command to other tables or keys. */
const OTHERWISE: readonly string[] = ['DYNAMODB_ENDPOINT', 'FIELDPOST_KEY', 'FIELDPOST_SIGNING_JWK'];

const answerSchema = z.object({
  FunctionArn: z.string().regex(/^arn:[^:]+:lambda:[a-z\d-]+:/),
  Environment: z.object({ Variables: z.record(z.string(), z.string()) }),
});

/**
 * Returns lines for a shell that name the tables and keys of a stage, as its functions have them. They also remove
 * variables of `env` that are of another stage or of one machine. Throws `Unusable` if AWS does not tell them.
 */
export async function linesFor(
  { aws }: Pick<Programs, 'aws'>,
  stage: string,
  env: { readonly [name: string]: string | undefined } = {},
): Promise<readonly string[]> {
  const found = new Map<string, string>();
  for (const name of ASKED) {
    const called = `fieldpost-${stage}-${name}`;
    const printed = await aws('lambda', 'get-function-configuration', '--function-name', called);
    if (!printed.ok) throw new Unusable(`AWS does not tell the variables of ${called}: ${printed.error}`);
    const { FunctionArn, Environment } = answerSchema.parse(JSON.parse(printed.text));
    found.set('AWS_REGION', FunctionArn.split(':')[3] ?? '');
    for (const [variable, value] of Object.entries(Environment.Variables))
      if (WANTED.test(variable)) found.set(variable, value);
  }
  const others = Object.keys(env).filter((each) => (WANTED.test(each) || OTHERWISE.includes(each)) && !found.has(each));
  return [
    ...others.sort().map((name) => `unset ${name}`),
    ...[...found].sort().map(([name, value]) => `export ${name}=${quoted(value)}`),
  ];
}

/** Returns a text as one word of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** `fieldpost cloud-env [--stage STAGE]`: exit 2, and lines that name no tables, if AWS does not tell the variables. */
export async function cloudEnv(args: readonly string[]): Promise<number> {
  const { stage } = parseArgs({ args: [...args], options: { stage: { type: 'string', default: 'prod' } } }).values;
  try {
    for (const line of await linesFor(PROGRAMS, stage, process.env)) PROGRAMS.say(line);
    return 0;
  } catch (caught) {
    if (!(caught instanceof Unusable)) throw caught;
    process.stderr.write(`${caught.message}\n`);
    // The shell that evaluates these lines must not go on with variables of another stage.
    PROGRAMS.say(`unset ${NAMING.join(' ')}`);
    PROGRAMS.say('false');
    return 2;
  }
}

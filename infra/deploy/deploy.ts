import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import RELEASED from '../../engines/engines.json' with { type: 'json' };
import type { Released } from '../../functions/platform/engines/engines.ts';
import { settingsIn, synthesise } from '../app.ts';
import { bundle } from '../bundle.ts';
import { settingsOf } from '../cloud/settings.ts';
import type { Built } from '../cloud/stack.ts';
import { endAs } from '../local/ending.ts';
import { Unusable } from '../local/server/data-folder.ts';
import { buildSite } from '../site.ts';
import { type Checked, preflight } from './preflight.ts';
import { PROGRAMS, type Programs } from './programs.ts';
import { rulesChecked, turnOf } from './rules.ts';
import { type Standing, stepsOf } from './steps.ts';

interface Deployed {
  readonly args: readonly string[];
  readonly built: Built;
  /** The folder of templates and outputs. */
  readonly folder: string;
  readonly region: string | undefined;
  /** The engines that this checkout lists; default: those in `engines/engines.json`. */
  readonly released?: readonly Released[];
  /** Makes the templates; default: from the bundles. */
  readonly make?: typeof synthesise;
}

/** `--preflight`: looks and deploys nothing. `--yes`: asks nothing. */
const OPTIONS = ['--preflight', '--yes'];

/** Returns the settings among the arguments. */
const givenIn = (args: readonly string[]) => settingsIn(args.filter((each) => !OPTIONS.includes(each)));

/**
 * Deploys both stacks: looks whether it can work, makes the stack at the edge, then the other, in one or more steps.
 * Returns the exit code.
 */
export async function deploy(
  programs: Programs,
  { args, built, folder, region, released = RELEASED, make = synthesise }: Deployed,
): Promise<number> {
  const { aws, say } = programs;
  const given = givenIn(args);
  const settings = settingsOf(given);
  if (region === undefined) return refuse(say, 'no region is set', 'export AWS_REGION=eu-central-1');
  const who = await aws('sts', 'get-caller-identity');
  if (!who.ok) return refuse(say, `AWS does not know you: ${who.error}`, 'aws configure, or aws sso login');

  const first = make(given, built, join(folder, 'look'));
  const engines = enginesIn(first.template.Outputs.Engines?.Value);
  const standing = await standingOf(programs, first.stack, region);
  const checked = await preflight(programs, {
    settings,
    template: first.template,
    edge: first.edge.template,
    region,
    isFirst: standing === undefined,
  });
  const told = [...checked, ...(standing === undefined ? [] : rulesChecked(standing, { engines, released }))];
  for (const line of told) say(lineOf(line));
  if (told.some(({ is }) => is === 'wrong')) return 1;
  if (args.includes('--preflight')) return 0;

  const turn = standing === undefined ? 'same' : turnOf(standing, { engines, released });
  const approved = args.includes('--yes') ? ['--require-approval', 'never'] : [];
  for (const [i, { why, ...changed }] of stepsOf(settings, standing, turn).entries()) {
    say(`step ${i + 1}: ${why}`);
    const made = make({ ...given, ...changed }, built, join(folder, `step-${i + 1}`));
    const outputs = join(folder, 'edge.json');
    const common = ['deploy', '--app', made.folder, '--no-notices', ...approved];
    const atEdge = await programs.cdk(...common, made.edge.stack, '--outputs-file', outputs);
    if (atEdge !== 0) return atEdge;
    const code = await programs.cdk(...common, made.stack, '--exclusively', ...(await parametersFrom(outputs, made)));
    if (code !== 0) {
      say(`step ${i + 1} failed. Remove the cause, and run the same command again: it goes on from what stands.`);
      return code;
    }
  }
  return 0;
}

const refuse = (say: Programs['say'], why: string, help: string): number => {
  say(lineOf({ what: why, is: 'wrong', do: help }));
  return 1;
};

const SIGNS = { well: 'ok   ', told: 'note ', wrong: 'WRONG' } as const;
const lineOf = ({ what, is, do: help }: Checked): string =>
  `${SIGNS[is]} ${what}${help === undefined ? '' : `\n      -> ${help}`}`;

const enginesIn = (value: unknown): readonly string[] => (typeof value === 'string' ? value.split(',') : []);

/** A stack in one of these states has never been created: the CDK deletes it, and begins again. */
const NEVER_MADE = ['ROLLBACK_COMPLETE', 'REVIEW_IN_PROGRESS', 'DELETE_COMPLETE'];

interface Stacks {
  readonly Stacks: readonly {
    readonly StackStatus: string;
    readonly Outputs?: readonly { readonly OutputKey: string; readonly OutputValue: string }[];
  }[];
}

async function standingOf({ aws }: Programs, stack: string, region: string): Promise<Standing | undefined> {
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
  };
}

/** Returns what the stack at the edge tells the other one. */
async function parametersFrom(
  outputs: string,
  { stack, edge }: { readonly stack: string; readonly edge: { readonly stack: string } },
): Promise<readonly string[]> {
  const told =
    (JSON.parse(await readFile(outputs, 'utf8')) as Record<string, Record<string, string>>)[edge.stack] ?? {};
  return Object.entries(told).flatMap(([name, value]) => ['--parameters', `${stack}:${name}=${value}`]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await endAs(async () => {
    const args = process.argv.slice(2);
    settingsOf(givenIn(args));
    const folder = resolve('.build/cloud');
    const built = { bundles: resolve('.build/functions'), site: resolve('.build/cloud-site') };
    await mkdir(folder, { recursive: true });
    await bundle(built.bundles);
    await buildSite(built.site);
    const region = process.env.AWS_REGION || process.env.AWS_DEFAULT_REGION || undefined;
    return deploy(PROGRAMS, { args, built, folder, region });
  });
}

import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import RELEASED from '../../engines/engines.json' with { type: 'json' };
import type { Released } from '../../functions/platform/engines/engines.ts';
import { buildAll, synthesise } from '../app.ts';
import { settingsOf, stackOf, stageIn } from '../cloud/settings.ts';
import type { Built } from '../cloud/stack.ts';
import { endAs } from '../local/ending.ts';
import { commandIn, type Flags, givenIn } from '../typed-settings.ts';
import { keptWith } from './kept.ts';
import { type Checked, preflight } from './preflight.ts';
import { PROGRAMS, type Programs } from './programs.ts';
import { rulesChecked, turnOf } from './rules.ts';
import { enginesIn, standingOf } from './standing.ts';
import { stepsOf } from './steps.ts';

interface Deployed {
  readonly args: readonly string[];
  /** Builds the functions and the site. */
  readonly build: () => Promise<Built>;
  /** The folder of templates and outputs. */
  readonly folder: string;
  readonly region: string | undefined;
  /** The engines that this checkout lists; default: those in `engines/engines.json`. */
  readonly released?: readonly Released[];
  /** Makes the templates; default: from the bundles. */
  readonly make?: typeof synthesise;
}

const FLAGS: Flags = {
  '--preflight': 'looks whether a deployment can work, and deploys nothing',
  '--yes': 'asks nothing, also before it widens rights',
};

/**
 * Deploys both stacks: looks whether it can work, makes the stack at the edge, then the other, in one or more steps.
 * Returns the exit code.
 */
export async function deploy(
  programs: Programs,
  { args, build, folder, region, released = RELEASED, make = synthesise }: Deployed,
): Promise<number> {
  const { aws, say } = programs;
  const { typed, has, help } = commandIn('deploy', FLAGS, args);
  if (help !== undefined) {
    say(help);
    return 0;
  }
  const stack = stackOf(stageIn(givenIn(typed)));
  if (region === undefined) return refuse(say, 'no region is set', 'export AWS_REGION=eu-central-1');
  const who = await aws('sts', 'get-caller-identity');
  if (!who.ok) return refuse(say, `AWS does not know you: ${who.error}`, 'aws configure, or aws sso login');

  const standing = await standingOf(programs, stack, region);
  const kept = keptWith(typed, standing);
  for (const line of kept.told) say(lineOf(line));
  const settings = settingsOf(kept.given);
  if (isWrong(kept.told)) return 1;

  const built = await build();
  const first = make(kept.given, built, join(folder, 'look'));
  const engines = enginesIn(first.template.Outputs.Engines?.Value);
  const checked = await preflight(programs, {
    settings,
    template: first.template,
    edge: first.edge.template,
    region,
    isFirst: standing === undefined,
  });
  const told = [...checked, ...(standing === undefined ? [] : rulesChecked(standing, { engines, released }))];
  for (const line of told) say(lineOf(line));
  if (isWrong(told)) return 1;
  if (has('--preflight')) return 0;

  const turn = standing === undefined ? 'same' : turnOf(standing, { engines, released });
  const approved = has('--yes') ? ['--require-approval', 'never'] : [];
  for (const [i, { why, ...changed }] of stepsOf(settings, standing, turn).entries()) {
    say(`step ${i + 1}: ${why}`);
    const made = make(kept.given, built, join(folder, `step-${i + 1}`), 'all', changed);
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

const isWrong = (told: readonly Checked[]): boolean => told.some(({ is }) => is === 'wrong');

const SIGNS = { well: 'ok   ', told: 'note ', wrong: 'WRONG' } as const;
const lineOf = ({ what, is, do: help }: Checked): string =>
  `${SIGNS[is]} ${what}${help === undefined ? '' : `\n      -> ${help}`}`;

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
    const folder = resolve('.build/cloud');
    const region = process.env.AWS_REGION || process.env.AWS_DEFAULT_REGION || undefined;
    return deploy(PROGRAMS, { args: process.argv.slice(2), build: buildAll, folder, region });
  });
}

import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAll, LOOK, synthesise } from '../app.ts';
import { EDGE_REGION } from '../cloud/front/edge.ts';
import { edgeStackOf, stackOf, stageIn } from '../cloud/settings.ts';
import type { Built } from '../cloud/stack.ts';
import { endAs } from '../local/ending.ts';
import { Unusable } from '../local/server/data-folder.ts';
import { commandIn, type Flags, givenIn } from '../typed-settings.ts';
import { settingsToldIn } from './kept.ts';
import { PROGRAMS, type Programs } from './programs.ts';
import { standingOf } from './standing.ts';

interface Destroyed {
  readonly args: readonly string[];
  /** Builds the functions and the site: the CDK makes both stacks before it deletes them. */
  readonly build: () => Promise<Built>;
  readonly folder: string;
  readonly region: string | undefined;
  readonly make?: typeof synthesise;
}

const FLAGS: Flags = { '--yes': 'asks nothing before it deletes a stage that stands' };

/** Deletes both stacks of a stage that is typed. Returns the exit code. */
export async function destroy(
  programs: Programs,
  { args, build, folder, region, make = synthesise }: Destroyed,
): Promise<number> {
  const { say } = programs;
  const { typed, has, help } = commandIn('destroy', FLAGS, args);
  if (help !== undefined) {
    say(help);
    return 0;
  }
  const given = givenIn(typed);
  if (given.stage === undefined)
    throw new Unusable('destroy needs the name of the stage, also for prod: npm run destroy -- -c stage=prod');
  if (region === undefined) throw new Unusable('no region is set: export AWS_REGION=eu-central-1');
  const stage = stageIn(given);
  const standing = await standingOf(programs, stackOf(stage), region);
  say(`deletes ${stackOf(stage)} in ${region} and ${edgeStackOf(stage)} in ${EDGE_REGION}`);
  if (standing === undefined) say(`${stackOf(stage)} does not stand in ${region}: is the stage right, and the region?`);
  if (standing?.settings !== undefined)
    say(
      settingsToldIn(standing.settings).data === 'destroy'
        ? 'tables, keys and users go with it'
        : 'tables, keys, users and logs of access stay',
    );
  // In another region the stack at the edge may be of a stage that stands.
  const isSure = has('--yes') && standing !== undefined;
  const made = make({ ...LOOK, stage }, await build(), join(folder, 'destroy'));
  return programs.cdk('destroy', '--all', '--app', made.folder, '--no-notices', ...(isSure ? ['--force'] : []));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await endAs(async () => {
    const region = process.env.AWS_REGION || process.env.AWS_DEFAULT_REGION || undefined;
    return destroy(PROGRAMS, { args: process.argv.slice(2), build: buildAll, folder: resolve('.build/cloud'), region });
  });
}

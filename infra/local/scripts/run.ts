import process from 'node:process';
import { run } from '../child.mjs';
import { asTyped, WrongUsage } from '../commands/usage.ts';
import { GROUPS, type Group, groupUsage, scriptsOf } from './registry.ts';

/** The group that runs all of its scripts when no name is typed. */
const WHOLE: Group = 'describe';

/**
 * Runs `npm run GROUP -- NAME …` and returns the exit code of the script. `describe` without a name runs
 * all of its scripts; the first that fails ends it.
 */
async function runScript(group: Group, [name, ...args]: readonly string[]): Promise<number> {
  const scripts = scriptsOf(group);
  if (name === '--help') {
    process.stdout.write(groupUsage(group));
    return 0;
  }
  if (name === undefined && group === WHOLE) {
    for (const { runs } of Object.values(scripts)) {
      const code = await start(runs, []);
      if (code !== 0) return code;
    }
    return 0;
  }
  const script = name !== undefined && Object.hasOwn(scripts, name) ? scripts[name] : undefined;
  if (script === undefined)
    throw new WrongUsage(name === undefined ? 'no name of a script' : `${group} has no script ${name}`);
  return start(script.runs, args);
}

const start = (runs: string, args: readonly string[]): Promise<number> =>
  run(process.execPath, [...runs.split(' '), ...args]);

const isGroup = (name: string): name is Group => Object.hasOwn(GROUPS, name);

const [group = '', ...words] = process.argv.slice(2);
if (!isGroup(group)) throw new Error(`package.json names a group of scripts that is not there: ${group}`);
process.exitCode = await asTyped(groupUsage(group), () => runScript(group, words));

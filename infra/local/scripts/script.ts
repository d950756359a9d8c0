import { parseArgs } from 'node:util';
import { type Help, helpText } from '../commands/help.ts';
import { asTyped } from '../commands/usage.ts';
import { endAs } from '../ending.ts';
import { type Work, workOf } from '../progress.ts';

/** A script. `name`: the words after `npm run`, such as `bench -- kill`. */
interface Script extends Help {
  readonly name: string;
  /** The script's own options, which take no value. */
  readonly flags?: readonly string[];
}

/** The words and flags of a running script. */
export interface ScriptWork extends Work {
  readonly words: readonly string[];
  readonly flags: ReadonlySet<string>;
}

/** Runs a script like a command of the command line: `--help`, `--json`, wrong words, exit code. */
export async function script(described: Script, work: (given: ScriptWork) => Promise<number>): Promise<void> {
  const args = process.argv.slice(2);
  const { name, flags = [] } = described;
  const help = helpText(`npm run ${name}`, described);
  if (args.includes('--help')) {
    process.stdout.write(help);
    return;
  }
  await endAs(() =>
    asTyped(help, async () => {
      const options = Object.fromEntries(['json', ...flags].map((flag) => [flag, { type: 'boolean' } as const]));
      const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
      const set = new Set(flags.filter((flag) => values[flag] === true));
      return work({ words: positionals, flags: set, ...workOf(name.replace(' --', ''), values.json === true) });
    }),
  );
}

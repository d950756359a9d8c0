import { shown } from './shown.ts';

/** The exit code of a wrong command line. It differs from all results of the work. */
export const WRONG_USAGE = 64;

/** The exit code of an audit that cannot read its input. */
export const UNREADABLE = 4;

/** A wrong command line. The message explains it to people. */
export class WrongUsage extends Error {}

/** Unreadable input of a command. The message explains it to people. */
export class Unreadable extends Error {}

/** Runs a command. Reports wrong words differently from failed work, with a hint to `help`. */
export async function asTyped(help: string, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (caught) {
    if (caught instanceof Unreadable) {
      process.stderr.write(`${shown(caught.message)}\n`);
      return UNREADABLE;
    }
    if (!(caught instanceof WrongUsage) && !isUnreadable(caught)) throw caught;
    process.stderr.write(`${shown(caught.message)}\n\n${help}`);
    return WRONG_USAGE;
  }
}

/** The errors of `parseArgs` of `node:util`. */
const isUnreadable = (caught: unknown): caught is Error =>
  caught instanceof Error && 'code' in caught && String(caught.code).startsWith('ERR_PARSE_ARGS');

/** Returns the one optional word. */
export function oneOf(words: readonly string[]): string | undefined {
  const [word, ...more] = words;
  if (more.length > 0) throw new WrongUsage(`choose one, not ${words.join(' ')}`);
  return word;
}

/** Returns a whole number from 1 on from its text; `otherwise` without a text. */
export function countIn(word: string | undefined, otherwise: number): number {
  if (word === undefined) return otherwise;
  if (!/^[1-9]\d{0,8}$/.test(word)) throw new WrongUsage(`${word} is not a number of 1 or more`);
  return Number(word);
}

/**
 * Returns an option that npm took for its own, because `--` was forgotten before it; `undefined`: none. `names`: the
 * options of the command that npm does not know.
 */
export function takenByNpm(names: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  const name = names.find((each) => env[`npm_config_${each.replaceAll('-', '_')}`] !== undefined);
  return name === undefined ? undefined : `--${name}`;
}

import { shown } from './shown.ts';

/** How a command ends that was called wrongly: not to be taken for what another code says of the work. */
export const WRONG_USAGE = 64;

/** How an audit ends that cannot read what it was given. */
export const UNREADABLE = 4;

/** A command was called wrongly; the message says what is wrong, for people. */
export class WrongUsage extends Error {}

/** What a command was given cannot be read; the message says why, for people. */
export class Unreadable extends Error {}

/**
 * Does what was asked; words that cannot be read, or name nothing, are told from work that failed, and `help` says
 * which can.
 */
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

/** What `parseArgs` of `node:util` throws. */
const isUnreadable = (caught: unknown): caught is Error =>
  caught instanceof Error && 'code' in caught && String(caught.code).startsWith('ERR_PARSE_ARGS');

/** The one word that may stand there. */
export function oneOf(words: readonly string[]): string | undefined {
  const [word, ...more] = words;
  if (more.length > 0) throw new WrongUsage(`one at a time, not ${words.join(' ')}`);
  return word;
}

/** A whole number from 1 on, as it is typed; `otherwise` where nothing is. */
export function countIn(word: string | undefined, otherwise: number): number {
  if (word === undefined) return otherwise;
  if (!/^[1-9]\d{0,8}$/.test(word)) throw new WrongUsage(`${word} is not a number from 1 on`);
  return Number(word);
}

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { localKeys, tokenFor } from '../server/keys.ts';
import { writeLine } from './input.ts';
import { oneOf, WrongUsage } from './usage.ts';

/** `fieldpost token USER`: a token of the built-in issuer of this machine's data folder. */
export async function printToken(args: readonly string[]): Promise<number> {
  const user = oneOf(parseArgs({ args: [...args], allowPositionals: true }).positionals);
  if (user === undefined) throw new WrongUsage('whose token? fieldpost token USER');
  await writeLine(await tokenFor(await localKeys(resolve(process.env.FIELDPOST_DATA ?? '.fieldpost')), user));
  return 0;
}

import { resolve } from 'node:path';
import { localKeys, tokenFor } from '../server/keys.ts';
import { writeLine } from './input.ts';

/** `fieldpost token USER`: a token of the built-in issuer of this machine's data folder. */
export async function printToken([user]: readonly string[]): Promise<number> {
  if (user === undefined) {
    process.stderr.write('whose token? fieldpost token USER\n');
    return 2;
  }
  await writeLine(await tokenFor(await localKeys(resolve(process.env.FIELDPOST_DATA ?? '.fieldpost')), user));
  return 0;
}

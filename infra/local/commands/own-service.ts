import { resolve } from 'node:path';
import { localKeys, tokenFor } from '../server/keys.ts';

/** The address of the server of this machine. */
export const ofThisMachine = (): string => `http://localhost:${process.env.PORT ?? '8080'}`;

/**
 * Returns the token of the environment, which is only for the server of this machine. Another server gets the value of
 * `--token`.
 */
export function tokenSetFor(url: string): string | undefined {
  return isOfThisMachine(url) ? process.env.FIELDPOST_TOKEN || undefined : undefined;
}

/** Returns whether an address is of this machine, at any port. */
export const isLocal = (url: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(URL.parse(url)?.hostname ?? '');

/** Returns whether an address is that of the server of this machine. */
const isOfThisMachine = (url: string): boolean => URL.parse(url)?.origin === new URL(ofThisMachine()).origin;

/** Returns a token of this machine's own issuer. */
export const tokenOf = async (user: string): Promise<string> =>
  tokenFor(await localKeys(resolve(process.env.FIELDPOST_DATA ?? '.fieldpost')), user);

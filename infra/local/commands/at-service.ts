import { parseArgs } from 'node:util';
import { type Fieldpost, fieldpost } from '../../../client/src/index.ts';
import { LOCALES, type Locale } from '../../../domain/lib/text.ts';
import { ofThisMachine, tokenOf, tokenSetFor } from './own-service.ts';
import { WrongUsage } from './usage.ts';

/** A game at a service, and the client of its viewer. */
export interface AtService {
  readonly client: Fieldpost;
  readonly game: string;
  readonly locale: Locale;
}

/** Returns the game, the service and the token of the command line. Without a token and a name: a spectator. */
export async function atService(args: readonly string[]): Promise<AtService> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { url: { type: 'string' }, token: { type: 'string' }, as: { type: 'string' }, lang: { type: 'string' } },
  });
  const [game, ...more] = positionals;
  if (game === undefined || more.length > 0) throw new WrongUsage('which game? one GAME is needed');
  const locale = LOCALES.find((each) => each === (values.lang ?? 'en'));
  if (locale === undefined) throw new WrongUsage(`--lang is one of ${LOCALES.join(', ')}`);
  const url = values.url ?? ofThisMachine();
  const token = values.token ?? tokenSetFor(url) ?? (values.as && (await tokenOf(values.as)));
  return { game, locale, client: fieldpost({ url, language: locale, ...(token && { token }) }) };
}

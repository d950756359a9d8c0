import { parseArgs } from 'node:util';
import { adjudicateInput } from '../../../domain/diplomacy/analyses/adjudications.ts';
import { adjudicationInputSchema } from '../../../domain/diplomacy/analyses/input.ts';
import { LOCALES, type Locale } from '../../../domain/lib/text.ts';
import { bodyOf, invalid } from '../../../functions/platform/http/problem.ts';
import { linesOf, writeLine } from './input.ts';
import { oneOf, WrongUsage } from './usage.ts';

/**
 * `fieldpost adjudicate [FILE] [--lang en|ko]`: one position a line in, one answer a line out; a line that cannot be
 * read gets an `error`.
 */
export async function adjudicateLines(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { lang: { type: 'string', default: 'en' } },
    allowPositionals: true,
  });
  const locale = LOCALES.find((each) => each === values.lang);
  if (locale === undefined) throw new WrongUsage(`--lang is one of ${LOCALES.join(', ')}`);
  const file = oneOf(positionals);
  let failed = 0;
  for await (const line of linesOf(file)) {
    if (line.trim() === '') continue;
    const answer = await answerTo(line, locale);
    if ('error' in answer) failed++;
    await writeLine(JSON.stringify(answer));
  }
  return failed === 0 ? 0 : 1;
}

async function answerTo(line: string, locale: Locale): Promise<object> {
  let position: unknown;
  try {
    position = JSON.parse(line);
  } catch (caught) {
    return { error: { code: 'BAD_JSON', detail: (caught as Error).message } };
  }
  const id = (position as { id?: unknown } | null)?.id;
  const named = id === undefined ? {} : { id };
  const parsed = adjudicationInputSchema.safeParse(position);
  if (!parsed.success) {
    const { code, detail, errors } = await bodyOf(invalid(parsed.error, 'BAD_POSITION'), locale);
    return { ...named, error: { code, detail, errors } };
  }
  const adjudicated = adjudicateInput(parsed.data, locale);
  if (adjudicated.ok) return adjudicated.value;
  const errors = adjudicated.error.map(({ pointer, detail }) => ({ pointer, detail: detail[locale] }));
  return { ...named, error: { code: 'BAD_POSITION', errors } };
}

import * as z from 'zod';
import { sha256 } from '../../../../domain/lib/hash.ts';
import type { Locale, Text } from '../../../../domain/lib/text.ts';

/* What is told of problem codes: as JSON, and as pages for people. */

const text = z.string();

export const problemMeaningSchema = z.strictObject({
  code: text,
  means: text.meta({ description: 'What the code means.' }),
  todo: text.meta({ description: 'What to do about it.' }),
});

/** Returns a body with its tag and its headers, as JSON or as a page. */
export const answered = (body: string, type: string, locale: Locale) => ({
  body,
  tag: `"${sha256(`${locale} ${body}`).slice(0, 27)}"`,
  headers: {
    'content-type': type === 'text/html' ? 'text/html; charset=utf-8' : type,
    vary: 'accept-language, accept-encoding, accept',
  },
});

const escaped = (raw: string): string => raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
export const told = (locale: Locale, said: readonly Text[]): string =>
  `<section lang="${locale}">${said.map((each) => `<p>${escaped(each[locale])}</p>`).join('')}</section>`;

/** Returns a page with a title. */
export const pageWith = (title: string, content: string): string =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>${title}</h1>${content}</main></body></html>
`;

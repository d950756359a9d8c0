import { figures } from './figures.ts';
import { between } from './page.ts';
import type { Source } from './sources.ts';

/**
 * The figures of commit 78b2e01, before the folders were laid out: `npm run describe -- rooms FOLDER` on a copy of it,
 * in the order of `figures`.
 */
const BEFORE = [
  '88, 41, 30',
  '2 (20)',
  '14',
  '67',
  '8',
  'units.ts 646, frames.ts 564, geometry.ts 448',
  '18.6',
  '20',
  '450',
];

/** Returns a page with the table of figures made again: before the folders were laid out, and now. */
export function withFigures(page: string, sources: readonly Source[]): string {
  const rows = figures(sources).map(([what, now], i) => `| ${what} | ${BEFORE[i]} | ${now} |`);
  return between(
    page,
    'figures',
    ['| files of rows apart, which before did not all stand apart | before | now |', '|---|---|---|', ...rows].join(
      '\n',
    ),
  );
}

import type { Locale } from '../../lib/text.ts';
import { isSea } from '../map/provinces.ts';
import type { Province } from '../map/vocabulary.ts';
import { NAMES } from './names.ts';
import { shapeOf } from './shapes.ts';

/** The pixels per unit from which on a page shows larger letters less large, and from which on it shows words. */
export const LOD = '0.45 0.7';

/** The size of the three letters, and how far below their middle they stand. */
const LETTERS = 24;
const BASE = 8;
const LINE = 1.02;
const LAND = '#2b2218';
const SEA = '#24506d';
const HALO = 'stroke="#fff" stroke-opacity=".8" paint-order="stroke" stroke-linejoin="round" pointer-events="none"';

/**
 * Draws the names of the provinces twice: as words and as three letters. A page shows one of the two, by its scale;
 * without a style the words are shown.
 */
export const labels = (ids: readonly Province[], locale: Locale): string =>
  `<g class="fp-words" text-anchor="middle" stroke-width="3" ${HALO}>${both(ids, (id) => words(id, locale))}</g>` +
  `<g class="fp-letters" display="none" font-size="${LETTERS}" font-weight="700" text-anchor="middle" stroke-width="4" ` +
  `${HALO}>${both(ids, letters)}</g>`;

/** Land first, then seas, which lean. */
const both = (ids: readonly Province[], draw: (id: Province) => string): string =>
  `<g fill="${LAND}">${ids
    .filter((id) => !isSea(id))
    .map(draw)
    .join('')}</g><g fill="${SEA}" font-style="italic">${ids.filter(isSea).map(draw).join('')}</g>`;

function words(id: Province, locale: Locale): string {
  const name = NAMES[id]?.[locale];
  if (name === undefined) return '';
  const [x, y, size, text] = name;
  const [first, ...more] = text.split('|');
  const lines = more.map((line) => `<tspan x="${x}" dy="${LINE * size}">${line}</tspan>`);
  return `<text x="${x}" y="${y}" font-size="${size}">${first}${lines.join('')}</text>`;
}

function letters(id: Province): string {
  const [x, y] = shapeOf(id).label;
  return `<text x="${x}" y="${y + BASE}">${id}</text>`;
}

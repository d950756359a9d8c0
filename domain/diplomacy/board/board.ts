import type { Locale } from '../../game.ts';
import { IMPASSABLE, LAKES, SHAPES, SIZE, STRAITS } from '../map/geometry.ts';
import { isSea, PROVINCES, placeName } from '../map/provinces.ts';
import type { Province } from '../map/vocabulary.ts';
import type { View } from '../view.ts';
import { describe } from '../words/describe.ts';
import { POWER_NAMES, phaseName } from '../words/names.ts';
import { legend, legendHeight } from './legend.ts';
import { asideOf, placeOf } from './lines.ts';
import { drawDrafts, drawResults } from './orders.ts';
import { shapeOf } from './shapes.ts';
import { markersOf } from './signs.ts';
import { centreMark, dislodgedToken, escapeXml, hatchings, token, WORDS } from './units.ts';

const NEUTRAL = '#f1e6cf';
const WATER = '#dce9f1';
const PALE = ' opacity=".4"';

/**
 * The board as SVG, readable from 800 px width: provinces with owners' tints, supply centres, units (square: army, ship: fleet)
 * with their powers' letters, dislodged units, the orders of the last phase with what came of them, the viewer's own orders
 * for this phase (hollow, violet; then the last phase is pale), and a legend with the count of each power. The group of each
 * order says in `data-` attributes what it is: `data-order`, `data-outcome`, `data-from`, `data-to`, `data-of`.
 */
export function board(view: View, locale: Locale): string {
  const results = drawResults(view, locale);
  const drafts = drawDrafts(view, locale);
  const [width, height] = SIZE;
  const whole = height + legendHeight(view, results, drafts);
  const ids = Object.keys(SHAPES);
  const seas = ids.filter(isSea);
  const lands = ids.filter((id) => !isSea(id));
  const use = (id: Province): string => `<use href="#fp-${id}"/>`;
  const orders = (layer: 'below' | 'above'): string =>
    `<g fill="none" stroke-linejoin="round"><g${drafts.signs.size > 0 ? PALE : ''}>${results[layer]}</g>${drafts[layer]}</g>`;
  const body = [
    `<rect width="${width}" height="${whole}" fill="#fbf8f1"/><rect width="${width}" height="${height}" fill="${WATER}"/>`,
    `<g fill="${WATER}" stroke="#8fb0c4" stroke-width="1.4">${seas.map((id) => named(id, view, locale, use(id))).join('')}</g>`,
    `<g fill="none" stroke="#c3d8e4" stroke-width="8" stroke-linejoin="round">${lands.map(use).join('')}<path d="${IMPASSABLE}"/></g>`,
    `<g fill="${NEUTRAL}" stroke="#6b5d49" stroke-width="1.2" stroke-linejoin="round">` +
      `${lands.map((id) => named(id, view, locale, land(id, view))).join('')}</g>`,
    `<path d="${IMPASSABLE}" fill="#bdb6a8" stroke="#6b5d49"/><path d="${LAKES}" fill="${WATER}" stroke="#6b5d49" ` +
      `stroke-width=".7"/><path d="${STRAITS}" fill="none" stroke="${WATER}" stroke-width="2.6"/>`,
    ids.map((id) => centreMark(id, view.centres[id])).join(''),
    orders('below'),
    '<g font-size="16" text-anchor="middle" font-weight="700" stroke="#fff" stroke-width="3" stroke-opacity=".75" ' +
      `paint-order="stroke" stroke-linejoin="round">${ids.map(label).join('')}</g>`,
    '<g font-size="17" font-weight="700" text-anchor="middle">' +
      `${view.units.map((unit) => token(unit, placeOf(unit.loc), locale, view.idle?.includes(unit.power) ?? false)).join('')}` +
      `${view.dislodged.map(({ unit, from }) => dislodgedToken(unit, asideOf(unit.loc, from), locale)).join('')}` +
      `${orders('above')}</g>`,
    legend(view, locale, results, drafts),
  ].join('\n');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${whole}" role="img" aria-labelledby="fp-title ` +
      'fp-desc" font-family="DejaVu Sans, Verdana, Noto Sans KR, Noto Sans CJK KR, sans-serif">',
    `<title id="fp-title">${escapeXml(`Diplomacy: ${phaseName(view, locale)}`)}</title><desc id="fp-desc">` +
      `${escapeXml(describe(view, locale))}</desc>`,
    `<defs>${ids.map((id) => `<path id="fp-${id}" d="${shapeOf(id).path}" fill-rule="evenodd"/>`).join('')}` +
      `${hatchings()}${markersOf(body)}</defs>`,
    body,
    '</svg>',
  ].join('\n');
}

/** A province's shapes with its name and owner, which a pointer or a screen reader finds. */
function named(id: Province, view: View, locale: Locale, shapes: string): string {
  const owner = view.centres[id];
  const words = WORDS[locale];
  const centre = PROVINCES[id]?.centre ? `, ${words.centre}: ${owner === undefined ? words.nobody : POWER_NAMES[locale][owner]}` : '';
  const closed = view.closed?.includes(id) ? `, ${words.closed}` : '';
  return `<g><title>${escapeXml(`${placeName(id, locale)} (${id})${centre}${closed}`)}</title>${shapes}</g>`;
}

const land = (id: Province, view: View): string => {
  const owner = view.centres[id];
  const closed = view.closed?.includes(id) ? `<use href="#fp-${id}" fill="url(#fp-closed)"/>` : '';
  return `<use href="#fp-${id}"${owner === undefined ? '' : ` fill="url(#fp-of-${owner})"`}/>${closed}`;
};

function label(id: Province): string {
  const [x, y] = shapeOf(id).label;
  return `<text x="${x}" y="${y + 5}" fill="${isSea(id) ? '#2d556f" font-style="italic' : '#2b2218'}">${id}</text>`;
}

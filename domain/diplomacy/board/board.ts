import { escapeXml, finished, ID, named, type Picture } from '../../lib/svg.ts';
import type { Locale } from '../../lib/text.ts';
import { IMPASSABLE, LAKES, SHAPES, SIZE, STRAITS } from '../map/geometry.ts';
import { POWER_NAMES } from '../map/powers.ts';
import { isSea, PROVINCES, placeName, provinceOf } from '../map/provinces.ts';
import type { Province } from '../map/vocabulary.ts';
import type { View } from '../view.ts';
import { describe } from '../words/describe.ts';
import { phaseName } from '../words/names.ts';
import { LOD, labels } from './labels.ts';
import { legend, legendHeight } from './legend.ts';
import { asideOf, placeOf } from './lines.ts';
import { drawDrafts, drawResults } from './orders.ts';
import { shapeOf } from './shapes.ts';
import { markersOf } from './signs.ts';
import { centreMark, dislodgedToken, hatchings, token, unitDefs, WORDS } from './units.ts';

const NEUTRAL = '#f1e6cf';
const WATER = '#dce9f1';
const PALE = ' opacity=".4"';

/**
 * The board as SVG: provinces with owners' tints and names, supply centres, units (cannon: army, ship: fleet) with
 * their powers' colours and letters, dislodged units, the orders of the last phase with what came of them, the viewer's
 * own orders for this phase (with a white core; then the last phase is pale), and a legend with the count of each
 * power. Both kinds of orders are layers: `data-layer` is `results` or `drafts`. The group of each order says in
 * `data-` attributes what it is: `data-key` (of the sheet), `data-order`, `data-outcome`, `data-from`, `data-to`,
 * `data-of`.
 */
export function board(view: View, locale: Locale, picture: Picture = {}): string {
  const hasPanels = picture.panels !== false;
  const results = drawResults(view, locale);
  const drafts = drawDrafts(view, locale);
  const [width, height] = SIZE;
  const whole = height + (hasPanels ? legendHeight(view, results, drafts) : 0);
  const ids = Object.keys(SHAPES);
  const seas = ids.filter(isSea);
  const lands = ids.filter((id) => !isSea(id));
  const use = (id: Province): string => `<use href="#${ID}${id}"/>`;
  const orders = (layer: 'below' | 'above'): string =>
    `<g fill="none" stroke-linejoin="round"><g data-layer="results"${drafts.signs.size > 0 ? PALE : ''}>${results[layer]}</g>` +
    `<g data-layer="drafts">${drafts[layer]}</g></g>`;
  const body = [
    `<rect width="${width}" height="${whole}" fill="#fbf8f1"/><rect width="${width}" height="${height}" fill="${WATER}"/>`,
    `<g fill="${WATER}" stroke="#8fb0c4" stroke-width="1.4">${seas.map((id) => space(id, view, locale, use(id))).join('')}</g>`,
    `<g fill="none" stroke="#c3d8e4" stroke-width="8" stroke-linejoin="round">${lands.map(use).join('')}<path d="${IMPASSABLE}"/></g>`,
    `<g fill="${NEUTRAL}" stroke="#6b5d49" stroke-width="1.2" stroke-linejoin="round">` +
      `${lands.map((id) => space(id, view, locale, land(id, view))).join('')}</g>`,
    `<path d="${IMPASSABLE}" fill="#bdb6a8" stroke="#6b5d49"/><path d="${LAKES}" fill="${WATER}" stroke="#6b5d49" ` +
      `stroke-width=".7"/><path d="${STRAITS}" fill="none" stroke="${WATER}" stroke-width="2.6"/>`,
    `<g fill-opacity="0">${ids.flatMap((id) => coastsOf(id, locale)).join('')}</g>`,
    ids.map((id) => centreMark(id, view.centres[id])).join(''),
    orders('below'),
    labels(ids, locale),
    `<g font-size="13" font-weight="700" text-anchor="middle">${units(view, locale)}${orders('above')}</g>`,
    ...(hasPanels ? [legend(view, locale, results, drafts)] : []),
  ].join('\n');
  const defs =
    `<defs>${ids.map((id) => `<path id="${ID}${id}" d="${shapeOf(id).path}" fill-rule="evenodd"/>`).join('')}` +
    `${hatchings()}${unitDefs()}${markersOf(body)}</defs>`;
  const title = `Diplomacy: ${phaseName(view, locale)}`;
  return finished(
    { box: [0, 0, width, whole], title, description: describe(view, locale), look: LOOK, body: [defs, body] },
    picture,
  );
}

const LOOK = `data-lod="${LOD}" font-family="DejaVu Sans, Verdana, Noto Sans KR, Noto Sans CJK KR, sans-serif"`;

/**
 * All units; where one was dislodged, a command that names its province means it, and not the unit that drove it out
 * (§12.2).
 */
function units(view: View, locale: Locale): string {
  const left = new Set(view.dislodged.map(({ unit }) => provinceOf(unit.loc)));
  const standing = view.units.map((unit) =>
    token(
      unit,
      {
        place: placeOf(unit.loc),
        isIdle: view.idle?.includes(unit.power) ?? false,
        isNamed: !left.has(provinceOf(unit.loc)),
      },
      locale,
    ),
  );
  return [
    ...standing,
    ...view.dislodged.map(({ unit, from }) => dislodgedToken(unit, asideOf(unit.loc, from), locale)),
  ].join('');
}

/** A province's shapes with its name and owner, which a pointer or a screen reader finds. */
function space(id: Province, view: View, locale: Locale, shapes: string): string {
  const owner = view.centres[id];
  const words = WORDS[locale];
  const centre = PROVINCES[id]?.centre
    ? `, ${words.centre}: ${owner === undefined ? words.nobody : POWER_NAMES[locale][owner]}`
    : '';
  const closed = view.closed?.includes(id) ? `, ${words.closed}` : '';
  const data = named({ kind: 'space', id, name: placeName(id, locale), at: shapeOf(id).unit });
  return `<g${data}><title>${escapeXml(`${placeName(id, locale)} (${id})${centre}${closed}`)}</title>${shapes}</g>`;
}

/** The two coasts of a province that has them (§8.6), where a fleet would stand: nothing is seen of them. */
const coastsOf = (id: Province, locale: Locale): readonly string[] =>
  Object.keys(shapeOf(id).coasts ?? {}).map((coast) => {
    const loc = `${id}/${coast}`;
    const at = placeOf(loc);
    const name = placeName(loc, locale);
    return (
      `<circle${named({ kind: 'space', id: loc, name, at, in: id })} cx="${at[0]}" cy="${at[1]}" r="16">` +
      `<title>${escapeXml(name)}</title></circle>`
    );
  });

const land = (id: Province, view: View): string => {
  const owner = view.centres[id];
  const closed = view.closed?.includes(id) ? `<use href="#${ID}${id}" fill="url(#${ID}closed)"/>` : '';
  return `<use href="#${ID}${id}"${owner === undefined ? '' : ` fill="url(#${ID}of-${owner})"`}/>${closed}`;
};

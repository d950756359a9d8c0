import { escapeXml, ID } from '../../lib/svg.ts';
import type { Locale } from '../../lib/text.ts';
import { type Edition, type March, type Space, spaceRow } from '../edition/edition.ts';
import type { EditionId } from '../terms/editions.ts';
import type { Point } from './boxes.ts';
import { CORE, labelsOf, NAME_SIZE, segmentOf } from './labels.ts';
import { at, centred, INK, PRINTED, placed } from './liveries.ts';

const LAND = '#f4ecd8';
const WATER = '#cfe2ee';
const COAST = '#7fa6bf';

interface Sea {
  readonly path: string;
  readonly name: Point;
}

/** The Baltic Sea of the reconstructed map. */
const BALTIC: Sea = {
  path:
    'M0 0V905L205 925Q300 960 352 985T400 985Q418 930 420 880T415 760Q428 690 500 625T590 585Q650 560 668 610T735 ' +
    '690Q810 715 868 680T905 600Q920 560 900 500T850 445Q800 420 775 375T800 325Q880 270 985 250T1180 262Q1300 275 ' +
    '1412 262T1570 240Q1640 215 1690 205Q1712 195 1680 178T1560 168Q1420 190 1300 172T1090 150Q985 125 960 80T935 0Z',
  name: { x: 330, y: 470 },
};

/** The sea of an edition's map, and where its name stands. */
const SEAS: { readonly [id in EditionId]: Sea } = { reconstructed: BALTIC, 'reconstructed-2': BALTIC };

const SEA_NAME = { en: 'Baltic Sea', ko: '발트해' } as const;

/** Lines of march are told apart without colour too: two strokes, a thin one, dashes, dots (§1.22). */
const MARCHES: { readonly [march in March]: string } = {
  clear: 'stroke="#4d4234" stroke-width="11"',
  rough: 'stroke="#8a5a2b" stroke-width="4.5"',
  marsh: 'stroke="#1f1f1f" stroke-width="6" stroke-dasharray="17 11"',
  river: 'stroke="#1463b0" stroke-width="9" stroke-dasharray="0 15" stroke-linecap="round"',
};

/** A line of march from `a` to `b`. */
export function marchLine(march: March, a: Point, b: Point): string {
  const d = `M${at(a.x)} ${at(a.y)}L${at(b.x)} ${at(b.y)}`;
  return `<path d="${d}" ${MARCHES[march]}/>${march === 'clear' ? `<path d="${d}" stroke="#fff" stroke-width="6"/>` : ''}`;
}

/** Half of a side of an octagon, in parts of its width. */
const OCTAGON = 0.414;

/**
 * A duchy's shape around (0, 0), which tells what it is (§1.21): round; a Key square; a fortress eight-sided; a capital
 * twice framed.
 */
export function shapeOf(space: Pick<Space, 'key' | 'fortress' | 'capital'>): string {
  if (space.capital) return `<rect x="-${CORE}" y="-${CORE}" width="${2 * CORE}" height="${2 * CORE}"/>`;
  if (space.fortress > 0) {
    const [r, s] = [CORE - 1, at((CORE - 1) * OCTAGON)];
    return `<path d="M-${s} -${r}H${s}L${r} -${s}V${s}L${s} ${r}H-${s}L-${r} ${s}V-${s}Z"/>`;
  }
  return space.key ? '<rect x="-32" y="-32" width="64" height="64" rx="4"/>' : '<circle r="30"/>';
}

/** The star of a Depot. */
export const STAR =
  '<path d="M0 -17L4.4 -6H16.2L6.8 1.6L10.2 13.5L0 6.6L-10.2 13.5L-6.8 1.6L-16.2 -6H-4.4Z" fill="#fff" ' +
  'stroke="#2b2218" stroke-width="2.4"/>';
/** The anchor of a port. */
export const ANCHOR =
  '<circle r="17" fill="#fff" stroke="#1463b0" stroke-width="2"/><path d="M0 -9V11M-6 -4H6M-10 3Q-8 11 0 11T10 3" ' +
  'fill="none" stroke="#1463b0" stroke-width="3"/><circle cy="-11" r="2.6" fill="#1463b0"/>';
/** The strength of a fortress. */
export const strength = (value: number): string =>
  `<circle r="16" fill="#fff" stroke="${INK}" stroke-width="2"/>${centred(String(value), 23, INK)}`;

/** Where the badges of a duchy stand from its middle: beside the plates of pieces, when several lie on it. */
export const cornerOf = (plates: number): Point => ({ x: plates > 1 ? 60 : 32, y: 32 });

/** A duchy as printed, without its name. `plates`: how many lie on it; they push the badges out. */
export function duchy(space: Space, plates: number, scorched: boolean): string {
  const corner = cornerOf(plates);
  const shape = shapeOf(space);
  const frame = `<g fill="${PRINTED[space.home]}" stroke="${INK}" stroke-width="${space.key ? 4 : 3}" stroke-linejoin="round">${shape}</g>`;
  const inner = space.capital
    ? '<rect x="-29" y="-29" width="58" height="58" fill="none" stroke="#2b2218" stroke-width="3" stroke-dasharray="8 5"/>'
    : '';
  const burnt = scorched
    ? `<g fill="url(#${ID}scorched)" stroke="#7a1d00" stroke-width="6" stroke-linejoin="round">${shape}</g>`
    : '';
  const builders =
    space.producers.length === 0 || plates > 0
      ? ''
      : centred(space.producers.join(' '), space.producers.length > 1 ? 19 : 24, INK);
  return placed(
    space.x,
    space.y,
    [
      frame,
      inner,
      burnt,
      builders,
      space.depot ? placed(-corner.x, -corner.y, STAR) : '',
      space.port ? placed(-corner.x, corner.y, ANCHOR) : '',
      space.fortress > 0 ? placed(corner.x, corner.y, strength(space.fortress)) : '',
    ].join(''),
  );
}

/** A zone as printed: a box with its name (§1.24). */
export function zone(space: Space, { zoneWidth, zoneHeight }: Edition['canvas'], locale: Locale): string {
  const box =
    `<rect x="${-zoneWidth / 2}" y="${-zoneHeight / 2}" width="${zoneWidth}" height="${zoneHeight}" rx="8" fill="` +
    `${PRINTED[space.home]}" stroke="${INK}" stroke-width="4"/>`;
  return placed(space.x, space.y, box + placed(0, -zoneHeight / 2 + 19, centred(space.name[locale], NAME_SIZE, INK)));
}

/** Land, sea, lines of march. */
export function ground(edition: Edition, id: EditionId, locale: Locale): string {
  const { canvas, links } = edition;
  const sea = SEAS[id];
  const lines = [...links].sort((a, b) => Number(a.march === 'clear') - Number(b.march === 'clear'));
  return [
    `<rect width="${canvas.width}" height="${canvas.height}" fill="${LAND}"/>`,
    `<path d="${sea.path}" fill="${WATER}" stroke="${COAST}" stroke-width="5"/>`,
    `<text x="${sea.name.x}" y="${sea.name.y}" font-size="64" font-style="italic" text-anchor="middle" fill="${COAST}" ` +
      `letter-spacing="6">${escapeXml(SEA_NAME[locale])}</text>`,
    `<g fill="none">${lines.map((link) => marchLine(link.march, ...segmentOf(link, edition))).join('')}</g>`,
  ].join('\n');
}

/** The names of all duchies, over everything that is printed. */
export function nameplates(edition: Edition, locale: Locale): string {
  const texts = [...labelsOf(edition, locale)].map(
    ([id, { x, y, w, h }]) =>
      `<text x="${at(x + w / 2)}" y="${at(y + h * 0.78)}">${escapeXml(spaceRow(edition, id).name[locale])}</text>`,
  );
  return (
    `<g font-size="${NAME_SIZE}" font-weight="700" text-anchor="middle" fill="${INK}" stroke="${LAND}" stroke-width="7" ` +
    `stroke-opacity=".86" paint-order="stroke" stroke-linejoin="round" pointer-events="none">${texts.join('')}</g>`
  );
}

import { escapeXml, ID } from '../../lib/svg.ts';
import type { Locale } from '../../lib/text.ts';
import { type Edition, type Link, MARCHES, type March } from '../edition/edition.ts';
import { GROUND, type Ground } from '../edition/rows/ground.ts';
import { RIVERS, type River } from '../edition/rows/rivers.ts';
import type { EditionId } from '../terms/editions.ts';
import type { Point, Segment } from './boxes.ts';
import { curveThrough, pathOf } from './curve.ts';
import { segmentOf } from './labels.ts';
import { at } from './liveries.ts';
import { growth } from './nature.ts';
import { courseOf } from './rivers.ts';

export const LAND = '#f3e9cf';
const WATER = '#c3dbe4';
const SHORE = '#5d8ca3';
const BANK = '#4d84a3';
const STREAM = '#9cc6d8';

/** What each edition's map is drawn on. */
const DRAWINGS: { readonly [id in EditionId]: { readonly ground: Ground; readonly rivers: readonly River[] } } = {
  reconstructed: { ground: GROUND, rivers: RIVERS },
  'reconstructed-2': { ground: GROUND, rivers: RIVERS },
};

/** Lines of march are told apart without colour too: two strokes, a thin one, dashes, dots (§1.22). */
const STROKES: { readonly [march in March]: string } = {
  clear: 'stroke="#4d4234" stroke-width="6.5"',
  rough: 'stroke="#80572c" stroke-width="3"',
  marsh: 'stroke="#2c2c22" stroke-width="4" stroke-dasharray="15 9"',
  river: 'stroke="#0d4a8a" stroke-width="6" stroke-dasharray="0 13" stroke-linecap="round"',
};

/** Draws lines of march of one kind; the white core of clear ones lies over all of them. */
export function marchLines(march: March, lines: readonly Segment[]): string {
  const d = lines.map(([a, b]) => `M${at(a.x)} ${at(a.y)}L${at(b.x)} ${at(b.y)}`).join('');
  const core = march === 'clear' ? `<path d="${d}" stroke="#fffdf4" stroke-width="2.6"/>` : '';
  return `<path d="${d}" ${STROKES[march]}/>${core}`;
}

const points = (outline: readonly (readonly [number, number])[]): readonly Point[] =>
  outline.map(([x, y]) => ({ x, y }));
const closed = (outline: readonly (readonly [number, number])[]): string =>
  `${pathOf(curveThrough(points(outline), true))}z`;

/** Lands in their tints, each with a border of two strokes. */
const lands = (ground: Ground): string =>
  ground.lands
    .map(({ tint, border }) => {
      const d = closed(border);
      return (
        `<path d="${d}" fill="${tint}" fill-opacity=".5" stroke="${tint}" stroke-width="15" stroke-opacity=".55"/>` +
        `<path d="${d}" fill="none" stroke="#6d5436" stroke-width="2.6" stroke-dasharray="12 6 3 6" stroke-opacity=".75"/>`
      );
    })
    .join('');

/** How far from the coast the three depth lines are. */
const DEPTHS = [24, 15, 7] as const;

/** Seas and lakes, with three lines that follow the coast as engravers drew them. */
function waters({ seas, lakes }: Ground): string {
  const coasts = seas.map(({ coast }, i) => `<path id="${ID}sea-${i}" d="${closed(coast)}"/>`).join('');
  const uses = seas.map((_, i) => `<use href="#${ID}sea-${i}"/>`).join('');
  const depths = DEPTHS.map(
    (depth) =>
      `<g stroke="${SHORE}" stroke-width="${2 * depth + 2.4}" stroke-opacity=".55">${uses}</g>` +
      `<g stroke="${WATER}" stroke-width="${2 * depth - 1}">${uses}</g>`,
  ).join('');
  return [
    `<defs>${coasts}<clipPath id="${ID}seas">${uses}</clipPath></defs>`,
    `<g fill="${WATER}">${uses}</g>`,
    `<g fill="none" clip-path="url(#${ID}seas)">${depths}</g>`,
    `<g fill="none" stroke="${SHORE}" stroke-width="3.4" stroke-linejoin="round">${uses}</g>`,
    `<path d="${lakes.map(closed).join('')}" fill="${WATER}" stroke="${SHORE}" stroke-width="3"/>`,
  ].join('');
}

/** Into how many widths a river is divided from its source to its mouth. */
const WIDTHS = 4;

/** Rivers, wider towards their mouths: all pieces of one width are one path, over their darker banks. */
function streams(edition: Edition, rivers: readonly River[]): string {
  const pieces = new Map<number, string>();
  for (const river of rivers) {
    const course = courseOf(edition, river);
    const [source, mouth] = river.width;
    for (let i = 0; i < WIDTHS; i++) {
      const piece = course.slice(
        Math.floor((i * (course.length - 1)) / WIDTHS),
        Math.floor(((i + 1) * (course.length - 1)) / WIDTHS) + 1,
      );
      const width = Math.round(source + ((mouth - source) * (i + 0.5)) / WIDTHS);
      pieces.set(width, `${pieces.get(width) ?? ''}${pathOf(piece)}`);
    }
  }
  const strokes = (more: number): string =>
    [...pieces].map(([width, d]) => `<path d="${d}" stroke-width="${at(width + more)}"/>`).join('');
  return (
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="${BANK}">${strokes(2)}</g>` +
    `<g stroke="${STREAM}">${strokes(-1.6)}</g></g>`
  );
}

/** Names of seas, lands and rivers; those of rivers follow them. */
function names({ ground, rivers }: (typeof DRAWINGS)[EditionId], locale: Locale): string {
  const spread = (name: string, [x, y, size]: readonly [number, number, number], more: string): string =>
    `<text x="${x}" y="${y}" font-size="${size}" letter-spacing="${at(size / 6)}" ${more}>${escapeXml(name)}</text>`;
  const small = rivers
    .flatMap(({ name, label }) =>
      label === undefined
        ? []
        : `<text transform="translate(${label[0]},${label[1]})rotate(${label[2]})">${escapeXml(name[locale])}</text>`,
    )
    .join('');
  return (
    `<g text-anchor="middle" font-style="italic" font-family="Georgia, DejaVu Serif, Noto Serif KR, serif">` +
    `${ground.seas.map(({ name, at: place }) => spread(name[locale], place, `fill="${SHORE}"`)).join('')}` +
    `${ground.lands.map(({ name, at: place }) => spread(name[locale], place, 'fill="#6d5436" fill-opacity=".6"')).join('')}` +
    `<g class="fp-from-2" font-size="23" fill="#1f5878" stroke="${LAND}" stroke-width="4" stroke-opacity=".7" ` +
    `paint-order="stroke">${small}</g></g>`
  );
}

/** A compass rose with its points half light and half dark; north is above. */
function rose([x, y]: Ground['rose']): string {
  const point = (turn: number, long: number): string =>
    `<g transform="rotate(${turn})"><path d="M0 0L-15 -15L0 ${-long}Z"/><path d="M0 0L15 -15L0 ${-long}Z" fill="#6d5436"/></g>`;
  const points = [45, 135, 225, 315]
    .map((turn) => point(turn, 56))
    .concat([0, 90, 180, 270].map((turn) => point(turn, 92)));
  return (
    `<g transform="translate(${x},${y})" fill="#fffaf0" stroke="#6d5436" stroke-width="2.4" stroke-linejoin="round">` +
    `<circle r="64" fill="none"/><circle r="58" fill="none"/>${points.join('')}` +
    `<path d="M-9 -102V-124L9 -102V-124" fill="none" stroke-width="4"/></g>`
  );
}

const drawn = new Map<string, string>();

/** Returns what never changes under the pieces, as one group, drawn once for an edition and a language. */
export function ground(edition: Edition, id: EditionId, locale: Locale): string {
  const key = `${id} ${locale}`;
  const known = drawn.get(key) ?? draw(edition, id, locale);
  drawn.set(key, known);
  return known;
}

function draw(edition: Edition, id: EditionId, locale: Locale): string {
  const { canvas, links } = edition;
  const drawing = DRAWINGS[id];
  const lines = (march: March): readonly Segment[] =>
    links.filter((link: Link) => link.march === march).map((link) => segmentOf(link, edition));
  const order: readonly March[] = [...MARCHES].sort((a, b) => Number(a === 'clear') - Number(b === 'clear'));
  return [
    '<g class="fp-ground" pointer-events="none">',
    `<rect width="${canvas.width}" height="${canvas.height}" fill="${LAND}"/>`,
    lands(drawing.ground),
    growth(edition, drawing, locale),
    waters(drawing.ground),
    streams(edition, drawing.rivers),
    names(drawing, locale),
    rose(drawing.ground.rose),
    `<g fill="none">${order.map((march) => marchLines(march, lines(march))).join('')}</g>`,
    '</g>',
  ].join('\n');
}

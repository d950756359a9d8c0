import { at as elementAt } from '../../lib/sure.ts';
import { escapeXml, ID, named } from '../../lib/svg.ts';
import type { Locale } from '../../lib/text.ts';
import type { Side } from '../army/sides.ts';
import type { Battle, Objective } from '../field/battle.ts';
import { terrainAt } from '../field/field.ts';
import { type Direction, HEXES, type Hex, isAdjacent, middleOf, sectionsOf, step } from '../field/hexes.ts';
import { SECTIONS } from '../field/sections.ts';
import type { View } from '../state/view.ts';
import { SECTION_NAMES } from '../words/names.ts';
import { LIVERIES, leadingNation } from './pieces.ts';
import {
  at,
  BOARD_END,
  CUTS,
  centreOf,
  fitted,
  HEX,
  OUTLINE,
  STRIP,
  seenFrom,
  titled,
  WIDTH,
  widthOf,
} from './sheet.ts';
import { ground, water, works } from './terrain.ts';

/** What the map is drawn with: each kind of ground on it once, and the frame of a hex. */
export function stencils({ battle }: View): string {
  const kinds = new Set(HEXES.map((hex) => terrainAt(battle, hex).id));
  return [
    ...[...kinds].map((id) => `<g id="${ID}${id}">${ground(id)}</g>`),
    `<path id="${ID}hex" d="${OUTLINE}" fill="none" stroke="#9a9d7e" stroke-width=".7"/>`,
  ].join('');
}

/**
 * What lies under the pieces: ground, water, works, section lines and objectives; `[hex, terrain, place]` is the title
 * of each hex.
 */
export function map({ battle }: View, from: Side, locale: Locale): string {
  const hexes = HEXES.map((hex) => {
    const { id, name } = terrainAt(battle, hex);
    const called = battle.places.filter((place) => place.hex === hex).map((place) => place.name[locale]);
    const bed = battle.water.find((each) => each.hex === hex);
    const place = centreOf(hex, from);
    const words = [hex, name[locale], ...called].join(', ');
    // Open ground goes without saying where a hex is named.
    const short = [hex, ...(id === 'CLEAR' ? [] : [name[locale]]), ...called].join(', ');
    const bedding =
      bed === undefined ? '' : water(drawnSides(bed.sides, from), isFordable(battle, bed), id === 'BRIDGE');
    return (
      `<g transform="translate(${place.join()})"${named({ kind: 'space', id: hex, name: short, at: place })}>` +
      `<title>${escapeXml(words)}</title><use href="#${ID}${id}"/>${bedding}<use href="#${ID}hex"/></g>`
    );
  });
  const walls = battle.fieldWorks.map(({ hex, sides }) => at(centreOf(hex, from), works(drawnSides(sides, from))));
  return [
    `<rect y="${STRIP}" width="${WIDTH}" height="${Math.round(BOARD_END - STRIP)}" fill="#e3e7c4"/>`,
    `<g data-layer="ground">${hexes.join('')}</g>`,
    `<g data-layer="works">${walls.join('')}</g>`,
    bands(),
  ].join('\n');
}

const drawnSides = (sides: readonly Direction[], from: Side): readonly Direction[] =>
  sides.map((side) => seenFrom(side, from));

/** The shade of the flanks, which ends softly where the centre begins. */
export const SHADES =
  `<linearGradient id="${ID}left"><stop offset=".8" stop-color="#5b6b1f" stop-opacity=".15"/><stop offset="1" ` +
  `stop-color="#5b6b1f" stop-opacity="0"/></linearGradient><linearGradient id="${ID}right"><stop stop-color="#5b6b1f" ` +
  'stop-opacity="0"/><stop offset=".2" stop-color="#5b6b1f" stop-opacity=".15"/></linearGradient>';

/** The sections: the flanks in a soft shade, and a soft band where they meet, through the hexes that belong to both. */
function bands(): string {
  const [first, second] = CUTS;
  const size = `y="${STRIP}" width="${first}" height="${Math.round(BOARD_END - STRIP)}"`;
  const cuts = `M${first} ${STRIP}V${BOARD_END}M${second} ${STRIP}V${BOARD_END}`;
  return (
    `<g data-layer="sections" pointer-events="none" fill="none"><rect ${size} fill="url(#${ID}left)"/>` +
    `<rect x="${second}" ${size} fill="url(#${ID}right)"/><path d="${cuts}" stroke="#fffbe8" stroke-width="7" ` +
    `stroke-opacity=".5"/><path d="${cuts}" stroke="#4d5324" stroke-width="1.8" stroke-dasharray="1 6" stroke-linecap="round"/></g>`
  );
}

/**
 * Draws the sections of the active side, which alone chooses among them: as it sees them (§1.4). They are invisible,
 * and pointers go through them unless a style says otherwise (`pointer-events`).
 */
export function sections({ battle, active }: View, from: Side, locale: Locale): string {
  const lines = [0, ...CUTS, WIDTH];
  const rows = SECTIONS.map((id, i) => {
    const column = active === from ? i : SECTIONS.length - 1 - i;
    const [left, right] = [elementAt(lines, column), elementAt(lines, column + 1)];
    const name = `${SECTION_NAMES[id][locale]}, ${battle.sides[active].army[locale]}`;
    const data = named({ kind: 'space', id, name, at: [(left + right) / 2, (STRIP + BOARD_END) / 2] });
    return `<rect${data} x="${left}" y="${STRIP}" width="${right - left}" height="${Math.round(BOARD_END - STRIP)}"/>`;
  });
  return `<g fill-opacity="0" pointer-events="none">${rows.join('')}</g>`;
}

type Bed = Battle['water'][number];

/** What a river is: where a bridge crosses it, as it is upstream or downstream. */
function isFordable(battle: Battle, { hex, sides }: Bed): boolean {
  const ids = [hex, ...sides.flatMap((side) => step(hex, side) ?? [])].map((each) => terrainAt(battle, each).id);
  return ids[0] === 'BRIDGE' ? ids.includes('FORDABLE_RIVER') : ids[0] === 'FORDABLE_RIVER';
}

/** The hexes that give banners (§3.3), each with the side that gains them there. */
const goalsOf = ({ objectives }: Battle): readonly { readonly hex: Hex; readonly objective: Objective }[] =>
  objectives.flatMap((objective) => objective.hexes.map((hex) => ({ hex, objective })));

/** A frame around each objective, and a flag: hollow, or in the colour of the side that holds it. */
export function objectives({ battle, banners }: View, from: Side, locale: Locale): string {
  const drawn = goalsOf(battle).map(({ hex, objective: { id, side, text } }) => {
    const isHeld = banners[side].some(({ about }) => about === `${id}/${hex}`);
    const mark =
      `<path d="${OUTLINE}" transform="scale(.94)" fill="none" stroke="#111" stroke-width="3.8"/><path d="${OUTLINE}" ` +
      'transform="scale(.94)" fill="none" stroke="#ffd51f" stroke-width="2.4" stroke-dasharray="6 4"/><g transform="translate(-11 -23)">' +
      `${goalFlag(battle, side, isHeld)}</g>`;
    return at(centreOf(hex, from), `<g data-objective="${id}">${titled(text[locale], mark)}</g>`);
  });
  return `<g data-layer="objectives">${drawn.join('')}</g>`;
}

const colourOf = (battle: Battle, side: Side): string => LIVERIES[leadingNation(battle, side)].colour;

/** A flag 9 high on its pole around (0, 0). */
export const goalFlag = (battle: Battle, side: Side, isFull: boolean): string =>
  '<path d="M-4 5V-6" stroke="#111" stroke-width="1.4"/><path d="M-4 -6H5L3 -3L5 0H-4Z" fill="' +
  `${isFull ? colourOf(battle, side) : '#fff'}" stroke="${colourOf(battle, side)}" stroke-width="1.4"/>`;

const NAME = 8.6;
/** Hangul has no italics. */
const HAS_ITALICS: { readonly [locale in Locale]: boolean } = { en: true, ko: false };
const HALO = 'stroke="#fff" stroke-width="2.6" stroke-opacity=".9" paint-order="stroke" stroke-linejoin="round"';

/**
 * The names of hexes and places, over the pieces and beside them: a hex's own name in its upper corner, a place's in
 * the seam under its hex; the other way round where works stand in that seam.
 */
export function labels({ battle }: View, from: Side, locale: Locale): string {
  const goals = goalsOf(battle).map(({ hex }) => hex);
  const isSwapped = (hex: Hex): boolean =>
    battle.fieldWorks.some(
      (each) => each.hex === hex && drawnSides(each.sides, from).some((side) => side === 'SW' || side === 'SE'),
    );
  const hexes = HEXES.map((hex) => {
    const [x, y] = centreOf(hex, from);
    const isCut = sectionsOf(hex, 'top').length === 2;
    const dx = goals.includes(hex) ? 5 : isCut ? -9 : 0;
    return `<text x="${x + dx}" y="${y + (isSwapped(hex) ? 25 : -19.5)}">${hex}</text>`;
  });
  const places = namedPlaces(battle).map(({ hex, name }, _, all) => {
    const [x, y] = centreOf(hex, from);
    const text = fitted(
      name[locale],
      NAME,
      roomFor(
        hex,
        all.map((place) => place.hex),
      ),
    );
    const half = widthOf(text, NAME) / 2 + 4;
    return `<text x="${Math.min(Math.max(x, half), WIDTH - half)}" y="${y + (isSwapped(hex) ? -22.5 : 25)}">${text}</text>`;
  });
  return [
    `<g data-layer="hexes" font-size="7.4" fill="#55563f" text-anchor="middle" pointer-events="none" ${HALO}>${hexes.join('')}</g>`,
    `<g data-layer="places" font-size="${NAME}" font-weight="700"${HAS_ITALICS[locale] ? ' font-style="italic"' : ''} ` +
      `fill="#1c1c14" text-anchor="middle" pointer-events="none" ${HALO}>${places.join('')}</g>`,
  ].join('\n');
}

/** A place of several hexes is named in the first of them. */
const namedPlaces = ({ places }: Battle): Battle['places'] =>
  places.filter(
    ({ hex, name }, i) => !places.slice(0, i).some((other) => other.name.en === name.en && isAdjacent(other.hex, hex)),
  );

/** How wide a name may be: it shares its row with the other names there. */
function roomFor(hex: Hex, all: readonly Hex[]): number {
  const { x, y } = middleOf(hex);
  const others = all.map(middleOf).filter((other) => other.y === y && other.x !== x);
  return Math.min(130, ...others.map((other) => (Math.abs(other.x - x) * HEX) / 2 - 4));
}

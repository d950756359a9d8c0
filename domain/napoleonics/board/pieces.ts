import { at as elementAt, sure } from '../../lib/sure.ts';
import { escapeXml } from '../../lib/svg.ts';
import type { Locale } from '../../lib/text.ts';
import type { Face } from '../army/dice.ts';
import { NATION_LETTERS, NATIONS, type Nation } from '../army/nations.ts';
import { SIDES, type Side } from '../army/sides.ts';
import type { Arm } from '../army/unit-type.ts';
import { typeOf } from '../army/units.ts';
import type { Battle } from '../field/battle.ts';
import type { Leader, Unit } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { nationName } from '../words/names.ts';
import { fitted, type Point } from './sheet.ts';

/** How a nation looks: the colour of its counters, and the frame in them that tells it apart without colour. */
export const LIVERIES: { readonly [nation in Nation]: { readonly colour: string; readonly frame: string } } = {
  FRENCH: { colour: '#213f82', frame: '' },
  BRITISH: { colour: '#b8323a', frame: ' stroke="#fff" stroke-width="1.1"' },
  PORTUGUESE: { colour: '#7c5230', frame: ' stroke="#fff" stroke-width="1.1" stroke-dasharray="2.6 2"' },
};

/** The colour of each side, that of the nation of most of its units, for graphs beside the board. */
export function coloursOf({ battle }: Pick<View, 'battle'>): { readonly [side: string]: string } {
  const colourOf = (side: Side): string => {
    const nations = battle.units.flatMap((unit) => (unit.side === side ? [typeOf(unit).nation] : []));
    const [most] = NATIONS.toSorted((a, b) => times(nations, b) - times(nations, a));
    return LIVERIES[sure(most, 'nation')].colour;
  };
  return Object.fromEntries(SIDES.map((side) => [side, colourOf(side)]));
}

const times = (nations: readonly Nation[], wanted: Nation): number =>
  nations.filter((nation) => nation === wanted).length;

/** The signs of the arms in a box 17 by 11 around (0, 0): a cross, a stroke, a ball. */
const ARM_SIGNS: { readonly [arm in Arm]: string } = {
  INF: '<path d="M-8.5 -5.5L8.5 5.5M8.5 -5.5L-8.5 5.5"/>',
  CAV: '<path d="M-8.5 5.5L8.5 -5.5"/>',
  ART: '<circle r="3" fill="#111"/>',
};
export const armBox = (arm: Arm): string =>
  `<g stroke="#111" stroke-width="1.5"><rect x="-8.5" y="-5.5" width="17" height="11" fill="#fff"/>${ARM_SIGNS[arm]}</g>`;

/** Eight points. */
export const STAR =
  'M0 -9L2.4 -5.8L6.4 -6.4L5.8 -2.4L9 0L5.8 2.4L6.4 6.4L2.4 5.8L0 9L-2.4 5.8L-6.4 6.4L-5.8 2.4L-9 0L-5.8 -2.4L-6.4 -6.4L-2.4 -5.8Z';
export const HAT =
  '<path d="M-10 3Q-9 -6 0 -6Q9 -6 10 3Q0 -1 -10 3Z" fill="#111" stroke="#fff" stroke-width=".8"/>' +
  '<circle cx="3" cy="-2" r="1.4" fill="#f5c518"/>';

/** Pips in a row from the left: full for the blocks that are left, hollow for those that are lost. */
const pips = (left: number, full: number, pitch: number): string =>
  Array.from({ length: Math.max(left, full) }, (_, i) =>
    i < left
      ? `<circle cx="${i * pitch}" r="2.4" fill="#fff"/>`
      : `<circle cx="${i * pitch}" r="1.9" fill="none" stroke="#fff" stroke-width=".8" stroke-opacity=".8"/>`,
  ).join('');

const code = (text: string, [x, y]: Point, size: number): string =>
  `<text x="${x}" y="${y}" font-size="${text.length > 2 ? size - 3 : size}" fill="#fff">${escapeXml(text)}</text>`;

/**
 * Draws a unit's counter around (0, 0): the sign of its arm, the code of its type, its blocks. A unit in square stands
 * square, with its number.
 */
export function counter(unit: Unit, isOrdered: boolean): string {
  const type = typeOf(unit);
  const { colour, frame } = LIVERIES[type.nation];
  const edge = isOrdered ? 'stroke="#ffd51f" stroke-width="2.6"' : 'stroke="#111" stroke-width="1"';
  if (unit.square !== undefined) {
    return (
      `<rect x="-18" y="-17" width="36" height="35" fill="#fff" ${edge}/><rect x="-15" y="-14" width="30" height="29" ` +
      `fill="${colour}" stroke="#111" stroke-width="1.4"/><rect x="-14" y="-13" width="11" height="11.5" fill="#fff" ` +
      `stroke="#111" stroke-width=".8"/><text x="-8.5" y="-3.6" font-size="10" fill="#111">${unit.square}</text>` +
      `${code(type.code, [4.5, 8], 11.5)}<g transform="translate(-11 11.8)">${pips(unit.blocks, type.blocks, 5.4)}</g>`
    );
  }
  return (
    `<rect x="-23" y="-17" width="46" height="34" rx="3" fill="${colour}" ${edge}/><rect x="-21" y="-15" width="42" ` +
    `height="30" rx="2" fill="none"${frame}/><g transform="translate(-10 -7)">${armBox(type.arm)}</g>` +
    `${code(type.code, [9.5, 6], 12.4)}<g transform="translate(-16.4 10.4)">${pips(unit.blocks, type.blocks, 6.2)}</g>`
  );
}

const initialOf = (name: string): string => escapeXml(elementAt([...name], 0).toUpperCase());

/** Where on a counter the star of its leader is, and that of a leader who retreats past it (§12.3c, §12.4). */
export const BADGE: Point = [20, -14.5];
export const PASSING: Point = [-20, -14.5];

/** The star of a leader around (0, 0). */
export const star = ({ name }: Leader, isOrdered: boolean, locale: Locale): string =>
  `<path d="${STAR}" fill="${isOrdered ? '#ffd51f' : '#fff6d8'}" stroke="#111" ` +
  `stroke-width="1"/><text y="3.2" font-size="8.6" fill="#111">${initialOf(name[locale])}</text>`;

/** A leader alone in his hex: his hat and his name. */
export const alone = (leader: Leader, isOrdered: boolean, locale: Locale): string => {
  const edge = isOrdered ? 'stroke="#ffd51f" stroke-width="2.6"' : 'stroke="#111" stroke-width="1"';
  const { colour } = LIVERIES[nationOf(leader)];
  return (
    `<rect x="-26" y="-17" width="52" height="34" rx="9" fill="${colour}" ${edge}/><g transform="translate(0 -5)">${HAT}` +
    `</g><text y="10.5" font-size="8" fill="#fff">${fitted(leader.name[locale], 8, 50)}</text>`
  );
};

/** Returns the nation of a leader: his id begins with its letter. */
const nationOf = ({ id }: Pick<Leader, 'id'>): Nation =>
  sure(
    NATIONS.find((nation) => id.startsWith(NATION_LETTERS[nation])),
    `nation of ${id}`,
  );

/** Returns the nation that gives a side its colours: the first of its nations. */
export const leadingNation = ({ sides }: Battle, side: Side): Nation => elementAt(sides[side].nations, 0);

const WORDS = {
  en: {
    of: (left: number, full: number) => `${left} of ${full} blocks`,
    square: 'in square',
    leader: 'leader',
    ordered: 'ordered',
    fought: 'has battled',
  },
  ko: {
    of: (left: number, full: number) => `블록 ${full}개 중 ${left}개`,
    square: '방진',
    leader: '리더',
    ordered: '명령받음',
    fought: '전투 마침',
  },
} as const;

/** What a pointer or a screen reader finds at a unit. */
export function unitTitle(unit: Unit, leader: Leader | undefined, { orders, battle }: View, locale: Locale): string {
  const words = WORDS[locale];
  const type = typeOf(unit);
  const order = orders[unit.id];
  const troops = battle.nationNames?.[type.nation] === undefined ? '' : ` (${nationName(battle, type.nation, locale)})`;
  return [
    `${type.name[locale]}${troops} ${unit.id}`,
    unit.hex,
    words.of(unit.blocks, type.blocks),
    ...(unit.square === undefined ? [] : [`${words.square} ${unit.square}`]),
    ...(leader === undefined ? [] : [`${words.leader} ${leader.name[locale]} ${leader.id}`]),
    ...(order?.fought ? [words.fought] : order?.ordered ? [words.ordered] : []),
  ].join(', ');
}

export const leaderTitle = (leader: Leader, { orders }: View, locale: Locale): string =>
  [
    `${WORDS[locale].leader} ${leader.name[locale]} ${leader.id}`,
    leader.hex,
    ...(orders[leader.id]?.ordered ? [WORDS[locale].ordered] : []),
  ].join(', ');

/** A side of a die, 20 by 20 around (0, 0). */
export function dieFace(face: Face): string {
  const { back, sign } = FACE_LOOKS[face];
  return `<rect x="-9" y="-9" width="18" height="18" rx="3" fill="${back}" stroke="#111"/>${sign}`;
}

const FACE_LOOKS: { readonly [face in Face]: { readonly back: string; readonly sign: string } } = {
  INF: { back: '#8fb7e8', sign: '<path d="M-6 -4L6 4M6 -4L-6 4" stroke="#111" stroke-width="2.2"/>' },
  CAV: { back: '#f3d54a', sign: '<path d="M-6 4.4L6 -4.4" stroke="#111" stroke-width="2.4"/>' },
  ART: { back: '#e0605a', sign: '<circle r="3.8" fill="#111"/>' },
  FLAG: {
    back: '#222',
    sign: '<path d="M-4 7V-6.4" stroke="#fff" stroke-width="1.6"/><path d="M-3.4 -6.4H6L3.4 -3L6 .4H-3.4Z" fill="#fff"/>',
  },
  SABER: {
    back: '#222',
    sign:
      '<path d="M-6 -5.4Q2 -3 6 4.4M6 -5.4Q-2 -3 -6 4.4" fill="none" stroke="#fff" stroke-width="1.7"/>' +
      '<path d="M2.6 5.4L6.4 1.6M-2.6 5.4L-6.4 1.6" stroke="#fff" stroke-width="1.6"/>',
  },
};

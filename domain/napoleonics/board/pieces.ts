import { at as elementAt, sure } from '../../lib/sure.ts';
import { escapeXml, ID } from '../../lib/svg.ts';
import type { Locale } from '../../lib/text.ts';
import type { Face } from '../army/dice.ts';
import { NATION_LETTERS, NATIONS, type Nation } from '../army/nations.ts';
import { SIDES, type Side } from '../army/sides.ts';
import type { UnitType } from '../army/unit-type.ts';
import { typeOf } from '../army/units.ts';
import type { Battle } from '../field/battle.ts';
import type { Leader, Unit } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { nationName } from '../words/names.ts';
import { figureAt, figureOf, figures, placesOf } from './figures.ts';
import type { Point } from './sheet.ts';

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

/** The paper of a unit's block: its nation's colour, made so light that every figure stands out. */
const TINTS: { readonly [nation in Nation]: string } = {
  FRENCH: '#cfdcf5',
  BRITISH: '#fbdfda',
  PORTUGUESE: '#ecd9bb',
};

/** A stripe in the foot of a block, for those that look alike from afar. */
const STRIPES: { readonly [stripe in Stripe]: string } = {
  light:
    '<path d="M-6 12.4L-3.6 14.2L-6 16M-1.2 12.4L1.2 14.2L-1.2 16M3.6 12.4L6 14.2L3.6 16" stroke="#fff" fill="none"/>',
  heavy: '<path d="M-16 14.2H16" stroke="#fff" stroke-width="1.4"/>',
  guard: '<path d="M-20 14.2H20" stroke="#ffd95a" stroke-width="2.6"/>',
  militia: '<path d="M-16 14.2H16" stroke="#fff" stroke-width="1.4" stroke-dasharray="2 3"/>',
};
type Stripe = 'light' | 'heavy' | 'guard' | 'militia';

export const stripeAt = (stripe: Stripe): string => `<use href="#${ID}stripe-${stripe}"/>`;

/** Light troops have chevrons, heavy ones a white line, guards a golden one, militia a broken one. */
function stripeOf({ class: of }: UnitType): Stripe | undefined {
  if (of.startsWith('guard')) return 'guard';
  if (of === 'light' || of === 'rifle-light' || of === 'horse') return 'light';
  return of === 'heavy' || of === 'elite' ? 'heavy' : of === 'militia' ? 'militia' : undefined;
}

/** What the pieces of a position are drawn with, each once. */
export function stamps({ units, leaders }: View): string {
  const types = units.map(typeOf);
  const nations = new Set([...types.map(({ nation }) => nation), ...leaders.map(nationOf)]);
  return [
    figures(new Set([...types.map(figureOf), ...SAMPLES])),
    ...NATIONS.filter((nation) => nations.has(nation)).map(
      (nation) => `<g id="${ID}${nation}">${block(nation)}</g><g id="${ID}${nation}-square">${square(nation)}</g>`,
    ),
    ...(['light', 'heavy', 'guard', 'militia'] as const).map(
      (stripe) => `<g id="${ID}stripe-${stripe}">${STRIPES[stripe]}</g>`,
    ),
    `<ellipse id="${ID}lost" rx="3.4" ry="1.5" fill="#fff" fill-opacity=".5" stroke="#55524a" stroke-width=".9"/>`,
  ].join('');
}

/** Figures that a legend shows, also where none stands on the board. */
const SAMPLES = ['line', 'light-horse', 'foot-gun', 'leader'] as const;

const inner = (nation: Nation): string => LIVERIES[nation].frame.replace('#fff', LIVERIES[nation].colour);

const block = (nation: Nation): string =>
  `<rect x="-23" y="-17" width="46" height="34" rx="4" fill="${TINTS[nation]}" stroke="${LIVERIES[nation].colour}" ` +
  `stroke-width="2.2"/><path d="M-23 11.4H23V13Q23 17 19 17H-19Q-23 17-23 13Z" fill="${LIVERIES[nation].colour}"/>` +
  `<rect x="-20.6" y="-14.6" width="41.2" height="25.6" rx="2" fill="none"${inner(nation)}/>`;

/** In square a block stands square, with two borders. */
const square = (nation: Nation): string =>
  `<rect x="-19" y="-18" width="38" height="36" fill="#fff" stroke="#111"/><rect x="-16.6" y="-15.6" width="33.2" ` +
  `height="31.2" fill="${TINTS[nation]}" stroke="${LIVERIES[nation].colour}" stroke-width="2.2"/>` +
  `<path d="M-16 11.4H16V15H-16Z" fill="${LIVERIES[nation].colour}"/>`;

/** What is left to do for a piece with an order: to move or battle, or nothing more in this phase. */
export type Order = 'open' | 'done';

/** Draws round a block that it is ordered: golden, and pale once it has done what the phase is for. */
function ordered(order: Order | undefined, width: number, height: number, round = 6): string {
  if (order === undefined) return '';
  const fill = order === 'open' ? '#ffd51f' : '#fff6cf';
  return `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="${round}" fill="${fill}" stroke="#111"/>`;
}

/**
 * Draws a unit around (0, 0): a block of figures, one for each block of its strength, and the places of those that are
 * lost. `isLeft`: they face left, as the army at the upper edge does. A unit in square stands square, with its number.
 */
export function counter(unit: Unit, order: Order | undefined, isLeft: boolean): string {
  const type = typeOf(unit);
  const { nation, arm, blocks } = type;
  const isSquare = unit.square !== undefined;
  const stripe = stripeOf(type);
  const places = placesOf(arm, Math.max(unit.blocks, blocks), isSquare);
  const lost = places.length - unit.blocks;
  // The front rank falls first: no man stands before the place of a lost one. The rear rank is drawn before the front.
  const rows = [
    ...places.slice(0, lost).map(lostAt),
    ...places
      .slice(lost)
      .map((place) => figureAt(figureOf(type), place))
      .toReversed(),
  ].join('');
  const number =
    unit.square === undefined
      ? ''
      : `<rect x="-23" y="-22" width="12" height="12" fill="#fff" stroke="#111"/>` +
        `<text x="-17" y="-12.2" font-size="10.6" fill="#111">${unit.square}</text>`;
  return (
    `${isSquare ? ordered(order, 44, 42) : ordered(order, 52, 40)}<use href="#${ID}${nation}${isSquare ? '-square' : ''}"/>` +
    `${stripe === undefined ? '' : stripeAt(stripe)}` +
    `<g class="fp-blocks" fill="${LIVERIES[nation].colour}"${isLeft ? ' transform="scale(-1 1)"' : ''}>${rows}</g>${number}`
  );
}

export const lostAt = ([x, y]: Point): string => `<use href="#${ID}lost" x="${x}" y="${y - 0.6}"/>`;

const initialOf = (name: string): string => escapeXml(elementAt([...name], 0).toUpperCase());

/** Where on a block the flag of its leader is, and that of a leader who retreats past it (§12.3c, §12.4). */
export const BADGE: Point = [19, -14];
export const PASSING: Point = [-19, -14];

/** A flag with an initial around (0, 0), on its pole. */
export const banner = (nation: Nation, initial: string, isOrdered: boolean): string =>
  `<path d="M-8 12V-11" stroke="#111" stroke-width="3.4" stroke-linecap="round"/><path d="M-8 12V-11" stroke="` +
  `${isOrdered ? '#ffd51f' : '#e9d9b0'}" stroke-width="1.6" stroke-linecap="round"/><path d="M-7.4-10.6Q-2.6-12.6 1.6-10.6` +
  `T10.6-10.6V2.4Q5.8 4.4 1.6 2.4T-7.4 2.4Z" fill="${LIVERIES[nation].colour}" stroke="${isOrdered ? '#ffd51f' : '#fff'}" ` +
  `stroke-width="${isOrdered ? 2 : 1.3}"/><text x="1.6" y="-.2" font-size="10.6" fill="#fff">${initial}</text>`;

/** Draws the flag of a leader around (0, 0), and what a pointer hits: all around it. */
export const flag = (leader: Leader, isOrdered: boolean, locale: Locale): string =>
  `<rect x="-10" y="-13" width="22" height="26" fill="none" pointer-events="all"/>` +
  banner(nationOf(leader), initialOf(leader.name[locale]), isOrdered);

/** A leader alone in his hex: on his horse, with his flag. */
export const alone = (leader: Leader, order: Order | undefined, isLeft: boolean, locale: Locale): string => {
  const nation = nationOf(leader);
  const { colour } = LIVERIES[nation];
  const way = isLeft ? -1 : 1;
  return (
    `${ordered(order, 48, 40, 16)}<rect x="-21" y="-17" width="42" height="34" rx="14" fill="${TINTS[nation]}" ` +
    `stroke="${colour}" stroke-width="1.6"/><g fill="${colour}" transform="translate(${-6 * way} 13.4) ` +
    `scale(${1.3 * way} 1.3)"><use href="#${ID}leader"/></g><g transform="translate(${9 * way} -2)">` +
    `${banner(nation, initialOf(leader.name[locale]), order === 'open')}</g>`
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

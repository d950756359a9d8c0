import { escapeXml, ID, named, placed } from '../../lib/svg.ts';
import type { Locale } from '../../lib/text.ts';
import { type Point, SHAPES } from '../map/geometry.ts';
import { POWER_NAMES } from '../map/powers.ts';
import { placeName, provinceOf } from '../map/provinces.ts';
import { POWERS, type Power, type Province, type Unit } from '../map/vocabulary.ts';

/** How a power looks: its units' colour and the letter on them, the tint and the hatching of its centres. */
interface Livery {
  readonly letter: string;
  readonly colour: string;
  readonly ink: string;
  readonly tint: string;
  readonly hatch: string;
}

// Told apart without colour by letter and hatching; the colours keep apart in lightness too, for the colour-blind.
export const LIVERIES: { readonly [power in Power]: Livery } = {
  austria: { letter: 'A', colour: '#c2371d', ink: '#fff', tint: '#eea591', hatch: 'M0 12L12 0' },
  england: { letter: 'E', colour: '#1d2f7e', ink: '#fff', tint: '#a3aede', hatch: 'M0 3H12M0 9H12' },
  france: { letter: 'F', colour: '#4fb3ea', ink: '#0b1d2a', tint: '#9ad6f5', hatch: 'M5 6H7M6 5V7' },
  germany: { letter: 'G', colour: '#262626', ink: '#fff', tint: '#b3b3b3', hatch: 'M0 12L12 0M0 0L12 12' },
  italy: { letter: 'I', colour: '#0a7d54', ink: '#fff', tint: '#93d3b3', hatch: 'M0 0L12 12' },
  russia: { letter: 'R', colour: '#fff', ink: '#222', tint: '#fff', hatch: 'M2 3H5M8 9H11' },
  turkey: { letter: 'T', colour: '#f2c811', ink: '#2b2300', tint: '#f8e27c', hatch: 'M3 0V12M9 0V12' },
};

/** The colour of each power, for graphs beside the board. */
export const COLOURS: { readonly [power: string]: string } = Object.fromEntries(
  POWERS.map((power) => [power, LIVERIES[power].colour]),
);

export const WORDS = {
  en: {
    army: 'army',
    fleet: 'fleet',
    centre: 'supply centre',
    dislodged: 'dislodged',
    centres: 'centres',
    units: 'units',
    nobody: 'nobody',
    idle: 'no player',
    closed: 'closed to units',
  },
  ko: {
    army: '육군',
    fleet: '해군',
    centre: '병참 중심지',
    dislodged: '쫓겨남',
    centres: '중심지',
    units: '부대',
    nobody: '주인 없음',
    idle: '맡은 사람 없음',
    closed: '들어갈 수 없음',
  },
} as const;

/** The patterns that fill the powers' centres, and provinces that are closed. */
export const hatchings = (): string =>
  `<pattern id="${ID}closed" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M-2 16L16 -2M-2 2L2 -2M12 16L16 12" \
stroke="#4a4a4a" stroke-opacity=".55" stroke-width="3.2"/></pattern>${POWERS.map(
    (power) =>
      `<pattern id="${ID}of-${power}" width="12" height="12" patternUnits="userSpaceOnUse">` +
      `<rect width="12" height="12" fill="${LIVERIES[power].tint}"/><path d="${LIVERIES[power].hatch}" stroke="` +
      `${power === 'russia' ? '#777' : LIVERIES[power].colour}" stroke-opacity=".38" stroke-width="1.3"/></pattern>`,
  ).join('')}`;

export function centreMark(id: Province, owner: Power | undefined): string {
  const at = SHAPES[id]?.centre;
  if (at === undefined) return '';
  const fill = owner === undefined ? '#fff' : LIVERIES[owner].colour;
  return (
    `<circle cx="${at[0]}" cy="${at[1]}" r="7" fill="#fff" stroke="#222" stroke-width="1.5"/><circle cx="${at[0]}" cy="` +
    `${at[1]}" r="4" fill="${fill}" stroke="#222"/>`
  );
}

export const ARMY = '<rect x="-14" y="-13" width="28" height="25" rx="3"/>';
export const FLEET = '<path d="M-19 -6H-5V-16L9 -6H19L13 12H-13Z"/>';

/**
 * How a unit stands on the board. `isNamed`: a command names it by its province; not where the unit that it dislodged
 * is named so.
 */
interface Standing {
  readonly place: Point;
  readonly isIdle: boolean;
  readonly isNamed: boolean;
}

/** A unit at its place: a square is an army, a ship a fleet. */
export const token = (unit: Unit, { place, isIdle, isNamed }: Standing, locale: Locale): string =>
  `<g${unitData(unit, place, isNamed, locale)} transform="translate(${place.join(' ')})">` +
  `${unitTitle(unit, locale, isIdle ? WORDS[locale].idle : undefined)}${piece(unit, 0, isIdle)}</g>`;

export const RING =
  '<circle r="24" fill="#fff" fill-opacity=".9" stroke="#d0021b" stroke-width="3.5" stroke-dasharray="8 4"/>';

/** A dislodged unit, aslant in a broken red ring beside the unit that drove it out. */
export const dislodgedToken = (unit: Unit, place: Point, locale: Locale): string =>
  `<g${unitData(unit, place, true, locale)} transform="translate(${place.join(' ')})">` +
  `${unitTitle(unit, locale, WORDS[locale].dislodged)}${RING}${piece(unit, 22)}</g>`;

function unitData(unit: Unit, at: Point, isNamed: boolean, locale: Locale): string {
  const subject = { name: unitName(unit, locale), at, in: unit.loc };
  return isNamed ? named({ kind: 'piece', id: provinceOf(unit.loc), ...subject }) : placed(subject);
}

/** `Russia, fleet, St Petersburg (sc)` */
function unitName({ type, power, loc }: Unit, locale: Locale): string {
  const words = WORDS[locale];
  return `${POWER_NAMES[locale][power]}, ${type === 'A' ? words.army : words.fleet}, ${placeName(loc, locale)}`;
}

const unitTitle = (unit: Unit, locale: Locale, remark?: string): string =>
  `<title>${escapeXml([unitName(unit, locale), ...(remark === undefined ? [] : [remark])].join(', '))}</title>`;

/** How the units of a power that nobody plays are filled and framed. */
export const IDLE = { fill: '#cfcabd', ink: '#333', dash: ' stroke-dasharray="5 3"' } as const;

export const piece = ({ type, power }: Pick<Unit, 'type' | 'power'>, slant = 0, isIdle = false): string => {
  const { colour, ink, letter } = LIVERIES[power];
  const shape = type === 'A' ? ARMY : FLEET;
  const look = isIdle
    ? `fill="${IDLE.fill}" stroke="${colour}" stroke-width="2.6"${IDLE.dash}`
    : `fill="${colour}" stroke="#222" stroke-width="1.4"`;
  const body =
    `<g stroke="#fff" stroke-width="5" stroke-linejoin="round">${shape}</g><g ${look} stroke-linejoin="round">${shape}` +
    `</g><text y="6" fill="${isIdle ? IDLE.ink : ink}">${letter}</text>`;
  return slant === 0 ? body : `<g transform="rotate(${slant})">${body}</g>`;
};

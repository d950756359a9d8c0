import { escapeXml, ID, named, placed } from '../../lib/svg.ts';
import type { Locale } from '../../lib/text.ts';
import { type Point, SHAPES } from '../map/geometry.ts';
import { POWER_NAMES } from '../map/powers.ts';
import { placeName, provinceOf } from '../map/provinces.ts';
import { POWERS, type Power, type Province, type Unit } from '../map/vocabulary.ts';

/** How a power looks: its units' colour and the letter on them, the colour of its orders, the look of its centres. */
interface Livery {
  readonly letter: string;
  readonly colour: string;
  readonly ink: string;
  /** Dark enough for a line on every ground, and for a white core in it. */
  readonly line: string;
  readonly tint: string;
  readonly hatch: string;
}

// Told apart without colour by letter and hatching; the colours keep apart in lightness too, for the colour-blind.
// biome-ignore format: one power a line
export const LIVERIES: { readonly [power in Power]: Livery } = {
  austria: { letter: 'A', colour: '#c2371d', ink: '#fff', line: '#c2371d', tint: '#eea591', hatch: 'M0 12L12 0' },
  england: { letter: 'E', colour: '#1d2f7e', ink: '#fff', line: '#1d2f7e', tint: '#a3aede', hatch: 'M0 3H12M0 9H12' },
  france: { letter: 'F', colour: '#4fb3ea', ink: '#0b1d2a', line: '#1678b5', tint: '#9ad6f5', hatch: 'M5 6H7M6 5V7' },
  germany: { letter: 'G', colour: '#262626', ink: '#fff', line: '#262626', tint: '#b3b3b3', hatch: 'M0 12L12 0M0 0L12 12' },
  italy: { letter: 'I', colour: '#0a7d54', ink: '#fff', line: '#0a7d54', tint: '#93d3b3', hatch: 'M0 0L12 12' },
  russia: { letter: 'R', colour: '#fff', ink: '#55348b', line: '#6b45a6', tint: '#fff', hatch: 'M2 3H5M8 9H11' },
  turkey: { letter: 'T', colour: '#f2c811', ink: '#2b2300', line: '#a37a00', tint: '#f8e27c', hatch: 'M3 0V12M9 0V12' },
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

/** A supply centre: a disc of its owner's colour in a white ring; without an owner a hollow one. */
export function centreMark(id: Province, owner: Power | undefined): string {
  const at = SHAPES[id]?.centre;
  if (at === undefined) return '';
  return `<g transform="translate(${at.join(' ')})">${centreSign(owner)}</g>`;
}

export const centreSign = (owner: Power | undefined): string =>
  '<circle r="8" fill="#fff" stroke="#222" stroke-width="1.4"/>' +
  (owner === undefined
    ? '<circle r="1.6" fill="#222"/>'
    : `<circle r="5.2" fill="${LIVERIES[owner].colour}" stroke="${owner === 'russia' ? LIVERIES[owner].line : '#222'}"/>`);

/** The plates of units, 34 units wide: the one of an army has straight sides, the one of a fleet a keel. */
export const ARMY = '<rect x="-17" y="-14" width="34" height="28" rx="4"/>';
export const FLEET = '<path d="M-17 -14H17V3L8 14H-8L-17 3Z"/>';

/** What stands on the plates beside the letter: a cannon, a ship under sail. */
const CANNON =
  'M-14.5 -5L-13.5 -7L4 -11L5.5 -6.5L-12 0.5L-14 -1ZM-5 -3A6.5 6.5 0 1 1 -5.1 -3ZM-5 -0.5A4 4 0 1 0 -4.9 -0.5ZM-5 2A1.5 1.5 0 1 1 ' +
  '-5.1 2ZM-9 7L-16 10.5L-15 12L-6 9Z';
const SHIP = 'M-14 4H5L2 10H-10ZM-3.5 2V-11Q4 -6 4 2ZM-5.5 2V-9L-12 2Z';

/** What units are drawn with. */
export const unitDefs = (): string =>
  `<g id="${ID}A">${ARMY}</g><g id="${ID}F">${FLEET}</g><path id="${ID}cannon" d="${CANNON}" fill-rule="evenodd"/>` +
  `<path id="${ID}ship" d="${SHIP}"/>`;

/**
 * How a unit stands on the board. `isNamed`: a command names it by its province; not where the unit that it dislodged
 * is named so.
 */
interface Standing {
  readonly place: Point;
  readonly isIdle: boolean;
  readonly isNamed: boolean;
}

/** A unit at its place. */
export const token = (unit: Unit, { place, isIdle, isNamed }: Standing, locale: Locale): string =>
  `<g class="fp-piece"${unitData(unit, place, isNamed, locale)} transform="translate(${place.join(' ')})">` +
  `${unitTitle(unit, locale, isIdle ? WORDS[locale].idle : undefined)}${hit(unit)}${piece(unit, isIdle ? 'idle' : 'plain')}</g>`;

/** A dislodged unit, aslant with a broken border beside the unit that drove it out. */
export const dislodgedToken = (unit: Unit, place: Point, locale: Locale): string =>
  `<g class="fp-piece"${unitData(unit, place, true, locale)} transform="translate(${place.join(' ')})">` +
  `${unitTitle(unit, locale, WORDS[locale].dislodged)}${hit(unit)}${piece(unit, 'dislodged')}</g>`;

/** How far a unit can be hit beside its plate: a stroke, so that its box remains that of the plate. */
const REACH = 10;
const hit = ({ type }: Pick<Unit, 'type'>): string =>
  `<use class="fp-hit" href="#${ID}${type}" stroke="#000" stroke-opacity="0" stroke-width="${2 * REACH}" pointer-events="all"/>`;

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

/** The border of a unit that was driven out. */
export const BROKEN = 'stroke="#d0021b" stroke-width="3.4" stroke-dasharray="7 4"';
const SLANT = 16;

/** A plate with its icon and letter. */
export function piece({ type, power }: Pick<Unit, 'type' | 'power'>, state: 'plain' | 'idle' | 'dislodged'): string {
  const { colour, ink, letter, line } = LIVERIES[power];
  const border = power === 'russia' ? line : '#222';
  const look = {
    plain: `fill="${colour}" stroke="${border}" stroke-width="1.6"`,
    idle: `fill="${IDLE.fill}" stroke="${colour}" stroke-width="2.6"${IDLE.dash}`,
    dislodged: `fill="${colour}" ${BROKEN}`,
  }[state];
  const signs = state === 'idle' ? IDLE.ink : ink;
  const [icon, x, y] = type === 'A' ? (['cannon', 10, 11] as const) : (['ship', 9.5, 3] as const);
  const body =
    `<use href="#${ID}${type}" stroke="#fff" stroke-width="${state === 'dislodged' ? 7 : 5}" stroke-linejoin="round"/>` +
    `<use href="#${ID}${type}" ${look}/><use href="#${ID}${icon}" fill="${signs}"/><text x="${x}" y="${y}" fill="${signs}">` +
    `${letter}</text>`;
  return state === 'dislodged' ? `<g transform="rotate(${SLANT})">${body}</g>` : body;
}

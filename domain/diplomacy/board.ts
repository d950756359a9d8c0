import type { Locale } from '../game.ts';
import { describe } from './describe.ts';
import { IMPASSABLE, LAKES, type Point, SHAPES, SIZE, STRAITS } from './geometry.ts';
import { POWER_NAMES, phaseName } from './names.ts';
import { coastOf, isSea, PROVINCES, placeName, provinceOf } from './provinces.ts';
import { type Loc, type OrderResult, POWERS, type Power, type Province, type Unit } from './state.ts';
import { standings, type View } from './view.ts';

/** How a power looks: its units' colour and the letter on them, the tint and the hatching of its centres. */
interface Livery {
  readonly letter: string;
  readonly colour: string;
  readonly ink: string;
  readonly tint: string;
  readonly hatch: string;
}

// Told apart without colour by letter and hatching; the colours keep apart in lightness too, for the colour-blind.
const LIVERIES: { readonly [power in Power]: Livery } = {
  austria: { letter: 'A', colour: '#c2371d', ink: '#fff', tint: '#eea591', hatch: 'M0 12L12 0' },
  england: { letter: 'E', colour: '#1d2f7e', ink: '#fff', tint: '#a3aede', hatch: 'M0 3H12M0 9H12' },
  france: { letter: 'F', colour: '#4fb3ea', ink: '#0b1d2a', tint: '#9ad6f5', hatch: 'M5 6H7M6 5V7' },
  germany: { letter: 'G', colour: '#262626', ink: '#fff', tint: '#b3b3b3', hatch: 'M0 12L12 0M0 0L12 12' },
  italy: { letter: 'I', colour: '#0a7d54', ink: '#fff', tint: '#93d3b3', hatch: 'M0 0L12 12' },
  russia: { letter: 'R', colour: '#fff', ink: '#222', tint: '#fff', hatch: 'M2 3H5M8 9H11' },
  turkey: { letter: 'T', colour: '#f2c811', ink: '#2b2300', tint: '#f8e27c', hatch: 'M3 0V12M9 0V12' },
};

const NEUTRAL = '#f1e6cf';
const FOOTER = 112;
const WORDS = {
  en: {
    army: 'army',
    fleet: 'fleet',
    centre: 'supply centre',
    dislodged: 'dislodged',
    centres: 'centres',
    units: 'units',
    nobody: 'nobody',
  },
  ko: { army: '육군', fleet: '해군', centre: '보급거점', dislodged: '축출됨', centres: '거점', units: '부대', nobody: '주인 없음' },
} as const;

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');

/**
 * The board as SVG, readable from 800 px width: provinces with owners' tints, supply centres, units (square: army, ship: fleet)
 * with their powers' letters, dislodged units, the moves of the last phase, and a legend with the count of each power.
 */
export function board(view: View, locale: Locale): string {
  const [width, height] = SIZE;
  const ids = Object.keys(SHAPES);
  const seas = ids.filter(isSea);
  const lands = ids.filter((id) => !isSea(id));
  const use = (id: Province): string => `<use href="#fp-${id}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height + FOOTER}" role="img" aria-labelledby="fp-title fp-desc" font-family="DejaVu Sans, Verdana, Noto Sans KR, Noto Sans CJK KR, sans-serif">`,
    `<title id="fp-title">${escapeXml(`Diplomacy: ${phaseName(view, locale)}`)}</title><desc id="fp-desc">${escapeXml(describe(view, locale))}</desc>`,
    `<defs>${ids.map((id) => `<path id="fp-${id}" d="${SHAPES[id]!.path}" fill-rule="evenodd"/>`).join('')}${hatchings()}${ARROW}</defs>`,
    `<rect width="${width}" height="${height + FOOTER}" fill="#fbf8f1"/><rect width="${width}" height="${height}" fill="#dce9f1"/>`,
    `<g fill="#dce9f1" stroke="#8fb0c4" stroke-width="1.4">${seas.map((id) => named(id, view, locale, use(id))).join('')}</g>`,
    `<g fill="none" stroke="#c3d8e4" stroke-width="8" stroke-linejoin="round">${lands.map(use).join('')}<path d="${IMPASSABLE}"/></g>`,
    `<g fill="${NEUTRAL}" stroke="#6b5d49" stroke-width="1.2" stroke-linejoin="round">${lands.map((id) => named(id, view, locale, land(id, view))).join('')}</g>`,
    `<path d="${IMPASSABLE}" fill="#bdb6a8" stroke="#6b5d49"/><path d="${LAKES}" fill="#dce9f1" stroke="#6b5d49" stroke-width=".7"/><path d="${STRAITS}" fill="none" stroke="#dce9f1" stroke-width="2.6"/>`,
    ids.map((id) => centreMark(id, view)).join(''),
    `<g fill="none" stroke-width="3.2">${(view.last?.results ?? []).map(arrow).join('')}</g>`,
    `<g font-size="16" text-anchor="middle" font-weight="700" stroke="#fff" stroke-width="3" stroke-opacity=".75" paint-order="stroke" stroke-linejoin="round">${ids.map(label).join('')}</g>`,
    `<g font-size="17" font-weight="700" text-anchor="middle">${view.units.map((unit) => token(unit, locale)).join('')}${view.dislodged.map(({ unit }) => dislodgedToken(unit, locale)).join('')}</g>`,
    legend(view, locale),
    '</svg>',
  ].join('\n');
}

const hatchings = (): string =>
  POWERS.map(
    (power) =>
      `<pattern id="fp-of-${power}" width="12" height="12" patternUnits="userSpaceOnUse"><rect width="12" height="12" fill="${LIVERIES[power].tint}"/><path d="${LIVERIES[power].hatch}" stroke="${power === 'russia' ? '#777' : LIVERIES[power].colour}" stroke-opacity=".38" stroke-width="1.3"/></pattern>`,
  ).join('');

/** A province's shapes with its name and owner, which a pointer or a screen reader finds. */
function named(id: Province, view: View, locale: Locale, shapes: string): string {
  const owner = view.centres[id];
  const words = WORDS[locale];
  const centre = PROVINCES[id]?.centre ? `, ${words.centre}: ${owner === undefined ? words.nobody : POWER_NAMES[locale][owner]}` : '';
  return `<g><title>${escapeXml(`${placeName(id, locale)} (${id})${centre}`)}</title>${shapes}</g>`;
}

const land = (id: Province, view: View): string => {
  const owner = view.centres[id];
  return `<use href="#fp-${id}"${owner === undefined ? '' : ` fill="url(#fp-of-${owner})"`}/>`;
};

function centreMark(id: Province, view: View): string {
  const at = SHAPES[id]?.centre;
  if (at === undefined) return '';
  const owner = view.centres[id];
  const fill = owner === undefined ? '#fff' : LIVERIES[owner].colour;
  return `<circle cx="${at[0]}" cy="${at[1]}" r="7" fill="#fff" stroke="#222" stroke-width="1.5"/><circle cx="${at[0]}" cy="${at[1]}" r="4" fill="${fill}" stroke="#222"/>`;
}

function label(id: Province): string {
  const [x, y] = SHAPES[id]!.label;
  return `<text x="${x}" y="${y + 5}" fill="${isSea(id) ? '#2d556f" font-style="italic' : '#2b2218'}">${id}</text>`;
}

/** Where a unit at `loc` is drawn. */
function pointOf(loc: Loc): Point {
  const shape = SHAPES[provinceOf(loc)]!;
  const coast = coastOf(loc);
  return (coast === undefined ? undefined : shape.coasts?.[coast]) ?? shape.unit;
}

const ARMY = '<rect x="-14" y="-13" width="28" height="25" rx="3"/>';
const FLEET = '<path d="M-19 -6H-5V-16L9 -6H19L13 12H-13Z"/>';

const token = (unit: Unit, locale: Locale): string => {
  const [x, y] = pointOf(unit.loc);
  return `<g transform="translate(${x} ${y})">${unitTitle(unit, locale)}${piece(unit)}</g>`;
};

const RING = '<circle r="24" fill="#fff" fill-opacity=".9" stroke="#d0021b" stroke-width="3.5" stroke-dasharray="8 4"/>';

/** A dislodged unit, aslant in a broken red ring beside the unit that drove it out. */
const dislodgedToken = (unit: Unit, locale: Locale): string => {
  const [x, y] = pointOf(unit.loc);
  return `<g transform="translate(${x + 29} ${y - 24})">${unitTitle(unit, locale, WORDS[locale].dislodged)}${RING}${piece(unit, 22)}</g>`;
};

function unitTitle(unit: Unit, locale: Locale, remark?: string): string {
  const words = WORDS[locale];
  const kind = unit.type === 'A' ? words.army : words.fleet;
  const name = `${POWER_NAMES[locale][unit.power]}, ${kind}, ${placeName(unit.loc, locale)}`;
  return `<title>${escapeXml(remark === undefined ? name : `${name}, ${remark}`)}</title>`;
}

const piece = ({ type, power }: Pick<Unit, 'type' | 'power'>, slant = 0): string => {
  const { colour, ink, letter } = LIVERIES[power];
  const shape = type === 'A' ? ARMY : FLEET;
  const body = `<g stroke="#fff" stroke-width="5" stroke-linejoin="round">${shape}</g><g fill="${colour}" stroke="#222" stroke-width="1.4" stroke-linejoin="round">${shape}</g><text y="6" fill="${ink}">${letter}</text>`;
  return slant === 0 ? body : `<g transform="rotate(${slant})">${body}</g>`;
};

const ARROW = ['done', 'failed']
  .map(
    (id) =>
      `<marker id="fp-${id}" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="4.5" markerHeight="4.5" orient="auto"><path d="${id === 'done' ? 'M0 0L10 5L0 10Z" fill="#222"' : 'M1 1L9 9M9 1L1 9" stroke="#b00020" stroke-width="2.4"'}/></marker>`,
  )
  .join('');

/** A move or a retreat of the last phase: a line to its destination if it succeeded, a broken one that ends in a cross if not. */
function arrow({ unit, order, outcome }: OrderResult): string {
  if (order.order !== 'move' && order.order !== 'retreat') return '';
  const [x1, y1] = pointOf(unit.loc);
  const [x2, y2] = pointOf(order.to);
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return '';
  const short = (distance: number): string => {
    const share = distance / length;
    return `${Math.round(x2 - (x2 - x1) * share)} ${Math.round(y2 - (y2 - y1) * share)}`;
  };
  const done = outcome === 'succeeded';
  const style = done ? 'stroke="#222" marker-end="url(#fp-done)"' : 'stroke="#b00020" stroke-dasharray="7 5" marker-end="url(#fp-failed)"';
  return `<path d="M${x1} ${y1}L${short(Math.min(done ? 20 : 26, length / 2))}" ${style}/>`;
}

function legend(view: View, locale: Locale): string {
  const [width, height] = SIZE;
  const words = WORDS[locale];
  const key = (x: number, mark: string, word: string): string =>
    `<g transform="translate(${x} ${height + 28})">${mark}<text x="26" y="6" font-size="18">${word}</text></g>`;
  const powers = standings(view).map(({ power, centres, units }, i) => {
    const { letter, colour, ink } = LIVERIES[power];
    return `<g transform="translate(${18 + (i * (width - 28)) / POWERS.length} ${height + 56})"><rect width="40" height="40" rx="4" fill="url(#fp-of-${power})" stroke="#222"/><circle cx="20" cy="20" r="13" fill="${colour}" stroke="#222"/><text x="20" y="26" font-size="17" font-weight="700" text-anchor="middle" fill="${ink}">${letter}</text><text x="48" y="17" font-size="19" font-weight="700">${POWER_NAMES[locale][power]}</text><text x="48" y="38" font-size="16">${words.centres} ${centres}, ${words.units} ${units}</text></g>`;
  });
  return [
    `<g fill="#222"><text x="18" y="${height + 35}" font-size="24" font-weight="700">${escapeXml(phaseName(view, locale))}</text>`,
    key(730, `<g fill="#fff" stroke="#222" stroke-width="1.6">${ARMY}</g>`, words.army),
    key(870, `<g fill="#fff" stroke="#222" stroke-width="1.6">${FLEET}</g>`, words.fleet),
    key(1010, '<circle r="7" fill="#fff" stroke="#222" stroke-width="1.5"/><circle r="4" fill="#fff" stroke="#222"/>', words.centre),
    key(
      1240,
      `<g transform="scale(.8)">${RING}<g transform="rotate(22)" fill="#fff" stroke="#222" stroke-width="1.6">${ARMY}</g></g>`,
      words.dislodged,
    ),
    ...powers,
    '</g>',
  ].join('');
}

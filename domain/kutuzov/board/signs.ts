import { ID } from '../../lib/svg.ts';
import type { Nation } from '../terms/nations.ts';
import type { Marker } from '../words/names.ts';
import { centred, INK, LIVERIES } from './liveries.ts';

/** A flag of control: a swallow-tailed pennant on its staff, with the letters of its nation (§1.7). */
export function flag(nation: Nation): string {
  const { colour, ink } = LIVERIES[nation];
  return (
    `<path d="M-17 -24H27L18 -12L27 0H-17Z" fill="${colour}" stroke="#fff" stroke-width="2.6" stroke-linejoin="round"/>` +
    `<path d="M-17 -26V14" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>` +
    `<text x="1" y="-6" font-size="18" font-weight="700" text-anchor="middle" fill="${ink}">${nation}</text>`
  );
}

const SIDE = 34;
const card = (drawing: string, fill = '#fffdf6'): string =>
  `<rect x="${-SIDE / 2}" y="${-SIDE / 2}" width="${SIDE}" height="${SIDE}" rx="5" fill="${fill}" stroke="${INK}" ` +
  `stroke-width="2.4"/>${drawing}`;

/** A marker on the map, in a square of 34 around (0, 0). */
export const MARKER_SIGNS: { readonly [marker in Exclude<Marker, 'will-to-fight' | 'dmc'>]: string } = {
  scorched: card(
    '<path d="M0 -13Q3 -5 8 -1Q11 8 4 12Q6 6 0 1Q-1 6 -4 12Q-11 8 -8 0Q-6 2 -4 0Q-4 -8 0 -13Z" fill="#c23b00" ' +
      'stroke="#5c1c00" stroke-width="1.6"/>',
  ),
  sacked: card(
    '<path d="M-11 12V-1L0 -11L11 -1V12Z" fill="none" stroke="#2b2218" stroke-width="2.8"/>' +
      '<path d="M-13 -13L13 13M13 -13L-13 13" stroke="#b5202d" stroke-width="3.6"/>',
  ),
  entrenched: card(
    '<path d="M-13 9L-6.5 -8L0 9L6.5 -8L13 9" fill="none" stroke="#2b2218" stroke-width="4" stroke-linejoin="round"/>',
  ),
  'supply-train': card(
    '<path d="M-12 -7H12V4H-12Z" fill="#b58a4a" stroke="#2b2218" stroke-width="2.4"/><circle cx="-6.5" cy="8" r="4.4" ' +
      'fill="#fff" stroke="#2b2218" stroke-width="2.4"/>' +
      '<circle cx="6.5" cy="8" r="4.4" fill="#fff" stroke="#2b2218" stroke-width="2.4"/>',
  ),
  bridge:
    '<path d="M-22 4Q0 -22 22 4" fill="none" stroke="#fff" stroke-width="15"/><path d="M-22 4Q0 -22 22 4" fill="none" ' +
    'stroke="#2b2218" stroke-width="9"/><path d="M-22 4Q0 -22 22 4" fill="none" stroke="#e7c48a" stroke-width="4"/>',
  battle:
    '<circle r="14" fill="#fff" stroke="#b5202d" stroke-width="3"/><path d="M-7 -7L7 7M7 -7L-7 7" stroke="#b5202d" stroke-width="4"/>',
};

/** A Power's Deployment Mobilization Centre (§17.2). */
export const dmc = (power: Nation): string =>
  card(`${centred(power, 21, LIVERIES[power].ink)}`, LIVERIES[power].colour);

/** Burnt ground, over the printed colour (§16.58). */
export const PATTERNS =
  `<pattern id="${ID}scorched" width="12" height="12" patternUnits="userSpaceOnUse">` +
  '<path d="M-2 14L14 -2M-2 2L2 -2M10 14L14 10" stroke="#7a1d00" stroke-opacity=".8" stroke-width="4"/></pattern>';

/** A Will to Fight marker (§19.81). */
export const FIGHT_SIGN = `<circle r="17" fill="#fff" stroke="#b5202d" stroke-width="3"/>${centred('W', 22, '#b5202d')}`;

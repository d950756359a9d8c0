import { ID } from '../../lib/svg.ts';
import type { Direction } from '../field/hexes.ts';
import type { TerrainId } from '../field/terrain.ts';
import { ANGLES, OUTLINE, print, toward } from './sheet.ts';

// Kinds of ground are told apart by what is drawn on them, and by their lightness: colour alone tells nothing.

const GROUND: { readonly [id in TerrainId]: string } = {
  CLEAR: '#edf0d2',
  FOREST: '#a9ca86',
  HILL: `url(#${ID}slope)`,
  RUGGED_HILL: '#a78a68',
  TOWN: '#d9cbc5',
  WINDMILL: '#e6dfc6',
  FIELD_WORKS: '#edf0d2',
  RIVER: '#edf0d2',
  FORDABLE_RIVER: '#edf0d2',
  BRIDGE: '#edf0d2',
  SAND_QUARRY: '#f8ebb4',
};

const TREE =
  '<path d="M-1 2H1V5H-1Z" fill="#5a3a1c"/><path d="M0-7L4.6 2.6H-4.6Z" fill="#2b5a2d"/>' +
  '<path d="M0-7L-4.6 2.6H-.8Z" fill="#4c8147"/>';
const GRASS =
  '<path d="M-19-9L-20-12M-18-9V-12.6M-17-9L-16-12M14 14L13 11M15 14V10.4M16 14L17 11M-8 19L-9 16M-7 19V15.4M-6 19L-5 16' +
  'M12-14L11-17M13-14V-17.6M14-14L15-17" stroke="#c3ca98" fill="none"/>';
const HOUSE =
  '<path d="M-4.5 5V-.5H4.5V5Z" fill="#fff" stroke="#4a2019" stroke-width=".9"/><path d="M-6 0L0-5.5L6 0Z" fill="#8f3325"/>';
const MILL =
  '<path d="M-2.6 7L-1.6-1H1.6L2.6 7Z" fill="#fff" stroke="#43361f" stroke-width=".9"/>' +
  '<path d="M-5.6-7L5.6 4M5.6-7L-5.6 4" stroke="#43361f" stroke-width="1.9"/>';
const PEAK =
  '<path d="M-9 7L-2.5-7L.5-1L3-5L9 7Z" fill="#5d452c"/><path d="M-2.5-7L-5.4-1L-2.6-2.4L.5-1Z" fill="#fff"/>';

/** What fills hexes: masonry, for everything that is built, and the light on a slope. */
export const PATTERNS =
  `<linearGradient id="${ID}slope" x2=".6" y2="1"><stop stop-color="#f2dcab"/><stop offset="1" stop-color="#d2a964"/></linearGradient>` +
  `<pattern id="${ID}bricks" width="12" height="9" patternUnits="userSpaceOnUse">` +
  '<path d="M0 .5H12M0 5H12M2.5 .5V5M8.5 5V9.5" stroke="#8c6f64" stroke-width=".9" fill="none"/></pattern>';
const BRICKS = `<path d="${OUTLINE}" fill="url(#${ID}bricks)"/>`;

/** Places around a counter in the middle: above it, below it and, for what is small, beside it. */
const ROUND: readonly string[] = ['-15 -19', '15 -19', '-15 20', '15 20', '0 26'];
const WITHIN: readonly string[] = ['-18 1', '18 1', '-6 -6', '7 4'];
const strewn = (drawing: string, places: readonly string[]): string =>
  places.map((place) => `<g transform="translate(${place})">${drawing}</g>`).join('');

/** The contour of a hill, with strokes downhill. */
const CONTOUR =
  `<path d="${OUTLINE}" transform="scale(.9)" fill="none" stroke="#8a5f22" stroke-width="5" stroke-dasharray="1.4 3.6"/>` +
  `<path d="${OUTLINE}" transform="scale(.8)" fill="none" stroke="#8a5f22" stroke-width="1.1"/>`;
const PIT =
  `<path d="${OUTLINE}" transform="scale(.88)" fill="none" stroke="#a8853a" stroke-width="3.4" stroke-dasharray="0 6" ` +
  `stroke-linecap="round"/><path d="${OUTLINE}" transform="scale(.72)" fill="none" stroke="#a8853a" stroke-width="2.4" ` +
  'stroke-dasharray="0 7" stroke-linecap="round"/>';

const MARKS: { readonly [id in TerrainId]?: string } = {
  CLEAR: GRASS,
  FOREST: strewn(TREE, [...ROUND, '-24 -8', '24 -8', '-24 8', '24 8', ...WITHIN]),
  HILL: CONTOUR,
  RUGGED_HILL: strewn(PEAK, ['-14 -14', '13 -12', '-15 10', '14 12', '0 0', '0 24']),
  TOWN: BRICKS + strewn(HOUSE, [...ROUND, ...WITHIN]),
  WINDMILL: BRICKS + strewn(HOUSE, ['-13 21', '13 21']) + strewn(MILL, ['-18 -17', '18 -17', '0 0']),
  SAND_QUARRY: PIT,
};

/** The ground of a hex around (0, 0), without water and works. */
export const ground = (id: TerrainId): string => `<path d="${OUTLINE}" fill="${GROUND[id]}"/>${MARKS[id] ?? ''}`;

/**
 * The bed of the water between the sides it runs through: bent between two, a spring with one, a confluence with three.
 */
function bed(sides: readonly Direction[]): string {
  const [first, second] = sides;
  if (first === undefined || second === undefined || sides.length > 2)
    return sides.map((side) => `M0 0L${print(toward(side, 30))}`).join('');
  return `M${print(toward(first, 30))}Q0 0 ${print(toward(second, 30))}`;
}

/** Water through a hex: deep and dark, or shallow and light with ripples; a bridge crosses either. */
export const water = (sides: readonly Direction[], isFordable: boolean, hasBridge: boolean): string =>
  `${isFordable ? FORD(bed(sides)) : DEEP(bed(sides))}${hasBridge ? bridge(sides) : ''}`;

const DEEP = (path: string): string =>
  `<g fill="none" stroke-linecap="butt"><path d="${path}" stroke="#173c5e" stroke-width="19"/><path d="${path}" ` +
  'stroke="#3f7fb8" stroke-width="16"/></g>';
const FORD = (path: string): string =>
  `<g fill="none" stroke-linecap="butt"><path d="${path}" stroke="#5b8fb3" stroke-width="16"/><path d="${path}" ` +
  `stroke="#c3e0f0" stroke-width="13.4"/><path d="${path}" stroke="#4a83aa" stroke-width="9" stroke-dasharray="1.6 5"/>` +
  `<path d="${path}" stroke="#c3e0f0" stroke-width="4"/></g>`;

/** Planks and rails across the water, long enough to be seen around a counter. */
function bridge(sides: readonly Direction[]): string {
  const ends = sides.map((side) => toward(side, 1));
  const [x, y] = [ends.reduce((sum, [dx]) => sum + dx, 0), ends.reduce((sum, [, dy]) => sum + dy, 0)];
  const isStraight = Math.hypot(x, y) < 0.3;
  const along = isStraight ? ANGLES[sides[0] ?? 'E'] + 90 : (Math.atan2(y, x) * 180) / Math.PI;
  return (
    `<g transform="rotate(${Math.round(along)})"><rect x="-26" y="-8" width="52" height="16" fill="#d9b98a" ` +
    'stroke="#4d351a" stroke-width="1"/><path d="M-26 -8H26M-26 8H26" stroke="#4d351a" stroke-width="3"/>' +
    '<path d="M-22 -7V7M-17 -7V7M17 -7V7M22 -7V7" stroke="#4d351a" stroke-width="1"/></g>'
  );
}

const RAMPART =
  '<path d="M26 -15.5V15.5" stroke="#4a2d10" stroke-width="5"/><path d="M24 -15.5V15.5" stroke="#d9a765" ' +
  'stroke-width="1.4"/><path d="M28 -13l4 3-4 3M28 -3l4 3-4 3M28 7l4 3-4 3" fill="#4a2d10"/>';

/** Ramparts along the sides that field works cover (§16.12a), stakes outward. */
export const works = (sides: readonly Direction[]): string =>
  sides.map((side) => `<g transform="rotate(${ANGLES[side]})">${RAMPART}</g>`).join('');

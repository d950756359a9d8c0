import { escapeXml } from '../../lib/svg.ts';
import type { Side } from '../army/sides.ts';
import { type Direction, type Hex, middleOf, oppositeOf, ROWS } from '../field/hexes.ts';

/** The sheet is drawn for 800 px; a unit of the drawing is a pixel there. */
export const WIDTH = 800;
/** The width of a hex, and the distance from its middle to a corner. */
export const HEX = 60;
const RADIUS = HEX / Math.sqrt(3);
const LEFT = 10;
/** The strip of the army at the top, and that at the bottom. */
export const STRIP = 36;
const BOARD_HEIGHT = RADIUS * (1.5 * (ROWS - 1) + 2);
/** The lower edge of the board. */
export const BOARD_END = STRIP + BOARD_HEIGHT;

export type Point = readonly [x: number, y: number];

const round = (value: number): number => Math.round(value * 10) / 10;
export const print = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** Returns where the middle of a hex is drawn, seen from a side: that side is at the lower edge. */
export function centreOf(hex: Hex, from: Side = 'bottom'): Point {
  const { x, y } = middleOf(hex);
  const place: Point = [LEFT + ((x + 1) * HEX) / 2, STRIP + RADIUS * (1.5 * y + 1)];
  const [across, down] = from === 'bottom' ? place : [WIDTH - place[0], STRIP + BOARD_END - place[1]];
  return [round(across), round(down)];
}

/** Returns a direction as it is drawn, seen from a side. */
export const seenFrom = (direction: Direction, from: Side): Direction =>
  from === 'bottom' ? direction : oppositeOf(direction);

/**
 * The x of the lines that cut the sections apart, from the left (§1.3): through the hexes of column 4 and column 9 of
 * the odd rows. They are as far from the one edge as from the other, so a turned board has them in the same places.
 */
export const CUTS: readonly [number, number] = [LEFT + 4 * HEX, LEFT + 9 * HEX];

/** The outline of a hex around (0, 0). */
export const OUTLINE =
  `M0 ${round(-RADIUS)}L${HEX / 2} ${round(-RADIUS / 2)}V${round(RADIUS / 2)}L0 ${round(RADIUS)}L${-HEX / 2} ` +
  `${round(RADIUS / 2)}V${round(-RADIUS / 2)}Z`;

/** How far clockwise from the right each side of a hex is, in degrees. */
export const ANGLES: { readonly [direction in Direction]: number } = {
  E: 0,
  SE: 60,
  SW: 120,
  W: 180,
  NW: 240,
  NE: 300,
};

/** Returns the point at a distance from the middle of a hex toward one of its sides. */
export function toward(direction: Direction, length: number): Point {
  const angle = (ANGLES[direction] * Math.PI) / 180;
  return [round(Math.cos(angle) * length), round(Math.sin(angle) * length)];
}

const isWide = (letter: string): boolean =>
  /[\u1100-\u11ff\u2e80-\ud7af\uf900-\ufaff\uff00-\uff60\u{1f000}-\u{3ffff}]/u.test(letter);
export const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + (isWide(letter) ? 1 : 0.62), 0) * size;

/** Returns a text that is not wider than these units at a font size: cut, with `…` at its end. Escaped. */
export function fitted(text: string, size: number, width: number): string {
  if (widthOf(text, size) <= width) return escapeXml(text);
  const letters = [...text];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, size) > width) letters.pop();
  return escapeXml(`${letters.join('').trimEnd()}…`);
}

export const titled = (title: string, drawing: string): string => `<g><title>${escapeXml(title)}</title>${drawing}</g>`;
export const at = ([x, y]: Point, drawing: string): string => `<g transform="translate(${x} ${y})">${drawing}</g>`;

import * as z from 'zod';
import { at, sure } from '../../lib/sure.ts';
import type { Side } from '../army/sides.ts';
import { MIRRORED, SECTIONS, type Section } from './sections.ts';

/** A hex: its row as a letter from the top (`a` to `i`) and its column from 1 on the left: `a1` to `i13`. */
export type Hex = string;

export const sectionSchema = z.enum(SECTIONS);

/** The sides of a hex, and the neighbours beyond them, clockwise from the right. */
export const DIRECTIONS = ['E', 'SE', 'SW', 'W', 'NW', 'NE'] as const;
export type Direction = (typeof DIRECTIONS)[number];
export const oppositeOf = (direction: Direction): Direction => at(DIRECTIONS, (DIRECTIONS.indexOf(direction) + 3) % 6);

export const ROWS = 9;
const LETTERS = 'abcdefghi';

/** §1.1: 13 hexes in even rows (the first is 0), 12 in odd ones, which lie half a hex to the right. */
export const columnsOf = (row: number): number => (row % 2 === 0 ? 13 : 12);

/** The hex at a row and a column, both from 0 (§1.8); undefined off the board. */
export const hexAt = (row: number, col: number): Hex | undefined =>
  row >= 0 && row < ROWS && col >= 0 && col < columnsOf(row) ? nameOf(row, col) : undefined;

const nameOf = (row: number, col: number): Hex => `${LETTERS[row]}${col + 1}`;

const allRows = Array.from({ length: ROWS }, (_, row) =>
  Array.from({ length: columnsOf(row) }, (_, col) => ({ row, col })),
);

/** All 113 hexes, row by row from the top left (§1.1). */
export const HEXES: readonly Hex[] = allRows.flat().map(({ row, col }) => nameOf(row, col));

export const hexSchema = z
  .string()
  .regex(
    /^(?:[acegi](?:[1-9]|1[0-3])|[bdfh](?:[1-9]|1[0-2]))$/,
    'a hex such as "e5": a1 to i13, rows b, d, f, h to 12',
  );

interface Place {
  readonly row: number;
  readonly col: number;
  /** Axial coordinate; the other one is the row (§1.8). */
  readonly q: number;
  readonly steps: { readonly [direction in Direction]?: Hex };
  readonly neighbours: readonly Hex[];
  readonly directions: { readonly [hex: Hex]: Direction };
  readonly sections: { readonly [side in Side]: readonly Section[] };
}

/** Returns the hex one step away in a direction: columns of odd rows lie half a hex to the right. */
function stepFrom(row: number, col: number, direction: Direction): Hex | undefined {
  const left = row % 2 === 0 ? col - 1 : col;
  switch (direction) {
    case 'E':
      return hexAt(row, col + 1);
    case 'W':
      return hexAt(row, col - 1);
    case 'NW':
      return hexAt(row - 1, left);
    case 'NE':
      return hexAt(row - 1, left + 1);
    case 'SW':
      return hexAt(row + 1, left);
    case 'SE':
      return hexAt(row + 1, left + 1);
  }
}

/** §1.3, as the bottom side sees them: the lines run through the columns 3 and 8 of the odd rows. */
function sectionsFromBelow(row: number, col: number): readonly Section[] {
  const isOdd = row % 2 === 1;
  if (isOdd && col === 3) return ['LEFT', 'CENTER'];
  if (isOdd && col === 8) return ['CENTER', 'RIGHT'];
  if (col <= 3) return ['LEFT'];
  return col <= 8 ? ['CENTER'] : ['RIGHT'];
}

function placeOf(row: number, col: number): Place {
  const found = DIRECTIONS.flatMap((direction) => {
    const hex = stepFrom(row, col, direction);
    return hex === undefined ? [] : [{ direction, hex }];
  });
  const bottom = sectionsFromBelow(row, col);
  return {
    row,
    col,
    q: col - Math.floor(row / 2),
    steps: Object.fromEntries(found.map(({ direction, hex }) => [direction, hex])),
    neighbours: found.map(({ hex }) => hex),
    directions: Object.fromEntries(found.map(({ direction, hex }) => [hex, direction])),
    sections: { bottom, top: bottom.map((section) => MIRRORED[section]).reverse() },
  };
}

const PLACES: { readonly [hex: Hex]: Place } = Object.fromEntries(
  allRows.flat().map(({ row, col }) => [nameOf(row, col), placeOf(row, col)]),
);

/** Throws on what is no hex. */
function place(hex: Hex): Place {
  const found = PLACES[hex];
  if (found === undefined) throw new Error(`${hex} is not a hex`);
  return found;
}

export const isHex = (text: string): text is Hex => Object.hasOwn(PLACES, text);

/** From 0 on the top baseline to 8 on the bottom one. */
export const rowOf = (hex: Hex): number => place(hex).row;

/** The middle of a hex: `x` in half hexes from the middle of `a1` to the right, `y` in rows down. */
export const middleOf = (hex: Hex): { readonly x: number; readonly y: number } => {
  const { row, col } = place(hex);
  return { x: 2 * col + (row % 2), y: row };
};

/** The hexes that touch this one, clockwise from the right: two to six. */
export const neighbours = (hex: Hex): readonly Hex[] => place(hex).neighbours;

/** The neighbour beyond one side; undefined off the board. */
export const step = (hex: Hex, direction: Direction): Hex | undefined => place(hex).steps[direction];

/** The side of `from` that it shares with its neighbour `to`; undefined when they do not touch. */
export const directionTo = (from: Hex, to: Hex): Direction | undefined => place(from).directions[to];

export const isAdjacent = (a: Hex, b: Hex): boolean => directionTo(a, b) !== undefined;

/** How many steps from one hex to another. */
export function distance(a: Hex, b: Hex): number {
  const { q, row } = place(a);
  const to = place(b);
  const dq = to.q - q;
  const dr = to.row - row;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/**
 * The section a hex is in, or the two of a hex that a section line cuts (§1.2), seen by a side (§1.4). From its left to
 * its right.
 */
export const sectionsOf = (hex: Hex, side: Side): readonly Section[] => place(hex).sections[side];

export const isIn = (hex: Hex, section: Section, side: Side): boolean => sectionsOf(hex, side).includes(section);

/** The row of a side's own baseline. */
export const baselineRow = (side: Side): number => (side === 'top' ? 0 : ROWS - 1);

const BASELINES: { readonly [side in Side]: readonly Hex[] } = {
  top: HEXES.filter((hex) => rowOf(hex) === 0),
  bottom: HEXES.filter((hex) => rowOf(hex) === ROWS - 1),
};
export const baseline = (side: Side): readonly Hex[] => BASELINES[side];

/**
 * §1.5: where one step of a retreat may go: the hexes of the next row toward the baseline of the side, none from the
 * baseline itself.
 */
export const retreatSteps = (hex: Hex, side: Side): readonly Hex[] => sure(RETREATS[side][hex], 'such hex');

const retreatsOf = (side: Side): { readonly [hex: Hex]: readonly Hex[] } =>
  Object.fromEntries(
    HEXES.map((hex) => {
      const { steps } = place(hex);
      const back = side === 'top' ? [steps.NW, steps.NE] : [steps.SW, steps.SE];
      return [hex, back.filter((to) => to !== undefined)];
    }),
  );
const RETREATS: { readonly [side in Side]: { readonly [hex: Hex]: readonly Hex[] } } = {
  top: retreatsOf('top'),
  bottom: retreatsOf('bottom'),
};

import { at } from '../../lib/sure.ts';
import type { Arm } from '../army/unit-type.ts';
import type { Battle } from './battle.ts';
import { DIRECTIONS, type Direction, directionTo, HEXES, type Hex, middleOf } from './hexes.ts';
import { isImpassable, TERRAINS, type Terrain, terrainOfCode } from './terrain.ts';

/** The ground of a battle, read once: what every hex is, and which sides of field works are covered. */
interface Field {
  readonly terrain: { readonly [hex: Hex]: Terrain };
  readonly works: { readonly [hex: Hex]: readonly Direction[] };
}

const known = new WeakMap<Battle, Field>();

/** Returns the ground of a battle with a valid board. */
export function fieldOf(battle: Battle): Field {
  const found = known.get(battle);
  if (found !== undefined) return found;
  const codes = battle.board.flatMap(codesOf);
  const field: Field = {
    terrain: Object.fromEntries(HEXES.map((hex, i) => [hex, terrainOfCode(codes[i] ?? '..') ?? TERRAINS.CLEAR])),
    works: Object.fromEntries(battle.fieldWorks.map(({ hex, sides }) => [hex, sides])),
  };
  known.set(battle, field);
  return field;
}

/** The codes of a row of a board: two letters each, blanks between. */
export const codesOf = (row: string): readonly string[] => row.trim().split(/ +/);

/** The ground of a hex. Throws on what is not a hex. */
export function terrainAt(battle: Battle, hex: Hex): Terrain {
  const found = fieldOf(battle).terrain[hex];
  if (found === undefined) throw new Error(`${hex} is not a hex`);
  return found;
}

/** Whether a unit of an arm, or (without one) a leader, may never enter a hex (§4.2f). */
export const isClosed = (battle: Battle, hex: Hex, arm?: Arm): boolean => isImpassable(terrainAt(battle, hex), arm);

/**
 * The corner between a side of a hex and the next one clockwise, from its middle: x in half hexes, y in thirds of a
 * row.
 */
const CORNERS: { readonly [direction in Direction]: readonly [x: number, y: number] } = {
  E: [1, 1],
  SE: [0, 2],
  SW: [-1, 1],
  W: [-1, -1],
  NW: [0, -2],
  NE: [1, -1],
};

/**
 * The side of `hex` that the straight line from the middle of `from` enters through; both sides of the corner it meets
 * (§16.12a).
 */
export function sidesToward(hex: Hex, from: Hex): readonly Direction[] {
  const adjacent = directionTo(hex, from);
  if (adjacent !== undefined) return [adjacent];
  const [here, away] = [middleOf(hex), middleOf(from)];
  const [dx, dy] = [away.x - here.x, 3 * (away.y - here.y)];
  const turn = ([x, y]: readonly [number, number]): number => Math.sign(x * dy - y * dx);
  return DIRECTIONS.filter(
    (direction, i) => turn(CORNERS[at(DIRECTIONS, i - 1)]) >= 0 && turn(CORNERS[direction]) <= 0,
  );
}

/** Whether field works in `hex` cover it against an attack from `from` (§16.12a, the ruling G9). */
export function isCovered(battle: Battle, hex: Hex, from: Hex): boolean {
  const covered = fieldOf(battle).works[hex];
  return covered !== undefined && sidesToward(hex, from).some((direction) => covered.includes(direction));
}

import type { Side } from '../army/sides.ts';
import { armOf } from '../army/units.ts';
import { terrainAt } from '../field/field.ts';
import { HEXES, type Hex, isAdjacent, middleOf } from '../field/hexes.ts';
import type { Position, Unit } from '../state/state.ts';
import { loneLeaderAt, unitAt } from './position.ts';

/**
 * What the straight line between two hexes passes, from near to far: the hexes that it cuts, and those on either side
 * of an edge that it runs along (§5.1, §5.2). `undefined`: off the board.
 */
interface Line {
  readonly through: readonly Hex[];
  readonly left: readonly (Hex | undefined)[];
  readonly right: readonly (Hex | undefined)[];
}

const lines = new Map<string, Line>();

/** The line between two hexes, both left out. */
export function lineOf(from: Hex, to: Hex): Line {
  const key = `${from}-${to}`;
  const line = lines.get(key) ?? drawn(from, to);
  lines.set(key, line);
  return line;
}

function drawn(from: Hex, to: Hex): Line {
  const [a, b] = [middleOf(from), middleOf(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + 3 * dy * dy;
  const cut = new Map<number, Hex>();
  const edges = new Map<number, { readonly left?: Hex; readonly right?: Hex }>();
  for (const hex of HEXES) {
    const { x, y } = middleOf(hex);
    const along = dx * (x - a.x) + 3 * dy * (y - a.y);
    if (along <= 0 || along >= length) continue;
    // Which side of the line each corner is on, in half hexes and thirds of a row; 0 is on it.
    const corners = CORNERS.map(([cx, cy]) => dx * (3 * (y - a.y) + cy) - 3 * dy * (x - a.x + cx));
    const [least, most] = [Math.min(...corners), Math.max(...corners)];
    if (least < 0 && most > 0) cut.set(along, hex);
    else if (corners.filter((corner) => corner === 0).length === 2)
      edges.set(along, { ...edges.get(along), ...(most > 0 ? { right: hex } : { left: hex }) });
  }
  const fromNear = <T>(passed: ReadonlyMap<number, T>): readonly T[] =>
    [...passed].sort(([one], [other]) => one - other).map(([, there]) => there);
  const beside = fromNear(edges);
  return { through: fromNear(cut), left: beside.map(({ left }) => left), right: beside.map(({ right }) => right) };
}

/** The corners of a hex, from its middle: x in half hexes, y in thirds of a row. */
const CORNERS = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;

/**
 * Whether a straight line from one hex to another is open: always between neighbours (§5.3). Along edges it is closed
 * once something blocks on both sides of it, beside the same edge or not (§5.2). The ground of the two hexes themselves
 * hides nothing. `over`: pieces of this side on a lower hex beside a hill that is fired from do not block (§5.5).
 */
export function sees(p: Position, from: Hex, to: Hex, over?: Side): boolean {
  if (isAdjacent(from, to)) return true;
  const fromHill = terrainAt(p.battle, from).id === 'HILL';
  // §5.4a, §5.4b: a hill between hides the piece that the other sees from below. §5.4c, §5.4d: from hill to hill no
  // hill hides a piece.
  const hillsBlock = !(fromHill && terrainAt(p.battle, to).id === 'HILL');
  const blocks = (hex: Hex | undefined): boolean => {
    if (hex === undefined) return true;
    const { blocksSight, id } = terrainAt(p.battle, hex);
    if (blocksSight === 'hill' ? hillsBlock : blocksSight) return true;
    const piece = unitAt(p, hex) ?? loneLeaderAt(p, hex);
    if (piece === undefined) return false;
    return !(piece.side === over && fromHill && id !== 'HILL' && isAdjacent(from, hex));
  };
  const { through, left, right } = lineOf(from, to);
  return !through.some(blocks) && !(left.some(blocks) && right.some(blocks));
}

/** Whether a unit may fire at a hex as far as sight goes: artillery on a hill also over its friends (§5.5). */
export const seesToFire = (p: Position, unit: Unit, at: Hex): boolean =>
  sees(p, unit.hex, at, armOf(unit) === 'ART' ? unit.side : undefined);

/** Whether artillery may join in a melee against a hex as far as sight goes: never over anybody (§8.1). */
export const seesToJoin = (p: Position, unit: Unit, at: Hex): boolean => sees(p, unit.hex, at);

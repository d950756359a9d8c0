import { enemyOf, SIDES, type Side } from '../army/sides.ts';
import { typeOf } from '../army/units.ts';
import type { Hex } from '../field/hexes.ts';
import { neighbours } from '../field/hexes.ts';
import type { Leader, PieceId, Position, Unit } from '../state/state.ts';

/** What the lookups need: who stands on the board. */
export type Pieces = Pick<Position, 'units' | 'leaders'>;

interface Index<T> {
  readonly byId: ReadonlyMap<PieceId, T>;
  readonly byHex: ReadonlyMap<Hex, T>;
  readonly bySide: ReadonlyMap<Side, readonly T[]>;
}

const indices = new WeakMap<readonly object[], Index<unknown>>();

/** Built once for each list: a position that changes has a new one. */
function indexOf<T extends Unit | Leader>(pieces: readonly T[]): Index<T> {
  const known = indices.get(pieces);
  if (known !== undefined) return known as Index<T>;
  const index: Index<T> = {
    byId: new Map(pieces.map((piece) => [piece.id, piece])),
    byHex: new Map(pieces.map((piece) => [piece.hex, piece])),
    bySide: new Map(SIDES.map((side) => [side, pieces.filter((piece) => piece.side === side)])),
  };
  indices.set(pieces, index);
  return index;
}

export const unitAt = (p: Pieces, hex: Hex): Unit | undefined => indexOf(p.units).byHex.get(hex);

/** The leader in a hex, of either side; one who retreats stands where he stood until his way has ended (§12.4). */
export const leaderAt = (p: Pieces, hex: Hex): Leader | undefined => indexOf(p.leaders).byHex.get(hex);

/** Undefined once it is eliminated or has left the board. */
export const findUnit = (p: Pieces, id: PieceId): Unit | undefined => indexOf(p.units).byId.get(id);
export const findLeader = (p: Pieces, id: PieceId): Leader | undefined => indexOf(p.leaders).byId.get(id);
export const findPiece = (p: Pieces, id: PieceId): Unit | Leader | undefined => findUnit(p, id) ?? findLeader(p, id);

/** A piece that is on the board. Throws where it is not. */
export const unitOf = (p: Pieces, id: PieceId): Unit => onBoard(findUnit(p, id), id);
export const leaderOf = (p: Pieces, id: PieceId): Leader => onBoard(findLeader(p, id), id);
export const pieceOf = (p: Pieces, id: PieceId): Unit | Leader => onBoard(findPiece(p, id), id);

function onBoard<T>(piece: T | undefined, id: PieceId): T {
  if (piece === undefined) throw new Error(`${id} is not on the board`);
  return piece;
}

export const isUnit = (piece: Unit | Leader): piece is Unit => 'blocks' in piece;

/** The leader who is attached to a unit (§1.7). */
export const attachedLeader = (p: Pieces, unit: Unit): Leader | undefined => leaderAt(p, unit.hex);

/** The unit that a leader is attached to; undefined while he is alone. */
export function unitOfLeader(p: Pieces, leader: Leader): Unit | undefined {
  const unit = unitAt(p, leader.hex);
  return unit?.side === leader.side ? unit : undefined;
}

/** Nobody stands there. */
export const isEmptyHex = (p: Pieces, hex: Hex): boolean =>
  unitAt(p, hex) === undefined && leaderAt(p, hex) === undefined;

export const unitsOfSide = (p: Pieces, side: Side): readonly Unit[] => indexOf(p.units).bySide.get(side) ?? [];
export const leadersOfSide = (p: Pieces, side: Side): readonly Leader[] => indexOf(p.leaders).bySide.get(side) ?? [];

/** Enemy units beside a hex, for the side that stands or would stand there. */
const enemyUnitsBeside = (p: Pieces, hex: Hex, side: Side): readonly Unit[] =>
  neighbours(hex).flatMap((each) => {
    const unit = unitAt(p, each);
    return unit?.side === enemyOf(side) ? [unit] : [];
  });

export const isBesideEnemy = (p: Pieces, { hex, side }: Unit): boolean => enemyUnitsBeside(p, hex, side).length > 0;

/** Whether the enemy, a lone leader included, stands beside a unit (§7.1, §14.18a). */
export const touchesEnemy = (p: Pieces, { hex, side }: Unit): boolean =>
  neighbours(hex).some((each) => (unitAt(p, each) ?? leaderAt(p, each))?.side === enemyOf(side));

/** Whether enemy cavalry stands beside a unit (§10.7). */
export const isBesideEnemyCavalry = (p: Pieces, { hex, side }: Unit): boolean =>
  enemyUnitsBeside(p, hex, side).some((unit) => typeOf(unit).arm === 'CAV');

/** The free slots of a side's square track, lowest first: of 1 to 4 (§2.5). */
export const freeSlots = (p: Pieces, side: Side): readonly number[] => {
  const taken = p.units.flatMap((unit) => (unit.side === side && unit.square !== undefined ? [unit.square] : []));
  return [1, 2, 3, 4].filter((slot) => !taken.includes(slot));
};

/** All pieces, by id: the units, then the leaders, of both sides in the order of the board's list. */
export const piecesOf = (p: Pieces, side: Side): readonly (Unit | Leader)[] => [
  ...unitsOfSide(p, side),
  ...leadersOfSide(p, side),
];

/** The leader who is alone in a hex. */
export const loneLeaderAt = (p: Pieces, hex: Hex): Leader | undefined =>
  unitAt(p, hex) === undefined ? leaderAt(p, hex) : undefined;

import { type Hex, neighbours } from './hexes.ts';
import type { Leader, PieceId, Position, Side, Unit } from './state.ts';

/** Who stands where; lists of pieces never change, so each is read once. */
function byHex<T extends { readonly hex: Hex }>(
  known: WeakMap<readonly T[], ReadonlyMap<Hex, T>>,
  pieces: readonly T[],
): ReadonlyMap<Hex, T> {
  const found = known.get(pieces) ?? new Map(pieces.map((piece) => [piece.hex, piece]));
  known.set(pieces, found);
  return found;
}
const unitsByHex = new WeakMap<readonly Unit[], ReadonlyMap<Hex, Unit>>();
const leadersByHex = new WeakMap<readonly Leader[], ReadonlyMap<Hex, Leader>>();

/** The unit in a hex: there is at most one (§1.7). */
export const unitAt = (p: Pick<Position, 'units'>, hex: Hex): Unit | undefined => byHex(unitsByHex, p.units).get(hex);
/** The leader in a hex, attached or alone. */
export const leaderAt = (p: Pick<Position, 'leaders'>, hex: Hex): Leader | undefined => byHex(leadersByHex, p.leaders).get(hex);

export const unitOf = (p: Pick<Position, 'units'>, id: PieceId): Unit | undefined => p.units.find((unit) => unit.id === id);
export const leaderOf = (p: Pick<Position, 'leaders'>, id: PieceId): Leader | undefined => p.leaders.find((leader) => leader.id === id);

/** The leader who is attached to a unit (§1.7). */
export function attachedTo(p: Position, unit: Unit): Leader | undefined {
  const leader = leaderAt(p, unit.hex);
  return leader?.side === unit.side ? leader : undefined;
}

/** The leader who is alone in a hex. */
export const loneLeaderAt = (p: Position, hex: Hex): Leader | undefined => (unitAt(p, hex) === undefined ? leaderAt(p, hex) : undefined);

/** The units of the other side that touch a hex (§6.2). */
export const enemiesBeside = (p: Pick<Position, 'units'>, hex: Hex, side: Side): readonly Unit[] =>
  neighbours(hex)
    .map((near) => unitAt(p, near))
    .filter((unit) => unit !== undefined && unit.side !== side) as readonly Unit[];

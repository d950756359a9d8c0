import type { Seen, Stand } from '../../contract/shown.ts';
import { distance, HEXES, type Hex, isHex } from '../field/hexes.ts';
import { afterMove, mayFire } from '../orders/allowance.ts';
import { isOrdered } from '../orders/in-play.ts';
import { findUnit, isBesideEnemy, unitOfLeader } from '../pieces/position.ts';
import { seesToFire } from '../pieces/sight.ts';
import type { PieceId, Public, Unit } from '../state/state.ts';
import { orderedDice } from './attack-dice.ts';
import { inRange } from './strength.ts';

/**
 * Returns what a unit could fire at from where it stands, or from another hex: every hex within its range but those
 * beside it (§6.1a), whether it sees there (§5), and how many dice it would roll (§17.3), after its moves of this turn
 * and by the card in play. Nothing for a unit that does not fire, or may not then; undefined for what is no unit or no
 * hex.
 */
export function sightOf(p: Public, id: PieceId, { at, moved = false }: Stand = {}): readonly Seen[] | undefined {
  const unit = findUnit(p, id);
  if (unit === undefined || (at !== undefined && !isHex(at))) return undefined;
  return at === undefined && !moved ? seenFrom(p, unit) : seenAt(p, unit, at ?? unit.hex, moved);
}

function seenAt(p: Public, unit: Unit, at: Hex, isMoved: boolean): readonly Seen[] {
  const moved = isMoved ? Math.max(1, distance(unit.hex, at)) : (p.orders[unit.id]?.moved ?? 0);
  const there = standing(p, unit, at, moved);
  const gone = findUnit(there, unit.id);
  return gone === undefined || afterMove(there, gone, 'ranged') !== undefined ? [] : seenFrom(there, gone);
}

/** The battle with a unit and the leader in its hex elsewhere, as if it had moved so many hexes in this turn. */
export function standing(p: Public, { id, hex }: Unit, at: Hex, moved: number): Public {
  return {
    ...p,
    units: p.units.map((each) => (each.id === id ? { ...each, hex: at } : each)),
    leaders: p.leaders.map((each) =>
      each.hex === hex && unitOfLeader(p, each)?.id === id ? { ...each, hex: at } : each,
    ),
    orders: { ...p.orders, [id]: { ...p.orders[id], ...(moved > 0 && { moved }) } },
  };
}

function seenFrom(p: Public, unit: Unit): readonly Seen[] {
  const { id } = unit;
  if (isBesideEnemy(p, unit) || (isOrdered(p, id) && mayFire(p, id) !== undefined)) return [];
  const near = HEXES.filter((hex) => inRange(unit, hex, p.orders[id]?.moved ?? 0));
  return near.map((space) => {
    const sees = seesToFire(p, unit, space);
    return {
      space,
      distance: distance(unit.hex, space),
      sees,
      dice: sees ? orderedDice(p, unit, space, 'ranged').dice : 0,
    };
  });
}

import { orderedDice } from '../../combat/attack-dice.ts';
import { strike } from '../../deeds/strike.ts';
import { unitOf } from '../../pieces/position.ts';
import type { PieceId } from '../../state/state.ts';
import type { Table } from '../../state/table.ts';

/** A unit fires: hits, the leader, flags; nothing answers it (§6.3, §6.3a). */
export function beginFire(table: Table, unitId: PieceId, targetId: PieceId): void {
  const unit = unitOf(table.now, unitId);
  const { hex: at } = unitOf(table.now, targetId);
  table.emit({
    type: 'combat-began',
    kind: 'ranged',
    unit: unitId,
    target: targetId,
    from: unit.hex,
    at,
    artillery: [],
  });
  strike(table, 'ranged', unitId, targetId, orderedDice(table.now, unit, at, 'ranged'));
}

import { enemyOf } from '../army/sides.ts';
import type { Hex } from '../field/hexes.ts';
import { findPiece, type Pieces } from '../pieces/position.ts';
import type { Leader, PieceId, Unit } from '../state/state.ts';
import { award, type Table } from '../state/table.ts';
import { settleObjectives } from './objectives.ts';

/**
 * Takes blocks off a unit, as many as it has at most; with the last one it is eliminated, and its owner's enemy gains a
 * banner (§3.2). A square's card comes back at once (§10.8). Says whether the unit is gone. `rule`: the one that takes
 * the blocks.
 */
export function takeBlocks(table: Table, { id, side, blocks, square }: Unit, hits: number, rule: string): boolean {
  const lost = Math.min(hits, blocks);
  if (lost === 0) return false;
  table.emit({ type: 'blocks-lost', unit: id, blocks: lost, rule });
  if (lost < blocks) return false;
  if (square !== undefined) table.emit({ type: 'square-left', unit: id, side, slot: square, rule: '§10.8' });
  table.emit({ type: 'eliminated', unit: id, rule: '§3.2' });
  award(table, enemyOf(side), { for: 'unit', about: id });
  settleObjectives(table);
  return true;
}

/** The leader of a unit that lost blocks is checked (§12.1a): with 2 dice, or with 1 if the unit is gone (§12.1b). */
export const checkLeader = (table: Table, leader: Leader, gone: boolean): void =>
  table.emit({ type: 'entered', frame: { is: 'leader-check', leader: leader.id, dice: gone ? 1 : 2 } });

/** A leader is lost: the enemy gains a banner (§12.2). */
export function loseLeader(table: Table, { id, side }: Leader, rule: string): void {
  table.emit({ type: 'leader-lost', leader: id, rule });
  award(table, enemyOf(side), { for: 'leader', about: id });
}

/**
 * A unit that cannot go back, or a square that may not, loses blocks instead (§11.4, §10.6a). Its leader is checked
 * unless he was (§12.1c); if he was and the unit is gone, he retreats from its hex (§12.4a).
 */
export function loseInstead(
  table: Table,
  unit: Unit,
  leader: Leader | undefined,
  blocks: number,
  checked: boolean,
  rule: string,
): void {
  const gone = takeBlocks(table, unit, blocks, rule);
  if (leader === undefined || blocks === 0) return;
  if (!checked) checkLeader(table, leader, gone);
  else if (gone) table.emit({ type: 'entered', frame: { is: 'leader-retreat', leader: leader.id, path: [] } });
}

/** Whether a piece still stands where it stood: it is neither eliminated nor out of its hex. */
export const isInPlace = (p: Pieces, id: PieceId, hex: Hex): boolean => findPiece(p, id)?.hex === hex;

import { hasArmy, spIn } from '../pieces/pieces.ts';
import type { Position } from '../state.ts';
import type { Table } from '../table.ts';
import { controlOf } from './ground.ts';
import { type Camp, NATIONS_OF } from './nations.ts';

/* Entrenchments (§12.45). */

/** Whether a Camp's pieces in a space are enough for an Entrenchment: 4 SP, or any army (§12.45). */
export const canEntrench = (position: Position, space: string, camp: Camp): boolean =>
  hasArmy(position, space, camp) || spIn(position, space, NATIONS_OF[camp]) >= 4;

/** Whether a Camp that defends a duchy has the use of an Entrenchment there: its own, on ground it controls (§12.45). */
export const isEntrenched = (position: Position, space: string, camp: Camp): boolean =>
  position.entrenched[space] === camp && controlOf(position, space) === camp && canEntrench(position, space, camp);

/** Removes an Entrenchment for which too few are left (§12.45): to be called wherever pieces have left a space. */
export function settleEntrenchment(table: Table, space: string): void {
  const camp = table.state.entrenched[space];
  if (camp !== undefined && !canEntrench(table.state, space, camp))
    table.emit({ type: 'entrenched-set', space, camp: null, rule: '§12.45' });
}

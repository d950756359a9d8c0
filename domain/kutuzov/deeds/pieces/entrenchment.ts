import { canEntrench } from '../../map/entrenchment.ts';
import type { Table } from '../../table/table.ts';

/** Removes an Entrenchment for which too few are left (§12.45): to be called wherever pieces have left a space. */
export function settleEntrenchment(table: Table, space: string): void {
  const camp = table.state.entrenched[space];
  if (camp !== undefined && !canEntrench(table.state, space, camp))
    table.emit({ type: 'entrenched-set', space, camp: null, rule: '§12.45' });
}

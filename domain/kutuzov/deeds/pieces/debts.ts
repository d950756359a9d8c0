import { owedBy } from '../../pieces/pieces.ts';
import type { Position } from '../../state/state.ts';
import type { Table } from '../../table/table.ts';
import type { Power } from '../../terms/nations.ts';

/* SP that an event removes and a Power does not have (§5.12). */

/**
 * Takes SP that a Power owes from its Regroup Box, a CP each, then from new ones, two CP each (§6.1, §6.2). Returns the
 * CP that are left.
 */
export function payDebt(table: Table, power: Power, cp: number): number {
  const { regroup, facts } = table.state;
  const owed = owedBy(table.state, power);
  if (owed === 0) return cp;
  const back = Math.min(owed, regroup[power] ?? 0, cp);
  const fresh = Math.min(owed - back, Math.floor((cp - back) / 2));
  if (back > 0) table.emit({ type: 'regroup-set', of: power, sp: (regroup[power] ?? 0) - back, rule: '§5.12' });
  if (back + fresh > 0) owe(table, power, owed - back - fresh, facts.owed);
  return cp - back - 2 * fresh;
}

/** Notes how many SP a Power owes now. */
export function owe(
  table: Table,
  power: Power,
  sp: number,
  { [power]: _, ...others }: Position['facts']['owed'],
): void {
  table.emit({ type: 'noted', facts: { owed: sp === 0 ? others : { ...others, [power]: sp } }, rule: '§5.12' });
}

import type { Legal } from '../../contract/legal.ts';
import { attacks, type Order } from '../orders/orders.ts';
import type { View } from '../state/view.ts';
import type { Table } from '../table/table.ts';
import type { Power } from '../terms/nations.ts';
import { look, parted, planChoices } from '../windows/reach.ts';

/** Returns the possible plans with an attack, where people are asked once before the dice. */
export const planFor = (view: View, power: Power): Legal | undefined =>
  view.merged ? planChoices(view, power) : undefined;

/** An order without its plan, which is noted under seal with every attack, given or not. */
export function spoken<O extends Order>(table: Table, power: Power, order: O): O {
  const { said, reach } = parted(order);
  if (table.state.merged && attacks(table.state, power, order)) look(table, power, reach);
  return said;
}

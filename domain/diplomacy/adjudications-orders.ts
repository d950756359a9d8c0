import { same } from '../lib/json.ts';
import type { Order } from './commands.ts';
import { parseOrder, type WrittenOrder } from './notation.ts';
import { provinceOf } from './provinces.ts';
import { type Orders, type OutcomeWord, POWERS, type Position, type Power, type Province } from './state.ts';

/** An order text that reaches no unit, and what became of it. */
export interface Stray {
  readonly power: Power;
  readonly written: string;
  readonly outcome: OutcomeWord;
  readonly rule: string;
  readonly reason: string;
  readonly suggestion?: string;
}

export interface ReadOrders {
  readonly orders: Orders;
  readonly strays: readonly Stray[];
}

/** Sorts order texts into orders for units of the position, and those that are for none (§7.3). */
export function readOrders(position: Position, written: { readonly [power in Power]?: readonly string[] }): ReadOrders {
  const orders: { [power in Power]?: { [province: Province]: Order } } = {};
  const strays: Stray[] = [];
  for (const power of POWERS) {
    const own: { [province: Province]: Order } = {};
    for (const text of written[power] ?? []) {
      const stray = readOne(position, power, text, own);
      if (stray !== undefined) strays.push(stray);
    }
    orders[power] = own;
  }
  return { orders, strays };
}

function readOne(position: Position, power: Power, text: string, own: { [province: Province]: Order }): Stray | undefined {
  const illegal = (rule: string, reason: string): Stray => ({ power, written: text, outcome: 'illegal', rule, reason });
  const parsed = parseOrder(text, { position });
  if (!parsed.ok) {
    const { detail, suggestion } = parsed.error;
    return suggestion === undefined ? illegal('§7.3', detail) : { ...illegal('§7.3', detail), suggestion };
  }
  if (parsed.value.power !== undefined && parsed.value.power !== power) return illegal('§7.8', `It is an order for ${parsed.value.power}.`);
  if (parsed.value.is === 'waive')
    return position.phase === 'adjustment'
      ? { power, written: text, outcome: 'succeeded', rule: '§13.12', reason: 'A build is left out.' }
      : illegal('§5.2', 'Only builds can be waived.');
  const { province, order } = parsed.value;
  if (!isOwn(position, power, parsed.value)) return illegal('§7.8', `${power} has no unit in ${province} to order in this phase.`);
  const earlier = own[province];
  if (earlier === undefined) own[province] = order;
  else if (position.phase === 'adjustment') return illegal('§13.8', `There is an order for ${province} already.`);
  else if (!same(earlier, order)) own[province] = { order: 'void', written: text };
  return undefined;
}

/** Whether the power has a unit there that takes orders in this phase, or orders a build. */
function isOwn(position: Position, power: Power, { province, order }: WrittenOrder): boolean {
  if (position.phase === 'adjustment' && order.order === 'build') return true;
  const units = position.phase === 'retreat' ? position.dislodged.map(({ unit }) => unit) : position.units;
  return units.some((unit) => unit.power === power && provinceOf(unit.loc) === province);
}

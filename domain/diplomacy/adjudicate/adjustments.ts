import { POWERS, type Power, type Province, type Unit } from '../map/vocabulary.ts';
import type { Order } from '../state/commands.ts';
import type { OrderResult, Orders, Rulings } from '../state/state.ts';
import { removalsOf } from './civil-disorder.ts';
import { balance } from './due.ts';
import { lawfulOn, type Survey } from './lawful.ts';

interface Adjusted {
  readonly results: readonly OrderResult[];
  readonly units: readonly Unit[];
}

/**
 * §13.4-§13.13. Orders are taken in the order written; orders that are not lawful or too many are ignored, builds left
 * out are waived, and removals still missing follow §15.5. A power that nobody plays neither builds nor removes
 * (§16.2).
 */
export function resolveAdjustments(on: Survey, orders: Orders, rulings: Rulings): Adjusted {
  const results: OrderResult[] = [];
  const removed = new Set<Unit>();
  const built: Unit[] = [];
  for (const power of POWERS) {
    if (on.position.idle?.includes(power)) continue;
    const due = balance(on.position, power);
    let left = Math.abs(due);
    for (const [province, order] of Object.entries(orders[power] ?? {})) {
      const unit = subject(on, power, province, order);
      const base = { power, unit: { type: unit.type, loc: unit.loc }, order, by: [] };
      const judged = lawfulOn(on, unit, order);
      if (!judged.ok) {
        results.push({ ...base, outcome: 'illegal', rule: judged.rule, why: judged.why });
      } else if (left === 0) {
        const code = due > 0 ? 'NO_MORE_BUILDS' : 'NO_MORE_REMOVALS';
        results.push({ ...base, outcome: 'illegal', rule: due > 0 ? '§13.6' : '§13.5', why: { code, power } });
      } else if (judged.order.order === 'build') {
        left--;
        built.push(unit);
        results.push({
          ...base,
          order: judged.order,
          outcome: 'succeeded',
          rule: '§13.6',
          why: { code: 'BUILDS', unit: base.unit },
        });
      } else {
        left--;
        removed.add(unit);
        results.push({ ...base, outcome: 'disbanded', rule: '§13.5', why: { code: 'REMOVES', unit: base.unit } });
      }
    }
    if (due >= 0 || left === 0) continue;
    const kept = on.position.units.filter((unit) => unit.power === power && !removed.has(unit));
    for (const unit of removalsOf(on.position, power, kept, left, rulings)) {
      removed.add(unit);
      const piece = { type: unit.type, loc: unit.loc };
      const code = rulings === 'rulebook' ? 'FARTHEST_FROM_HOME' : 'FARTHEST_FROM_CENTRES';
      const why = { code, unit: piece } as const;
      results.push({
        power,
        unit: piece,
        order: { order: 'disband' },
        outcome: 'disbanded',
        rule: '§15.5',
        why,
        by: [],
      });
    }
  }
  return { results, units: [...on.position.units.filter((unit) => !removed.has(unit)), ...built] };
}

/** The unit an adjustment order is about: the one that stands there, or the one to be built. */
function subject(on: Survey, power: Power, province: Province, order: Order): Unit {
  const standing = on.unitIn.get(province);
  if (order.order !== 'build')
    return standing?.power === power ? standing : { power, type: standing?.type ?? 'A', loc: province };
  return {
    power,
    type: order.unit,
    loc: order.unit === 'F' && order.coast !== undefined ? `${province}/${order.coast}` : province,
  };
}

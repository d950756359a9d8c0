import { neighbours, provinceOf } from '../map/provinces.ts';
import type { Loc, Province, Unit } from '../map/vocabulary.ts';
import type { Order } from '../state/commands.ts';
import type { Dislodged, OrderResult, Orders } from '../state/state.ts';
import type { Piece, Why } from '../state/why.ts';
import { lawfulOn, type Survey } from './lawful.ts';

/**
 * Where a dislodged unit may go (§12.3, §12.4a, §12.4b, §12.4c). `isShut`: occupied, or closed to all (§16.7);
 * `forbidden`: the province that its attacker came from, if the unit may not go there.
 */
export const retreatsOf = (
  unit: Unit,
  forbidden: Province | undefined,
  isShut: (province: Province) => boolean,
  contested: readonly Province[],
): readonly Loc[] =>
  neighbours(unit).filter((loc) => {
    const province = provinceOf(loc);
    return province !== forbidden && !isShut(province) && !contested.includes(province);
  });

interface Retreated {
  readonly results: readonly OrderResult[];
  /** The dislodged units that found a place. */
  readonly survivors: readonly Unit[];
}

const NOTHING: Order = { order: 'disband' };

/** §12.2-§12.9. Units ordered to the same province, without a lawful order or without any order are disbanded. */
export function resolveRetreats(on: Survey, orders: Orders): Retreated {
  const going = on.position.dislodged.map((dislodged) => read(on, dislodged, orders));
  const results: OrderResult[] = [];
  const survivors: Unit[] = [];
  for (const { unit, order, result } of going) {
    if (order === undefined) {
      results.push(result);
      continue;
    }
    const rivals = going.filter(
      (other) =>
        other.order !== undefined && other.unit !== unit && provinceOf(other.order.to) === provinceOf(order.to),
    );
    if (rivals.length === 0) {
      survivors.push({ ...unit, loc: order.to });
      results.push(result);
    } else {
      const why: Why = {
        code: 'RETREATS_CLASH',
        unit: named(unit),
        against: rivals.map((other) => named(other.unit)),
        to: order.to,
      };
      results.push({
        ...result,
        outcome: 'disbanded',
        rule: '§12.7',
        why,
        by: rivals.map((other) => provinceOf(other.unit.loc)),
      });
    }
  }
  return { results, survivors };
}

interface Going {
  readonly unit: Unit;
  /** A lawful retreat. */
  readonly order: Extract<Order, { readonly order: 'retreat' }> | undefined;
  /** The result if no other unit goes there. */
  readonly result: OrderResult;
}

const named = ({ type, loc }: Unit): Piece => ({ type, loc });

function read(on: Survey, { unit, from, retreats }: Dislodged, orders: Orders): Going {
  const written = orders[unit.power]?.[provinceOf(unit.loc)];
  const base = { power: unit.power, unit: named(unit), order: written ?? NOTHING, by: [] };
  const lost = (rule: string, code: 'NOWHERE_TO_GO' | 'NO_GOVERNMENT' | 'NO_RETREAT_ORDER' | 'DISBANDS'): Going => ({
    unit,
    order: undefined,
    result: { ...base, outcome: 'disbanded', rule, why: { code, unit: base.unit } },
  });
  if (on.position.fallen?.includes(unit.power)) return lost('§15.3', 'NO_GOVERNMENT');
  const isIdle = on.position.idle?.includes(unit.power) === true;
  if (written === undefined)
    return retreats.length === 0
      ? lost(isIdle ? '§16.2' : '§12.5', 'NOWHERE_TO_GO')
      : lost('§12.8', 'NO_RETREAT_ORDER');
  const judged = lawfulOn(on, unit, written);
  if (!judged.ok) {
    const { rule, why } = judged;
    return { unit, order: undefined, result: { ...base, outcome: 'illegal', rule, why, by: [from], lost: true } };
  }
  if (judged.order.order !== 'retreat') return lost('§12.9', 'DISBANDS');
  const why: Why = { code: 'RETREATS', unit: base.unit, to: judged.order.to };
  return {
    unit,
    order: judged.order,
    result: { ...base, order: judged.order, outcome: 'succeeded', rule: '§12.3', why },
  };
}

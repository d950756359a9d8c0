import type { Note } from '../../contract/refusal.ts';
import type { SeatId } from '../../lib/ids.ts';
import { provinceOf } from '../map/provinces.ts';
import type { Command } from '../state/commands.ts';
import type { View } from '../view.ts';
import { adviseAdjustments } from './adjustments.ts';
import type { Plan } from './plan.ts';
import { adviseRetreats } from './retreats.ts';
import { adviseUnit } from './units.ts';

/**
 * Remarks on orders before they are submitted: orders that cannot do what they say as the seat's own orders stand, or
 * that work against its own units; and what happens where nothing is ordered. Looks only at what the seat sees: the
 * orders of others are not known, so a remark says `may` where it depends on them. Refuses nothing.
 */
export function advise(view: View, seat: SeatId, { orders }: Command): readonly Note[] {
  const powers = view.seats[seat]?.powers ?? [];
  const plan: Plan = { view, powers, orders, unitIn: new Map(view.units.map((unit) => [provinceOf(unit.loc), unit])) };
  switch (view.phase) {
    case 'movement':
      return view.units.filter(({ power }) => powers.includes(power)).flatMap((unit) => adviseUnit(plan, unit));
    case 'retreat':
      return adviseRetreats(plan);
    case 'adjustment':
      return adviseAdjustments(plan);
  }
}

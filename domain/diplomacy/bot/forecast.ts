import { at } from '../../lib/sure.ts';
import { provinceOf } from '../map/provinces.ts';
import type { Power, Province } from '../map/vocabulary.ts';
import type { Order } from '../state/commands.ts';
import type { Orders as Sheets } from '../state/state.ts';
import { draft, type Orders } from './draft.ts';
import type { Luck } from './luck.ts';
import { type Situation, US } from './situation.ts';

/**
 * What all other sides might order: one guess. `worths` by side. Powers that nobody plays are left out: their units
 * hold.
 */
export function forecast(situation: Situation, worths: readonly Float64Array[], luck: Luck): Sheets {
  const guess: Orders = new Map();
  for (let side = 0; side < situation.sides; side++) {
    if (side === US) continue;
    for (const [unit, order] of draft(situation, side, at(worths, side), luck)) guess.set(unit, order);
  }
  return sheetsOf(situation, guess);
}

/** Orders by unit number as the adjudicator takes them: by power and province. */
export function sheetsOf({ units }: Situation, orders: Orders): Sheets {
  const sheets: { [power in Power]?: Record<Province, Order> } = {};
  for (const [unit, order] of orders) {
    const { power, loc } = at(units, unit);
    sheets[power] ??= {};
    sheets[power][provinceOf(loc)] = order;
  }
  return sheets;
}

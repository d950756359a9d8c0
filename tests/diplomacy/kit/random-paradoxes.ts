import { lawfulOn, survey } from '../../../domain/diplomacy/adjudicate/lawful.ts';
import { canReach, fleetNeighbours, isSea, provinceOf } from '../../../domain/diplomacy/map/provinces.ts';
import type { Loc, Power, Province, Unit, UnitType } from '../../../domain/diplomacy/map/vocabulary.ts';
import type { Order } from '../../../domain/diplomacy/state/commands.ts';
import type { Orders, Position } from '../../../domain/diplomacy/state/state.ts';
import { type Below, pickOne } from './random-orders.ts';

const SEAS: readonly (readonly Province[])[] = [
  ['eng', 'nth'],
  ['nth'],
  ['eng'],
  ['tys', 'ion'],
  ['tys', 'lyo'],
  ['bal', 'bot'],
  ['nth', 'ska'],
  ['eng', 'nth', 'nwg'],
  ['ion', 'aeg'],
  ['nth', 'eng', 'hel'],
];
const POWERS: readonly Power[] = ['england', 'france', 'germany', 'italy', 'russia'];

/**
 * Positions built to tie convoys into knots: fleets at sea, attacks on them with supports from the coast, and armies
 * convoyed to where the supports come from.
 */
export function randomParadox(below: Below): { readonly position: Position; readonly orders: Orders } {
  const seas = pickOne(SEAS, below);
  const units: Unit[] = [];
  const plan: [Unit, Order][] = [];
  const put = (type: UnitType, loc: Loc): Unit => {
    const unit: Unit = { power: pickOne(POWERS, below), type, loc };
    units.push(unit);
    return unit;
  };
  const free = (locs: readonly Loc[]): readonly Loc[] =>
    locs.filter((loc) => !units.some((unit) => provinceOf(unit.loc) === provinceOf(loc)));
  const fleets = seas.map((sea) => put('F', sea));
  const coasts = [...new Set(seas.flatMap(fleetNeighbours))].filter((loc) => !isSea(loc));
  const supporters: Unit[] = [];
  for (const sea of seas)
    for (let count = 1 + below(2); count > 0; count--) {
      const near = free(fleetNeighbours(sea));
      if (near.length === 0) continue;
      const attacker = put('F', pickOne(near, below));
      plan.push([attacker, { order: 'move', to: sea }]);
      const shore = free(fleetNeighbours(sea)).filter((loc) => !isSea(loc));
      if (shore.length === 0 || below(5) === 0) continue;
      const supporter = put('F', pickOne(shore, below));
      supporters.push(supporter);
      plan.push([
        supporter,
        below(6) > 0 ? { order: 'support', of: provinceOf(attacker.loc), to: sea } : { order: 'support', of: sea },
      ]);
    }
  const journeys: { readonly of: Province; readonly to: Province }[] = [];
  for (const _ of seas) {
    const landing = free(coasts);
    if (units.length > 11 || landing.length === 0) break;
    const army = put('A', provinceOf(pickOne(landing, below)));
    const goals = supporters.length > 0 && below(5) > 0 ? supporters.map(({ loc }) => loc) : coasts;
    const to = provinceOf(pickOne(goals, below));
    journeys.push({ of: army.loc, to });
    plan.push([army, below(2) === 0 ? { order: 'move', to } : { order: 'move', to, via: 'convoy' }]);
    const shore = free(coasts);
    if (below(3) > 0 || shore.length === 0) continue;
    const helper = put('F', pickOne(shore, below));
    if (canReach(helper, to)) plan.push([helper, { order: 'support', of: army.loc, to }]);
  }
  for (const [i, fleet] of fleets.entries()) {
    const journey =
      journeys[i] !== undefined && below(3) > 0 ? journeys[i] : journeys[below(Math.max(1, journeys.length))];
    if (journey !== undefined)
      plan.push([fleet, below(8) > 0 ? { order: 'convoy', ...journey } : { order: 'support', ...journey }]);
  }
  const position: Position = {
    season: 'spring',
    year: 1901,
    phase: 'movement',
    units,
    dislodged: [],
    contested: [],
    centres: {},
  };
  const on = survey(position);
  const orders: { [power in Power]?: { [province: Province]: Order } } = {};
  for (const [unit, order] of plan) {
    const judged = lawfulOn(on, unit, order);
    if (judged.ok) orders[unit.power] = { ...orders[unit.power], [provinceOf(unit.loc)]: judged.order };
  }
  return { position, orders };
}

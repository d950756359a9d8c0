import { lawfulOn, survey } from '../../../domain/diplomacy/adjudicate/lawful.ts';
import {
  canReach,
  fleetNeighbours,
  isSea,
  neighbours,
  PROVINCES,
  provinceOf,
} from '../../../domain/diplomacy/map/provinces.ts';
import type { Loc, Power, Province, Unit, UnitType } from '../../../domain/diplomacy/map/vocabulary.ts';
import type { Order } from '../../../domain/diplomacy/state/commands.ts';
import type { Orders, Position } from '../../../domain/diplomacy/state/state.ts';

/** An integer from 0 to n-1. */
export type Below = (n: number) => number;

/** The same numbers for the same seed (mulberry32). */
export const generator = (seed: number): Below => {
  let a = seed | 0;
  return (n) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
  };
};

export const pickOne = <T>(items: readonly T[], below: Below): T => items[below(items.length)]!;

/** A movement position with `count` units in these provinces, of as many powers as listed. */
export function randomPosition(
  provinces: readonly Province[],
  count: number,
  powers: readonly Power[],
  below: Below,
): Position {
  const free = [...provinces];
  const units: Unit[] = [];
  while (units.length < count && free.length > 0) {
    const [id] = free.splice(below(free.length), 1);
    const berths = PROVINCES[id!]!.berths;
    const type: UnitType = isSea(id!) || (berths.length > 0 && below(3) === 0) ? 'F' : 'A';
    units.push({ power: pickOne(powers, below), type, loc: type === 'A' ? id! : pickOne(berths, below) });
  }
  return { season: 'spring', year: 1901, phase: 'movement', units, dislodged: [], contested: [], centres: {} };
}

/** Lawful orders that get in each other's way: most supports and convoys fit what other units do. */
export function randomOrders(position: Position, below: Below): Orders {
  const on = survey(position);
  const orders = new Map<Unit, Order>();
  const give = (unit: Unit, order: Order): void => {
    const judged = lawfulOn(on, unit, order);
    if (judged.ok) orders.set(unit, judged.order);
  };
  const coasts = new Set(
    position.units
      .filter(({ loc }) => isSea(loc))
      .flatMap(({ loc }) =>
        fleetNeighbours(loc)
          .map(provinceOf)
          .filter((id) => !isSea(id)),
      ),
  );
  const targets = (unit: Unit): readonly Loc[] =>
    unit.type === 'A' && coasts.has(provinceOf(unit.loc)) && below(2) === 0 ? [...coasts] : neighbours(unit);
  for (const unit of position.units) {
    if (below(5) < 2 && unit.type === 'F' && isSea(unit.loc)) continue;
    const to = pickOne(preferred(targets(unit), position), below);
    if (below(3) > 0)
      give(unit, { order: 'move', to, ...(below(4) === 0 && unit.type === 'A' ? { via: 'convoy' as const } : {}) });
  }
  for (const unit of position.units) {
    if (orders.has(unit)) continue;
    const movers = [...orders].filter(([other, order]) => other !== unit && order.order === 'move');
    const convoys = movers.flatMap(([army, order]): Order[] =>
      order.order === 'move' && army.type === 'A' ? [{ order: 'convoy', of: provinceOf(army.loc), to: order.to }] : [],
    );
    const supports = movers.flatMap(([mover, order]): Order[] =>
      order.order === 'move' && canReach(unit, provinceOf(order.to))
        ? [{ order: 'support', of: provinceOf(mover.loc), to: order.to }]
        : [],
    );
    const holds = position.units
      .filter((other) => other !== unit && canReach(unit, provinceOf(other.loc)))
      .map((other): Order => ({ order: 'support', of: provinceOf(other.loc) }));
    const options = [...supports, ...supports, ...holds].filter((order) => lawfulOn(on, unit, order).ok);
    const carrying = convoys.filter((order) => lawfulOn(on, unit, order).ok);
    const wanted = carrying.length > 0 && below(4) > 0 ? carrying : options;
    if (wanted.length > 0) give(unit, pickOne(wanted, below));
  }
  const sheets: { [power in Power]?: { [province: Province]: Order } } = {};
  for (const [unit, order] of orders) sheets[unit.power] = { ...sheets[unit.power], [provinceOf(unit.loc)]: order };
  return sheets;
}

/** Places where there is a unit come up more often. */
const preferred = (locs: readonly Loc[], position: Position): readonly Loc[] => {
  const busy = locs.filter((loc) => position.units.some((unit) => provinceOf(unit.loc) === provinceOf(loc)));
  return [...locs, ...busy, ...busy];
};

import type { Seen } from '../../contract/shown.ts';
import type { Side } from '../army/sides.ts';
import { typeOf } from '../army/units.ts';
import { standing } from '../combat/sight.ts';
import { inRange, strength } from '../combat/strength.ts';
import { distance, HEXES, type Hex, isAdjacent, neighbours } from '../field/hexes.ts';
import { afterMove } from '../orders/allowance.ts';
import { isBesideEnemy, unitAt, unitOf, unitsOfSide } from '../pieces/position.ts';
import { seesToFire } from '../pieces/sight.ts';
import type { Public, Unit } from '../state/state.ts';
import { reachOf } from './reach.ts';

/**
 * Returns every hex that units of a side could attack in one turn by the plain rules, without a card: how many of them,
 * how far the nearest one is now, and the most dice of one of them.
 */
export function threatsOf(p: Public, side: Side): readonly Seen[] {
  const plain: Public = { ...p, orders: {} };
  const found = new Map<Hex, { pieces: number; dice: number; distance: number }>();
  for (const unit of unitsOfSide(plain, side))
    for (const [space, dice] of attacksOf(plain, unit)) {
      const known = found.get(space);
      found.set(space, {
        pieces: (known?.pieces ?? 0) + 1,
        dice: Math.max(known?.dice ?? 0, dice),
        distance: Math.min(known?.distance ?? Number.POSITIVE_INFINITY, distance(unit.hex, space)),
      });
    }
  return HEXES.flatMap((space) => {
    const threat = found.get(space);
    return threat === undefined || unitAt(p, space)?.side === side ? [] : [{ space, sees: true, ...threat }];
  });
}

/** The hexes that a unit could attack in one turn, with the most dice that it could roll there. */
function attacksOf(p: Public, unit: Unit): ReadonlyMap<Hex, number> {
  const found = new Map<Hex, number>();
  for (const [at, moved] of standsOf(p, unit)) {
    const there = moved === 0 ? p : standing(p, unit, at, moved);
    const one = unitOf(there, unit.id);
    if (moved > 0 && afterMove(there, one, 'melee') !== undefined) continue;
    for (const [space, dice] of attacksFrom(there, one, moved)) found.set(space, Math.max(found.get(space) ?? 0, dice));
  }
  return found;
}

/** Where a unit could stand when it attacks, and how many hexes it has moved; a square stays. */
const standsOf = (p: Public, unit: Unit): readonly (readonly [Hex, number])[] => [
  [unit.hex, 0],
  ...(unit.square === undefined ? [...reachOf(p, unit)].map(([to, way]) => [to, way.length] as const) : []),
];

function attacksFrom(p: Public, unit: Unit, moved: number): readonly (readonly [Hex, number])[] {
  const melee = neighbours(unit.hex).map((at) => [at, strength(p, { kind: 'melee', unit, at }).dice] as const);
  const fires =
    typeOf(unit).ranged !== undefined && !isBesideEnemy(p, unit) && afterMove(p, unit, 'ranged') === undefined;
  const fire = fires
    ? HEXES.filter((at) => !isAdjacent(unit.hex, at) && inRange(unit, at, moved) && seesToFire(p, unit, at)).map(
        (at) => [at, strength(p, { kind: 'ranged', unit, at, moved }).dice] as const,
      )
    : [];
  return [...melee, ...fire].filter(([, dice]) => dice > 0);
}

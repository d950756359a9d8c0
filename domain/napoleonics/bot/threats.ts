import { armOf, typeOf } from '../army/units.ts';
import { strength } from '../combat/strength.ts';
import { distance } from '../field/hexes.ts';
import { sees } from '../pieces/sight.ts';
import type { Position, Unit } from '../state/state.ts';
import { meanHits, sidesOf } from './odds.ts';

/**
 * How many hits a unit would get in the mean if it were ordered and went for an enemy unit where that stands: by melee
 * as far as it can charge, else by fire. The way there is not looked at; a battery fires only at what it sees.
 */
export function threat(p: Position, unit: Unit, target: Unit): number {
  const { moveAndBattle, ranged, saberHits } = typeOf(unit);
  const hexes = distance(unit.hex, target.hex);
  if (hexes > moveAndBattle + Math.max(1, ranged?.range ?? 0)) return 0;
  const arm = armOf(target);
  if (hexes <= moveAndBattle + 1) {
    const { dice } = strength(p, { kind: 'melee', unit, at: target.hex });
    return meanHits(dice, saberHits ? sidesOf(arm, 'SABER') : sidesOf(arm));
  }
  if (ranged === undefined || (hexes > ranged.range && 'table' in ranged)) return 0;
  if (hexes >= 4 && !sees(p, unit.hex, target.hex)) return 0;
  const { dice } = strength(p, { kind: 'ranged', unit, at: target.hex, moved: hexes > ranged.range ? 1 : 0 });
  return meanHits(dice, sidesOf(arm));
}

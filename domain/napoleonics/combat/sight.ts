import type { Seen } from '../../contract/shown.ts';
import { distance, HEXES } from '../field/hexes.ts';
import { mayFire } from '../orders/allowance.ts';
import { isOrdered } from '../orders/in-play.ts';
import { findUnit, isBesideEnemy } from '../pieces/position.ts';
import { seesToFire } from '../pieces/sight.ts';
import type { PieceId, Public } from '../state/state.ts';
import { orderedDice } from './attack-dice.ts';
import { inRange } from './strength.ts';

/**
 * Returns what a unit could fire at from where it stands: every hex within its range but those beside it (§6.1a),
 * whether it sees there (§5), and how many dice it would roll (§17.3), after its moves of this turn and by the card in
 * play. Nothing for a unit that does not fire, or may not now; undefined for what is no unit.
 */
export function sightOf(p: Public, id: PieceId): readonly Seen[] | undefined {
  const unit = findUnit(p, id);
  if (unit === undefined) return undefined;
  if (isBesideEnemy(p, unit) || (isOrdered(p, id) && mayFire(p, id) !== undefined)) return [];
  const near = HEXES.filter((hex) => inRange(unit, hex, p.orders[id]?.moved ?? 0));
  return near.map((space) => {
    const sees = seesToFire(p, unit, space);
    return {
      space,
      distance: distance(unit.hex, space),
      sees,
      dice: sees ? orderedDice(p, unit, space, 'ranged').dice : 0,
    };
  });
}

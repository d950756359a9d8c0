import type { Seen } from '../../contract/shown.ts';
import { mayFire } from '../cards/allowance.ts';
import { isOrdered } from '../cards/in-play.ts';
import { distance, HEXES } from '../field/hexes.ts';
import { findUnit, isBesideEnemy } from '../field/position.ts';
import { seesToFire } from '../field/sight.ts';
import type { PieceId, Public } from '../state.ts';
import { orderedDice } from './attack-dice.ts';
import { inRange } from './strength.ts';

/**
 * Returns what a unit could fire at from where it stands: every hex within its range but those beside it (§6.1a), whether it sees there
 * (§5), and how many dice it would roll (§17.3), after its moves of this turn and by the card in play. Nothing for a unit that does not
 * fire, or may not now; undefined for what is no unit.
 */
export function sightOf(p: Public, id: PieceId): readonly Seen[] | undefined {
  const unit = findUnit(p, id);
  if (unit === undefined) return undefined;
  if (isBesideEnemy(p, unit) || (isOrdered(p, id) && mayFire(p, id) !== undefined)) return [];
  const near = HEXES.filter((hex) => inRange(unit, hex, p.orders[id]?.moved ?? 0));
  return near.map((space) => {
    const sees = seesToFire(p, unit, space);
    return { space, distance: distance(unit.hex, space), sees, dice: sees ? orderedDice(p, unit, space, 'ranged').dice : 0 };
  });
}

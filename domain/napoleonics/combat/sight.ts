import type { Seen } from '../../shown.ts';
import { distance, HEXES } from '../field/hexes.ts';
import { findUnit } from '../field/position.ts';
import { seesToFire } from '../field/sight.ts';
import type { PieceId, Public } from '../state.ts';
import { inRange, strength } from './strength.ts';

/**
 * What a unit could fire at from where it stands, had it not moved (§6.1a): every hex within its range but those beside it, whether it sees
 * there (§5), and with how many dice it would fire (§17.3). Undefined for what is no unit; nothing for one that does not fire.
 */
export function sightOf(p: Public, id: PieceId): readonly Seen[] | undefined {
  const unit = findUnit(p, id);
  if (unit === undefined) return undefined;
  const near = HEXES.filter((hex) => inRange(unit, hex, 0));
  return near.map((space) => {
    const sees = seesToFire(p, unit, space);
    return { space, distance: distance(unit.hex, space), sees, dice: sees ? strength(p, { kind: 'ranged', unit, at: space }).dice : 0 };
  });
}

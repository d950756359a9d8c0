import { armOf } from '../army/units.ts';
import { terrainAt } from '../field/field.ts';
import { freeSlots } from '../field/position.ts';
import type { Public, Unit } from '../state.ts';

/** With so many cards in hand, or fewer, no square is formed (§10.1). */
const TOO_FEW = 2;

/** Whether infantry may form square against cavalry that attacks it in its own turn (§10.1): all of this is public. */
export const mayFormSquare = (p: Public, attacker: Unit, target: Unit): boolean =>
  armOf(attacker) === 'CAV' &&
  armOf(target) === 'INF' &&
  target.square === undefined &&
  p.held[target.side] > TOO_FEW &&
  terrainAt(p.battle, target.hex).square &&
  freeSlots(p, target.side).length > 0;

/** Whether cavalry attacks a unit in square: then the square rolls first, and does not battle back (§10.3). */
export const isCavalryAtSquare = (attacker: Unit, target: Unit): boolean => armOf(attacker) === 'CAV' && target.square !== undefined;

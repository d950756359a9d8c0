import { among, constant, fields, type Legal } from '../../contract/legal.ts';
import { fireTargets } from '../combat/fire.ts';
import { meleeChoices, meleeTargets } from '../combat/melee.ts';
import { orderedPieces } from '../orders/slots.ts';
import type { Public } from '../state/state.ts';

/** Whether any ordered unit can fire or attack now. */
export const canBattle = (p: Public): boolean => combatChoices(p).length > 0;

/** What the ordered units can do in phase 4: fire, and melees with the artillery that may join (§4.0a). */
export function combatChoices(p: Public): readonly Legal[] {
  return orderedPieces(p).flatMap(({ id }) => {
    const targets = fireTargets(p, id);
    const fire =
      targets.length === 0 ? [] : [fields({ type: constant('fire'), unit: constant(id), target: among(targets) })];
    return [...fire, ...meleeChoices(p, id, meleeTargets(p, id))];
  });
}

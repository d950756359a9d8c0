import type { Refusal } from '../../game.ts';
import { among, constant, fields, type Legal, oneOf } from '../../legal.ts';
import { orderedPieces } from '../cards/slots.ts';
import { againstFire, againstMelee, beginFire, beginMelee, fireTargets, meleeChoices, meleeTargets } from '../combat/index.ts';
import type { FrameOf } from '../frames.ts';
import type { Procedure } from '../procedures/procedure.ts';
import type { Public } from '../state.ts';
import { notNow } from './refusals.ts';

/** Phase 4: one ordered unit after the other, each completely (§4.0a). It is skipped when nobody can battle. */
export const combat: Procedure<FrameOf<'combat'>> = {
  asks: (p) => (canBattle(p) ? { seat: p.active, kind: 'combat' } : undefined),
  legal: ({ p }) => oneOf([...choices(p), fields({ type: constant('done') })]),
  against({ p }, _, command): Refusal | undefined {
    switch (command.type) {
      case 'done':
        return undefined;
      case 'fire':
        return againstFire(p, command.unit, command.target);
      case 'melee':
        return againstMelee(p, command.unit, command.target, command.artillery);
      default:
        return notNow('§4.0a');
    }
  },
  act(table, _, command) {
    switch (command.type) {
      case 'fire':
        return beginFire(table, command.unit, command.target);
      case 'melee':
        return beginMelee(table, command.unit, command.target, command.artillery);
      default:
        table.emit({ type: 'went', frame: { is: 'draw' } });
    }
  },
  run: (table) => table.emit({ type: 'went', frame: { is: 'draw' } }),
};

/** Whether any ordered unit can fire or attack now. */
export const canBattle = (p: Public): boolean => choices(p).length > 0;

function choices(p: Public): readonly Legal[] {
  return orderedPieces(p).flatMap(({ id }) => {
    const targets = fireTargets(p, id);
    const fire = targets.length === 0 ? [] : [fields({ type: constant('fire'), unit: constant(id), target: among(targets) })];
    return [...fire, ...meleeChoices(p, id, meleeTargets(p, id))];
  });
}

import { constant, fields, oneOf } from '../../../contract/legal.ts';
import type { Refusal } from '../../../contract/refusal.ts';
import { againstFire } from '../../combat/fire.ts';
import { againstMelee } from '../../combat/melee.ts';
import { done, type Procedure } from '../../deeds/procedure.ts';
import { notNow } from '../../pieces/refusals.ts';
import type { FrameOf } from '../../state/frames.ts';
import { canBattle, combatChoices } from '../../turn/combat.ts';
import { beginFire } from '../combat/fire.ts';
import { beginMelee } from '../combat/melee.ts';

/** Phase 4: one ordered unit after the other, each completely (§4.0a). It is skipped when nobody can battle. */
export const combat: Procedure<FrameOf<'combat'>> = {
  asks: (p) => (canBattle(p) ? [p.active] : []),
  legal: ({ p }) => oneOf([...combatChoices(p), fields({ type: constant('done') })]),
  against({ p }, _, __, command): Refusal | undefined {
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
  act(table, _, __, command) {
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
  lapse: done,
};

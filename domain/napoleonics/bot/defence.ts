import { unitOf } from '../pieces/position.ts';
import type { FrameOf } from '../state/frames.ts';
import type { Known } from '../state/known.ts';
import { type Appraisal, foreign } from './appraisal.ts';
import { answers, plainWorth } from './blows.ts';

/** What a First Strike is worth in hand. */
const STRIKE_KEPT = 0.7;

/**
 * Returns the appraisal of the attacked side's answers (§7.2): it takes what leaves the attacker least. It battles back
 * whenever it can.
 */
export function defending(
  { p }: Known,
  { unit: attackerId, target: targetId, artillery, bonus }: FrameOf<'melee'>,
): Appraisal {
  const [attacker, target] = [unitOf(p, attackerId), unitOf(p, targetId)];
  const { stand, retire, square } = answers(p, attacker, target, artillery, bonus ? 'bonus-melee' : 'melee');
  return (command) => {
    switch (command.type) {
      case 'react':
        return command.card === null ? 0 : plainWorth(p, target, attacker) - STRIKE_KEPT;
      case 'retire':
        return command.retire ? -retire() : -stand();
      case 'form-square':
        return command.form ? -square() : -stand();
      case 'battle-back':
        return command.battle ? 1 : 0;
      default:
        return foreign(command);
    }
  };
}

import { armOf } from '../army/units.ts';
import { enemiesBeside } from '../combat/melee.ts';
import { entryBan } from '../orders/allowance.ts';
import { attachedLeader, unitOf } from '../pieces/position.ts';
import type { Command } from '../state/commands.ts';
import type { FrameOf } from '../state/frames.ts';
import type { Known } from '../state/known.ts';
import type { PieceId, Public, Unit } from '../state/state.ts';
import { type Appraisal, foreign } from './appraisal.ts';
import { fireWorth, meleeWorth } from './blows.ts';
import { attackWorth, shifted, standWorth } from './outlook.ts';

/** What fire counts more than a melee: nobody answers it, and it weakens the target for a melee. */
const FIRE_FIRST = 0.3;

/** Phase 4: the attack that gains most next, less what its artillery would gain alone; none that loses. */
export function attacking({ p }: Known): Appraisal {
  const alone = new Map<PieceId, number>();
  const aloneWorth = (id: PieceId): number => {
    const worth = alone.get(id) ?? attackWorth(p, unitOf(p, id));
    alone.set(id, worth);
    return worth;
  };
  return (command) => {
    switch (command.type) {
      case 'done':
        return 0;
      case 'fire':
        return fireWorth(p, unitOf(p, command.unit), unitOf(p, command.target)) + FIRE_FIRST;
      case 'melee':
        return clashWorth(p, command, 'melee') - command.artillery.reduce((sum, id) => sum + aloneWorth(id), 0);
      default:
        return foreign(command);
    }
  };
}

type Attack = Extract<Command, { type: 'melee' }>;

const clashWorth = (p: Public, { unit, target, artillery }: Attack, kind: 'melee' | 'bonus-melee'): number =>
  meleeWorth(p, unitOf(p, unit), target, artillery, kind);

/** Taking ground and breaking through (§13): a better place, or a second melee; and that melee (§13.4a). */
export function following({ p }: Known, frame: FrameOf<'advance'>): Appraisal {
  const unit = unitOf(p, frame.unit);
  const here = standWorth(p, unit) + (frame.stage === 'beyond' ? secondWorth(p, frame, unit) : 0);
  return (command) => {
    switch (command.type) {
      case 'done':
        return 0;
      case 'melee':
        return clashWorth(p, command, 'bonus-melee');
      case 'advance': {
        if (command.to === null) return 0;
        const there = shifted(p, unit, command.to, attachedLeader(p, unit)?.id);
        const moved = { ...unit, hex: command.to };
        return standWorth(there, moved) + secondWorth(there, frame, moved) - here;
      }
      default:
        return foreign(command);
    }
  };
}

/** What cavalry gains by its second melee from where it stands. */
function secondWorth(p: Public, { not, last }: FrameOf<'advance'>, unit: Unit): number {
  if (armOf(unit) !== 'CAV' || last || entryBan(p, unit, true) !== undefined) return 0;
  const targets = enemiesBeside(p, unit).filter((target) => target !== not);
  return Math.max(0, ...targets.map((target) => meleeWorth(p, unit, target, [], 'bonus-melee')));
}

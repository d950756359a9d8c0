import { last } from '../../lib/sure.ts';
import { enemyOf } from '../army/sides.ts';
import { typeOf } from '../army/units.ts';
import { stepsBack } from '../combat/retreat.ts';
import { strength } from '../combat/strength.ts';
import type { Hex } from '../field/hexes.ts';
import { attachedLeader, findUnit, leaderAt, leaderOf, unitAt, unitOf } from '../pieces/position.ts';
import type { FrameOf } from '../state/frames.ts';
import type { Known } from '../state/known.ts';
import type { Leader, Public, Unit } from '../state/state.ts';
import { type Appraisal, foreign } from './appraisal.ts';
import { plainWorth } from './blows.ts';
import { noneOf } from './odds.ts';
import { shifted, standWorth } from './outlook.ts';
import { bannerWorth, blocksWorth } from './worth.ts';

type How = FrameOf<'retreat'>['how'];

/** What a leader loses who leaves the battle: no banner, but all he could do (§12.3e). */
const LEFT_THE_FIELD = 1;

/**
 * How many flags are ignored (§11.5a): by the worth of the place at the end of the retreat, and the blocks that are
 * lost on the way.
 */
export function ignoring({ p }: Known, { unit: id, flags }: FrameOf<'flags'>): Appraisal {
  const unit = unitOf(p, id);
  return (command) => {
    if (command.type !== 'ignore') return foreign(command);
    const taken = flags - command.flags;
    if (unit.square !== undefined) return -blocksWorth(p, unit, taken);
    return taken === 0
      ? standWorth(p, unit) + backWorth(p, unit)
      : retreatWorth(p, unit, taken * typeOf(unit).retreatPerFlag, 'retreat');
  };
}

/** What a battle back is worth to the attacked unit of a melee that stands in its hex (§7.5). */
function backWorth(p: Public, unit: Unit): number {
  const melee = p.frames.findLast((frame) => frame.is === 'melee');
  const attacker =
    melee?.is === 'melee' && melee.target === unit.id && melee.stage === 'after' ? findUnit(p, melee.unit) : undefined;
  return attacker === undefined ? 0 : plainWorth(p, unit, attacker);
}

/** Returns what it is worth to a unit to go back this many hexes, by the best way. */
function retreatWorth(p: Public, unit: Unit, hexes: number, how: How): number {
  const steps = hexes === 0 ? [] : stepsBack(p, unit, hexes, how);
  if (steps.length === 0)
    return hexes >= unit.blocks
      ? -blocksWorth(p, unit, unit.blocks)
      : standWorth(p, unit) - blocksWorth(p, unit, hexes);
  return Math.max(...steps.map((to) => stepWorth(p, unit, to, hexes, how)));
}

function stepWorth(p: Public, unit: Unit, to: Hex, hexes: number, how: How): number {
  const left = leaderAt(p, to) === undefined ? hexes - 1 : 0;
  return retreatWorth(shifted(p, unit, to, attachedLeader(p, unit)?.id), { ...unit, hex: to }, left, how);
}

/** The next hex of a retreat (§11.1). */
export function retreating({ p }: Known, { unit: id, hexes, how }: FrameOf<'retreat'>): Appraisal {
  const unit = unitOf(p, id);
  return (command) => (command.type === 'retreat' ? stepWorth(p, unit, command.to, hexes, how) : foreign(command));
}

/** The way of a leader without a unit (§12.3): to his men, out of reach, and past no enemy if that is possible. */
export function escaping({ p }: Known, { leader: id, path }: FrameOf<'leader-retreat'>): Appraisal {
  const leader = leaderOf(p, id);
  const at = (hex: Hex): number => standWorth(shifted(p, leader, hex), { ...leader, hex });
  return (command) => {
    switch (command.type) {
      case 'retreat':
        return at(command.to) - escapeCost(p, leader, command.to);
      case 'stop':
        return at(last(path));
      case 'leave':
        return -LEFT_THE_FIELD;
      default:
        return foreign(command);
    }
  };
}

/** What an enemy unit in the way costs in the mean (§12.4). */
function escapeCost(p: Public, leader: Leader, hex: Hex): number {
  const enemy = unitAt(p, hex);
  if (enemy === undefined || enemy.side === leader.side) return 0;
  const { dice } = strength(p, { kind: 'escape', unit: enemy, at: hex });
  return (1 - noneOf(dice, 'SABER')) * bannerWorth(p, enemyOf(leader.side));
}

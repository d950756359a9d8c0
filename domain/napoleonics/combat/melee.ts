import { constant, fields, type Legal, pick } from '../../contract/legal.ts';
import type { Refusal } from '../../contract/refusal.ts';
import { enemyOf } from '../army/sides.ts';
import { neighbours } from '../field/hexes.ts';
import { mayMelee } from '../orders/allowance.ts';
import { findUnit, isUnit, loneLeaderAt, pieceOf, unitAt, unitOf } from '../pieces/position.ts';
import { refusal } from '../refusals.ts';
import type { Command } from '../state/commands.ts';
import type { FrameOf } from '../state/frames.ts';
import type { MeleeQuestion } from '../state/kinds.ts';
import type { PieceId, Public, Unit } from '../state/state.ts';
import { plainDice } from './attack-dice.ts';
import { againstJoining, joiners } from './combined.ts';
import { couldReact } from './reactions.ts';
import { againstRetiring, mayRetire } from './retreat.ts';
import { againstSquare, isCavalryAtSquare, mayFormSquare } from './squares.ts';

export type Melee = FrameOf<'melee'>;

/** Enemy units, and lone enemy leaders, beside a unit (§7.1). */
export const enemiesBeside = (p: Public, { hex, side }: Unit): readonly PieceId[] =>
  neighbours(hex).flatMap((near) => {
    const piece = unitAt(p, near) ?? loneLeaderAt(p, near);
    return piece?.side === enemyOf(side) ? [piece.id] : [];
  });

/** Why an ordered unit may not attack in melee with this artillery (§7.1, §8.1). */
export const againstMelee = (
  p: Public,
  unitId: PieceId,
  targetId: PieceId,
  artillery: readonly PieceId[],
): Refusal | undefined => mayMelee(p, unitId) ?? againstAttack(p, unitId, targetId, artillery);

/** The same as far as target and artillery go: for a bonus melee, by a unit that has battled (§13.4a). */
export function againstAttack(
  p: Public,
  unitId: PieceId,
  targetId: PieceId,
  artillery: readonly PieceId[],
): Refusal | undefined {
  const unit = unitOf(p, unitId);
  if (!enemiesBeside(p, unit).includes(targetId)) {
    const text = {
      en: `${targetId} is not an adjacent enemy, or it is a leader with a unit`,
      ko: `인접한 적 유닛이나 홀로 있는 적 리더가 아닙니다: ${targetId}`,
    };
    return refusal('NO_TARGET', text, '§7.1');
  }
  if (new Set(artillery).size < artillery.length) {
    return refusal('TWICE', { en: 'a battery joins once', ko: '한 포병은 한 번만 함께할 수 있습니다.' }, '§8.1');
  }
  return artillery.map((gun) => againstJoining(p, unitId, gun, targetId)).find((objection) => objection !== undefined);
}

/** The enemies a unit may attack in melee now. */
export const meleeTargets = (p: Public, unitId: PieceId): readonly PieceId[] =>
  mayMelee(p, unitId) === undefined ? enemiesBeside(p, unitOf(p, unitId)) : [];

/** The melees of a unit against these targets, with the artillery that may join each. */
export const meleeChoices = (p: Public, unitId: PieceId, targets: readonly PieceId[]): readonly Legal[] =>
  targets.map((target) => {
    const guns = joiners(p, unitId, target);
    return fields({
      type: constant('melee'),
      unit: constant(unitId),
      target: constant(target),
      artillery: pick(guns, 0, guns.length),
    });
  });

/** What the defender is asked at this stage; all of it follows from public facts. */
export function questionOf(
  p: Public,
  { stage, unit, target: id, from, at, retires }: Melee,
): MeleeQuestion | undefined {
  const [attacker, target] = [findUnit(p, unit), findUnit(p, id)];
  if (target === undefined || attacker?.hex !== from) return undefined;
  switch (stage) {
    case 'first-strike':
      return couldReact(p, 'melee-declared') ? 'first-strike' : undefined;
    case 'retire':
      return mayRetire(p, attacker, target) ? 'retire' : undefined;
    case 'square':
      return mayFormSquare(p, attacker, target) ? 'form-square' : undefined;
    case 'after':
      return target.hex === at && !retires && mayBattleBack(p, attacker, target) ? 'battle-back' : undefined;
    default:
      return undefined;
  }
}

/**
 * Why a question that was passed over was not asked; undefined for one that was, that is to come, or that the melee
 * does not have.
 */
export function whySkipped(
  p: Public,
  { stage, unit, target: id }: Melee,
  command: Command['type'],
): Refusal | undefined {
  const [attacker, target] = [unitOf(p, unit), unitOf(p, id)];
  const isRetirePast = stage === 'square' || stage === 'after';
  if (command === 'retire' && isRetirePast) return againstRetiring(p, attacker, target);
  return command === 'form-square' && stage === 'after' ? againstSquare(p, attacker, target) : undefined;
}

/**
 * §7.5, §7.5a: a unit that stands where it stood, with at least one die; not a square against cavalry, because its
 * first die replaces the battle back (§10.3d).
 */
const mayBattleBack = (p: Public, attacker: Unit, target: Unit): boolean =>
  !isCavalryAtSquare(attacker, target) && plainDice(p, target, attacker.hex).dice > 0;

/** §10.10: a unit that is in square already rolls first too, without a further card. */
export function rollsFirst(p: Public, unitId: PieceId, targetId: PieceId): boolean {
  const target = pieceOf(p, targetId);
  return isUnit(target) && isCavalryAtSquare(unitOf(p, unitId), target);
}

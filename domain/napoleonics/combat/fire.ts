import type { Refusal } from '../../contract/refusal.ts';
import { enemyOf } from '../army/sides.ts';
import { distance, isAdjacent } from '../field/hexes.ts';
import { mayFire } from '../orders/allowance.ts';
import { findLeader, findUnit, isBesideEnemy, unitOf, unitsOfSide } from '../pieces/position.ts';
import { seesToFire } from '../pieces/sight.ts';
import { refusal } from '../refusals.ts';
import type { PieceId, Public, Unit } from '../state/state.ts';
import { orderedDice } from './attack-dice.ts';
import { rangeOf } from './strength.ts';

/** Why a unit may not fire at a target now (§6): the unit itself, the target, enemies beside it, range, sight. */
export function againstFire(p: Public, unitId: PieceId, targetId: PieceId): Refusal | undefined {
  const barred = mayFire(p, unitId);
  if (barred !== undefined) return barred;
  const unit = unitOf(p, unitId);
  const target = findUnit(p, targetId);
  if (target?.side !== enemyOf(unit.side)) return againstTarget(p, targetId);
  return (
    againstAim(p, unit, target) ??
    againstSight(seesToFire(p, unit, target.hex), '§5.1') ??
    againstNoDice(p, unit, target)
  );
}

/** Why something other than an enemy unit cannot be fired at. */
export const againstTarget = (p: Public, id: PieceId): Refusal =>
  findLeader(p, id) === undefined
    ? refusal('NO_TARGET', { en: `${id} is not an enemy unit`, ko: `적 유닛이 아닙니다: ${id}` }, '§6.1')
    : refusal(
        'NO_FIRE_AT_LEADER',
        { en: 'a lone leader is not fired at', ko: '홀로 있는 리더에게는 사격할 수 없습니다.' },
        '§6.6',
      );

/** Enemies beside the firer and the distance: for fire, and for artillery that joins a melee from afar (§8.1). */
export function againstAim(p: Public, unit: Unit, target: Unit): Refusal | undefined {
  if (isAdjacent(unit.hex, target.hex)) {
    return refusal(
      'ADJACENT',
      { en: 'an adjacent enemy is fought in melee', ko: '인접한 적과는 근접 전투를 합니다.' },
      '§6.1',
    );
  }
  if (isBesideEnemy(p, unit)) {
    return refusal(
      'BESIDE_ENEMY',
      { en: 'an enemy unit is beside it', ko: '적 유닛과 인접해 사격할 수 없습니다.' },
      '§6.2',
    );
  }
  const moved = p.orders[unit.id]?.moved ?? 0;
  const [hexes, range] = [distance(unit.hex, target.hex), rangeOf(unit, moved)];
  if (hexes <= range) return undefined;
  const rule = hexes <= rangeOf(unit, 0) ? '§6.4e' : '§6.1a';
  return refusal(
    'OUT_OF_RANGE',
    { en: `${hexes} hexes away; its range is ${range}`, ko: `거리 ${hexes}, 사거리 ${range}입니다.` },
    rule,
  );
}

/** `rule`: of fire, or of artillery that joins in, which cannot see over anybody. */
export const againstSight = (isSeen: boolean, rule: string): Refusal | undefined =>
  isSeen ? undefined : refusal('NO_SIGHT', { en: 'the line of sight is blocked', ko: '조준선이 막혀 있습니다.' }, rule);

/** Nothing to roll: a 0 of the table, or terrain took the last die (§6.4e, §17.3). */
export const againstNoDice = (p: Public, unit: Unit, target: Unit): Refusal | undefined =>
  orderedDice(p, unit, target.hex, 'ranged').dice > 0
    ? undefined
    : refusal('NO_DICE', { en: 'it would roll no die', ko: '굴릴 주사위가 없습니다.' }, '§17.3');

/** The enemy units a unit may fire at now. */
export const fireTargets = (p: Public, unitId: PieceId): readonly PieceId[] =>
  mayFire(p, unitId) === undefined
    ? unitsOfSide(p, enemyOf(p.active)).flatMap(({ id }) => (againstFire(p, unitId, id) === undefined ? [id] : []))
    : [];

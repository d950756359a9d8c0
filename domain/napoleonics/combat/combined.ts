import type { Refusal } from '../../contract/refusal.ts';
import { armOf } from '../army/units.ts';
import { isAdjacent } from '../field/hexes.ts';
import { mayFire, mayMelee } from '../orders/allowance.ts';
import { findUnit, isUnit, pieceOf, unitOf, unitsOfSide } from '../pieces/position.ts';
import { seesToJoin } from '../pieces/sight.ts';
import { refusal } from '../refusals.ts';
import type { PieceId, Public } from '../state/state.ts';
import { againstAim, againstNoDice, againstSight, againstTarget } from './fire.ts';

/**
 * Why artillery may not join a unit's melee (§8.1): it must be able to attack the target by itself now, and cannot see
 * over anybody. A square's one die is never raised, so nobody joins its attack (§10.4a); nobody joins artillery.
 */
export function againstJoining(p: Public, unitId: PieceId, gunId: PieceId, targetId: PieceId): Refusal | undefined {
  const [unit, gun, target] = [unitOf(p, unitId), findUnit(p, gunId), pieceOf(p, targetId)];
  if (unit.square !== undefined) {
    return refusal(
      'SQUARE_ALONE',
      { en: 'a square attacks with one die and alone', ko: '방진은 주사위 하나로 혼자 공격합니다.' },
      '§10.4a',
    );
  }
  if (gun === undefined || armOf(gun) !== 'ART' || armOf(unit) === 'ART' || gun.side !== unit.side) {
    const text = {
      en: 'only artillery joins, and only infantry or cavalry',
      ko: '포병만 보병이나 기병의 근접 전투에 함께할 수 있습니다.',
    };
    return refusal('CANNOT_JOIN', text, '§8.1');
  }
  if (isAdjacent(gun.hex, target.hex)) return mayMelee(p, gunId);
  const barred = mayFire(p, gunId);
  if (barred !== undefined) return barred;
  if (!isUnit(target)) return againstTarget(p, targetId);
  return (
    againstAim(p, gun, target) ?? againstSight(seesToJoin(p, gun, target.hex), '§8.1') ?? againstNoDice(p, gun, target)
  );
}

/** The artillery that may join a unit's melee against a target now. */
export const joiners = (p: Public, unitId: PieceId, targetId: PieceId): readonly PieceId[] =>
  unitsOfSide(p, unitOf(p, unitId).side).flatMap(({ id }) =>
    againstJoining(p, unitId, id, targetId) === undefined ? [id] : [],
  );

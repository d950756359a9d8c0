import type { Refusal } from '../../contract/refusal.ts';
import { typeOf } from '../army/units.ts';
import { findUnit, unitsOfSide } from '../pieces/position.ts';
import { notMine } from '../pieces/refusals.ts';
import { refusal } from '../refusals.ts';
import type { FrameOf } from '../state/frames.ts';
import type { PieceId, Public } from '../state/state.ts';

export type Rally = FrameOf<'rally'>;

export const rallyable = (p: Public, frame: Rally): readonly PieceId[] =>
  unitsOfSide(p, p.active).flatMap(({ id }) => (againstRally(p, frame, id) === undefined ? [id] : []));

export function againstRally(p: Public, { blocks }: Rally, id: PieceId): Refusal | undefined {
  const objection = notMine(p, id);
  const unit = findUnit(p, id);
  if (objection !== undefined || unit === undefined) {
    return objection ?? refusal('NOT_A_UNIT', { en: 'only units rally', ko: '유닛만 재편할 수 있습니다.' }, '§14.21a');
  }
  if (unit.blocks >= typeOf(unit).blocks) {
    return refusal('AT_FULL_STRENGTH', { en: 'it is at full strength', ko: '블록이 모두 있는 유닛입니다.' }, '§14.21a');
  }
  if (blocks[typeOf(unit).arm] > 0) return undefined;
  return refusal(
    'NOT_ROLLED',
    { en: 'no die of its arm is left', ko: '그 병종의 주사위가 남아 있지 않습니다.' },
    '§14.21a',
  );
}

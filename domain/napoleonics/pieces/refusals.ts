import type { Refusal } from '../../contract/refusal.ts';
import { josa } from '../../lib/josa.ts';
import { refusal } from '../refusals.ts';
import type { PieceId, Public } from '../state/state.ts';
import { findPiece } from './position.ts';

/** The command does not answer what is asked. */
export const notNow = (rule: string): Refusal =>
  refusal('NOT_NOW', { en: 'this is not one of the choices now', ko: '지금 선택할 것이 아닙니다.' }, rule);

/** Returns why no command with a piece is possible: it is gone, or the enemy's. */
export function notMine(p: Public, id: PieceId): Refusal | undefined {
  const piece = findPiece(p, id);
  if (piece === undefined)
    return refusal(
      'NO_SUCH_PIECE',
      { en: `${id} is not on the board`, ko: `${josa(id, '은/는')} 전장에 없습니다.` },
      '§4.1a',
    );
  if (piece.side !== p.active)
    return refusal('NOT_YOURS', { en: `${id} is not yours`, ko: `${josa(id, '은/는')} 내 조각이 아닙니다.` }, '§4.1a');
  return undefined;
}

import type { Refusal } from '../../contract/refusal.ts';
import { josa } from '../../lib/josa.ts';
import type { Locale } from '../../lib/text.ts';
import { typeOf } from '../army/units.ts';
import { refusal } from '../refusals.ts';
import type { Leader, PieceId, Public, Unit } from '../state/state.ts';
import { findPiece } from './position.ts';

/** The command does not answer what is asked. */
export const notNow = (rule: string): Refusal =>
  refusal('NOT_NOW', { en: 'this is not one of the choices now', ko: '지금 선택할 것이 아닙니다.' }, rule);

/** `French Light Cavalry (f12)` */
const called = (piece: Unit | Leader, locale: Locale): string =>
  `${('name' in piece ? piece.name : typeOf(piece).name)[locale]} (${piece.hex})`;

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
    return refusal(
      'NOT_YOURS',
      {
        en: `${called(piece, 'en')} is not yours`,
        ko: `${called(piece, 'ko')}: 내 조각이 아닙니다.`,
      },
      '§4.1a',
    );
  return undefined;
}

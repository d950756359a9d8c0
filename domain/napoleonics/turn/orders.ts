import type { Refusal } from '../../contract/refusal.ts';
import { cardRule } from '../orders/in-play.ts';
import { orderedPieces, slotted, takes } from '../orders/slots.ts';
import { isBesideEnemyCavalry, isUnit, pieceOf, piecesOf, unitOfLeader } from '../pieces/position.ts';
import { notMine } from '../pieces/refusals.ts';
import { refusal } from '../refusals.ts';
import type { Leader, PieceId, Public, Unit } from '../state/state.ts';

/** The pieces that one more order may go to. */
export const orderables = (p: Public): readonly PieceId[] =>
  orderedPieces(p).length < (p.card?.slots.length ?? 0)
    ? piecesOf(p, p.active).flatMap(({ id }) => (againstOrder(p, id) === undefined ? [id] : []))
    : [];

/** Why a piece cannot be ordered (§4.1). */
export function againstOrder(p: Public, id: PieceId): Refusal | undefined {
  const objection = notMine(p, id);
  if (objection !== undefined) return objection;
  const piece = pieceOf(p, id);
  if (p.orders[id]?.ordered) {
    return refusal(
      'ALREADY_ORDERED',
      { en: 'it has its order: one a turn', ko: '이미 명령을 받았습니다. 한 턴에 한 번입니다.' },
      '§4.1a',
    );
  }
  const slots = p.card?.slots ?? [];
  if (!slots.some((slot) => takes(p, slot, piece))) return notForIt(p, piece);
  if (slotted(p, slots, [...orderedPieces(p), piece]) === undefined) {
    return refusal(
      'NO_ORDER_LEFT',
      { en: 'the card has no order left for it', ko: '이 카드로 내릴 명령이 남아 있지 않습니다.' },
      '§4.0c',
    );
  }
  return isUnit(piece) ? undefined : againstDetaching(p, piece);
}

/** No order of the card takes such a piece, or none in its section. */
function notForIt(p: Public, piece: Unit | Leader): Refusal {
  const slots = p.card?.slots ?? [];
  if (!isUnit(piece) && !slots.some(({ leaders }) => leaders)) {
    const rule = unitOfLeader(p, piece) === undefined ? '§4.0c' : '§4.1d';
    return refusal(
      'NO_LEADERS',
      { en: 'the card does not order leaders', ko: '이 카드는 리더에게 명령하지 못합니다.' },
      rule,
    );
  }
  if (slots.some(({ section, ...slot }) => section !== undefined && takes(p, slot, piece))) {
    return refusal(
      'WRONG_SECTION',
      { en: 'the card orders nothing in its section', ko: '이 카드는 그 구역에 명령하지 못합니다.' },
      '§14.2',
    );
  }
  if (
    isUnit(piece) &&
    piece.square !== undefined &&
    slots.some(({ units }) => units?.some(({ square }) => square === false))
  ) {
    return refusal(
      'NO_SQUARES',
      { en: 'the card orders no squares', ko: '이 카드는 방진에 명령하지 못합니다.' },
      '§10.9',
    );
  }
  return refusal(
    'NOT_BY_THIS_CARD',
    { en: 'the card does not order it', ko: '이 카드로 명령할 수 없습니다.' },
    cardRule(p),
  );
}

/** A leader in a square stays, unless the square has an order and can be left (§4.1f). */
function againstDetaching(p: Public, leader: Leader): Refusal | undefined {
  const unit = unitOfLeader(p, leader);
  if (unit?.square === undefined) return undefined;
  if (p.orders[unit.id]?.ordered && !isBesideEnemyCavalry(p, unit)) return undefined;
  return refusal(
    'IN_SQUARE',
    {
      en: 'he cannot leave a square; order the unit first, to leave its square',
      ko: '방진에서는 떠날 수 없습니다. 먼저 그 유닛에 명령해 방진을 풀어야 합니다.',
    },
    '§4.1f',
  );
}

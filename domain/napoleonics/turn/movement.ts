import type { Refusal } from '../../contract/refusal.ts';
import { typeOf } from '../army/units.ts';
import { isClosed } from '../field/field.ts';
import { distance, type Hex } from '../field/hexes.ts';
import { cardRule, grantTo, ordersWithLeader } from '../orders/in-play.ts';
import { findUnit, isBesideEnemyCavalry, isUnit, leaderAt, pieceOf, unitAt, unitOfLeader } from '../pieces/position.ts';
import { notMine } from '../pieces/refusals.ts';
import { refusal } from '../refusals.ts';
import type { Leader, PieceId, Public, Unit } from '../state/state.ts';
import { allowanceOf, leaderAlong, reachOf } from './reach.ts';

/** Returns why a piece may do nothing by itself in this phase: it has no order, or is bound to its hex. */
export function againstActing(p: Public, id: PieceId): Refusal | undefined {
  const objection = notMine(p, id);
  if (objection !== undefined) return objection;
  const piece = pieceOf(p, id);
  if (!p.orders[id]?.ordered) return notOrdered(p, piece);
  return isUnit(piece) ? againstUnit(p, piece) : againstLeader(p, piece);
}

/** Why a piece may not move now, wherever to. */
export function againstMoving(p: Public, id: PieceId): Refusal | undefined {
  const objection = againstActing(p, id);
  if (objection !== undefined) return objection;
  return p.orders[id]?.moved === undefined
    ? undefined
    : refusal('HAS_MOVED', { en: 'it has moved this turn', ko: '이번 턴에 이미 이동했습니다.' }, '§4.2a');
}

function notOrdered(p: Public, piece: Unit | Leader): Refusal {
  if (!isUnit(piece) && unitOfLeader(p, piece) !== undefined) {
    return refusal(
      'NOT_DETACHING',
      {
        en: 'an attached leader without an order of his own moves only with his unit',
        ko: '명령받지 않은 배속된 리더는 유닛과 함께만 이동합니다.',
      },
      '§4.2j',
    );
  }
  return refusal(
    'NOT_ORDERED',
    { en: 'only an ordered piece moves', ko: '명령받은 말만 이동할 수 있습니다.' },
    '§4.1a',
  );
}

function againstUnit(p: Public, { id, square }: Unit): Refusal | undefined {
  if (square !== undefined) {
    return refusal('IN_SQUARE', { en: 'a square does not move', ko: '방진은 이동할 수 없습니다.' }, '§10.6a');
  }
  return p.orders[id]?.joined
    ? refusal(
        'JOINED',
        {
          en: 'a leader has joined it this turn: it does not move again',
          ko: '이번 턴에 리더가 배속되어 더 이동할 수 없습니다.',
        },
        '§4.2i',
      )
    : undefined;
}

/** A leader who went along with his unit has moved; one in a square stays (§4.1f). */
function againstLeader(p: Public, leader: Leader): Refusal | undefined {
  if (p.orders[leader.id]?.carried) {
    return refusal('MOVED_ALONG', { en: 'he has moved with his unit', ko: '유닛과 함께 이미 이동했습니다.' }, '§4.1c');
  }
  const unit = unitOfLeader(p, leader);
  const isBound =
    unit !== undefined &&
    (unit.square !== undefined || (ordersWithLeader(p) && p.orders[unit.id]?.leftSquare === true));
  return isBound
    ? refusal('IN_SQUARE', { en: 'he cannot leave a square', ko: '방진에서는 떠날 수 없습니다.' }, '§4.1f')
    : undefined;
}

/** Why an ordered piece cannot move to a hex (§4.2). */
export function againstMove(p: Public, id: PieceId, to: Hex): Refusal | undefined {
  const objection = againstMoving(p, id);
  if (objection !== undefined) return objection;
  const piece = pieceOf(p, id);
  return reachOf(p, piece).has(to) ? undefined : outOfReach(p, piece, to);
}

/** What keeps a piece from a hex, told by what a player would name first. */
function outOfReach(p: Public, piece: Unit | Leader, to: Hex): Refusal {
  if (to === piece.hex)
    return refusal('ALREADY_THERE', { en: 'it stands there', ko: '이미 그 칸에 있습니다.' }, '§4.2a');
  return (isUnit(piece) ? unitBarred(p, piece, to) : leaderBarred(p, piece, to)) ?? tooFar(p, piece, to);
}

const IMPASSABLE = refusal(
  'IMPASSABLE',
  { en: 'such a unit cannot enter that terrain', ko: '들어갈 수 없는 지형입니다.' },
  '§4.2f',
);

function unitBarred(p: Public, unit: Unit, to: Hex): Refusal | undefined {
  if (unitAt(p, to) !== undefined || (leaderAt(p, to)?.side ?? unit.side) !== unit.side) {
    return refusal('HEX_TAKEN', { en: 'another piece is there', ko: '다른 말이 있는 칸입니다.' }, '§4.2b');
  }
  if (isClosed(p.battle, to, typeOf(unit).arm)) return IMPASSABLE;
  return leaderAt(p, to) !== undefined && leaderAlong(p, unit) !== undefined
    ? refusal('TWO_LEADERS', { en: 'one leader to a hex', ko: '한 칸에 리더는 한 명입니다.' }, '§1.7')
    : undefined;
}

function leaderBarred(p: Public, { side }: Leader, to: Hex): Refusal | undefined {
  if ([unitAt(p, to), leaderAt(p, to)].some((piece) => piece !== undefined && piece.side !== side)) {
    return refusal('HEX_TAKEN', { en: 'an enemy stands there', ko: '적이 있는 칸입니다.' }, '§4.2g');
  }
  if (isClosed(p.battle, to)) return IMPASSABLE;
  return leaderAt(p, to) === undefined
    ? undefined
    : refusal(
        'TWO_LEADERS',
        {
          en: 'he may pass a leader, not end with one',
          ko: '다른 리더를 지나갈 수는 있지만 같은 칸에서 멈출 수 없습니다.',
        },
        '§4.2g',
      );
}

function tooFar(p: Public, piece: Unit | Leader, to: Hex): Refusal {
  const most = allowanceOf(p, piece);
  if (distance(piece.hex, to) > most) {
    const text = { en: `it moves ${most} hexes at most`, ko: `최대 ${most}칸까지 이동할 수 있습니다.` };
    return refusal('TOO_FAR', text, isUnit(piece) ? farRule(p, piece) : '§4.2g');
  }
  return refusal(
    'WAY_BARRED',
    { en: 'no way there: it stops, or is barred, on the way', ko: '도중에 멈추거나 막혀 갈 수 없습니다.' },
    '§16.2',
  );
}

/** The rule that says how far a unit moves: the card's, where it speaks of moves, else that of its arm. */
function farRule(p: Public, unit: Unit): string {
  if (grantTo(p, unit).move !== undefined) return cardRule(p, unit);
  const { arm, move, moveAndBattle } = typeOf(unit);
  if (arm === 'CAV') return '§4.2n';
  if (arm === 'ART') return moveAndBattle === 0 ? '§4.2o' : '§4.2p';
  return move > moveAndBattle ? '§4.2m' : '§4.2l';
}

/** Why an ordered unit cannot leave its square (§10.7). */
export function againstLeavingSquare(p: Public, id: PieceId): Refusal | undefined {
  const objection = notMine(p, id);
  if (objection !== undefined) return objection;
  const unit = findUnit(p, id);
  if (unit?.square === undefined) {
    return refusal('NOT_IN_SQUARE', { en: 'it is not in square', ko: '방진이 아닙니다.' }, '§10.7');
  }
  if (!p.orders[id]?.ordered) {
    return refusal(
      'NOT_ORDERED',
      { en: 'a square is left only by an order', ko: '명령받아야 방진을 풀 수 있습니다.' },
      '§10.7',
    );
  }
  return isBesideEnemyCavalry(p, unit)
    ? refusal(
        'CAVALRY_BESIDE',
        { en: 'not while enemy cavalry is beside it', ko: '적 기병과 인접해 있으면 풀 수 없습니다.' },
        '§10.7',
      )
    : undefined;
}

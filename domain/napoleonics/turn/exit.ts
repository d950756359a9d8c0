import type { Refusal } from '../../contract/refusal.ts';
import type { Objective } from '../field/battle.ts';
import { attachedLeader, isUnit, pieceOf, unitOfLeader } from '../pieces/position.ts';
import { refusal } from '../refusals.ts';
import type { Leader, PieceId, Position, Public, Unit } from '../state/state.ts';
import { againstActing } from './movement.ts';
import { allowanceOf, stops } from './reach.ts';

/** The objective that lets a piece leave the board from where it stands (§1.6, §3.3). */
export const exitOf = (p: Position, { side, hex }: Unit | Leader): Extract<Objective, { kind: 'exit' }> | undefined =>
  p.battle.objectives.find(
    (objective): objective is Extract<Objective, { kind: 'exit' }> =>
      objective.kind === 'exit' && objective.side === side && objective.hexes.includes(hex),
  );

/** Why an ordered piece cannot leave the board now: it takes one hex of its move, after those it has gone. */
export function againstExit(p: Public, id: PieceId): Refusal | undefined {
  const objection = againstActing(p, id);
  if (objection !== undefined) return objection;
  const piece = pieceOf(p, id);
  if (exitOf(p, piece) === undefined) {
    return refusal(
      'NO_EXIT',
      { en: 'no piece leaves the board there', ko: '거기서는 전장 밖으로 나갈 수 없습니다.' },
      '§1.6',
    );
  }
  const moved = p.orders[id]?.moved ?? 0;
  const hasStopped = moved > 0 && (stops(p, piece.hex) || hasMet(p, piece));
  return hasStopped || moved >= allowanceOf(p, piece)
    ? refusal('NO_MOVE_LEFT', { en: 'it has no hex of movement left', ko: '이동할 칸이 남아 있지 않습니다.' }, '§4.2a')
    : undefined;
}

/** Whether its move ended with a piece it met: a unit with a lone leader (§4.2c), a leader with a unit (§4.2j). */
function hasMet(p: Public, piece: Unit | Leader): boolean {
  if (!isUnit(piece)) return unitOfLeader(p, piece) !== undefined;
  const leader = attachedLeader(p, piece);
  return leader !== undefined && !p.orders[leader.id]?.carried;
}

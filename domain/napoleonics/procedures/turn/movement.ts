import { among, constant, fields, type Legal, oneOf } from '../../../contract/legal.ts';
import type { Refusal } from '../../../contract/refusal.ts';
import { sure } from '../../../lib/sure.ts';
import { settleObjectives } from '../../deeds/objectives.ts';
import { done, type Procedure } from '../../deeds/procedure.ts';
import type { Hex } from '../../field/hexes.ts';
import { ordersWithLeader } from '../../orders/in-play.ts';
import { orderedPieces } from '../../orders/slots.ts';
import { isUnit, pieceOf, unitAt, unitOf, unitOfLeader } from '../../pieces/position.ts';
import { notNow } from '../../pieces/refusals.ts';
import type { FrameOf } from '../../state/frames.ts';
import type { Leader, PieceId, Public } from '../../state/state.ts';
import { award, type Table } from '../../state/table.ts';
import { canBattle } from '../../turn/combat.ts';
import { againstExit, exitOf } from '../../turn/exit.ts';
import { againstLeavingSquare, againstMove, againstMoving } from '../../turn/movement.ts';
import { leaderAlong, reachOf } from '../../turn/reach.ts';

/**
 * Phase 3: ordered pieces move, one completely before the next (§4.2a), leaders before or after any unit (§4.2h). It is
 * skipped when no piece can move. A turn with ordered pieces does not go on to its draw by itself, so that the player
 * can take back the last order or move.
 */
export const movement: Procedure<FrameOf<'movement'>> = {
  asks: (p) => (choices(p).length > 0 || isLastChance(p) ? [p.active] : []),
  legal: ({ p }) => oneOf([...choices(p), fields({ type: constant('done') })]),
  against({ p }, _, __, command): Refusal | undefined {
    switch (command.type) {
      case 'done':
        return undefined;
      case 'move':
        return againstMove(p, command.piece, command.to);
      case 'leave-square':
        return againstLeavingSquare(p, command.unit);
      case 'exit':
        return againstExit(p, command.unit);
      default:
        return notNow('§4.0a');
    }
  },
  act(table, _, __, command) {
    switch (command.type) {
      case 'move':
        return move(table, command.piece, command.to);
      case 'leave-square':
        return leaveSquare(table, command.unit);
      case 'exit':
        return exit(table, command.unit);
      default:
        table.emit({ type: 'went', frame: { is: 'combat' } });
    }
  },
  run: (table) => table.emit({ type: 'went', frame: { is: 'combat' } }),
  lapse: done,
};

const isLastChance = (p: Public): boolean => orderedPieces(p).length > 0 && !canBattle(p);

function choices(p: Public): readonly Legal[] {
  const pieces = orderedPieces(p);
  const moves = pieces.flatMap((piece) => {
    const to = againstMoving(p, piece.id) === undefined ? [...reachOf(p, piece).keys()] : [];
    return to.length === 0 ? [] : [fields({ type: constant('move'), piece: constant(piece.id), to: among(to) })];
  });
  const able = (against: (p: Public, id: PieceId) => Refusal | undefined): readonly PieceId[] =>
    pieces.flatMap(({ id }) => (against(p, id) === undefined ? [id] : []));
  const [lines, exits] = [able(againstLeavingSquare), able(againstExit)];
  return [
    ...moves,
    ...(lines.length > 0 ? [fields({ type: constant('leave-square'), unit: among(lines) })] : []),
    ...(exits.length > 0 ? [fields({ type: constant('exit'), unit: among(exits) })] : []),
  ];
}

/** A unit takes its leader along (§4.1c). A leader who joins a unit stops it (§4.2i). */
function move(table: Table, id: PieceId, to: Hex): void {
  const p = table.now;
  const piece = pieceOf(p, id);
  const path = sure(reachOf(p, piece).get(to), `way to ${to}`);
  if (isUnit(piece)) {
    const leader = leaderAlong(p, piece);
    table.emit({ type: 'moved', piece: id, how: 'order', path, ...(leader && { leader: leader.id }) });
  } else {
    leaveBehind(table, piece);
    table.emit({ type: 'moved', piece: id, how: 'order', path });
    const joined = unitAt(p, to);
    if (joined !== undefined) table.emit({ type: 'joined', unit: joined.id });
  }
  settleObjectives(table);
}

/** A leader goes from his unit: under Leadership it has no order any more (§14.20b). */
function leaveBehind(table: Table, leader: Leader): void {
  const unit = unitOfLeader(table.now, leader);
  if (unit !== undefined && ordersWithLeader(table.now)) table.emit({ type: 'unordered', piece: unit.id });
}

function leaveSquare(table: Table, id: PieceId): void {
  const { side, square } = unitOf(table.now, id);
  table.emit({ type: 'square-left', unit: id, side, slot: sure(square, 'square to leave'), rule: '§10.7' });
}

/**
 * The unit is not eliminated: its own side takes the banners of the objective, for it and for a leader who goes with
 * it.
 */
function exit(table: Table, id: PieceId): void {
  const p = table.now;
  const piece = pieceOf(p, id);
  const { banners } = sure(exitOf(p, piece), 'way off the board');
  const leader = isUnit(piece) ? leaderAlong(p, piece) : undefined;
  if (!isUnit(piece)) leaveBehind(table, piece);
  table.emit({ type: 'exited', unit: id, ...(leader && { leader: leader.id }) });
  settleObjectives(table);
  for (const gone of leader ? [id, leader.id] : [id]) {
    for (let i = 0; i < banners; i++) award(table, piece.side, { for: 'exit', about: gone });
  }
}

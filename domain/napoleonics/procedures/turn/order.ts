import { constant, fields, oneOf } from '../../../contract/legal.ts';
import { last, sure } from '../../../lib/sure.ts';
import { done, type Procedure } from '../../deeds/procedure.ts';
import { cardInPlay } from '../../orders/in-play.ts';
import { orderedPieces, slotted } from '../../orders/slots.ts';
import { pieceOf } from '../../pieces/position.ts';
import { notNow } from '../../pieces/refusals.ts';
import type { FrameOf } from '../../state/frames.ts';
import type { PieceId } from '../../state/state.ts';
import type { Table } from '../../state/table.ts';
import { againstOrder, orderables } from '../../turn/orders.ts';

/**
 * Phase 2: units and leaders are ordered one by one, as long as an order of the card takes one more (§4.1). Orders that
 * nobody can take are lost (§4.1b); a card that can order nothing goes on (§4.0b).
 */
export const order: Procedure<FrameOf<'order'>> = {
  asks: (p) => (orderables(p).length > 0 ? [p.active] : []),
  legal: ({ p }) =>
    oneOf([
      ...orderables(p).map((id) => fields({ type: constant('order'), piece: constant(id) })),
      fields({ type: constant('done') }),
    ]),
  against({ p }, _, __, command) {
    if (command.type === 'done') return undefined;
    return command.type === 'order' ? againstOrder(p, command.piece) : notNow('§4.1a');
  },
  act(table, _, __, command) {
    if (command.type === 'order') giveOrder(table, command.piece);
    else table.emit({ type: 'went', frame: { is: 'movement' } });
  },
  run: (table) => table.emit({ type: 'went', frame: { is: 'movement' } }),
  lapse: done,
};

/**
 * An order is for the piece alone: one for a leader orders neither the unit he leaves nor the one he joins (§4.1g),
 * which may have another order of the card (§4.1h).
 */
function giveOrder(table: Table, id: PieceId): void {
  const p = table.now;
  const slot = last(sure(slotted(p, cardInPlay(p).slots, [...orderedPieces(p), pieceOf(p, id)]), `order for ${id}`));
  table.emit({ type: 'ordered', piece: id, ...(slot.plain && { plain: true }) });
}

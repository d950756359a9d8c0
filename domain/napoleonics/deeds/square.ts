import { pickOne } from '../../contract/chance.ts';
import { at } from '../../lib/sure.ts';
import { freeSlots, unitOf } from '../pieces/position.ts';
import type { PieceId } from '../state/state.ts';
import { type Table, topicOf } from '../state/table.ts';

/** The enemy takes a card from the owner's hand, unseen; it lies on the track as long as the square stands (§10.2). */
export function formSquare(table: Table, id: PieceId): void {
  const { side } = unitOf(table.now, id);
  const hand = table.state.hands[side];
  const value = pickOne(table.chance, `hand:${side}`, hand, [`hand/${side}`]);
  const slot = at(freeSlots(table.now, side), 0);
  table.emit({
    type: 'square-formed',
    unit: id,
    side,
    slot,
    sealed: { to: [side], topic: topicOf(table.state), value },
  });
}

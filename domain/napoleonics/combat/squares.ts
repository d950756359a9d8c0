import { armOf } from '../army/units.ts';
import { terrainAt } from '../field/field.ts';
import { freeSlots, unitOf } from '../field/position.ts';
import type { PieceId, Public, Unit } from '../state.ts';
import { type Table, topicOf } from '../table.ts';

/** With so many cards in hand, or fewer, no square is formed (§10.1). */
const TOO_FEW = 2;

/** Whether infantry may form square against cavalry that attacks it in its own turn (§10.1): all of this is public. */
export const mayFormSquare = (p: Public, attacker: Unit, target: Unit): boolean =>
  armOf(attacker) === 'CAV' &&
  armOf(target) === 'INF' &&
  target.square === undefined &&
  p.held[target.side] > TOO_FEW &&
  terrainAt(p.battle, target.hex).square &&
  freeSlots(p, target.side).length > 0;

/** Whether cavalry attacks a unit in square: then the square rolls first, and does not battle back (§10.3). */
export const isCavalryAtSquare = (attacker: Unit, target: Unit): boolean => armOf(attacker) === 'CAV' && target.square !== undefined;

/** The enemy takes a card from the owner's hand, unseen; it lies on the track as long as the square stands (§10.2). */
export function formSquare(table: Table, id: PieceId): void {
  const { side } = unitOf(table.now, id)!;
  const hand = table.state.hands[side];
  const value = hand[table.chance.draw(`hand:${side}`, hand.length)]!;
  const slot = freeSlots(table.now, side)[0]!;
  table.emit({ type: 'square-formed', unit: id, side, slot, sealed: { to: [side], topic: topicOf(table.state), value } });
}

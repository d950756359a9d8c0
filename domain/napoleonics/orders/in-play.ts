import { at, sure } from '../../lib/sure.ts';
import { typeOf } from '../army/units.ts';
import { cardOf } from '../cards/rows.ts';
import type { Card, Grant, UnitFilter, Use } from '../cards/schema.ts';
import { attachedLeader, isBesideEnemy, touchesEnemy } from '../pieces/position.ts';
import type { CardInPlay, PieceId, Position, Public, Unit } from '../state/state.ts';

/** The card of the turn. Throws where none is in play. */
export const cardInPlay = ({ card }: Public): CardInPlay => sure(card, 'card in play');

/** The row of the card that a side's turn goes by: the one played, or the one it stands for (§14.13). */
export const rowOf = ({ card, as }: CardInPlay): Card => cardOf(as ?? card);

/** The chosen use of the card in play; the first while none is chosen. */
export function useOf(card: CardInPlay): Use {
  const { uses } = rowOf(card);
  return uses.find(({ id }) => id === card.use) ?? at(uses, 0);
}

/** Whether a leader who stays with his unit orders it (§14.20b). */
export const ordersWithLeader = (p: Public): boolean =>
  p.card !== undefined && useOf(p.card).orders.some(({ leaders }) => leaders === 'WITH_UNIT');

/** Whether a unit is one that a card speaks of. */
export function fits(p: Position, unit: Unit, { arms, classes, adjacent, square }: UnitFilter): boolean {
  const type = typeOf(unit);
  return (
    (arms === undefined || arms.includes(type.arm)) &&
    (classes === undefined || classes.includes(type.class)) &&
    (square === undefined || square === (unit.square !== undefined)) &&
    (adjacent === undefined || (adjacent ? touchesEnemy(p, unit) : !isBesideEnemy(p, unit)))
  );
}

/** Whether a piece has an order this turn (§4.1a). */
export const isOrdered = (p: Public, id: PieceId): boolean => p.orders[id]?.ordered === true;

/**
 * What the card in play changes for an ordered unit; nothing under plain rules (§14.7, §15.1). Later grants lie over
 * earlier ones.
 */
export function grantTo(p: Public, unit: Unit): Grant {
  if (p.card === undefined || !isOrdered(p, unit.id) || p.orders[unit.id]?.plain) return {};
  const grants = useOf(p.card).grants.filter(
    ({ to, led }) =>
      (to === undefined || to.some((filter) => fits(p, unit, filter))) &&
      (!led || attachedLeader(p, unit) !== undefined),
  );
  return Object.assign({}, ...grants);
}

/** The rule by which the card in play orders, and moves a unit and lets it battle. */
export const cardRule = (p: Public, unit?: Unit): string =>
  (unit && grantTo(p, unit).rule) ?? rowOf(cardInPlay(p)).rule;

import { at } from '../../lib/sure.ts';
import type { Side } from '../army/sides.ts';
import type { OrderRow, Slot, UnitFilter } from '../cards/schema.ts';
import { type Hex, isIn } from '../field/hexes.ts';
import type { Section } from '../field/sections.ts';
import { isUnit, leadersOfSide, piecesOf, unitOfLeader, unitsOfSide } from '../pieces/position.ts';
import type { CardInPlay, Leader, PieceId, Position, Public, Unit } from '../state/state.ts';
import { fits, rowOf, useOf } from './in-play.ts';

/** Whether an order takes a piece, wherever it came from. */
export function takes(p: Position, slot: Slot, piece: Unit | Leader): boolean {
  if (slot.section !== undefined && !isIn(piece.hex, slot.section, piece.side)) return false;
  return isUnit(piece) ? isOneOf(p, slot.units, piece) : slot.leaders === true;
}

const isOneOf = (p: Position, filters: readonly UnitFilter[] | undefined, unit: Unit): boolean =>
  filters?.some((filter) => fits(p, unit, filter)) === true;

/**
 * Any one unit by plain rules: instead of a card that can order nothing (§14.7, §15.1), and after no card at all
 * (§14.13).
 */
const SUBSTITUTE: Slot = { units: [{}], plain: true };

/** The orders that a card allows a side: slots to choose for, and pieces that are ordered without a choice. */
interface Orderable {
  readonly slots: readonly Slot[];
  readonly all: readonly PieceId[];
}

/**
 * The orders of a card without dice (§4.0c), for the chosen section and use; the substitute, if it has one and nothing
 * else fits.
 */
export function ordersOf(p: Position, side: Side, card: CardInPlay): Orderable {
  const { orders } = useOf(card);
  const all = orders.filter(({ count }) => count === 'ALL').flatMap((row) => everyOf(p, side, row, card.section));
  const slots = orders.flatMap((row) => slotsOf(row, card));
  const isIdle = all.length === 0 && !slots.some((slot) => piecesOf(p, side).some((piece) => takes(p, slot, piece)));
  return isIdle && rowOf(card).substitute ? { slots: [SUBSTITUTE], all: [] } : { slots, all };
}

function slotsOf({ count, section, leaders, ...row }: OrderRow, card: CardInPlay): readonly Slot[] {
  if (count === 'ALL') return [];
  const place = section === 'CHOSEN' ? card.section : section;
  const slot: Slot = {
    ...(place && { section: place }),
    ...(row.units && { units: row.units }),
    ...(leaders && { leaders: true }),
    ...(row.plain && { plain: true }),
  };
  return Array.from({ length: count === 'COMMAND' ? card.command : count }, () => slot);
}

/**
 * Every piece of a row that orders all: units of a kind, or the leaders, each with the unit he is attached to (§14.20).
 */
function everyOf(
  p: Position,
  side: Side,
  { units, leaders, section }: OrderRow,
  chosen: Section | undefined,
): readonly PieceId[] {
  const place = section === 'CHOSEN' ? chosen : section;
  const isThere = ({ hex }: { readonly hex: Hex }): boolean => place === undefined || isIn(hex, place, side);
  const ordered = unitsOfSide(p, side).filter((unit) => isThere(unit) && isOneOf(p, units, unit));
  const led = leaders === undefined ? [] : leadersOfSide(p, side).filter(isThere);
  const theirs = leaders === 'WITH_UNIT' ? led.flatMap((leader) => unitOfLeader(p, leader) ?? []) : [];
  return [...ordered, ...led, ...theirs].map(({ id }) => id);
}

/** The sections in which a row with a chosen section orders something (§14.17a). */
export const sectionsWith = (
  p: Position,
  side: Side,
  sections: readonly Section[],
  card: CardInPlay,
): readonly Section[] =>
  sections.filter((section) => useOf(card).orders.some((row) => everyOf(p, side, row, section).length > 0));

/**
 * Returns which slot takes which piece, a separate slot for each: a piece on a section line fits slots of two sections
 * (§1.2). `undefined` when the slots are not enough.
 */
export function slotted(
  p: Position,
  slots: readonly Slot[],
  pieces: readonly (Unit | Leader)[],
): readonly Slot[] | undefined {
  const takenBy: (number | undefined)[] = slots.map(() => undefined);
  const seat = (index: number, tried: Set<number>): boolean =>
    slots.some((slot, i) => {
      if (tried.has(i) || !takes(p, slot, at(pieces, index))) return false;
      tried.add(i);
      const before = takenBy[i];
      if (before !== undefined && !seat(before, tried)) return false;
      takenBy[i] = index;
      return true;
    });
  if (!pieces.every((_, index) => seat(index, new Set()))) return undefined;
  return pieces.map((_, index) => at(slots, takenBy.indexOf(index)));
}

/** Pieces of the active side with an order, in the order of the board's list. */
export const orderedPieces = (p: Public): readonly (Unit | Leader)[] =>
  piecesOf(p, p.active).filter(({ id }) => p.orders[id]?.ordered);

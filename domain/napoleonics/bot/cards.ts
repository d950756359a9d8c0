import { at } from '../../lib/sure.ts';
import { DIE, type Face } from '../army/dice.ts';
import { enemyOf, type Side } from '../army/sides.ts';
import { typeOf } from '../army/units.ts';
import { cardOf } from '../cards/rows.ts';
import type { FaceEffect, Slot, Use } from '../cards/schema.ts';
import { SECTIONS } from '../field/sections.ts';
import { cardInPlay, rowOf, useOf } from '../orders/in-play.ts';
import { ordersOf, sectionsWith, slotted } from '../orders/slots.ts';
import { isUnit, pieceOf, piecesOf, unitOfLeader, unitsOfSide } from '../pieces/position.ts';
import type { Known } from '../state/known.ts';
import type { CardId, CardInPlay, Leader, PieceId, Public, Unit } from '../state/state.ts';
import { type Appraisal, foreign } from './appraisal.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { supplyWorth } from './supply.ts';
import { unitWorth } from './worth.ts';

/** What a card may be worth later: for each of its orders, and for its other effects. */
const KEPT_ORDER = 0.2;
const KEPT_OTHER = 0.7;
/** How much of what a card would do now counts when it can be played two turns later at the soonest. */
const LATER = 0.5;
/** What a choice of two cards at the end of the turn is worth (§4.3b). */
const SCOUTED = 0.3;

/** The card to play (§4.1a): what its orders promise, less what it may be worth later. */
export function playing(known: Known): Appraisal {
  const outlook = outlookOf(known.p);
  return (command) =>
    command.type === 'play'
      ? cardWorth(known, outlook, command.card) - keptWorth(known, command.card)
      : foreign(command);
}

/** The card of a Scout to keep (§4.3b). */
export function keeping(known: Known): Appraisal {
  const outlook = outlookOf(known.p);
  return (command) =>
    command.type === 'keep'
      ? keptWorth(known, command.card) + LATER * cardWorth(known, outlook, command.card)
      : foreign(command);
}

/** The section that marches (§14.17a), or the use of a card (§14.19). */
export function choosing({ p, seat }: Known): Appraisal {
  const outlook = outlookOf(p);
  return (command) => {
    if (command.type === 'section')
      return inPlayWorth(p, seat, { ...cardInPlay(p), section: command.section }, outlook);
    if (command.type === 'use') return inPlayWorth(p, seat, { ...cardInPlay(p), use: command.use }, outlook);
    return foreign(command);
  };
}

/** What a card does if it is played now. */
function cardWorth({ p, seat }: Known, outlook: Outlook, card: CardId): number {
  const { copies, draw, reaction } = cardOf(card);
  if (reaction !== undefined) return 0;
  const last = p.played[enemyOf(seat)];
  const as = copies ? (last === undefined ? null : cardOf(last).mirror) : card;
  const worth = inPlayWorth(p, seat, { card, as, command: p.held[seat], slots: [] }, outlook);
  return worth + (draw === undefined ? 0 : SCOUTED);
}

function keptWorth({ p, seat }: Known, card: CardId): number {
  const { orders } = at(cardOf(card).uses, 0);
  if (orders.length === 0) return KEPT_OTHER;
  const counts = orders.map(({ count }) =>
    typeof count === 'number' ? count : count === 'COMMAND' ? p.held[seat] : 4,
  );
  return KEPT_ORDER * counts.reduce((sum, count) => sum + count, 0);
}

/** What a card is worth by its best use and section, of those that are still open. */
function inPlayWorth(p: Public, seat: Side, card: CardInPlay, outlook: Outlook): number {
  const { uses } = rowOf(card);
  if (card.use === undefined && uses.length > 1) {
    return Math.max(
      ...uses.map(({ id }) => inPlayWorth(p, seat, id === undefined ? card : { ...card, use: id }, outlook)),
    );
  }
  if (card.section === undefined && useOf(card).orders.some(({ section }) => section === 'CHOSEN')) {
    const sections = sectionsWith(p, seat, SECTIONS, card);
    return Math.max(0, ...sections.map((section) => inPlayWorth(p, seat, { ...card, section }, outlook)));
  }
  return useWorth(p, seat, card, outlook);
}

function useWorth(p: Public, seat: Side, card: CardInPlay, outlook: Outlook): number {
  const use = useOf(card);
  if (use.recall)
    return Math.max(0, ...p.units.map((unit) => (unit.square === undefined ? supplyWorth(p, seat, unit) : 0)));
  if (use.roll !== undefined) return rollWorth(p, seat, card, use.roll, outlook);
  const { slots, all } = ordersOf(p, seat, card);
  return slotsWorth(p, seat, { ...card, slots }, outlook) + allWorth(p, card, all, outlook);
}

/** The dice are taken to show the sides of a die one after the other. */
function rollWorth(p: Public, seat: Side, card: CardInPlay, roll: NonNullable<Use['roll']>, outlook: Outlook): number {
  const faces = Array.from({ length: card.command }, (_, i): Face => at(DIE, i % DIE.length));
  const effects = faces.flatMap((face): readonly FaceEffect[] => (roll[face] === undefined ? [] : [roll[face]]));
  const slots = effects.flatMap((effect): readonly Slot[] => ('order' in effect ? [effect.order] : []));
  const arms = effects.flatMap((effect) => ('restore' in effect ? [effect.restore] : []));
  const missing = unitsOfSide(p, seat).filter((unit) => unit.blocks < typeOf(unit).blocks);
  const blocks = (['INF', 'CAV', 'ART'] as const).flatMap((arm) =>
    descending(missing.flatMap((unit) => (typeOf(unit).arm === arm ? [blockWorth(p, unit)] : []))).slice(
      0,
      arms.filter((each) => each === arm).length,
    ),
  );
  return sum(blocks) + slotsWorth(p, seat, { ...card, slots }, outlook);
}

/** Values one block more for a unit (§14.21a). */
export const blockWorth = (p: Public, unit: Unit): number => unitWorth(p, unit, unit.blocks + 1) - unitWorth(p, unit);

/** The orders that promise most, as far as there are slots for them. */
function slotsWorth(p: Public, seat: Side, card: CardInPlay, outlook: Outlook): number {
  const { slots } = card;
  if (slots.length === 0) return 0;
  const able = piecesOf(p, seat).filter((piece) => slotted(p, slots, [piece]) !== undefined);
  const promised = able.map((piece) => ({ piece, worth: outlook.promise(ordering(p, card, piece), piece) }));
  const chosen: (Unit | Leader)[] = [];
  let total = 0;
  for (const { piece, worth } of promised.sort((a, b) => b.worth - a.worth)) {
    if (chosen.length === slots.length) break;
    if (slotted(p, slots, [...chosen, piece]) === undefined) continue;
    chosen.push(piece);
    total += worth;
  }
  return total;
}

/** The facts with a card in play that has ordered a piece. */
function ordering(p: Public, card: CardInPlay, { id }: Unit | Leader): Public {
  const isPlain = card.slots.every(({ plain }) => plain);
  return { ...p, card, orders: { ...p.orders, [id]: { ordered: true, ...(isPlain && { plain: true }) } } };
}

/** Everything that is ordered at once; a leader with his unit does what it does. */
function allWorth(p: Public, card: CardInPlay, all: readonly PieceId[], outlook: Outlook): number {
  const ordered: Public = { ...p, card, orders: Object.fromEntries(all.map((id) => [id, { ordered: true }])) };
  const pieces = all
    .map((id) => pieceOf(p, id))
    .filter((piece) => isUnit(piece) || unitOfLeader(p, piece) === undefined);
  return sum(pieces.map((piece) => outlook.promise(ordered, piece)));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const descending = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => b - a);

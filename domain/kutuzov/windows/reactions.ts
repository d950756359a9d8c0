import { among, constant, fields, type Legal } from '../../contract/legal.ts';
import type { Refusal } from '../../contract/refusal.ts';
import { cardOf, cardsOf, isHomeCard } from '../edition/card.ts';
import type { CardRow, Edition } from '../edition/edition.ts';
import { editionOf } from '../edition/editions.ts';
import { eventOf, isOfImpulse, reactionBar } from '../effects/events.ts';
import type { Answer } from '../frames/commands.ts';
import type { FrameOf } from '../frames/frames.ts';
import { refusal } from '../refusals.ts';
import { handSeen, heldBy, holdersOf } from '../state/held.ts';
import type { Position } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { enter, type Table } from '../table/table.ts';
import { POWERS, type Power, powersFrom } from '../terms/nations.ts';

/*
 * Cards that answer what happens (§5.2, §5.3). A window names them by what they do: a card may be played at its moment
 * if its row says it is for reactions and one of its operations is among those that the window `reacts` to. The
 * question goes, by public facts alone, to every Power that might hold such a card.
 */

/** When a card may be played apart from the action of an impulse. */
const REACTING: readonly CardRow['when'][] = ['response', 'impulse-or-before-attrition', 'battle', 'siege-round'];

const FOR = new WeakMap<Edition, WeakMap<readonly string[], readonly CardRow[]>>();
/** The cards that a window with these operations is for, found once for each. */
function cardsFor(position: Position, reacts: readonly string[]): readonly CardRow[] {
  const edition = editionOf(position);
  const known = FOR.get(edition) ?? new WeakMap<readonly string[], readonly CardRow[]>();
  FOR.set(edition, known);
  const rows =
    known.get(reacts) ??
    edition.cards.filter(
      (row) =>
        REACTING.includes(row.when) && row.ops.some(({ op, id }) => reacts.includes(op) || reacts.includes(String(id))),
    );
  known.set(reacts, rows);
  return rows;
}

/** Cards that lie where everybody sees them. */
const seenCards = ({ beside, faceUp, removed, winter, attached, frames }: Position): readonly number[] => [
  ...POWERS.flatMap((power) => [...beside[power], ...faceUp[power]]),
  ...removed,
  ...winter,
  ...attached.map(({ card }) => card),
  ...frames.flatMap((frame) => (frame.is === 'event' || frame.is === 'card' ? [frame.card] : [])),
];

/** Returns whether a Power might hold an unseen card, by public facts. */
function mightHold(position: Position, power: Power, { number }: CardRow): boolean {
  const { home, other } = heldBy(position, power);
  return isHomeCard(position, number) ? home > 0 : other > 0;
}

/**
 * Returns those of these Powers that might answer with a card; only in impulses (§5.21). Of two that share a hand the
 * second one only if it could play a card that the first cannot: a response is the player’s, not the Power’s (§PB6.9).
 * `used`: cards under others of a closed pile, after everybody has seen their use.
 */
export function reactors(
  position: Position,
  reacts: readonly string[],
  among: readonly Power[] = POWERS,
  used: readonly number[] = [],
): readonly Power[] {
  if (position.impulse.power === null) return [];
  const seen = new Set([...seenCards(position), ...used]);
  const rows = cardsFor(position, reacts).filter(({ number }) => !seen.has(number));
  const isAble = (power: Power, row: CardRow): boolean =>
    mightHold(position, power, row) && reactionBar(position, power, row.number) === undefined;
  return among.filter((power, at) => {
    const before = among.slice(0, at).filter((other) => holdersOf(position, power).includes(other));
    return rows.some((row) => isAble(power, row) && !before.some((other) => isAble(other, row)));
  });
}

/** Why a Power may not answer with a card at a window. */
export function reactionRefusal(
  view: View,
  reacts: readonly string[],
  power: Power,
  card: number,
): Refusal | undefined {
  if (!cardsOf(handSeen(view, power)).includes(card))
    return refusal('NOT_IN_HAND', { en: 'this card is not in your hand', ko: '핸드에 없는 카드입니다.' }, '§5.2');
  if (!isFor(view, reacts, card))
    return refusal(
      'NOT_NOW',
      { en: 'this card does not answer what happens now', ko: '지금 일에 반응하는 카드가 아닙니다.' },
      '§5.22',
    );
  return reactionBar(view, power, card);
}

/** Whether a card is one of those that answer with such an operation. */
export const isFor = (position: Position, reacts: readonly string[], card: number): boolean =>
  cardsFor(position, reacts).some(({ number }) => number === card);

/** Whether a card answers what happens. */
export const isAnswer = (position: Position, reacts: readonly string[], power: Power, card: number): boolean =>
  isFor(position, reacts, card) && reactionBar(position, power, card) === undefined;

/** The cards that a Power could answer with at one of several moments. */
export function reactionChoices(
  power: Power,
  moments: readonly { readonly view: View; readonly reacts: readonly string[] }[],
): readonly Legal[] {
  const cards = moments.flatMap(({ view, reacts }) =>
    cardsOf(handSeen(view, power)).filter((card) => reactionRefusal(view, reacts, power, card) === undefined),
  );
  return cards.length === 0 ? [] : [fields({ type: constant('react'), card: among([...new Set(cards)]) })];
}

/** An event as it begins; enemies may first cancel a battle card. */
function answering(position: Position, power: Power, card: number): FrameOf<'event'> {
  const frame = eventOf(position, power, card);
  return cardOf(position, card).when === 'battle' ? { ...frame, ops: [{ op: 'counter' }, ...frame.ops] } : frame;
}

/** A card is shown; one that is not a response uses up the "+" of its player's own impulse (§5.6). */
function show(table: Table, power: Power, card: number): void {
  table.emit({ type: 'card-played', power, card, as: 'event', rule: '§5.2' });
  if (cardOf(table.state, card).when === 'impulse-or-before-attrition' && isOfImpulse(table.state, power))
    table.emit({ type: 'noted', impulse: { plus: true }, rule: '§5.6' });
}

/**
 * A card is played for its event besides what its Power does in the impulse (§5.2, §5.24): it counts neither as the
 * card of it nor as "+" (§5.6).
 */
export function playBesides(table: Table, power: Power, card: number): void {
  show(table, power, card);
  enter(table, eventOf(table.state, power, card));
}

/** The cards that were answered are played, in impulse order from the Power that comes next (§5.22). */
export function react(table: Table, answers: readonly Answer[]): void {
  const { impulse, marker } = table.state;
  const [active, ...others] = powersFrom(impulse.power ?? marker);
  const played = [...others, ...(active === undefined ? [] : [active])].flatMap((power) =>
    answers.flatMap(({ power: by, command }) =>
      by === power && command.type === 'react' ? [{ power, card: command.card }] : [],
    ),
  );
  // One card that both Powers of a hand have answered is played by the first of them (§PB6.9).
  const once = played.filter(({ card }, at) => played.findIndex((each) => each.card === card) === at);
  for (const { power, card } of once) show(table, power, card);
  for (const { power, card } of once.toReversed()) enter(table, answering(table.state, power, card));
}

import { pickOne } from '../../contract/chance.ts';
import { nextOf, without } from '../../contract/deck.ts';
import { constant, fields, type Legal, pick } from '../../contract/legal.ts';
import { last, sure } from '../../lib/sure.ts';
import { exposedPiles } from '../cards/piles.ts';
import { draw, putHome } from '../deeds/hands/dealing.ts';
import { cardsOf, isHomeCard, isMustPlay } from '../edition/card.ts';
import type { OperationOf } from '../operations/index.ts';
import { exposedCards, exposedOf, handSeen, heldBy, oneForEachHand, total } from '../state/held.ts';
import type { Position } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { go, sealCards, sealTo, type Table } from '../table/table.ts';
import { campOf, POWERS_OF, type Power } from '../terms/nations.ts';
import { BY_EVENT, before, type EffectOn, instead, noTarget } from './kit/effect.ts';
import { campFor, naming, powerFor } from './kit/targets.ts';

/*
 * Cards drawn, lost and looked at by event. The questions, and how much happens, depend on public facts alone: a card
 * that is drawn out of a hand is shown to all, and a hand without a choice leaves the question to its owner
 * nevertheless.
 */

const isOrdinary = (position: Position, card: number): boolean =>
  !isHomeCard(position, card) && !isMustPlay(position, card);

export const drawCards: EffectOn<'drawCards'> = {
  run(table, frame, { power, n }) {
    draw(table, power === undefined ? (frame.target ?? frame.power) : powerFor(frame, power), 'deck', n, BY_EVENT);
  },
};

/** A card that leaves a hand unused: a Home card to those of its Camp (§5.4), any other to the discards. */
function throwAway(table: Table, power: Power, card: number): void {
  table.emit({ type: 'card-played', power, card, as: 'unused', rule: BY_EVENT });
  if (isHomeCard(table.state, card)) putHome(table, power, card, '§5.4');
  else table.emit({ type: 'card-put', card, to: 'discard', rule: BY_EVENT });
}

type Random = OperationOf<'discardRandom'>;
const loser = naming<Random>((position, power, { includeHome }) => {
  const { home, other } = exposedOf(position, power);
  return other + (includeHome ? home : 0) > 0;
}, oneForEachHand);
export const discardRandom: EffectOn<'discardRandom'> = {
  ...loser,
  run(table, frame, op) {
    const power = loser.of(table.state, frame, op);
    if (power === undefined) return;
    const hand = exposedCards(table.state, power);
    const cards = op.includeHome ? cardsOf(hand) : hand.other;
    if (cards.length === 0) return;
    const card = pickOne(table.chance, `hand:${power}`, cards, exposedPiles(table.state, power, op.includeHome));
    const sealed = sealTo(table, [power], card);
    table.emit({ type: 'picked', power, sealed, rule: BY_EVENT });
    table.emit({ type: 'turned-up', power, card, opens: [{ topic: sealed.topic }], rule: BY_EVENT });
    if (op.excludeMustPlay && isMustPlay(table.state, card)) return;
    throwAway(table, power, card);
    go(table, { ...frame, affected: [...frame.affected, power] });
  },
};

type Look = OperationOf<'peek'>;
const watched = naming<Look>((position, power) => total(exposedOf(position, power)) > 0);
export const peek: EffectOn<'peek'> = {
  ...watched,
  bar: (position, frame, op) => (op.target === 'imperialPower' ? watched.idle(position, frame, op) : undefined),
  run(table, frame, op) {
    const of = watched.of(table.state, frame, op);
    if (of === undefined) return;
    const hand = exposedCards(table.state, of);
    const cards = op.cards === 'nonHome' ? hand.other : cardsOf(hand);
    const sealed = sealTo(table, [frame.power], cards);
    table.emit({ type: 'peeked', of, to: [frame.power], count: cards.length, sealed, rule: BY_EVENT });
    go(table, { ...frame, target: of });
  },
};

/** The cards that an event shows to the viewer; nothing to others. */
const seenBy = ({ peek }: View): readonly number[] => peek?.cards ?? [];
const ordinary = (view: View): readonly number[] => seenBy(view).filter((card) => isOrdinary(view, card));
const takeOf = (cards: readonly number[]): readonly Legal[] =>
  cards.length === 0
    ? [fields({ type: constant('take') })]
    : cards.map((card) => fields({ type: constant('take'), card: constant(card) }));

export const discardChosen: EffectOn<'discardChosen'> = {
  idle: () => noTarget,
  asks: (_, { power }) => [power],
  legal: (view) => takeOf(ordinary(view)),
  act(table, frame, { elseOps }, command) {
    if (command.type !== 'take') return;
    if (command.card === undefined) return instead(table, frame, elseOps);
    instead(table, frame, []);
    throwAway(table, sure(frame.target ?? undefined, 'Power whose hand was seen'), command.card);
  },
  run: () => {},
};

const hasRoom = (position: Position, power: Power): boolean =>
  heldBy(position, power).other < position.facts.handLimit[power];
export const takeCard: EffectOn<'takeCard'> = {
  idle: () => noTarget,
  asks: (position, { power, target }) => (target !== null && hasRoom(position, power) ? [power] : []),
  legal: (view) => takeOf(ordinary(view)),
  act(table, frame, _, command) {
    if (command.type !== 'take') return;
    instead(table, frame, []);
    const { power, target } = frame;
    if (command.card === undefined || target === null) return;
    table.emit({
      type: 'took',
      power,
      from: target,
      sealed: sealTo(table, [power, target], command.card),
      rule: BY_EVENT,
    });
  },
  run: () => {},
};

export const discardChoice: EffectOn<'discardChoice'> = {
  asks: (_, { power, affected }, { ifTook }) => (ifTook && !affected.includes(power) ? [] : [power]),
  legal(view, { power }, { n }) {
    const cards = handSeen(view, power).other.filter((card) => isOrdinary(view, card));
    const [least, most] = n === 'any' ? [0, cards.length] : [Math.min(1, cards.length), 1];
    return [fields({ type: constant('discard'), cards: pick(cards, least, most) })];
  },
  act(table, frame, { redraw }, command) {
    if (command.type !== 'discard') return;
    const { power } = frame;
    const { cards } = command;
    instead(table, frame, []);
    if (cards.length === 0) return;
    table.emit({
      type: 'threw',
      power,
      count: cards.length,
      top: last(cards),
      sealed: sealCards(table, power, cards),
      rule: BY_EVENT,
    });
    if (redraw) draw(table, power, 'deck', cards.length, BY_EVENT);
  },
  run: () => {},
};

export const peekDeck: EffectOn<'peekDeck'> = {
  run(table, frame, { n }) {
    let left = table.state.draw;
    const cards: number[] = [];
    while (cards.length < n && left.known.length + left.rest.length > 0) {
      cards.push(nextOf(left, table.chance, 'deck', 'deck'));
      left = without(left, cards.slice(-1));
    }
    if (cards.length === 0) return;
    const to = POWERS_OF[campOf(frame.power)];
    table.emit({
      type: 'peeked',
      of: 'deck',
      to,
      count: cards.length,
      sealed: sealTo(table, to, cards),
      rule: BY_EVENT,
    });
    before(table, frame, [{ op: 'takeTop' }, { op: 'orderTop' }]);
  },
};

export const takeTop: EffectOn<'takeTop'> = {
  asks: (_, { power }) => [power],
  legal: (view, { power }) => [
    fields({ type: constant('take') }),
    ...(hasRoom(view, power) ? seenBy(view) : []).map((card) =>
      fields({ type: constant('take'), card: constant(card) }),
    ),
  ],
  act(table, frame, _, command) {
    if (command.type !== 'take') return;
    const { card } = command;
    const { power } = frame;
    instead(table, frame, [], card === undefined ? {} : { affected: [power] });
    if (card !== undefined)
      table.emit({
        type: 'drew',
        power,
        from: 'deck',
        count: 1,
        sealed: sealCards(table, power, [card]),
        rule: BY_EVENT,
      });
  },
  run: () => {},
};

/** The cards shown that still lie on the deck, in every order. */
const leftOnTop = (view: View, power: Power): readonly number[] =>
  seenBy(view).filter((card) => !handSeen(view, power).other.includes(card));
const orders = (cards: readonly number[]): readonly (readonly number[])[] =>
  cards.length < 2
    ? [cards]
    : cards.flatMap((card) => orders(cards.filter((each) => each !== card)).map((rest) => [card, ...rest]));
export const orderTop: EffectOn<'orderTop'> = {
  asks: (_, { power }) => [power],
  legal: (view, { power }) => [
    ...orders(leftOnTop(view, power)).map((cards) => fields({ type: constant('order'), cards: constant([...cards]) })),
  ],
  act(table, frame, _, command) {
    if (command.type !== 'order') return;
    const { cards } = command;
    instead(table, frame, []);
    const sealed = sealTo(table, POWERS_OF[campOf(frame.power)], cards);
    table.emit({ type: 'deck-ordered', count: cards.length, sealed, rule: BY_EVENT });
    table.emit({ type: 'peek-ended' });
  },
  run: () => {},
};

export const reshuffle: EffectOn<'reshuffle'> = {
  run(table, frame, op) {
    if ('camp' in op) return table.emit({ type: 'home-shuffled', camp: campFor(frame.power, op.camp), rule: '§5.4' });
    if (!frame.away) table.emit({ type: 'card-put', card: frame.card, to: 'discard', rule: '§4.21' });
    table.emit({ type: 'shuffled', discards: true, rule: '§4.21' });
    go(table, { ...frame, away: true });
  },
};

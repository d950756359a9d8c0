import { z } from 'zod';
import { pickOne } from '../../../chance.ts';
import { constant, fields, type Legal, pick } from '../../../legal.ts';
import { nextOf, without } from '../../../lib/deck.ts';
import { draw } from '../../hands/dealing.ts';
import { campOf, POWERS_OF, type Power } from '../../map/nations.ts';
import { count } from '../../schemas.ts';
import type { Position } from '../../state.ts';
import { go, sealCards, sealTo, type Table } from '../../table.ts';
import type { View } from '../../view.ts';
import { cardsOf, isHomeCard, isMustPlay } from '../card.ts';
import { exposedCards, exposedOf, heldBy, oneForEachHand, total } from '../held.ts';
import { BY_EVENT, before, instead, noTarget, type Primitive } from './primitive.ts';
import { campFor, camps, named, naming, powerFor, whose } from './targets.ts';

/*
 * Cards drawn, lost and looked at by event. Who is asked, and how much happens, depends on public facts alone: a card that is drawn out of
 * a hand is shown to all, and where a hand leaves no choice its owner is asked nevertheless.
 */

const NEITHER = 'nonHome,nonMustPlay';
const isOrdinary = (position: Position, card: number): boolean => !isHomeCard(position, card) && !isMustPlay(position, card);

const drawing = z.strictObject({ op: z.string(), power: whose.exactOptional(), n: count });
export const drawCards: Primitive<z.infer<typeof drawing>> = {
  takes: drawing,
  run(table, frame, { power, n }) {
    draw(table, power === undefined ? (frame.target ?? frame.power) : powerFor(frame, power), 'deck', n, BY_EVENT);
  },
};

/** A card that leaves a hand unused: a Home card to those of its Camp (§5.4), any other to the discards. */
function throwAway(table: Table, power: Power, card: number): void {
  table.emit({ type: 'card-played', power, card, as: 'unused', rule: BY_EVENT });
  if (isHomeCard(table.state, card)) table.emit({ type: 'card-put', card, to: 'home', power, rule: '§5.4' });
  else table.emit({ type: 'card-put', card, to: 'discard', rule: BY_EVENT });
}

/** A Power loses a card at random, of its whole hand or of its non-Home cards (§5.4); a Must Play that is drawn may stay with it. */
const random = z.strictObject({
  op: z.string(),
  target: named.exactOptional(),
  n: z.literal(1),
  includeHome: z.boolean(),
  excludeMustPlay: z.literal(true).exactOptional(),
});
type Random = z.infer<typeof random>;
const loser = naming<Random>((position, power, { includeHome }) => {
  const { home, other } = exposedOf(position, power);
  return other + (includeHome ? home : 0) > 0;
}, oneForEachHand);
export const discardRandom: Primitive<Random> = {
  takes: random,
  ...loser,
  run(table, frame, op) {
    const power = loser.of(table.state, frame, op);
    if (power === undefined) return;
    const hand = exposedCards(table.state, power);
    const cards = op.includeHome ? cardsOf(hand) : hand.other;
    if (cards.length === 0) return;
    const card = pickOne(table.chance, `hand:${power}`, cards);
    const sealed = sealTo(table, [power], card);
    table.emit({ type: 'picked', power, sealed, rule: BY_EVENT });
    table.emit({ type: 'turned-up', power, card, opens: [{ topic: sealed.topic }], rule: BY_EVENT });
    if (op.excludeMustPlay && isMustPlay(table.state, card)) return;
    throwAway(table, power, card);
    go(table, { ...frame, affected: [...frame.affected, power] });
  },
};

/** The player looks at a hand (§2.7). */
const look = z.strictObject({ op: z.string(), target: named, cards: z.enum(['nonHome', 'all']) });
type Look = z.infer<typeof look>;
const watched = naming<Look>((position, power) => total(exposedOf(position, power)) > 0);
export const peek: Primitive<Look> = {
  takes: look,
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

const ordinary = (view: View): readonly number[] => (view.peek?.cards ?? []).filter((card) => isOrdinary(view, card));
const takeOf = (cards: readonly number[]): readonly Legal[] =>
  cards.length === 0 ? [fields({ type: constant('take') })] : cards.map((card) => fields({ type: constant('take'), card: constant(card) }));

/** Of the cards shown the player has one discarded; if there is none, something else happens. */
const chosen = z.strictObject({
  op: z.string(),
  target: z.literal('samePower'),
  n: z.literal(1),
  chooser: z.literal('player'),
  filter: z.literal(NEITHER),
  elseOps: z.array(z.looseObject({ op: z.string() }).readonly()).readonly(),
});
export const discardChosen: Primitive<z.infer<typeof chosen>> = {
  takes: chosen,
  idle: () => noTarget,
  asks: (_, { power }) => [power],
  legal: (view) => takeOf(ordinary(view)),
  act(table, frame, { elseOps }, command) {
    if (command.type !== 'take') return;
    if (command.card === undefined) return instead(table, frame, elseOps);
    instead(table, frame, []);
    throwAway(table, frame.target!, command.card);
  },
  run: () => {},
};

/** Of the cards shown the player takes one into the hand, up to its limit (§17.43). */
const taking = z.strictObject({ op: z.string(), n: z.literal(1), filter: z.literal(NEITHER), chooser: z.literal('player') });
const hasRoom = (position: Position, power: Power): boolean => heldBy(position, power).other < position.facts.handLimit[power];
export const takeCard: Primitive<z.infer<typeof taking>> = {
  takes: taking,
  idle: () => noTarget,
  asks: (position, { power, target }) => (target !== null && hasRoom(position, power) ? [power] : []),
  legal: (view) => takeOf(ordinary(view)),
  act(table, frame, _, command) {
    if (command.type !== 'take') return;
    instead(table, frame, []);
    if (command.card === undefined) return;
    const { power, target } = frame;
    table.emit({ type: 'took', power, from: target!, sealed: sealTo(table, [power, target!], command.card), rule: BY_EVENT });
  },
  run: () => {},
};

/** The player throws ordinary cards of its hand away: one, or any number for as many new ones. */
const choice = z.strictObject({
  op: z.string(),
  n: z.union([z.literal(1), z.literal('any')]),
  ifTook: z.literal(true).exactOptional(),
  redraw: z.literal(true).exactOptional(),
});
export const discardChoice: Primitive<z.infer<typeof choice>> = {
  takes: choice,
  asks: (_, { power, affected }, { ifTook }) => (ifTook && !affected.includes(power) ? [] : [power]),
  legal(view, { power }, { n }) {
    const cards = view.hands[power]!.other.filter((card) => isOrdinary(view, card));
    const [least, most] = n === 'any' ? [0, cards.length] : [Math.min(1, cards.length), 1];
    return [fields({ type: constant('discard'), cards: pick(cards, least, most) })];
  },
  act(table, frame, { redraw }, command) {
    if (command.type !== 'discard') return;
    const { power } = frame;
    const { cards } = command;
    instead(table, frame, []);
    if (cards.length === 0) return;
    table.emit({ type: 'threw', power, count: cards.length, top: cards.at(-1)!, sealed: sealCards(table, power, cards), rule: BY_EVENT });
    if (redraw) draw(table, power, 'deck', cards.length, BY_EVENT);
  },
  run: () => {},
};

/** The player's Camp looks at the top of the draw deck; the player may take a card, and puts the others back as it likes. */
const top = z.strictObject({ op: z.string(), n: count, take: z.literal(1) });
export const peekDeck: Primitive<z.infer<typeof top>> = {
  takes: top,
  run(table, frame, { n }) {
    let left = table.state.draw;
    const cards: number[] = [];
    while (cards.length < n && left.known.length + left.rest.length > 0) {
      cards.push(nextOf(left, table.chance, 'deck'));
      left = without(left, cards.slice(-1));
    }
    if (cards.length === 0) return;
    const to = POWERS_OF[campOf(frame.power)];
    table.emit({ type: 'peeked', of: 'deck', to, count: cards.length, sealed: sealTo(table, to, cards), rule: BY_EVENT });
    before(table, frame, [{ op: 'takeTop' }, { op: 'orderTop' }]);
  },
};

/** It takes one of them up to its limit (§17.43), or none. */
const step = z.strictObject({ op: z.string() });
export const takeTop: Primitive<z.infer<typeof step>> = {
  takes: step,
  asks: (_, { power }) => [power],
  legal: (view, { power }) => [
    fields({ type: constant('take') }),
    ...(hasRoom(view, power) ? view.peek!.cards : []).map((card) => fields({ type: constant('take'), card: constant(card) })),
  ],
  act(table, frame, _, command) {
    if (command.type !== 'take') return;
    const { card } = command;
    const { power } = frame;
    instead(table, frame, [], card === undefined ? {} : { affected: [power] });
    if (card !== undefined)
      table.emit({ type: 'drew', power, from: 'deck', count: 1, sealed: sealCards(table, power, [card]), rule: BY_EVENT });
  },
  run: () => {},
};

/** The cards shown that still lie on the deck, in every order. */
const leftOnTop = (view: View, power: Power): readonly number[] =>
  view.peek!.cards.filter((card) => !view.hands[power]!.other.includes(card));
const orders = (cards: readonly number[]): readonly (readonly number[])[] =>
  cards.length < 2 ? [cards] : cards.flatMap((card) => orders(cards.filter((each) => each !== card)).map((rest) => [card, ...rest]));
export const orderTop: Primitive<z.infer<typeof step>> = {
  takes: step,
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

/** The card joins the discards, and all of them are shuffled into the draw deck at once (§4.21); or the used Home cards of a Camp can be drawn again (§5.4). */
const shuffle = z.union([z.strictObject({ op: z.string(), discards: z.literal(true) }), z.strictObject({ op: z.string(), camp: camps })]);
export const reshuffle: Primitive<z.infer<typeof shuffle>> = {
  takes: shuffle,
  run(table, frame, op) {
    if ('camp' in op) return table.emit({ type: 'home-shuffled', camp: campFor(frame.power, op.camp), rule: '§5.4' });
    if (!frame.away) table.emit({ type: 'card-put', card: frame.card, to: 'discard', rule: '§4.21' });
    table.emit({ type: 'shuffled', discards: true, rule: '§4.21' });
    go(table, { ...frame, away: true });
  },
};

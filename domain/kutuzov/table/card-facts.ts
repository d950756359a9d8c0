import * as z from 'zod';
import { inOrder, shuffledWith, withKnown, without } from '../../contract/deck.ts';
import { absurd } from '../../lib/absurd.ts';
import { jsonOf, same } from '../../lib/json.ts';
import { sure } from '../../lib/sure.ts';
import { cardsOf } from '../edition/card.ts';
import { answerSchema, commandSchema } from '../frames/commands.ts';
import type { Frame } from '../frames/frames.ts';
import { effectSchema } from '../state/lasting.ts';
import { atCard, atReturn, reachAfter, reachSchema } from '../state/plans.ts';
import type { Records, State } from '../state/state.ts';
import { campOf, POWERS_OF, type Power, partnerOf } from '../terms/nations.ts';
import { camp, card, count, fact, leaderId, list, power, rule, seal } from '../terms/schemas.ts';
import { handWith, handWithout, held, taking, withoutAll, withoutCards, withoutHeld } from './hand-changes.ts';

/* Facts of cards: hands, decks and piles, what cards change for a while, and the answers at windows. */

/** Where a card goes that leaves a hand or the deck face up. */
const CARD_PLACES = ['discard', 'home', 'beside', 'face-up', 'removed', 'winter', 'deck', 'attached'] as const;

export const cardFacts = [
  fact('drew', {
    power,
    from: z.enum(['deck', 'home']),
    count,
    aside: z.literal(true).exactOptional(),
    sealed: seal(list(card)),
    rule,
  }).meta({
    description: '`aside`: to the left-over cards.',
  }),
  fact('chits-dealt', { camp, from: z.enum(['deck', 'home']), count, sealed: seal(list(card)), rule }).meta({
    description: 'Chits of a Camp, which are hidden from all players (§PB6).',
  }),
  fact('chits-taken', { power, home: count, other: count, sealed: seal(list(card)), rule }).meta({
    description: 'Chits go to the hand of the Camp (§PB6.5).',
  }),
  fact('hand-split', { power, count, sealed: seal(list(card)), rule }).meta({
    description: 'The Power keeps these cards of its Camp’s hand, and its partner the others (§PB6.10).',
  }),
  fact('hands-joined', { camp, rule }).meta({ description: 'The hands of its Powers are joined again (§PB6.2).' }),
  fact('dealt', { power, cards: list(card), rule }).meta({ description: 'Public cards go to a hand.' }),
  fact('threw', { power, count, top: card.nullable(), sealed: seal(list(card)), rule }).meta({
    description: 'Cards of a hand are discarded. Only the top one is visible (§2.8).',
  }),
  fact('card-played', { power, card, as: z.enum(['cp', 'event', 'unused']), rule }),
  fact('card-put', {
    card,
    to: z.enum(CARD_PLACES),
    power: power.exactOptional(),
    leader: leaderId.exactOptional(),
    rule,
  }).meta({
    description:
      'A card outside all hands goes to a place. `power`: the Power beside which it is placed. `leader`: the ' +
      'leader to whom it is attached.',
  }),
  fact('set-aside', { power, count, rule }).meta({
    description: 'Left-over Non-Home cards are kept apart from the new ones (§17.42).',
  }),
  fact('returned', { power, count, sealed: seal(list(card)), rule }).meta({
    description: 'Some of them return to the draw deck, unseen.',
  }),
  fact('taken-up', { power, rule }).meta({ description: 'The others join the hand.' }),
  fact('home-shuffled', { camp, rule }).meta({
    description: 'The Home cards that were used can be drawn again (§17.44).',
  }),
  fact('picked', { power, sealed: seal(card), rule }).meta({
    description: 'A card is drawn at random from a hand, unseen.',
  }),
  fact('turned-up', { power, card, opens: list(z.strictObject({ topic: z.string() })), rule }).meta({
    description: 'The card is shown to everyone. The next events tell its place; without one it stays in the hand.',
  }),
  fact('took', { power, from: power, sealed: seal(card), rule }).meta({
    description: 'A Power takes a card out of another hand.',
  }),
  fact('peeked', {
    of: z.union([power, z.literal('deck')]),
    to: list(power),
    count,
    sealed: seal(list(card)),
    rule,
  }).meta({ description: 'Some Powers see cards of a hand, or the top of the draw deck.' }),
  fact('peek-ended', {}).meta({ description: 'Those cards are hidden again.' }),
  fact('deck-ordered', { count, sealed: seal(list(card)), rule }).meta({
    description: 'Cards are put on top of the draw deck in a chosen order.',
  }),
  fact('effect-began', { effect: effectSchema, rule }).meta({
    description: 'A card has a temporary effect (§5.1).',
  }),
  fact('effect-ended', { effect: effectSchema, rule }),
  fact('shuffled', { discards: z.boolean(), rule }).meta({
    description: 'The draw deck is shuffled, with the discards or without them.',
  }),
] as const;

export const windowFacts = [
  fact('answered', { power, sealed: seal(commandSchema) }).meta({
    description: 'A sealed answer to a window. It is public that the Power answered, and secret what.',
  }),
  fact('reached', { power, sealed: seal(reachSchema) }).meta({
    description:
      'The part of an answer, or of an attack, about future windows. Every one has this part, and it stays sealed until the end.',
  }),
  fact('withdrawn', { power }).meta({
    description: 'Another person answers for the Power. Its earlier answers to future windows are void.',
  }),
  fact('opened', {
    opens: list(z.strictObject({ topic: z.string() })),
    answers: list(answerSchema),
    returned: list(z.string())
      .exactOptional()
      .meta({ description: 'The seals of answers that are returned unopened (§5.22).' }),
    holds: z.literal(true).exactOptional().meta({
      description:
        'The parts of those answers about future windows are valid: no card was played, so all answers were passes.',
    }),
  }).meta({
    description: 'All answers of a window at once, or those of the first rank with a reaction.',
  }),
] as const;

type Facts = z.infer<(typeof cardFacts)[number] | (typeof windowFacts)[number]>;
type FactOf<K extends Facts['type']> = Extract<Facts, { type: K }>;

export const cardRecords: Records<Facts> = {
  drew,
  dealt: (state, { power, cards }) => taking(withoutCards(state, cards), power, cards),
  'chits-dealt': (state, { camp, sealed }) => ({
    ...withoutCards(state, sealed.value),
    chits: { ...state.chits, [camp]: handWith(state, state.chits[camp], sealed.value) },
  }),
  'chits-taken': (state, { power, sealed }) => taking(withoutHeld(state, power, sealed.value), power, sealed.value),
  'hand-split': (state, { power, sealed }) => {
    const hand = state.hands[power];
    const rest = cardsOf(hand).filter((each) => !sealed.value.includes(each));
    const [own, others] = [handWithout(hand, rest), handWithout(hand, sealed.value)];
    return { ...state, hands: { ...state.hands, [power]: own, [partnerOf(power)]: others } };
  },
  'hands-joined': (state, { camp }) => {
    const [first, second] = POWERS_OF[camp];
    const joint = handWith(state, state.hands[first], cardsOf(state.hands[second]));
    return { ...state, hands: { ...state.hands, [first]: joint, [second]: joint } };
  },
  threw: (state, { power, sealed, top }) => ({
    ...withoutHeld(state, power, sealed.value),
    discard: [...state.discard, ...sealed.value.filter((each) => each !== top), ...(top === null ? [] : [top])],
  }),
  'card-played': (state, { power, card }) => {
    const isInBattle = state.frames.some(({ is }) => is === 'battle');
    return { ...withoutHeld(state, power, [card]), reach: isInBattle ? atCard(state.reach, power) : state.reach };
  },
  'card-put': cardPut,
  'set-aside': (state, { power }) => {
    const hand = state.hands[power];
    return {
      ...state,
      hands: { ...state.hands, ...held(state, power, { ...hand, other: [] }) },
      aside: { ...state.aside, ...held(state, power, hand.other) },
    };
  },
  returned: (state, { power, sealed }) => {
    const aside = state.aside[power].filter((each) => !sealed.value.includes(each));
    return {
      ...state,
      draw: shuffledWith(state.draw, sealed.value),
      aside: { ...state.aside, ...held(state, power, aside) },
    };
  },
  'taken-up': (state, { power }) => ({
    ...taking(state, power, state.aside[power]),
    aside: { ...state.aside, ...held(state, power, []) },
  }),
  'home-shuffled': (state, { camp }) => ({
    ...state,
    homeDraw: { ...state.homeDraw, [camp]: shuffledWith(state.homeDraw[camp], state.homeUsed[camp]) },
    homeUsed: { ...state.homeUsed, [camp]: [] },
  }),
  shuffled: (state, { discards }) => ({
    ...state,
    draw: shuffledWith(state.draw, discards ? state.discard : []),
    discard: discards ? [] : state.discard,
  }),
  picked: (state) => state,
  'turned-up': (state) => state,
  took: (state, { power, from, sealed }) => taking(withoutHeld(state, from, [sealed.value]), power, [sealed.value]),
  peeked,
  'peek-ended': (state) => ({ ...state, peek: null }),
  'deck-ordered': (state, { sealed }) => {
    const seen = [{ seats: sealed.to, topic: sealed.topic }];
    const known = sealed.value.map((each) => ({ card: each, seen }));
    return { ...state, draw: { known, rest: without(state.draw, sealed.value).rest } };
  },
  'effect-began': (state, { effect }) => ({ ...state, effects: [...state.effects, effect] }),
  'effect-ended': (state, { effect }) => {
    const at = state.effects.findIndex((each) => same(jsonOf(each), jsonOf(effect)));
    return { ...state, effects: state.effects.toSpliced(at, 1) };
  },
  answered: (state, { power, sealed }) => ({
    ...state,
    answers: { ...state.answers, [sealed.topic]: { power, command: sealed.value } },
    frames: withAnswer(state.frames, power, sealed.topic),
  }),
  reached: (state, { power, sealed }) => ({
    ...state,
    reach: { ...state.reach, [power]: reachAfter(state.reach[power], sealed.value, state.frames.at(-1)) },
  }),
  withdrawn: (state, { power }) => {
    const { [power]: _, ...reach } = state.reach;
    return { ...state, reach };
  },
  opened: (state, { opens, returned = [], holds }) => {
    const gone = [...opens.map(({ topic }) => topic), ...returned];
    return {
      ...state,
      answers: Object.fromEntries(Object.entries(state.answers).filter(([topic]) => !gone.includes(topic))),
      reach: holds ? state.reach : atReturn(state.reach, returned),
    };
  },
};

/** Returns the frames; the last one, a window, has one answer more. */
function withAnswer(frames: readonly Frame[], power: Power, topic: string): readonly Frame[] {
  const frame = frames.at(-1);
  if (frame?.is !== 'window') return frames;
  return frames.with(-1, {
    ...frame,
    waiting: frame.waiting.filter((each) => each !== power),
    topics: [...frame.topics, topic],
  });
}

function drew(state: State, { power, aside, sealed }: FactOf<'drew'>): State {
  if (aside) {
    const cards = inOrder([...state.aside[power], ...sealed.value]);
    return { ...withoutCards(state, sealed.value), aside: { ...state.aside, ...held(state, power, cards) } };
  }
  return taking(withoutCards(state, sealed.value), power, sealed.value);
}

/** Cards of a hand, or on top of the deck: those are fixed there from now on. */
function peeked(state: State, { of, to, sealed }: FactOf<'peeked'>): State {
  const peek = { of, to, cards: sealed.value };
  if (of !== 'deck') return { ...state, peek };
  const seen = { seats: sealed.to, topic: sealed.topic };
  return {
    ...state,
    peek,
    draw: sealed.value.reduce((deck, card, depth) => withKnown(deck, depth, card, seen), state.draw),
  };
}

function cardPut(state: State, { card, to, power, leader }: FactOf<'card-put'>): State {
  const here = withoutCards(state, [card]);
  switch (to) {
    case 'discard':
      return { ...here, discard: [...state.discard, card] };
    case 'deck':
      return { ...here, draw: { ...here.draw, rest: inOrder([...here.draw.rest, card]) } };
    case 'removed':
      return { ...withoutAll(here, card), removed: inOrder([...state.removed, card]) };
    case 'winter':
      return { ...here, winter: inOrder([...here.winter, card]) };
    case 'home': {
      const camp = campOf(sure(power, 'Power whose Camp the card belongs to'));
      return { ...here, homeUsed: { ...state.homeUsed, [camp]: [...state.homeUsed[camp], card] } };
    }
    case 'beside': {
      const by = sure(power, 'Power by whom the card lies');
      return { ...here, beside: { ...state.beside, [by]: [...state.beside[by], card] } };
    }
    case 'attached':
      return {
        ...here,
        attached: [...here.attached, { card, leader: sure(leader, 'leader to whom the card is attached') }],
      };
    case 'face-up': {
      const by = sure(power, 'Power by whom the card lies');
      return { ...here, faceUp: { ...state.faceUp, [by]: [...state.faceUp[by], card] } };
    }
    default:
      return absurd(to);
  }
}

import { absurd } from '../lib/absurd.ts';
import { inOrder, shuffledWith, withKnown, without } from '../lib/deck.ts';
import { grouped } from '../lib/grouped.ts';
import { type Json, same } from '../lib/json.ts';
import { cardsOf, isHomeCard } from './cards/card.ts';
import { holdersOf } from './cards/held.ts';
import type { Event, EventOf } from './events.ts';
import type { Frame } from './frames.ts';
import { byCamp, byPower, campOf, NATIONS, POWERS_OF, type Power, partnerOf } from './map/nations.ts';
import type { Leader, Troop } from './schemas.ts';
import type { Hand, Position, State } from './state.ts';

/** Records an event. What it says is copied; nothing is worked out here. */
export function evolve(state: State, event: Event): State {
  const next = record(state, event);
  const seals = 'sealed' in event ? state.seals + 1 : state.seals;
  return { ...next, seals, beat: event.type === 'answered' ? state.beat : state.beat + 1 };
}

function record(state: State, event: Event): State {
  switch (event.type) {
    case 'entered':
      return framed(state, [...state.frames, event.frame]);
    case 'went':
      return framed(state, [...state.frames.slice(0, -1), event.frame]);
    case 'left':
      return framed(state, state.frames.slice(0, -1));

    case 'seated':
      return { ...state, seats: event.seats };

    case 'turn-began':
      return { ...rested(state), turn: event.turn, round: 1 };
    case 'round-began':
      return { ...state, round: event.round };
    case 'impulse-began':
      return { ...state, impulse: freshImpulse(event), began: begun(state, event.power) };
    case 'impulse-ended':
      return { ...rested(state), marker: event.marker, last: { power: event.power, preemptive: event.preemptive } };
    case 'passed':
      return { ...rested(state), marker: event.marker };
    case 'noted':
      return { ...state, impulse: merged(state.impulse, event.impulse), facts: merged(state.facts, event.facts) };
    case 'ended':
      return { ...state, over: { camp: event.camp, powers: event.powers, how: event.how, points: event.points }, frames: [] };

    case 'drew':
      return drew(state, event);
    case 'dealt':
      return taking(withoutCards(state, event.cards), event.power, event.cards);
    case 'chits-dealt': {
      const { camp, sealed } = event;
      return { ...withoutCards(state, sealed.value), chits: { ...state.chits, [camp]: handWith(state, state.chits[camp], sealed.value) } };
    }
    case 'chits-taken':
      return taking(withoutHeld(state, event.power, event.sealed.value), event.power, event.sealed.value);
    case 'hand-split': {
      const { power, sealed } = event;
      const rest = cardsOf(state.hands[power]).filter((card) => !sealed.value.includes(card));
      const without = (cards: readonly number[]) => handWithout(state.hands[power], cards);
      return { ...state, hands: { ...state.hands, [power]: without(rest), [partnerOf(power)]: without(sealed.value) } };
    }
    case 'hands-joined': {
      const [first, second] = POWERS_OF[event.camp];
      const joint = handWith(state, state.hands[first], cardsOf(state.hands[second]));
      return { ...state, hands: { ...state.hands, [first]: joint, [second]: joint } };
    }
    case 'threw':
      return {
        ...withoutHeld(state, event.power, event.sealed.value),
        discard: [...state.discard, ...event.sealed.value.filter((card) => card !== event.top), ...(event.top === null ? [] : [event.top])],
      };
    case 'card-played':
      return withoutHeld(state, event.power, [event.card]);
    case 'card-put':
      return cardPut(state, event);
    case 'set-aside': {
      const { [event.power]: hand } = state.hands;
      return {
        ...state,
        hands: { ...state.hands, ...held(state, event.power, { ...hand, other: [] }) },
        aside: { ...state.aside, ...held(state, event.power, hand.other) },
      };
    }
    case 'returned': {
      const cards = event.sealed.value;
      const aside = state.aside[event.power].filter((card) => !cards.includes(card));
      return { ...state, draw: shuffledWith(state.draw, cards), aside: { ...state.aside, ...held(state, event.power, aside) } };
    }
    case 'taken-up':
      return {
        ...taking(state, event.power, state.aside[event.power]),
        aside: { ...state.aside, ...held(state, event.power, []) },
      };
    case 'home-shuffled': {
      const { camp } = event;
      return {
        ...state,
        homeDraw: { ...state.homeDraw, [camp]: shuffledWith(state.homeDraw[camp], state.homeUsed[camp]) },
        homeUsed: { ...state.homeUsed, [camp]: [] },
      };
    }
    case 'shuffled':
      return {
        ...state,
        draw: shuffledWith(state.draw, event.discards ? state.discard : []),
        discard: event.discards ? [] : state.discard,
      };

    case 'picked':
    case 'turned-up':
      return state;
    case 'took': {
      const { power, from, sealed } = event;
      return taking(withoutHeld(state, from, [sealed.value]), power, [sealed.value]);
    }
    case 'peeked':
      return peeked(state, event);
    case 'peek-ended':
      return { ...state, peek: null };
    case 'deck-ordered': {
      const cards = event.sealed.value;
      const known = cards.map((card) => ({ card, seen: [{ seats: event.sealed.to, topic: event.sealed.topic }] }));
      return { ...state, draw: { known, rest: without(state.draw, cards).rest } };
    }
    case 'effect-began':
      return { ...state, effects: [...state.effects, event.effect] };
    case 'effect-ended': {
      const at = state.effects.findIndex((effect) => same(effect as unknown as Json, event.effect as unknown as Json));
      return { ...state, effects: state.effects.toSpliced(at, 1) };
    }

    case 'moved':
      return moved(state, event);
    case 'placed': {
      const from = event.from === 'regroup' ? { regroup: added(state.regroup, event.of, -event.sp) } : {};
      const fresh: Troop = { of: event.of, sp: event.sp, marched: 0, stopped: event.stopped === true, marked: false };
      return { ...state, ...from, troops: withTroops(state.troops, event.space, [fresh]) };
    }
    case 'lost': {
      const to = event.to === 'regroup' ? { regroup: event.troops.reduce((box, { of, sp }) => added(box, of, sp), state.regroup) } : {};
      return { ...state, ...to, troops: withoutTroops(state.troops, event.space, event.troops) };
    }
    case 'regroup-set':
      return { ...state, regroup: added(state.regroup, event.of, event.sp - (state.regroup[event.of] ?? 0)) };
    case 'leader-put':
      return withLeaders(state, [event.leader], ({ of }) => ({
        of,
        at: event.at,
        marched: 0,
        stopped: event.stopped === true,
        marked: false,
      }));
    case 'marked':
      return changed(state, event, { marked: true });
    case 'halted':
      return changed(state, event, { stopped: true });
    case 'freed':
      return changed(state, event, { stopped: false });
    case 'commander-named':
      return { ...state, commanders: withCommander(state.commanders, event) };

    case 'flag-set':
      return { ...state, flags: set(state.flags, event.space, event.flag) };
    case 'scorched-set':
      return { ...state, scorched: toggled(state.scorched, event.space, event.scorched) };
    case 'sacked':
      return { ...state, sacked: toggled(state.sacked, event.space, true) };
    case 'entrenched-set':
      return { ...state, entrenched: set(state.entrenched, event.space, event.camp) };
    case 'dmc-set':
      return { ...state, dmc: set(state.dmc, event.space, event.power) };
    case 'trains-set':
      return { ...state, trains: set(state.trains, event.camp, event.space) };
    case 'bridge-set': {
      const { owner, a, b, permanent, there } = event;
      const others = state.bridges.filter((bridge) => bridge.a !== a || bridge.b !== b || bridge.owner !== owner);
      return { ...state, bridges: there ? [...others, { owner, a, b, permanent }] : others };
    }

    case 'morale-set': {
      const { camp, level, loss, gain } = event;
      return { ...state, morale: { ...state.morale, [camp]: { level, loss, gain } } };
    }
    case 'attrition-set':
      return { ...state, attrition: { level: event.level, loss: event.loss, gain: event.gain } };
    case 'resources-set':
      return { ...state, resources: { ...state.resources, [event.power]: event.to } };
    case 'cp-spent':
      return framed(state, withCp(state.frames, event.left));
    case 'rolled': {
      const { type: _, ...lastRoll } = event;
      return { ...state, lastRoll };
    }

    case 'answered': {
      const { power, sealed } = event;
      const answers = { ...state.answers, [sealed.topic]: { power, command: sealed.value } };
      return framed({ ...state, answers }, withAnswer(state.frames, event));
    }
    case 'opened': {
      const gone = event.opens.map(({ topic }) => topic);
      return { ...state, answers: Object.fromEntries(Object.entries(state.answers).filter(([topic]) => !gone.includes(topic))) };
    }
    default:
      return absurd(event);
  }
}

const framed = (state: State, frames: readonly Frame[]): State => ({ ...state, frames });

/** The CP of the last frame that has any: those of a card are spent to the end before others. */
function withCp(frames: readonly Frame[], cp: number): readonly Frame[] {
  const at = frames.findLastIndex((frame) => 'cp' in frame);
  const frame = frames[at];
  return frame !== undefined && 'cp' in frame ? frames.with(at, { ...frame, cp }) : frames;
}

/** The window that has one answer more. */
function withAnswer(frames: readonly Frame[], { power, sealed }: EventOf<'answered'>): readonly Frame[] {
  const frame = frames.at(-1);
  if (frame?.is !== 'window') return frames;
  const waiting = frame.waiting.filter((each) => each !== power);
  return frames.with(-1, { ...frame, waiting, topics: [...frame.topics, sealed.topic] });
}

/** Impulses have begun; between impulses it is nobody’s. */
const begun = ({ began, beat }: State, power: Power | null): State['began'] => (power === null ? began : { ...began, [power]: beat + 1 });

/** An impulse in which nothing has happened yet. */
export const freshImpulse = ({ power, preemptive, morale }: Omit<EventOf<'impulse-began'>, 'type'>): Position['impulse'] => ({
  power,
  preemptive,
  played: false,
  plus: false,
  mustPlayed: false,
  moved: false,
  convoyed: false,
  series: 'none',
  scorchings: 0,
  builtOnScorched: [],
  landings: [],
  shelled: null,
  besieged: [],
  morale: byCamp((camp) => ({ start: morale[camp], drops: 0 })),
  attrition: { drops: 0, risen: false },
  met: [],
  refusing: [],
  due: [],
});

/** What each piece did in the impulse is forgotten. */
function rested(state: State): State {
  const rest = { marched: 0, stopped: false, marked: false };
  const troops = Object.entries(state.troops).map(([space, here]) => [space, joined(here.map((troop) => ({ ...troop, ...rest })))]);
  const leaders = Object.entries(state.leaders).map(([id, leader]) => [id, { ...leader, ...rest }]);
  return { ...state, troops: Object.fromEntries(troops), leaders: Object.fromEntries(leaders) };
}

function moved(state: State, { from, to, troops, leaders, marched, stopped }: EventOf<'moved'>): State {
  const after = <T extends Troop | Leader>(piece: T): T => ({
    ...piece,
    marched: piece.marched + marched,
    stopped: piece.stopped || stopped,
  });
  const gone = withoutTroops(state.troops, from, troops);
  const next = { ...state, troops: withTroops(gone, to, troops.map(after)) };
  return withLeaders(next, leaders, (leader) => ({ ...after(leader), at: to }));
}

/** Pieces of a space in which something is different now. */
function changed(state: State, { space, troops, leaders }: EventOf<'marked' | 'halted' | 'freed'>, change: Partial<Troop & Leader>): State {
  const gone = withoutTroops(state.troops, space, troops);
  const next = {
    ...state,
    troops: withTroops(
      gone,
      space,
      troops.map((troop) => ({ ...troop, ...change })),
    ),
  };
  return withLeaders(next, leaders, (leader) => ({ ...leader, ...change }));
}

function withLeaders(state: State, ids: readonly string[], change: (leader: Leader) => Leader): State {
  if (ids.length === 0) return state;
  return { ...state, leaders: { ...state.leaders, ...Object.fromEntries(ids.map((id) => [id, change(state.leaders[id]!)])) } };
}

/** Soldiers who did the same are one row; rows in a fixed order. */
const joined = (troops: readonly Troop[]): readonly Troop[] =>
  [...grouped(troops, keyOf).values()]
    .map((alike) => ({ ...alike[0]!, sp: alike.reduce((sum, { sp }) => sum + sp, 0) }))
    .filter(({ sp }) => sp !== 0)
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
const keyOf = ({ of, marched, stopped, marked }: Troop): string => `${NATIONS.indexOf(of)}/${marched}/${stopped}/${marked}`;

type Troops = Position['troops'];
function withTroops(troops: Troops, space: string, more: readonly Troop[]): Troops {
  const here = joined([...(troops[space] ?? []), ...more]);
  const { [space]: _, ...others } = troops;
  return here.length === 0 ? others : { ...others, [space]: here };
}
const withoutTroops = (troops: Troops, space: string, gone: readonly Troop[]): Troops =>
  withTroops(
    troops,
    space,
    gone.map((troop) => ({ ...troop, sp: -troop.sp })),
  );

/** A record with a key set, or without it for null. */
function set<T>(record: { readonly [key: string]: T }, key: string, value: T | null): { readonly [key: string]: T } {
  const { [key]: _, ...others } = record;
  return value === null ? others : { ...others, [key]: value };
}
const toggled = (list: readonly string[], item: string, there: boolean): readonly string[] => {
  const others = list.filter((each) => each !== item);
  return there ? [...others, item].sort() : others;
};
const merged = <T extends object>(record: T, change: { readonly [K in keyof T]?: T[K] | undefined } | undefined): T =>
  ({ ...record, ...change }) as T;
const added = (box: Position['regroup'], of: string, sp: number): Position['regroup'] =>
  set(box as { readonly [of: string]: number }, of, ((box as { readonly [of: string]: number })[of] ?? 0) + sp || null);

const withCommander = (commanders: Position['commanders'], { space, camp, leader }: EventOf<'commander-named'>): Position['commanders'] => {
  const here = set(commanders[space] ?? {}, camp, leader);
  return set(commanders, space, Object.keys(here).length === 0 ? null : here);
};

/** What is so of a Power, and of the partner with whom it shares a hand (§2.32). */
const held = <T>(state: State, power: Power, value: T): { readonly [power in Power]?: T } =>
  Object.fromEntries(holdersOf(state, power).map((each) => [each, value]));

function handWith(state: State, { home, other }: Hand, cards: readonly number[]): Hand {
  const isHome = (card: number) => isHomeCard(state, card);
  return { home: inOrder([...home, ...cards.filter(isHome)]), other: inOrder([...other, ...cards.filter((card) => !isHome(card))]) };
}
/** Cards join a hand. */
const taking = (state: State, power: Power, cards: readonly number[]): State => ({
  ...state,
  hands: { ...state.hands, ...held(state, power, handWith(state, state.hands[power], cards)) },
});
/** Cards leave a hand, or the chits of its Camp. */
function withoutHeld(state: State, power: Power, cards: readonly number[]): State {
  const hand = handWithout(state.hands[power], cards);
  const chits = { ...state.chits, [campOf(power)]: handWithout(state.chits[campOf(power)], cards) };
  return { ...state, hands: { ...state.hands, ...held(state, power, hand) }, chits };
}
const handWithout = ({ home, other }: Hand, cards: readonly number[]): Hand => ({
  home: home.filter((card) => !cards.includes(card)),
  other: other.filter((card) => !cards.includes(card)),
});
/** The decks, and the cards that lie face up, without these. */
const withoutCards = (state: State, cards: readonly number[]): State => ({
  ...state,
  draw: without(state.draw, cards),
  homeDraw: byCamp((camp) => without(state.homeDraw[camp], cards)),
  faceUp: byPower((power) => state.faceUp[power].filter((card) => !cards.includes(card))),
  winter: state.winter.filter((card) => !cards.includes(card)),
});

/** Without a card that leaves the game out of whatever hand or pile. */
const withoutAll = (state: State, card: number): State => ({
  ...state,
  hands: byPower((power) => handWithout(state.hands[power], [card])),
  homeUsed: byCamp((camp) => state.homeUsed[camp].filter((each) => each !== card)),
  attached: state.attached.filter((each) => each.card !== card),
});

function drew(state: State, { power, aside, sealed }: EventOf<'drew'>): State {
  if (aside) {
    const cards = inOrder([...state.aside[power], ...sealed.value]);
    return { ...withoutCards(state, sealed.value), aside: { ...state.aside, ...held(state, power, cards) } };
  }
  return taking(withoutCards(state, sealed.value), power, sealed.value);
}

/** Cards of a hand, or on top of the deck: those are fixed there from now on. */
function peeked(state: State, { of, to, sealed }: EventOf<'peeked'>): State {
  const peek = { of, to, cards: sealed.value };
  if (of !== 'deck') return { ...state, peek };
  const seen = { seats: sealed.to, topic: sealed.topic };
  return { ...state, peek, draw: sealed.value.reduce((deck, card, depth) => withKnown(deck, depth, card, seen), state.draw) };
}

function cardPut(state: State, { card, to, power, leader }: EventOf<'card-put'>): State {
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
      const camp = campOf(power!);
      return { ...here, homeUsed: { ...state.homeUsed, [camp]: [...state.homeUsed[camp], card] } };
    }
    case 'attached':
      return { ...here, attached: [...here.attached, { card, leader: leader! }] };
    case 'face-up':
      return { ...here, faceUp: { ...state.faceUp, [power!]: [...state.faceUp[power!], card] } };
    default:
      return absurd(to);
  }
}

import { admits } from '../../../domain/contract/legal.ts';
import { DIE, type Face } from '../../../domain/napoleonics/army/dice.ts';
import type { Side } from '../../../domain/napoleonics/army/sides.ts';
import { asks } from '../../../domain/napoleonics/asks.ts';
import { DECK } from '../../../domain/napoleonics/cards/rows.ts';
import { decide } from '../../../domain/napoleonics/decide.ts';
import { legal } from '../../../domain/napoleonics/legal.ts';
import type { Command } from '../../../domain/napoleonics/state/commands.ts';
import type { Event } from '../../../domain/napoleonics/state/events.ts';
import { evolve } from '../../../domain/napoleonics/state/evolve.ts';
import type { CardId, Position, State } from '../../../domain/napoleonics/state/state.ts';
import { view } from '../../../domain/napoleonics/state/view.ts';
import { type Stated, specification } from '../../kit/decider.ts';

/*
 * The language of these tests: a position is drawn (drawn.ts), `standing` makes a state of it, `after` gives commands
 * with the dice stated, `refused` says by which rule a command is refused.
 */

/**
 * What chance will bring: faces of dice in order, cards of the draw pile in order, and cards taken from hands (§10.2).
 */
export interface Fate {
  /** `'INF FLAG SABER'` */
  readonly dice?: string;
  /** Cards in the order in which they are drawn. */
  readonly deck?: readonly CardId[];
  /** The draw pile after the discards were shuffled in, if they are. */
  readonly shuffled?: readonly CardId[];
  /** Cards in the order in which they are taken, unseen, from the hand of a side. */
  readonly taken?: readonly CardId[];
}

/** A chance that brings what is stated, and throws at any other draw. The cards are looked up in what `state` says. */
function stated(
  state: Pick<State, 'pile' | 'discard' | 'hands'>,
  { dice = '', deck = [], shuffled, taken = [] }: Fate,
): Stated {
  const faces = dice.split(/\s+/).filter((face) => face !== '');
  const cards = [...deck];
  const stolen = [...taken];
  let pile = [...state.pile];
  const hands = { top: [...state.hands.top], bottom: [...state.hands.bottom] };
  const pickFrom = (from: CardId[], card: CardId | undefined, below: number): number => {
    if (card === undefined) throw new Error('a card is drawn that the test does not state');
    const index = from.indexOf(card);
    if (index < 0 || from.length !== below) throw new Error(`${card} is not among the ${below} cards`);
    from.splice(index, 1);
    return index;
  };
  return {
    draw(stream, below) {
      if (stream === 'dice') {
        const face = faces.shift();
        const index = DIE.indexOf(face as Face);
        if (face === undefined) throw new Error('a die is rolled that the test does not state');
        if (index < 0) throw new Error(`${face} is no face`);
        return index;
      }
      if (stream === 'deck') {
        if (shuffled !== undefined && below !== pile.length) pile = [...shuffled].sort();
        return pickFrom(pile, cards.shift(), below);
      }
      const side = stream.replace('hand:', '') as Side;
      if (hands[side] !== undefined) return pickFrom(hands[side], stolen.shift(), below);
      throw new Error(`nothing is stated for ${stream}`);
    },
    left: () => [...faces, ...cards, ...stolen],
  };
}

/**
 * A state in which the bottom side, to move unless `active` says else, plays its card. Hands are empty unless given;
 * the draw pile is what is left of the deck.
 */
export function standing({ battle, units, leaders }: Position, facts: Partial<State> = {}): State {
  const hands = facts.hands ?? { top: [], bottom: [] };
  const gone = [...hands.top, ...hands.bottom, ...(facts.discard ?? []), ...(facts.card ? [facts.card.card] : [])];
  const pile = [...DECK];
  for (const card of gone) pile.splice(pile.indexOf(card), 1);
  return {
    battle,
    units,
    leaders,
    turn: 1,
    active: 'bottom',
    banners: { top: [], bottom: [] },
    hands,
    pile,
    track: { top: {}, bottom: {} },
    scouted: [],
    discard: [],
    played: {},
    orders: {},
    owed: { top: 0, bottom: 0 },
    frames: [{ is: 'command' }],
    beat: 0,
    seals: 0,
    ...facts,
  };
}

/** In phase 4, with these units ordered by a plain section card: for tests of combat. */
export const battling = (position: Position, ordered: readonly string[], facts: Partial<State> = {}): State =>
  standing(position, {
    card: { card: 'ATTACK_CENTER', as: 'ATTACK_CENTER', command: 5, slots: [] },
    orders: Object.fromEntries(ordered.map((id) => [id, { ordered: true }])),
    frames: [{ is: 'combat' }],
    ...facts,
  });

export interface Happened {
  readonly state: State;
  readonly events: readonly Event[];
}

/** What is accepted must be offered by the seat's own view, and nothing else. */
const given = specification<State, Command, Event>({
  decide,
  evolve,
  isOffered: (state, seat, command) => admits(legal(view(state, [seat]), seat), command),
});

/** What a command leads to. Throws when it is refused or not offered, or when not everything stated has been drawn. */
export function after(state: State, seat: Side, command: Command, fate: Fate = {}): Happened {
  const { state: next, events } = given(state).when(seat, command, stated(state, fate));
  return { state: next, events };
}

/** Several commands, one after the other; dice as each needs them. */
export const afterAll = (state: State, ...commands: readonly (readonly [Side, Command, Fate?])[]): Happened =>
  commands.reduce<Happened>(
    (so, [seat, command, fate]) => {
      const next = after(so.state, seat, command, fate);
      return { state: next.state, events: [...so.events, ...next.events] };
    },
    { state, events: [] },
  );

/** `CODE §rule` of the refusal of a command; throws when it is accepted, or offered. */
export const refused = (state: State, seat: Side, command: Command): string => given(state).when(seat, command).refusal;

/** The open question: `top first-strike`; `nobody` when the battle is over. */
export const asking = (state: State): string => asks(state).map(({ seat, kind }) => `${seat} ${kind}`)[0] ?? 'nobody';

/** The events of one type. */
export const eventsOf = <T extends Event['type']>(
  { events }: Happened,
  type: T,
): readonly Extract<Event, { type: T }>[] =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);

import { decide } from '../../../domain/kutuzov/decide.ts';
import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import type { Frame } from '../../../domain/kutuzov/frames/frames.ts';
import { kutuzov } from '../../../domain/kutuzov/index.ts';
import { seatsOf } from '../../../domain/kutuzov/state/seating.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import type { Event } from '../../../domain/kutuzov/table/events.ts';
import { evolve } from '../../../domain/kutuzov/table/evolve.ts';
import { byCamp, byPower, type Camp, campOf } from '../../../domain/kutuzov/terms/nations.ts';
import { drawn, framed } from './kit.ts';

// Two players with a hand for each Camp, and chits (§2.32, §PB6).

export type Cards = { readonly [camp in Camp]?: readonly number[] };

/** The first of the cards that are left; dice show 1. */
export const first = { draw: () => 0 };

/** Nobody pre-empts the impulse that is next (§4.22). */
export const calm = { last: { power: 'R2', preemptive: true } } as const;

export const hand = (cards: readonly number[] = []) => ({
  home: cards.filter((card) => card <= 24),
  other: cards.filter((card) => card > 24),
});

export const poor = byPower(() => 0);

/** Impulses of round 2 of turn 2, FN’s first; these cards in the hands and as chits, the others in the decks. */
export function playing(
  cards: Cards,
  chits: Cards = {},
  change: Partial<State> = {},
  pieces = '',
  frames?: readonly Frame[],
): State {
  const base = drawn(pieces, {
    singleHand: true,
    seats: seatsOf('two-single'),
    resources: poor,
    turn: 2,
    round: 2,
    marker: 'FN',
    winter: [],
  });
  const gone = [cards, chits].flatMap(({ imperial = [], tsarist = [] }) => [...imperial, ...tsarist]);
  const deck = (from: number, to: number) => ({
    known: [],
    rest: Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((card) => !gone.includes(card)),
  });
  const state = {
    ...base,
    facts: { ...base.facts, handLimit: byPower(() => 6) },
    hands: byPower((power) => hand(cards[campOf(power)])),
    chits: byCamp((camp) => hand(chits[camp])),
    draw: deck(25, 110),
    homeDraw: { imperial: deck(1, 12), tsarist: deck(13, 24) },
    ...change,
  };
  return framed(state, frames ?? [{ is: 'turn', stage: 'impulses' }], first);
}

/** The events of a command of the seat that is asked. */
export function told(state: State, command: Command): readonly Event[] {
  const decided = decide(state, kutuzov.asks(state)[0]!.seat, command, first);
  if (!decided.ok) throw new Error(`${decided.error.code} ${decided.error.rule}`);
  return decided.value;
}

export const after = (state: State, ...commands: readonly Command[]): State =>
  commands.reduce((now, command) => told(now, command).reduce(evolve, now), state);

export const refused = (state: State, command: Command): string => {
  const decided = decide(state, kutuzov.asks(state)[0]!.seat, command, first);
  return decided.ok ? 'accepted' : `${decided.error.code} ${decided.error.rule ?? ''}`.trim();
};

/** What the Power at hand may choose, without labels. */
export const choices = (state: State): string => {
  const { seat } = kutuzov.asks(state)[0]!;
  return JSON.stringify(kutuzov.legal(kutuzov.view(state, [seat]), seat)).replaceAll(/,?"label":"[^"]*"/g, '');
};

/** An impulse in which a card is played for its CP, and no CP are spent. */
export const impulse = (card: number): readonly Command[] => [
  { type: 'play', card, as: 'cp' },
  { type: 'done' },
  { type: 'end' },
];

export const sizes = (state: State) => [
  ...(['FN', 'R1'] as const).map((power) => [state.hands[power].home.length, state.hands[power].other.length]),
  ...(['imperial', 'tsarist'] as const).map((camp) => [state.chits[camp].home.length, state.chits[camp].other.length]),
];

export const powerOf = (state: State) =>
  state.frames.flatMap((frame) => (frame.is === 'impulse' ? [frame.power] : []))[0];

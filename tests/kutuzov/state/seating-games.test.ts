import { expect, it } from 'vitest';
import { chanceOf } from '../../../domain/contract/chance.ts';
import { admits } from '../../../domain/contract/legal.ts';
import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import { kutuzov } from '../../../domain/kutuzov/index.ts';
import { oneForEachHand } from '../../../domain/kutuzov/state/held.ts';
import { OPEN_SEATINGS, SEATING_IDS, type Seating } from '../../../domain/kutuzov/state/seating.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { evolve } from '../../../domain/kutuzov/table/evolve.ts';
import { byCamp, POWERS, type Power, partnerOf } from '../../../domain/kutuzov/terms/nations.ts';
import type { Json } from '../../../domain/lib/json.ts';
import { eager } from '../../kit/eager.ts';
import { sampleSize } from '../../kit/long.ts';
import { type Below, random, seedOf, shuffled } from '../../kit/random.ts';

// Whole games at every number of players: who is asked, who sees which hand, and who has won.

/** Scenario 4 is one turn. */
const SCENARIO = 4;
const LONGEST = 3000;
/** All views are compared after each run of this number of commands. */
const PACE = 19;

type Game = readonly [Seating, boolean];
const GAMES: readonly Game[] = SEATING_IDS.flatMap((seating) =>
  OPEN_SEATINGS.includes(seating) ? [[seating, false] as const, [seating, true] as const] : [[seating, false] as const],
);

/** The Powers with hands that a seat is to see (§2.7). */
const seenBy = ({ seats, openHands }: State, seat: string): readonly Power[] => {
  const own = seats[seat]!;
  return POWERS.filter((power) => own.includes(power) || (openHands && own.includes(partnerOf(power))));
};

/**
 * The game with the cards that a seat does not see dealt again: in the other hands and in the deck, those of each Camp
 * among its own.
 */
function twin(state: State, seat: string, below: Below): State {
  const others = POWERS.filter((power) => !seenBy(state, seat).includes(power));
  const hands = oneForEachHand(state, others);
  const piles = [
    [
      ...hands.flatMap((power) => [...state.hands[power].other, ...state.aside[power]]),
      ...state.chits.imperial.other,
      ...state.chits.tsarist.other,
      ...state.draw.rest,
    ],
    ...(['imperial', 'tsarist'] as const).map((camp) => [
      ...hands
        .filter((power) => (camp === 'imperial') === power.startsWith('F'))
        .flatMap((power) => state.hands[power].home),
      ...state.chits[camp].home,
      ...state.homeDraw[camp].rest,
    ]),
  ];
  const dealt = new Map(piles.flatMap((cards) => shuffled(below, cards).map((card, i) => [cards[i]!, card] as const)));
  const swap = (cards: readonly number[]) => cards.map((card) => dealt.get(card) ?? card).sort((a, b) => a - b);
  const each = <T>(of: State['hands'] | State['aside'], change: (value: never) => T) =>
    Object.fromEntries(POWERS.map((power) => [power, others.includes(power) ? change(of[power] as never) : of[power]]));
  return {
    ...state,
    hands: each(state.hands, ({ home, other }: State['hands'][Power]) => ({
      home: swap(home),
      other: swap(other),
    })) as State['hands'],
    chits: byCamp((camp) => ({ home: swap(state.chits[camp].home), other: swap(state.chits[camp].other) })),
    aside: each(state.aside, swap) as State['aside'],
    draw: { ...state.draw, rest: swap(state.draw.rest) },
    homeDraw: {
      imperial: { ...state.homeDraw.imperial, rest: swap(state.homeDraw.imperial.rest) },
      tsarist: { ...state.homeDraw.tsarist, rest: swap(state.homeDraw.tsarist.rest) },
    },
  };
}

/** All that a seat gets to see of a position. */
const shown = (state: State, seat: string): string => {
  const view = kutuzov.view(state, [seat]);
  return JSON.stringify([view, kutuzov.legal(view, seat), kutuzov.describe(view, 'en'), kutuzov.asks(state)]);
};

// In `npm test`: one for two players, one for three, and one with open hands.
it.each(GAMES.filter((_, i) => i % sampleSize(5, 1) === 0))('%s, open hands %s: a whole game', (seating, openHands) => {
  const number = 40 + GAMES.findIndex(([id, open]) => id === seating && open === openHands);
  const below = random(number);
  const chance = chanceOf(seedOf(number), {});
  const options = kutuzov.schemas.options.parse({ scenario: SCENARIO, seating, openHands });
  const start = kutuzov.initial(options);
  let state = kutuzov.setup(start, chance).reduce(evolve, start);
  const seats = Object.keys(state.seats);
  const names: string[] = [];
  const acted = new Set<string>();

  for (let n = 0; kutuzov.outcome(state) === undefined && n < LONGEST; n++) {
    const open = kutuzov.asks(state);
    expect(open.length).toBeGreaterThan(0);
    // A seat has one question at a time, with any play; no name of an answered one comes back.
    expect(new Set(open.map(({ seat }) => seat)).size).toBe(open.length);
    const { seat, ask } = open[below(open.length)]!;
    names.push(ask);
    acted.add(seat);

    if (n % PACE === 0) {
      for (const each of seats) {
        const { hands } = kutuzov.view(state, [each]);
        expect(hands).toEqual(Object.fromEntries(seenBy(state, each).map((power) => [power, state.hands[power]])));
        expect(shown(twin(state, each, below), each)).toBe(shown(state, each));
      }
      expect(kutuzov.view(state, []).hands).toEqual({});
    }

    const view = kutuzov.view(state, [seat]);
    const legal = kutuzov.legal(view, seat);
    expect(admits(legal, kutuzov.lapse(view, seat) as unknown as Json)).toBe(true);
    const decided = kutuzov.decide(state, seat, eager(legal, below) as unknown as Command, chance);
    if (!decided.ok) throw new Error(`${seat}: ${decided.error.detail}`);
    // What is sealed is read by the seats that may see it, and no more (§2.7).
    for (const event of decided.value)
      if (event.type === 'drew' || event.type === 'threw' || event.type === 'returned' || event.type === 'chits-taken')
        expect([...event.sealed.to].sort()).toEqual(
          seats.filter((each) => seenBy(state, each).includes(event.power)).sort(),
        );
      else if (event.type === 'chits-dealt') expect(event.sealed.to).toEqual([]);
    state = decided.value.reduce(evolve, state);
  }

  expect(new Set(names).size).toBe(names.length);
  expect([...acted].sort()).toEqual([...seats].sort());
  const { camp, powers } = state.over!;
  const [winner, ...others] = kutuzov.outcome(state)!.seats;
  expect(others).toEqual([]);
  expect(state.seats[winner!]!.filter((power) => (camp === 'imperial') === power.startsWith('F'))).toEqual(powers);
});

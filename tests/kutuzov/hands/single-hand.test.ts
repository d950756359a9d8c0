import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../domain/chance.ts';
import { cardsOf } from '../../../domain/kutuzov/cards/card.ts';
import type { Command } from '../../../domain/kutuzov/commands.ts';
import { decide } from '../../../domain/kutuzov/decide.ts';
import type { Event } from '../../../domain/kutuzov/events.ts';
import { evolve } from '../../../domain/kutuzov/evolve.ts';
import type { Frame } from '../../../domain/kutuzov/frames.ts';
import { react } from '../../../domain/kutuzov/hands/reactions.ts';
import { kutuzov } from '../../../domain/kutuzov/index.ts';
import { byCamp, byPower, type Camp, campOf, POWERS } from '../../../domain/kutuzov/map/nations.ts';
import type { State } from '../../../domain/kutuzov/state.ts';
import { tableOf } from '../../../domain/kutuzov/table.ts';
import { seatsOf } from '../../../domain/kutuzov/turn/seating.ts';
import { sizeOf } from '../../../domain/lib/deck.ts';
import { conserved } from '../../kit/kutuzov-entry.ts';
import { seedOf } from '../../kit/random.ts';
import { asking, drawn, framed } from '../kit/kit.ts';

// Two players with a hand for each Camp, and chits (§2.32, §PB6).

type Cards = { readonly [camp in Camp]?: readonly number[] };

/** The first of whatever is left; dice show 1. */
const first = { draw: () => 0 };
/** Nobody pre-empts the impulse that is next (§4.22). */
const calm = { last: { power: 'R2', preemptive: true } } as const;
const hand = (cards: readonly number[] = []) => ({ home: cards.filter((card) => card <= 24), other: cards.filter((card) => card > 24) });
const poor = byPower(() => 0);

/** Impulses of round 2 of turn 2, FN’s first; these cards in the hands and as chits, the others in the decks. */
function playing(cards: Cards, chits: Cards = {}, change: Partial<State> = {}, pieces = '', frames?: readonly Frame[]): State {
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
function told(state: State, command: Command): readonly Event[] {
  const decided = decide(state, kutuzov.asks(state)[0]!.seat, command, first);
  if (!decided.ok) throw new Error(`${decided.error.code} ${decided.error.rule}`);
  return decided.value;
}
const after = (state: State, ...commands: readonly Command[]): State =>
  commands.reduce((now, command) => told(now, command).reduce(evolve, now), state);
const refused = (state: State, command: Command): string => {
  const decided = decide(state, kutuzov.asks(state)[0]!.seat, command, first);
  return decided.ok ? 'accepted' : `${decided.error.code} ${decided.error.rule ?? ''}`.trim();
};
/** What the Power at hand may choose, without labels. */
const choices = (state: State): string => {
  const { seat } = kutuzov.asks(state)[0]!;
  return JSON.stringify(kutuzov.legal(kutuzov.view(state, [seat]), seat)).replaceAll(/,?"label":"[^"]*"/g, '');
};
/** An impulse in which a card is played for its CP, none of which are spent. */
const impulse = (card: number): readonly Command[] => [{ type: 'play', card, as: 'cp' }, { type: 'done' }, { type: 'end' }];
const sizes = (state: State) => [
  ...(['FN', 'R1'] as const).map((power) => [state.hands[power].home.length, state.hands[power].other.length]),
  ...(['imperial', 'tsarist'] as const).map((camp) => [state.chits[camp].home.length, state.chits[camp].other.length]),
];
const powerOf = (state: State) => state.frames.flatMap((frame) => (frame.is === 'impulse' ? [frame.power] : []))[0];

describe('the deal (§PB6)', () => {
  const dealt = (scenario: number) => {
    const start = kutuzov.initial({ scenario, seating: 'two-single' });
    const events = kutuzov.setup(start, chanceOf(seedOf(scenario), {}));
    return { events, state: events.reduce(evolve, start) };
  };

  it.each([
    [1, [4, 6], [2, 6], [1, 9], 66],
    [2, [4, 6], [2, 6], [1, 9], 66],
    [3, [4, 6], [2, 7], [1, 4, 6, 9], 63],
    [4, [4, 6], [4, 6], [1, 9], 66],
  ])(
    'scenario %i: one hand for each Camp, 2 Home cards and 4 others as chits (§PB6.3, §PB4.3)',
    (scenario, imperial, tsarist, fixed, deck) => {
      const { state } = dealt(scenario);
      expect([...sizes(state), sizeOf(state.draw)]).toEqual([imperial, tsarist, [2, 4], [2, 4], deck]);
      expect(fixed.filter((card) => !state.hands.FN.home.includes(card))).toEqual([]);
      expect(state.hands.FS).toEqual(state.hands.FN);
      expect(state.hands.R2).toEqual(state.hands.R1);
      expect(conserved(state)).toEqual([]);
    },
  );

  it('scenario 3 adds #77 to the Imperials and #65 to the Tsarists (§PB4.3)', () => {
    const { hands } = dealt(3).state;
    expect(hands.FN.other.includes(77)).toBe(true);
    expect(hands.R2.other.includes(65)).toBe(true);
    expect(hands.FN.home).toEqual([1, 4, 6, 9]);
  });

  it('chits are sealed to nobody, and in no view; everybody sees how many there are', () => {
    const { events, state } = dealt(2);
    const chits = events.filter((event) => event.type === 'chits-dealt');
    expect(chits.map(({ camp, from, count, sealed }) => [camp, from, count, sealed.to])).toEqual([
      ['imperial', 'home', 2, []],
      ['imperial', 'deck', 4, []],
      ['tsarist', 'home', 2, []],
      ['tsarist', 'deck', 4, []],
    ]);
    for (const viewer of [['imperial'], ['tsarist'], []]) {
      const { chits: seen } = kutuzov.view(state, viewer);
      expect(seen).toEqual({ imperial: { home: 2, other: 4 }, tsarist: { home: 2, other: 4 } });
    }
  });

  it('the twelve Must Plays of §PB4.1 are neither in the hands nor among the chits of scenario 1', () => {
    const { state } = dealt(1);
    const twelve = [25, 26, 27, 28, 29, 30, 32, 33, 34, 36, 37, 40];
    expect([...POWERS.map((power) => state.hands[power]), ...Object.values(state.chits)].flatMap(cardsOf)).not.toEqual(
      expect.arrayContaining([expect.toSatisfy((card: number) => twelve.includes(card))]),
    );
    expect(state.draw.rest).toEqual(expect.arrayContaining(twelve));
  });

  it('each Camp has one Mulligan of its hand (§2.8)', () => {
    const { state } = dealt(1);
    expect(asking(state)).toEqual(['imperial mulligan']);
    expect(asking(after(state, { type: 'keep' }))).toEqual(['tsarist mulligan']);
    expect(asking(after(state, { type: 'keep' }, { type: 'keep' }))).toEqual(['imperial impulse']);
    const redrawn = after(state, { type: 'redraw' });
    expect(redrawn.hands.FS).toEqual(redrawn.hands.FN);
    expect(redrawn.hands.FN.other.length <= 5).toBe(true);
  });
});

describe('impulses', () => {
  it('come by Power, each with the hand of its Camp (§PB6.4)', () => {
    const start = playing({ imperial: [41, 42, 43], tsarist: [44, 45, 46] });
    const order = [41, 44, 42, 45].reduce<readonly [State, readonly unknown[]]>(
      ([state, seen], card) => [after(state, ...impulse(card)), [...seen, powerOf(state)]],
      [start, []],
    );
    expect(order[1]).toEqual(['FN', 'R1', 'FS', 'R2']);
    expect(order[0].hands.FN).toEqual(hand([43]));
    expect(order[0].hands.R2).toEqual(hand([46]));
  });

  const start = playing({ imperial: [2, 41, 42, 43, 44, 45], tsarist: [61, 62, 63, 64, 65] }, { imperial: [3, 5, 46, 47] });

  it('end with one chit to the hand, of a kind that the Camp names, or none (§PB6.5)', () => {
    const over = after(start, ...impulse(41));
    expect(asking(over)).toEqual(['imperial chit']);
    expect(powerOf(over)).toBe(undefined);
    const home = after(over, { type: 'chit', kind: 'home' });
    expect(home.hands.FS).toEqual(hand([2, 3, 42, 43, 44, 45]));
    expect(home.chits.imperial).toEqual(hand([5, 46, 47]));
    expect(powerOf(home)).toBe('R1');
    expect(after(over, { type: 'chit', kind: 'other' }).hands.FN).toEqual(hand([2, 42, 43, 44, 45, 46]));
    expect(after(over, { type: 'keep' }).hands.FN).toEqual(hand([2, 42, 43, 44, 45]));
    expect(kutuzov.lapse(kutuzov.view(over, ['imperial']), 'imperial')).toEqual({ type: 'keep' });
    expect(told(over, { type: 'chit', kind: 'home' })).toContainEqual({
      type: 'chits-taken',
      power: 'FN',
      home: 1,
      other: 0,
      sealed: { to: ['imperial'], topic: expect.any(String), value: [3] },
      rule: '§PB6.5',
    });
  });

  it.each([
    [{ imperial: [2, 3, 4, 5, 41, 42] }, { imperial: [6, 46] }, ['other']],
    [{ imperial: [2, 3, 41, 42, 43, 44, 45, 46, 48] }, { imperial: [6, 47] }, ['home']],
    [{ imperial: [2, 3, 41, 42] }, { imperial: [47] }, ['other']],
  ])('within 4 Home cards and 6 others, of what there is (§PB6.1): %j', (cards, chits, kinds) => {
    const over = after(playing({ ...cards, tsarist: [61, 62] }, chits, calm), ...impulse(41));
    expect(choices(over)).toContain(JSON.stringify(kinds.map((kind) => ({ is: 'const', value: kind }))).slice(1, -1));
    for (const kind of ['home', 'other'] as const)
      expect(refused(over, { type: 'chit', kind })).toBe(kinds.includes(kind) ? 'accepted' : 'NOT_A_CHOICE');
  });

  it('leave nothing to ask where the hand is full (§PB6.1)', () => {
    const full = playing(
      { imperial: [2, 3, 4, 5, 41, 42, 43, 44, 45, 46, 48], tsarist: [61, 62, 63, 64, 65, 66, 67, 68, 69, 70] },
      { imperial: [6, 47] },
    );
    expect(asking(after(full, ...impulse(41)))).toEqual(['tsarist impulse']);
  });

  it('may bring a purchase too, up to 6 others (§PB6.5, §16.3)', () => {
    const rich = { ...start, resources: { ...poor, FN: 4 } };
    const bought = after(rich, { type: 'buy' });
    expect(bought.hands.FS.other.length).toBe(6);
    expect(bought.resources).toEqual({ ...poor, FN: 2 });
    expect(after(bought, ...impulse(42), { type: 'chit', kind: 'other' }).hands.FN.other.length).toBe(6);
    const full = playing({ imperial: [41, 42, 43, 44, 45, 46], tsarist: [61] }, {}, { ...calm, resources: { ...poor, FN: 2 } });
    expect(refused(full, { type: 'buy' })).toBe('HAND_FULL §16.3');
  });
});

describe('an empty hand (§PB6.6)', () => {
  it('passes, but takes a chit: of which kind, if it has both', () => {
    const start = playing({ tsarist: [61, 62] }, { imperial: [5, 46, 47] });
    expect(asking(start)).toEqual(['imperial chit']);
    expect(start.marker).toBe('R1');
    expect(choices(start).includes('keep')).toBe(false);
    const next = after(start, { type: 'chit', kind: 'other' });
    expect(next.hands.FS).toEqual(hand([46]));
    expect(powerOf(next)).toBe('R1');
    expect(kutuzov.lapse(kutuzov.view(start, ['imperial']), 'imperial')).toEqual({ type: 'chit', kind: 'home' });
  });

  it('of one kind it is taken at once', () => {
    const start = playing({ tsarist: [61, 62] }, { imperial: [46, 47] });
    expect(start.hands.FN).toEqual(hand([46]));
    expect(start.chits.imperial).toEqual(hand([47]));
    expect(powerOf(start)).toBe('R1');
  });

  it('after a pass in which it spent resources too; not when it bought a card and played it', () => {
    const start = playing({ tsarist: [61, 62] }, { imperial: [46, 47] }, { resources: { ...poor, FN: 2 } });
    expect(asking(start)).toEqual(['imperial impulse']);
    expect(after(start, { type: 'end' }).hands.FN).toEqual(hand([46]));
    const bought = after({ ...start, draw: { known: [], rest: [60] } }, { type: 'buy' }, ...impulse(60));
    expect(asking(bought)).toEqual(['imperial chit']);
    expect(choices(bought).includes('keep')).toBe(true);
  });

  it('without chits it passes by itself (§4.23)', () => {
    const start = playing({ tsarist: [61, 62, 63] }, {}, { facts: { ...drawn('').facts, solo: { camp: 'tsarist', stage: 'first' } } });
    expect(asking(start)).toEqual(['tsarist impulse']);
    expect(powerOf(start)).toBe('R1');
  });
});

describe('pre-emption (§PB6.7)', () => {
  const at = (imperial: readonly number[], tsarist: readonly number[], change: Partial<State> = {}) =>
    playing({ imperial, tsarist }, {}, change);

  it('is for the Camp with two cards more, and there for a Power that is neither the last nor the next', () => {
    expect(asking(at([41, 42], [61, 62, 63]))).toEqual(['imperial impulse']);
    const last = { power: 'R2', preemptive: false } as const;
    expect(at([41], [61, 62, 63], { last }).frames.at(-1)).toEqual({ is: 'preemption', power: 'R1' });
    expect(at([41, 42, 43], [61], { last }).frames.at(-1)).toEqual({ is: 'preemption', power: 'FS' });
    expect(asking(at([41], [61, 62, 63], { last: { power: 'R2', preemptive: true } }))).toEqual(['imperial impulse']);
  });

  it('lists both Powers of the Camp where both could', () => {
    const start = at([41], [61, 62, 63]);
    expect(asking(start)).toEqual(['tsarist preemption']);
    expect(start.frames.at(-1)).toEqual({ is: 'preemption', power: 'R1', or: 'R2' });
    expect(refused(start, { type: 'preempt' })).toBe('NOT_A_CHOICE');
    expect(refused(start, { type: 'preempt', power: 'FS' })).toBe('NOT_A_CHOICE');
    expect(powerOf(after(start, { type: 'preempt', power: 'R2' }))).toBe('R2');
    expect(powerOf(after(start, { type: 'wait' }))).toBe('FN');
  });
});

describe('events that hit a hand (§PB6.8)', () => {
  const own = { last: { power: 'R2', preemptive: false }, marker: 'R1' } as const;

  it('#25: the hand of the Camp, once; or its chits, if it is empty', () => {
    const some = after(playing({ imperial: [2, 44, 45], tsarist: [25, 60, 61] }, { imperial: [3, 46] }, { ...own, turn: 1 }), {
      type: 'play',
      card: 25,
      as: 'event',
    });
    expect(some.hands.FN).toEqual(hand([44, 45]));
    expect(some.hands.FS).toEqual(hand([44, 45]));
    expect(some.homeUsed.imperial).toEqual([2]);
    expect(some.chits.imperial).toEqual(hand([3, 46]));
    const none = playing({ tsarist: [25, 60] }, { imperial: [46, 47] }, { ...own, turn: 1, last: { power: 'R1', preemptive: true } });
    const hit = after(none, { type: 'play', card: 25, as: 'event' });
    expect(hit.chits.imperial).toEqual(hand([47]));
    expect(hit.discard).toEqual([46]);
  });

  it('#16: a look at the other cards, of the chits if there is no hand; the Power that is named loses the resource', () => {
    const last = { power: 'R1', preemptive: true } as const;
    const start = playing({ tsarist: [16, 60] }, { imperial: [3, 44, 46] }, { marker: 'R1', last, resources: { ...poor, FS: 1 } });
    const look = after(start, { type: 'play', card: 16, as: 'event' }, { type: 'target', power: 'FS' });
    expect(kutuzov.view(look, ['tsarist']).peek).toEqual({ of: 'FS', to: ['R1'], cards: [44, 46] });
    expect(kutuzov.view(look, ['imperial']).peek).toBeNull();
    const taken = after(look, { type: 'take', card: 46 });
    expect(taken.chits.imperial).toEqual(hand([3, 44]));
    expect(taken.discard).toEqual([46]);
    expect(taken.peek).toBe(null);
    const bare = playing({ tsarist: [16, 60] }, { imperial: [3] }, { marker: 'R1', last, resources: { ...poor, FS: 1 } });
    const lost = after(bare, { type: 'play', card: 16, as: 'event' }, { type: 'target', power: 'FS' }, { type: 'take' });
    expect(lost.resources.FS).toBe(0);
  });

  it('#35: each Camp loses one card and draws one, not each Power', () => {
    const start = playing({ imperial: [35, 41, 42], tsarist: [61, 62, 63] });
    const events = told(start, { type: 'play', card: 35, as: 'event' });
    expect(events.flatMap((event) => (event.type === 'turned-up' || event.type === 'drew' ? [[event.type, event.power]] : []))).toEqual([
      ['turned-up', 'FN'],
      ['turned-up', 'R1'],
      ['drew', 'FN'],
      ['drew', 'R1'],
    ]);
    expect(conserved(events.reduce(evolve, start)).filter((problem) => problem.startsWith('the'))).toEqual([]);
  });
});

describe('a response (§PB6.9)', () => {
  // R1 marches into a scorched duchy: before the roll the Tsarists may answer with #13.
  const march = { type: 'move', from: 'tver', to: 'substov', leaders: ['barclay'], sp: { R1: 4 } } as const;
  const start = playing({ imperial: [41, 42], tsarist: [13, 60] }, {}, { scorched: ['substov'] }, 'tver: barclay R1 4', [
    { is: 'turn', stage: 'impulses' },
    { is: 'impulse', power: 'R1', preemptive: false, lone: false, passing: false, stage: 'play' },
    { is: 'card', power: 'R1', card: 99, cp: 3 },
  ]);
  /** The window before the roll, those before it having passed. */
  function asked(resources: State['resources']): State {
    let state = after({ ...start, resources, impulse: { ...start.impulse, power: 'R1' } }, march);
    for (let frame = state.frames.at(-1); frame?.is === 'window' && frame.point !== 'halve-attrition'; frame = state.frames.at(-1))
      state = after(state, { type: 'pass' });
    return state;
  }

  it('is the player’s: one Power is asked for both', () => {
    const waiting = asked(poor);
    expect(waiting.frames.at(-1)).toMatchObject({ is: 'window', waiting: ['R1'] });
    const played = after(waiting, { type: 'react', card: 13 });
    expect(played.hands.R1).toEqual(hand([60]));
    expect(played.hands.R2).toEqual(hand([60]));
    expect(played.homeUsed.tsarist).toEqual([13]);
  });

  it('of two the one that has something else to choose (§16.4)', () => {
    const waiting = asked({ ...poor, R2: 1 });
    expect(waiting.frames.at(-1)).toMatchObject({ is: 'window', waiting: ['R2'] });
    expect(told(waiting, { type: 'react', card: 13 })).toContainEqual(
      expect.objectContaining({ type: 'card-played', power: 'R2', card: 13 }),
    );
  });

  it('where both have, the first one plays the cards', () => {
    const waiting = asked({ ...poor, R1: 1, R2: 1 });
    expect(waiting.frames.at(-1)).toMatchObject({ is: 'window', waiting: ['R1', 'R2'] });
    const half = after(waiting, { type: 'pass' });
    expect(refused(half, { type: 'react', card: 13 })).not.toBe('accepted');
    expect(refused(waiting, { type: 'react', card: 13 })).toBe('accepted');
  });

  it('is played once, if both should answer with one card', () => {
    const table = tableOf(start, first);
    react(
      table,
      (['R1', 'R2'] as const).map((power) => ({ power, command: { type: 'react', card: 13 } })),
    );
    expect(table.events.filter(({ type }) => type === 'card-played')).toHaveLength(1);
  });
});

describe('when a Camp has neither cards nor chits (§PB6.10)', () => {
  const start = playing({ imperial: [2, 41, 42, 43, 44], tsarist: [61] }, { imperial: [3, 45, 46] }, { marker: 'R1' });
  const alone = after(start, { type: 'wait' }, ...impulse(61));

  it('the other one takes its next impulse, buys no card and is not pre-empted', () => {
    expect(alone.facts.solo).toEqual({ camp: 'imperial', stage: 'first' });
    expect(powerOf(alone)).toBe('FS');
    expect(asking(alone)).toEqual(['imperial impulse']);
    expect(refused({ ...alone, resources: { ...poor, FS: 2 } }, { type: 'buy' })).toBe('LAST_IMPULSE §PB6.10');
  });

  const second = after(alone, ...impulse(41));
  it('then all of its chits come to hand, and another of its Powers takes its impulse', () => {
    expect(second.hands.FN).toEqual(hand([2, 3, 42, 43, 44, 45, 46]));
    expect(second.chits.imperial).toEqual(hand([]));
    expect(second.facts.solo).toEqual({ camp: 'imperial', stage: 'second' });
    expect(powerOf(second)).toBe('FN');
    expect(refused({ ...second, resources: { ...poor, FN: 2 } }, { type: 'buy' })).toBe('LAST_IMPULSE §PB6.10');
  });

  const six = after(second, ...impulse(42));
  const odd = { ...six, hands: byPower((power) => (campOf(power) === 'imperial' ? hand([2, 3, 43, 44, 45]) : hand())) };
  it('the rest is divided evenly, the odd card as it likes', () => {
    expect(asking(six)).toEqual(['imperial division']);
    expect(six.facts.solo?.stage).toBe('rest');
    const divide = (state: State, cards: readonly number[]) => refused(state, { type: 'divide', cards: [...cards] });
    expect(divide(six, [2, 3, 43])).toBe('accepted');
    expect(divide(six, [2, 3])).toBe('NOT_A_CHOICE');
    expect(divide(six, [2, 3, 61])).toBe('NOT_A_CHOICE');
    expect(divide(odd, [2, 3])).toBe('accepted');
    expect(divide(odd, [2, 3, 43])).toBe('accepted');
    expect(divide(odd, [2])).toBe('NOT_A_CHOICE');
    const apart = after(six, { type: 'divide', cards: [2, 43, 45] });
    expect(apart.hands.FN).toEqual(hand([2, 43, 45]));
    expect(apart.hands.FS).toEqual(hand([3, 44, 46]));
    expect(apart.facts.solo?.stage).toBe('apart');
    expect(told(six, { type: 'divide', cards: [2, 43, 45] })).toContainEqual({
      type: 'hand-split',
      power: 'FN',
      count: 3,
      sealed: { to: ['imperial'], topic: expect.any(String), value: [2, 43, 45] },
      rule: '§PB6.10',
    });
  });

  it('and played with separate hands, until a Power has a single card left', () => {
    const apart = after(six, { type: 'divide', cards: [2, 43, 45] });
    expect(powerOf(apart)).toBe('FS');
    expect(refused(apart, { type: 'play', card: 43, as: 'cp' })).toBe('NOT_IN_HAND §5.1');
    const fs = after(apart, ...impulse(44));
    const fn = after(fs, ...impulse(43));
    expect(powerOf(fs)).toBe('FN');
    expect(powerOf(fn)).toBe('FS');
    const over = after(fn, ...impulse(46));
    expect(over.hands.FS.other).toEqual([]);
    expect(over.frames.some(({ is }) => is === 'impulse')).toBe(false);
    expect(over.homeUsed.imperial).toEqual([2, 3]);
  });

  it('with three cards or fewer one would have a single one: the impulses are over at once', () => {
    const few = { ...second, hands: byPower((power) => (campOf(power) === 'imperial' ? hand([2, 42, 43, 44]) : hand())) };
    const over = after(few, ...impulse(42));
    expect(over.frames.some(({ is }) => is === 'division' || is === 'impulse')).toBe(false);
    expect(over.hands.FN).toEqual(hand([43, 44]));
  });

  it('an empty hand takes its chits at once', () => {
    const empty = playing({ tsarist: [61] }, { imperial: [3, 45] }, { marker: 'R1', last: { power: 'FN', preemptive: false } });
    const over = after(empty, ...impulse(61));
    expect(over.hands.FN).toEqual(hand([3, 45]));
    expect(over.facts.solo).toEqual({ camp: 'imperial', stage: 'second' });
    expect(powerOf(over)).toBe('FS');
  });

  it('if neither has anything left, the impulses are over', () => {
    const over = after(playing({ tsarist: [61] }, {}, { marker: 'R1', facts: { ...drawn('').facts, solo: null } }), ...impulse(61));
    expect(over.frames.some(({ is }) => is === 'impulse')).toBe(false);
  });
});

describe('between the turns (§PB6.2)', () => {
  const dealing = (cards: Cards, change: Partial<State> = {}) =>
    playing(cards, {}, { last: { power: 'FS', preemptive: false }, marker: 'R2', ...change }, '', [
      { is: 'turn', stage: 'interphase' },
      { is: 'interphase', before: (change.turn ?? 2) + 1, stage: 'reinforcement', order: [] },
    ]);

  it.each([
    [2, [2, 6]],
    [3, [4, 6]],
  ])('after turn %i: six others and four chits each, then Home cards and two chits of them (§PB6.3)', (turn, tsarist) => {
    const start = dealing({}, { turn });
    expect([...sizes(start), asking(start)]).toEqual([[0, 6], [0, 6], [0, 4], [0, 4], ['tsarist mulligan']]);
    const next = after(start, { type: 'keep' }, { type: 'keep' });
    expect(sizes(next)).toEqual([[4, 6], tsarist, [2, 4], [2, 4]]);
    expect(next.turn).toEqual(turn + 1);
    expect([1, 9].every((card) => next.hands.FS.home.includes(card))).toBe(true);
    expect(conserved(next)).toEqual([]);
  });

  it('cards carried over make seven the limit (§PB6.1); above it half go for 2 resources that the Camp divides (§17.43)', () => {
    const one = after(dealing({ tsarist: [96] }), { type: 'keep' }, { type: 'keep' });
    expect(one.hands.R1.other.length).toBe(7);
    expect(one.resources).toEqual(poor);
    const start = dealing({ tsarist: [96, 97, 98, 99] });
    const over = after(start, { type: 'keep' });
    const assigned = after(over, { type: 'keep' });
    expect(asking(assigned)).toEqual(['tsarist assign']);
    expect(assigned.hands.R1.other.length).toBe(8);
    const given = after(assigned, { type: 'assign', to: { R2: 1, R1: 1 } });
    expect(asking(given)).toEqual(['tsarist excess']);
    expect(given.resources).toEqual({ ...poor, R1: 1, R2: 1 });
    const [card] = given.hands.R2.other.filter((each) => each > 40);
    expect(after(given, { type: 'give-up', card: card! }).hands.R1.other.length).toBe(7);
  });

  it('hands that were apart are one again', () => {
    const base = drawn('');
    const apart = dealing(
      {},
      {
        facts: { ...base.facts, handLimit: byPower(() => 6), solo: { camp: 'imperial', stage: 'apart' } },
        hands: { ...byPower(() => hand()), FN: hand([96]), FS: hand([97, 98]) },
      },
    );
    expect(apart.aside.FN).toEqual([96, 97, 98]);
    expect(apart.aside.FS).toEqual([96, 97, 98]);
    expect(apart.facts.solo).toBe(null);
  });
});

describe('the position in words and on the board', () => {
  const state = playing({ imperial: [2, 41], tsarist: [60] }, { imperial: [3, 42, 43], tsarist: [61] });
  const lines = kutuzov.describe(kutuzov.view(state, ['imperial']), 'en').split('\n');

  it('has the hand and the chits of a Camp once', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        'Imperials: cards in hand 1, Home cards 1; chits 2, Home cards 1.',
        'Tsarists: cards in hand 1, Home cards 0; chits 1, Home cards 0.',
        'French North: resources 0; Eliminated: Napoleon, Davout, Ney, Yorck.',
      ]),
    );
    expect(lines.filter((line) => line.startsWith('Cards'))).toEqual([
      "Cards (Imperials): #2 Bulletin of the Grande Armée, #41 Sir Robert Wilson's Reports.",
    ]);
    const board = kutuzov.board(kutuzov.view(state, []), 'ko');
    expect(['>1 + 1<', '>Chit 2 + 1<', '>1 + 0<', '>Chit 1 + 0<'].filter((text) => !board.includes(text))).toEqual([]);
  });
});

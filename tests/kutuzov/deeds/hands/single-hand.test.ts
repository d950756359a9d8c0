import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../domain/contract/chance.ts';
import { sizeOf } from '../../../../domain/contract/deck.ts';
import { cardsOf } from '../../../../domain/kutuzov/edition/card.ts';
import { kutuzov } from '../../../../domain/kutuzov/index.ts';
import type { State } from '../../../../domain/kutuzov/state/state.ts';
import { evolve } from '../../../../domain/kutuzov/table/evolve.ts';
import { POWERS } from '../../../../domain/kutuzov/terms/nations.ts';
import { conserved } from '../../../kit/kutuzov-entry.ts';
import { seedOf } from '../../../kit/random.ts';
import { asking, drawn } from '../../kit/kit.ts';
import {
  after,
  calm,
  choices,
  hand,
  impulse,
  playing,
  poor,
  powerOf,
  refused,
  sizes,
  told,
} from '../../kit/single-hands.ts';

describe('the deal (§PB6)', () => {
  const dealt = (scenario: number) => {
    const start = kutuzov.initial({ scenario, seating: 'two-single' });
    const events = kutuzov.setup(start, chanceOf(seedOf(scenario), {}));
    return { events, state: events.reduce(evolve, start) };
  };

  it.each([
    { scenario: 1, imperial: [4, 6], tsarist: [2, 6], fixed: [1, 9], deck: 66 },
    { scenario: 2, imperial: [4, 6], tsarist: [2, 6], fixed: [1, 9], deck: 66 },
    { scenario: 3, imperial: [4, 6], tsarist: [2, 7], fixed: [1, 4, 6, 9], deck: 63 },
    { scenario: 4, imperial: [4, 6], tsarist: [4, 6], fixed: [1, 9], deck: 66 },
  ])(
    'scenario $scenario: one hand for each Camp, 2 Home cards and 4 others as chits (§PB6.3, §PB4.3)',
    ({ scenario, imperial, tsarist, fixed, deck }) => {
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

  const start = playing(
    { imperial: [2, 41, 42, 43, 44, 45], tsarist: [61, 62, 63, 64, 65] },
    { imperial: [3, 5, 46, 47] },
  );

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
    { cards: { imperial: [2, 3, 4, 5, 41, 42] }, chits: { imperial: [6, 46] }, kinds: ['other'] },
    { cards: { imperial: [2, 3, 41, 42, 43, 44, 45, 46, 48] }, chits: { imperial: [6, 47] }, kinds: ['home'] },
    { cards: { imperial: [2, 3, 41, 42] }, chits: { imperial: [47] }, kinds: ['other'] },
  ])('within 4 Home cards and 6 others, of what there is (§PB6.1): $cards', ({ cards, chits, kinds }) => {
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
    const full = playing(
      { imperial: [41, 42, 43, 44, 45, 46], tsarist: [61] },
      {},
      { ...calm, resources: { ...poor, FN: 2 } },
    );
    expect(refused(full, { type: 'buy' })).toBe('HAND_FULL §16.3');
  });
});

describe('an empty hand (§PB6.6)', () => {
  it('passes, but takes a chit, and chooses its kind if it has both', () => {
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
    const start = playing(
      { tsarist: [61, 62, 63] },
      {},
      { facts: { ...drawn('').facts, solo: { camp: 'tsarist', stage: 'first' } } },
    );
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

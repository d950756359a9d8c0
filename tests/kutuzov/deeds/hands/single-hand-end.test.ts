import { describe, expect, it } from 'vitest';
import { without } from '../../../../domain/contract/deck.ts';
import { sample } from '../../../../domain/contract/sampling.ts';
import { joinHands } from '../../../../domain/kutuzov/deeds/hands/single-hand.ts';
import type { Command } from '../../../../domain/kutuzov/frames/commands.ts';
import { kutuzov } from '../../../../domain/kutuzov/index.ts';
import type { State } from '../../../../domain/kutuzov/state/state.ts';
import type { Event } from '../../../../domain/kutuzov/table/events.ts';
import { tableOf } from '../../../../domain/kutuzov/table/table.ts';
import { byPower, campOf } from '../../../../domain/kutuzov/terms/nations.ts';
import { conserved } from '../../../kit/kutuzov-entry.ts';
import { evolveMoving } from '../../../kit/piles.ts';
import { random } from '../../../kit/random.ts';
import { asking, drawn } from '../../kit/kit.ts';
import {
  after,
  type Cards,
  first,
  hand,
  impulse,
  playing,
  poor,
  powerOf,
  refused,
  sizes,
  told,
} from '../../kit/single-hands.ts';

// The end of a turn with a hand for each Camp: when a hand runs out, and the deal of the next turn.

/** Returns the moves between piles that each event leads to. */
const moved = (state: State, events: readonly Event[]) =>
  evolveMoving(kutuzov, state, events).moves.map((move) => ({ ...move, e: events[move.e]?.type }));

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

  it('each card of the second Power moves to its pile as the hand is divided', () => {
    expect(moved(six, told(six, { type: 'divide', cards: [2, 43, 45] }))).toEqual([
      { e: 'hand-split', from: 'hand/FN/home', to: 'hand/FS/home', n: 1, cards: [3] },
      { e: 'hand-split', from: 'hand/FN/other', to: 'hand/FS/other', n: 2, cards: [44, 46] },
    ]);
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

  it.each([1, 2, 3, 4, 5, 6])(
    'random play %i divides it and plays on, with each card in one pile after each event',
    (seed) => {
      const below = random(seed);
      const chance = { draw: (_: string, faces: number) => below(faces) };
      let state = six;
      const types = new Set<string>();
      for (let n = 0; n < 200 && state.over === null && !types.has('hands-joined'); n++) {
        const { seat } = kutuzov.asks(state)[0]!;
        const command = sample(kutuzov.legal(kutuzov.view(state, [seat]), seat), below) as Command;
        const decided = kutuzov.decide(state, seat, command, chance);
        if (!decided.ok) throw new Error(decided.error.detail);
        for (const { type } of decided.value) types.add(type);
        state = evolveMoving(kutuzov, state, decided.value).state;
      }
      expect([...types]).toContain('hand-split');
      expect([...types]).toContain(state.over === null ? 'hands-joined' : 'ended');
    },
  );

  it('with three cards or fewer one would have a single one: the impulses are over at once', () => {
    const few = {
      ...second,
      hands: byPower((power) => (campOf(power) === 'imperial' ? hand([2, 42, 43, 44]) : hand())),
    };
    const over = after(few, ...impulse(42));
    expect(over.frames.some(({ is }) => is === 'division' || is === 'impulse')).toBe(false);
    expect(over.hands.FN).toEqual(hand([43, 44]));
  });

  it('an empty hand takes its chits at once', () => {
    const empty = playing(
      { tsarist: [61] },
      { imperial: [3, 45] },
      { marker: 'R1', last: { power: 'FN', preemptive: false } },
    );
    const over = after(empty, ...impulse(61));
    expect(over.hands.FN).toEqual(hand([3, 45]));
    expect(over.facts.solo).toEqual({ camp: 'imperial', stage: 'second' });
    expect(powerOf(over)).toBe('FS');
  });

  it('if neither has anything left, the impulses are over', () => {
    const over = after(
      playing({ tsarist: [61] }, {}, { marker: 'R1', facts: { ...drawn('').facts, solo: null } }),
      ...impulse(61),
    );
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
  ])(
    'after turn %i: six others and four chits each, then Home cards and two chits of them (§PB6.3)',
    (turn, tsarist) => {
      const start = dealing({}, { turn });
      expect([...sizes(start), asking(start)]).toEqual([[0, 6], [0, 6], [0, 4], [0, 4], ['tsarist mulligan']]);
      const next = after(start, { type: 'keep' }, { type: 'keep' });
      expect(sizes(next)).toEqual([[4, 6], tsarist, [2, 4], [2, 4]]);
      expect(next.turn).toEqual(turn + 1);
      expect([1, 9].every((card) => next.hands.FS.home.includes(card))).toBe(true);
      expect(conserved(next)).toEqual([]);
    },
  );

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

  it('each card of the second Power moves to the pile of the first as the hands are joined', () => {
    const base = playing({ tsarist: [61] });
    const apart: State = {
      ...base,
      facts: { ...base.facts, solo: { camp: 'imperial', stage: 'apart' } },
      hands: { ...byPower(() => hand()), FN: hand([96]), FS: hand([3, 97, 98]) },
      homeDraw: { ...base.homeDraw, imperial: without(base.homeDraw.imperial, [3]) },
      draw: without(base.draw, [96, 97, 98]),
    };
    const table = tableOf(apart, first);
    joinHands(table);
    expect(moved(apart, table.events)).toEqual([
      { e: 'hands-joined', from: 'hand/FS/home', to: 'hand/FN/home', n: 1, cards: [3] },
      { e: 'hands-joined', from: 'hand/FS/other', to: 'hand/FN/other', n: 2, cards: [97, 98] },
    ]);
  });
});

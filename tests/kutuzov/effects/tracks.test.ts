import { describe, expect, it } from 'vitest';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import type { Power } from '../../../domain/kutuzov/terms/nations.ts';
import { afterEvent, barred, holding, playEvent, whereIs } from '../kit/events.ts';
import { asking, refused } from '../kit/kit.ts';
import { attritionOf, moraleOf } from '../kit/tracks.ts';

/** Morale and attrition at these levels, with Loss markers, or Gain markers below 0. */
const markers = (n: number) => ({ loss: Math.max(0, n), gain: Math.max(0, -n) });
const at = (
  imperial: number,
  tsarist: number,
  attrition = 0,
  level: State['attrition']['level'] = 'difficult',
): Partial<State> => ({
  morale: {
    imperial: { level: 'les-grognards', ...markers(imperial) },
    tsarist: { level: 'vive-lempereur', ...markers(tsarist) },
  },
  attrition: { level, ...markers(attrition) },
});
const tracks = (state: State) => [moraleOf(state, 'imperial'), moraleOf(state, 'tsarist'), attritionOf(state)];

describe('markers of morale (§9.5)', () => {
  it('#2: three Gain for the Imperials, less some for Loss; the "+" of the impulse', () => {
    const after = afterEvent(holding('FS', [2], '', at(2, 0)), 'FS', 2);
    expect(tracks(after)[0]).toBe('les-grognards -1');
    expect(after.impulse.plus).toBe(true);
    expect(after.impulse.played).toBe(false);
    expect(whereIs(after, 2)).toBe('home');
  });
  it('#18: four Gain for the Tsarists', () => {
    expect(tracks(afterEvent(holding('R2', [18], '', at(0, 5)), 'R2', 18))[1]).toBe('vive-lempereur 1');
  });
  it.each([
    ['FN', ['les-grognards', 'vive-lempereur 2']],
    ['R1', ['les-grognards 2', 'vive-lempereur']],
  ] as const)('#90: two Gain for the Camp of %s', (power, expected) => {
    expect(tracks(afterEvent(holding(power, [90], '', at(2, 2)), power, 90)).slice(0, 2)).toEqual(expected);
  });
  it('#100: two Loss for a Camp; with the Imperials two Attrition Loss more; the card goes back into the deck (ruling 2)', () => {
    const start = holding('FN', [100], '', { ...at(0, 0), discard: [60] });
    const first = playEvent(start, 'FN', 100);
    expect(asking(first.state)).toEqual(['fn event']);
    const imperial = afterEvent(start, 'FN', 100, { answers: [['FN', { type: 'option', option: 0 }]] });
    expect([...tracks(imperial), whereIs(imperial, 100), imperial.discard]).toEqual([
      'les-grognards 2',
      'vive-lempereur',
      'difficult 2',
      'deck',
      [60],
    ]);
    const tsarist = afterEvent(start, 'FN', 100, { answers: [['FN', { type: 'option', option: 1 }]] });
    expect(tracks(tsarist)).toEqual(['les-grognards', 'vive-lempereur 2', 'difficult']);
  });
  it('nine Loss of an event make a check (§9.41)', () => {
    const { state, events } = playEvent(holding('R1', [60], '', at(0, 8)), 'R1', 60, { faces: [3, 4] });
    expect(events.filter((event) => event.type === 'rolled').map((event) => event.why)).toEqual(['morale-check']);
    expect(moraleOf(state, 'tsarist')).toBe('marchez-vous');
    expect(state.resources.R1).toBe(2);
  });
});

describe('the attrition level (§14.41, §14.47)', () => {
  it('#86: one level down with its Morale Loss, the markers stay; back into the deck', () => {
    const after = afterEvent(holding('R1', [86], '', at(0, 0, 3, 'problematic')), 'R1', 86);
    expect([...tracks(after), whereIs(after, 86)]).toEqual([
      'les-grognards 3',
      'vive-lempereur',
      'difficult 3',
      'deck',
    ]);
  });
  it.each([
    { face: 2, level: 'problematic', gain: -2 },
    { face: 5, level: 'normal', gain: -3 },
  ] as const)('#78: a $face raises it to $level, with the Gain of each level', ({ face, level, gain }) => {
    const after = afterEvent(holding('FN', [78], '', at(0, 0, 0)), 'FN', 78, { faces: [face] });
    expect(tracks(after)).toEqual([`les-grognards ${gain}`, 'vive-lempereur', level]);
  });
  it('#78: nothing at the best level, and not for Tsarists', () => {
    expect(barred(holding('FN', [78], '', at(0, 0, 0, 'normal')), 'FN', 78)).toBe('NO_EFFECT §5.1');
    expect(barred(holding('R1', [78], '', at(0, 0)), 'R1', 78)).toBe('NOT_FOR_YOU §5.1');
  });
});

describe('resources (§16.2)', () => {
  const rich = { FN: 0, R1: 3, FS: 1, R2: 0 };
  it('#60: two for a Morale Loss of the same Camp', () => {
    const after = afterEvent(holding('FN', [60], '', at(0, 0)), 'FN', 60);
    expect(after.resources.FN).toBe(2);
    expect(tracks(after)[0]).toBe('les-grognards 1');
    expect(whereIs(after, 60)).toBe('discard');
  });
  it('#99: one, and a card', () => {
    const after = afterEvent(holding('R2', [99], '', { draw: { known: [], rest: [44, 79] } }), 'R2', 99);
    expect(after.resources.R2).toBe(1);
    expect(after.hands.R2.other).toEqual([44, 106]);
    expect(after.draw.rest).toEqual([79]);
  });
  it('#49: an enemy DMC within two spaces of a friendly formation goes with a 4; without markers an enemy Power loses a resource', () => {
    const near = holding('R1', [49], 'smolensk: R1 1; vitebsk: FN 1', { dmc: { vitebsk: 'FN' } });
    const taken = afterEvent(near, 'R1', 49, { faces: [4] });
    expect(taken.dmc).toEqual({});
    expect(taken.facts.dmcLost.FN).toBe(1);
    expect(afterEvent(near, 'R1', 49, { faces: [3] }).dmc).toEqual({ vitebsk: 'FN' });
    expect(barred(holding('R1', [49], 'smolensk: R1 1'), 'R1', 49)).toBe('NO_EFFECT §5.1');
    const none = holding('FN', [49], 'vitebsk: FN 1', { resources: { ...rich, R2: 1 } });
    const asked = playEvent(none, 'FN', 49);
    expect(asking(asked.state)).toEqual(['fn event']);
    expect(refused(asked.state, 'FN', { type: 'target', power: 'FS' })).toBe('NOT_A_CHOICE');
    const lost = afterEvent(none, 'FN', 49, { faces: [6], answers: [['FN', { type: 'target', power: 'R1' }]] });
    expect(lost.resources).toEqual({ FN: 0, R1: 2, FS: 1, R2: 1 });
  });
  it('#77: a look at a hand, a card of it for a resource; no Home cards and no Must Plays', () => {
    const start = holding('FN', [77], '', { resources: { FN: 1, R1: 0, FS: 0, R2: 0 } }, { R1: [13, 31, 44, 60] });
    const look = playEvent(start, 'FN', 77, { answers: [['FN', { type: 'target', power: 'R1' }]] }).state;
    expect(look.peek).toEqual({ of: 'R1', to: ['FN'], cards: [13, 31, 44, 60] });
    expect(refused(look, 'FN', { type: 'take', card: 13 })).toBe('NOT_A_CHOICE');
    expect(refused(look, 'FN', { type: 'take', card: 31 })).toBe('NOT_A_CHOICE');
    const after = afterEvent(start, 'FN', 77, {
      answers: [
        ['FN', { type: 'target', power: 'R1' }],
        ['FN', { type: 'take', card: 60 }],
      ],
    });
    expect(after.hands.FN.other).toEqual([60, 66]);
    expect(after.hands.R1.other).toEqual([31, 44]);
    expect(after.resources.FN).toBe(0);
    expect(after.resources.R1).toBe(1);
    expect(after.peek).toBe(null);
  });
  it('#77: a full hand takes none (§17.43)', () => {
    const full: readonly number[] = [41, 44, 60, 79, 80];
    const start = holding('FN', [], '', {}, { FN: [...full, 77], R1: [44], R2: [] });
    const after = afterEvent(start, 'FN', 77);
    expect(after.hands.FN.other).toEqual(full);
    expect(after.hands.R1.other).toEqual([44]);
  });
});

describe('the Powers that may use an event, and when (§5.1)', () => {
  it.each([
    { what: 'an Imperial card', power: 'R1', card: 78, expected: 'NOT_FOR_YOU §5.1' },
    { what: 'a Tsarist card', power: 'FN', card: 87, expected: 'NOT_FOR_YOU §5.1' },
    { what: 'a card of one Power', power: 'FN', card: 9, expected: 'NOT_FOR_YOU §5.1' },
  ] as const)('$what', ({ power, card, expected }) => {
    expect(barred(holding(power as Power, [card], 'vitebsk: FN 1'), power as Power, card)).toBe(expected);
  });
  it('an event instead of the CP is the card of the impulse (§5.6)', () => {
    const after = afterEvent(holding('FN', [60, 90], ''), 'FN', 60);
    expect(after.impulse.played).toBe(true);
    expect(barred(after, 'FN', 66)).toBe('CARD_PLAYED §5.6');
    expect(afterEvent(after, 'FN', 90).impulse.plus).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { kutuzov } from '../../../domain/kutuzov/index.ts';
import { afterEvent, barred, holding, playEvent, whereIs } from '../kit/events.ts';
import { asking, refused } from '../kit/kit.ts';

const pile = (...rest: readonly number[]) => ({ draw: { known: [], rest } });

describe('cards that are drawn', () => {
  it('#44: one, face down', () => {
    const { state, events } = playEvent(holding('FN', [44], '', pile(60, 79)), 'FN', 44);
    expect(state.hands.FN.other).toEqual([60, 66]);
    expect(state.draw.rest).toEqual([79]);
    expect(whereIs(state, 44)).toBe('discard');
    expect(events.find(({ type }) => type === 'drew')).toMatchObject({
      power: 'FN',
      count: 1,
      sealed: { to: ['fn'], value: [60] },
    });
  });
  it('#110: as many as are thrown away, Home cards and Must Plays apart', () => {
    const start = holding('R1', [], '', pile(60, 79, 80), { R1: [13, 31, 44, 49, 110] });
    const asked = playEvent(start, 'R1', 110).state;
    expect(asking(asked)).toEqual(['r1 event']);
    for (const card of [13, 31]) expect(refused(asked, 'R1', { type: 'discard', cards: [card] })).toBe('NOT_A_CHOICE');
    const after = afterEvent(start, 'R1', 110, { answers: [['R1', { type: 'discard', cards: [44, 49] }]] });
    expect(after.hands.R1).toEqual({ home: [13], other: [31, 60, 79] });
    expect(after.discard).toEqual([44, 49, 110]);
    const none = afterEvent(start, 'R1', 110, { answers: [['R1', { type: 'discard', cards: [] }]] });
    expect(none.hands.R1.other).toEqual([31, 44, 49]);
  });
  it('#41: the Camp looks at three cards; one is taken for one of the hand, the others lie as the player likes', () => {
    const start = holding('FN', [41], '', pile(60, 79, 80, 90));
    const look = playEvent(start, 'FN', 41).state;
    expect(['fn', 'fs', 'r1'].map((seat) => kutuzov.view(look, [seat]).peek?.cards)).toEqual([
      [60, 79, 80],
      [60, 79, 80],
      undefined,
    ]);
    const answers = [
      ['FN', { type: 'take', card: 79 }],
      ['FN', { type: 'order', cards: [80, 60] }],
    ] as const;
    const taken = playEvent(start, 'FN', 41, { answers }).state;
    expect(taken.draw.known.map(({ card }) => card)).toEqual([80, 60]);
    expect(refused(taken, 'FN', { type: 'discard', cards: [] })).toBe('NOT_A_CHOICE');
    const after = afterEvent(start, 'FN', 41, { answers: [...answers, ['FN', { type: 'discard', cards: [66] }]] });
    expect(after.hands.FN.other).toEqual([79]);
    expect(after.peek).toBe(null);
    expect(after.discard).toEqual([66, 41]);
    expect(asking(after)).toEqual(['fn impulse']);
    const left = afterEvent(start, 'FN', 41, {
      answers: [
        ['FN', { type: 'take' }],
        ['FN', { type: 'order', cards: [60, 79, 80] }],
      ],
    });
    expect(left.hands.FN.other).toEqual([66]);
    expect(left.draw.known.length).toBe(3);
    const full = playEvent(
      { ...start, facts: { ...start.facts, handLimit: { ...start.facts.handLimit, FN: 1 } } },
      'FN',
      41,
    ).state;
    expect(refused(full, 'FN', { type: 'take', card: 79 })).toBe('NOT_A_CHOICE');
  });
});

describe('cards that are lost', () => {
  const at = (power: 'R1' | 'R2') => ({ type: 'target', power }) as const;
  it('#89: one of the other cards at random, shown to all', () => {
    const start = holding('FN', [89], '', {}, { R1: [13, 44, 60] });
    const { state, events } = playEvent(start, 'FN', 89, { answers: [['FN', at('R1')]] });
    expect(state.hands.R1).toEqual({ home: [13], other: [60] });
    expect(state.discard).toEqual([44, 89]);
    expect(events.flatMap((event) => (event.type === 'turned-up' ? [event.card] : []))).toEqual([44]);
  });
  it('#89: a Must Play goes back; a Power without other cards is none to name', () => {
    const start = holding('FN', [89], '', {}, { R1: [31, 60], R2: [13] });
    const after = afterEvent(start, 'FN', 89);
    expect(after.hands.R1.other).toEqual([31, 60]);
    expect(after.discard).toEqual([89]);
    expect(barred(holding('FN', [89], '', {}, { R1: [13], R2: [14] }), 'FN', 89)).toBe('NO_TARGET §5.1');
  });
  it('#92: of the whole hand, Home cards too (§5.4); then a card is drawn', () => {
    const after = afterEvent(holding('FN', [92], '', pile(79), { R1: [13, 60], R2: [] }), 'FN', 92);
    expect(after.hands.R1).toEqual({ home: [], other: [60] });
    expect(after.homeUsed.tsarist).toEqual([13]);
    expect(after.hands.FN.other).toEqual([66, 79]);
  });
  it('#16: a look at the other cards of an Imperial Power, and one of them is discarded', () => {
    const start = holding('R1', [16], '', {}, { FN: [2, 31, 44, 60], FS: [] });
    const look = playEvent(start, 'R1', 16).state;
    expect(kutuzov.view(look, ['r1']).peek).toEqual({ of: 'FN', to: ['R1'], cards: [31, 44, 60] });
    expect(kutuzov.view(look, ['r2']).peek).toBe(null);
    expect(asking(look)).toEqual(['r1 event']);
    expect(refused(look, 'R1', { type: 'take', card: 31 })).toBe('NOT_A_CHOICE');
    const after = afterEvent(start, 'R1', 16, { answers: [['R1', { type: 'take', card: 44 }]] });
    expect(after.hands.FN.other).toEqual([31, 60]);
    expect(after.discard).toEqual([44]);
    expect(after.peek).toBe(null);
  });
  it('#16: of nothing but Must Plays a resource is lost; a Power must have cards', () => {
    const start = holding('R1', [16], '', { resources: { FN: 2, R1: 0, FS: 0, R2: 0 } }, { FN: [31], FS: [] });
    expect(afterEvent(start, 'R1', 16, { answers: [['R1', { type: 'take' }]] }).resources.FN).toBe(1);
    expect(barred(holding('R1', [16], '', {}, { FN: [], FS: [] }), 'R1', 16)).toBe('NO_TARGET §5.1');
  });
});

describe('Must Plays (§5.1)', () => {
  it('#25: an Imperial Power loses a card of its whole hand, and the Imperials take a Loss; then another card follows (§5.6)', () => {
    const start = holding('R1', [25], '', { turn: 1 }, { FN: [2, 60], FS: [44] });
    const after = afterEvent(start, 'R1', 25, { answers: [['R1', { type: 'target', power: 'FN' }]] });
    expect(after.hands.FN).toEqual({ home: [], other: [60] });
    expect(after.homeUsed.imperial).toEqual([2]);
    expect(after.morale.imperial.loss).toBe(1);
    expect(whereIs(after, 25)).toBe('winter');
    expect(after.facts.winterCards).toEqual([25]);
    expect(after.impulse.played).toBe(false);
    expect(after.impulse.mustPlayed).toBe(true);
    expect(refused(after, 'R1', { type: 'end' })).toBe('MUST_PLAY_A_CARD §4.2');
  });
  it('with nothing but Must Plays one must be played, unless a card was bought (§5.1, §16.3)', () => {
    const start = holding('FN', [], '', { resources: { FN: 2, R1: 0, FS: 0, R2: 0 }, ...pile(60, 79) }, { FN: [31] });
    expect(refused(start, 'FN', { type: 'end' })).toBe('MUST_PLAY_A_CARD §4.2');
    expect(refused(start, 'FN', { type: 'play', card: 31, as: 'cp' })).toBe('NO_CP §1.10');
    expect(kutuzov.lapse(kutuzov.view(start, ['fn']), 'fn')).toEqual({ type: 'play', card: 31, as: 'event' });
  });
  it('after #36 a "+" card, then another Must Play, then one more that is no "+" (§5.6)', () => {
    const start = holding('FN', [36, 37, 44, 60, 90], '', pile(79));
    const plus = afterEvent(afterEvent(start, 'FN', 36), 'FN', 44);
    const second = afterEvent(plus, 'FN', 37);
    expect(barred(second, 'FN', 90)).toBe('PLUS_USED §5.6');
    const last = afterEvent(second, 'FN', 60);
    expect(last.impulse.played).toBe(true);
    expect(barred(last, 'FN', 79)).toBe('CARD_PLAYED §5.6');
  });
  it('#35: Powers with two other cards or more lose one at random; all discards are shuffled in, and they draw one', () => {
    const start = holding(
      'FS',
      [],
      '',
      { ...pile(79, 80, 90, 99), discard: [60] },
      { FN: [41, 44], R1: [46], FS: [35, 48, 49], R2: [31, 54] },
    );
    const after = afterEvent(start, 'FS', 35);
    // FN loses 41, FS 48; R2 shows #31, which stays; then 35, 41, 48 and 60 are in the deck, and 35 is the first card
    // of it.
    expect(after.hands.R1.other).toEqual([46]);
    expect(after.hands.R2.other).toEqual([31, 54]);
    expect(after.hands.FN.other).toEqual([35, 44]);
    expect(after.hands.FS.other).toEqual([41, 49]);
    expect(after.draw.rest).toEqual([48, 60, 79, 80, 90, 99]);
    expect(after.discard).toEqual([]);
  });
});

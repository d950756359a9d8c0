import { describe, expect, it } from 'vitest';
import { kutuzov } from '../../../../domain/kutuzov/index.ts';
import type { State } from '../../../../domain/kutuzov/state/state.ts';
import { evolve } from '../../../../domain/kutuzov/table/evolve.ts';
import { tableOf } from '../../../../domain/kutuzov/table/table.ts';
import { react } from '../../../../domain/kutuzov/windows/reactions.ts';
import { conserved } from '../../../kit/kutuzov-entry.ts';
import { after, first, hand, playing, poor, refused, told } from '../../kit/single-hands.ts';

// Events that hit the hand of a Camp, and its responses (§PB6.8, §PB6.9).

describe('events that hit a hand (§PB6.8)', () => {
  const own = { last: { power: 'R2', preemptive: false }, marker: 'R1' } as const;

  it('#25: the hand of the Camp, once; or its chits, if it is empty', () => {
    const some = after(
      playing({ imperial: [2, 44, 45], tsarist: [25, 60, 61] }, { imperial: [3, 46] }, { ...own, turn: 1 }),
      {
        type: 'play',
        card: 25,
        as: 'event',
      },
    );
    expect(some.hands.FN).toEqual(hand([44, 45]));
    expect(some.hands.FS).toEqual(hand([44, 45]));
    expect(some.homeUsed.imperial).toEqual([2]);
    expect(some.chits.imperial).toEqual(hand([3, 46]));
    const none = playing(
      { tsarist: [25, 60] },
      { imperial: [46, 47] },
      { ...own, turn: 1, last: { power: 'R1', preemptive: true } },
    );
    const hit = after(none, { type: 'play', card: 25, as: 'event' });
    expect(hit.chits.imperial).toEqual(hand([47]));
    expect(hit.discard).toEqual([46]);
  });

  it('#16: a look at the other cards, of the chits if there is no hand; the Power that is named loses the resource', () => {
    const last = { power: 'R1', preemptive: true } as const;
    const start = playing(
      { tsarist: [16, 60] },
      { imperial: [3, 44, 46] },
      { marker: 'R1', last, resources: { ...poor, FS: 1 } },
    );
    const look = after(start, { type: 'play', card: 16, as: 'event' }, { type: 'target', power: 'FS' });
    expect(kutuzov.view(look, ['tsarist']).peek).toEqual({ of: 'FS', to: ['R1'], cards: [44, 46] });
    expect(kutuzov.view(look, ['imperial']).peek).toBeNull();
    const taken = after(look, { type: 'take', card: 46 });
    expect(taken.chits.imperial).toEqual(hand([3, 44]));
    expect(taken.discard).toEqual([46]);
    expect(taken.peek).toBe(null);
    const bare = playing(
      { tsarist: [16, 60] },
      { imperial: [3] },
      { marker: 'R1', last, resources: { ...poor, FS: 1 } },
    );
    const lost = after(
      bare,
      { type: 'play', card: 16, as: 'event' },
      { type: 'target', power: 'FS' },
      { type: 'take' },
    );
    expect(lost.resources.FS).toBe(0);
  });

  it('#35: each Camp loses one card and draws one, not each Power', () => {
    const start = playing({ imperial: [35, 41, 42], tsarist: [61, 62, 63] });
    const events = told(start, { type: 'play', card: 35, as: 'event' });
    expect(
      events.flatMap((event) =>
        event.type === 'turned-up' || event.type === 'drew' ? [[event.type, event.power]] : [],
      ),
    ).toEqual([
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
  const start = playing(
    { imperial: [41, 42], tsarist: [13, 60] },
    {},
    { scorched: ['substov'] },
    'tver: barclay R1 4',
    [
      { is: 'turn', stage: 'impulses' },
      { is: 'impulse', power: 'R1', preemptive: false, lone: false, passing: false, stage: 'play' },
      { is: 'card', power: 'R1', card: 99, cp: 3 },
    ],
  );
  /** The window before the roll, those before it having passed. */
  function asked(resources: State['resources']): State {
    let state = after({ ...start, resources, impulse: { ...start.impulse, power: 'R1' } }, march);
    for (
      let frame = state.frames.at(-1);
      frame?.is === 'window' && frame.point !== 'halve-attrition';
      frame = state.frames.at(-1)
    )
      state = after(state, { type: 'pass' });
    return state;
  }

  it('is the player’s: one Power is asked about both', () => {
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

  it('is played once, if both answer with one card', () => {
    const table = tableOf(start, first);
    react(
      table,
      (['R1', 'R2'] as const).map((power) => ({ power, command: { type: 'react', card: 13 } })),
    );
    expect(table.events.filter(({ type }) => type === 'card-played')).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import { costOf } from '../../../domain/kutuzov/map/building.ts';
import { battleOf, commandOf } from '../../../domain/kutuzov/pieces/pieces.ts';
import type { Effect } from '../../../domain/kutuzov/state/lasting.ts';
import { drawn } from '../kit/kit.ts';

const rated = (...effects: readonly Partial<Effect>[]) =>
  drawn('', {
    effects: effects.map(
      (effect) =>
        ({ id: 'leaderRating', card: 75, by: 'R1', until: 'impulse', leader: 'napoleon', ...effect }) as Effect,
    ),
  });

describe('ratings by event (§1.6)', () => {
  it('are set, or lowered, never below 0; the later event counts (§5.21)', () => {
    expect(battleOf(rated({ battle: 0 }), 'napoleon')).toBe(0);
    expect(battleOf(rated({ delta: -2 }), 'napoleon')).toBe(3);
    expect(battleOf(rated({ battle: 0 }, { delta: -2 }), 'napoleon')).toBe(0);
    expect(battleOf(rated({ delta: -2 }, { battle: 3, command: 4 }), 'napoleon')).toBe(3);
    expect(commandOf(rated({ delta: -2 }, { battle: 3, command: 4 }), 'napoleon')).toBe(4);
  });
  it('are his alone, and he costs what he did', () => {
    const state = rated({ battle: 0, command: 1 });
    expect(battleOf(state, 'davout')).toBe(4);
    expect(costOf(state, 'build', { leader: 'napoleon' })).toBe(4);
  });
});

import { describe, expect, it } from 'vitest';
import { after, idle, type Skill, shown, UNKNOWN } from '../../../functions/features/ratings/skill.ts';

const gains = (
  places: readonly number[],
  sides: readonly number[] = places.map((_, i) => i),
  before: readonly Skill[] = [],
): readonly number[] =>
  after(places.map((place, i) => ({ side: sides[i] ?? i, place, before: before[i] ?? UNKNOWN }))).map(({ mu }, i) =>
    Math.round((mu - (before[i] ?? UNKNOWN).mu) / 10_000),
  );

describe('the guess for seven people without games', () => {
  it.each([
    { how: 'one wins alone', places: [1, 2, 2, 2, 2, 2, 2], first: 241 },
    { how: 'three share', places: [1, 1, 1, 2, 2, 2, 2], first: 54 },
    { how: 'all share', places: [1, 1, 1, 1, 1, 1, 1], first: 0 },
  ])('$how', ({ places, first }) => {
    expect(gains(places)[0]).toBe(first);
    expect(Math.abs(gains(places).reduce((sum, each) => sum + each, 0))).toBeLessThan(4);
  });

  it('a player who left comes last, behind those who only lost', () => {
    const [, lost = 0, left = 0] = gains([1, 2, 3, 2, 2, 2, 2]);
    expect(left).toBeLessThan(lost);
  });
});

describe('sides', () => {
  const even = gains([1, 2])[0];

  it('count by their mean: one against three gains what one gains against one', () => {
    expect(gains([1, 2, 2, 2], [0, 1, 1, 1])).toEqual([even, -(even ?? 0), -(even ?? 0), -(even ?? 0)]);
    expect(gains([1, 1, 2, 2], [0, 0, 1, 1])).toEqual([even, even, -(even ?? 0), -(even ?? 0)]);
  });

  it('come out together: who of them won alone is no better for it than the partner; who left is not one of them', () => {
    expect(gains([1, 2, 2, 2], [0, 0, 1, 1])).toEqual(gains([1, 1, 2, 2], [0, 0, 1, 1]));
    const [stayed = 0, left = 0] = gains([1, 3, 2, 2], [0, 0, 1, 1]);
    expect([stayed, Math.sign(left)]).toEqual([even, -1]);
  });

  it('gain more against better ones', () => {
    const better = { mu: UNKNOWN.mu + 5_000_000, sigma: UNKNOWN.sigma };
    expect(gains([1, 2], [0, 1], [UNKNOWN, better])[0]).toBeGreaterThan(even ?? 0);
  });
});

describe('a guess', () => {
  it('gets less sure without games, and never less than for a person without any game', () => {
    const sure = { mu: 30_000_000, sigma: 2_000_000 };
    expect(idle(sure, 0)).toEqual(sure);
    expect(shown(sure)).not.toHaveProperty('provisional');
    expect(shown(idle(sure, 400))).toMatchObject({ rating: 1740, provisional: true });
    expect(idle(sure, 100_000).sigma).toBe(UNKNOWN.sigma);
    expect(shown(UNKNOWN)).toEqual({ rating: 1500, deviation: 400, provisional: true });
  });
});

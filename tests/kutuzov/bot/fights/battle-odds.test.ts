import { describe, expect, it } from 'vitest';
import { battleOdds } from '../../../../domain/kutuzov/bot/fights/battle-odds.ts';
import { random } from '../../../kit/random.ts';

const side = (dice: number, size: number) => ({ dice, size });

describe('the odds of a battle (§12.5-§12.8)', () => {
  it('one die against none, one piece against one: a 6 overruns, a 5 makes it retreat, and a miss is thrown again', () => {
    const { won, attackers, defenders } = battleOdds(side(1, 1), side(0, 1));
    expect(won).toBeCloseTo(1 / 3 + (2 / 3) * (1 / 3), 12);
    expect(defenders.overrun).toBeCloseTo(5 / 18, 12);
    expect(defenders.retreats).toBeCloseTo(5 / 18, 12);
    expect(defenders.lost).toBeCloseTo(5 / 18, 12);
    expect(attackers).toEqual({ lost: 0, retreats: expect.closeTo(4 / 9, 12), routed: 0, overrun: 0 });
  });

  it('three hits more are a rout, in which disruptions eliminate (§12.7)', () => {
    const { defenders } = battleOdds(side(3, 5), side(0, 5));
    const rounds = 1 + 8 / 27;
    expect(defenders.routed).toBeCloseTo((1 / 27) * rounds, 12);
    expect(defenders.lost).toBeCloseTo(((12 / 27) * 0.5 + (6 / 27) * 1 + (1 / 27) * 3) * rounds, 12);
  });

  it('a second tie is lost by the attackers, who are told of as beaten (§12.52)', () => {
    expect(battleOdds(side(0, 3), side(0, 3))).toMatchObject({
      won: 0,
      attackers: { retreats: 1 },
      defenders: { retreats: 0, lost: 0 },
    });
  });

  it('one side of a battle is beaten, with any dice and pieces', () => {
    const below = random(4);
    for (let i = 0; i < 60; i++) {
      const { won, attackers, defenders } = battleOdds(side(below(20), 1 + below(16)), side(below(20), 1 + below(16)));
      const beaten = [attackers, defenders].map(({ retreats, routed, overrun }) => retreats + routed + overrun);
      // Where both are gone both are overrun, and nobody has won.
      expect(beaten[0]! + beaten[1]!).toBeGreaterThan(0.999);
      expect(beaten[1]!).toBeGreaterThan(won - 0.001);
      expect(beaten[0]!).toBeGreaterThan(1 - won - beaten[1]! - 0.001);
      for (const each of [attackers, defenders])
        for (const n of Object.values(each)) expect(n).toBeGreaterThanOrEqual(0);
    }
  });

  it('agree with ten thousand battles thrown by the rules', () => {
    const below = random(9);
    for (const [a, d] of [
      [side(9, 6), side(6, 4)],
      [side(4, 3), side(7, 2)],
    ] as const) {
      const thrown = Array.from({ length: 10_000 }, () => battle(a, d, below));
      const odds = battleOdds(a, d);
      const mean = (of: (each: Thrown) => number): number =>
        thrown.reduce((sum, each) => sum + of(each), 0) / thrown.length;
      expect(Math.abs(mean(({ won }) => Number(won)) - odds.won)).toBeLessThan(0.02);
      expect(Math.abs(mean(({ lost }) => lost[0]) - odds.attackers.lost)).toBeLessThan(0.05);
      expect(Math.abs(mean(({ lost }) => lost[1]) - odds.defenders.lost)).toBeLessThan(0.05);
    }
  });
});

interface Thrown {
  readonly won: boolean;
  readonly lost: readonly [number, number];
}

/** A battle thrown die by die, as §12.5 to §12.8 have it. */
function battle(a: ReturnType<typeof side>, d: ReturnType<typeof side>, below: (n: number) => number): Thrown {
  const sides = [a, d].map(({ dice, size }) => ({ dice, size, hits: 0, disruptions: 0, lost: 0 })) as [
    Thrower,
    Thrower,
  ];
  for (const round of [1, 2]) {
    const faces = sides.map(({ dice, disruptions }) =>
      Array.from({ length: Math.max(0, dice - disruptions) }, () => 1 + below(6)),
    );
    sides.forEach((each, i) => {
      const struck = faces[1 - i]!;
      const sixes = struck.filter((face) => face === 6).length;
      const fives = struck.filter((face) => face === 5).length;
      each.hits += sixes + fives;
      each.disruptions += fives;
      each.lost = Math.min(each.size, each.lost + sixes);
    });
    const [isGoneA, isGoneD] = sides.map(({ size, lost }) => lost >= size);
    const lost = (): [number, number] => [sides[0].lost, sides[1].lost];
    if (isGoneA || isGoneD) return { won: isGoneD === true && isGoneA !== true, lost: lost() };
    const margin = sides[1].hits - sides[0].hits;
    if (margin === 0 && round === 1) continue;
    const loser = sides[margin > 0 ? 1 : 0];
    if (Math.abs(margin) >= 3) loser.lost = Math.min(loser.size, loser.lost + loser.disruptions);
    return { won: margin > 0, lost: lost() };
  }
  throw new Error('a battle has two rounds at most');
}

interface Thrower {
  readonly dice: number;
  readonly size: number;
  hits: number;
  disruptions: number;
  lost: number;
}

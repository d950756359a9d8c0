import { describe, expect, it } from 'vitest';
import type { AdjudicationInput } from '../../../domain/diplomacy/analyses/input.ts';
import cases from '../datc.json' with { type: 'json' };
import { type ByPower, byPower, differences, dislodgements, type ExampleOrder, resolved } from '../kit/example.ts';

// The Diplomacy Adjudicator Test Cases by Lucas B. Kruijswijk, version 3.2, and the civil disorder cases of version 2.4
// that measure to home centres as the rulebook does. Each is a position, orders with their outcomes, and what stands
// afterwards.

interface Case {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly phase: string;
  readonly units: ByPower;
  readonly orders: readonly ExampleOrder[];
  readonly after: ByPower;
  readonly dislodged?: { readonly [unit: string]: readonly string[] };
  readonly retreats?: readonly ExampleOrder[];
  readonly afterRetreats?: ByPower;
  readonly centres?: ByPower;
}

/** Outcomes where the case is not followed, with the reason (RULINGS.md). */
const DEVIATIONS: { readonly [id: string]: readonly string[] } = {
  // The document marks only what matters for the case; by its own rules the attack from Prussia cuts the support for
  // Kiel.
  '6.D.4': ['germany A Berlin Supports F Kiel: given expected, not cut'],
};

const all = cases as unknown as readonly Case[];
const named = (of: readonly Case[]) => of.map((one) => [`${one.id} ${one.title}`, one] as const);
const units = (of: ByPower) => of as AdjudicationInput['unitsBefore'];

describe('DATC 3.2, movement and retreats', () => {
  it.each(named(all.filter((one) => one.phase === 'movement')))('%s', (_, one) => {
    const moved = resolved({ unitsBefore: units(one.units), orders: byPower(one.orders), rulings: 'datc' });
    expect(differences(moved, one.orders)).toEqual(DEVIATIONS[one.id] ?? []);
    expect(moved.unitsAfter).toEqual(one.after);
    expect(dislodgements(moved)).toEqual(one.dislodged);
    if (one.retreats === undefined) return;
    const retreated = resolved({
      phase: 'retreat',
      unitsBefore: moved.unitsAfter,
      dislodgedBefore: moved.dislodgedAfter,
      contestedBefore: moved.contestedAfter,
      orders: byPower(one.retreats),
      rulings: 'datc',
    } as AdjudicationInput);
    expect(differences(retreated, one.retreats)).toEqual([]);
    expect(retreated.unitsAfter).toEqual(one.afterRetreats);
  });
});

const adjusted = (one: Case, rulings: 'datc' | 'rulebook') =>
  resolved({
    phase: 'adjustment',
    season: 'fall',
    unitsBefore: units(one.units),
    centresBefore: units(one.centres!),
    orders: byPower(one.orders),
    rulings,
  });

describe('DATC 3.2, builds and removals', () => {
  it.each(named(all.filter((one) => one.phase === 'adjustment' && one.version === '3.2')))('%s', (_, one) => {
    expect(adjusted(one, 'datc').unitsAfter).toEqual(one.after);
  });
});

describe('DATC 2.4, removals by the distance from home', () => {
  it.each(named(all.filter((one) => one.version === '2.4')))('%s', (_, one) => {
    expect(adjusted(one, 'rulebook').unitsAfter).toEqual(one.after);
  });
});

it('has all cases', () => {
  expect([
    all.filter((one) => one.version === '3.2').length,
    all.filter((one) => one.version === '2.4').length,
  ]).toEqual([176, 12]);
});

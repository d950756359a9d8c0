import { describe, expect, it } from 'vitest';
import type { AdjudicationInput } from '../../../domain/diplomacy/analyses/input.ts';
import { RULINGS } from '../../../domain/diplomacy/state/state.ts';
import figures from '../figures.json' with { type: 'json' };
import { type ByPower, byPower, differences, dislodgements, type ExampleOrder, movement } from '../kit/example.ts';

interface Figure {
  readonly figure: string;
  readonly title: string;
  readonly units: ByPower;
  readonly orders: readonly ExampleOrder[];
  readonly after: ByPower;
  readonly dislodged: readonly string[];
}

const all = figures as unknown as readonly Figure[];

describe.each(RULINGS)("the rulebook's figures, rulings %s", (rulings) => {
  it.each(all.map((one) => [`figure ${one.figure}: ${one.title}`, one] as const))('%s', (_, one) => {
    const moved = movement(one.units as AdjudicationInput['unitsBefore'], byPower(one.orders), rulings);
    expect(differences(moved, one.orders)).toEqual([]);
    expect(moved.unitsAfter).toEqual(one.after);
    expect(Object.keys(dislodgements(moved))).toEqual(one.dislodged);
  });
});

it('has figures 4 to 32', () => {
  expect(all.map((one) => Number(one.figure))).toEqual(Array.from({ length: 29 }, (_, i) => i + 4));
});

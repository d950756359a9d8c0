import { describe, expect, it } from 'vitest';
import { resolveField } from '../../../domain/diplomacy/adjudicate/cores.ts';
import { MOVE, readField } from '../../../domain/diplomacy/adjudicate/field.ts';
import { survey } from '../../../domain/diplomacy/adjudicate/lawful.ts';
import { isOpen, YES } from '../../../domain/diplomacy/adjudicate/movement.ts';
import { provinceOf } from '../../../domain/diplomacy/map/provinces.ts';
import { type Orders, type Position, RULINGS, type Rulings } from '../../../domain/diplomacy/state/state.ts';
import { type Below, generator, pickOne, randomOrders, randomPosition } from '../kit/random-orders.ts';
import { randomParadox } from '../kit/random-paradoxes.ts';
import { type Answers, around, reference } from '../kit/reference.ts';

// The fast adjudicator against the plain one, on random positions in which orders meet.

const POWERS = ['england', 'france', 'germany', 'italy'] as const;
const SEAS = ['nth', 'eng', 'tys', 'ion', 'bal', 'bla', 'ska', 'aeg'] as const;

function anything(below: Below): { readonly position: Position; readonly orders: Orders } {
  const powers = POWERS.slice(0, 2 + below(3));
  const position = randomPosition(around(pickOne(SEAS, below), 1 + below(2)), 4 + below(5), powers, below);
  return { position, orders: randomOrders(position, below) };
}

/** Resolves both ways; gives what kind of position it was. */
function compare(position: Position, orders: Orders, rulings: Rulings): string {
  const field = readField(survey(position), orders, rulings);
  const { answer, isStranded } = resolveField(field);
  const units = field.units.map((unit, u) => ({ u, at: provinceOf(unit.loc) }));
  const answers: Answers = Object.fromEntries(
    units.filter(({ u }) => isOpen(field, u)).map(({ u, at }) => [at, answer[u] === YES]),
  );
  const stranded = units.filter(({ u }) => isStranded[u] === 1).map(({ at }) => at);
  const { solutions, convoyed, isConsistent } = reference(position, orders, rulings);
  expect(units.filter(({ u }) => field.isConvoyed[u] === 1).map(({ at }) => at)).toEqual(convoyed);
  if (solutions.length === 1) {
    expect(answers).toEqual(solutions[0]);
    return 'one resolution';
  }
  // A rotation moves; a paradox is what the equations say once its armies stay.
  expect(isConsistent(answers, stranded)).toBe(true);
  if (stranded.length > 0) return 'paradox';
  const moves = (of: Answers): number => units.filter(({ u, at }) => field.kind[u] === MOVE && of[at]).length;
  expect(moves(answers)).toBe(Math.max(...solutions.map(moves)));
  return 'rotation';
}

describe.each(RULINGS)('rulings %s', (rulings) => {
  const kinds = (from: number, count: number, make: typeof anything): { [kind: string]: number } => {
    const counts: { [kind: string]: number } = {};
    for (let seed = from; seed < from + count; seed++) {
      const { position, orders } = make(generator(seed));
      const kind = compare(position, orders, rulings);
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
    return counts;
  };

  it('resolves random positions as the plain adjudicator does', () => {
    const counts = kinds(1, 1200, anything);
    expect(counts['one resolution']).toBeGreaterThan(1000);
    expect(counts.rotation).toBeGreaterThan(0);
  });

  it('resolves knots of convoys as the plain adjudicator does', () => {
    const counts = kinds(1, 300, randomParadox);
    expect(counts['one resolution']).toBeGreaterThan(100);
    expect(counts.paradox).toBeGreaterThan(0);
  });
});

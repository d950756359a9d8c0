import { describe, expect, it } from 'vitest';
import {
  baseline,
  columnsOf,
  DIRECTIONS,
  directionTo,
  distance,
  HEXES,
  hexAt,
  hexSchema,
  isHex,
  neighbours,
  oppositeOf,
  retreatSteps,
  sectionsOf,
  step,
} from '../../../domain/napoleonics/field/hexes.ts';

describe('the board (§1.1, §1.8)', () => {
  it('has nine rows of 13 and 12 hexes in turn, 113 in all', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(columnsOf)).toEqual([13, 12, 13, 12, 13, 12, 13, 12, 13]);
    expect(new Set(HEXES).size).toBe(113);
    expect([HEXES[0], HEXES[13], HEXES.at(-1)]).toEqual(['a1', 'b1', 'i13']);
    expect(HEXES.filter((hex) => !hexSchema.safeParse(hex).success)).toEqual([]);
  });

  it.each(['a14', 'b13', 'a0', 'j1', 'A1', 'a01', ''])('has no hex %s', (text) => {
    expect(isHex(text)).toBe(false);
    expect(hexSchema.safeParse(text).success).toBe(false);
  });

  it('finds a hex by row and column, and none beyond the edges', () => {
    expect(hexAt(4, 4)).toBe('e5');
    expect([hexAt(-1, 0), hexAt(9, 0), hexAt(1, 12), hexAt(0, -1)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  // Rows b, d, f, h lie half a hex to the right.
  it.each([
    ['e5', ['e6', 'f5', 'f4', 'e4', 'd4', 'd5']],
    ['d5', ['d6', 'e6', 'e5', 'd4', 'c5', 'c6']],
    ['a1', ['a2', 'b1']],
    ['i13', ['i12', 'h12']],
    ['b1', ['b2', 'c2', 'c1', 'a1', 'a2']],
    ['c13', ['d12', 'c12', 'b12']],
  ])('%s touches %j, clockwise from the right', (hex, expected) => {
    expect(neighbours(hex)).toEqual(expected);
  });

  it('goes back the way it came', () => {
    for (const hex of HEXES)
      for (const direction of DIRECTIONS) {
        const next = step(hex, direction);
        if (next === undefined) continue;
        expect(step(next, oppositeOf(direction))).toBe(hex);
        expect(directionTo(hex, next)).toBe(direction);
      }
  });

  it.each([
    { from: 'e5', to: 'e5', hexes: 0 },
    { from: 'e5', to: 'f4', hexes: 1 },
    { from: 'a1', to: 'c1', hexes: 2 },
    { from: 'a1', to: 'a13', hexes: 12 },
    { from: 'a1', to: 'i1', hexes: 8 },
    { from: 'a1', to: 'i13', hexes: 16 },
    { from: 'e5', to: 'b7', hexes: 4 },
    { from: 'b7', to: 'e5', hexes: 4 },
  ])('from $from to $to it is $hexes', ({ from, to, hexes }) => {
    expect(distance(from, to)).toBe(hexes);
  });

  it('counts a distance as the fewest steps', () => {
    for (const from of ['a1', 'd6', 'e7', 'i13']) {
      const steps = new Map([[from, 0]]);
      for (const [hex, taken] of steps)
        for (const next of neighbours(hex)) if (!steps.has(next)) steps.set(next, taken + 1);
      for (const hex of HEXES) expect([hex, distance(from, hex)]).toEqual([hex, steps.get(hex)]);
    }
  });
});

describe('sections (§1.2-§1.4)', () => {
  const inAll = (section: 'LEFT' | 'CENTER' | 'RIGHT') =>
    HEXES.filter((hex) => sectionsOf(hex, 'bottom').includes(section));

  it('lie as the lines cut: the eight hexes of columns 4 and 9 in the short rows belong to two', () => {
    expect(HEXES.filter((hex) => sectionsOf(hex, 'bottom').length === 2)).toEqual([
      'b4',
      'b9',
      'd4',
      'd9',
      'f4',
      'f9',
      'h4',
      'h9',
    ]);
    expect(['a4', 'a5', 'a9', 'a10', 'b3', 'b5', 'b8', 'b10'].map((hex) => sectionsOf(hex, 'bottom').join())).toEqual([
      'LEFT',
      'CENTER',
      'CENTER',
      'RIGHT',
      'LEFT',
      'CENTER',
      'CENTER',
      'RIGHT',
    ]);
    expect([inAll('LEFT').length, inAll('CENTER').length, inAll('RIGHT').length]).toEqual([36, 49, 36]);
  });

  it("are mirrored for the top player: his left is the other's right", () => {
    expect(sectionsOf('a1', 'bottom')).toEqual(['LEFT']);
    expect(sectionsOf('a1', 'top')).toEqual(['RIGHT']);
    expect(sectionsOf('d4', 'bottom')).toEqual(['LEFT', 'CENTER']);
    expect(sectionsOf('d4', 'top')).toEqual(['CENTER', 'RIGHT']);
    expect(sectionsOf('e7', 'top')).toEqual(['CENTER']);
  });
});

describe('the way back (§1.5)', () => {
  it('leads into the two hexes of the next row toward one’s own baseline, one at the sides', () => {
    expect(retreatSteps('e5', 'top')).toEqual(['d4', 'd5']);
    expect(retreatSteps('e5', 'bottom')).toEqual(['f4', 'f5']);
    expect(retreatSteps('e1', 'bottom')).toEqual(['f1']);
    expect(retreatSteps('e13', 'top')).toEqual(['d12']);
    expect(retreatSteps('b12', 'top')).toEqual(['a12', 'a13']);
  });

  it('ends on the baseline', () => {
    expect(baseline('top')).toHaveLength(13);
    for (const side of ['top', 'bottom'] as const)
      for (const hex of baseline(side)) expect(retreatSteps(hex, side)).toEqual([]);
  });
});

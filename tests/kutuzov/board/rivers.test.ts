import { describe, expect, it } from 'vitest';
import { courseOf } from '../../../domain/kutuzov/board/rivers.ts';
import { editionOf } from '../../../domain/kutuzov/edition/editions.ts';
import { RIVERS } from '../../../domain/kutuzov/edition/rows/rivers.ts';

const edition = editionOf({ edition: 'reconstructed' });
const names = edition.links.map(({ a, b }) => `${a}-${b}`);

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Above 0 when `c` is on one side of the line from `a` to `b`, below 0 on the other. */
const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** How often a drawn course crosses the straight line from `a` to `b`. Points on the line count for neither side. */
function crossings(course: readonly Point[], a: Point, b: Point): number {
  const off = course.filter((point) => turn(a, b, point) !== 0);
  return off.slice(1).filter((to, i) => {
    const from = off[i]!;
    return turn(a, b, from) * turn(a, b, to) < 0 && turn(from, to, a) * turn(from, to, b) <= 0;
  }).length;
}

describe('rivers', () => {
  it('cross each line of march by river once, and no other', () => {
    const found = Object.fromEntries(names.map((name) => [name, [] as string[]]));
    for (const river of RIVERS) {
      const course = courseOf(edition, river);
      for (const { a, b } of edition.links) {
        const times = crossings(course, edition.space.get(a)!, edition.space.get(b)!);
        for (let i = 0; i < times; i++) found[`${a}-${b}`]!.push(river.id);
      }
    }
    const wrong = edition.links.flatMap(({ a, b, march }) => {
      const rivers = found[`${a}-${b}`]!;
      return rivers.length === (march === 'river' ? 1 : 0) ? [] : [`${a}-${b} (${march}): ${rivers.join(', ')}`];
    });
    expect(wrong).toEqual([]);
  });

  it('name each line of march by river in one course, and no line that is not one', () => {
    const named = RIVERS.flatMap(({ course }) => course.flatMap(([a, b]) => (typeof a === 'string' ? [[a, b]] : [])));
    const sorted = (pairs: readonly (readonly unknown[])[]): readonly string[] =>
      pairs.map((pair) => pair.toSorted().join(' ')).sort();
    const links = edition.links.filter(({ march }) => march === 'river').map(({ a, b }) => [a, b]);
    expect(links).toHaveLength(45);
    expect(sorted(named)).toEqual(sorted(links));
  });

  it('are drawn with whole numbers', () => {
    for (const river of RIVERS)
      for (const { x, y } of courseOf(edition, river)) expect([x, y].every(Number.isInteger), river.id).toBe(true);
  });

  it('are found to cross, by every way that a course can go', () => {
    const [a, b] = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ];
    const times = (...points: readonly (readonly [number, number])[]): number =>
      crossings(
        points.map(([x, y]) => ({ x, y })),
        a,
        b,
      );
    expect(times([5, -5], [5, 5])).toBe(1);
    expect(times([5, -5], [5, 0], [5, 5])).toBe(1);
    expect(times([5, -5], [5, 0], [6, -5])).toBe(0);
    expect(times([5, -5], [5, 5], [6, -5])).toBe(2);
    expect(times([15, -5], [15, 5])).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { curveThrough } from '../../../domain/kutuzov/board/curve.ts';
import { courseOf } from '../../../domain/kutuzov/board/rivers.ts';
import { editionOf } from '../../../domain/kutuzov/edition/editions.ts';
import { GROUND } from '../../../domain/kutuzov/edition/rows/ground.ts';
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

/** Whether a point is inside of an outline: a ray from it crosses the outline an odd number of times. */
function isInside(outline: readonly (readonly [number, number])[], { x, y }: Point): boolean {
  const crossed = outline.filter(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    return ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay);
  });
  return crossed.length % 2 === 1;
}

describe('seas and lakes', () => {
  it('leave duchies and lines of march dry', () => {
    const outlines = [...GROUND.seas.map(({ coast }) => coast), ...GROUND.lakes];
    for (const outline of outlines) {
      const shore = curveThrough(
        outline.map(([x, y]) => ({ x, y })),
        true,
      );
      for (const { a, b } of edition.links) {
        if ([a, b].some((id) => edition.space.get(id)!.kind === 'zone')) continue;
        expect([`${a}-${b}`, crossings([...shore, shore[0]!], edition.space.get(a)!, edition.space.get(b)!)]).toEqual([
          `${a}-${b}`,
          0,
        ]);
      }
    }
    const wet = edition.spaces.filter(
      (space) => space.kind === 'duchy' && outlines.some((each) => isInside(each, space)),
    );
    expect(wet.map(({ id }) => id)).toEqual([]);
  });

  it('come near to each port', () => {
    const [baltic] = GROUND.seas;
    const shore = curveThrough(
      baltic!.coast.map(([x, y]) => ({ x, y })),
      true,
    );
    const ports = edition.spaces.filter(({ port }) => port);
    expect(ports.length).toBeGreaterThan(8);
    for (const port of ports)
      expect(Math.min(...shore.map(({ x, y }) => Math.hypot(x - port.x, y - port.y))), port.id).toBeLessThan(75);
  });
});

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

  it('end where they may: in a town, a zone, another river, or water', () => {
    const waters = [...GROUND.seas.map(({ coast }) => coast), ...GROUND.lakes];
    const courses = RIVERS.map((river) => ({ id: river.id, course: courseOf(edition, river) }));
    const near = (a: Point, b: Point, reach: number): boolean => Math.hypot(a.x - b.x, a.y - b.y) <= reach;
    const { zoneWidth, zoneHeight } = edition.canvas;
    for (const { id, course } of courses) {
      const mouth = course.at(-1)!;
      const inSpace = edition.spaces.some(({ kind, x, y }) =>
        kind === 'zone'
          ? Math.abs(mouth.x - x) < zoneWidth / 2 && Math.abs(mouth.y - y) < zoneHeight / 2
          : near(mouth, { x, y }, 38),
      );
      const inRiver = courses.some((other) => other.id !== id && other.course.some((point) => near(mouth, point, 20)));
      const inWater = waters.some((outline) => isInside(outline, mouth));
      expect([id, inSpace || inRiver || inWater]).toEqual([id, true]);
    }
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

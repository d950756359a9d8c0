import { sure } from '../../lib/sure.ts';
import type { Point } from './boxes.ts';

/** How many straight pieces a curve has between two of its points. */
const PIECES = 4;

/** A point of the curve through `b` and `c`, which leaves `a` and comes to `d`; `t`: how far, from 0 to 1. */
function between([a, b, c, d]: readonly [number, number, number, number], t: number): number {
  const square = t * t;
  return Math.round(
    b + ((c - a) * t + (2 * a - 5 * b + 4 * c - d) * square + (3 * b - a - 3 * c + d) * square * t) / 2,
  );
}

/** Returns the smooth curve through points, as straight pieces between whole numbers. `closed`: back to its start. */
export function curveThrough(points: readonly Point[], closed = false): readonly Point[] {
  const count = points.length;
  const of = (i: number): Point =>
    sure(points[closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1)], `point ${i} of a curve`);
  const curve: Point[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [of(i - 1), of(i), of(i + 1), of(i + 2)];
    for (let piece = 0; piece < PIECES; piece++) {
      const t = piece / PIECES;
      curve.push({ x: between([a.x, b.x, c.x, d.x], t), y: between([a.y, b.y, c.y, d.y], t) });
    }
  }
  return closed ? curve : [...curve, of(count - 1)];
}

/** Writes a line as SVG: its first point, then each as far as it is from the one before. */
export function pathOf(line: readonly Point[]): string {
  const steps = line.map(({ x, y }, i) => {
    const before = line[i - 1];
    return before === undefined ? `M${x} ${y}l` : `${x - before.x} ${y - before.y} `;
  });
  return steps.join('').replaceAll(' -', '-').trimEnd();
}

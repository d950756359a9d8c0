export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An upright rectangle: its left upper corner and its size. */
export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

/** A straight line between two points. */
export type Segment = readonly [Point, Point];

/** Returns the point between two: where a line of march meets its river. */
export const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export const around = ({ x, y }: Point, halfWidth: number, halfHeight: number = halfWidth): Box => ({
  x: x - halfWidth,
  y: y - halfHeight,
  w: 2 * halfWidth,
  h: 2 * halfHeight,
});

export const grown = ({ x, y, w, h }: Box, by: number): Box => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });

/** The area that two boxes share. */
export const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** The point of a box that is nearest to `point`. */
export const nearestIn = ({ x, y, w, h }: Box, point: Point): Point => ({
  x: Math.min(Math.max(point.x, x), x + w),
  y: Math.min(Math.max(point.y, y), y + h),
});

/** How much of a line lies in a box, as a length. */
export function lengthIn({ x, y, w, h }: Box, [a, b]: Segment): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  if (Math.max(a.x, b.x) < x || Math.min(a.x, b.x) > x + w || Math.max(a.y, b.y) < y || Math.min(a.y, b.y) > y + h)
    return 0;
  // Where along the line, from 0 to 1, it crosses the four sides.
  const [left, right] = dx === 0 ? [0, 1] : [(x - a.x) / dx, (x + w - a.x) / dx];
  const [top, bottom] = dy === 0 ? [0, 1] : [(y - a.y) / dy, (y + h - a.y) / dy];
  const from = Math.max(0, Math.min(left, right), Math.min(top, bottom));
  const to = Math.min(1, Math.max(left, right), Math.max(top, bottom));
  return to > from ? (to - from) * Math.hypot(dx, dy) : 0;
}

const NARROW = /[ijlrtfI.,’'()-]/;
const WIDE = /[mwMW]/;
const FULL = /[\u1100-\uffdc]/;

/** The width of a bold text, a little more than it takes in common fonts. */
export const textWidth = (text: string, size: number): number =>
  size *
  [...text].reduce(
    (sum, char) => sum + (FULL.test(char) ? 1 : NARROW.test(char) ? 0.44 : WIDE.test(char) ? 1.02 : 0.7),
    0,
  );

/** The item that costs least, the first of equals; there must be one. */
export const cheapest = <T>(items: readonly T[], cost: (item: T) => number): T =>
  items.map((item) => ({ item, price: cost(item) })).reduce((best, each) => (each.price < best.price ? each : best))
    .item;

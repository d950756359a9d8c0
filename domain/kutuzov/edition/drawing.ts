import { type Edition, type Link, type Space, spaceRow } from './edition.ts';
import { unless } from './unless.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const length = (x: number, y: number): number => Math.sqrt(x * x + y * y);
const distance = (a: Point, b: Point): number => length(a.x - b.x, a.y - b.y);
/** Above 0 when `c` lies on one side of the line from `a` to `b`, below 0 on the other. */
const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
const pairs = <T>(items: readonly T[]): readonly (readonly [T, T])[] =>
  items.flatMap((a, i) => items.slice(i + 1).map((b) => [a, b] as const));

/** Where the map cannot be drawn so that everything is seen: things that overlap, cross, or leave the canvas. */
export function drawingProblems(edition: Edition): readonly string[] {
  const { canvas, spaces, links } = edition;
  const duchies = spaces.filter(({ kind }) => kind === 'duchy');
  const zones = spaces.filter(({ kind }) => kind === 'zone');
  const radius = canvas.spaceRadius;
  const ends = ({ a, b }: Link): readonly [Space, Space] => [spaceRow(edition, a), spaceRow(edition, b)];
  return [
    ...pairs(duchies).flatMap(([a, b]) => unless(distance(a, b) >= 2 * radius + 8, `${a.id} and ${b.id} overlap`)),
    ...zones.flatMap((zone) =>
      duchies.flatMap((duchy) => unless(toBox(duchy, zone, canvas) > radius + 6, `${zone.id} and ${duchy.id} overlap`)),
    ),
    ...pairs(zones).flatMap(([a, b]) =>
      unless(
        Math.abs(a.x - b.x) > canvas.zoneWidth || Math.abs(a.y - b.y) > canvas.zoneHeight,
        `${a.id} and ${b.id} overlap`,
      ),
    ),
    ...spaces.flatMap(({ id, x, y }) =>
      unless(x > 30 && y > 30 && x < canvas.width - 30 && y < canvas.height - 30, `${id} leaves the canvas`),
    ),
    ...pairs(links).flatMap(([u, v]) =>
      unless(!cross(ends(u), ends(v)), `the lines ${u.a}-${u.b} and ${v.a}-${v.b} cross`),
    ),
    ...links.flatMap((link) =>
      duchies
        .filter(({ id }) => id !== link.a && id !== link.b)
        .flatMap((duchy) =>
          unless(toLine(duchy, ends(link)) >= radius + 6, `the line ${link.a}-${link.b} runs through ${duchy.id}`),
        ),
    ),
  ];
}

const toBox = (point: Point, zone: Point, { zoneWidth, zoneHeight }: Edition['canvas']): number =>
  length(
    Math.max(Math.abs(zone.x - point.x) - zoneWidth / 2, 0),
    Math.max(Math.abs(zone.y - point.y) - zoneHeight / 2, 0),
  );

function toLine(point: Point, [a, b]: readonly [Point, Point]): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy)));
  return distance(point, { x: a.x + along * dx, y: a.y + along * dy });
}

/** Whether two lines cross; lines that share an end do not. */
const cross = ([a, b]: readonly [Space, Space], [c, d]: readonly [Space, Space]): boolean =>
  new Set([a.id, b.id, c.id, d.id]).size === 4 &&
  turn(a, b, c) * turn(a, b, d) < 0 &&
  turn(c, d, a) * turn(c, d, b) < 0;

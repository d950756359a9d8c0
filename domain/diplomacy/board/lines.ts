import { at } from '../../lib/sure.ts';
import { type Point, SHAPES } from '../map/geometry.ts';
import { fleetNeighbours, isSea, PROVINCES, provinceOf } from '../map/provinces.ts';
import type { Loc, Province } from '../map/vocabulary.ts';
import { shapeOf } from './shapes.ts';

/**
 * A line of the drawing: through its stops, straight; one between two stops may bend to its right by these units. It
 * stops `gap` before its end.
 */
export interface Route {
  readonly stops: readonly Point[];
  readonly bend: number;
  readonly gap: number;
}

/** Half the width and the height of what stands around a unit's place: its sign, and the label under it. */
const UNIT: Point = [27, 25];
const LABEL: Point = [20, 12];

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const print = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

function toward(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to);
  const share = whole === 0 ? 0 : length / whole;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** The point that pulls the bent line from `a` to `b` to its right. */
function pull(a: Point, b: Point, bend: number): Point {
  const [dx, dy] = minus(b, a);
  const length = Math.hypot(dx, dy) || 1;
  return [(a[0] + b[0]) / 2 - (dy / length) * bend * 2, (a[1] + b[1]) / 2 + (dx / length) * bend * 2];
}

/**
 * How far from the unit's place in the province a line that comes from `from` must stop so that it hides neither unit
 * nor label.
 */
export function gapAt(place: Point, province: Province, from: Point): number {
  const [dx, dy] = minus(from, place);
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const out = Math.min(UNIT[0] / Math.abs(ux || 1e-9), UNIT[1] / Math.abs(uy || 1e-9));
  const [lx, ly] = minus(shapeOf(province).label, place);
  const near = Math.max((lx - LABEL[0] * Math.sign(ux)) / (ux || 1e-9), (ly - LABEL[1] * Math.sign(uy)) / (uy || 1e-9));
  const far = Math.min((lx + LABEL[0] * Math.sign(ux)) / (ux || 1e-9), (ly + LABEL[1] * Math.sign(uy)) / (uy || 1e-9));
  return far > near && near < out + 6 && far > out ? far : out;
}

/** How much of the last leg is left out: never more than most of it. */
const left = ({ stops, gap }: Route): number => Math.min(gap, distance(at(stops, -2), at(stops, -1)) * 0.45);

/** The path data of a route. */
export function pathOf(route: Route): string {
  const { stops, bend } = route;
  const end = at(stops, -1);
  const before = at(stops, -2);
  if (bend === 0) return `M${[...stops.slice(0, -1), toward(end, before, left(route))].map(print).join('L')}`;
  const by = pull(before, end, bend);
  return `M${print(before)}Q${print(by)} ${print(toward(end, by, left(route)))}`;
}

/** The point at `share` (0 to 1) of what is seen of a route's last leg, between the unit at its start and its end. */
export function pointOn(route: Route, share: number): Point {
  const a = at(route.stops, -2);
  const b = at(route.stops, -1);
  const by = pull(a, b, route.bend);
  const whole = distance(a, b) || 1;
  const first = Math.min(0.3, 18 / whole);
  const t = first + (1 - left(route) / whole - first) * share;
  const mix = (i: 0 | 1): number => a[i] * (1 - t) ** 2 + 2 * by[i] * t * (1 - t) + b[i] * t ** 2;
  return [mix(0), mix(1)];
}

/** The direction of a route's last leg in its middle, in degrees. */
export function slopeOf({ stops }: Route): number {
  const [dx, dy] = minus(at(stops, -1), at(stops, -2));
  return Math.round((Math.atan2(dy, dx) * 180) / Math.PI);
}

const seasAround = (province: Province): readonly Province[] =>
  (PROVINCES[province]?.berths ?? []).flatMap(fleetNeighbours).map(provinceOf).filter(isSea);

/** The shortest chain of these seas from one coast to another (§10.8), if they hold one. */
export function chainOf(from: Province, to: Province, seas: readonly Province[]): readonly Province[] | undefined {
  const landing = new Set(seasAround(to));
  const reached = new Set<Province>();
  let chains: (readonly Province[])[] = seasAround(from).map((sea) => [sea]);
  while (chains.length > 0) {
    const next: (readonly Province[])[] = [];
    for (const chain of chains) {
      const sea = at(chain, -1);
      if (reached.has(sea) || !seas.includes(sea)) continue;
      if (landing.has(sea)) return chain;
      reached.add(sea);
      for (const other of seasAround(sea)) next.push([...chain, other]);
    }
    chains = next;
  }
  return undefined;
}

/** Where a unit at `loc` is drawn. */
export function placeOf(loc: Loc): Point {
  const shape = shapeOf(provinceOf(loc));
  return (loc.length === 3 ? undefined : shape.coasts?.[loc.slice(4)]) ?? shape.unit;
}

/**
 * What a dislodged unit should not be drawn over, with the distance it needs: the units, labels and centres of all
 * provinces.
 */
const MARKS: readonly (readonly [Point, number])[] = Object.values(SHAPES).flatMap(
  ({ unit, label, centre, coasts }) => [
    [unit, 18] as const,
    [label, 22] as const,
    ...(centre === undefined ? [] : [[centre, 8] as const]),
    ...Object.values(coasts ?? {}).map((coast) => [coast, 6] as const),
  ],
);
const ROUND: readonly Point[] = Array.from(
  { length: 16 },
  (_, i): Point => [Math.round(Math.cos((i * Math.PI) / 8) * 42), Math.round(Math.sin((i * Math.PI) / 8) * 42)],
);

/** Where a dislodged unit is drawn: beside its place, on the side that is the most free and not its attacker's. */
export function asideOf(loc: Loc, attacker: Province | undefined): Point {
  const place = placeOf(loc);
  const near = MARKS.filter(([mark]) => mark !== place && distance(mark, place) < 110);
  const others = attacker === undefined ? near : [...near, [toward(place, placeOf(attacker), 42), 30] as const];
  const room = (spot: Point): number =>
    others.reduce((least, [mark, radius]) => Math.min(least, distance(mark, spot) - radius), 60);
  const spots = ROUND.map(([x, y]): Point => [place[0] + x, place[1] + y]);
  return spots.reduce((best, spot) => (room(spot) > room(best) ? spot : best));
}

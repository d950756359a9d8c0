import { at } from '../../lib/sure.ts';
import { type Point, SHAPES } from '../map/geometry.ts';
import { fleetNeighbours, isSea, PROVINCES, provinceOf } from '../map/provinces.ts';
import type { Loc, Province } from '../map/vocabulary.ts';
import { NAMES } from './names.ts';
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

/** Half the width and the height of what stands at a unit's place. */
const UNIT: Point = [24, 21];

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const print = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

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

/** How far from a unit's place a line that comes from `from` must stop so that it does not hide the unit. */
export function gapAt(place: Point, from: Point): number {
  const [dx, dy] = minus(from, place);
  const length = Math.hypot(dx, dy) || 1;
  return Math.min(UNIT[0] / Math.abs(dx / length || 1e-9), UNIT[1] / Math.abs(dy / length || 1e-9));
}

/** How much of the last leg is left out: never more than most of it. */
const left = ({ stops, gap }: Route): number => Math.min(gap, distance(at(stops, -2), at(stops, -1)) * 0.45);

/** The path data of a route: straight, bent, or a wave if it leads by sea. */
export function pathOf(route: Route): string {
  const { stops, bend } = route;
  const end = at(stops, -1);
  const before = at(stops, -2);
  if (stops.length > 2) return wave([...stops.slice(0, -1), toward(end, before, left(route))]);
  if (bend === 0) return `M${print(before)}L${print(toward(end, before, left(route)))}`;
  const by = pull(before, end, bend);
  return `M${print(before)}Q${print(by)} ${print(toward(end, by, left(route)))}`;
}

/** The length of half a wave and how far its line is pulled aside; the straight piece before the head. */
const WAVE = { half: 11, aside: 9, straight: 12 };

/** A wave that passes all stops in the middle of its swing, and ends straight. */
function wave(stops: readonly Point[]): string {
  const last = at(stops, -1);
  const rest = toward(last, at(stops, -2), WAVE.straight);
  const legs = [...stops.slice(0, -1), rest];
  const swings = legs.slice(1).flatMap((b, i) => {
    const a = at(legs, i);
    const halves = 2 * Math.max(1, Math.round(distance(a, b) / (2 * WAVE.half)));
    const ends = Array.from({ length: halves }, (_, half) => along(a, b, (half + 1) / halves));
    // The first swing is pulled aside; each after it turns to the other side by itself.
    return ends.map((end, half) => (half === 0 ? `Q${print(pull(a, end, WAVE.aside / 2))} ` : 'T') + print(end));
  });
  return `M${print(at(stops, 0))}${swings.join('')}L${print(last)}`;
}

const along = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

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

/** Points along a province's name, and how far each reaches. */
function nameMarks(id: Province): readonly (readonly [Point, number])[] {
  const [x, y, size, text] = NAMES[id]?.en ?? [0, 0, 0, ''];
  const lines = text.split('|');
  return lines.flatMap((line, i) =>
    [-1, 0, 1].map((side) => [[x + (side * line.length * size) / 5, y + (i - 0.3) * size], size] as const),
  );
}

/**
 * What a dislodged unit should not be drawn over, with the distance it needs: the units, labels and centres of all
 * provinces.
 */
const MARKS: readonly (readonly [Point, number])[] = Object.entries(SHAPES).flatMap(
  ([id, { unit, centre, coasts }]) => [
    [unit, 20] as const,
    ...nameMarks(id),
    ...(centre === undefined ? [] : [[centre, 9] as const]),
    ...Object.values(coasts ?? {}).map((coast) => [coast, 6] as const),
  ],
);
const ROUND: readonly Point[] = Array.from(
  { length: 16 },
  (_, i): Point => [Math.round(Math.cos((i * Math.PI) / 8) * 44), Math.round(Math.sin((i * Math.PI) / 8) * 44)],
);

/** Where a dislodged unit is drawn: beside its place, on the side that is the most free and not its attacker's. */
export function asideOf(loc: Loc, attacker: Province | undefined): Point {
  const place = placeOf(loc);
  const near = MARKS.filter(([mark]) => mark !== place && distance(mark, place) < 110);
  const others = attacker === undefined ? near : [...near, [toward(place, placeOf(attacker), 44), 30] as const];
  const room = (spot: Point): number =>
    others.reduce((least, [mark, radius]) => Math.min(least, distance(mark, spot) - radius), 60);
  const spots = ROUND.map(([x, y]): Point => [place[0] + x, place[1] + y]);
  return spots.reduce((best, spot) => (room(spot) > room(best) ? spot : best));
}

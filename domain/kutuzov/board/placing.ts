import type { Locale } from '../../lib/text.ts';
import { type Edition, spaceRow } from '../edition/edition.ts';
import type { Position } from '../state/state.ts';
import type { Annex } from './annexes.ts';
import { around, type Box, grown, lengthIn, middleOf, nearestIn, type Point, type Segment, shared } from './boxes.ts';
import { PLATE_HEIGHT, PLATE_WIDTH } from './counters.ts';
import { covers, labelsOf, segmentOf } from './labels.ts';
import { at, INK } from './liveries.ts';
import { cornerOf, FROM_2 } from './map.ts';

/** How far from its space an annex is looked for, and in what steps. */
const REACH = { x: 280, y: 240, step: 14 };
/** What a unit of each costs: area hidden, the tether over other things, lines covered, distance. */
const COST = { hidden: 8, tether: 12, lines: 0.125, away: 1.5 };

/** What plates cover, and the badges that several of them push aside. */
function raised(space: Point, plates: number): readonly Box[] {
  if (plates === 0) return [];
  const { x, y } = cornerOf(plates);
  return [
    around(space, PLATE_WIDTH / 2, (PLATE_HEIGHT / 2 + 1) * plates),
    ...(plates > 1 ? [around(space, x + 20, y + 20)] : []),
  ];
}

type Placed = ReadonlyMap<string, Box>;

/** What was placed last, by all that decides it: each reader of a position is drawn the same annexes. */
const LAST = { en: new WeakMap<Edition, Map<string, Placed>>(), ko: new WeakMap<Edition, Map<string, Placed>>() };
const MOST_PLACED = 16;

/**
 * Where each annex lies: near its space, covering no space, name or other annex, and few lines. `plates`: how many lie
 * on each space. The largest choose first.
 */
export function placeAnnexes(
  position: Position,
  edition: Edition,
  annexes: readonly Annex[],
  plates: (space: string) => number,
  locale: Locale,
): Placed {
  const last = LAST[locale].get(edition) ?? new Map<string, Placed>();
  LAST[locale].set(edition, last);
  const sizes = annexes.map(({ space, w, h }) => [space, w, h]);
  const key = JSON.stringify([position.bridges, sizes, edition.spaces.map(({ id }) => plates(id))]);
  const found = last.get(key) ?? computePlaces(position, edition, annexes, plates, locale);
  last.delete(key);
  last.set(key, found);
  const [oldest] = last.keys();
  if (last.size > MOST_PLACED && oldest !== undefined) last.delete(oldest);
  return found;
}

function computePlaces(
  { bridges }: Position,
  edition: Edition,
  annexes: readonly Annex[],
  plates: (space: string) => number,
  locale: Locale,
): Placed {
  const names = labelsOf(edition, locale);
  const taken: Box[] = [
    ...edition.spaces.flatMap((space) => [...covers(space, edition), ...raised(space, plates(space.id))]),
    ...names.values(),
    ...bridges.map(({ a, b }) => around(middleOf(spaceRow(edition, a), spaceRow(edition, b)), 30)),
  ];
  const lines = edition.links.map((link) => segmentOf(link, edition));
  const found = new Map<string, Box>();
  for (const annex of [...annexes].sort((a, b) => b.w * b.h - a.w * a.h)) {
    const box = bestPlace(annex, spaceRow(edition, annex.space), taken, lines, edition.canvas);
    found.set(annex.space, box);
    taken.push(box);
  }
  return found;
}

/** The cheapest place around a space, the nearest first; a place that already costs more is not examined further. */
function bestPlace(
  annex: Annex,
  space: Point,
  taken: readonly Box[],
  lines: readonly Segment[],
  canvas: Edition['canvas'],
): Box {
  const field = around(space, REACH.x + annex.w, REACH.y + annex.h);
  const near = taken.filter((box) => shared(box, field) > 0);
  const strange = near.filter((box) => shared(box, around(space, 50)) === 0);
  const crossing = lines.filter((line) => lengthIn(field, line) > 0);
  const page = { x: 6, y: 6, w: canvas.width - 12, h: canvas.height - 12 };
  let best: Box = { ...space, w: annex.w, h: annex.h };
  let least = Number.POSITIVE_INFINITY;
  for (const { dx, dy, away } of placesFor(annex.w, annex.h)) {
    const nearby = COST.away * away;
    if (nearby >= least) break;
    const box = { x: space.x + dx - annex.w / 2, y: space.y + dy - annex.h / 2, w: annex.w, h: annex.h };
    if (shared(box, page) < box.w * box.h - 1) continue;
    const edge = nearestIn(box, space);
    const clear = grown(box, 3);
    let price = priced(near, (other) => COST.hidden * shared(clear, other), nearby, least);
    price = priced(crossing, (line) => COST.lines * lengthIn(box, line), price, least);
    price = priced(strange, (other) => COST.tether * lengthIn(other, [space, edge]), price, least);
    if (price < least) [best, least] = [box, price];
  }
  return best;
}

/** A price and what each thing adds to it; what costs too much already is not counted to its end. */
function priced<T>(things: readonly T[], cost: (thing: T) => number, from: number, tooMuch: number): number {
  let price = from;
  for (const thing of things) {
    if (price >= tooMuch) return price;
    price += cost(thing);
  }
  return price;
}

/** A place for an annex: its middle, as seen from its space, and how far its nearest edge is. */
interface Place {
  readonly dx: number;
  readonly dy: number;
  readonly away: number;
}

/** The places for each size, which are always the same. */
const places = new Map<string, readonly Place[]>();
const MOST_SIZES = 200;

function placesFor(w: number, h: number): readonly Place[] {
  const size = `${w} ${h}`;
  const known = places.get(size);
  if (known !== undefined) return known;
  const found: Place[] = [];
  for (let dy = -REACH.y; dy <= REACH.y; dy += REACH.step) {
    for (let dx = -REACH.x; dx <= REACH.x; dx += REACH.step) {
      const edge = nearestIn(around({ x: dx, y: dy }, w / 2, h / 2), ORIGIN);
      found.push({ dx, dy, away: Math.hypot(edge.x, edge.y) });
    }
  }
  found.sort((a, b) => a.away - b.away);
  if (places.size === MOST_SIZES) places.clear();
  places.set(size, found);
  return found;
}
const ORIGIN = { x: 0, y: 0 };

/** The line that joins an annex to its space, to be drawn under the spaces. */
export function tether({ space: id, colour, isLed, isMarked }: Annex, box: Box, space: Point): string {
  const edge = nearestIn(box, space);
  const d = `M${at(space.x)} ${at(space.y)}L${at(edge.x)} ${at(edge.y)}`;
  const strokes = [`"#fff" stroke-width="11"`, `"${INK}" stroke-width="6"`, `"${colour}" stroke-width="3"`];
  const name = isMarked ? '' : ` class="fp-backing" data-in="${id}"`;
  return `<g${isLed ? name : FROM_2}>${strokes.map((stroke) => `<path d="${d}" stroke=${stroke}/>`).join('')}</g>`;
}

import { at } from '../../lib/sure.ts';
import type { Locale } from '../../lib/text.ts';
import { type Edition, type Link, type Space, spaceRow } from '../edition/edition.ts';
import {
  around,
  type Box,
  cheapest,
  grown,
  lengthIn,
  nearestIn,
  type Point,
  type Segment,
  shared,
  textWidth,
} from './boxes.ts';

export const NAME_SIZE = 30;
const HEIGHT = 34;
/** Half of what a duchy's shape takes; where the badges at its corners are, and half of what they take. */
export const CORE = 38;
const CORNER = 32;
const BADGE = [22, 19] as const;
const ROUNDS = 6;

/**
 * The corners of a duchy: its flag at the right above, its Depot, its anchor and its strength, which several plates
 * push aside.
 */
function badgesOf({ x, y, depot, port, fortress }: Space): readonly Box[] {
  const printed = (dx: number, dy: number): Box =>
    around({ x: x + dx * 1.4, y: y + dy }, BADGE[0] + CORNER * 0.4, BADGE[1]);
  return [
    around({ x: x + CORNER, y: y - CORNER }, ...BADGE),
    ...(depot ? [printed(-CORNER, -CORNER)] : []),
    ...(port ? [printed(-CORNER, CORNER)] : []),
    ...(fortress > 0 ? [printed(CORNER, CORNER)] : []),
  ];
}

const zoneBox = (space: Space, { zoneWidth, zoneHeight }: Edition['canvas']): Box =>
  around(space, zoneWidth / 2, zoneHeight / 2);

/** What a space covers on the drawing. */
export const covers = (space: Space, edition: Edition): readonly Box[] =>
  space.kind === 'zone' ? [grown(zoneBox(space, edition.canvas), 4)] : [around(space, CORE), ...badgesOf(space)];

export const segmentOf = ({ a, b }: Link, edition: Edition): Segment => [spaceRow(edition, a), spaceRow(edition, b)];

/** Places for a name around its duchy, each with what it costs to be there: below is best. */
function places(space: Space, width: number): readonly (readonly [Box, number])[] {
  const box = (x: number, y: number): Box => ({ x: x - width / 2, y: y - HEIGHT / 2, w: width, h: HEIGHT });
  const slides = [0, 0.15, -0.15, 0.3, -0.3, 0.45, -0.45, 0.6, -0.6, 0.75, -0.75];
  const [below, above] = [CORE + HEIGHT / 2, -CORE - HEIGHT / 2];
  const beside = CORE + 4 + width / 2;
  const hint = space.label === undefined ? 0 : 30;
  return [
    ...slides.flatMap((slide) =>
      [0, 12, 24].flatMap((gap): (readonly [Box, number])[] => [
        [box(space.x + slide * width, space.y + below + gap), Math.abs(slide) * 10 + gap / 2 + hint],
        [
          box(space.x + slide * width, space.y + above - gap),
          6 + Math.abs(slide) * 10 + gap / 2 + (space.label === 'above' ? 0 : hint),
        ],
      ]),
    ),
    ...[0, 10, -10, 20, -20, 32, -32, 46, -46].flatMap((dy): (readonly [Box, number])[] => [
      [box(space.x + beside, space.y + dy), 4 + Math.abs(dy) / 8 + (space.label === 'right' ? 0 : hint)],
      [box(space.x + beside + 16, space.y + dy), 10 + Math.abs(dy) / 8 + (space.label === 'right' ? 0 : hint)],
      [box(space.x - beside, space.y + dy), 5 + Math.abs(dy) / 8 + hint],
      [box(space.x - beside - 16, space.y + dy), 11 + Math.abs(dy) / 8 + hint],
    ]),
  ];
}

const LABELS = { en: new WeakMap<Edition, Labels>(), ko: new WeakMap<Edition, Labels>() } as const;
type Labels = ReadonlyMap<string, Box>;

/** Where the name of each duchy stands: found once for an edition, so that names never move. */
export function labelsOf(edition: Edition, locale: Locale): Labels {
  const found = LABELS[locale].get(edition) ?? placeNames(edition, locale);
  LABELS[locale].set(edition, found);
  return found;
}

/** How far a name may reach from the middle of its duchy. */
const FIELD = 330;

/**
 * Each name goes where it covers least of spaces, other names and lines, given where the others are; a few rounds
 * settle it.
 */
function placeNames(edition: Edition, locale: Locale): Labels {
  const { spaces, canvas } = edition;
  const duchies = spaces.filter(({ kind }) => kind === 'duchy');
  const solid = spaces.flatMap((space) => covers(space, edition));
  const lines = edition.links.map((link) => segmentOf(link, edition));
  const options = duchies.map((space) => {
    const field = around(space, FIELD);
    const near = solid.filter((box) => shared(box, field) > 0);
    const crossing = lines.filter((line) => lengthIn(field, line) > 0);
    const others = duchies.filter((other) => other !== space && shared(around(other, 1), field) > 0);
    return places(space, textWidth(space.name[locale], NAME_SIZE)).map(([box, price]): readonly [Box, number] => {
      const hidden = near.reduce((sum, other) => sum + shared(box, other), 0);
      const crossed = crossing.reduce((sum, line) => sum + lengthIn(box, line), 0);
      const inside = shared(box, { x: 8, y: 8, w: canvas.width - 16, h: canvas.height - 16 }) >= box.w * box.h - 1;
      const own = away(box, space);
      const confused = others.reduce(
        (sum, other) => sum + (away(box, other) < own ? 200 : away(box, other) < own + 8 ? 40 : 0),
        0,
      );
      return [box, price + hidden + crossed / 6 + confused + (inside ? 0 : 1e6)];
    });
  });
  const chosen = options.map((each) => cheapest(each, ([, price]) => price)[0]);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, each] of options.entries()) {
      const field = around(at(duchies, i), FIELD);
      const others = chosen.filter((box, j) => j !== i && shared(box, field) > 0).map((box) => grown(box, 3));
      chosen[i] = cheapest(
        each,
        ([box, price]) => price + others.reduce((sum, other) => sum + shared(box, other), 0) / 3,
      )[0];
    }
  }
  return new Map(duchies.map(({ id }, i) => [id, at(chosen, i)]));
}

/** How far a point is from a box. */
const away = (box: Box, point: Point): number => {
  const edge = nearestIn(box, point);
  return Math.hypot(edge.x - point.x, edge.y - point.y);
};

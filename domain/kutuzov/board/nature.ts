import type { Locale } from '../../lib/text.ts';
import { type Edition, spaceRow } from '../edition/edition.ts';
import type { Ground } from '../edition/rows/ground.ts';
import type { River } from '../edition/rows/rivers.ts';
import { around, type Box, grown, lengthIn, type Point, type Segment, shared } from './boxes.ts';
import { curveThrough } from './curve.ts';
import { covers, labelsOf, segmentOf } from './labels.ts';
import { courseOf } from './rivers.ts';

/** Two forests differ, and a forest is the same in each picture: a number from 0 to 1 out of whole numbers. */
function scattered(a: number, b: number): number {
  const mixed = Math.imul(Math.imul(a, 73856093) ^ Math.imul(b, 19349663), 2654435761) >>> 0;
  return (mixed >>> 8) / 0x1000000;
}

/** What signs must leave free: spaces with what stands on them, names, lines of march, rivers, water. */
interface Taken {
  readonly boxes: readonly Box[];
  readonly lines: readonly Segment[];
  readonly waters: readonly (readonly Point[])[];
}

function takenOn(edition: Edition, { ground, rivers }: Drawing, locale: Locale): Taken {
  const courses = rivers.map((river) => courseOf(edition, river));
  return {
    boxes: [
      ...edition.spaces.flatMap((space) => covers(space, edition)),
      ...[...labelsOf(edition, locale).values()].map((box) => grown(box, 2)),
      ...courses.flatMap((course) => course.map((point) => around(point, 13))),
      ...rivers.flatMap(({ label }) => (label === undefined ? [] : [around({ x: label[0], y: label[1] - 8 }, 60, 22)])),
      around({ x: ground.rose[0], y: ground.rose[1] }, 110, 140),
      ...ground.lands.map(({ at: [x, y, size] }) => around({ x, y: y - size / 3 }, size * 4, size)),
    ],
    lines: edition.links.map((link) => segmentOf(link, edition)),
    waters: [...ground.seas.map(({ coast }) => coast), ...ground.lakes].map((outline) =>
      outline.map(([x, y]) => ({ x, y })),
    ),
  };
}

type Drawing = { readonly ground: Ground; readonly rivers: readonly River[] };

const isFree = ({ boxes, lines, waters }: Taken, box: Box): boolean =>
  boxes.every((other) => shared(other, box) === 0) &&
  lines.every((line) => lengthIn(box, line) === 0) &&
  waters.every((outline) => !isInside(outline, { x: box.x + box.w / 2, y: box.y + box.h / 2 }));

/** Whether a point is inside an outline: a ray from it crosses the outline an odd number of times. */
function isInside(outline: readonly Point[], { x, y }: Point): boolean {
  const crossed = outline.filter((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    return a.y > y !== b.y > y && x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y);
  });
  return crossed.length % 2 === 1;
}

/** How far apart groves are along a rough line of march, and how far from it. */
const GROVES = { every: 44, near: 26, far: 70 } as const;

/** Three trees, from the left foot of a grove; what stands behind comes first. */
const GROVE = ['l7-15 7 15zm11-6l8-18 8 18zm13 8l7-15 7 15z', 'l8-18 8 18zm13-8l7-15 7 15zm9 9l8-17 8 17z'] as const;

/** The left feet of the groves along rough lines of march, each near the one before it. */
function woods(edition: Edition, taken: Taken): readonly Point[] {
  const groves: Point[] = [];
  for (const link of edition.links.filter(({ march }) => march === 'rough')) {
    const [a, b] = segmentOf(link, edition);
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
    for (let along = 60; along < length - 60; along += GROVES.every / 2) {
      // Clearings divide a forest into woods.
      if (scattered(a.x + b.x, Math.floor(along / 130)) < 0.4) continue;
      const far = GROVES.near + scattered(a.y, b.x + along) * (GROVES.far - GROVES.near);
      const off = scattered(a.x + along, b.y) < 0.5 ? -far : far;
      const foot = { x: Math.round(a.x + dx * along - dy * off) - 22, y: Math.round(a.y + dy * along + dx * off) + 8 };
      const isApart = groves.every(({ x, y }) => Math.abs(x - foot.x) > 46 || Math.abs(y - foot.y) > 27);
      if (isApart && isFree(taken, { x: foot.x - 1, y: foot.y - 25, w: 46, h: 29 })) groves.push(foot);
    }
  }
  return groves;
}

/** Groves as one path: a step from each to the next, which is short in writing. */
const grovesPath = (groves: readonly Point[]): string =>
  groves.map(({ x, y }, i) => `M${x} ${y}${i % 2 === 0 ? GROVE[0] : GROVE[1]}`).join('');

/** How far from a space of the Pripyat its marsh reaches, and the places of its strokes. */
const MARSH = { across: 150, up: 105, column: 46, row: 19 } as const;

function marshes(edition: Edition, taken: Taken): string {
  const wet = edition.spaces.filter(({ pripyat }) => pripyat).map(({ id }) => spaceRow(edition, id));
  const strokes: string[] = [];
  for (let row = 0; row * MARSH.row < edition.canvas.height; row++) {
    for (let column = 0; column * MARSH.column < edition.canvas.width; column++) {
      const x = column * MARSH.column + Math.round(scattered(column, row) * 30);
      const y = row * MARSH.row;
      const depth = Math.min(...wet.map((s) => ((x - s.x) / MARSH.across) ** 2 + ((y - s.y) / MARSH.up) ** 2));
      if (depth > 0.5 + scattered(row, column) * 0.6) continue;
      const long = 18 + Math.round(scattered(row + column, row) * 3) * 4;
      if (isFree(taken, { x: x - 1, y: y - 7, w: long + 2, h: 9 })) {
        const reed = scattered(column, row + 7) < 0.35 ? `M${x + (long >> 1)} ${y}v-8m-5 1l3 7m7-7l-3 7` : '';
        strokes.push(`M${x} ${y}h${long}${reed}`);
      }
    }
  }
  return strokes.join('');
}

/** Hachures down both sides of a crest: short and thin where the light comes from, long and dark on the other side. */
function hachures(crests: Ground['crests']): { readonly light: string; readonly dark: string } {
  const [light, dark]: [string[], string[]] = [[], []];
  for (const crest of crests) {
    const line = curveThrough(crest.map(([x, y]) => ({ x, y })));
    for (const [i, a] of line.entries()) {
      const b = line[i + 1];
      if (b === undefined) continue;
      const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      const [nx, ny] = [(b.y - a.y) / length, (a.x - b.x) / length];
      const reach = 16 + scattered(a.x, a.y) * 12;
      const tick = (by: number): string =>
        `M${a.x} ${a.y}m${Math.round((nx * by) / 5)} ${Math.round((ny * by) / 5)}l${Math.round(nx * by)} ${Math.round(ny * by)}`;
      light.push(tick(reach));
      dark.push(tick(-reach * 1.25));
    }
  }
  return { light: light.join(''), dark: dark.join('') };
}

/** Mountains, marshes and woods. */
export function growth(edition: Edition, drawing: Drawing, locale: Locale): string {
  const taken = takenOn(edition, drawing, locale);
  const { light, dark } = hachures(drawing.ground.crests);
  return [
    `<g fill="none" stroke="#6b4d2e"><path d="${light}" stroke-width="1.7"/><path d="${dark}" stroke-width="3"/></g>`,
    `<path d="${marshes(edition, taken)}" fill="none" stroke="#56836f" stroke-width="2.4" stroke-linecap="round"/>`,
    `<path d="${grovesPath(woods(edition, taken))}" fill="#a9bd86" stroke="#5d7245" ` +
      'stroke-width="1.8" stroke-linejoin="round"/>',
  ].join('');
}

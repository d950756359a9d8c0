import { ID } from '../../lib/svg.ts';
import type { Arm, UnitClass } from '../army/unit-type.ts';
import type { Point } from './sheet.ts';

// Men, horses and guns, facing right, each with its feet at (0, 0). What has no fill of its own is the coat: it takes
// the colour of the nation from the piece that shows the figure.

const SKIN = '#e6b98f';
const CLOTH = '#f6f1e3';
const DARK = '#1d1b1a';
const GOLD = '#e8b923';

/** What a class shows on the head: the plume of its kind. */
const GREEN = '#2f9e44';
const RED = '#d9281f';
const WHITE = '#fff';

const outlined = (path: string, fill = ''): string =>
  `<path d="${path}"${fill && ` fill="${fill}"`} stroke="${CLOTH}" stroke-width="1.5" paint-order="stroke" stroke-linejoin="round"/>`;
const filled = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;
const stroked = (path: string, stroke: string, width: number): string =>
  `<path d="${path}" stroke="${stroke}" stroke-width="${width}" fill="none"/>`;

const scaled = (by: number, drawing: string): string => `<g transform="scale(${by})">${drawing}</g>`;
const face = (y: number): string => `<circle cy="${y}" r="1.8" fill="${SKIN}"/>`;
const plumed = (y: number, colour: string): string =>
  `<path d="M-1.1 ${y}q-.3-3.6 1.3-3.6q1.3 .2 .9 3.6Z" fill="${colour}" stroke="${DARK}" stroke-width=".5"/>`;

const SHAKO = outlined('M-2-12.4L-2.4-15.9H2.4L2-12.4H3V-11.8H-2.4Z', DARK);
const BEARSKIN = outlined('M-2.3-11.8Q-3.4-17.6 0-17.8Q3.4-17.6 2.3-11.8Z', DARK);
const HAT = outlined('M-3.6-12Q-2.2-13-2-14.8Q0-15.8 2-14.8Q2.2-13 3.6-12Q0-11.2-3.6-12Z', '#5a4632');
const BICORNE = outlined('M-3.6-12.1Q-2.4-15.8 0-15.8Q2.4-15.8 4-12.1Q0-13.5-3.6-12.1Z', DARK);

const COAT = 'M-2.9-4.2L-2.6-9.8Q0-11.4 2.6-9.8L2.9-4.2Q0-3.4-2.9-4.2Z';
const BELTS = stroked('M-2.1-9.6L2.2-4.9M2.1-9.6L-2.2-4.9', CLOTH, 0.8);

/** A man of the line: he stands, his musket at the shoulder. */
const standing = (head: string): string => scaled(1.02, `${upright()}${face(-12)}${head}`);
const upright = (): string =>
  outlined('M-2.6 0L-2.2-5H2.2L2.6 0H.7L0-3.2L-.7 0Z', '#6d6a62') +
  stroked('M3.5-3.6L3.9-14.2', '#5b3716', 1.3) +
  stroked('M3.9-14.2L4.05-17.6', '#55585c', 0.7) +
  outlined(COAT) +
  BELTS;

/** A skirmisher: a stride, and the musket levelled. */
const firing = (head: string): string => scaled(1.02, `${striding()}${face(-12)}${head}`);
const striding = (): string =>
  outlined('M-4.2 0L-2-5H2.2L4 0H2.2L.3-3.4L-2.4 0Z', '#6d6a62') +
  outlined(COAT) +
  stroked('M-2.2-9.6L2-4.9', DARK, 1) +
  outlined('M.6-9.6L4.4-9.9V-8.5L.8-7.8Z') +
  stroked('M-.6-9.1L9.2-10.4', '#5b3716', 1.3);

/** A horse at a trot, its saddlecloth in the nation's colour, with the rider's leg. */
const horse = (coat: string): string =>
  outlined(
    'M-8.4-6.8Q-7.6-9.4-4.4-9.2H2.2Q4.2-9.4 5.2-11.4L6.2-14L7-13L9.9-10.2L9.1-8.9L7.2-9.6Q6.4-6.6 5.2-5.4' +
      'L6.6-2.2L5.2 0H3.9L4.6-2.2L2.8-4.4Q-1-3.6-3.8-4.6L-5-2.6L-4.8 0H-6.4L-6.8-3L-6.6-5Q-7-3-8.8-2Q-8.6-4.6-8.4-6.8Z',
    coat,
  ) +
  outlined('M-4.6-9.6H1.8L1.6-5.4H-5Z') +
  filled('M-1.2-9L1-8.8L2.2-4.6H.2Z', '#f6f1e3');

/** A rider on his horse; `chest`: over his coat. */
const mounted = (coat: string, head: string, chest = ''): string =>
  scaled(
    0.92,
    `${horse(coat)}<g transform="translate(-1 -3.6)">${stroked('M2-7.6L5.6-8.6L7.6-14.6', DARK, 1.7)}` +
      `${stroked('M5.2-8.4L7.5-14.5', '#fff', 0.9)}${outlined(COAT)}${chest}${face(-12)}${head}</g>`,
  );

const CUIRASS =
  filled('M-2.4-9.4Q0-10.8 2.4-9.4L2.3-5.2Q0-4.4-2.3-5.2Z', '#c9d1d8') + stroked('M.6-9.8V-5', '#7d868e', 0.6);
/** A helmet with its mane. */
const CREST =
  outlined('M-2.1-11.8Q-2.2-15 0-15Q2.2-15 2.3-11.8Z', GOLD) +
  outlined('M2-15.6Q-3.6-17-3.6-9.6L-2.4-10.4Q-2.2-14 1.2-14.2Z', '#7a1414');

/** A gun on its carriage, and the man who serves it. */
const gun = (crew: string): string =>
  `<g transform="translate(-6.4 -1.4)">${crew}</g>` +
  outlined('M.4-5.6L-9.4-1.3L-9 .3L1.4-3.2Z') +
  outlined('M-4.6-7.9L8.6-9.4L9-7L-3.6-4.6Q-5.6-5.8-4.6-7.9Z', '#a67c1d') +
  `<circle cx="1" cy="-4.2" r="4.2" fill="${CLOTH}" stroke="${CLOTH}" stroke-width="2.4"/>` +
  `<circle cx="1" cy="-4.2" r="3.7" fill="none" stroke="#3b2a17" stroke-width="1.3"/>` +
  stroked('M1-8V-.4M-2.8-4.2H4.8', '#3b2a17', 0.9);

const FIGURES: { readonly [figure in Figure]: string } = {
  line: standing(SHAKO + plumed(-15.7, WHITE)),
  elite: standing(BEARSKIN + plumed(-15.6, RED)),
  guard: standing(BEARSKIN + plumed(-15.6, RED) + filled('M-3.9-9.9H-1.5V-8.7H-3.9ZM1.5-9.9H3.9V-8.7H1.5Z', GOLD)),
  light: firing(SHAKO + plumed(-15.7, GREEN)),
  'guard-light': firing(SHAKO + plumed(-15.7, RED) + filled('M-3.6-9.9H-1.5V-8.7H-3.6Z', GOLD)),
  militia: standing(HAT),
  'light-horse': mounted('#a06c3e', SHAKO + plumed(-15.7, GREEN)),
  'heavy-horse': mounted('#3d3530', CREST),
  cuirassier: mounted('#3d3530', CREST, CUIRASS),
  'guard-horse': mounted('#3d3530', BEARSKIN + plumed(-15.6, RED), BELTS),
  'foot-gun': gun(standing(SHAKO + plumed(-15.7, RED))),
  'horse-gun': gun(`<g transform="scale(.8)">${mounted('#a06c3e', SHAKO + plumed(-15.7, GREEN))}</g>`),
  'guard-gun': gun(standing(BEARSKIN + plumed(-15.6, RED))),
  leader: mounted('#7a4a25', BICORNE, filled('M-3.9-9.9H-1.5V-8.7H-3.9ZM1.5-9.9H3.9V-8.7H1.5Z', GOLD)),
};

export type Figure =
  | ('line' | 'elite' | 'guard' | 'light' | 'guard-light' | 'militia')
  | ('light-horse' | 'heavy-horse' | 'cuirassier' | 'guard-horse')
  | ('foot-gun' | 'horse-gun' | 'guard-gun' | 'leader');

/** Returns the figure of a kind of unit: its silhouette says the arm, its head the class. */
export function figureOf({
  arm,
  class: of,
  code,
}: {
  readonly arm: Arm;
  readonly class: UnitClass;
  readonly code: string;
}): Figure {
  if (arm === 'ART') return of === 'horse' ? 'horse-gun' : of === 'guard-foot' ? 'guard-gun' : 'foot-gun';
  if (arm === 'CAV') {
    if (of.startsWith('guard')) return 'guard-horse';
    return of === 'light' ? 'light-horse' : code === 'CU' ? 'cuirassier' : 'heavy-horse';
  }
  if (of === 'rifle-light' || of === 'light') return 'light';
  return of === 'elite' || of === 'guard' || of === 'guard-light' || of === 'militia' ? of : 'line';
}

/** The drawings of some figures, once each, to be used by their ids. */
export const figures = (wanted: ReadonlySet<Figure>): string =>
  [...wanted]
    .sort()
    .map((each) => `<g id="${ID}${each}">${FIGURES[each]}</g>`)
    .join('');

export const figureAt = (figure: Figure, [x, y]: Point): string => `<use href="#${ID}${figure}" x="${x}" y="${y}"/>`;

/** How far apart men, horses and guns stand in a rank of two, and in a longer one. */
const PITCHES: { readonly [arm in Arm]: readonly [two: number, more: number] } = {
  INF: [18, 13.4],
  CAV: [20, 14],
  ART: [20, 14],
};
/** Where the feet of the front rank and of the rear one are, and how far two equal ranks are shifted apart. */
const FRONT = 10.4;
const REAR = 1.4;
const SHIFT = 3.4;

/**
 * Returns where the feet of each figure of a unit stand, in two ranks, the front one first: its places at full
 * strength, so that nobody moves when one is lost. `isClose`: in square.
 */
export function placesOf(arm: Arm, count: number, isClose: boolean): readonly Point[] {
  const rear = Math.floor(count / 2);
  const front = count - rear;
  const [two, more] = PITCHES[arm];
  const lean = front === rear ? SHIFT : 0;
  const rank = (size: number, dx: number, y: number): readonly Point[] => {
    const wide = size <= 2 ? two : Math.min(more, 28 / (size - 1));
    const pitch = isClose ? Math.min(wide, 20 / Math.max(1, size - 1)) : wide;
    return Array.from({ length: size }, (_, i) => [Math.round((dx + (i - (size - 1) / 2) * pitch) * 10) / 10, y]);
  };
  return [...rank(front, -lean, FRONT), ...rank(rear, lean, REAR)];
}

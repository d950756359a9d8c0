import { ID, named } from '../../lib/svg.ts';
import type { Locale } from '../../lib/text.ts';
import type { Space } from '../edition/edition.ts';
import type { Stack } from '../pieces/stacks.ts';
import { CAMPS, campOf, type Nation } from '../terms/nations.ts';
import { centred, INK, LIVERIES, placed, soldiersOf } from './liveries.ts';
import { MARKER_SIGNS } from './signs.ts';

export const PLATE_WIDTH = 84;
export const PLATE_HEIGHT = 36;
const STRIPE = 32;
const PAPER = '#fffaf0';
const [LEFT, TOP] = [-PLATE_WIDTH / 2, -PLATE_HEIGHT / 2];

/** More counters than this in a space lie in piles. */
const MOST_APART = 2;
/** How far each counter of a pile stands out behind the next one. */
const STEP = 6;

/** How many counters high the counters of a space are. */
export const rowsOf = (stacks: number): number => Math.min(stacks, MOST_APART);

const BUST =
  'M-11 -4Q-8 -7 -4 -11Q0 -13 4 -11Q8 -7 11 -4Q6 -6 5 -5Q5 2 2 4Q11 5 12 13H-12Q-11 5 -2 4Q-5 2 -5 -5Q-6 -6 -11 -4Z';

/** What several drawings of one board share. */
export const SHARED =
  `<path id="${ID}crown" d="M-12 8L-14 -7L-6 0L0 -10L6 0L14 -7L12 8Z" fill="#f0c23c" stroke="${INK}" stroke-width="2.2" ` +
  `stroke-linejoin="round"/><path id="${ID}bust" d="${BUST}"/>`;

const crown = (x: number, y: number): string => placed(x, y, `<use href="#${ID}crown"/>`);
const body = (stroke: string): string =>
  `<rect x="${LEFT}" y="${TOP}" width="${PLATE_WIDTH}" height="${PLATE_HEIGHT}" rx="4" fill="${PAPER}" stroke="${stroke}" ` +
  'stroke-width="2.6"/>';
const number = (sp: number): string => placed(STRIPE / 2, 0, centred(String(sp), 31, INK));

/** Soldiers of a nation around (0, 0): a stripe in its colour with its letters, their SP, a crown where a leader is. */
export function plate(nation: Nation, sp: number, marked: boolean, isLed = false): string {
  const { colour, ink } = LIVERIES[nation];
  return [
    body(INK),
    `<path d="M${LEFT + STRIPE} ${TOP}V${-TOP}H${LEFT + 4}q-4 0-4-4V${TOP + 4}q0-4 4-4z" fill="${colour}"/>`,
    placed(LEFT + STRIPE / 2, 0, centred(nation, 19, ink)),
    number(sp),
    marked ? placed(-LEFT, -TOP - 4, MARKER_SIGNS.battle) : '',
    isLed ? crown(LEFT + STRIPE / 2, TOP - 2) : '',
  ].join('');
}

/** The counter in front of a pile: a stripe of each nation in it, the SP of all, a crown where a leader is. */
function total(stacks: readonly Stack[]): string {
  const wide = STRIPE / stacks.length;
  const stripes = stacks.map(
    ({ nation }, i) =>
      `<path d="M${LEFT + 1 + i * wide} ${TOP + 1}v${PLATE_HEIGHT - 2}" stroke="${LIVERIES[nation].colour}" stroke-width="${wide}" ` +
      `transform="translate(${wide / 2},0)"/>`,
  );
  const front = [
    body(INK),
    ...stripes,
    number(stacks.reduce((sum, { sp }) => sum + sp, 0)),
    stacks.some(({ marked }) => marked) ? placed(-LEFT, -TOP - 4, MARKER_SIGNS.battle) : '',
    stacks.some(({ leaders }) => leaders.length > 0) ? crown(LEFT + STRIPE / 2, TOP - 2) : '',
  ].join('');
  return `<g class="fp-front">${front}</g>`;
}

/** The counters of each Camp in a space. Where more than a few lie, those of one Camp lie in one pile. */
function heapsOf(stacks: readonly Stack[]): readonly (readonly Stack[])[] {
  if (stacks.length <= MOST_APART) return stacks.map((stack) => [stack]);
  return CAMPS.map((camp) => stacks.filter(({ nation }) => campOf(nation) === camp)).filter(({ length }) => length > 0);
}

/**
 * The counters of a space: one above the other on a duchy, side by side in a zone. Counters of the two Camps are always
 * apart. A pile, which a client may fan out, has each of its counters under one with their total.
 */
export function counters({ id, kind, x, y }: Space, stacks: readonly Stack[], locale: Locale): string {
  const heaps = heapsOf(stacks);
  const middle = (heaps.length - 1) / 2;
  const drawn = heaps.map((heap, i) => {
    const apart = i - middle;
    const [left, top] =
      kind === 'zone' ? [apart * PLATE_WIDTH, heap.length > 1 ? 33 : 14] : [0, apart * (PLATE_HEIGHT + 2)];
    const isAlone = heaps.length === 1;
    if (heap.length === 1) return heap.map((stack) => alone(stack, id, x + left, y + top, locale)).join('');
    const depth = kind === 'zone' || !isAlone ? 0 : Math.round((heap.length * STEP) / 2);
    return pile(heap, id, { x: x + left, y: y + top + depth, up: isAlone ? STEP : 2 }, locale);
  });
  // A pile grows upwards: what lies above it covers its back, not the other way round.
  return drawn.toReversed().join('');
}

function alone({ nation, sp, marked, leaders }: Stack, space: string, x: number, y: number, locale: Locale): string {
  const data = `${named({ ...soldiersOf(nation, sp, space, locale), at: [x, y] })} class="fp-piece"`;
  return placed(x, y, `<g class="fp-large">${plate(nation, sp, marked, leaders.length > 0)}</g>`, data);
}

interface At {
  readonly x: number;
  readonly y: number;
  /** How far each counter stands out above the next one. */
  readonly up: number;
}

function pile(stacks: readonly Stack[], space: string, { x, y, up }: At, locale: Locale): string {
  const under = stacks.map(({ nation, sp }, i) => {
    const [dx, dy] = [(stacks.length - i) * STEP, (i - stacks.length) * up];
    const subject = { ...soldiersOf(nation, sp, space, locale), at: [x + dx, y + dy] as const };
    return placed(dx, dy, plate(nation, sp, false), `${named(subject)} class="fp-piece"`);
  });
  const drawing = `<g class="fp-large">${under.join('')}${total(stacks)}</g>`;
  return placed(x, y, drawing, ` class="fp-pile" data-in="${space}"`);
}

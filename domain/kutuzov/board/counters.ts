import { ID, named } from '../../lib/svg.ts';
import type { Locale } from '../../lib/text.ts';
import type { Space } from '../edition/edition.ts';
import type { Stack } from '../pieces/stacks.ts';
import type { Nation } from '../terms/nations.ts';
import { centred, INK, LIVERIES, placed, soldiersOf } from './liveries.ts';
import { MARKER_SIGNS } from './signs.ts';

export const PLATE_WIDTH = 84;
export const PLATE_HEIGHT = 36;
const STRIPE = 32;
const PAPER = '#fffaf0';
const [LEFT, TOP] = [-PLATE_WIDTH / 2, -PLATE_HEIGHT / 2];

/** More counters than this in a space lie in one pile. */
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
  return [
    body(INK),
    ...stripes,
    number(stacks.reduce((sum, { sp }) => sum + sp, 0)),
    stacks.some(({ marked }) => marked) ? placed(-LEFT, -TOP - 4, MARKER_SIGNS.battle) : '',
    stacks.some(({ leaders }) => leaders.length > 0) ? crown(LEFT + STRIPE / 2, TOP - 2) : '',
  ].join('');
}

/**
 * The counters of a space: one above the other on a duchy, side by side in a zone. More than two lie in a pile, which a
 * client may fan out: each of them is there, under the counter with their total.
 */
export function counters({ id, kind, x, y }: Space, stacks: readonly Stack[], locale: Locale): string {
  const isPile = stacks.length > MOST_APART;
  const middle = (stacks.length - 1) / 2;
  const drawn = stacks.map(({ nation, sp, marked, leaders }, i) => {
    const [dx, dy] = isPile
      ? [(stacks.length - i) * STEP, (i - stacks.length) * STEP]
      : kind === 'zone'
        ? [(i - middle) * PLATE_WIDTH, 14]
        : [0, (i - middle) * (PLATE_HEIGHT + 2)];
    const subject = {
      ...soldiersOf(nation, sp, id, locale),
      at: [x + dx, y + dy + (isPile ? depth(kind, stacks) : 0)] as const,
    };
    const counter = plate(nation, sp, marked && !isPile, leaders.length > 0 && !isPile);
    const data = `${named(subject)} class="fp-piece"`;
    return isPile ? placed(dx, dy, counter, data) : placed(x + dx, y + dy, `<g class="fp-large">${counter}</g>`, data);
  });
  if (!isPile) return drawn.join('');
  const pile = `<g class="fp-large">${drawn.join('')}${total(stacks)}</g>`;
  return placed(x, y + depth(kind, stacks), pile, ` class="fp-pile" data-in="${id}"`);
}

/** How far the front of a pile is under the middle of its space; in a zone it leaves the name free. */
const depth = (kind: Space['kind'], stacks: readonly Stack[]): number =>
  kind === 'zone' ? 33 : Math.round((stacks.length * STEP) / 2);

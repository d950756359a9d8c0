import { sure } from '../../lib/sure.ts';
import { ID } from '../../lib/svg.ts';
import type { Locale } from '../../lib/text.ts';
import type { Point } from '../map/geometry.ts';
import { pathOf, pointOn, type Route, slopeOf } from './lines.ts';

/** The signs that are lines from place to place, and those that stand at a unit. */
export const LINE_SIGNS = [
  'move',
  'convoyed',
  'bounced',
  'stranded',
  'support',
  'support-in-place',
  'cut',
  'void-support',
  'retreat',
  'no-retreat',
] as const;
export const SPOT_SIGNS = ['hold', 'convoy', 'disrupted', 'void-convoy', 'illegal', 'build', 'lost'] as const;
export type LineSign = (typeof LINE_SIGNS)[number];
export type SpotSign = (typeof SPOT_SIGNS)[number];
export type Sign = LineSign | SpotSign;

export const SIGN_WORDS: { readonly [locale in Locale]: { readonly [sign in Sign]: string } } = {
  en: {
    move: 'move',
    convoyed: 'move by convoy',
    bounced: 'move stopped',
    stranded: 'no convoy',
    support: 'support of a move',
    'support-in-place': 'support in place',
    cut: 'support cut',
    'void-support': 'void support',
    retreat: 'retreat',
    'no-retreat': 'retreat stopped',
    hold: 'hold',
    convoy: 'convoy',
    disrupted: 'convoy broken',
    'void-convoy': 'void convoy',
    illegal: 'order not followed',
    build: 'build',
    lost: 'disbanded',
  },
  ko: {
    move: '이동',
    convoyed: '호송 이동',
    bounced: '이동 실패',
    stranded: '호송 없음',
    support: '이동 지원',
    'support-in-place': '제자리 지원',
    cut: '지원 차단',
    'void-support': '무효 지원',
    retreat: '퇴각',
    'no-retreat': '퇴각 실패',
    hold: '대기',
    convoy: '호송',
    disrupted: '호송 실패',
    'void-convoy': '무효 호송',
    illegal: '따를 수 없는 명령',
    build: '배치',
    lost: '해산',
  },
};

type End = 'head' | 'double' | 'cross' | 'bars' | 'dot' | 'shield' | 'ring' | 'chevron';

/** How a line looks: told apart by its dashes and its end, not by colour alone. `slashes`: two across its middle. */
interface Look {
  readonly colour: string;
  readonly width: number;
  readonly dash?: string;
  readonly end: End;
  readonly slashes?: true;
}

const RED = '#b3001b';
const BLUE = '#0b4f9e';
const GREEN = '#00665a';
const GREY = '#5c5c5c';
const DRAFT = '#7a1f9c';

const LOOKS: { readonly [sign in LineSign]: Look } = {
  move: { colour: '#1a1a1a', width: 4, end: 'head' },
  convoyed: { colour: BLUE, width: 4.4, end: 'double' },
  bounced: { colour: RED, width: 3.4, dash: '10 6', end: 'cross' },
  stranded: { colour: RED, width: 3.4, dash: '3 7', end: 'bars' },
  support: { colour: GREEN, width: 3.6, dash: '0 7', end: 'dot' },
  'support-in-place': { colour: GREEN, width: 3.6, dash: '0 7', end: 'shield' },
  cut: { colour: RED, width: 3.6, dash: '0 7', end: 'ring', slashes: true },
  'void-support': { colour: GREY, width: 3.2, dash: '0 9', end: 'ring' },
  retreat: { colour: '#6b4300', width: 3.6, dash: '14 5 2 5', end: 'chevron' },
  'no-retreat': { colour: '#6b4300', width: 3.6, dash: '14 5 2 5', end: 'cross' },
};

/**
 * Width in line widths, and the drawing in a box from 0 to 10 with the line in its middle; `C` stands for the colour.
 */
const ENDS: { readonly [end in End]: readonly [size: number, at: number, drawing: string] } = {
  head: [4, 8, '<path d="M0 0L10 5L0 10Z" fill="C"/>'],
  double: [4.6, 9, '<path d="M0 1L5.5 5L0 9ZM4.5 1L10 5L4.5 9Z" fill="C"/>'],
  cross: [4.4, 5, '<path d="M1 1L9 9M9 1L1 9" stroke="C" stroke-width="2.4"/>'],
  bars: [4.4, 3, '<path d="M3 0V10M7 0V10" stroke="C" stroke-width="2.2"/>'],
  dot: [2.6, 5, '<circle cx="5" cy="5" r="4.5" fill="C"/>'],
  shield: [5, 6, '<path d="M3 0Q9 5 3 10" fill="none" stroke="C" stroke-width="2.4"/>'],
  ring: [3, 5, '<circle cx="5" cy="5" r="3.6" fill="#fff" stroke="C" stroke-width="2"/>'],
  chevron: [4.4, 8, '<path d="M2 0L9 5L2 10" fill="none" stroke="C" stroke-width="2.4"/>'],
};

const marker = (id: string, end: End, colour: string, stroke: number): string => {
  const [size, at, drawing] = ENDS[end];
  const side = Math.round(size * stroke * 10) / 10;
  return (
    `<marker id="${ID}${id}" viewBox="0 0 10 10" refX="${at}" refY="5" markerUnits="userSpaceOnUse" markerWidth="${side}" ` +
    `markerHeight="${side}" orient="auto">${drawing.replaceAll('C', colour)}</marker>`
  );
};

const MARKERS: ReadonlyMap<string, string> = new Map(
  [
    ...LINE_SIGNS.flatMap((sign): [string, End, string, number][] => {
      const { end, colour, width } = LOOKS[sign];
      return [
        [`end-${sign}`, end, colour, width],
        [`draft-${sign}`, end, DRAFT, 4.4],
      ];
    }),
    ['end-hint', 'chevron', GREY, 2.6] as const,
    ['draft-hint', 'chevron', DRAFT, 2.6] as const,
  ].map(([id, end, colour, stroke]) => [id, marker(id, end, colour, stroke)]),
);

const MARKED = new RegExp(`(?<=url\\(#${ID})(?:end|draft)-[a-z-]+`, 'g');

/** The markers that a drawing refers to. */
export const markersOf = (drawing: string): string =>
  [...new Set(drawing.match(MARKED) ?? [])].map((id) => sure(MARKERS.get(id), `marker ${id}`)).join('');

/** The line of a sign along a route. Drafts are hollow. */
export function line(sign: LineSign, route: Route, isDraft: boolean): string {
  const { colour, width, dash, slashes } = LOOKS[sign];
  const d = pathOf(route);
  if (isDraft) {
    const beads = dashes(dash?.replace(/^0 \d+$/, '0 10'));
    return (
      `<path d="${d}" stroke="${DRAFT}" stroke-width="7"${beads} marker-end="url(#${ID}draft-${sign})"/><path d="${d}" ` +
      `stroke="#fff" stroke-width="3"${beads}/>`
    );
  }
  const halo = `<path d="${d}" stroke="#fff" stroke-opacity=".75" stroke-width="${width + 3.4}"/>`;
  const body = `<path d="${d}" stroke="${colour}" stroke-width="${width}"${dashes(dash)} marker-end="url(#${ID}end-${sign})"/>`;
  return `${halo}${body}${slashes ? slashesOn(route) : ''}`;
}

/** Dashes without length are dots. */
const dashes = (dash: string | undefined): string =>
  dash === undefined ? '' : ` stroke-dasharray="${dash}"${dash.startsWith('0') ? ' stroke-linecap="round"' : ''}`;

/** Draws a thin line for a move that other orders only name: no player ordered it, or no viewer may know. */
export const hint = (route: Route, isDraft: boolean): string =>
  `<path d="${pathOf(route)}" stroke="${isDraft ? DRAFT : GREY}" stroke-width="2" stroke-dasharray="2 5" ` +
  `marker-end="url(#${ID}${isDraft ? 'draft' : 'end'}-hint)"/>`;

const at = ([x, y]: Point, drawing: string): string =>
  `<g transform="translate(${Math.round(x)} ${Math.round(y)})">${drawing}</g>`;

function slashesOn(route: Route): string {
  const d = 'M-6 9L0 -9M0 9L6 -9';
  return at(
    pointOn(route, 0.5),
    `<g transform="rotate(${slopeOf(route)})"><path d="${d}" stroke="#fff" stroke-width="6"/><path d="${d}" stroke="` +
      `${RED}" stroke-width="2.8"/></g>`,
  );
}

const ring = (radius: number, colour: string, width: number, dash: string): string =>
  `<circle r="${radius}" stroke="#fff" stroke-opacity=".75" stroke-width="${width + 3}"/><circle r="${radius}" stroke="` +
  `${colour}" stroke-width="${width}"${dash}/>`;

/** A round sign at the upper left of a unit. */
const badge = (colour: string, drawing: string): string =>
  `<g transform="translate(-18 -17)"><circle r="10" fill="${colour}" stroke="#fff" stroke-width="2"/>` +
  `<path d="${drawing}" stroke="#fff" stroke-width="3" stroke-linecap="round"/></g>`;

/**
 * The signs that stand at a unit: its drawing around the middle of the unit, for the final ones and for drafts (hollow,
 * violet).
 */
const SPOTS: { readonly [sign in SpotSign]: (colour: string | undefined) => string } = {
  hold: (colour = '#222') =>
    '<path d="M-10 -24H10L24 -10V10L10 24H-10L-24 10V-10Z" stroke="#fff" stroke-opacity=".75" stroke-width="5.5"/>' +
    `<path d="M-10 -24H10L24 -10V10L10 24H-10L-24 10V-10Z" stroke="${colour}" stroke-width="2.4"/>`,
  convoy: (colour = BLUE) => `${ring(25, colour, 2.6, '')}<circle r="29.5" stroke="${colour}" stroke-width="1.6"/>`,
  disrupted: (colour = RED) =>
    `${ring(29, colour, 3, ' stroke-dasharray="16 8"')}<path d="M-26 19L-16 29M-16 19L-26 29" stroke="${colour}" stroke-width="3.4"/>`,
  'void-convoy': (colour = GREY) => ring(27, colour, 3, ' stroke-dasharray="0 8" stroke-linecap="round"'),
  illegal: (colour = GREY) => badge(colour, 'M0 -5V1M0 5V5.1'),
  build: (colour = GREEN) => badge(colour, 'M-5 0H5M0 -5V5'),
  lost: (colour = RED) =>
    '<path d="M-17 -16L17 16M17 -16L-17 16" stroke="#fff" stroke-width="8"/>' +
    `<path d="M-17 -16L17 16M17 -16L-17 16" stroke="${colour}" stroke-width="4"/>`,
};

/** A sign at a unit's place. */
export const spot = (sign: SpotSign, place: Point, isDraft: boolean): string =>
  at(place, SPOTS[sign](isDraft ? DRAFT : undefined));

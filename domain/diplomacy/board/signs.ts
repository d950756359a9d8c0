import { sure } from '../../lib/sure.ts';
import { ID } from '../../lib/svg.ts';
import type { Locale } from '../../lib/text.ts';
import type { Point } from '../map/geometry.ts';
import { POWERS, type Power } from '../map/vocabulary.ts';
import { pathOf, pointOn, type Route, slopeOf } from './lines.ts';
import { LIVERIES } from './units.ts';

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
    'support-in-place': 'support to hold',
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

/** Whose order is drawn; the legend's samples are of no power. A draft has a white core. */
export interface Hand {
  readonly power?: Power;
  readonly isDraft: boolean;
}

type End = 'head' | 'cross' | 'bars' | 'ring' | 'chevron';

/** How a line looks: told apart by its dashes and its end, not by colour alone. `slashes`: two across its middle. */
interface Look {
  readonly width: number;
  readonly dash?: string;
  readonly end: End;
  readonly slashes?: true;
  readonly opacity?: number;
}

const FAILED = '#b3001b';
const SAMPLE = '#444';
const CASING = ' stroke="#fff" stroke-opacity=".8"';
const SUPPORT: Look = { width: 3.6, dash: '9 6', end: 'ring' };

const LOOKS: { readonly [sign in LineSign]: Look } = {
  move: { width: 4.6, end: 'head' },
  convoyed: { width: 4.2, end: 'head' },
  bounced: { width: 4.6, end: 'cross' },
  stranded: { width: 4.2, end: 'bars' },
  support: SUPPORT,
  'support-in-place': SUPPORT,
  cut: { ...SUPPORT, slashes: true },
  'void-support': { width: 3, dash: '2 7', end: 'ring', opacity: 0.6 },
  retreat: { width: 4, dash: '14 5 2 5', end: 'chevron' },
  'no-retreat': { width: 4, dash: '14 5 2 5', end: 'cross' },
};

/** What a draft's lines are wider by, and its white core narrower. */
const WIDER = 2.8;
const CORE = 0.62;

/**
 * The width of an end, where its line ends, and its drawing in a box from 0 to 10 with the line in its middle; `C`
 * stands for the colour. What failed is crossed in red, upright, so that crosses at one point are one cross.
 */
const ENDS: { readonly [end in End]: readonly [side: number, at: number, drawing: string, turn?: 'upright'] } = {
  head: [19, 8, '<path d="M0 0L10 5L0 10Z" fill="C" stroke="#fff" stroke-width=".8"/>'],
  cross: [
    22,
    5,
    `<path d="M2 2L8 8M8 2L2 8" stroke="#fff" stroke-width="3.6"/><path d="M2 2L8 8M8 2L2 8" stroke="${FAILED}" ` +
      'stroke-width="2"/>',
    'upright',
  ],
  bars: [18, 3, `<path d="M3 0V10M7 0V10" stroke="${FAILED}" stroke-width="2.2"/>`],
  ring: [16, 5, '<circle cx="5" cy="5" r="3.5" fill="#fff" stroke="C" stroke-width="2.4"/>'],
  chevron: [18, 8, '<path d="M2 0L9 5L2 10" fill="none" stroke="C" stroke-width="2.4"/>'],
};

const lineOf = (power: Power | undefined): string => (power === undefined ? SAMPLE : LIVERIES[power].line);
const idOf = (end: End, power: Power | undefined): string => `end-${end}-${power ?? 'sample'}`;

const MARKERS: ReadonlyMap<string, string> = new Map(
  (Object.keys(ENDS) as End[]).flatMap((end) =>
    [...POWERS, undefined].map((power): [string, string] => {
      const [side, at, drawing, turn] = ENDS[end];
      const id = idOf(end, power);
      return [
        id,
        `<marker id="${ID}${id}" viewBox="0 0 10 10" refX="${at}" refY="5" markerUnits="userSpaceOnUse" markerWidth="${side}" ` +
          `markerHeight="${side}" orient="${turn === undefined ? 'auto' : '0'}">${drawing.replaceAll('C', lineOf(power))}</marker>`,
      ];
    }),
  ),
);

const MARKED = new RegExp(`(?<=url\\(#${ID})end-[a-z-]+`, 'g');

/** The markers that a drawing refers to. */
export const markersOf = (drawing: string): string =>
  [...new Set(drawing.match(MARKED) ?? [])].map((id) => sure(MARKERS.get(id), `marker ${id}`)).join('');

const dashes = (dash: string | undefined): string => (dash === undefined ? '' : ` stroke-dasharray="${dash}"`);

/** Draws the line of a sign along a route. */
export function line(sign: LineSign, route: Route, { power, isDraft }: Hand): string {
  const { width, dash, end, slashes, opacity } = LOOKS[sign];
  const d = pathOf(route);
  const wide = isDraft ? width + WIDER : width;
  const faded = opacity === undefined || isDraft ? '' : ` stroke-opacity="${opacity}"`;
  const halo = `<path d="${d}"${CASING} stroke-width="${tenths(wide + 3.4)}"/>`;
  const body =
    `<path d="${d}" stroke="${lineOf(power)}" stroke-width="${tenths(wide)}"${faded}${dashes(dash)} ` +
    `marker-end="url(#${ID}${idOf(end, power)})"/>`;
  const core = isDraft ? `<path d="${d}" stroke="#fff" stroke-width="${tenths(width * CORE)}"${dashes(dash)}/>` : '';
  return `${halo}${body}${core}${slashes ? slashesOn(route) : ''}`;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Draws a thin line for a move that other orders only name: no player ordered it, or no viewer may know. */
export const hint = (route: Route, { power }: Hand): string =>
  `<path d="${pathOf(route)}" stroke="${lineOf(power)}" stroke-width="2" stroke-dasharray="2 5" ` +
  `marker-end="url(#${ID}${idOf('chevron', power)})"/>`;

const at = ([x, y]: Point, drawing: string): string =>
  `<g transform="translate(${Math.round(x)} ${Math.round(y)})">${drawing}</g>`;

function slashesOn(route: Route): string {
  const d = 'M-6 10L0 -10M0 10L6 -10';
  return at(
    pointOn(route, 0.5),
    `<g transform="rotate(${slopeOf(route)})"><path d="${d}"${CASING} stroke-width="7"/><path d="${d}" stroke="${FAILED}" ` +
      'stroke-width="3"/></g>',
  );
}

/** A shape around a unit: in a light casing, and with a white core if it is a draft. */
function stroked(d: string, width: number, colour: string, isDraft: boolean, more = ''): string {
  const wide = isDraft ? width + WIDER : width;
  const core = isDraft ? `<path d="${d}" stroke="#fff" stroke-width="${tenths(width * CORE)}"${more}/>` : '';
  return (
    `<path d="${d}"${CASING} stroke-width="${tenths(wide + 3)}"/><path d="${d}" stroke="${colour}" stroke-width="` +
    `${tenths(wide)}"${more}/>${core}`
  );
}

/** A round sign at the upper left of a unit. */
const badge = (colour: string, drawing: string, isDraft: boolean): string =>
  `<g transform="translate(-21 -17)"><circle r="10" fill="${isDraft ? '#fff' : colour}" stroke="${isDraft ? colour : '#fff'}" ` +
  `stroke-width="2.4"/><path d="${drawing}" stroke="${isDraft ? colour : '#fff'}" stroke-width="3" stroke-linecap="round"/></g>`;

const ROUND = 'M-24 0A24 24 0 1 1 24 0A24 24 0 1 1 -24 0';
const CROSS = 'M-18 -16L18 16M18 -16L-18 16';

/** The signs that stand at a unit: their drawing around its middle. */
const SPOTS: { readonly [sign in SpotSign]: (colour: string, isDraft: boolean) => string } = {
  hold: (colour, isDraft) => stroked('M-19 -22H19L26 -15V15L19 22H-19L-26 15V-15Z', 2.6, colour, isDraft),
  convoy: (colour, isDraft) => stroked(ROUND, 2.6, colour, isDraft),
  disrupted: (colour, isDraft) =>
    stroked(ROUND, 3, colour, isDraft, ' stroke-dasharray="16 8"') +
    stroked('M-7 17L7 31M7 17L-7 31', 3.4, FAILED, false),
  'void-convoy': (colour, isDraft) => stroked(ROUND, 2.6, colour, isDraft, ' stroke-dasharray="3 7"'),
  illegal: (_, isDraft) => badge('#5c5c5c', 'M0 -5V1M0 5V5.1', isDraft),
  build: (_, isDraft) => badge('#00665a', 'M-5 0H5M0 -5V5', isDraft),
  lost: (_, isDraft) => stroked(CROSS, 4.4, FAILED, isDraft),
};

/** A sign at a unit's place. */
export const spot = (sign: SpotSign, place: Point, { power, isDraft }: Hand): string =>
  at(place, SPOTS[sign](lineOf(power), isDraft));

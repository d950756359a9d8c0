import { escapeXml, ID, named } from '../../lib/svg.ts';
import type { Locale } from '../../lib/text.ts';
import { type Edition, leaderRow } from '../edition/edition.ts';
import type { Stack } from '../pieces/stacks.ts';
import type { Position } from '../state/state.ts';
import { leaderName } from '../words/names.ts';
import { type Point, textWidth } from './boxes.ts';
import { at, INK, LIVERIES, placed } from './liveries.ts';
import { FROM_2 } from './map.ts';
import { dmc, MARKER_SIGNS } from './signs.ts';

const LEADER_SIZE = 21;
const LEADER_HEIGHT = 27;
/** The width of a leader's bust, to the left of the name. */
const BUST = 26;
const SIGN = 38;
/** Names of leaders are shortened on the board above this width. */
const WIDEST = 210;

/**
 * What belongs to a space but does not fit on it: the names of leaders, and markers. It lies beside the space, joined
 * to it by a line.
 */
export interface Annex {
  readonly space: string;
  readonly w: number;
  readonly h: number;
  /** Its drawing around (0, 0), which is to be put at a point. */
  drawing(at: Point): string;
  /** The colour of the line. */
  readonly colour: string;
  /** Whether it holds leaders, who are shown at each level of detail. */
  readonly isLed: boolean;
  /** Whether it holds markers, which stay when leaders go. */
  readonly isMarked: boolean;
}

/** `Schwarzenb.`: as much of a name as fits on the board; its title has the whole name. */
function shortName(name: string): string {
  const [first = name] = name.split(' ');
  if (textWidth(first, LEADER_SIZE) <= WIDEST) return first;
  let short = first;
  while (textWidth(`${short}.`, LEADER_SIZE) > WIDEST) short = short.slice(0, -1);
  return `${short}.`;
}

/** The markers of a space, as signs with their titles' kinds. */
function signsAt(position: Position, id: string): readonly string[] {
  const power = position.dmc[id];
  return [
    ...(position.scorched.includes(id) ? [MARKER_SIGNS.scorched] : []),
    ...(position.sacked.includes(id) ? [MARKER_SIGNS.sacked] : []),
    ...(position.entrenched[id] === undefined ? [] : [MARKER_SIGNS.entrenched]),
    ...(power === undefined ? [] : [dmc(power)]),
    ...(Object.values(position.trains).includes(id) ? [MARKER_SIGNS['supply-train']] : []),
  ];
}

/** The annex of a space, if it has leaders or markers. */
export function annexOf(
  position: Position,
  edition: Edition,
  id: string,
  stacks: readonly Stack[],
  locale: Locale,
): Annex | undefined {
  const signs = signsAt(position, id);
  const led = stacks.flatMap(({ nation, leaders }) =>
    leaders.map((leader) => ({ nation, leader, name: shortName(leaderName(edition, leader, locale)) })),
  );
  if (signs.length === 0 && led.length === 0) return undefined;
  const names = Math.max(0, ...led.map(({ name }) => textWidth(name, LEADER_SIZE) + BUST + 8));
  const w = names + signs.length * SIGN;
  const h = Math.max(led.length * LEADER_HEIGHT, signs.length > 0 ? SIGN : 0);
  const first = (h - led.length * LEADER_HEIGHT) / 2;
  const row = ({ nation, leader, name }: (typeof led)[number], i: number, { x, y }: Point): string => {
    const { colour, ink } = LIVERIES[nation];
    const rect =
      `<rect x="13" width="${at(names - 13)}" height="${LEADER_HEIGHT - 1}" rx="3" fill="${colour}" stroke="#fff" ` +
      `stroke-width="2"${FROM_2}/>`;
    const bust =
      `<g transform="translate(14,13)"><g class="fp-bust"><circle r="14" fill="${colour}" stroke="#fff" stroke-width="2"/>` +
      `<use href="#${ID}bust" fill="${ink}"/></g></g>`;
    const text =
      `<text x="${at((names + BUST) / 2)}" y="20.5" font-size="${LEADER_SIZE}" font-weight="700" text-anchor="middle" ` +
      `fill="${ink}"${FROM_2}>${escapeXml(name)}</text>`;
    const middle = [x + names / 2, y + first + (i + 0.5) * LEADER_HEIGHT] as const;
    const data = named({ kind: 'piece', id: leader, name: leaderName(edition, leader, locale), at: middle, in: id });
    const title = `<title>${escapeXml(titleOf(edition, leader, locale))}</title>`;
    return placed(0, first + i * LEADER_HEIGHT, title + rect + bust + text, `${data} class="fp-piece"`);
  };
  const backing =
    `<rect x="-2" y="-2" width="${at(w + 4)}" height="${h + 3}" rx="5" fill="#fffdf6" fill-opacity=".85" stroke="${INK}" ` +
    `stroke-width="1.6"${signs.length > 0 ? FROM_2 : ` class="fp-from-2 fp-backing" data-in="${id}"`}/>`;
  const markers = signs.map((sign, i) => placed(names + SIGN * (i + 0.5), h / 2, sign, FROM_2));
  return {
    space: id,
    w,
    h,
    drawing: (point) => [backing, ...led.map((each, i) => row(each, i, point)), ...markers].join(''),
    isLed: led.length > 0,
    isMarked: signs.length > 0,
    colour: led[0] === undefined ? INK : LIVERIES[led[0].nation].colour,
  };
}

/** `Napoleon 5-8`: battle and command rating (§1.6) */
const titleOf = (edition: Edition, id: string, locale: Locale): string => {
  const { battle, command } = leaderRow(edition, id);
  return `${leaderName(edition, id, locale)} ${battle}-${command}`;
};

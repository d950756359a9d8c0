import { ID } from '../../lib/svg.ts';
import type { Locale } from '../../lib/text.ts';
import { SIZE } from '../map/geometry.ts';
import { POWER_NAMES } from '../map/powers.ts';
import { POWERS } from '../map/vocabulary.ts';
import { standings, type View } from '../view.ts';
import { phaseName } from '../words/names.ts';
import type { Drawing } from './orders.ts';
import { LINE_SIGNS, type LineSign, line, SIGN_WORDS, type Sign, SPOT_SIGNS, spot } from './signs.ts';
import { ARMY, BROKEN, centreSign, FLEET, IDLE, LIVERIES, WORDS } from './units.ts';

const [WIDTH, TOP] = SIZE;
const HEAD = 112;
const ROW = 46;
const COLUMNS = 4;

/** An entry of the legend: what is drawn around (0, 0) to (64, 0), and what it means. */
interface Entry {
  readonly key: string;
  readonly sample: string;
  readonly word: string;
}

const ORDERS_OF = { en: (phase: string) => `orders of ${phase}`, ko: (phase: string) => `${phase} 명령` } as const;
const DRAFTS = { en: 'draft', ko: '작성 중' } as const;

function entriesOf(view: View, results: Drawing, drafts: Drawing, locale: Locale): readonly Entry[] {
  const signs = [results, drafts].flatMap((drawing, i) =>
    [...LINE_SIGNS, ...SPOT_SIGNS]
      .filter((sign) => drawing.signs.has(sign))
      .map((sign) => signEntry(sign, i === 1, locale)),
  );
  const closed = `<rect x="12" y="-15" width="40" height="30" fill="url(#${ID}closed)" stroke="#222"/>`;
  return view.closed === undefined ? signs : [...signs, { key: 'closed', sample: closed, word: WORDS[locale].closed }];
}

const isLineSign = (sign: Sign): sign is LineSign => (LINE_SIGNS as readonly Sign[]).includes(sign);
const UNIT = `<g fill="#fff" stroke="#222" stroke-width="1.6">${ARMY}</g>`;

function signEntry(sign: Sign, isDraft: boolean, locale: Locale): Entry {
  const sample = isLineSign(sign)
    ? line(
        sign,
        {
          stops: [
            [0, 0],
            [62, 0],
          ],
          bend: 0,
          gap: 4,
        },
        { isDraft },
      )
    : `<g transform="translate(32 0) scale(.72)">${sign === 'lost' ? '' : UNIT}${spot(sign, [0, 0], { isDraft })}</g>`;
  const word = SIGN_WORDS[locale][sign];
  return isDraft ? { key: `draft-${sign}`, sample, word: `${word} (${DRAFTS[locale]})` } : { key: sign, sample, word };
}

/** The height of the legend under the board. */
export const legendHeight = (view: View, results: Drawing, drafts: Drawing): number =>
  HEAD + Math.ceil(entriesOf(view, results, drafts, 'en').length / COLUMNS) * ROW + 4;

/** The phase, what units look like, what each power has, and the signs of the orders that are on the board. */
export function legend(view: View, locale: Locale, results: Drawing, drafts: Drawing): string {
  const words = WORDS[locale];
  const key = (x: number, mark: string, word: string): string =>
    `<g transform="translate(${x} ${TOP + 28})">${mark}<text x="26" y="6" font-size="18">${word}</text></g>`;
  const powers = standings(view).map((standing, i) =>
    powerKey(standing, i, view.idle?.includes(standing.power) ?? false, locale),
  );
  return [
    `<g fill="#222"><text x="18" y="${TOP + 35}" font-size="24" font-weight="700">${phaseName(view, locale)}</text>`,
    view.last === undefined
      ? ''
      : `<text x="440" y="${TOP + 34}" font-size="15">${ORDERS_OF[locale](phaseName(view.last, locale))}</text>`,
    key(790, `<g fill="#fff" stroke="#222" stroke-width="1.6">${ARMY}</g><use href="#${ID}cannon" x="4"/>`, words.army),
    key(920, `<g fill="#fff" stroke="#222" stroke-width="1.6">${FLEET}</g><use href="#${ID}ship" x="4"/>`, words.fleet),
    key(1050, centreSign(undefined), words.centre),
    key(1265, `<g transform="scale(.9)" fill="#fff" ${BROKEN}>${ARMY}</g>`, words.dislodged),
    ...powers,
    ...entriesOf(view, results, drafts, locale).map(printed),
    '</g>',
  ].join('');
}

function printed({ key, sample, word }: Entry, i: number): string {
  const x = 18 + ((i % COLUMNS) * (WIDTH - 28)) / COLUMNS;
  const y = TOP + HEAD + 26 + Math.floor(i / COLUMNS) * ROW;
  return (
    `<g transform="translate(${x} ${y})" data-legend="${key}"><g fill="none">${sample}</g><text x="76" y="6" font-size="18">` +
    `${word}</text></g>`
  );
}

function powerKey(
  { power, centres, units }: ReturnType<typeof standings>[number],
  i: number,
  isIdle: boolean,
  locale: Locale,
): string {
  const { letter, colour, ink } = LIVERIES[power];
  const words = WORDS[locale];
  const x = 18 + (i * (WIDTH - 28)) / POWERS.length;
  const disc = isIdle
    ? `fill="${IDLE.fill}" stroke="${colour}" stroke-width="2.6"${IDLE.dash}`
    : `fill="${colour}" stroke="#222"`;
  const owns = isIdle ? words.idle : `${words.centres} ${centres}, ${words.units} ${units}`;
  return (
    `<g transform="translate(${x} ${TOP + 56})"><rect width="40" height="40" rx="4" fill="url(#${ID}of-${power})" ` +
    `stroke="#222"/><circle cx="20" cy="20" r="13" ${disc}/><text x="20" y="26" font-size="17" font-weight="700" ` +
    `text-anchor="middle" fill="${isIdle ? IDLE.ink : ink}">${letter}</text><text x="48" y="17" font-size="19" ` +
    `font-weight="700">${POWER_NAMES[locale][power]}</text><text x="48" y="38" font-size="14">${owns}</text></g>`
  );
}

import type { Locale } from '../game.ts';
import type { Drawing } from './board-orders.ts';
import { LINE_SIGNS, line, SIGN_WORDS, type Sign, SPOT_SIGNS, spot } from './board-signs.ts';
import { ARMY, FLEET, LIVERIES, RING, WORDS } from './board-units.ts';
import { SIZE } from './geometry.ts';
import { POWER_NAMES, phaseName } from './names.ts';
import { POWERS } from './state.ts';
import { standings, type View } from './view.ts';

const [WIDTH, TOP] = SIZE;
const HEAD = 112;
const ROW = 46;
const COLUMNS = 5;

/** A sign of the legend, as it is drawn in the orders. */
interface Entry {
  readonly sign: Sign;
  readonly isDraft: boolean;
}

const ORDERS_OF = { en: (phase: string) => `orders of ${phase}`, ko: (phase: string) => `${phase} 명령` } as const;
const DRAFTS = { en: 'draft', ko: '작성 중' } as const;

const entriesOf = (results: Drawing, drafts: Drawing): readonly Entry[] =>
  [results, drafts].flatMap(({ signs }, i) =>
    [...LINE_SIGNS, ...SPOT_SIGNS].filter((sign) => signs.has(sign)).map((sign) => ({ sign, isDraft: i === 1 })),
  );

/** The height of the legend under the board. */
export const legendHeight = (results: Drawing, drafts: Drawing): number =>
  HEAD + Math.ceil(entriesOf(results, drafts).length / COLUMNS) * ROW + 4;

/** The phase, what units look like, what each power has, and the signs of the orders that are on the board. */
export function legend(view: View, locale: Locale, results: Drawing, drafts: Drawing): string {
  const words = WORDS[locale];
  const key = (x: number, mark: string, word: string): string =>
    `<g transform="translate(${x} ${TOP + 28})">${mark}<text x="26" y="6" font-size="18">${word}</text></g>`;
  const powers = standings(view).map(({ power, centres, units }, i) => {
    const { letter, colour, ink } = LIVERIES[power];
    return `<g transform="translate(${18 + (i * (WIDTH - 28)) / POWERS.length} ${TOP + 56})"><rect width="40" height="40" rx="4" fill="url(#fp-of-${power})" stroke="#222"/><circle cx="20" cy="20" r="13" fill="${colour}" stroke="#222"/><text x="20" y="26" font-size="17" font-weight="700" text-anchor="middle" fill="${ink}">${letter}</text><text x="48" y="17" font-size="19" font-weight="700">${POWER_NAMES[locale][power]}</text><text x="48" y="38" font-size="14">${words.centres} ${centres}, ${words.units} ${units}</text></g>`;
  });
  return [
    `<g fill="#222"><text x="18" y="${TOP + 35}" font-size="24" font-weight="700">${phaseName(view, locale)}</text>`,
    view.last === undefined ? '' : `<text x="440" y="${TOP + 34}" font-size="15">${ORDERS_OF[locale](phaseName(view.last, locale))}</text>`,
    key(790, `<g fill="#fff" stroke="#222" stroke-width="1.6">${ARMY}</g>`, words.army),
    key(920, `<g fill="#fff" stroke="#222" stroke-width="1.6">${FLEET}</g>`, words.fleet),
    key(1050, '<circle r="7" fill="#fff" stroke="#222" stroke-width="1.5"/><circle r="4" fill="#fff" stroke="#222"/>', words.centre),
    key(
      1265,
      `<g transform="scale(.8)">${RING}<g transform="rotate(22)" fill="#fff" stroke="#222" stroke-width="1.6">${ARMY}</g></g>`,
      words.dislodged,
    ),
    ...powers,
    ...entriesOf(results, drafts).map((entry, i) => signKey(entry, i, locale)),
    '</g>',
  ].join('');
}

function signKey({ sign, isDraft }: Entry, i: number, locale: Locale): string {
  const x = 18 + ((i % COLUMNS) * (WIDTH - 28)) / COLUMNS;
  const y = TOP + HEAD + 26 + Math.floor(i / COLUMNS) * ROW;
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
        isDraft,
      )
    : `<g transform="translate(32 0) scale(.72)">${sign === 'lost' ? '' : SAMPLE}${spot(sign, [0, 0], isDraft)}</g>`;
  const word = SIGN_WORDS[locale][sign];
  return `<g transform="translate(${x} ${y})" data-key="${isDraft ? 'draft-' : ''}${sign}"><g fill="none">${sample}</g><text x="76" y="6" font-size="18">${isDraft ? `${word} (${DRAFTS[locale]})` : word}</text></g>`;
}

const isLineSign = (sign: Sign): sign is (typeof LINE_SIGNS)[number] => (LINE_SIGNS as readonly Sign[]).includes(sign);
const SAMPLE = `<g fill="#fff" stroke="#222" stroke-width="1.6">${ARMY}</g>`;

import { escapeXml } from '../../lib/svg.ts';
import type { Locale } from '../../lib/text.ts';
import { MARCHES } from '../edition/edition.ts';
import { MARCH_NAMES, MARKER_NAMES } from '../words/names.ts';
import { textWidth } from './boxes.ts';
import { plate } from './counters.ts';
import { marchLines } from './ground.ts';
import { INK, PRINTED, placed } from './liveries.ts';
import { ANCHOR, STAR, shapeOf, strength } from './map.ts';
import { dmc, FIGHT_SIGN, flag, MARKER_SIGNS } from './signs.ts';

const WORDS = {
  en: {
    duchy: 'duchy',
    key: 'Key',
    fortress: 'fortress',
    capital: 'capital',
    depot: 'Depot',
    port: 'port',
    strength: 'strength of a fortress',
    flag: 'flag',
    pieces: 'SP of a nation, with a leader',
    fight: 'Will to Fight',
  },
  ko: {
    duchy: '지역',
    key: 'Key',
    fortress: '요새',
    capital: '수도',
    depot: 'Depot(보급소)',
    port: '항구',
    strength: '요새의 방어력',
    flag: '깃발',
    pieces: '국가의 SP, 지도자 있음',
    fight: 'Will to Fight',
  },
} as const;

const SIZE = 24;
const shape = (of: Parameters<typeof shapeOf>[0]): string =>
  `<g transform="scale(.62)" fill="${PRINTED.RU}" stroke="${INK}" stroke-width="5">${shapeOf(of)}</g>`;

/** What the signs of the map mean, in rows from `top`, `width` wide. */
export function legend(width: number, top: number, locale: Locale): string {
  const w = WORDS[locale];
  const markers = MARKER_NAMES[locale];
  const plain = { key: false, fortress: 0, capital: false } as const;
  const entries: readonly (readonly [drawing: string, word: string, reach: number])[] = [
    ...MARCHES.map(
      (march) =>
        [
          `<g fill="none">${marchLines(march, [
            [
              { x: -44, y: 0 },
              { x: 44, y: 0 },
            ],
          ])}</g>`,
          MARCH_NAMES[locale][march],
          44,
        ] as const,
    ),
    [shape(plain), w.duchy, 24],
    [shape({ ...plain, key: true }), w.key, 24],
    [shape({ ...plain, key: true, fortress: 2 }), w.fortress, 24],
    [
      `${shape({ ...plain, key: true, capital: true })}<rect x="-17" y="-17" width="34" height="34" fill="none" ` +
        `stroke="${INK}" stroke-width="2.4" stroke-dasharray="6 4"/>`,
      w.capital,
      24,
    ],
    [STAR, w.depot, 18],
    [ANCHOR, w.port, 18],
    [strength(2), w.strength, 18],
    [flag('FN'), w.flag, 24],
    [plate('R1', 6, false, true), w.pieces, 48],
    [MARKER_SIGNS.scorched, markers.scorched, 18],
    [MARKER_SIGNS.sacked, markers.sacked, 18],
    [MARKER_SIGNS.entrenched, markers.entrenched, 18],
    [dmc('FN'), markers.dmc, 18],
    [MARKER_SIGNS['supply-train'], markers['supply-train'], 18],
    [placed(0, 8, MARKER_SIGNS.bridge), markers.bridge, 26],
    [MARKER_SIGNS.battle, markers.battle, 16],
    [FIGHT_SIGN, w.fight, 18],
  ];
  let [x, y] = [40, top];
  return entries
    .map(([drawing, word, reach]) => {
      const wide = 2 * reach + 14 + textWidth(word, SIZE) * 0.86;
      if (x + wide > width - 30) [x, y] = [40, y + 52];
      const entry = placed(
        x + reach,
        y,
        `${drawing}<text x="${reach + 10}" y="9" font-size="${SIZE}" fill="${INK}">${escapeXml(word)}</text>`,
      );
      x += wide + 34;
      return entry;
    })
    .join('');
}

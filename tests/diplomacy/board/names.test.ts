import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { board } from '../../../domain/diplomacy/board/board.ts';
import { NAMES } from '../../../domain/diplomacy/board/names.ts';
import { SHAPES } from '../../../domain/diplomacy/map/geometry.ts';
import { PROVINCE_IDS, PROVINCES } from '../../../domain/diplomacy/map/provinces.ts';
import { POWERS } from '../../../domain/diplomacy/map/vocabulary.ts';
import { view } from '../../../domain/diplomacy/view.ts';
import { elements } from '../../kit/boards.ts';
import { drafted, gameFiles, replayed } from '../kit/figures-drawn.ts';

/** Left, top, right, bottom. */
type Box = readonly [left: number, top: number, right: number, bottom: number];

// How wide letters are in hundredths of their size, in DejaVu Sans, a wide font; Korean ones fill almost a square.
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  ['ijlI.', 29],
  ["frt -'J", 39],
  ['cszkvxyLFTYSZ', 60],
  ['mwMW', 99],
  ['NHUOQDGCARVBPKEX', 77],
];
const widthOf = (letter: string): number =>
  letter >= '\uac00' ? 95 : (WIDTHS.find(([letters]) => letters.includes(letter))?.[1] ?? 63);

const boxOf = (x: number, base: number, size: number, lines: readonly string[]): Box => {
  const width = Math.max(...lines.map((line) => [...line].reduce((sum, letter) => sum + widthOf(letter), 0)));
  const half = (width / 100) * (size / 2);
  return [x - half, base - 0.76 * size, x + half, base + (1.02 * (lines.length - 1) + 0.22) * size];
};

const LETTERS = 24;
const namesOf = (kind: 'en' | 'ko' | 'letters'): readonly (readonly [string, Box])[] =>
  PROVINCE_IDS.map((id) => {
    if (kind === 'letters') return [id, boxOf(SHAPES[id]!.label[0], SHAPES[id]!.label[1] + 8, LETTERS, [id])];
    const [x, y, size, text] = NAMES[id]![kind];
    return [id, boxOf(x, y, size, text.split('|'))];
  });

/** The plates of all units that could stand on the board. */
const berths: readonly (readonly [string, Box])[] = Object.entries(SHAPES).flatMap(([id, { unit, coasts }]) =>
  [[id, unit] as const, ...Object.entries(coasts ?? {}).map(([coast, at]) => [`${id}/${coast}`, at] as const)].map(
    ([loc, [x, y]]) => [loc, [x - 17, y - 14, x + 17, y + 14]] as const,
  ),
);
const centres: readonly (readonly [string, Box])[] = Object.entries(SHAPES).flatMap(([id, { centre }]) =>
  centre === undefined ? [] : [[id, [centre[0] - 8, centre[1] - 8, centre[0] + 8, centre[1] + 8]] as const],
);

const meet = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
const meetings = (some: readonly (readonly [string, Box])[], others: readonly (readonly [string, Box])[]) =>
  some.flatMap(([one, box]) =>
    others.flatMap(([other, with_]) => ((some !== others || one < other) && meet(box, with_) ? `${one} ${other}` : [])),
  );

describe('the names of provinces', () => {
  it('are the whole names, in lines', () => {
    for (const id of PROVINCE_IDS)
      for (const locale of ['en', 'ko'] as const) {
        const text = NAMES[id]![locale][3];
        expect(text.replaceAll('-|', '-').replaceAll('|', ' '), id).toBe(PROVINCES[id]!.name[locale]);
      }
  });

  it.each(['en', 'ko', 'letters'] as const)('stand under no unit, no supply centre and no other name (%s)', (kind) => {
    const names = namesOf(kind);
    expect(meetings(names, berths)).toEqual([]);
    expect(meetings(names, centres)).toEqual([]);
    expect(meetings(names, names)).toEqual([]);
  });

  it('leave the supply centres beside the units', () => {
    expect(meetings(centres, berths)).toEqual([]);
  });
});

describe('the size of a board', () => {
  const MOST_ELEMENTS = 2_500;
  const MOST_BYTES = 25 * 1024;
  /** As the server compresses. */
  const compressed = (svg: string): number =>
    brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;

  it('is small in every fourth phase of real games, with all results and drafts', () => {
    const worst = { elements: 0, bytes: 0 };
    for (const file of gameFiles)
      for (const [i, { state, orders }] of [...replayed(file)].entries()) {
        if (i % 4 !== 0) continue;
        const svg = board(view(drafted(state, orders), [...POWERS.slice(0, 1)]), 'en', { panels: false });
        worst.elements = Math.max(worst.elements, elements(svg).length);
        worst.bytes = Math.max(worst.bytes, compressed(svg));
      }
    console.log(`largest board: ${worst.elements} elements, ${worst.bytes} bytes`);
    expect(worst.elements).toBeLessThanOrEqual(MOST_ELEMENTS);
    expect(worst.bytes).toBeLessThanOrEqual(MOST_BYTES);
  });
});

it('a unit can be hit at 24 pixels where the map is enlarged to half a pixel for a unit of the drawing', () => {
  const { state } = [...replayed(gameFiles[0]!)][0]!;
  const svg = board(view(state, []), 'en');
  const pieces = svg.match(/<g class="fp-piece"[^>]*>.*?<use [^>]*>/g) ?? [];
  expect(pieces.length).toBe(state.position.units.length);
  for (const piece of pieces) {
    const stroke = Number(/class="fp-hit".* stroke-width="(\d+)" pointer-events="all"/.exec(piece)?.[1]);
    expect((28 + stroke) * 0.5).toBeGreaterThanOrEqual(24);
    expect((34 + stroke) * 0.5).toBeGreaterThanOrEqual(24);
  }
});

import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { board } from '../../../domain/napoleonics/board/board.ts';
import { BOARD_END, centreOf, STRIP, WIDTH } from '../../../domain/napoleonics/board/sheet.ts';
import { HEXES, neighbours } from '../../../domain/napoleonics/field/hexes.ts';
import { elements, namedIn, rootOf, wrongIds, wrongNames } from '../../kit/boards.ts';
import { positionsOf } from '../../kit/matches.ts';
import { playRandom } from '../../kit/play.ts';
import { ENTRIES } from '../../kit/registry.ts';
import { positions, squares } from '../kit/board-positions.ts';

const boards = Object.entries(positions).map(([name, view]) => ({ name, view }));

const round = (value: number): number => Math.round(value * 10) / 10;
const idsIn = (svg: string): readonly string[] => [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!).sort();

describe('a board turned to the top', () => {
  it.each(boards)('$name: the same elements, ids and names, each place across the middle', ({ view }) => {
    const [plain, turned] = [board(view, 'en'), board(view, 'en', { from: 'top' })];
    expect(elements(turned).toSorted()).toEqual(elements(plain).toSorted());
    expect(idsIn(turned)).toEqual(idsIn(plain));
    expect([wrongNames(turned), wrongIds(turned)]).toEqual([[], []]);
    const named = new Map(namedIn(turned).map((each) => [`${each.kind} ${each.id}`, each]));
    for (const each of namedIn(plain)) {
      const other = named.get(`${each.kind} ${each.id}`)!;
      expect([other.name, other.in]).toEqual([each.name, each.in]);
      if (each.kind !== 'space') continue;
      const [x, y] = each.at;
      expect(Math.abs(other.at[0] - (WIDTH - x)), each.id).toBeLessThan(0.2);
      expect(Math.abs(other.at[1] - (STRIP + BOARD_END - y)), each.id).toBeLessThan(0.2);
    }
  });

  it('says so, and is what it was when it is turned back', () => {
    expect(rootOf(board(squares, 'en', { from: 'top' }))['data-from']).toBe('top');
    expect(rootOf(board(squares, 'en'))['data-from']).toBe('bottom');
    expect(board(squares, 'en', { from: 'bottom' })).toBe(board(squares, 'en'));
  });

  it('has the army of its seat below: strip, left flank on the left, and figures that face the enemy', () => {
    const svg = board({ ...squares, active: 'top' }, 'en', { from: 'top' });
    expect(svg).toContain(`<g data-side="top" transform="translate(0 ${BOARD_END})">`);
    expect(namedIn(svg).find(({ id }) => id === 'LEFT')!.at[0]).toBeLessThan(WIDTH / 2);
    const facing = (drawn: string, id: string): boolean =>
      drawn.split(`data-id="${id}"`)[1]!.split('class="fp-piece"')[0]!.includes('scale(-1 1)');
    expect([facing(svg, 'B-LN-1'), facing(svg, 'F-CU-1')]).toEqual([false, true]);
    expect([facing(board(squares, 'en'), 'B-LN-1'), facing(board(squares, 'en'), 'F-CU-1')]).toEqual([true, false]);
  });

  it('keeps neighbours next to each other', () => {
    for (const hex of HEXES)
      for (const next of neighbours(hex)) {
        const [[x, y], [u, v]] = [centreOf(hex, 'top'), centreOf(next, 'top')];
        expect(round(Math.hypot(x - u, y - v)), `${hex} ${next}`).toBeCloseTo(60, 0);
      }
  });

  it('turns water and works with their hexes', () => {
    const sides = (svg: string): number => Number(/data-layer="works">.*?rotate\((\d+)\)/.exec(svg)![1]);
    const plain = sides(board(positions.crowded!, 'en'));
    expect(sides(board(positions.crowded!, 'en', { from: 'top' }))).toBe((plain + 180) % 360);
  });
});

// What a phone must load and draw for each version.
describe('a board stays small', () => {
  const MOST = { elements: 2500, bytes: 25_000 };
  const entry = ENTRIES.find(({ game }) => game.id === 'napoleonics')!;
  const random = [1, 2].flatMap((seed) =>
    positionsOf(playRandom(entry.game, seed, entry)).filter(({ v }) => v % 40 === 0),
  );
  const views = [
    ...boards,
    ...random.map(({ v, state }) => ({ name: `random, version ${v}`, view: entry.game.view(state, []) })),
  ];

  it('looks at enough positions', () => expect(views.length).toBeGreaterThan(boards.length + 2));

  it.each(views)('$name', ({ view }) => {
    for (const locale of ['en', 'ko'] as const) {
      const svg = board(view, locale);
      expect(elements(svg).length).toBeLessThanOrEqual(MOST.elements);
      expect(gzipSync(svg).length).toBeLessThanOrEqual(MOST.bytes);
    }
  });
});

describe('colours', () => {
  /** Luminance as WCAG defines it. */
  const light = (colour: string): number => {
    const [r, g, b] = [1, 3, 5]
      .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const contrast = (a: string, b: string): number =>
    (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);

  it.each(['FRENCH', 'BRITISH', 'PORTUGUESE'])(
    'figures of the %s stand out on their block, initials on their flag',
    (nation) => {
      const block = board(positions.crowded!, 'en').split(`id="fp-${nation}"`)[1]!;
      const [, paper, coat] = /fill="(#\w{6})" stroke="(#\w{6})"/.exec(block)!;
      expect(contrast(paper!, coat!)).toBeGreaterThanOrEqual(4.5);
      expect(contrast('#ffffff', coat!)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

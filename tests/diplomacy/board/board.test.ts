import { describe, expect, it } from 'vitest';
import { board } from '../../../domain/diplomacy/board/board.ts';
import { diplomacy } from '../../../domain/diplomacy/index.ts';
import { SHAPES, SIZE } from '../../../domain/diplomacy/map/geometry.ts';
import { PROVINCE_IDS, PROVINCES, START, START_CENTRES } from '../../../domain/diplomacy/map/provinces.ts';
import type { State } from '../../../domain/diplomacy/state.ts';
import { view } from '../../../domain/diplomacy/view.ts';
import { after, drafted, drawnCases, drawnFigures, stateAt } from '../kit/figures-drawn.ts';
import { game } from '../kit/kit.ts';

const start = stateAt({
  season: 'spring',
  year: 1901,
  phase: 'movement',
  units: START,
  dislodged: [],
  contested: [],
  centres: START_CENTRES,
});

/** After moves that succeeded and failed, with a fleet that must retreat. */
const busy: State = after(
  game('F1901M', {
    turkey: 'A con, F aeg',
    russia: 'F bul/ec, F stp/sc',
    italy: 'A rom, A ven, A pie',
    france: 'A mar',
  }),
  { turkey: ['A con - bul', 'F aeg S A con - bul'], italy: ['A rom - tus', 'A pie - tus', 'A ven H'], france: ['A mar S A ven'] },
);

const everything: readonly (readonly [string, State])[] = Object.entries({ start, busy, ...drawnFigures, ...drawnCases });

/** The names of all elements; throws where the text is not well-formed XML. */
function elements(xml: string): string[] {
  const names: string[] = [];
  const open: string[] = [];
  const rest = xml.replaceAll(/<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z-]+="[^"<&]*")*)\s*(\/?)>/g, (_, close, name, _attributes, empty) => {
    if (close === '/') {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
      return '';
    }
    names.push(name);
    if (empty === '') open.push(name);
    return '';
  });
  if (open.length > 0) throw new Error(`<${open.at(-1)}> is not closed`);
  if (/[<>]|&(?!(amp|lt|gt|quot|#39);)/.test(rest)) throw new Error('a stray < > or &');
  return names;
}

describe('the drawn map', () => {
  it('has an outline, a label and a place for units for each of the 75 provinces', () => {
    expect(Object.keys(SHAPES).sort()).toEqual([...PROVINCE_IDS].sort());
    for (const [id, { path, centre, coasts }] of Object.entries(SHAPES)) {
      expect(path, id).toMatch(/^M\d+ \d+l[-\d .lzM]+z$/);
      expect(centre !== undefined, id).toBe(PROVINCES[id]!.centre);
      expect(
        Object.keys(coasts ?? {})
          .map((coast) => `${id}/${coast}`)
          .sort(),
        id,
      ).toEqual(PROVINCES[id]!.berths.filter((berth) => berth !== id).toSorted());
    }
  });

  it('keeps every mark on the drawing', () => {
    for (const [id, { label, unit, centre, coasts }] of Object.entries(SHAPES)) {
      for (const [x, y] of [label, unit, ...(centre ? [centre] : []), ...Object.values(coasts ?? {})]) {
        expect(x > 0 && x < SIZE[0] && y > 0 && y < SIZE[1], id).toBe(true);
      }
    }
  });
});

describe('the board', () => {
  it.each(['en', 'ko'] as const)('is well-formed and labels all provinces (%s)', (locale) => {
    for (const [name, state] of everything) {
      const svg = board(view(state, []), locale);
      expect(elements(svg)[0], name).toBe('svg');
      for (const id of PROVINCE_IDS) expect(svg.split(`>${id}</text>`).length, `${name}: ${id}`).toBe(2);
    }
    const svg = board(view(start, []), locale);
    expect(svg).toContain(PROVINCES.stp!.name[locale]);
    expect(svg).toMatch(/ role="img" aria-labelledby="fp-title fp-desc"/);
    expect(svg).toMatch(/<title id="fp-title">[^<]+<\/title><desc id="fp-desc">[^<]+<\/desc>/);
  });

  it('refers only to what it defines, and defines nothing twice', () => {
    for (const [name, state] of everything) {
      const svg = board(view(state, []), 'en');
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, name).toBe(ids.length);
      for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids, name).toContain(id);
    }
  });

  it('escapes what people wrote', () => {
    const state = drafted(game('S1901M', { france: 'A par' }), {});
    const written = { par: { order: 'void', written: '<script>"&\'' } } as const;
    const svg = board(view({ ...state, written: { france: { orders: written, ready: false, topic: 'x' } } }, ['france']), 'en');
    elements(svg);
    expect(svg).toContain('&lt;script&gt;&quot;&amp;&#39;');
  });

  it('names units, owners and the dislodged', () => {
    const svg = board(view(busy, []), 'en');
    elements(svg);
    expect(svg).toContain('<title>Russia, fleet, St Petersburg (sc)</title>');
    expect(svg).toContain('<title>Bulgaria (bul), supply centre: nobody</title>');
    expect(svg).toContain('<title>Paris (par), supply centre: France</title>');
    expect(svg).toContain('<title>Russia, fleet, Bulgaria (ec), dislodged</title>');
    expect(svg).toContain('Autumn 1901, retreats');
  });

  it('tells in words what stands there and what happened', () => {
    const told = (locale: 'en' | 'ko'): string => board(view(busy, []), locale).match(/<desc id="fp-desc">([^<]+)<\/desc>/)![1]!;
    expect(told('en').split('\n')).toEqual(
      expect.arrayContaining([
        'Autumn 1901, retreats.',
        'France. Centres (3): Brest, Marseilles, Paris. Units (1): army Marseilles.',
        'Results of Autumn 1901, movement:',
        'France: army Marseilles supports Venice in place, not followed.',
        'Italy: army Rome to Tuscany, bounced; army Venice holds; army Piedmont to Tuscany, bounced.',
        'Russia: fleet Bulgaria (ec) holds, dislodged; fleet St Petersburg (sc) holds.',
        'Turkey: army Constantinople to Bulgaria, succeeded; fleet Aegean Sea supports Constantinople to Bulgaria, succeeded.',
      ]),
    );
    expect(told('ko').split('\n')).toEqual(
      expect.arrayContaining([
        '1901년 가을, 이동 결과:',
        '이탈리아: 육군 로마에서 투스카니로 이동, 실패; 육군 베네치아 대기; 육군 피에몬테에서 투스카니로 이동, 실패.',
        '터키: 육군 콘스탄티노플에서 불가리아로 이동, 성공; 해군 에게해, 콘스탄티노플에서 불가리아로 가는 이동 지원, 성공.',
      ]),
    );
  });

  it('marks powers that nobody plays and provinces that are closed', () => {
    const two = diplomacy.initial({ rulings: 'rulebook', players: 2 });
    const svg = board(view(two, []), 'en');
    elements(svg);
    expect(svg).toContain('<title>Italy, army, Rome, no player</title>');
    expect(svg).toContain('<title>Tuscany (tus), closed to units</title>');
    expect(svg).toContain('<title>Rome (rom), supply centre: Italy, closed to units</title>');
    expect(svg).toContain('data-key="closed"');
    expect(svg).toContain('Without a player: Italy.');
    expect(board(view(start, []), 'en')).not.toContain('no player');
    expect(board(view(start, []), 'en')).not.toContain('closed to units');
  });

  it('is the same for the same view', () => {
    expect(board(view(busy, []), 'ko')).toBe(board(view(busy, []), 'ko'));
  });
});

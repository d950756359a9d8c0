import { describe, expect, it } from 'vitest';
import { board } from '../../../domain/diplomacy/board/board.ts';
import { diplomacy } from '../../../domain/diplomacy/index.ts';
import { SHAPES, SIZE } from '../../../domain/diplomacy/map/geometry.ts';
import { PROVINCE_IDS, PROVINCES, START, START_CENTRES } from '../../../domain/diplomacy/map/provinces.ts';
import type { State } from '../../../domain/diplomacy/state/state.ts';
import { view } from '../../../domain/diplomacy/view.ts';
import { boxOf, elements, namedIn, rootOf, subjectsIn, wrongIds, wrongNames } from '../../kit/boards.ts';
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
  {
    turkey: ['A con - bul', 'F aeg S A con - bul'],
    italy: ['A rom - tus', 'A pie - tus', 'A ven H'],
    france: ['A mar S A ven'],
  },
);

const everything: readonly (readonly [string, State])[] = Object.entries({
  start,
  busy,
  ...drawnFigures,
  ...drawnCases,
});

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
    expect(svg).toMatch(/ role="group" aria-labelledby="fp-title" aria-describedby="fp-desc" data-board="fp"/);
    expect(svg).toMatch(/<title id="fp-title">[^<]+<\/title><desc id="fp-desc">[^<]+<\/desc>/);
  });

  it('refers only to what it defines, and defines nothing twice', () => {
    for (const [name, state] of everything) {
      expect(wrongIds(board(view(state, []), 'en')), name).toEqual([]);
    }
  });

  it('escapes what people wrote', () => {
    const state = drafted(game('S1901M', { france: 'A par' }), {});
    const written = { par: { order: 'void', written: '<script>"&\'' } } as const;
    const svg = board(
      view({ ...state, written: { france: { orders: written, ready: false, topic: 'x' } } }, ['france']),
      'en',
    );
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
    const told = (locale: 'en' | 'ko'): string =>
      board(view(busy, []), locale).match(/<desc id="fp-desc">([^<]+)<\/desc>/)![1]!;
    expect(told('en').split('\n')).toEqual(
      expect.arrayContaining([
        'Autumn 1901, retreats.',
        'France. Centres (3): Brest, Marseilles, Paris. Units (1): army Marseilles.',
        'Results of Autumn 1901, movement:',
        'France: army Marseilles supports Venice to hold, not followed.',
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
    expect(svg).toContain('data-legend="closed"');
    expect(svg).toContain('Without a player: Italy.');
    expect(board(view(start, []), 'en')).not.toContain('no player');
    expect(board(view(start, []), 'en')).not.toContain('closed to units');
  });

  it('is the same for the same view', () => {
    expect(board(view(busy, []), 'ko')).toBe(board(view(busy, []), 'ko'));
  });
});

describe('what a command can name', () => {
  it.each(['en', 'ko'] as const)('is named once, on the drawing (%s)', (locale) => {
    for (const [name, state] of everything) {
      const svg = board(view(state, []), locale);
      const { units, dislodged } = state.position;
      const subjects = [
        ...PROVINCE_IDS.flatMap((id) => [id, ...PROVINCES[id]!.berths]).map((loc) => `space ${loc}`),
        ...[...units, ...dislodged.map(({ unit }) => unit)].map(({ loc }) => `piece ${loc.slice(0, 3)}`),
      ];
      expect(wrongNames(svg), name).toEqual([]);
      expect(subjectsIn(svg).toSorted(), name).toEqual([...new Set(subjects)].sort());
    }
  });

  it('is called in the language asked', () => {
    const named = (locale: 'en' | 'ko', what: string) =>
      namedIn(board(view(busy, []), locale)).find(({ kind, id }) => `${kind} ${id}` === what)!;
    expect(named('en', 'space stp/sc')).toMatchObject({ name: 'St Petersburg (sc)', in: 'stp' });
    expect(named('en', 'piece stp')).toMatchObject({ name: 'Russia, fleet, St Petersburg (sc)', in: 'stp/sc' });
    expect(named('ko', 'space par').name).toBe('파리');
    expect(named('ko', 'piece mar').name).toBe('프랑스, 육군, 마르세유');
  });

  it('a province is its dislodged unit as long as there is one, beside which the victor has a name alone (§12.2)', () => {
    const there = namedIn(board(view(busy, []), 'en')).filter(({ in: space }) => space?.startsWith('bul') === true);
    expect(there.filter(({ kind }) => kind !== 'space')).toMatchObject([
      { kind: undefined, id: undefined, name: 'Turkey, army, Bulgaria', in: 'bul' },
      { kind: 'piece', id: 'bul', name: 'Russia, fleet, Bulgaria (ec)', in: 'bul/ec' },
    ]);
  });

  it('is drawn where it says', () => {
    const svg = board(view(busy, []), 'en');
    for (const { kind, at } of namedIn(svg))
      if (kind === 'piece') expect(svg).toContain(`transform="translate(${at.join(' ')})"`);
  });
});

describe('a picture', () => {
  it('has unique ids, says what it is of, and tells the same', () => {
    const plain = board(view(busy, []), 'en');
    const named = board(view(busy, []), 'en', { board: 'left', version: 12, viewer: ['france', 'italy'] });
    expect(wrongIds(named)).toEqual([]);
    expect(rootOf(named)).toMatchObject({ 'data-board': 'left', 'data-version': '12', 'data-viewer': 'france italy' });
    expect(
      named
        .replaceAll(/(["#])left-/g, '$1fp-')
        .split('\n')
        .slice(1),
    ).toEqual(plain.split('\n').slice(1));
    expect(rootOf(board(view(busy, []), 'en', { viewer: [] }))['data-viewer']).toBe('spectator');
  });

  it('without panels is the map alone, where it was', () => {
    const [whole, map] = [{}, { panels: false }].map((picture) => board(view(busy, []), 'en', picture));
    expect(boxOf(map!)).toEqual([0, 0, ...SIZE]);
    expect(namedIn(map!)).toEqual(namedIn(whole!));
    expect(whole).toContain('data-legend=');
    expect(map).not.toContain('data-legend=');
    expect(map).toContain('<desc id="fp-desc">Autumn 1901, retreats.');
    expect(wrongIds(map!)).toEqual([]);
  });
});

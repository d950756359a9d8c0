import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../domain/lib/text.ts';
import { SIDES } from '../../../domain/napoleonics/army/sides.ts';
import { typeOf } from '../../../domain/napoleonics/army/units.ts';
import { board } from '../../../domain/napoleonics/board/board.ts';
import { centreOf, WIDTH, widthOf } from '../../../domain/napoleonics/board/sheet.ts';
import { HEXES } from '../../../domain/napoleonics/field/hexes.ts';
import { boxOf, elements, namedIn, rootOf, subjectsIn, wrongIds, wrongNames } from '../../kit/boards.ts';
import { crowded, over, positions, seen, squares } from '../kit/board-positions.ts';
import { at, drawn, leader } from '../kit/drawn.ts';

const everything = Object.entries(positions).flatMap(([name, view]) =>
  LOCALES.map((locale) => ({ name: `${name} (${locale})`, view, locale, svg: board(view, locale) })),
);

/** The drawing of one piece. */
const pieceIn = (svg: string, id: string): string =>
  svg.split(`data-kind="piece" data-id="${id}"`)[1]!.split('data-kind=')[0]!.split('\n')[0]!;
const layer = (svg: string, name: string): string =>
  svg.split('\n').find((line) => line.includes(`data-layer="${name}"`))!;
const count = (text: string, part: string): number => text.split(part).length - 1;
const LOST = 'href="#fp-lost"';
/** How many figures a piece shows: what it uses besides its block, its stripe and the places of the lost. */
const figuresIn = (piece: string): number =>
  [...piece.matchAll(/href="#fp-([^"]+)"/g)].filter(
    ([, id]) => !/^(?:lost|stripe-.*|(?:FRENCH|BRITISH|PORTUGUESE)(?:-square)?)$/.test(id!),
  ).length;

/** Left, top, right, bottom. */
type Box = readonly [number, number, number, number];
const meet = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** Where the texts of a layer are: capitals above the line, what hangs below it. */
function textBoxes(line: string, size: number): readonly { readonly text: string; readonly box: Box }[] {
  return [...line.matchAll(/<text x="([\d.]+)" y="([\d.]+)">([^<]+)<\/text>/g)].map(([, x, y, text]) => {
    const half = widthOf(text!, size) / 2;
    return { text: text!, box: [Number(x) - half, Number(y) - size * 0.73, Number(x) + half, Number(y) + size * 0.2] };
  });
}

describe('every board', () => {
  it.each(everything)('$name: is well-formed, refers to what it defines, and defines nothing twice', ({ svg }) => {
    expect(elements(svg)[0]).toBe('svg');
    expect(wrongIds(svg)).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined|\[object/);
  });

  it.each(everything)('$name: names every hex once, and draws every piece once', ({ svg, view }) => {
    for (const hex of HEXES) expect(count(layer(svg, 'hexes'), `>${hex}</text>`), hex).toBe(1);
    for (const { id } of view.units) expect(count(svg, `data-kind="piece" data-id="${id}"`), id).toBe(1);
    for (const { id, name } of view.leaders)
      expect(count(svg, `data-kind="piece" data-id="${id}"`), `${id} ${name.en}`).toBe(1);
  });

  it.each(everything)('$name: a figure for each block, and a free place for each that is lost', ({ svg, view }) => {
    for (const unit of view.units) {
      const piece = pieceIn(svg, unit.id);
      expect([figuresIn(piece), count(piece, LOST)], unit.id).toEqual([
        unit.blocks,
        Math.max(0, typeOf(unit).blocks - unit.blocks),
      ]);
    }
  });

  it.each(everything)('$name: no name lies on another, on a counter, or beside the sheet', ({ svg, view }) => {
    const hexes = textBoxes(layer(svg, 'hexes'), 7.4);
    const places = textBoxes(layer(svg, 'places'), 8.6);
    const counters = [...view.units, ...view.leaders].map(({ hex }) => {
      const [x, y] = centreOf(hex);
      return { text: hex, box: [x - 23, y - 17, x + 23, y + 17] as Box };
    });
    const all = [...hexes, ...places];
    for (const [i, name] of all.entries()) {
      expect(name.box[0] >= 0 && name.box[2] <= WIDTH, name.text).toBe(true);
      const hit = [...all.slice(i + 1), ...counters]
        .filter((other) => meet(name.box, other.box))
        .map(({ text }) => text);
      expect([name.text, hit]).toEqual([name.text, []]);
    }
  });

  it('is the same for the same view', () => {
    for (const { svg, view, locale } of everything) expect(board(view, locale)).toBe(svg);
  });
});

describe('pieces', () => {
  const svg = board(squares, 'en');

  it('a unit: its type, its place, its blocks, its leader', () => {
    expect(svg).toContain(
      '<title>French Guard Heavy Cavalry F-GHC-1, e8, 4 of 4 blocks, leader Ney F-LD-2, ordered</title>',
    );
    expect(svg).toContain('<title>British Guard Grenadier B-GG-1, c2, 2 of 5 blocks</title>');
    expect(count(pieceIn(svg, 'B-GG-1'), LOST)).toBe(3);
    // No man stands before the place of a lost one: the front rank falls first.
    const places = [...pieceIn(svg, 'B-GG-1').matchAll(/fp-lost" x="[^"]+" y="([^"]+)"/g)].map(([, y]) => Number(y));
    for (const y of places) expect(y).toBeGreaterThan(9);
    expect(pieceIn(svg, 'B-GG-1').split('</title>')[1]).not.toContain('<text');
  });

  it('in square: the number of its counter (§10.2)', () => {
    expect(svg).toContain('<title>British Line Infantry B-LN-6, d8, 1 of 4 blocks, in square 4</title>');
    expect(pieceIn(svg, 'B-LN-6')).toContain('>4</text>');
    expect(pieceIn(svg, 'B-LN-6')).toContain('href="#fp-BRITISH-square"');
    expect(pieceIn(svg, 'B-LN-1')).toContain('href="#fp-BRITISH"');
  });

  it('arms by silhouette, and light, heavy and guard by head and stripe', () => {
    const looks = [
      'B-LN',
      'B-LT',
      'B-GG',
      'F-GR',
      'F-OG',
      'F-YG',
      'F-MI',
      'F-LC',
      'B-HC',
      'F-CU',
      'F-GHC',
      'F-FA',
      'F-HA',
      'F-GFA',
    ]
      .map((type, i) => ({ type, hex: HEXES[i]! }))
      .map(({ type, hex }) => {
        const piece = pieceIn(board(seen(drawn({}, [at(hex, type)])), 'en'), `${type}-1`);
        const stripe = /href="#fp-stripe-([^"]+)"/.exec(piece)?.[1] ?? 'none';
        return `${type} ${[...new Set(piece.match(/href="#fp-[^"]+" x=/g))].map((use) => use.slice(10, -4)).join()} ${stripe}`;
      });
    expect(looks).toEqual([
      'B-LN line none',
      'B-LT light light',
      'B-GG guard guard',
      'F-GR elite heavy',
      'F-OG guard guard',
      'F-YG guard-light guard',
      'F-MI militia militia',
      'F-LC light-horse light',
      'B-HC heavy-horse heavy',
      'F-CU cuirassier heavy',
      'F-GHC guard-horse guard',
      'F-FA foot-gun none',
      'F-HA horse-gun light',
      'F-GFA guard-gun guard',
    ]);
  });

  it('are large enough for a finger on a phone, where the map is drawn 1.68 times as large when it is framed', () => {
    const framed = (390 * 0.44 * 2.2) / 220;
    for (const [id, drawing] of [
      ...squares.units.map(({ id, square }) => [id, square === undefined ? 'FRENCH' : 'FRENCH-square'] as const),
    ]) {
      const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg.split(`id="fp-${drawing}"`)[1]!)!;
      expect(Math.min(Number(width), Number(height)) * framed, id).toBeGreaterThanOrEqual(24);
    }
  });

  it('leaders: a flag with an initial, alone on a horse', () => {
    expect(pieceIn(svg, 'F-LD-2')).toContain('>N</text>');
    expect(pieceIn(svg, 'F-GHC-1')).not.toContain('>N</text>');
    expect(pieceIn(svg, 'F-LD-2')).not.toContain('href="#fp-leader"');
    expect(pieceIn(svg, 'F-LD-1')).toContain('>D</text>');
    expect(pieceIn(svg, 'F-LD-1')).toContain('href="#fp-leader"');
    expect(pieceIn(board(squares, 'ko'), 'F-LD-2')).toContain('>네</text>');
  });

  it('a leader who retreats is where he has come, and hides nothing as he escapes through an enemy (§12.4)', () => {
    const position = drawn({}, [at('e5', 'B-LN', { leader: 'Hill' }), leader('d5', 'bottom', 'Ney')]);
    const svg = board(seen(position, { frames: [{ is: 'leader-retreat', leader: 'F-LD-1', path: ['e5'] }] }), 'en');
    expect(svg).toContain('leader Ney F-LD-1, e5');
    const [x, y] = centreOf('e5');
    const placeOf = (id: string) => namedIn(svg).find((each) => each.id === id)!.at;
    expect(svg).toContain('leader Hill B-LD-1, e5');
    expect(placeOf('B-LD-1')).toEqual([x + 19, y - 14]);
    expect(pieceIn(svg, 'F-LD-1')).toContain('>N</text>');
    expect(placeOf('F-LD-1')).toEqual([x - 19, y - 14]);
    expect(pieceIn(svg, 'F-LD-1')).not.toContain('href="#fp-leader"');
  });

  it('ordered pieces stand out, and those that have battled say so', () => {
    expect(pieceIn(svg, 'F-HA-1')).toContain('#ffd51f');
    expect(pieceIn(svg, 'F-FA-1')).not.toContain('#ffd51f');
    expect(pieceIn(svg, 'F-CU-1'), 'what has battled is pale').toContain('#fff6cf');
    expect(svg).toContain('<title>French Cuirassier Cavalry F-CU-1, d7, 3 of 4 blocks, has battled</title>');
  });

  it('troops that fight under the tables of another nation are called what they are', () => {
    const position = drawn({}, [at('e5', 'P-LN')], {
      nationNames: { PORTUGUESE: { en: 'Brunswick', ko: '브라운슈바이크' } },
    });
    expect(board(seen(position), 'en')).toContain(
      '<title>Portuguese Line Infantry (Brunswick) P-LN-1, e5, 4 of 4 blocks</title>',
    );
  });
});

describe('around the board', () => {
  const svg = board(squares, 'en');
  const strip = (side: 'top' | 'bottom'): string =>
    svg.split(`data-side="${side}"`)[1]!.split('data-side=')[0]!.split('data-layer')[0]!;

  it('cards, banners of those that win, squares', () => {
    expect(strip('top')).toContain('>Allies (Wellington)</text>');
    expect(strip('top')).toContain('>2 cards</text>');
    expect(strip('top')).toContain('>1/8</text>');
    expect(strip('bottom')).toContain('>4/8</text>');
    expect(count(strip('bottom'), 'fill="#213f82" stroke="#213f82"')).toBe(4);
    expect(count(strip('top'), 'fill="#222" stroke="#222"')).toBe(3);
    expect(count(strip('bottom'), 'fill="#222" stroke="#222"')).toBe(0);
  });

  it('the side to move, and the winner', () => {
    expect(strip('bottom')).toContain('M4 11L12 18L4 25Z');
    expect(strip('top')).not.toContain('M4 11L12 18L4 25Z');
    const ended = board(over, 'en');
    expect(ended).toContain('Turn 18, Allies: victory');
    expect(ended).not.toContain('M4 11L12 18L4 25Z');
  });

  it('the card in play, and what it stands for', () => {
    expect(layer(svg, 'news')).toContain('>Cavalry Charge</text>');
    expect(layer(svg, 'news')).toContain('>command 5</text>');
    const copied = layer(board(crowded, 'en'), 'news');
    expect(copied).toContain('>Counter-Attack</text>');
    expect(copied).toContain('>as Force March · command 9, right flank</text>');
    expect(layer(board(over, 'en'), 'news')).toContain('no card in play');
  });

  it('the newest combat: who, and each roll with its dice', () => {
    const news = layer(svg, 'news');
    expect(news).toContain('>Melee: French Cuirassier Cavalry d7 + French Foot Artillery</text>');
    expect(news).toContain('>→ British Line Infantry c7</text>');
    expect(count(news, 'width="18" height="18"')).toBe(1 + 4 + 2);
    expect(news).toContain('>hits 2, flags 1</text>');
    expect(news).toContain('>no dice</text>');
    expect(count(layer(board(crowded, 'en'), 'news'), 'width="18" height="18"')).toBe(15);
    expect(layer(svg, 'combat')).toContain('M430 226.5');
  });

  it('the mark of a combat goes when the turn changes', () => {
    expect(board({ ...squares, turn: 13, active: 'top', orders: {} }, 'en')).not.toContain('data-layer="combat"');
  });

  it('objectives: a flag in the hex, full when it is held (§3.3)', () => {
    const objectives = layer(svg, 'objectives');
    expect(count(objectives, 'data-objective=')).toBe(3);
    expect(objectives.split('data-objective="hougoumont"')[1]!.split('data-objective')[0]).toContain('fill="#213f82"');
    expect(objectives.split('data-objective="papelotte"')[1]).not.toContain('fill="#213f82"');
  });

  it('a legend of the terrain that there is', () => {
    const legend = layer(svg, 'legend');
    for (const word of ['Forest', 'Hill', 'Town', 'infantry', 'objective: banner', 'section line'])
      expect(legend).toContain(`>${word}</text>`);
    for (const word of ['River', 'Bridge', 'Windmill']) expect(legend).not.toContain(`>${word}</text>`);
  });
});

describe('the ground', () => {
  /** What an id stands for, without the id. */
  const stencil = (svg: string, id: string): string =>
    svg
      .split(` id="${id}"`)[1]!
      .split(' id="')[0]!
      .replace(/<[a-z]+$/, '');

  it('hexes tell terrain and place', () => {
    const svg = board(squares, 'en');
    expect(svg).toContain('<title>e3, Town, Hougoumont</title>');
    expect(svg).toContain('<title>a1, Clear</title>');
    expect(board(squares, 'ko')).toContain('<title>e3, 마을, 우고몽</title>');
  });

  it('every kind of terrain looks different', () => {
    const codes = ['..', 'FO', 'HI', 'RH', 'TO', 'WM', 'FW', 'RV', 'BR', 'ST', 'SQ'];
    const looks = codes.map((code) => {
      const water = ['RV', 'BR', 'ST'].includes(code) ? [{ hex: 'e5', tile: 'RIVER', sides: ['W', 'E'] } as const] : [];
      const svg = board(seen(drawn({ e5: code }, [], { water })), 'en');
      const hex = layer(svg, 'ground').split('<title>e5, ')[1]!.split('</title>')[1]!.split('<title>')[0]!;
      return hex.replaceAll(/<use href="#([^"]+)"\/>/g, (_, id) => stencil(svg, id)) + layer(svg, 'works');
    });
    expect(new Set(looks).size).toBe(codes.length);
  });

  it('water runs through the sides of its hex; a bridge over a ford crosses shallow water', () => {
    const river = (code: string): string =>
      layer(
        board(
          seen(
            drawn({ e5: 'BR', e6: code }, [], {
              water: [
                { hex: 'e5', tile: 'RIVER_BRIDGE', sides: ['W', 'E'] },
                { hex: 'e6', tile: 'RIVER_BEND', sides: ['W', 'SE'] },
              ],
            }),
          ),
          'en',
        ),
        'ground',
      );
    expect(river('RV')).toContain('M-30 0Q0 0 15 26');
    expect(count(river('RV'), '#3f7fb8')).toBe(2);
    expect(count(river('ST'), '#3f7fb8')).toBe(0);
  });

  it('works stand on the sides they cover (§16.12a)', () => {
    const works = layer(
      board(seen(drawn({ e5: 'FW' }, [], { fieldWorks: [{ hex: 'e5', sides: ['NE', 'W'] }] })), 'en'),
      'works',
    );
    expect([...works.matchAll(/rotate\((\d+)\)/g)].map(([, angle]) => angle)).toEqual(['300', '180']);
  });

  it('section lines cut the fourth and the ninth hex of the short rows (§1.3)', () => {
    const lines = layer(board(squares, 'en'), 'sections');
    for (const from of SIDES)
      for (const hex of ['b4', 'b9', 'h4', 'h9']) expect(lines).toContain(`M${centreOf(hex, from)[0]} `);
  });
});

it('texts of people are escaped, and cut where they are too long', () => {
  const svg = board(crowded, 'en');
  expect(svg).toContain('Every ground &amp; &lt;piece&gt;');
  expect(svg).toContain('<title>leader Sir &lt;Thomas&gt; &quot;Picton&quot; B-LD-5, e1</title>');
  expect(svg).toContain('>A wood of no name at th…</text>');
  expect(svg).toContain('>The Army of the Tagus &amp; all…</text>');
  const script = drawn({}, [leader('e5', 'top', '<script>')]);
  expect(board(seen(script), 'en')).toContain('&lt;script&gt;');
  const unprintable = drawn({}, [leader('e5', 'top', 'A\u0000B\u001b\uffff')]);
  expect(board(seen(unprintable), 'en')).toContain('<title>leader A\ufffdB\ufffd\ufffd B-LD-1, e5</title>');
});

describe('names in commands', () => {
  const called = (svg: string, what: string) => namedIn(svg).find(({ kind, id }) => `${kind} ${id}` === what);

  it.each(everything)('$name: hexes, sections and pieces, once each and on the drawing', ({ svg, view }) => {
    expect(wrongNames(svg)).toEqual([]);
    const pieces = [...view.units, ...view.leaders].map(({ id }) => `piece ${id}`);
    expect(subjectsIn(svg).toSorted()).toEqual(
      [...[...HEXES, 'LEFT', 'CENTER', 'RIGHT'].map((id) => `space ${id}`), ...pieces].sort(),
    );
    for (const { id, hex } of view.units)
      expect(called(svg, `piece ${id}`)).toMatchObject({ in: hex, at: centreOf(hex) });
  });

  it('is called in the language asked', () => {
    const [en, ko] = LOCALES.map((locale) => board(positions['015-waterloo']!, locale));
    expect(called(en!, 'space e3')?.name).toMatch(/^e3, Town, /);
    expect(called(ko!, 'space e3')?.name).toMatch(/^e3, 마을, /);
    expect(called(board(squares, 'en'), 'piece F-LD-2')).toMatchObject({ name: 'Ney, e8', in: 'e8' });
    expect(called(board(squares, 'ko'), 'piece F-LD-2')).toMatchObject({ name: '네, e8', in: 'e8' });
    expect(called(board(squares, 'en'), 'piece B-GG-1')?.name).toBe('British Guard Grenadier, c2');
    expect(called(board(squares, 'ko'), 'space CENTER')?.name).toBe('중앙, 프랑스군');
  });

  it('an attached leader is a separate piece, over all counters', () => {
    const order = namedIn(board(squares, 'en')).flatMap(({ kind, id }) => (kind === 'piece' ? [id] : []));
    expect(order.indexOf('F-LD-2')).toBeGreaterThan(Math.max(...squares.units.map(({ id }) => order.indexOf(id))));
  });

  it('sections are those of the side whose turn it is, as it sees them (§1.4)', () => {
    const lefts = (['top', 'bottom'] as const).map(
      (active) => called(board({ ...squares, active }, 'en'), 'space LEFT')!,
    );
    expect(lefts.map(({ name }) => name)).toEqual(['left flank, Allies', 'left flank, French']);
    expect(lefts[0]!.at[0]).toBeGreaterThan(WIDTH / 2);
    expect(lefts[1]!.at[0]).toBeLessThan(WIDTH / 2);
  });
});

describe('a picture', () => {
  it('has unique ids, says what it is of, and tells the same', () => {
    const named = board(squares, 'en', { board: 'left', version: 12, viewer: ['top'] });
    expect(wrongIds(named)).toEqual([]);
    expect(rootOf(named)).toMatchObject({
      role: 'group',
      'data-board': 'left',
      'data-version': '12',
      'data-viewer': 'top',
    });
    expect(
      named
        .replaceAll(/(["#])left-/g, '$1fp-')
        .split('\n')
        .slice(1),
    ).toEqual(board(squares, 'en').split('\n').slice(1));
  });

  it('without panels is the map alone, where it was', () => {
    const map = board(squares, 'en', { panels: false });
    const [whole, alone] = [boxOf(board(squares, 'en')), boxOf(map)];
    expect(alone[1]).toBe(36);
    expect(alone[3]).toBeLessThan(whole[3] * 0.8);
    expect(namedIn(map)).toEqual(namedIn(board(squares, 'en')));
    for (const part of ['data-side=', 'data-layer="news"', 'data-layer="legend"']) expect(map).not.toContain(part);
    expect(wrongNames(map)).toEqual([]);
  });
});

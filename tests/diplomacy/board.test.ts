import { describe, expect, it } from 'vitest';
import { board } from '../../domain/diplomacy/board.ts';
import { SHAPES, SIZE } from '../../domain/diplomacy/geometry.ts';
import { PROVINCE_IDS, PROVINCES, START, START_CENTRES } from '../../domain/diplomacy/provinces.ts';
import { POWERS, type State } from '../../domain/diplomacy/state.ts';
import { view } from '../../domain/diplomacy/view.ts';

const start: State = {
  position: { season: 'spring', year: 1901, phase: 'movement', units: START, dislodged: [], contested: [], centres: START_CENTRES },
  rulings: 'rulebook',
  players: 7,
  seats: Object.fromEntries(POWERS.map((power) => [power, [power]])),
  written: {},
};

const busy: State = {
  ...start,
  position: {
    ...start.position,
    season: 'fall',
    phase: 'retreat',
    dislodged: [{ unit: { power: 'russia', type: 'F', loc: 'bul/ec' }, from: 'con', retreats: ['bla'] }],
  },
  last: {
    season: 'fall',
    year: 1901,
    phase: 'movement',
    results: [
      {
        power: 'turkey',
        unit: { type: 'A', loc: 'con' },
        order: { order: 'move', to: 'bul' },
        outcome: 'succeeded',
        rule: '§9.5',
        why: { code: 'UNOPPOSED', unit: { type: 'A', loc: 'con' }, to: 'bul' },
        by: [],
      },
      {
        power: 'italy',
        unit: { type: 'A', loc: 'rom' },
        order: { order: 'move', to: 'tus' },
        outcome: 'bounced',
        rule: '§8.10',
        why: { code: 'STAYS', unit: { type: 'A', loc: 'rom' } },
        by: [],
      },
      {
        power: 'italy',
        unit: { type: 'A', loc: 'ven' },
        order: { order: 'hold' },
        outcome: 'held',
        rule: '§7.10',
        why: { code: 'STAYS', unit: { type: 'A', loc: 'ven' } },
        by: [],
      },
    ],
  },
};

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
    const svg = board(view(start, []), locale);
    expect(elements(svg)[0]).toBe('svg');
    for (const id of PROVINCE_IDS) expect(svg).toContain(`>${id}</text>`);
    expect(svg).toContain(PROVINCES.stp!.name[locale]);
    expect(svg).toMatch(/<title id="fp-title">[^<]+<\/title><desc id="fp-desc">[^<]+<\/desc>/);
  });

  it('refers only to what it defines', () => {
    const svg = board(view(busy, []), 'en');
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(id);
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

  it('draws the moves of the last phase, done and failed', () => {
    expect(board(view(start, []), 'en')).not.toContain('marker-end');
    const svg = board(view(busy, []), 'en');
    expect(svg.match(/marker-end="url\(#fp-done\)"/g)).toHaveLength(1);
    expect(svg.match(/marker-end="url\(#fp-failed\)"/g)).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import { board } from '../../../domain/diplomacy/board/board.ts';
import { chainOf, placeOf } from '../../../domain/diplomacy/board/lines.ts';
import { LINE_SIGNS, SIGN_WORDS, SPOT_SIGNS } from '../../../domain/diplomacy/board/signs.ts';
import { LIVERIES } from '../../../domain/diplomacy/board/units.ts';
import type { State } from '../../../domain/diplomacy/state/state.ts';
import { view } from '../../../domain/diplomacy/view.ts';
import type { ByPower } from '../kit/example.ts';
import { after, drafted, drawnCases, drawnFigures } from '../kit/figures-drawn.ts';
import { type Forces, game } from '../kit/kit.ts';

type Attributes = { readonly [name: string]: string };

/** The signs of orders in a drawing, with what their `data-` attributes say. */
const groups = (svg: string): readonly Attributes[] =>
  [...svg.matchAll(/<g class="(fp-order|fp-draft)"((?: data-[a-z]+="[^"]*")+)>/g)].map(([, kind, attributes]) => ({
    class: kind!,
    ...Object.fromEntries(
      [...attributes!.matchAll(/data-([a-z]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
    ),
  }));

/** `support: gas mar-bur succeeded`: the sign, the unit, the supported unit, its destination, the outcome. */
const signs = (svg: string, kind: 'fp-order' | 'fp-draft' = 'fp-order'): readonly string[] =>
  groups(svg)
    .filter((one) => one.class === kind)
    .map(({ sign, from, of, to, outcome }) => {
      const way = [of, to].filter((place) => place !== undefined).join('-');
      return `${sign}: ${[from, way, outcome].filter((word) => word !== undefined && word !== '').join(' ')}`;
    })
    .sort();

const drawn = (state: State, viewer: readonly string[] = []): string => board(view(state, viewer), 'en');
const played = (phase: string, forces: Forces, orders: ByPower, more: Parameters<typeof game>[2] = {}): string =>
  drawn(after(game(phase, forces, more), orders));

describe('the sign of each outcome', () => {
  it('a supported attack, and the unit it dislodges', () => {
    const svg = played(
      'S1901M',
      { france: 'A mar, A gas', germany: 'A bur' },
      { france: ['A mar - bur', 'A gas S A mar - bur'] },
    );
    expect(signs(svg)).toEqual(['move: mar bur succeeded', 'support: gas mar-bur succeeded']);
    expect(svg).toContain('<title>Germany, army, Burgundy, dislodged</title>');
  });

  it('a move that is stopped by a unit that holds', () => {
    const svg = played(
      'S1901M',
      { france: 'A par', germany: 'A bur, A mun' },
      { france: ['A par - bur'], germany: ['A bur H', 'A mun H'] },
    );
    expect(signs(svg)).toEqual(['bounced: par bur bounced', 'hold: bur held']);
  });

  it('support in place, cut, and void', () => {
    const svg = played(
      'S1901M',
      { germany: 'A mun, A ruh, A kie, A ber', austria: 'A boh', russia: 'A sil' },
      { germany: ['A ruh S A mun', 'A mun S A ber', 'A kie S A ruh - hol'], austria: ['A boh - mun'] },
    );
    expect(signs(svg)).toEqual([
      'bounced: boh mun bounced',
      'cut: mun ber cut',
      'hold: ber held',
      'support-in-place: ruh mun succeeded',
      'void-support: kie ruh-hol void',
    ]);
    expect(svg).toContain('fp-end-chevron-germany');
  });

  it('a convoy that carries, one that is disrupted, and one for an army that was ordered elsewhere', () => {
    const carried = played('S1901M', { england: 'A lon, F nth' }, { england: ['A lon - nwy', 'F nth C A lon - nwy'] });
    expect(signs(carried)).toEqual(['convoy: nth lon-nwy succeeded', 'convoyed: lon nwy succeeded']);

    const forces = { england: 'A lon, F nth', germany: 'F hel, F den' };
    const driven = played('S1901M', forces, {
      england: ['A lon - nwy', 'F nth C A lon - nwy'],
      germany: ['F hel - nth', 'F den S F hel - nth'],
    });
    expect(signs(driven)).toContain('disrupted: nth lon-nwy dislodged');
    expect(signs(driven)).toContain('stranded: lon nwy disrupted');

    const elsewhere = played(
      'S1901M',
      { england: 'A lon, F nth' },
      { england: ['A lon - yor', 'F nth C A lon - nwy'] },
    );
    expect(signs(elsewhere)).toEqual(['move: lon yor succeeded', 'void-convoy: nth lon-nwy void']);
  });

  it('an order that is not followed', () => {
    const svg = played('S1901M', { france: 'A par, A mar' }, { france: ['A par - mos', 'Army Marseilles dances'] });
    expect(signs(svg)).toEqual(['illegal: par mos illegal']);
  });

  it('a dislodged unit with nowhere to go is crossed out', () => {
    const svg = played(
      'S1901M',
      { france: 'A por', italy: 'A spa, F mao' },
      { italy: ['A spa - por', 'F mao S A spa - por'], france: ['A por H'] },
    );
    expect(signs(svg)).toContain('lost: por dislodged');
    expect(svg).toContain('data-dislodged="spa"');
  });

  it('retreats that succeed, that meet, and that nobody ordered', () => {
    const dislodged = [
      { unit: { power: 'italy', type: 'A', loc: 'vie' }, from: 'tri', retreats: ['gal', 'tyr'] },
      { unit: { power: 'italy', type: 'A', loc: 'boh' }, from: 'sil', retreats: ['gal', 'tyr'] },
      { unit: { power: 'turkey', type: 'A', loc: 'ser' }, from: 'bud', retreats: ['alb'] },
      { unit: { power: 'turkey', type: 'A', loc: 'rum' }, from: 'sev', retreats: ['bul'] },
    ] as const;
    const state = game('S1901R', { austria: 'A vie, A ser', russia: 'A boh, A rum' }, { dislodged });
    expect(signs(drawn(after(state, { italy: ['A vie R tyr', 'A boh R tyr'], turkey: ['A ser R alb'] })))).toEqual([
      'lost: boh tyr disbanded',
      'lost: rum disbanded',
      'lost: vie tyr disbanded',
      'no-retreat: boh tyr disbanded',
      'no-retreat: vie tyr disbanded',
      'retreat: ser alb succeeded',
    ]);
  });

  it('builds and removals', () => {
    const svg = played(
      'F1901A',
      { france: 'A spa', turkey: 'A bul, F aeg' },
      { france: ['F bre B', 'A mos B'], turkey: ['F aeg D'] },
      { centres: { france: 'spa par bre', turkey: 'bul' } },
    );
    expect(signs(svg)).toEqual(['build: bre succeeded', 'illegal: mos illegal', 'lost: aeg disbanded']);
  });
});

describe('the lines of orders', () => {
  const pathsOf = (svg: string, sign: string): readonly string[] =>
    [...svg.matchAll(new RegExp(`data-sign="${sign}".*?marker-end`, 'g'))].map(
      ([text]) => text.match(/.* d="([^"]+)"/)![1]!,
    );

  it('lead a convoyed army past each fleet that carries it', () => {
    const [path] = pathsOf(
      played(
        'S1901M',
        { england: 'A lon, F eng, F mao', france: 'F wes' },
        { england: ['A lon - tun', 'F eng C A lon - tun', 'F mao C A lon - tun'], france: ['F wes C A lon - tun'] },
      ),
      'convoyed',
    );
    const stops = ['lon', 'eng', 'mao', 'wes'].map((loc) => placeOf(loc).join(' '));
    const passed = path!.split(/Q\S+ \S+ |[MQTL]/).filter((point) => stops.includes(point));
    expect(passed).toEqual(stops);
    expect(path).toContain('Q');
  });

  it('keep moves the opposite way apart, and end where they meet', () => {
    const apart = pathsOf(
      drawn(drafted(game('S1901M', { france: 'A par, A bur' }), { france: ['A par - bur', 'A bur - par'] }), [
        'france',
      ]),
      'move',
    );
    expect(apart.map((path) => path.includes('Q'))).toEqual([true, true]);
    const ends = pathsOf(drawn(drawnFigures['figure-6']!), 'bounced').map((path) => path.split('L')[1]);
    expect([ends.length, new Set(ends).size]).toEqual([2, 1]);
  });

  it('end in an empty province, when nobody got into it', () => {
    const svg = played(
      'S1901M',
      { france: 'A par', germany: 'A mun' },
      { france: ['A par - bur'], germany: ['A mun - bur'] },
    );
    const ends = pathsOf(svg, 'bounced').map((path) => path.split('L')[1]);
    expect(ends).toEqual([placeOf('bur').join(' '), placeOf('bur').join(' ')]);
  });

  it('have the colour of their power, and drafts a white core', () => {
    const forces: Forces = { france: 'A par', germany: 'A mun' };
    const orders = { france: ['A par - bur'], germany: ['A mun - tyr'] };
    const strokes = (svg: string, power: string): readonly string[] =>
      [...(svg.match(new RegExp(`data-power="${power}".*?</g>`))?.[0] ?? '').matchAll(/ stroke="([^"]+)"/g)].map(
        ([, colour]) => colour!,
      );
    const results = drawn(after(game('S1901M', forces), orders));
    expect(strokes(results, 'france')).toEqual(['#fff', LIVERIES.france.line]);
    expect(strokes(results, 'germany')).toEqual(['#fff', LIVERIES.germany.line]);
    const drafts = drawn(drafted(game('S1901M', forces), orders), ['france']);
    expect(strokes(drafts, 'france')).toEqual(['#fff', LIVERIES.france.line, '#fff']);
  });

  it('end several supports of one move at different points', () => {
    const svg = played(
      'S1901M',
      { austria: 'A tri, A tyr, F adr' },
      { austria: ['A tri - ven', 'A tyr S A tri - ven', 'F adr S A tri - ven'] },
    );
    const ends = pathsOf(svg, 'support').map((path) => path.split(' ').slice(-2).join(' '));
    expect(new Set(ends).size).toBe(2);
  });

  it('never end on a unit', () => {
    for (const [name, state] of Object.entries({ ...drawnFigures, ...drawnCases })) {
      const svg = drawn(state);
      for (const sign of LINE_SIGNS)
        for (const path of pathsOf(svg, sign)) {
          const [x, y] = path
            .split(/[MLQ ]/)
            .slice(-2)
            .map(Number) as [number, number];
          for (const { loc } of state.position.units) {
            const [ux, uy] = placeOf(loc);
            expect(Math.abs(x - ux) > 17 || Math.abs(y - uy) > 14, `${name}: ${sign} at ${loc}`).toBe(true);
          }
        }
    }
  });

  it('find the shortest chain of seas, and none where there is none', () => {
    expect(chainOf('lon', 'nwy', ['eng', 'nth'])).toEqual(['nth']);
    expect(chainOf('lon', 'tun', ['mao', 'wes', 'eng', 'nth'])).toEqual(['eng', 'mao', 'wes']);
    expect(chainOf('lon', 'tun', ['eng', 'wes'])).toBeUndefined();
  });
});

describe('the drafts of the viewer', () => {
  const forces: Forces = { england: 'A lon, F nth, F eng', france: 'A par, A bur', germany: 'A mun, A ruh' };
  const orders = {
    england: ['A lon H', 'F nth C A yor - nwy', 'F eng S A par - pic'],
    france: ['A par - pic', 'A bur S A mun'],
    germany: ['A mun - bur', 'A ruh S A mun - bur'],
  };

  it('are drawn in their own way, a move of others only as a hint', () => {
    const svg = drawn(drafted(game('S1901M', forces), orders), ['england']);
    expect(signs(svg)).toEqual([]);
    expect(signs(svg, 'fp-draft')).toEqual(['convoy: nth yor-nwy', 'hold: lon', 'support: eng par-pic']);
    expect(svg).toContain('fp-end-chevron-england');
    expect(svg).toMatch(/<g data-layer="results"[^>]*><\/g>/);
  });

  it('stand in another layer than the last phase, which is pale then', () => {
    const PALE = '<g data-layer="results" opacity=';
    const state = after(game('S1901M', forces), { france: ['A par - pic'] });
    expect(drawn(state, ['france'])).not.toContain(PALE);
    const svg = drawn(drafted(state, { france: ['A pic - bel'] }), ['france']);
    expect(signs(svg)).toEqual(['move: par pic succeeded']);
    expect(signs(svg, 'fp-draft')).toEqual(['move: pic bel']);
    expect(svg).toContain(PALE);
  });

  it('may be retreats, builds and removals', () => {
    const dislodged = [
      { unit: { power: 'italy', type: 'A', loc: 'vie' }, from: 'tri', retreats: ['gal', 'tyr'] },
    ] as const;
    const retreats = drafted(game('S1901R', { austria: 'A vie' }, { dislodged }), { italy: ['A vie R tyr'] });
    expect(signs(drawn(retreats, ['italy']), 'fp-draft')).toEqual(['retreat: vie tyr']);
    const adjustments = drafted(game('F1901A', { france: 'A spa' }, { centres: { france: 'spa par bre' } }), {
      france: ['F bre B'],
    });
    expect(signs(drawn(adjustments, ['france']), 'fp-draft')).toEqual(['build: bre']);
    const removals = drafted(game('F1901A', { turkey: 'A bul, F aeg' }, { centres: { turkey: 'bul' } }), {
      turkey: ['F aeg D'],
    });
    expect(signs(drawn(removals, ['turkey']), 'fp-draft')).toEqual(['lost: aeg']);
  });

  it('show nothing of what others wrote', () => {
    const others = { ...orders, germany: ['A mun - tyr', 'A ruh H'], france: ['A par - bre', 'A bur - mar'] };
    for (const viewer of [[], ['england']])
      expect(drawn(drafted(game('S1901M', forces), orders), viewer)).toBe(
        drawn(drafted(game('S1901M', forces), others), viewer),
      );
    expect(groups(drawn(drafted(game('S1901M', forces), orders), [])).length).toBe(0);
  });
});

describe('the legend', () => {
  const keys = (svg: string): readonly string[] => [...svg.matchAll(/data-legend="([^"]+)"/g)].map(([, key]) => key!);

  it('explains the signs that are there, and no other', () => {
    for (const state of Object.values({ ...drawnFigures, ...drawnCases })) {
      const svg = drawn(state);
      expect(keys(svg).toSorted()).toEqual([...new Set(groups(svg).map(({ sign }) => sign!))].sort());
    }
    const drafts = drawn(drafted(game('S1901M', { france: 'A par' }), { france: ['A par - bur'] }), ['france']);
    expect(keys(drafts)).toEqual(['draft-move']);
  });

  it('has a word for each sign in both languages', () => {
    for (const locale of ['en', 'ko'] as const) {
      const words = [...LINE_SIGNS, ...SPOT_SIGNS].map((sign) => SIGN_WORDS[locale][sign]);
      expect(new Set(words).size).toBe(words.length);
    }
  });
});

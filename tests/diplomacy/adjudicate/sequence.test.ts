import { describe, expect, it } from 'vitest';
import { resolve } from '../../../domain/diplomacy/adjudicate/index.ts';
import { nextPosition, winner } from '../../../domain/diplomacy/adjudicate/sequence.ts';
import { CENTRES, START, START_CENTRES } from '../../../domain/diplomacy/map/provinces.ts';
import type { Power } from '../../../domain/diplomacy/map/vocabulary.ts';
import type { Position } from '../../../domain/diplomacy/state/state.ts';
import { resolved, resultOf } from '../kit/example.ts';

describe('retreats (§12)', () => {
  const unitsBefore = { austria: ['A vie', 'A bud'], germany: ['A boh', 'A sil'] };
  const dislodgedBefore = {
    italy: [
      { unit: 'A vie', from: 'tri', retreats: ['gal', 'tyr'] },
      { unit: 'A boh', from: 'sil', retreats: ['gal', 'tyr'] },
    ],
  };
  const retreat = (italy: string[]) => resolved({ phase: 'retreat', unitsBefore, dislodgedBefore, orders: { italy } });

  it('moves units to different provinces', () => {
    expect(retreat(['A vie - gal', 'A boh R tyr']).unitsAfter.italy).toEqual(['A gal', 'A tyr']);
  });

  it('disbands all that go to the same province (§12.7)', () => {
    const both = retreat(['A vie R tyr', 'A boh R tyr']);
    expect(both.unitsAfter.italy).toBeUndefined();
    expect(resultOf(both, 'italy', 'A vie R tyr')).toMatchObject({ outcome: 'disbanded', rule: '§12.7', by: ['boh'] });
  });

  it('disbands units without an order, on their own wish, and with an unlawful order (§12.8, §12.9, §12.4a, §12.4b)', () => {
    expect(resultOf(retreat([]), 'italy', 'A vie H')).toMatchObject({ outcome: 'disbanded', rule: '§12.8' });
    expect(resultOf(retreat(['A vie D']), 'italy', 'A vie D')).toMatchObject({ outcome: 'disbanded', rule: '§12.9' });
    expect(resultOf(retreat(['A vie - tri']), 'italy', 'A vie - tri')).toMatchObject({
      outcome: 'illegal',
      rule: '§12.4b',
    });
    expect(resultOf(retreat(['A vie - bud']), 'italy', 'A vie - bud')).toMatchObject({
      outcome: 'illegal',
      rule: '§12.4a',
    });
    expect(resultOf(retreat(['A vie - ven']), 'italy', 'A vie - ven')).toMatchObject({
      outcome: 'illegal',
      rule: '§12.3',
    });
  });
});

describe('adjustments (§13)', () => {
  const adjust = (units: string[], centres: string[], orders: string[]) =>
    resolved({
      phase: 'adjustment',
      season: 'fall',
      unitsBefore: { france: units },
      centresBefore: { france: centres },
      orders: { france: orders },
    });

  it('builds only in vacant home centres that are still controlled (§13.6, §13.7)', () => {
    const built = adjust(['F bre'], ['bre', 'par', 'spa', 'por'], ['A bre B', 'A mar B', 'A spa B', 'A par B']);
    expect(built.unitsAfter.france).toEqual(['A par', 'F bre']);
    expect(built.results.map(({ order, outcome }) => [order, outcome])).toEqual([
      ['A bre B', 'illegal'],
      ['A mar B', 'illegal'],
      ['A spa B', 'illegal'],
      ['A par B', 'succeeded'],
    ]);
  });

  it('needs a coast for a fleet in St Petersburg (§13.9)', () => {
    const build = (order: string) =>
      resolved({
        phase: 'adjustment',
        season: 'fall',
        unitsBefore: {},
        centresBefore: { russia: ['stp'] },
        orders: { russia: [order] },
      }).unitsAfter.russia;
    expect([build('Build F St Petersburg'), build('F stp/nc B'), build('A stp B')]).toEqual([
      undefined,
      ['F stp/nc'],
      ['A stp'],
    ]);
  });

  it('lets builds be waived, and removes what is left over (§13.12, §13.13)', () => {
    expect(adjust([], ['par', 'mar'], ['WAIVE', 'A par B']).unitsAfter.france).toEqual(['A par']);
    const removed = adjust(['A par', 'A pic', 'F nth'], ['par'], ['A par D', 'A par D']);
    expect(removed.unitsAfter.france).toEqual(['A pic']);
    expect(resultOf(removed, 'france', 'F nth D')).toMatchObject({ outcome: 'disbanded', rule: '§15.5' });
  });
});

describe('the sequence of phases (§5)', () => {
  const at = (position: Partial<Position>): Position => ({
    season: 'spring',
    year: 1901,
    phase: 'movement',
    units: START,
    dislodged: [],
    contested: [],
    centres: START_CENTRES,
    ...position,
  });
  const after = (position: Position): string => {
    const { season, year, phase } = nextPosition(position, resolve(position, {}, 'rulebook'));
    return `${season} ${year} ${phase}`;
  };

  it('alternates spring and fall; without builds or removals no adjustment phase comes between', () => {
    expect(after(at({}))).toBe('fall 1901 movement');
    expect(after(at({ season: 'fall' }))).toBe('spring 1902 movement');
  });

  it('has adjustments when a power must remove or can build, not when its home is full (§13.10)', () => {
    expect(after(at({ season: 'fall', units: START.slice(1) }))).toBe('fall 1901 adjustment');
    expect(after(at({ season: 'fall', centres: { ...START_CENTRES, spa: 'france' } }))).toBe('spring 1902 movement');
    expect(after(at({ season: 'fall', units: [...START, { power: 'france', type: 'A', loc: 'bur' }] }))).toBe(
      'fall 1901 adjustment',
    );
  });

  it('changes control only at the end of a fall turn, and keeps what was left (§13.1-§13.3)', () => {
    const spain = { power: 'france', type: 'A', loc: 'spa' } as const;
    const centresAfter = (position: Position) => resolve(position, {}, 'rulebook').next.centres;
    expect(centresAfter(at({ units: [spain] })).spa).toBeUndefined();
    expect(centresAfter(at({ units: [spain], season: 'fall' }))).toEqual({ ...START_CENTRES, spa: 'france' });
  });

  it('is won with 18 centres (§1.3)', () => {
    const held = (count: number): Position['centres'] =>
      Object.fromEntries(CENTRES.slice(0, count).map((centre): [string, Power] => [centre, 'turkey']));
    expect([winner(held(17)), winner(held(18))]).toEqual([undefined, 'turkey']);
  });
});

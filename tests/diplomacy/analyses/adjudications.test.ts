import { describe, expect, it } from 'vitest';
import { adjudicate, adjudicationSchema } from '../../../domain/diplomacy/analyses/adjudications.ts';
import { type AdjudicationInput, adjudicationInputSchema } from '../../../domain/diplomacy/analyses/input.ts';
import cases from '../datc.json' with { type: 'json' };
import { byPower, type ExampleOrder, movement, resolved } from '../kit/example.ts';

const phase = { season: 'spring', year: 1901, phase: 'movement' } as const;
const faults = (input: object): readonly string[] => {
  const result = adjudicate({ ...phase, ...input });
  return result.ok ? [] : result.error.map(({ pointer }) => pointer);
};

describe('positions that cannot stand are refused, with a pointer to each fault', () => {
  it.each([
    { what: 'an unknown power', input: { unitsBefore: { spain: ['A par'] } }, pointers: ['/unitsBefore/spain'] },
    {
      what: 'an unknown province',
      input: { unitsBefore: { france: ['A par', 'A pariss'] } },
      pointers: ['/unitsBefore/france/1'],
    },
    {
      what: 'two units in one province',
      input: { unitsBefore: { france: ['A par'], italy: ['A par'] } },
      pointers: ['/unitsBefore/italy/0'],
    },
    { what: 'a fleet inland', input: { unitsBefore: { france: ['F par'] } }, pointers: ['/unitsBefore/france/0'] },
    { what: 'an army at sea', input: { unitsBefore: { france: ['A eng'] } }, pointers: ['/unitsBefore/france/0'] },
    {
      what: 'a fleet without its coast',
      input: { unitsBefore: { france: ['F spa'] } },
      pointers: ['/unitsBefore/france/0'],
    },
    {
      what: 'a unit without its type',
      input: { unitsBefore: { france: ['par'] } },
      pointers: ['/unitsBefore/france/0'],
    },
    {
      what: 'a centre that is none',
      input: { unitsBefore: {}, centresBefore: { france: ['bur'] } },
      pointers: ['/centresBefore/france/0'],
    },
    {
      what: 'a centre of two powers',
      input: { unitsBefore: {}, centresBefore: { france: ['par'], italy: ['Paris'] } },
      pointers: ['/centresBefore/italy/0'],
    },
    {
      what: 'dislodged units in a movement phase',
      input: { unitsBefore: {}, dislodgedBefore: { france: ['A par'] } },
      pointers: ['/dislodgedBefore'],
    },
    { what: 'adjustments in spring', input: { phase: 'adjustment', unitsBefore: {} }, pointers: ['/season'] },
    {
      what: 'an impossible retreat',
      input: { phase: 'retreat', unitsBefore: {}, dislodgedBefore: { france: [{ unit: 'A par', retreats: ['mun'] }] } },
      pointers: ['/dislodgedBefore/france/0/retreats/0'],
    },
    {
      what: 'several faults at once',
      input: { unitsBefore: { france: ['F par', 'A eng'] } },
      pointers: ['/unitsBefore/france/0', '/unitsBefore/france/1'],
    },
  ])('$what', ({ input, pointers }) => {
    expect(faults(input)).toEqual(pointers);
  });

  it('never throws', () => {
    for (const input of [undefined, null, 7, 'A par', [], {}, { unitsBefore: null }])
      expect(adjudicate(input).ok).toBe(false);
  });
});

describe('orders that cannot be read or followed are reported', () => {
  const outcome = (order: string) =>
    movement({ france: ['A par'], italy: ['A ven'] }, { france: [order] }).results.filter(
      ({ outcome }) => outcome === 'illegal',
    );

  it('an unreadable order, with the name that was probably meant', () => {
    expect(outcome('A Pariss - bur')).toMatchObject([
      { power: 'france', order: 'A Pariss - bur', rule: '§7.3', suggestion: 'Paris' },
    ]);
    expect(outcome('go west')).toMatchObject([{ order: 'go west', rule: '§7.3' }]);
  });

  it("an order for another power's unit, or for none", () => {
    expect(outcome('A ven - tri')).toMatchObject([{ order: 'A ven - tri', rule: '§7.8' }]);
    expect(outcome('A mar - bur')).toMatchObject([{ order: 'A mar - bur', rule: '§7.8' }]);
    expect(outcome('Italy: A par - bur')).toMatchObject([{ rule: '§7.8' }]);
  });

  it('an impossible order, with the rule', () => {
    expect(outcome('A par - mun')).toMatchObject([{ unit: 'A par', order: 'A par - mun', rule: '§8.2' }]);
    expect(outcome('WAIVE')).toMatchObject([{ order: 'WAIVE' }]);
  });
});

describe('shapes', () => {
  it('reads full names and "autumn", and prints short names in order', () => {
    const moved = resolved({
      id: 'x',
      season: 'autumn',
      unitsBefore: { france: ['Fleet Spain (south coast)', 'Army Paris'] },
      orders: { france: ['Paris - Gascony'] },
    });
    expect(moved).toMatchObject({
      id: 'x',
      unitsAfter: { france: ['A gas', 'F spa/sc'] },
      centresAfter: { france: ['spa'] },
    });
  });

  it('takes its own output as the next position, with the stand-offs that close a province to retreats (§12.4c)', () => {
    const moved = movement(
      { austria: ['A bud', 'A tri'], germany: ['A mun', 'A sil'], italy: ['A vie'] },
      { austria: ['A bud S A tri - vie', 'A tri - vie'], germany: ['A mun - boh', 'A sil - boh'] },
    );
    expect(moved.contestedAfter).toEqual(['boh']);
    expect(moved.dislodgedAfter).toEqual({ italy: [{ unit: 'A vie', from: 'tri', retreats: ['gal', 'tyr'] }] });
    const next = { ...moved.next, unitsBefore: moved.unitsAfter, contestedBefore: moved.contestedAfter };
    const plain = resolved({
      ...next,
      dislodgedBefore: { italy: ['A vie'] },
      orders: { italy: ['A vie - boh'] },
    } as AdjudicationInput);
    expect(plain.results).toMatchObject([{ outcome: 'illegal', rule: '§12.4c' }]);
    const rich = resolved({
      ...next,
      dislodgedBefore: moved.dislodgedAfter,
      orders: { italy: ['A vie - tyr'] },
    } as AdjudicationInput);
    expect(rich.unitsAfter.italy).toEqual(['A tyr']);
  });

  it('follows its schemas, and gives every result a rule and a sentence', () => {
    for (const one of cases as unknown as readonly {
      readonly phase: string;
      readonly units: object;
      readonly orders: readonly ExampleOrder[];
    }[]) {
      if (one.phase !== 'movement') continue;
      const input = { ...phase, unitsBefore: one.units, orders: byPower(one.orders) };
      expect(adjudicationInputSchema.safeParse(input).success).toBe(true);
      const result = adjudicate(input);
      expect(result.ok && adjudicationSchema.safeParse(result.value).error).toBeUndefined();
      if (!result.ok) continue;
      for (const { rule, reason } of result.value.results) {
        expect(rule).toMatch(/^§\d+\.\d+[a-c]?$/);
        expect(reason).toMatch(/^["\p{L}].*\.$/u);
      }
    }
  });
});

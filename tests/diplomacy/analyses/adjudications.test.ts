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
    ['an unknown power', { unitsBefore: { spain: ['A par'] } }, ['/unitsBefore/spain']],
    ['an unknown province', { unitsBefore: { france: ['A par', 'A pariss'] } }, ['/unitsBefore/france/1']],
    ['two units in one province', { unitsBefore: { france: ['A par'], italy: ['A par'] } }, ['/unitsBefore/italy/0']],
    ['a fleet inland', { unitsBefore: { france: ['F par'] } }, ['/unitsBefore/france/0']],
    ['an army at sea', { unitsBefore: { france: ['A eng'] } }, ['/unitsBefore/france/0']],
    ['a fleet without its coast', { unitsBefore: { france: ['F spa'] } }, ['/unitsBefore/france/0']],
    ['a unit without its type', { unitsBefore: { france: ['par'] } }, ['/unitsBefore/france/0']],
    ['a centre that is none', { unitsBefore: {}, centresBefore: { france: ['bur'] } }, ['/centresBefore/france/0']],
    ['a centre of two powers', { unitsBefore: {}, centresBefore: { france: ['par'], italy: ['Paris'] } }, ['/centresBefore/italy/0']],
    ['dislodged units in a movement phase', { unitsBefore: {}, dislodgedBefore: { france: ['A par'] } }, ['/dislodgedBefore']],
    ['adjustments in spring', { phase: 'adjustment', unitsBefore: {} }, ['/season']],
    [
      'an impossible retreat',
      { phase: 'retreat', unitsBefore: {}, dislodgedBefore: { france: [{ unit: 'A par', retreats: ['mun'] }] } },
      ['/dislodgedBefore/france/0/retreats/0'],
    ],
    ['several faults at once', { unitsBefore: { france: ['F par', 'A eng'] } }, ['/unitsBefore/france/0', '/unitsBefore/france/1']],
  ])('%s', (_, input, pointers) => {
    expect(faults(input)).toEqual(pointers);
  });

  it('never throws', () => {
    for (const input of [undefined, null, 7, 'A par', [], {}, { unitsBefore: null }]) expect(adjudicate(input).ok).toBe(false);
  });
});

describe('orders that cannot be read or followed are reported', () => {
  const outcome = (order: string) =>
    movement({ france: ['A par'], italy: ['A ven'] }, { france: [order] }).results.filter(({ outcome }) => outcome === 'illegal');

  it('an unreadable order, with the name that was probably meant', () => {
    expect(outcome('A Pariss - bur')).toMatchObject([{ power: 'france', order: 'A Pariss - bur', rule: '§7.3', suggestion: 'Paris' }]);
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
    expect(moved).toMatchObject({ id: 'x', unitsAfter: { france: ['A gas', 'F spa/sc'] }, centresAfter: { france: ['spa'] } });
  });

  it('takes its own output as the next position, with the stand-offs that close a province to retreats (§12.4c)', () => {
    const moved = movement(
      { austria: ['A bud', 'A tri'], germany: ['A mun', 'A sil'], italy: ['A vie'] },
      { austria: ['A bud S A tri - vie', 'A tri - vie'], germany: ['A mun - boh', 'A sil - boh'] },
    );
    expect(moved.contestedAfter).toEqual(['boh']);
    expect(moved.dislodgedAfter).toEqual({ italy: [{ unit: 'A vie', from: 'tri', retreats: ['gal', 'tyr'] }] });
    const next = { ...moved.next, unitsBefore: moved.unitsAfter, contestedBefore: moved.contestedAfter };
    const plain = resolved({ ...next, dislodgedBefore: { italy: ['A vie'] }, orders: { italy: ['A vie - boh'] } } as AdjudicationInput);
    expect(plain.results).toMatchObject([{ outcome: 'illegal', rule: '§12.4c' }]);
    const rich = resolved({ ...next, dislodgedBefore: moved.dislodgedAfter, orders: { italy: ['A vie - tyr'] } } as AdjudicationInput);
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

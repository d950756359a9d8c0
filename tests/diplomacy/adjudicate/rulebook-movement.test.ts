import { describe, expect, it } from 'vitest';
import type { Adjudication } from '../../../domain/diplomacy/analyses/adjudications.ts';
import type { AdjudicationInput } from '../../../domain/diplomacy/analyses/input.ts';
import figures from '../figures.json' with { type: 'json' };
import { type ByPower, byPower, dislodgements, type ExampleOrder, movement, resultOf } from '../kit/example.ts';

// The rulebook's movement, rule by rule: what is ordered, what comes of it, and which rule says so.

type Written = Parameters<typeof movement>[1];

/** Units where the orders say that they are, and these. */
function resolved(orders: Written, more: ByPower = {}): Adjudication {
  const named = Object.entries(orders).map(([power, texts]) => [
    power,
    [
      ...texts.map((text) => /^[AF] [a-z]{3}(\/[nse]c)?/.exec(text)![0]),
      ...((more as { [power: string]: readonly string[] })[power] ?? []),
    ],
  ]);
  return movement({ ...more, ...Object.fromEntries(named) }, orders);
}

/** `bounced §8.10 R3` */
function cameOf(adjudication: Adjudication, power: string, unit: string): string {
  const { outcome, rule, summary } = resultOf(adjudication, power, `${unit} H`)!;
  return [outcome, rule, summary].filter((word) => word !== undefined).join(' ');
}

describe('the figures show their rules', () => {
  interface Figure {
    readonly figure: string;
    readonly units: ByPower;
    readonly orders: readonly ExampleOrder[];
  }

  it.each([
    { figure: 4, power: 'germany', unit: 'A ber', outcome: 'bounced', rule: '§8.10', summary: '§R3' },
    { figure: 5, power: 'germany', unit: 'F kie', outcome: 'bounced', rule: '§8.12', summary: '§R5' },
    { figure: 6, power: 'germany', unit: 'A pru', outcome: 'bounced', rule: '§8.13', summary: '§R6' },
    { figure: 7, power: 'england', unit: 'A hol', outcome: 'succeeded', rule: '§8.14', summary: '§R7' },
    { figure: 8, power: 'france', unit: 'A gas', outcome: 'succeeded', rule: '§9.3', summary: undefined },
    { figure: 8, power: 'germany', unit: 'A bur', outcome: 'dislodged', rule: '§9.12', summary: undefined },
    { figure: 9, power: 'germany', unit: 'F bal', outcome: 'succeeded', rule: '§9.3', summary: undefined },
    { figure: 10, power: 'france', unit: 'F lyo', outcome: 'bounced', rule: '§9.13', summary: '§R3' },
    { figure: 11, power: 'france', unit: 'F lyo', outcome: 'bounced', rule: '§9.13', summary: '§R5' },
    { figure: 12, power: 'germany', unit: 'A mun', outcome: 'bounced', rule: '§9.14', summary: '§R10' },
    { figure: 13, power: 'russia', unit: 'A sev', outcome: 'succeeded', rule: '§9.15', summary: '§R11' },
    { figure: 14, power: 'turkey', unit: 'A bul', outcome: 'bounced', rule: '§9.15', summary: '§R11' },
    { figure: 15, power: 'germany', unit: 'A sil', outcome: 'cut', rule: '§9.18', summary: '§R13' },
    { figure: 16, power: 'germany', unit: 'A sil', outcome: 'succeeded', rule: '§9.19', summary: '§R13' },
    { figure: 17, power: 'germany', unit: 'A sil', outcome: 'cut', rule: '§9.20', summary: '§R14' },
    { figure: 18, power: 'russia', unit: 'A sil', outcome: 'cut', rule: '§9.21', summary: '§R15' },
    { figure: 20, power: 'england', unit: 'A lon', outcome: 'succeeded', rule: '§10.8', summary: undefined },
    { figure: 21, power: 'france', unit: 'A spa', outcome: 'disrupted', rule: '§10.9', summary: '§R17' },
    { figure: 22, power: 'france', unit: 'A par', outcome: 'bounced', rule: '§11.1', summary: '§R12' },
    { figure: 28, power: 'england', unit: 'A lon', outcome: 'succeeded', rule: '§11.8', summary: '§R19' },
    { figure: 29, power: 'england', unit: 'A lon', outcome: 'succeeded', rule: '§11.9', summary: '§R20' },
    { figure: 30, power: 'italy', unit: 'F nap', outcome: 'succeeded', rule: '§11.10', summary: '§R21' },
    { figure: 31, power: 'italy', unit: 'F nap', outcome: 'cut', rule: '§11.11', summary: '§R22' },
  ])(
    'figure $figure: $power $unit is $outcome by $rule $summary',
    ({ figure, power, unit, outcome, rule, summary }) => {
      const { units, orders } = (figures as unknown as readonly Figure[]).find(
        (each) => each.figure === String(figure),
      )!;
      const result = resultOf(movement(units as AdjudicationInput['unitsBefore'], byPower(orders)), power, `${unit} H`);
      expect([result?.outcome, result?.rule, result?.summary]).toEqual([outcome, rule, summary]);
    },
  );
});

describe('orders', () => {
  it('that are lawful are followed, even when they help the enemy (§7.2)', () => {
    const slip = resolved({
      france: ['A par S A mun - bur', 'A mar - pie'],
      germany: ['A mun - bur'],
      italy: ['A bur H'],
    });
    expect(cameOf(slip, 'germany', 'A mun')).toBe('succeeded §9.12');
    expect(slip.unitsAfter.france).toContain('A pie');
  });

  it('are marked as the rulebook marks them: a support only when cut, a convoy only for the fleet dislodged (§7.11)', () => {
    const failed = resolved({
      france: ['A par - bur', 'A gas S A par - bur'],
      germany: ['A mun - bur', 'A ruh S A mun - bur'],
    });
    expect(cameOf(failed, 'france', 'A gas')).toBe('succeeded §9.3');
    const chain = resolved({
      england: ['A lon - por', 'F eng C A lon - por', 'F mao C A lon - por'],
      france: ['F bre - mao', 'F gas S F bre - mao'],
    });
    expect([cameOf(chain, 'england', 'F eng'), cameOf(chain, 'england', 'F mao')]).toEqual([
      'succeeded §10.1',
      'dislodged §10.9 §R17',
    ]);
  });
});

describe('moves', () => {
  it('of any units are equally strong (§3.2, §R1): an army and a fleet stand off', () => {
    const met = resolved({ england: ['F nth - bel'], germany: ['A ruh - bel'] });
    expect([cameOf(met, 'england', 'F nth'), cameOf(met, 'germany', 'A ruh')]).toEqual([
      'bounced §8.10 §R3',
      'bounced §8.10 §R3',
    ]);
  });

  it('never bring two units into a province (§3.3, §R2)', () => {
    const all = resolved({
      france: ['A par - bur', 'A mar - bur', 'A gas - bur'],
      germany: ['A mun - bur', 'A ruh - bur'],
      italy: ['A bur H'],
    });
    const places = Object.values(all.unitsAfter).flat();
    expect(new Set(places.map((unit) => unit!.slice(2))).size).toBe(6);
    expect(all.unitsAfter.italy).toEqual(['A bur']);
  });

  it('that stand off leave the unit in the province where it is (§8.11, §R4)', () => {
    const silesia = resolved({ germany: ['A ber - sil'], russia: ['A war - sil'], austria: ['A sil H'] });
    expect(cameOf(silesia, 'austria', 'A sil')).toBe('held §8.11 §R4');
    expect(silesia.dislodgedAfter).toEqual({});
  });

  it('go over sea only by convoy (§8.3)', () => {
    const carried = resolved({ england: ['A lon - nwy', 'F nth C A lon - nwy'] });
    expect(carried.unitsAfter.england).toContain('A nwy');
    const alone = resolved({ england: ['A lon - nwy', 'F nth H'] });
    expect(cameOf(alone, 'england', 'A lon')).toBe('disrupted §10.1');
  });

  it('are all resolved before any piece moves (§12.1): the order in which they are written does not matter', () => {
    const texts = ['A par - bur', 'A bur - mun', 'A mun - ruh', 'A ruh - bel'];
    const one = resolved({ france: texts });
    const other = resolved({ france: [...texts].reverse() });
    expect(one.unitsAfter).toEqual(other.unitsAfter);
    expect(one.unitsAfter.france).toEqual(['A bel', 'A bur', 'A mun', 'A ruh']);
  });

  it('that find no greater strength drive out the unit that stays (§9.1), and only that one (§9.5)', () => {
    const attack = { france: ['A par - bur', 'A mar S A par - bur'] };
    const stays = resolved({ ...attack, germany: ['A bur H'] });
    expect(dislodgements(stays)).toEqual({ 'A bur': ['bel', 'gas', 'mun', 'pic', 'ruh'] });
    const leaves = resolved({ ...attack, germany: ['A bur - ruh'] });
    expect(dislodgements(leaves)).toEqual({});
    const equal = resolved({ ...attack, germany: ['A bur H', 'A mun S A bur'] });
    expect(cameOf(equal, 'france', 'A par')).toBe('bounced §9.13 §R5');
    const stronger = resolved({ ...attack, germany: ['A bur H', 'A mun S A bur', 'A ruh S A bur'] });
    expect(cameOf(stronger, 'france', 'A par')).toBe('bounced §9.5 §R5');
  });
});

describe('supports', () => {
  it('are given by armies and fleets to armies and fleets, in attack and defence (§9.2)', () => {
    const mixed = resolved({
      england: ['F nth S A hol - bel', 'A hol - bel'],
      france: ['A pic S F bel', 'F bel H'],
      italy: ['A apu S F ion - nap', 'F ion - nap'],
      turkey: ['F nap H'],
    });
    expect(cameOf(mixed, 'england', 'A hol')).toBe('bounced §9.13 §R5');
    expect(cameOf(mixed, 'italy', 'F ion')).toBe('succeeded §9.12');
  });

  it('need not come from next to the unit supported (§9.8)', () => {
    const far = resolved({ germany: ['A sil - pru', 'F bal S A sil - pru'], russia: ['A pru H'] });
    expect(cameOf(far, 'germany', 'F bal')).toBe('succeeded §9.3');
    expect(dislodgements(far)).toHaveProperty(['A pru']);
  });

  it('add one each to the strength of a unit (§9.3)', () => {
    const three = resolved({
      france: ['A par - bur', 'A mar S A par - bur', 'A gas S A par - bur'],
      germany: ['A bur H', 'A mun S A bur'],
    });
    expect(cameOf(three, 'france', 'A par')).toBe('succeeded §9.12');
    const { reason } = resultOf(three, 'france', 'A par H')!;
    expect(reason).toContain('(3)');
    expect(reason).toContain('(2)');
  });

  it('for what the unit is not ordered to do are void (§R8, §R9)', () => {
    const place = resolved({ france: ['A par S A mar', 'A mar - bur'] }, {});
    expect(cameOf(place, 'france', 'A par')).toBe('illegal §9.6');
    const mover = resolved({ france: ['A gas S A mar', 'A mar - bur'] });
    expect(cameOf(mover, 'france', 'A gas')).toBe('void §9.10 §R8');
    const other = resolved({ austria: ['A boh S A mun - sil', 'A mun - tyr'] });
    expect(cameOf(other, 'austria', 'A boh')).toBe('void §9.11 §R9');
  });

  it('that are cut leave the move to go on with less (§9.17)', () => {
    const cut = resolved({ france: ['A par - bur', 'A mar S A par - bur'], italy: ['A pie - mar'] });
    expect([cameOf(cut, 'france', 'A mar'), cameOf(cut, 'france', 'A par')]).toEqual([
      'cut §9.18 §R13',
      'succeeded §8.1',
    ]);
    const stopped = resolved({
      france: ['A par - bur', 'A mar S A par - bur'],
      italy: ['A pie - mar'],
      germany: ['A bur H'],
    });
    expect(cameOf(stopped, 'france', 'A par')).toBe('bounced §8.12 §R5');
  });

  it('are not cut by one’s own power (§11.5, §R16)', () => {
    const own = resolved({ france: ['A par - bur', 'A mar S A par - bur', 'A gas - mar'], germany: ['A bur H'] });
    expect(cameOf(own, 'france', 'A mar')).toBe('succeeded §11.5 §R16');
    expect(cameOf(own, 'france', 'A par')).toBe('succeeded §9.12');
  });

  it('of a province vacated by a unit driven back leave it open: vacant, but not from a stand-off (§9.16)', () => {
    // Figure 13 without Sevastopol: the unit driven out of Bulgaria could have gone to Rumania but that its attacker
    // came from there.
    const rumania = resolved({ russia: ['A rum - bul', 'A ser S A rum - bul'], turkey: ['A bul - rum'] });
    expect(rumania.contestedAfter).toEqual([]);
    expect(dislodgements(rumania)['A bul']).not.toContain('rum');
    const greece = resolved({
      russia: ['A rum - bul', 'A ser S A rum - bul'],
      turkey: ['A bul - gre'],
      italy: ['A alb - gre'],
    });
    expect(greece.contestedAfter).toEqual(['gre']);
    expect(dislodgements(greece)['A bul']).not.toContain('gre');
  });
});

describe('convoys', () => {
  it('carry one army a turn: the one that the fleet names (§10.4)', () => {
    const two = resolved({ england: ['A lon - nwy', 'A yor - den', 'F nth C A yor - den'] });
    expect([cameOf(two, 'england', 'A yor'), cameOf(two, 'england', 'A lon')]).toEqual([
      'succeeded §10.8',
      'disrupted §10.1',
    ]);
  });

  it('carry no support (§10.7)', () => {
    const over = resolved({ england: ['A lon S A pic - bre', 'F eng C A lon - bre'], france: ['A pic - bre'] });
    expect(cameOf(over, 'england', 'A lon')).toBe('illegal §9.6');
  });

  it('of an army that is stood off leave it where it was, where it may be driven out (§10.10, §R18)', () => {
    const met = resolved({
      england: ['A lon - nwy', 'F nth C A lon - nwy'],
      russia: ['A stp - nwy'],
      france: ['F eng - lon', 'A wal S F eng - lon'],
    });
    expect(cameOf(met, 'england', 'A lon')).toBe('bounced §9.14 §R10');
    expect(dislodgements(met)).toHaveProperty(['A lon']);
    const calm = resolved({ england: ['A lon - nwy', 'F nth C A lon - nwy'], russia: ['A stp - nwy'] });
    expect(cameOf(calm, 'england', 'A lon')).toBe('bounced §10.10 §R18');
    expect(calm.unitsAfter.england).toContain('A lon');
  });

  it('bring an army that may be supported into its destination (§10.11)', () => {
    const helped = resolved({
      england: ['A lon - bel', 'F eng C A lon - bel', 'F nth S A lon - bel'],
      germany: ['A bel H'],
    });
    expect(cameOf(helped, 'england', 'A lon')).toBe('succeeded §9.12');
  });
});

describe('a unit of the same power', () => {
  it('is driven out when others alone are strong enough (§11.2)', () => {
    const germany = ['A ruh - bur', 'A mun S A ruh - bur'];
    const both = resolved({ france: ['A par S A ruh - bur', 'A bur H'], germany });
    expect(cameOf(both, 'germany', 'A ruh')).toBe('succeeded §9.12');
    const one = resolved({ france: ['A par S A ruh - bur', 'A bur H'], germany: germany.slice(0, 1) });
    expect(cameOf(one, 'france', 'A bur')).toBe('held §11.1 §R12');
  });

  it('is not driven out by a move that still stands others off (§11.3)', () => {
    const both = resolved({
      france: ['A par - bur', 'A mar S A par - bur', 'A bur H'],
      germany: ['A mun - bur', 'A ruh S A mun - bur'],
    });
    expect(cameOf(both, 'germany', 'A mun')).toBe('bounced §9.13 §R3');
    expect(both.unitsAfter.france).toContain('A bur');
    const alone = resolved({
      france: ['A par H', 'A mar H', 'A bur H'],
      germany: ['A mun - bur', 'A ruh S A mun - bur'],
    });
    expect(cameOf(alone, 'france', 'A bur')).toBe('dislodged §9.12');
  });
});

import { describe, expect, it } from 'vitest';
import { resolve } from '../../../domain/diplomacy/adjudicate/index.ts';
import { nextPosition } from '../../../domain/diplomacy/adjudicate/sequence.ts';
import { readOrders } from '../../../domain/diplomacy/analyses/orders.ts';
import { savedPhases, unlike } from '../../../domain/diplomacy/chronicle/read-saved-game.ts';
import { savedGame } from '../../../domain/diplomacy/chronicle/saved-game.ts';
import type { JsonObject } from '../../../domain/lib/json.ts';
import { type Forces, game } from '../kit/kit.ts';

// What the Python package reads otherwise than these rules is written as what the unit did (`saved-orders.ts`).

interface Saved {
  readonly phases: readonly {
    readonly name: string;
    readonly state: {
      readonly units: { readonly [POWER: string]: readonly string[] };
      readonly retreats: { readonly [POWER: string]: JsonObject };
    };
    readonly orders: { readonly [POWER: string]: readonly string[] | null };
    readonly results: { readonly [unit: string]: readonly string[] };
  }[];
}

/** The saved game of one movement: `{ france: 'A par - bur, F bre' }`; a unit without more holds. */
function savedOf(sheets: Forces): { readonly saved: Saved; readonly after: ReturnType<typeof nextPosition> } {
  const written = Object.entries(sheets).map(([power, list]) => [power, list.split(', ')] as const);
  const unitIn = (order: string): string => order.split(' ').slice(0, 2).join(' ');
  const forces = Object.fromEntries(written.map(([power, orders]) => [power, orders.map(unitIn).join(', ')]));
  const { position } = game('S1901M', forces, { centres: {} });
  const { orders, strays } = readOrders(position, Object.fromEntries(written) as never);
  expect(strays).toEqual([]);
  const resolution = resolve(position, orders, 'datc');
  const after = nextPosition(position, resolution);
  const { season, year, phase } = position;
  const resolved = { type: 'resolved', season, year, phase, results: resolution.results, position: after, opens: [] };
  const told = savedGame({
    game: 'g1',
    version: 1,
    at: 1000,
    status: 'playing',
    options: {},
    commits: [{ v: 1, at: 1000, by: 'bots', events: [resolved as never] }],
    start: position as never,
    view: after as never,
  });
  return { saved: told as never, after };
}

const ordersOf = (sheets: Forces): readonly string[] =>
  Object.values(savedOf(sheets).saved.phases[0]!.orders)
    .flatMap((orders) => orders ?? [])
    .sort();

describe('an order in a saved game', () => {
  it('is a hold where nobody was ordered to carry an army to its neighbour, and so are its supports', () => {
    expect(ordersOf({ england: 'F nth, A bel - hol via, A bur S A bel', germany: 'A kie - ber' })).toEqual([
      'A BEL H',
      'A BUR H',
      'A KIE - BER',
      'F NTH H',
    ]);
  });

  it('says VIA where a convoy to a neighbour was broken', () => {
    const sheets = { england: 'F nth C A bel - hol, A bel - hol', germany: 'F den - nth, F hel S F den - nth' };
    expect(ordersOf(sheets)).toContain('A BEL - HOL VIA');
    expect(savedOf(sheets).after.units.find(({ type }) => type === 'A')!.loc).toBe('bel');
  });

  it('says VIA only where an army goes over sea', () => {
    const marched = { england: 'F nth, A bel - hol', france: 'F eng C A lon - bre, A lon - bre' };
    expect(ordersOf(marched)).toEqual(['A BEL - HOL', 'A LON - BRE VIA', 'F ENG C A LON - BRE', 'F NTH H']);
  });

  it('names no coast in a support that is given', () => {
    expect(ordersOf({ france: 'F mao - spa/nc, F gas S F mao - spa/nc, A mar S F mao - spa/nc' })).toEqual([
      'A MAR S F MAO - SPA',
      'F GAS S F MAO - SPA',
      'F MAO - SPA/NC',
    ]);
  });

  it('is void as the coast is another one: named by an army, a hold of a fleet', () => {
    expect(ordersOf({ france: 'F mao - spa/sc, F gas S F mao - spa/nc, A mar S F mao - spa/nc' })).toEqual([
      'A MAR S F MAO - SPA/NC',
      'F GAS H',
      'F MAO - SPA/SC',
    ]);
    expect(ordersOf({ france: 'F mao - por, F gas S F mao - spa/nc' })).toEqual(['F GAS S F MAO - SPA', 'F MAO - POR']);
  });

  it('is a hold where it supports an attack over sea on a unit of its own power', () => {
    const attack = { england: 'F nth C A lon - nwy, A nwy, A swe S A lon - nwy', france: 'A lon - nwy' };
    expect(ordersOf(attack)).toEqual(['A LON - NWY VIA', 'A NWY H', 'A SWE H', 'F NTH C A LON - NWY']);
    // A third unit is held off by the support, so it stays.
    expect(ordersOf({ ...attack, russia: 'A stp - nwy' })).toContain('A SWE S A LON - NWY');
    // By land the package counts as these rules do.
    expect(ordersOf({ england: 'A nwy, A swe S A fin - nwy', france: 'A fin - nwy' })).toContain('A SWE S A FIN - NWY');
  });
});

describe('a dislodged unit in a saved game', () => {
  const surrounded = { austria: 'A tyr - ven, A tri S A tyr - ven, A pie, A tus, A rom, A apu' };

  it('with nowhere to go is gone, and there is no retreat phase for it', () => {
    const { phases } = savedOf({ ...surrounded, italy: 'A ven' }).saved;
    expect(phases.map(({ name }) => name)).toEqual(['S1901M', 'F1901M']);
    expect(phases[0]!.results['A VEN']).toEqual(['dislodged']);
    expect(phases[1]!.state.units.ITALY).toEqual([]);
  });

  it('with nowhere to go is not among those that retreat', () => {
    const { saved, after } = savedOf({
      ...surrounded,
      italy: 'A ven',
      france: 'A par - bur, A gas S A par - bur',
      germany: 'A bur',
    });
    const [, retreat] = saved.phases;
    expect(retreat!.name).toBe('S1901R');
    expect(retreat!.state.units).toMatchObject({ ITALY: [], GERMANY: ['*A BUR'] });
    expect(retreat!.state.retreats).toMatchObject({ ITALY: {} });
    expect(after.dislodged).toHaveLength(2);

    const [, read] = savedPhases(saved)!;
    expect(unlike(read!, after as never)).toEqual([]);
    // Files of earlier versions list it with a star.
    const { state } = retreat!;
    const starred = { ...retreat!, state: { ...state, units: { ...state.units, ITALY: ['*A VEN'] }, centers: {} } };
    expect(unlike(savedPhases({ phases: [starred] })![0]!, after as never)).toEqual([]);
    const other = { ...starred, state: { ...starred.state, units: { ...state.units, GERMANY: [] } } };
    expect(unlike(savedPhases({ phases: [other] })![0]!, after as never)).toEqual(['germany']);
    const third = { ...starred, state: { ...starred.state, units: { ...state.units, ITALY: ['*A ROM'] } } };
    expect(unlike(savedPhases({ phases: [third] })![0]!, after as never)).toEqual(['italy']);
  });

  // The package lists the provinces around a unit that was driven out over sea, occupied or not.
  it('driven out over sea has a retreat phase to disband in', () => {
    const { phases } = savedOf({
      austria:
        'A tun - ven via, F ion C A tun - ven, F adr C A tun - ven, A tri S A tun - ven, A pie, A tus, A rom, A apu, A tyr',
      italy: 'A ven',
    }).saved;
    expect(phases.map(({ name }) => name)).toEqual(['S1901M', 'S1901R', 'F1901M']);
    expect(phases[1]).toMatchObject({
      state: { units: { ITALY: ['*A VEN'] }, retreats: { ITALY: { 'A VEN': [] } } },
      orders: { ITALY: ['A VEN D'], AUSTRIA: [] },
      results: { 'A VEN': ['disband'] },
    });
    expect(phases[2]!.state.units.ITALY).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { resolve } from '../../../domain/diplomacy/adjudicate/index.ts';
import { lawfulOn, survey } from '../../../domain/diplomacy/adjudicate/lawful.ts';
import { diplomacy } from '../../../domain/diplomacy/index.ts';
import {
  CENTRES,
  canStand,
  homeCentres,
  PROVINCE_IDS,
  PROVINCES,
  START,
  START_CENTRES,
  unitName,
} from '../../../domain/diplomacy/map/provinces.ts';
import { POWERS, type Unit } from '../../../domain/diplomacy/map/vocabulary.ts';
import { provinceNamed } from '../../../domain/diplomacy/notation/province-names.ts';
import type { State } from '../../../domain/diplomacy/state/state.ts';
import type { Json } from '../../../domain/lib/json.ts';
import { open } from '../../kit/table.ts';
import { game, type Sheet, turn, unitNames } from '../kit/kit.ts';
import { seven } from '../kit/recorded.ts';

// Everything of the rulebook that is not movement: who plays what, the board, the pieces, time, adjustments, civil
// disorder.

const orders = (of: Json = {}): Json => ({ type: 'orders', orders: of });
const positionOf = (match: { readonly state?: Json }): State['position'] => (match.state as unknown as State).position;
const namesOf = (units: readonly Unit[], power: string): readonly string[] =>
  units.filter((unit) => unit.power === power).map(unitName);

describe('players and aim', () => {
  it('two to seven people play (§1.1); with seven each has a power (§1.2)', () => {
    for (const players of [2, 3, 4, 5, 6, 7]) expect(diplomacy.seats({ players })).toHaveLength(players);
    for (const players of [1, 8]) expect(diplomacy.schemas.options.safeParse({ players }).success).toBe(false);
    expect(diplomacy.seats({ players: 7 }).map(({ holds }) => holds)).toEqual(POWERS.map((power) => [power]));
  });

  it('seats are dealt at random or as people like (§1.2)', () => {
    const dealt = (seed: number): string => {
      const table = open(diplomacy, { seed, settings: { seating: 'random' } as never });
      for (const power of POWERS) table.join(power);
      table.start();
      return table.match.chairs.map(({ holder }) => (holder?.kind === 'user' ? holder.user : '')).join(' ');
    };
    expect(new Set([1, 2, 3, 4, 5].map(dealt)).size).toBeGreaterThan(1);
    expect(
      seven().match.chairs.map(({ seat, holder }) => (holder?.kind === 'user' ? holder.user === seat : false)),
    ).not.toContain(false);
  });

  it('all who still have units may agree to share the victory, and nobody else is asked (§1.4)', () => {
    const state = game('S1905M', { france: 'A par', turkey: 'A con' });
    expect(diplomacy.parties(state)).toEqual(['france', 'turkey']);
    const table = seven();
    for (const power of POWERS.slice(1)) table.vote(power, 'draw');
    expect(table.match.status).toBe('playing');
    table.vote('austria', 'draw');
    expect(table.match.outcome).toMatchObject({ result: 'drawn', how: 'agreed-draw', seats: POWERS });
  });
});

describe('the board and the pieces', () => {
  it('has 75 provinces of three kinds (§2.1), 34 of them centres (§2.3)', () => {
    expect(PROVINCE_IDS).toHaveLength(75);
    expect(new Set(PROVINCE_IDS.map((id) => PROVINCES[id]!.kind))).toEqual(new Set(['sea', 'coastal', 'inland']));
    expect(CENTRES).toHaveLength(34);
    expect(CENTRES.every((centre) => PROVINCES[centre]!.kind !== 'sea')).toBe(true);
  });

  it('keeps what has no name closed: Switzerland, Ireland (§2.5)', () => {
    for (const name of ['switzerland', 'swi', 'ireland', 'ire']) expect(provinceNamed(name)).toBeUndefined();
    const position = game('S1901M', { germany: 'A mun' }).position;
    expect(lawfulOn(survey(position), position.units[0]!, { order: 'move', to: 'swi' })).toMatchObject({
      ok: false,
      rule: '§2.5',
    });
  });

  it('has armies on land and fleets on water (§2.2, §3.1)', () => {
    for (const id of PROVINCE_IDS) {
      expect(canStand('A', id), id).toBe(PROVINCES[id]!.kind !== 'sea');
      expect(canStand('F', PROVINCES[id]!.berths[0] ?? id), id).toBe(PROVINCES[id]!.kind !== 'inland');
    }
    for (const { type, power } of START) {
      expect(['A', 'F']).toContain(type);
      expect(POWERS).toContain(power);
    }
  });

  it('gives a power a unit for each centre, no more (§2.4)', () => {
    const state = game('F1905A', { france: 'A bel' }, { centres: { france: 'bel par' } });
    const after = turn(state, { france: { par: { order: 'build', unit: 'A' } } });
    expect(unitNames(after)).toEqual(['A bel', 'A par']);
    const full = game('F1905A', { france: 'A bel, A bur' }, { centres: { france: 'bel par' } });
    expect(diplomacy.asks(full)).toEqual([]);
  });

  it('builds as many armies as there are centres: the box does not run out (§3.4)', () => {
    const places = 'A bel, A hol, A ruh, A mun, A ber, A kie, A den, A swe, A nwy, A lon, A edi, A lvp';
    const centres = 'bel hol mun ber kie den swe nwy lon edi lvp par bre';
    const state = game('F1905A', { france: places }, { centres: { france: centres } });
    const after = turn(state, { france: { par: { order: 'build', unit: 'A' } } });
    expect(after.position.units).toHaveLength(13);
  });

  it('starts with a unit in each home centre, as the table says (§4.1, §4.3), and 12 centres free (§4.2)', () => {
    for (const power of POWERS) {
      expect(homeCentres(power)).toHaveLength(power === 'russia' ? 4 : 3);
      expect(
        namesOf(START, power)
          .map((name) => name.slice(2, 5))
          .sort(),
      ).toEqual([...homeCentres(power)].sort());
    }
    expect(namesOf(START, 'russia')).toEqual(['A mos', 'A war', 'F sev', 'F stp/sc']);
    expect(namesOf(START, 'england')).toEqual(['A lvp', 'F edi', 'F lon']);
    const free = CENTRES.filter((centre) => START_CENTRES[centre] === undefined);
    expect(free.map((id) => PROVINCES[id]!.name.en).sort()).toEqual(
      [
        'Belgium',
        'Bulgaria',
        'Denmark',
        'Greece',
        'Holland',
        'Norway',
        'Portugal',
        'Rumania',
        'Serbia',
        'Spain',
        'Sweden',
        'Tunis',
      ].sort(),
    );
  });

  it('shows to all who controls which centre (§4.4)', () => {
    const state = game('S1905M', { france: 'A par' }, { centres: { france: 'par bre', italy: 'mar' } });
    expect(diplomacy.view(state, []).centres).toEqual({ par: 'france', bre: 'france', mar: 'italy' });
  });
});

describe('time and the game master', () => {
  it('each kind of phase has its deadline, for talk and writing together (§6.1, §14.2)', () => {
    const table = seven({ settings: { deadlines: { orders: 900, retreats: 60, adjustments: 120 } } });
    expect(table.match.due).toBe(table.now + 900_000);
    const opening = { germany: { kie: { order: 'move', to: 'hol' } }, france: { bre: { order: 'move', to: 'mao' } } };
    for (const sheets of [opening, { france: { mao: { order: 'move', to: 'por' } } }] as readonly {
      readonly [seat: string]: Json;
    }[]) {
      table.wait(10);
      for (const { seat } of table.waited()) table.act(seat, orders(sheets[seat] ?? {}));
    }
    expect(positionOf(table.match)).toMatchObject({ season: 'fall', phase: 'adjustment' });
    expect(table.match.due).toBe(table.now + 120_000);
    table.wait(120).tick();
    expect(positionOf(table.match)).toMatchObject({ season: 'spring', year: 1902, phase: 'movement' });
  });

  it('orders are judged alike for every sender and every time of sending (§6.4)', () => {
    const sheets = {
      france: { par: { order: 'move', to: 'bur' } },
      germany: { mun: { order: 'move', to: 'bur' } },
    } as const;
    const [one, other] = [POWERS, [...POWERS].reverse()].map((order) => {
      const table = seven();
      for (const seat of order) table.act(seat, orders((sheets as { readonly [seat: string]: Json })[seat] ?? {}));
      return table.match.state as unknown as State;
    });
    expect(one!.last!.results).toEqual(other!.last!.results);
    expect(one!.position).toEqual(other!.position);
  });

  it('orders are for one turn, which their question names (§7.5)', () => {
    const table = seven();
    expect(new Set(table.asks().map(({ ask }) => ask))).toEqual(new Set(['S1901M']));
    for (const seat of POWERS) table.act(seat, orders());
    expect(new Set(table.asks().map(({ ask }) => ask))).toEqual(new Set(['F1901M']));
    expect(() => table.act('france', orders(), 'S1901M')).toThrow('STALE_ASK');
  });

  it('a game may be limited in time (§14.1)', () => {
    const table = open(diplomacy, { options: { endYear: 1901 } });
    for (const power of POWERS) table.join(power, power);
    table.start();
    for (let n = 0; n < 2; n++) for (const seat of POWERS) table.act(seat, orders());
    expect(table.match.outcome).toMatchObject({ result: 'drawn', how: 'end-year' });
  });
});

describe('adjustments', () => {
  it('build one unit in a home centre (§13.8)', () => {
    const state = game('F1905A', { france: 'A bel' }, { centres: { france: 'par bel mun' } });
    const two = resolve(state.position, { france: { par: { order: 'build', unit: 'A' } } }, 'rulebook');
    expect(two.next.units.map(unitName)).toEqual(['A bel', 'A par']);
    expect(Object.keys(diplomacy.view(state, []).centres)).toHaveLength(3);
    expect(unitNames(turn(state, { france: { par: { order: 'build', unit: 'A' } } }))).toEqual(['A bel', 'A par']);
  });

  it('are none for a power that lost its home, until it has a home centre again (§13.11)', () => {
    const homeless = game(
      'F1905A',
      { france: 'A bel', germany: 'A mun, A ber' },
      { centres: { france: 'bel hol', germany: 'mun' } },
    );
    expect(diplomacy.asks(homeless).map(({ seat }) => seat)).toEqual(['germany']);
    const after = turn(homeless, {});
    expect(namesOf(after.position.units, 'france')).toEqual(['A bel']);
    const again = turn(game('F1906M', { france: 'A par' }, { centres: { france: 'bel hol par' } }), {
      france: { par: { order: 'move', to: 'bur' } },
    });
    expect(diplomacy.asks(again).map(({ ask, seat }) => `${ask} ${seat}`)).toEqual(['F1906A france']);
    expect(unitNames(turn(again, { france: { par: { order: 'build', unit: 'A' } } }))).toEqual(['A bur', 'A par']);
  });
});

describe('civil disorder: a player leaves', () => {
  /** Germany's player has left, the orders of the year forgotten. */
  const left = (): ReturnType<typeof seven> => seven().leave('germany');

  it('its units hold (§15.1)', () => {
    const table = left();
    for (const { seat } of table.waited()) table.act(seat, orders());
    const { last } = table.match.state as unknown as State;
    const german = last!.results.filter(({ power }) => power === 'germany');
    expect(german.map(({ order, outcome }) => `${order.order} ${outcome}`)).toEqual([
      'hold held',
      'hold held',
      'hold held',
    ]);
  });

  it('they do not support each other; others may support them (§15.2)', () => {
    const state = game('S1905M', { germany: 'A mun, A ber', france: 'A bur, A ruh', italy: 'A tyr' });
    const france: Sheet = { ruh: { order: 'move', to: 'mun' }, bur: { order: 'support', of: 'ruh', to: 'mun' } };
    expect(turn(state, { france }).position.dislodged.map(({ unit }) => unitName(unit))).toEqual(['A mun']);
    expect(turn(state, { france, italy: { tyr: { order: 'support', of: 'mun' } } }).position.dislodged).toEqual([]);
  });

  it('a missed deadline is the same (§15.1)', () => {
    const table = seven({ settings: { deadlines: { default: 60 } } });
    table.wait(60).tick();
    expect(positionOf(table.match)).toMatchObject({ season: 'fall', year: 1901 });
    expect(positionOf(table.match).units.map(unitName).sort()).toEqual(START.map(unitName).sort());
  });

  it('its dislodged units are disbanded (§15.3)', () => {
    const state = game('S1905M', { germany: 'A bur', france: 'A par, A mar' });
    const dislodged = turn(state, {
      france: { par: { order: 'move', to: 'bur' }, mar: { order: 'support', of: 'par', to: 'bur' } },
    });
    expect(dislodged.position.phase).toBe('retreat');
    const silent = turn(dislodged, {});
    expect(unitNames(silent)).toEqual(['A bur', 'A mar']);
    expect(silent.last!.results).toMatchObject([{ power: 'germany', outcome: 'disbanded', rule: '§12.8' }]);
  });

  it('it builds nothing (§15.4)', () => {
    const state = game('F1905A', { germany: 'A mun' }, { centres: { germany: 'mun ber kie' } });
    expect(diplomacy.asks(state).map(({ seat }) => seat)).toEqual(['germany']);
    expect(unitNames(turn(state, {}))).toEqual(['A mun']);
  });

  it('another player may take over, and orders what is left (§15.6)', () => {
    const table = left().join('newcomer', 'germany');
    for (const seat of POWERS) table.act(seat, orders(seat === 'germany' ? { mun: { order: 'move', to: 'ruh' } } : {}));
    expect(namesOf(positionOf(table.match).units, 'germany')).toContain('A ruh');
  });
});

import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../domain/contract/chance.ts';
import { admits } from '../../../domain/contract/legal.ts';
import { diplomacy } from '../../../domain/diplomacy/index.ts';
import { legal } from '../../../domain/diplomacy/legal.ts';
import { START_CENTRES } from '../../../domain/diplomacy/map/provinces.ts';
import type { Order } from '../../../domain/diplomacy/state/commands.ts';
import type { Event } from '../../../domain/diplomacy/state/events.ts';
import type { State } from '../../../domain/diplomacy/state/state.ts';
import { view, viewSchema } from '../../../domain/diplomacy/view.ts';
import type { Json } from '../../../domain/lib/json.ts';
import { dryRun } from '../../../domain/match/desk/preview.ts';
import { seedOf } from '../../kit/random.ts';
import { seated } from '../../kit/table.ts';
import { chance, events, type Forces, fold, game, refused, type Sheet, sheet, turn, unitNames } from '../kit/kit.ts';

const move = (to: string): Order => ({ order: 'move', to });
const hold: Order = { order: 'hold' };
const help = (of: string, to?: string): Order =>
  to === undefined ? { order: 'support', of } : { order: 'support', of, to };
const build: Order = { order: 'build', unit: 'A' };

/** A position of a game for this number of players, drawn as `game` draws it. */
function drawn(players: number, phase: string, forces: Forces, centres?: Forces): State {
  const start = diplomacy.initial({ players });
  const { position } = game(phase, forces, centres === undefined ? {} : { centres });
  const { idle, closed } = start.position;
  const isNeutral = position.year < 1915;
  return {
    ...start,
    position: {
      ...position,
      ...(idle && (players > 2 || isNeutral) && { idle }),
      ...(closed && isNeutral && { closed }),
    },
  };
}

const seatsOf = (players: number) => diplomacy.seats({ players }).map(({ seat }) => seat);
const waitsFor = (state: State): readonly string[] => diplomacy.asks(state).map(({ ask, seat }) => `${ask} ${seat}`);
const outcomeOf = (state: State, at: string): string | undefined =>
  state.last?.results
    .map(({ unit, outcome, rule }) => `${unit.loc} ${outcome} ${rule}`)
    .find((each) => each.startsWith(at));
const isOffered = (state: State, seat: string, orders: Sheet): boolean =>
  admits(legal(view(state, [seat]), seat), { type: 'orders', orders } as Json);

describe('seats and start', () => {
  it('are those of the table (§16.1)', () => {
    expect(seatsOf(7)).toEqual(['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey']);
    expect(seatsOf(6)).toEqual(['austria', 'england', 'france', 'germany', 'russia', 'turkey']);
    expect(seatsOf(5)).toEqual(['austria', 'england', 'france', 'russia', 'turkey']);
    expect(seatsOf(4)).toEqual(['england', 'austria-france', 'germany-turkey', 'italy-russia']);
    expect(seatsOf(3)).toEqual(['austria-england-germany', 'italy-russia', 'france-turkey']);
    expect(seatsOf(2)).toEqual(['england-france-russia', 'austria-germany-turkey']);
    expect(diplomacy.seats({ players: 4 })[1]).toEqual({
      seat: 'austria-france',
      name: 'Austria + France',
      holds: ['austria', 'france'],
    });
  });

  it.each([2, 3, 4, 5, 6, 7])('for %i players: the standard board, all units and centres on it (§16.1)', (players) => {
    const { position } = diplomacy.initial({ players });
    expect(position.units).toHaveLength(22);
    expect(position.centres).toEqual(START_CENTRES);
    expect(`${position.season} ${position.year}`).toBe(players === 2 ? 'spring 1914' : 'spring 1901');
  });

  it('are for seven where nothing is said, as in logs that are older than the option', () => {
    expect(diplomacy.initial({ rulings: 'rulebook' })).toEqual(diplomacy.initial({ rulings: 'rulebook', players: 7 }));
    expect(diplomacy.schemas.options.parse({})).toEqual({ rulings: 'rulebook', players: 7, disorder: 'round' });
  });

  it('are of no other number, nor with an end before the start', () => {
    for (const options of [
      { players: 1 },
      { players: 8 },
      { players: 8, endYear: 1903 },
      { players: 2, endYear: 1913 },
      { endYear: 1900 },
    ]) {
      expect(diplomacy.schemas.options.safeParse(options).success, JSON.stringify(options)).toBe(false);
    }
    expect(diplomacy.schemas.options.safeParse({ players: 2, endYear: 1914 }).success).toBe(true);
  });
});

describe('a power that nobody plays', () => {
  it('is Italy with six players (§16.3), Italy and Germany with five (§16.4), none with three and four (§16.5)', () => {
    const idle = (players: number) => diplomacy.initial({ players }).position.idle;
    expect([6, 5, 4, 3].map(idle)).toEqual([['italy'], ['germany', 'italy'], undefined, undefined]);
  });

  it('has units that hold and do not support each other; no player orders them (§16.2)', () => {
    const state = drawn(6, 'S1901M', { italy: 'A ven, A rom', austria: 'A tyr, A tri, A vie' });
    expect(waitsFor(state)).toEqual(['S1901M austria']);
    const after = turn(state, { austria: { tri: move('ven'), tyr: help('tri', 'ven') } });
    expect(unitNames(after)).toEqual(['A tyr', 'A ven', 'A vie', 'A rom']);
  });

  it('has units that players may support (§16.2)', () => {
    const state = drawn(6, 'S1901M', { italy: 'A ven', austria: 'A tyr, A tri', france: 'A pie' });
    const after = turn(state, { austria: { tri: move('ven'), tyr: help('tri', 'ven') }, france: { pie: help('ven') } });
    expect(outcomeOf(after, 'tri')).toMatch(/bounced/);
    expect(unitNames(after)).toContain('A ven');
  });

  it('loses a unit that would have to retreat, at once (§16.2)', () => {
    const state = drawn(
      6,
      'F1901M',
      { italy: 'A ven', austria: 'A tyr, A tri' },
      { italy: 'ven rom', austria: 'tri vie bud' },
    );
    const after = turn(state, { austria: { tri: move('ven'), tyr: help('tri', 'ven') } });
    expect(unitNames(after)).toEqual(['A tyr', 'A ven']);
    expect(after.position.dislodged).toEqual([]);
    expect(after.position.centres).toMatchObject({ ven: 'austria', rom: 'italy' });
  });

  it('loses it too when others may retreat', () => {
    const forces = { italy: 'A ven', austria: 'A tyr, A tri', germany: 'A mun, A boh', france: 'A bur, A ruh' };
    const after = turn(drawn(6, 'S1902M', forces), {
      austria: { tri: move('ven'), tyr: help('tri', 'ven') },
      france: { bur: move('mun'), ruh: help('bur', 'mun') },
    });
    expect(waitsFor(after)).toEqual(['S1902R germany']);
    const later = turn(after, { germany: { mun: { order: 'retreat', to: 'sil' } } });
    expect(later.last?.results.map(({ power, outcome, rule }) => [power, outcome, rule])).toEqual([
      ['italy', 'disbanded', '§16.2'],
      ['germany', 'succeeded', '§12.3'],
    ]);
  });

  it('keeps its centres until they are taken, and builds nothing (§16.2)', () => {
    const state = drawn(
      5,
      'F1903M',
      { germany: 'A mun', austria: 'A bud' },
      { germany: 'mun ber kie', austria: 'bud' },
    );
    const after = turn(state, {});
    expect(waitsFor(after)).toEqual(['S1904M austria']);
    expect(after.position.centres).toMatchObject({ ber: 'germany', kie: 'germany' });
    expect(view(after, []).idle).toEqual(['germany', 'italy']);
  });

  it('keeps no game from its end, and shares no draw', () => {
    const state = drawn(6, 'S1905M', { italy: 'A ven', france: 'A par' });
    expect(diplomacy.parties(state)).toEqual(['france']);
    const alone = drawn(6, 'F1905A', { italy: 'A ven', france: 'A par' }, { italy: 'ven', germany: 'par' });
    const after = turn(alone, { france: { par: { order: 'disband' } } });
    expect(diplomacy.outcome(after)).toEqual({ result: 'drawn', seats: [], how: 'empty-board' });
  });
});

describe('a seat with several powers', () => {
  it('orders the units of each (§16.5)', () => {
    const state = diplomacy.initial({ players: 3 });
    const orders = { lvp: move('yor'), mun: move('ruh'), vie: move('gal') };
    const after = turn(state, { 'austria-england-germany': orders });
    expect(unitNames(after)).toEqual(expect.arrayContaining(['A gal', 'A yor', 'A ruh']));
    expect(refused(state, 'france-turkey', sheet({ mun: hold })).code).toBe('NOT_YOUR_UNIT');
  });

  it('keeps its powers apart: one does not support the loss of its own unit, but another may (§11.6)', () => {
    const forces = { austria: 'A vie', france: 'A tyr, A boh', germany: 'A mun' };
    const after = turn(drawn(4, 'S1905M', forces), { 'austria-france': { tyr: move('vie'), boh: help('tyr', 'vie') } });
    expect(after.position.dislodged.map(({ unit }) => `${unit.power} ${unit.loc}`)).toEqual(['austria vie']);
  });

  const centres = { austria: 'bud vie tri', france: 'par bre mar spa por', england: 'lon' };
  const autumn = drawn(
    4,
    'F1902A',
    { austria: 'A ser, A gre, A bul, A alb', france: 'A spa, A por, A bel', england: 'A lon' },
    centres,
  );

  it('builds and removes by power, each within its own number (§16.6)', () => {
    expect(waitsFor(autumn)).toEqual(['F1902A austria-france']);
    const after = turn(autumn, { 'austria-france': { par: build, bre: build, alb: { order: 'disband' } } });
    expect(unitNames(after)).toEqual(['A bul', 'A gre', 'A ser', 'A lon', 'A bel', 'A bre', 'A par', 'A por', 'A spa']);
  });

  it('may order no more for a power than is due to it, and is offered no more (§16.6)', () => {
    const disband: Order = { order: 'disband' };
    const cases: readonly (readonly [Sheet, string | undefined])[] = [
      [{ par: build, bre: build, alb: disband }, undefined],
      [{ par: build, bre: build, mar: build }, 'TOO_MANY_BUILDS'],
      [{ alb: disband, ser: disband }, 'TOO_MANY_REMOVALS'],
      [{ alb: disband, ser: disband, par: build }, 'TOO_MANY_REMOVALS'],
      [{ par: build }, undefined],
    ];
    for (const [orders, code] of cases) {
      const decided = diplomacy.decide(autumn, 'austria-france', sheet(orders), chance(0));
      expect(decided.ok ? undefined : decided.error.code, JSON.stringify(orders)).toBe(code);
      expect(isOffered(autumn, 'austria-france', orders)).toBe(code === undefined);
    }
  });

  it('wins by 18 centres of one power; those of several do not add up (§16.6)', () => {
    const french = 'par bre mar bel hol den kie ber mun lon lvp edi spa por rom nap ven';
    const fall = (france: string): State =>
      drawn(4, 'F1907M', { france: 'A tyr', austria: 'A bud' }, { france, austria: 'bud vie tri ser gre bul' });
    const solo = turn(fall(`${french} tun`), {});
    expect(diplomacy.outcome(solo)).toEqual({ result: 'won', seats: ['austria-france'], how: 'solo' });
    expect(diplomacy.outcome(turn(fall(french), {}))).toBeUndefined();
  });
});

describe('two players', () => {
  const [allies, centrals] = ['england-france-russia', 'austria-germany-turkey'];
  const border = drawn(2, 'S1914M', {
    italy: 'A ven, A rom, F nap',
    austria: 'A tyr, A tri, F alb, F ion, F adr',
    france: 'A mar, F lyo, A tun, F tys',
  });

  it('find Italy neutral and closed: nobody may enter (§16.7)', () => {
    expect(diplomacy.initial({ players: 2 }).position).toMatchObject({
      idle: ['italy'],
      closed: ['apu', 'nap', 'pie', 'rom', 'tus', 'ven'],
    });
    const cases: readonly (readonly [string, Sheet])[] = [
      [centrals!, { tri: move('ven') }],
      [centrals!, { tyr: move('pie') }],
      [centrals!, { ion: move('apu') }],
      [centrals!, { tri: move('apu') }],
      [centrals!, { adr: { order: 'convoy', of: 'tri', to: 'apu' } }],
      [centrals!, { tyr: help('ven') }],
      [centrals!, { adr: help('ion', 'apu') }],
      [allies!, { tun: move('tus') }],
      [allies!, { lyo: move('tus') }],
    ];
    for (const [seat, orders] of cases) {
      expect([JSON.stringify(orders), refused(border, seat, sheet(orders))]).toMatchObject([
        JSON.stringify(orders),
        { code: 'CLOSED', rule: '§16.7' },
      ]);
      expect(isOffered(border, seat, orders)).toBe(false);
    }
    for (const [seat, orders] of [
      [centrals!, { tyr: move('mun') }],
      [centrals!, { adr: { order: 'convoy', of: 'tri', to: 'alb' } }],
      [allies!, { tys: { order: 'convoy', of: 'tun', to: 'mar' } }],
    ] as readonly (readonly [string, Sheet])[]) {
      expect(isOffered(border, seat, orders), JSON.stringify(orders)).toBe(true);
      expect(diplomacy.decide(border, seat, sheet(orders), chance(0)).ok).toBe(true);
    }
  });

  it('read what is written: a move into Italy holds, with a remark', () => {
    const reading = diplomacy.read!(view(border, [centrals!]), centrals!, ['A tri - ven', 'F adr H']);
    if (!reading.ok) throw new Error(reading.error.detail);
    expect(reading.value.command.orders.tri).toEqual({ order: 'void', written: 'A tri - ven' });
    expect(reading.value.notes).toMatchObject([{ code: 'CLOSED', about: 'tri', rule: '§16.7' }]);
  });

  it('may not retreat into Italy (§16.7)', () => {
    const forces = { austria: 'A tri, A alb', russia: 'A vie, A bud, A tyr' };
    const after = turn(drawn(2, 'S1914M', forces), { [allies!]: { vie: move('tri'), bud: help('vie', 'tri') } });
    expect(after.position.dislodged).toMatchObject([{ unit: { loc: 'tri' }, retreats: ['ser'] }]);
    expect(refused(after, centrals!, sheet({ tri: { order: 'retreat', to: 'ven' } }))).toMatchObject({
      code: 'CLOSED',
      rule: '§16.7',
    });
  });

  /** Autumn 1914 with a sheet from one side; the other's settles it. */
  const half = (forces: Forces = { france: 'A par', germany: 'A ber', italy: 'A rom' }, centres?: Forces): State => {
    const state = drawn(2, 'F1914M', forces, centres);
    return fold(state, events(state, allies!, sheet({})));
  };
  const tossed = (state: State, seed: number, orders: Sheet = {}): readonly Event[] => {
    const decided = diplomacy.decide(state, centrals!, sheet(orders), chanceOf(seedOf(seed), {}));
    if (!decided.ok) throw new Error(decided.error.detail);
    return decided.value;
  };

  it('have a coin tossed before the adjustments of autumn 1914, before any order is read (§16.8)', () => {
    const won = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const found = tossed(half(), seed);
      expect(found.map(({ type }) => type)).toEqual(['ordered', 'coin-tossed', 'resolved']);
      const state = fold(half(), found);
      const coin = found[1] as Extract<Event, { readonly type: 'coin-tossed' }>;
      expect(coin.power).toBe('italy');
      expect(waitsFor(state)).toEqual([`F1914A ${centrals}`, `F1914A ${allies}`]);
      expect(view(state, []).ally).toEqual({ power: 'italy', seat: coin.seat });
      expect(state.position.closed).toBeDefined();
      expect(viewSchema.safeParse(view(state, [])).success).toBe(true);
      expect(diplomacy.describe(view(state, []), 'en')).toMatch(
        /^Italy: will join (England \+ France \+ Russia|Austria \+ Germany \+ Turkey)\.$/m,
      );
      won.add(coin.seat);
    }
    expect([...won].sort()).toEqual([centrals, allies]);
  });

  it('learn nothing of it, nor of the other sheet, from a dry run (§16.8)', () => {
    const table = seated(diplomacy, { options: { players: 2 } });
    while (table.askOf(centrals!) !== 'F1914M')
      for (const { seat } of table.waited()) table.act(seat, { type: 'orders', orders: {} });
    table.act(allies!, { type: 'orders', orders: { lvp: { order: 'move', to: 'yor' } } });
    const told = dryRun(diplomacy, table.match, centrals!, { type: 'orders', orders: {} });
    expect(told).toMatchObject({ ok: true, value: { events: [], wouldDraw: 'coin' } });
    table.act(centrals!, { type: 'orders', orders: {} });
    expect(table.match.draws).toEqual({ coin: 1 });
  });

  it('see Italy join the winner in spring 1915, and its provinces open (§16.8)', () => {
    const state = fold(half(), tossed(half(), 1));
    const { seat } = state.ally!;
    const spring = turn(state, {});
    expect(spring.position).toMatchObject({ year: 1915, season: 'spring', phase: 'movement' });
    expect(spring.position).not.toHaveProperty('closed');
    expect(spring.position).not.toHaveProperty('idle');
    expect(spring.ally).toBeUndefined();
    expect(spring.seats[seat]).toEqual([...diplomacy.initial({ players: 2 }).seats[seat]!, 'italy']);
    const other = seat === allies ? centrals! : allies!;
    expect(isOffered(spring, seat, { rom: move('tus') })).toBe(true);
    expect(isOffered(spring, other, { rom: move('tus') })).toBe(false);
    expect(unitNames(turn(spring, { [seat]: { rom: move('tus') } }))).toContain('A tus');
    const entered = turn({ ...spring, position: { ...spring.position, units: border.position.units } }, {});
    expect(isOffered(entered, allies!, { lyo: move('tus') })).toBe(true);
  });

  it('have it tossed also when there is nothing to adjust, once', () => {
    const state = half(
      { france: 'A par', germany: 'A ber', italy: 'A rom' },
      { france: 'par', germany: 'ber', italy: 'rom' },
    );
    const found = tossed(state, 1);
    expect(found.map(({ type }) => type)).toEqual(['ordered', 'coin-tossed', 'resolved', 'joined']);
    const spring = fold(state, found);
    expect(waitsFor(spring)).toEqual([`S1915M ${centrals}`, `S1915M ${allies}`]);
    const next = turn(turn(spring, {}), {});
    expect(next.position.year).toBe(1916);
  });

  it('have Italy adjust like any power once it is played (§16.6, §16.8)', () => {
    const base = fold(half(), tossed(half(), 1));
    const spring = turn(base, {});
    const { seat } = base.ally!;
    const autumn: State = {
      ...spring,
      position: {
        ...spring.position,
        season: 'fall',
        phase: 'adjustment',
        units: [],
        centres: { rom: 'italy', ven: 'italy' },
      },
    };
    expect(waitsFor(autumn)).toEqual([`F1915A ${seat}`]);
    expect(isOffered(autumn, seat, { rom: build, ven: build })).toBe(true);
  });

  it('win by 24 centres of all powers of a side together, after an autumn, not by 18 of one (§16.9)', () => {
    const french = 'par bre mar bel hol den kie ber mun lon lvp edi spa por rom nap ven tun';
    const fall = (russia: string): State =>
      drawn(2, 'F1916M', { france: 'A pic', turkey: 'A con' }, { france: french, russia, turkey: 'con' });
    const short = turn(fall('mos war sev stp nwy'), {});
    expect(diplomacy.outcome(short)).toBeUndefined();
    const won = turn(fall('mos war sev stp nwy swe'), {});
    expect(diplomacy.outcome(won)).toEqual({ result: 'won', seats: [allies], how: 'centres' });
    expect(diplomacy.asks(won)).toEqual([]);
    expect(view(won, []).ended).toEqual({ result: 'won', seats: [allies], how: 'centres' });
    expect(view(won, []).seats[allies!]!.asked).toBe(false);
    expect(viewSchema.safeParse(view(won, [])).success).toBe(true);
    expect(diplomacy.describe(view(won, []), 'ko')).toContain('영국 + 프랑스 + 러시아: 승리.');
    expect(legal(view(won, [allies!]), allies!)).toEqual({ is: 'oneOf', of: [] });
    const spring = {
      ...fall('mos war sev stp nwy swe'),
      position: { ...fall('mos war sev stp nwy').position, season: 'spring' },
    } as const;
    expect(diplomacy.outcome(turn(spring, {}))).toBeUndefined();
  });
});

describe('a last year', () => {
  const limited = (endYear: number, phase: string, forces: Forces, centres: Forces): State => ({
    ...game(phase, forces, { centres }),
    endYear,
  });
  const forces = { france: 'A bur', germany: 'A ber', turkey: 'A con' };
  const centres = { france: 'par bre', germany: 'ber', turkey: 'con', italy: 'rom' };

  it('ends the game after the adjustments of its autumn, drawn among all with units', () => {
    const winter = turn(limited(1905, 'F1905M', forces, centres), {});
    expect(waitsFor(winter)).toEqual(['F1905A france', 'F1905A italy']);
    expect(diplomacy.outcome(winter)).toBeUndefined();
    const over = turn(winter, { france: { par: build } });
    expect(diplomacy.outcome(over)).toEqual({
      result: 'drawn',
      seats: ['france', 'germany', 'turkey'],
      how: 'end-year',
    });
    expect(diplomacy.asks(over)).toEqual([]);
  });

  it('ends it at once where there is nothing to adjust, not a year too early, and not before a solo', () => {
    const even = { france: 'bur', germany: 'ber', turkey: 'con' };
    const own = { ...even, france: 'par' };
    expect(diplomacy.outcome(turn(limited(1905, 'F1905M', forces, own), {}))?.how).toBe('end-year');
    expect(diplomacy.outcome(turn(limited(1906, 'F1905M', forces, own), {}))).toBeUndefined();
    const solo = { france: 'par bre mar bel hol den kie war mun lon lvp edi spa por rom nap ven tun', turkey: 'con' };
    expect(diplomacy.outcome(turn(limited(1905, 'F1905M', forces, solo), {}))?.how).toBe('solo');
  });
});

import { describe, expect, it } from 'vitest';
import { diplomacy } from '../../domain/diplomacy/index.ts';
import { POWERS } from '../../domain/diplomacy/map/vocabulary.ts';
import { viewSchema } from '../../domain/diplomacy/view.ts';
import { events, fold, game, type Sheet, sheet, turn, unitNames } from './kit/kit.ts';

const start = diplomacy.initial({ rulings: 'rulebook' });
const move = (to: string): Sheet[string] => ({ order: 'move', to });
const askNames = (state: typeof start) => diplomacy.asks(state).map(({ ask, seat }) => `${ask} ${seat}`);

describe('a game of seven', () => {
  it('starts in spring 1901 with every power asked (§4.1, §5.1)', () => {
    expect(diplomacy.seats({ rulings: 'rulebook' }).map(({ seat }) => seat)).toEqual(POWERS);
    expect(askNames(start)).toEqual(POWERS.map((power) => `S1901M ${power}`));
    expect(diplomacy.phase(start, 'en')).toBe('Spring 1901, movement');
    expect(diplomacy.phase(start, 'ko')).toBe('1901년 봄, 이동');
    expect(start.position.units).toHaveLength(22);
    expect(diplomacy.setup(start, { draw: () => 0 })).toEqual([]);
    expect(diplomacy.parties(start)).toEqual(POWERS);
    expect(diplomacy.outcome(start)).toBeUndefined();
  });

  it('seals a sheet, and settles the question (§7.1)', () => {
    const written = events(start, 'france', sheet({ par: move('bur') }));
    expect(written).toEqual([
      {
        type: 'ordered',
        seat: 'france',
        ask: 'S1901M',
        ready: true,
        sealed: { to: ['france'], topic: 'S1901M/france', value: { par: move('bur') } },
      },
    ]);
    const state = fold(start, written);
    expect(diplomacy.asks(state).find(({ seat }) => seat === 'france')).toEqual({
      ask: 'S1901M',
      seat: 'france',
      kind: 'orders',
      settled: true,
    });
  });

  it('lets a seat replace its sheet, and take "ready" back', () => {
    let state = fold(start, events(start, 'france', sheet({ par: move('bur') })));
    state = fold(state, events(state, 'france', sheet({ par: move('pic') }, false)));
    expect(state.written.france).toEqual({ orders: { par: move('pic') }, ready: false, topic: 'S1901M/france' });
    expect(diplomacy.asks(state).some(({ settled }) => settled)).toBe(false);
  });

  it('resolves in the same decision once it waits for no seat, and opens the orders that count', () => {
    let state = fold(start, events(start, 'france', sheet({ par: move('pic') })));
    state = fold(state, events(state, 'france', sheet({ par: move('bur') })));
    for (const seat of POWERS.filter((power) => power !== 'france' && power !== 'turkey')) {
      state = fold(state, events(state, seat, sheet({})));
    }
    const [ordered, resolved, ...more] = events(state, 'turkey', sheet({ ank: move('bla') }));
    expect(ordered?.type).toBe('ordered');
    expect(more).toEqual([]);
    expect(resolved).toMatchObject({ type: 'resolved', season: 'spring', year: 1901, phase: 'movement' });
    expect(resolved?.type === 'resolved' && resolved.opens.map(({ topic }) => topic)).toEqual([
      'S1901M/austria',
      'S1901M/england',
      'S1901M/france',
      'S1901M/germany',
      'S1901M/italy',
      'S1901M/russia',
      'S1901M/turkey',
    ]);
    state = fold(state, [ordered!, resolved!]);
    expect(askNames(state)[0]).toBe('F1901M austria');
    expect(unitNames(state)).toEqual(expect.arrayContaining(['A bur', 'F bla']));
    expect(state.written).toEqual({});
    expect(state.last?.results).toHaveLength(22);
  });
});

describe('the order of phases (§5.2, §5.3)', () => {
  const borders = game(
    'S1902M',
    { france: 'A bur, A mar', germany: 'A mun, A ruh', italy: 'A tyr' },
    { centres: { germany: 'mun ber', france: 'par' } },
  );
  const attack = {
    france: { bur: { order: 'hold' } },
    germany: { ruh: move('bur'), mun: { order: 'support', of: 'ruh', to: 'bur' } },
  } as const;

  it('asks only those with a dislodged unit that has somewhere to go (§12.2)', () => {
    const state = turn(borders, attack);
    expect(askNames(state)).toEqual(['S1902R france']);
    expect(diplomacy.asks(state)[0]!.kind).toBe('retreats');
    expect(diplomacy.phase(state, 'en')).toBe('Spring 1902, retreats');
    const after = turn(state, { france: { bur: { order: 'retreat', to: 'par' } } });
    expect(unitNames(after)).toContain('A par');
    expect(askNames(after)[0]).toBe('F1902M france');
  });

  it('disbands a unit without an order in a retreat phase (§12.8)', () => {
    const state = turn(turn(borders, attack), {});
    expect(unitNames(state)).toEqual(['A mar', 'A bur', 'A mun', 'A tyr']);
    expect(state.last).toMatchObject({ phase: 'retreat', results: [{ outcome: 'disbanded', rule: '§12.8' }] });
  });

  it('asks nobody about a unit with nowhere to go (§12.5)', () => {
    const corner = game(
      'S1902M',
      { italy: 'A apu', austria: 'A rom, A ven, F ion, A nap' },
      { centres: { austria: 'rom ven nap' } },
    );
    const state = turn(corner, {
      italy: {},
      austria: { rom: move('apu'), nap: { order: 'support', of: 'rom', to: 'apu' } },
    });
    expect(askNames(state)).toEqual(['F1902M austria']);
    expect(state.last?.results.find(({ power }) => power === 'italy')).toMatchObject({
      outcome: 'dislodged',
      dislodgedFrom: 'rom',
    });
    expect(state.position.units.every(({ power }) => power === 'austria')).toBe(true);
    expect(diplomacy.parties(state)).toEqual(['austria']);
  });

  it('counts centres after the fall, and asks for builds and removals (§13.1-§13.6)', () => {
    const fall = game(
      'F1901M',
      { france: 'A spa, A bur, F mao', germany: 'A bel', turkey: 'A ank' },
      { centres: { france: 'par bre mar', germany: 'ber', turkey: 'con' } },
    );
    const state = turn(fall, { germany: { bel: move('hol') }, turkey: { ank: move('arm') } });
    expect(state.position.centres).toMatchObject({ spa: 'france', hol: 'germany' });
    expect(diplomacy.asks(state).map(({ ask, seat, kind }) => [ask, seat, kind])).toEqual([
      ['F1901A', 'france', 'adjustments'],
      ['F1901A', 'germany', 'adjustments'],
    ]);
    const after = turn(state, {
      france: { bre: { order: 'build', unit: 'F' } },
      germany: { ber: { order: 'build', unit: 'A' } },
    });
    expect(diplomacy.phase(after, 'en')).toBe('Spring 1902, movement');
    expect(unitNames(after)).toEqual(
      expect.arrayContaining(['F bre', 'A ber', 'A spa', 'A bur', 'F mao', 'A hol', 'A arm']),
    );
  });

  it('builds on a coast of St Petersburg, and only there (§13.9)', () => {
    const state = game('F1901A', { russia: 'A mos' }, { centres: { russia: 'stp mos' } });
    const after = turn(state, { russia: { stp: { order: 'build', unit: 'F', coast: 'nc' } } });
    expect(unitNames(after)).toEqual(['A mos', 'F stp/nc']);
  });

  it('takes adjustment orders written in any order', () => {
    const state = game('F1901A', { france: 'A bel' }, { centres: { france: 'par bre mar' } });
    const [par, bre] = [
      { order: 'build', unit: 'A' },
      { order: 'build', unit: 'F' },
    ] as const;
    const results = [
      { par, bre },
      { bre, par },
    ].map((orders) => events(state, 'france', sheet(orders))[1]);
    expect(results[0]).toEqual(results[1]);
  });

  it('removes by §15.5 what a seat leaves over, and waives what it does not build (§13.12, §13.13)', () => {
    const state = game(
      'F1901A',
      { france: 'A par, A mos', turkey: 'A arm' },
      { centres: { france: 'par', turkey: 'ank con' } },
    );
    const after = turn(state, {});
    expect(unitNames(after)).toEqual(['A par', 'A arm']);
    expect(diplomacy.phase(after, 'en')).toBe('Spring 1902, movement');
  });

  it('is over when a power has 18 centres after a fall turn (§1.3, §5.4)', () => {
    const own = 'par bre mar bel hol den kie ber mun lon lvp edi spa por rom nap ven';
    const fall = game(
      'F1907M',
      { france: 'A tyr', austria: 'A bud' },
      { centres: { france: own, austria: 'bud vie tri' } },
    );
    const spring = { ...fall, position: { ...fall.position, season: 'spring' } } as const;
    expect(diplomacy.outcome(turn(spring, { france: { tyr: move('vie') } }))).toBeUndefined();
    const decided = events(turnOf(fall), 'france', sheet({ tyr: move('vie') }));
    expect(decided.map(({ type }) => type)).toEqual(['ordered', 'resolved', 'won']);
    const state = fold(turnOf(fall), decided);
    expect(diplomacy.outcome(state)).toEqual({ result: 'won', seats: ['france'], how: 'solo' });
    expect(diplomacy.asks(state)).toEqual([]);
    expect(diplomacy.view(state, []).winner).toBe('france');
    expect(diplomacy.describe(diplomacy.view(state, []), 'en')).toContain('France: has won.');
  });

  it('ends undecided if no unit is left, and none to be built', () => {
    const state = game('F1901A', { france: 'A bur' }, { centres: { germany: 'par' } });
    const after = turn(state, { france: { bur: { order: 'disband' } } });
    expect(after.position.units).toEqual([]);
    expect(diplomacy.asks(after)).toEqual([]);
    expect(diplomacy.outcome(after)).toEqual({ result: 'drawn', seats: [], how: 'empty-board' });
  });
});

/** `state` with the orders of all seats but the French. */
function turnOf(state: typeof start): typeof start {
  return diplomacy
    .asks(state)
    .filter(({ seat }) => seat !== 'france')
    .reduce((at, { seat }) => fold(at, events(at, seat, sheet({}))), state);
}

describe('secrecy (§7.1)', () => {
  const secret = fold(start, events(start, 'france', sheet({ par: move('bur') })));
  const twin = fold(
    start,
    events(start, 'france', sheet({ mar: move('spa'), bre: { order: 'void', written: 'F bre to the moon' } })),
  );
  const text = (state: typeof start, viewer: readonly string[]) => JSON.stringify(diplomacy.view(state, viewer));

  it('shows the same to everyone else for any orders', () => {
    for (const viewer of [[], ...POWERS.filter((power) => power !== 'france').map((power) => [power])]) {
      expect(text(secret, viewer)).toBe(text(twin, viewer));
    }
    expect(text(secret, ['france'])).not.toBe(text(twin, ['france']));
    expect(text(secret, ['italy', 'france'])).toContain('"par":{"order":"move","to":"bur"}');
  });

  it('shows that a seat has settled', () => {
    const view = diplomacy.view(secret, []);
    expect([view.seats.france!.settled, view.seats.italy!.settled]).toEqual([true, false]);
    expect(view.mine).toEqual({});
  });

  it('records the same public facts for any orders, until the phase is resolved', () => {
    const cover = (orders: Sheet) =>
      events(start, 'italy', sheet(orders)).map((event) => {
        if (event.type !== 'ordered') return event;
        const { value: _, ...sealed } = event.sealed;
        return { ...event, sealed };
      });
    expect(cover({ ven: move('tri') })).toEqual(cover({}));
  });

  it('gives views that survive JSON and fit their schema', () => {
    for (const viewer of [[], ['france']]) {
      const view = diplomacy.view(secret, viewer);
      expect(viewSchema.parse(JSON.parse(JSON.stringify(view)))).toEqual(view);
    }
  });
});

describe('missed deadlines, readiness and standing orders', () => {
  it('lets what was written count when a deadline passes', () => {
    const state = fold(start, events(start, 'france', sheet({ par: move('bur') }, false)));
    expect(diplomacy.lapse(diplomacy.view(state, ['france']), 'france')).toEqual(sheet({ par: move('bur') }, true));
    expect(diplomacy.lapse(diplomacy.view(state, ['italy']), 'italy')).toEqual(sheet({}, true));
  });

  it('sets and withdraws "do not wait for me" with the sheet as it is', () => {
    const state = fold(start, events(start, 'france', sheet({ par: move('bur') })));
    expect(diplomacy.ready!(diplomacy.view(state, ['france']), 'france', false)).toEqual(
      sheet({ par: move('bur') }, false),
    );
  });

  it('answers retreats and adjustments by standing order, orders never', () => {
    const dislodged = [{ unit: { power: 'france', type: 'A', loc: 'bur' }, from: 'mun', retreats: ['par'] }] as const;
    const retreats = diplomacy.view(game('S1901R', { germany: 'A bur' }, { dislodged }), ['france']);
    expect(diplomacy.answer(retreats, 'france', { retreats: 'disband' })).toEqual(
      sheet({ bur: { order: 'disband' } }, true),
    );
    expect(diplomacy.answer(retreats, 'france', { adjustments: 'waive' })).toBeUndefined();
    expect(diplomacy.answer(retreats, 'germany', { retreats: 'disband' })).toBeUndefined();
    const builds = diplomacy.view(game('F1901A', { france: 'A bur' }), ['france']);
    expect(diplomacy.answer(builds, 'france', { adjustments: 'waive' })).toEqual(sheet({}, true));
    expect(
      diplomacy.answer(diplomacy.view(start, ['france']), 'france', { retreats: 'disband', adjustments: 'waive' }),
    ).toBeUndefined();
  });

  it('never answers over what the seat has written itself', () => {
    const state = game('F1901A', { france: 'A bur' });
    const written = fold(state, events(state, 'france', sheet({ bre: { order: 'build', unit: 'F' } }, false)));
    expect(diplomacy.answer(diplomacy.view(written, ['france']), 'france', { adjustments: 'waive' })).toBeUndefined();
  });
});

describe('the position as text', () => {
  it('lists powers, centres and units, in English and Korean', () => {
    const view = diplomacy.view(start, []);
    expect(diplomacy.describe(view, 'en')).toContain(
      'France. Centres (3): Brest, Marseilles, Paris. Units (3): army Marseilles, army Paris, fleet Brest.',
    );
    expect(diplomacy.describe(view, 'ko')).toContain('1901년 봄, 이동');
    expect(diplomacy.describe(view, 'ko')).toContain('육군 파리');
  });

  it('says which units must retreat, from which attackers, and where to', () => {
    const dislodged = [{ unit: { power: 'france', type: 'A', loc: 'bur' }, from: 'mun', retreats: ['par'] }] as const;
    expect(diplomacy.describe(diplomacy.view(game('S1901R', { germany: 'A bur' }, { dislodged }), []), 'en')).toContain(
      'Dislodged: France, army Burgundy; attacked from: Munich; may retreat to: Paris.',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { resolve } from '../../../domain/diplomacy/adjudicate/index.ts';
import { survey, unitFor } from '../../../domain/diplomacy/adjudicate/lawful.ts';
import { advise } from '../../../domain/diplomacy/advise/index.ts';
import { diplomacy } from '../../../domain/diplomacy/index.ts';
import { provinceOf } from '../../../domain/diplomacy/map/provinces.ts';
import type { Power } from '../../../domain/diplomacy/map/vocabulary.ts';
import { parseOrder } from '../../../domain/diplomacy/notation/parse-order.ts';
import type { Orders, Position, State } from '../../../domain/diplomacy/state/state.ts';
import type { Json } from '../../../domain/lib/json.ts';
import { matchesOf, positionsOf } from '../../kit/matches.ts';
import { sampleFor } from '../../kit/play.ts';
import { random } from '../../kit/random.ts';
import { ENTRIES } from '../../kit/registry.ts';
import { events, type Forces, game, type Sheet, sheet } from '../kit/kit.ts';

// What a player is told of orders before submitting them. Each remark is shown where it is due, and beside it where it
// is not.

/** The remarks on orders in notation, as `CODE about §rule`. The sheet must be one that `decide` takes. */
function remarks(state: State, seat: string, ...written: readonly string[]): readonly string[] {
  const orders: { [province: string]: Sheet[string] } = {};
  for (const text of written) {
    const read = parseOrder(text, { on: survey(state.position) });
    if (!read.ok || read.value.is !== 'order') throw new Error(`${text} is no order`);
    orders[read.value.province] = read.value.order;
  }
  events(state, seat, sheet(orders));
  const notes = diplomacy.advise!(diplomacy.view(state, [seat]), seat, sheet(orders));
  for (const { detail, ko } of notes) {
    expect(detail).toMatch(/^[A-Z].*\.$/);
    expect(ko).toMatch(/[가-힣].*\.$/);
  }
  return notes.map(({ code, about, rule }) => `${code} ${about} ${rule}`);
}

const spring = (forces: Forces): State => game('S1905M', forces);

describe('supports', () => {
  const west = spring({ france: 'A par, A mar, A gas', germany: 'A mun, A ruh', italy: 'A pie' });

  it('of a move that one’s own unit is not ordered to make (§9.11)', () => {
    expect(remarks(west, 'france', 'A mar S A par - bur', 'A par - pic', 'A gas H')).toEqual([
      'SUPPORT_OF_OTHER_MOVE mar §9.11',
    ]);
    expect(remarks(west, 'france', 'A mar S A par - bur', 'A par H', 'A gas H')).toEqual([
      'SUPPORT_OF_NO_MOVE mar §9.11',
    ]);
    expect(remarks(west, 'france', 'A mar S A par - bur', 'A gas H')).toEqual([
      'NO_ORDER par §7.10',
      'SUPPORT_OF_NO_MOVE mar §9.11',
    ]);
    expect(remarks(west, 'france', 'A mar S A par - bur', 'A par - bur', 'A gas H')).toEqual([]);
  });

  it("in place of one of the seat's units that is ordered to move (§9.10)", () => {
    expect(remarks(west, 'france', 'A par S A gas', 'A gas - bur', 'A mar H')).toEqual(['SUPPORT_OF_MOVER par §9.10']);
    expect(remarks(west, 'france', 'A par S A gas', 'A gas S A mar', 'A mar H')).toEqual([]);
  });

  it('of a foreign unit, which its owner decides (§9.4)', () => {
    expect(remarks(west, 'france', 'A mar S A mun - bur', 'A par H', 'A gas H')).toEqual(['SUPPORT_DEPENDS mar §9.11']);
    expect(remarks(west, 'france', 'A mar S A pie', 'A par H', 'A gas H')).toEqual(['SUPPORT_DEPENDS mar §9.10']);
  });

  it('to a coast that is not the one ordered (§9.11)', () => {
    const spain = spring({ france: 'A mar, F por' });
    expect(remarks(spain, 'france', 'A mar S F por - spa/nc', 'F por - spa/sc')).toEqual([
      'SUPPORT_OF_OTHER_MOVE mar §9.11',
    ]);
    expect(remarks(spain, 'france', 'A mar S F por - spa', 'F por - spa/sc')).toEqual([]);
  });

  it("of a foreign attack on one of the seat's units that stays (§11.1)", () => {
    const burgundy = spring({ france: 'A bur, A par', germany: 'A mun' });
    expect(remarks(burgundy, 'france', 'A bur H', 'A par S A mun - bur')).toEqual([
      'SUPPORT_DEPENDS par §9.11',
      'SUPPORT_AGAINST_OWN par §11.1',
    ]);
    expect(remarks(burgundy, 'france', 'A bur - mar', 'A par S A mun - bur')).toEqual(['SUPPORT_DEPENDS par §9.11']);
  });

  it('of a unit that nobody orders is certain (§16.2)', () => {
    const six = { ...west, seats: Object.fromEntries(Object.entries(west.seats).filter(([seat]) => seat !== 'italy')) };
    expect(remarks(six, 'france', 'A mar S A pie', 'A par H', 'A gas H')).toEqual([]);
    expect(remarks(six, 'france', 'A mar H', 'A par H', 'A gas H')).toEqual([]);
    expect(remarks(six, 'germany', 'A mun - tyr', 'A ruh H')).toEqual([]);
  });
});

describe('convoys', () => {
  const north = spring({ england: 'A lon, A yor, F nth, F eng', france: 'F iri, A bre' });

  it("of one of the seat's armies that is not ordered there (§10.5)", () => {
    expect(remarks(north, 'england', 'F nth C A lon - nwy', 'A lon - wal', 'A yor H', 'F eng H')).toEqual([
      'CONVOY_WITHOUT_MOVE nth §10.5',
    ]);
    expect(remarks(north, 'england', 'F nth C A lon - nwy', 'A lon - nwy', 'A yor H', 'F eng H')).toEqual([]);
  });

  it('of a foreign army, which its owner decides (§10.5)', () => {
    expect(remarks(north, 'england', 'F eng C A bre - wal', 'A lon H', 'A yor H', 'F nth H')).toEqual([
      'CONVOY_DEPENDS eng §10.5',
    ]);
  });

  it('that leave a gap in the chain (§10.8)', () => {
    expect(remarks(north, 'england', 'A lon - nwy', 'A yor H', 'F nth H', 'F eng H')).toEqual(['CONVOY_GAP lon §10.8']);
    expect(remarks(north, 'england', 'A yor - bre', 'F eng C A yor - bre', 'A lon H', 'F nth H')).toEqual([
      'CONVOY_GAP yor §10.8',
    ]);
    expect(remarks(north, 'england', 'A yor - bre', 'F eng C A yor - bre', 'F nth C A yor - bre', 'A lon H')).toEqual(
      [],
    );
  });

  it('that fleets of others would have to complete (§10.8)', () => {
    const mixed = spring({ england: 'A lon, F eng', france: 'F mao' });
    expect(remarks(mixed, 'england', 'A lon - por', 'F eng C A lon - por')).toEqual(['CONVOY_NEEDS_OTHERS lon §10.8']);
  });

  it('are not looked for where an army walks', () => {
    expect(remarks(north, 'england', 'A lon - wal', 'A yor H', 'F nth H', 'F eng H')).toEqual([]);
    expect(remarks(north, 'england', 'A lon - wal VIA', 'A yor H', 'F nth H', 'F eng H')).toEqual([
      'CONVOY_GAP lon §10.8',
    ]);
  });
});

describe('moves', () => {
  const france = spring({ france: 'A par, A bur, A gas', germany: 'A mun' });

  it("into a province in which one of the seat's units stays (§11.1)", () => {
    expect(remarks(france, 'france', 'A par - bur', 'A bur H', 'A gas S A par - bur')).toEqual([
      'OWN_UNIT_STAYS par §11.1',
    ]);
    expect(remarks(france, 'france', 'A par - bur', 'A gas H')).toEqual([
      'OWN_UNIT_STAYS par §11.1',
      'NO_ORDER bur §7.10',
    ]);
    expect(remarks(france, 'france', 'A par - bur', 'A bur - mar', 'A gas H')).toEqual([]);
    expect(remarks(france, 'france', 'A bur - mun', 'A par H', 'A gas H')).toEqual([]);
  });

  it('of two own units into one province with the same strength (§11.4)', () => {
    expect(remarks(france, 'france', 'A par - pic', 'A bur - pic', 'A gas H')).toEqual([
      'OWN_STAND_OFF par §11.4',
      'OWN_STAND_OFF bur §11.4',
    ]);
    const helped = spring({ france: 'A par, A bur, F bre' });
    expect(remarks(helped, 'france', 'A par - pic', 'A bur - pic', 'F bre S A par - pic')).toEqual([]);
  });

  it('that change places, unless by convoy (§8.13)', () => {
    expect(remarks(france, 'france', 'A par - bur', 'A bur - par', 'A gas H')).toEqual([
      'OWN_SWAP par §8.13',
      'OWN_SWAP bur §8.13',
    ]);
    expect(remarks(france, 'france', 'A par - bur', 'A bur - gas', 'A gas - par')).toEqual([]);
    const sea = spring({ england: 'A lon, A yor, F nth' });
    expect(remarks(sea, 'england', 'A lon - yor VIA', 'A yor - lon', 'F nth C A lon - yor')).toEqual([]);
  });

  it('against a unit of another power of the same seat, which may be driven out (§11.6)', () => {
    const state = {
      ...spring({ france: 'A par', turkey: 'A bur, A mun' }),
      seats: { both: ['france', 'turkey'] as const },
    };
    expect(remarks(state, 'both', 'A par - bur', 'A bur H', 'A mun H')).toEqual(['ATTACKS_OWN_SEAT par §11.6']);
    expect(remarks(state, 'both', 'A par - bur', 'A bur - par', 'A mun H')).toEqual([
      'OWN_SWAP par §8.13',
      'OWN_SWAP bur §8.13',
    ]);
    expect(remarks(state, 'both', 'A par - bur', 'A bur - par', 'A mun S A par - bur')).toEqual([]);
  });

  it('are left alone when there is nothing to say, and `void` holds without a remark', () => {
    expect(remarks(france, 'france', 'A par - pic', 'A bur - mar', 'A gas - spa')).toEqual([]);
    const written: Sheet = {
      par: { order: 'void', written: 'A par to the moon' },
      bur: { order: 'move', to: 'par' },
      gas: { order: 'hold' },
    };
    expect(advise(diplomacy.view(france, ['france']), 'france', sheet(written)).map(({ code }) => code)).toEqual([
      'OWN_UNIT_STAYS',
    ]);
  });
});

describe('retreats', () => {
  const dislodged = (['A bur', 'A gas'] as const).map((name) => ({
    unit: { power: 'france', type: 'A', loc: name.slice(2) } as const,
    from: 'mun',
    retreats: ['par', 'mar'],
  }));
  const state = game('S1905R', { germany: 'A mun' }, { dislodged });

  it('of two own units to the same province (§12.7), and units without an order (§12.8)', () => {
    expect(remarks(state, 'france', 'A bur R par', 'A gas R par')).toEqual([
      'OWN_RETREATS_CLASH bur §12.7',
      'OWN_RETREATS_CLASH gas §12.7',
    ]);
    expect(remarks(state, 'france', 'A bur R par')).toEqual(['NO_RETREAT_ORDER gas §12.8']);
    expect(remarks(state, 'france', 'A bur R par', 'A gas R mar')).toEqual([]);
    expect(remarks(state, 'france', 'A bur D', 'A gas R mar')).toEqual([]);
  });

  it('say nothing of a unit that has nowhere to go', () => {
    const stuck = game('S1905R', {}, { dislodged: [dislodged[0]!, { ...dislodged[1]!, retreats: [] }] });
    expect(remarks(stuck, 'france', 'A bur R par')).toEqual([]);
  });
});

describe('adjustments', () => {
  it('that leave a build unused (§13.12)', () => {
    const state = game('F1905A', { france: 'A bel' }, { centres: { france: 'par bre bel' } });
    expect(remarks(state, 'france', 'F bre B')).toEqual(['BUILDS_UNUSED france §13.12']);
    expect(remarks(state, 'france', 'F bre B', 'A par B')).toEqual([]);
  });

  it('that leave a removal to the rule, with the unit that it will be (§15.5)', () => {
    const state = game('F1905A', { france: 'A par, A mos, A bel' }, { centres: { france: 'par' } });
    expect(remarks(state, 'france', 'A bel D')).toEqual(['REMOVALS_LEFT france §15.5']);
    const [note] = advise(diplomacy.view(state, ['france']), 'france', sheet({ bel: { order: 'disband' } }));
    expect(note!.detail).toBe('France must remove 1 more: without your choice, A Moscow.');
    expect(remarks(state, 'france', 'A bel D', 'A mos D')).toEqual([]);
  });

  it('that are too many for one of the powers of a seat (§13.5, §13.6)', () => {
    const seats = { both: ['france', 'turkey'] as const };
    const builds = {
      ...game('F1905A', { france: 'A bel', turkey: 'A bul' }, { centres: { france: 'par bre', turkey: 'ank con' } }),
      seats,
    };
    const order = { order: 'build', unit: 'A' } as const;
    const of = (orders: Sheet): readonly string[] =>
      advise(diplomacy.view(builds, ['both']), 'both', sheet(orders)).map(({ code, about }) => `${code} ${about}`);
    expect(of({ par: order, bre: order })).toEqual(['BUILD_NOT_DUE par', 'BUILDS_UNUSED turkey']);
    expect(of({ par: order, ank: order })).toEqual([]);
    const removals = {
      ...game('F1905A', { france: 'A bel, A par', turkey: 'A bul' }, { centres: { france: 'par', turkey: 'ank' } }),
      seats,
    };
    const both: Sheet = { bel: { order: 'disband' }, par: { order: 'disband' } };
    expect(
      advise(diplomacy.view(removals, ['both']), 'both', sheet(both)).map(({ code, about }) => `${code} ${about}`),
    ).toEqual(['REMOVAL_NOT_DUE par']);
  });
});

describe('on any sheet of random games', () => {
  const entry = ENTRIES.find(({ game: { id } }) => id === 'diplomacy')!;

  /** What a remark says about the order of its unit, for all orders of the others. */
  const FATES: { readonly [code: string]: readonly string[] } = {
    SUPPORT_OF_OTHER_MOVE: ['void'],
    SUPPORT_OF_NO_MOVE: ['void'],
    SUPPORT_OF_MOVER: ['void'],
    CONVOY_WITHOUT_MOVE: ['void'],
    CONVOY_GAP: ['disrupted'],
    OWN_UNIT_STAYS: ['bounced', 'disrupted'],
    OWN_SWAP: ['bounced'],
    NO_ORDER: ['held', 'dislodged'],
    NO_RETREAT_ORDER: ['disbanded'],
    OWN_RETREATS_CLASH: ['disbanded'],
  };

  /** Orders by the powers that own their units. */
  function byPower(
    { position, seats }: State,
    sheets: readonly (readonly [string, { readonly orders: Sheet }])[],
  ): Orders {
    const orders: { [power in Power]?: Sheet } = {};
    for (const [seat, { orders: written }] of sheets) {
      for (const [province, order] of Object.entries(written)) {
        const unit = unitFor(position, seats[seat]!, province, order);
        if (unit !== undefined) orders[unit.power] = { ...orders[unit.power], [province]: order };
      }
    }
    return orders;
  }

  it('a certain remark comes true for all orders of the others', () => {
    const below = random(11);
    const seen = new Map<string, number>();
    for (const table of matchesOf(entry)) {
      for (const match of positionsOf(table).flatMap((each) => [each, each, each, each])) {
        const state = match.state as unknown as State;
        const sheets = diplomacy
          .asks(state)
          .map(({ seat }) => [seat, sampleFor(entry.game, match, seat, below) as never as { orders: Sheet }] as const);
        const orders = byPower(state, sheets);
        const { results } = resolve(state.position as Position, orders, state.rulings);
        for (const [seat, { orders: of }] of sheets) {
          for (const { code, about } of advise(diplomacy.view(state, [seat]), seat, sheet(of))) {
            seen.set(code, (seen.get(code) ?? 0) + 1);
            const result = results.find(
              ({ power, unit }) => state.seats[seat]!.includes(power) && provinceOf(unit.loc) === about,
            );
            if (FATES[code] !== undefined)
              expect(FATES[code], `${code} ${JSON.stringify(result)}`).toContain(result?.outcome);
          }
        }
      }
    }
    for (const code of Object.keys(FATES))
      if (!code.includes('RETREAT')) expect(seen.get(code) ?? 0, code).toBeGreaterThan(1);
  });

  it('nothing is said from what others have written', () => {
    const below = random(12);
    let compared = 0;
    for (const table of matchesOf(entry)) {
      for (const match of positionsOf(table)) {
        for (const { seat } of entry.game.asks(match.state)) {
          const twin = entry.twin(match, [seat], below);
          if (twin === undefined) continue;
          const command = sampleFor(entry.game, match, seat, below) as never;
          const said = (state: Json | undefined) => advise(diplomacy.view(state as never, [seat]), seat, command);
          expect(said(twin.match.state)).toEqual(said(match.state));
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(500);
  });
});

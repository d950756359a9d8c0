import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../domain/contract/chance.ts';
import { admits } from '../../../domain/contract/legal.ts';
import { bot } from '../../../domain/diplomacy/bot/bot.ts';
import { diplomacy } from '../../../domain/diplomacy/index.ts';
import { provinceOf } from '../../../domain/diplomacy/map/provinces.ts';
import { POWERS } from '../../../domain/diplomacy/map/vocabulary.ts';
import type { Command, Order } from '../../../domain/diplomacy/state/commands.ts';
import type { State } from '../../../domain/diplomacy/state/state.ts';
import type { SeatId } from '../../../domain/lib/ids.ts';
import type { Json } from '../../../domain/lib/json.ts';
import { careless, centresOf, eager, house, median, type Player, playMatch } from '../../bench/bot-players.ts';
import { frozen } from '../../kit/frozen.ts';
import { seedOf } from '../../kit/random.ts';
import { chance, game, type Sheet, turn } from '../kit/kit.ts';

const start = diplomacy.initial({ rulings: 'rulebook' });
const everyone = (seats: readonly SeatId[], player: Player) => Object.fromEntries(seats.map((seat) => [seat, player]));
const sheetOf = (state: State, seat: SeatId, seed = 1): Command =>
  bot(diplomacy.view(state, [seat]), seat, chance(seed));

/** Units of the seat in this phase that must have an order: all of them, or the dislodged. */
function unitsOf({ position, seats }: State, seat: SeatId): readonly string[] {
  const units = position.phase === 'movement' ? position.units : position.dislodged.map(({ unit }) => unit);
  return units.filter(({ power }) => seats[seat]!.includes(power)).map(({ loc }) => provinceOf(loc));
}

/** Supports and convoys that fit no order of the same sheet. */
function pointless(orders: Command['orders']): readonly Order[] {
  return Object.values(orders).filter((order) => {
    if (order.order !== 'support' && order.order !== 'convoy') return false;
    const helped = orders[order.of];
    if (order.to === undefined) return helped === undefined || helped.order === 'move';
    return helped?.order !== 'move' || provinceOf(helped.to) !== provinceOf(order.to);
  });
}

/** Two units of a sheet that go to one province. */
function crowded(orders: Command['orders']): readonly string[] {
  const goals = Object.values(orders).flatMap((order) =>
    order.order === 'move' || order.order === 'retreat' ? [provinceOf(order.to)] : [],
  );
  return goals.filter((goal, i) => goals.indexOf(goal) !== i);
}

describe('every sheet of the bot', () => {
  /**
   * Asks the bot for each seat at every phase of a game of these players. Gives how often it was asked in each kind of
   * phase.
   */
  function examine(
    from: State,
    players: readonly Player[],
    seed: number,
    until: number,
  ): { readonly [phase: string]: number } {
    const met: Record<string, number> = {};
    playMatch({
      players: Object.fromEntries(Object.keys(from.seats).map((seat, i) => [seat, players[i % players.length]!])),
      seed,
      until,
      from,
      watch: (state, seat) => {
        const view = diplomacy.view(state, [seat]);
        const sheet = bot(view, seat, chance(seed));
        const { phase } = state.position;
        met[phase] = (met[phase] ?? 0) + 1;
        expect([sheet, admits(diplomacy.legal(view, seat), sheet as Json)]).toEqual([sheet, true]);
        expect(diplomacy.decide(state, seat, sheet, chance(0)).ok).toBe(true);
        if (phase !== 'adjustment') expect(Object.keys(sheet.orders).sort()).toEqual([...unitsOf(state, seat)].sort());
        expect(Object.values(sheet.orders).filter(({ order }) => order === 'void')).toEqual([]);
        expect([pointless(sheet.orders), crowded(sheet.orders)]).toEqual([[], []]);
      },
    });
    return met;
  }

  it('is legal, whole and of one mind, wherever players at random and bots come to', () => {
    const met = examine(start, [eager, house, careless], 1, 1904);
    expect(met.movement).toBeGreaterThan(40);
    expect(met.retreat).toBeGreaterThan(0);
    expect(met.adjustment).toBeGreaterThan(10);
  });

  it('is so for seats with several powers, beside powers without a seat, and where provinces are closed', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      const from = diplomacy.initial({ players });
      const met = examine(from, [eager, house], players, from.position.year + 2);
      expect(met.movement).toBeGreaterThan(10);
      expect(met.adjustment).toBeGreaterThan(2);
    }
  });

  it('follows from the view and the chance alone, with one draw', () => {
    for (const seat of POWERS) {
      const view = frozen(diplomacy.view(start, [seat]));
      const counted = chanceOf(seedOf(4), {});
      const sheet = bot(view, seat, counted);
      expect(counted.draws()).toEqual({ bot: 1 });
      expect(bot(view, seat, chance(4))).toEqual(sheet);
      const turned = { ...view, seats: Object.fromEntries(Object.entries(view.seats).reverse()) };
      expect(bot(turned, seat, chance(4))).toEqual(sheet);
    }
    expect(new Set([1, 2, 3, 4, 5].map((seed) => JSON.stringify(sheetOf(start, 'france', seed)))).size).toBeGreaterThan(
      1,
    );
  });
});

describe('the bot', () => {
  const SEEDS = [1, 2, 3, 4, 5];
  const ALL = SEEDS.length;

  /** The bot's orders for each seed. */
  const always = (state: State, seat: SeatId): readonly Command['orders'][] =>
    [1, 2, 3, 4, 5].map((seed) => sheetOf(state, seat, seed).orders);

  it('walks into a vacant centre in autumn', () => {
    const state = game('F1901M', { france: 'A gas, A ruh' });
    for (const { gas, ruh } of always(state, 'france')) {
      expect(gas).toEqual({ order: 'move', to: 'spa' });
      expect(ruh).toMatchObject({ order: 'move', to: expect.stringMatching(/bel|hol|kie|mun/) });
    }
  });

  /** For how many seeds the bot's orders keep these centres, against each of these orders of Germany. */
  const keeping = (state: State, centres: readonly string[], replies: readonly Sheet[]): number =>
    always(state, 'france').filter((france) =>
      replies.every((germany) => {
        const { position } = turn(state, { france, germany });
        return centres.every((centre) => position.centres[centre] === 'france');
      }),
    ).length;

  it('does not leave a centre that it would lose', () => {
    const state = game(
      'F1905M',
      { france: 'A par', germany: 'A bur' },
      { centres: { france: 'par bre', germany: 'mun ber kie' } },
    );
    expect(keeping(state, ['par'], [{}, { bur: { order: 'move', to: 'par' } }])).toBe(ALL);
  });

  it('supports a unit where one alone would be driven out', () => {
    const state = game(
      'F1905M',
      { france: 'A par, A bre, A gas', germany: 'A bur, A pic' },
      { centres: { france: 'par bre mar spa', germany: 'mun ber kie bel' } },
    );
    const onParis: Sheet = { bur: { order: 'move', to: 'par' }, pic: { order: 'support', of: 'bur', to: 'par' } };
    expect(keeping(state, ['par', 'bre'], [{}, onParis])).toBe(ALL);
  });

  it('attacks with support where one unit alone would bounce', () => {
    const state = game(
      'F1905M',
      { france: 'A bur, A tyr', germany: 'A mun' },
      { centres: { france: 'par mar bre bel ven tri vie', germany: 'mun ber kie' } },
    );
    for (const orders of always(state, 'france')) {
      expect(Object.values(orders)).toContainEqual({ order: 'move', to: 'mun' });
      expect(Object.values(orders)).toContainEqual(expect.objectContaining({ order: 'support', to: 'mun' }));
    }
  });

  it('carries an army over the sea', () => {
    const state = game('F1901M', { england: 'A yor, F nth, F nwg' });
    const isCarried = (orders: Command['orders']): boolean =>
      orders.yor?.order === 'move' && Object.values(orders).some(({ order }) => order === 'convoy');
    expect(always(state, 'england').filter(isCarried).length).toBeGreaterThanOrEqual(3);
  });

  it('retreats into a centre that this takes, and not two units to one place', () => {
    const state = game(
      'F1902R',
      { turkey: 'A bud' },
      {
        centres: { austria: 'vie tri', turkey: 'bud con' },
        dislodged: [{ unit: { power: 'austria', type: 'A', loc: 'bud' }, from: 'gal', retreats: ['rum', 'vie'] }],
      },
    );
    for (const { bud } of always(state, 'austria')) expect(bud).toEqual({ order: 'retreat', to: 'rum' });
  });

  it('builds all that it may, of the type that it has too few of', () => {
    const armies = game('F1901A', { turkey: 'A bul, A gre, A arm' }, { centres: { turkey: 'ank con smy bul gre' } });
    for (const orders of always(armies, 'turkey')) {
      expect(Object.values(orders)).toHaveLength(2);
      expect(Object.values(orders)).toContainEqual({ order: 'build', unit: 'F' });
    }
    const inland = game('F1901A', { austria: 'F alb, F gre, F adr' }, { centres: { austria: 'vie bud tri ser gre' } });
    for (const orders of always(inland, 'austria'))
      expect(Object.values(orders)).toEqual(Array(2).fill({ order: 'build', unit: 'A' }));
  });

  it('removes the unit that is of least use', () => {
    const state = game(
      'F1904A',
      { italy: 'A ven, A naf, F ion', austria: 'A tri, A tyr' },
      { centres: { italy: 'ven rom', austria: 'tri vie' } },
    );
    for (const orders of always(state, 'italy')) expect(orders).toEqual({ naf: { order: 'disband' } });
  });
});

describe('against six players at random, to the end of 1905', () => {
  const strength = (other: Player): number =>
    POWERS.filter((power, seed) => {
      const end = playMatch({ players: { ...everyone(POWERS, other), [power]: house }, seed, until: 1905 });
      return centresOf(end, power) > median(POWERS.map((each) => centresOf(end, each)));
    }).length;

  it('every power of the bot but one at most ends above the median of careless ones', () => {
    expect(strength(careless)).toBeGreaterThanOrEqual(6);
  });

  it('and of those that order every unit', () => {
    expect(strength(eager)).toBeGreaterThanOrEqual(6);
  });
});

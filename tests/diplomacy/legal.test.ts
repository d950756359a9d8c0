import { describe, expect, it } from 'vitest';
import { admits, isEmpty } from '../../domain/contract/legal.ts';
import { sample } from '../../domain/contract/sampling.ts';
import { bot } from '../../domain/diplomacy/bot/bot.ts';
import { diplomacy } from '../../domain/diplomacy/index.ts';
import { PROVINCE_IDS, PROVINCES, provinceOf } from '../../domain/diplomacy/map/provinces.ts';
import { type Command, commandSchema, type Order } from '../../domain/diplomacy/state/commands.ts';
import { eventSchema } from '../../domain/diplomacy/state/events.ts';
import type { State } from '../../domain/diplomacy/state/state.ts';
import { viewSchema } from '../../domain/diplomacy/view.ts';
import type { Json } from '../../domain/lib/json.ts';
import { sampleSize } from '../kit/long.ts';
import { type Below, oneOf, random } from '../kit/random.ts';
import { chance, events, fold, game, sheet } from './kit/kit.ts';

const LOCS = PROVINCE_IDS.flatMap((id) => [id, ...PROVINCES[id]!.berths.filter((berth) => berth !== id)]);

const grammar = (state: State, seat: string) => diplomacy.legal(diplomacy.view(state, [seat]), seat);
const isAccepted = (state: State, seat: string, command: Command): boolean =>
  diplomacy.decide(state, seat, command, chance(0)).ok;

function sampled(state: State, seat: string, below: Below): Command {
  const command = sample(grammar(state, seat), below);
  if (command === undefined) throw new Error(`dead end: nothing to choose for ${seat}`);
  return commandSchema.parse(command);
}

/** Plays `phases` phases by sampling the grammar; `each` sees every state on the way. */
function wander(from: State, seed: number, phases: number, each: (state: State, below: Below) => void): State {
  const below = random(seed);
  let state = from;
  for (let phase = 0; phase < phases && diplomacy.outcome(state) === undefined; phase++) {
    each(state, below);
    for (const { seat } of diplomacy.asks(state))
      state = fold(state, events(state, seat, { ...sampled(state, seat, below), ready: true }));
  }
  return state;
}

const start = diplomacy.initial({ rulings: 'rulebook' });

/** A board on which much is possible: convoy chains, coasts, crowds. */
const crowd = game('F1905M', {
  austria: 'A ser, A alb, F adr, A tri, F ion',
  england: 'F nth, F eng, A lon, A yor, F nwg, F bar',
  france: 'F mao, A bre, F spa/nc, A gas, F lyo',
  germany: 'A kie, F bal, A ber, F swe, A hol',
  italy: 'F tys, A tun, A rom, F wes, A naf',
  russia: 'F stp/sc, F bot, A fin, A lvn, F bla',
  turkey: 'A con, F aeg, F bul/sc, A arm',
});

const anOrder = (state: State, below: Below): Order => {
  const units = [...state.position.units, ...state.position.dislodged.map(({ unit }) => unit)];
  const of = below(8) === 0 ? oneOf(below, PROVINCE_IDS) : provinceOf(oneOf(below, units).loc);
  const to = oneOf(below, LOCS);
  return oneOf<() => Order>(below, [
    () => ({ order: 'hold' }),
    () => ({ order: 'disband' }),
    () => ({ order: 'void', written: 'x'.repeat(1 + below(120)) }),
    () => ({ order: 'move', to }),
    () => ({ order: 'move', to, via: 'convoy' }),
    () => ({ order: 'support', of }),
    () => ({ order: 'support', of, to }),
    () => ({ order: 'convoy', of, to: provinceOf(to) }),
    () => ({ order: 'retreat', to }),
    () => ({ order: 'build', unit: below(2) ? 'A' : 'F' }),
    () => ({ order: 'build', unit: below(2) ? 'A' : 'F', coast: below(2) ? 'nc' : 'sc' }),
  ])();
};

/** A legal sheet with something changed: an order put in, moved, or taken from elsewhere. */
function changed(state: State, command: Command, below: Below): Command {
  const orders = { ...command.orders };
  const keys = Object.keys(orders);
  const own = [...state.position.units, ...state.position.dislodged.map(({ unit }) => unit)].map(({ loc }) =>
    provinceOf(loc),
  );
  const key = below(3) === 0 ? oneOf(below, PROVINCE_IDS) : oneOf(below, own);
  if (keys.length > 0 && below(3) === 0) orders[key] = orders[oneOf(below, keys)]!;
  else orders[keys.length > 0 && below(2) === 0 ? oneOf(below, keys) : key] = anOrder(state, below);
  return commandSchema.parse({ ...command, orders });
}

describe('the grammar and the decision agree', () => {
  const agree = (state: State, below: Below, rounds: number) => {
    for (const seat of Object.keys(state.seats)) {
      const legal = grammar(state, seat);
      const isAsked = diplomacy.asks(state).some((ask) => ask.seat === seat);
      expect(isEmpty(legal)).toBe(!isAsked);
      for (let i = 0; i < rounds; i++) {
        const command = isAsked ? sampled(state, seat, below) : sheet({});
        if (isAsked) expect(isAccepted(state, seat, command), JSON.stringify(command)).toBe(true);
        const other = changed(state, command, below);
        expect(isAccepted(state, seat, other), `${seat}: ${JSON.stringify(other)}`).toBe(admits(legal, other as Json));
      }
    }
  };

  it('on random orders through random games', () => {
    for (const seed of [1, 2, 3].slice(0, sampleSize(1, 3)))
      wander(start, seed, 25, (state, below) => agree(state, below, 4));
  });

  it.each([2, 5, 3, 4, 6].slice(0, sampleSize(2, 5)))('for %i players (§16.1)', (players) => {
    wander(diplomacy.initial({ players }), players, sampleSize(12, 30), (state, below) => agree(state, below, 4));
  });

  it('on a crowded board', () => agree(crowd, random(4), 25));

  it('on every single order that could be written for some of its units', () => {
    for (const [seat, loc] of [
      ['france', 'mao'],
      ['turkey', 'bul/sc'],
    ] as const) {
      const legal = grammar(crowd, seat);
      const units = crowd.position.units;
      const orders: Order[] = [
        ...LOCS.flatMap((to): Order[] => [
          { order: 'move', to },
          { order: 'move', to, via: 'convoy' },
        ]),
        ...units.flatMap((unit): Order[] => [
          { order: 'support', of: provinceOf(unit.loc) },
          ...LOCS.map((to): Order => ({ order: 'support', of: provinceOf(unit.loc), to })),
          ...PROVINCE_IDS.map((to): Order => ({ order: 'convoy', of: provinceOf(unit.loc), to })),
        ]),
      ];
      const disagreeing = orders.filter((order) => {
        const command = sheet({ [provinceOf(loc)]: order });
        return admits(legal, command as Json) !== isAccepted(crowd, seat, command);
      });
      expect(disagreeing, `${seat} ${loc}`).toEqual([]);
    }
  });
});

describe('a game at random', () => {
  it.each([2, 7, 3, 4, 5, 6].slice(0, sampleSize(2, 6)))(
    'never stops before it is over, and keeps the board in order: %i players',
    (players) => {
      for (const seed of [11, 12].slice(0, sampleSize(1, 2))) {
        wander(diplomacy.initial({ players }), seed, 40, (state) => {
          const { units, centres } = state.position;
          expect(diplomacy.asks(state).length).toBeGreaterThan(0);
          expect(new Set(units.map(({ loc }) => provinceOf(loc))).size).toBe(units.length);
          expect(units.length).toBeLessThanOrEqual(34);
          expect(Object.keys(centres).length).toBeLessThanOrEqual(34);
          expect(JSON.parse(JSON.stringify(state))).toEqual(state);
          const view = diplomacy.view(state, Object.keys(state.seats).slice(1, 2));
          expect(viewSchema.parse(JSON.parse(JSON.stringify(view)))).toEqual(view);
        });
      }
    },
  );

  it('gives events that fit their schema, and names each phase once', () => {
    const names = new Set<string>();
    wander(start, 13, 20, (state, below) => {
      const { ask, seat } = diplomacy.asks(state)[0]!;
      expect(names.has(ask)).toBe(false);
      names.add(ask);
      for (const event of events(state, seat, sampled(state, seat, below)))
        expect(eventSchema.parse(event)).toEqual(event);
    });
  });

  it('can always be answered by default, by a standing order, and by the bot', () => {
    wander(start, 14, sampleSize(12, 40), (state) => {
      for (const { seat } of diplomacy.asks(state)) {
        const view = diplomacy.view(state, [seat]);
        const standing = diplomacy.answer(view, seat, { retreats: 'disband', adjustments: 'waive' });
        for (const command of [
          diplomacy.lapse(view, seat),
          bot(view, seat, chance(1)),
          ...(standing ? [standing] : []),
        ]) {
          expect(isAccepted(state, seat, command), JSON.stringify(command)).toBe(true);
        }
      }
    });
  });
});

describe('the bot', () => {
  it('plays legal games against itself, and takes most centres in some years', () => {
    const random = chance(5);
    let state = start;
    const last = sampleSize(1905, 1910);
    while (state.position.year <= last && diplomacy.outcome(state) === undefined) {
      for (const { seat } of diplomacy.asks(state)) {
        state = fold(state, events(state, seat, bot(diplomacy.view(state, [seat]), seat, random)));
      }
    }
    expect(Object.keys(state.position.centres).length).toBeGreaterThanOrEqual(sampleSize(28, 32));
  });
});

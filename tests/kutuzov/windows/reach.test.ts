import { describe, expect, it } from 'vitest';
import type { Chance } from '../../../domain/contract/chance.ts';
import { admits } from '../../../domain/contract/legal.ts';
import { listed } from '../../../domain/kutuzov/bot/listed.ts';
import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import type { Frame } from '../../../domain/kutuzov/frames/frames.ts';
import { kutuzov } from '../../../domain/kutuzov/index.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import type { Power } from '../../../domain/kutuzov/terms/nations.ts';
import type { Json } from '../../../domain/lib/json.ts';
import { orders, react } from '../kit/answers.ts';
import { fought } from '../kit/battle-cards.ts';
import { field } from '../kit/battles.ts';
import { evade, intercept, move, pass } from '../kit/contacts.ts';
import { asking, handsOf, noDice, refused, seatOf, spending } from '../kit/kit.ts';

/**
 * Barclay may go from Smolensk, and Kutuzov from Moscow; Davout could meet one who comes to Dorogobuzh. Nobody's card
 * is seen.
 */
const start = spending(
  field('smolensk: barclay R1 4; moscow: kutuzov R1 2; vyazma: davout FN 4', {
    hands: handsOf({ FN: [98], FS: [99], R1: [97] }),
  }),
  'R1',
  6,
);
const march: readonly [Power, Command] = ['R1', move('smolensk', 'dorogobuzh', ['barclay'], { R1: 4 })];
const forMove = { type: 'pass', for: 'move' } as const;
const forImpulse = { type: 'pass', for: 'impulse' } as const;
const forAll = { type: 'pass', for: 'all' } as const;

/** Every die shows a 1. */
const ones: Chance = { draw: () => 0 };
/** Every die shows a 6. */
const sixes: Chance = { draw: (_, below) => below - 1 };
const give = (state: State, power: Power, command: Command, chance = ones): State => {
  const decided = kutuzov.decide(state, seatOf(power), command, chance);
  if (!decided.ok) throw new Error(`${power}: ${decided.error.code}`);
  return decided.value.reduce(kutuzov.evolve, state);
};

/** The seats that are asked by a window, after everything has been answered that earlier answers speak of. */
function settled(state: State, chance = ones): { readonly state: State; readonly open: readonly Power[] } {
  for (const each of asking(state).filter((ask) => ask.endsWith(' window'))) {
    const seat = each.split(' ')[0]!;
    const said = kutuzov.answer(kutuzov.view(state, [seat]), seat, undefined);
    if (said !== undefined) return settled(give(state, seat.toUpperCase() as Power, said, chance), chance);
  }
  const open = asking(state).filter((ask) => ask.endsWith(' window'));
  return { state, open: open.map((ask) => ask.split(' ')[0]!.toUpperCase() as Power) };
}

/**
 * Answers what is asked, Power by Power, until none of these is asked any more; gives who was asked, window by window.
 */
function asked(
  start: State,
  answers: { readonly [power in Power]?: Command },
  chance = ones,
): {
  readonly state: State;
  readonly windows: readonly (readonly Power[])[];
  readonly battle: readonly Power[];
  readonly after: readonly Power[];
} {
  const windows: (readonly Power[])[] = [];
  const battle: Power[] = [];
  const after: Power[] = [];
  const answer = (state: State, power: Power): Command => {
    const grammar = kutuzov.legal(kutuzov.view(state, [seatOf(power)]), seatOf(power));
    const wanted = answers[power] ?? pass;
    return admits(grammar, wanted as unknown as Json) ? wanted : pass;
  };
  let now = settled(start, chance);
  while (now.open.length > 0) {
    windows.push(now.open);
    const frame = now.state.frames.at(-1);
    const below = now.state.frames.at(-2);
    if (frame?.is === 'window' && below?.is === 'battle' && below.round === 1)
      (frame.point === 'after-dice' ? after : battle).push(...now.open);
    const given = now.open.reduce((state, power) => give(state, power, answer(state, power), chance), now.state);
    now = settled(given, chance);
  }
  return { state: now.state, windows, battle, after };
}

describe('a pass for the rest of a move', () => {
  const announced = give(start, ...march);

  it('is one of the choices at a window of the move; for the impulse too', () => {
    const grammar = kutuzov.legal(kutuzov.view(announced, [seatOf('FS')]), seatOf('FS'));
    for (const command of [pass, forMove, forImpulse, forAll])
      expect(admits(grammar, command as unknown as Json)).toBe(true);
    expect(refused(announced, 'FS', { type: 'pass', for: 'turn' } as unknown as Command)).toBe('NOT_A_CHOICE');
  });

  it('asks a Power that nothing concerns no more in this move', () => {
    const all = asked(announced, {}).windows;
    const less = asked(announced, { FS: forMove }).windows;
    expect(all.length).toBeGreaterThan(1);
    expect(all.slice(1).some((window) => window.includes('FS'))).toBe(true);
    expect(less[0]).toEqual(all[0]);
    expect(less.slice(1).some((window) => window.includes('FS'))).toBe(false);
  });

  it('but asks one that could meet the move when it arrives', () => {
    const windows = asked(announced, { FN: forMove }).windows;
    expect(windows.slice(1).some((window) => window.includes('FN'))).toBe(true);
  });

  it('one for everything asks nobody who could meet a move, or is attacked, until the impulse ends', () => {
    const { windows, state } = asked(announced, { FN: forAll });
    expect(windows[0]).toContain('FN');
    expect(windows.slice(1).some((window) => window.includes('FN'))).toBe(false);
    const attack: readonly [Power, Command] = ['R1', move('dorogobuzh', 'vyazma', ['barclay'], { R1: 4 })];
    const battle = asked(settled(give(state, ...attack)).state, {});
    expect(battle.windows.some((window) => window.includes('FN'))).toBe(false);
    expect(battle.battle.length).toBeGreaterThan(0);
    const anew = asked(settled(give(asked(announced, { FN: forImpulse }).state, ...attack)).state, {});
    expect(anew.battle).toContain('FN');
  });

  describe('where it is given back unopened', () => {
    const met = give(
      spending(
        field('smolensk: barclay R1 4; dorogobuzh: davout FN 4; vyazma: eugene FS 4', {
          merged: true,
          hands: handsOf({ FN: [98], FS: [76], R1: [97] }),
        }),
        'R1',
        6,
      ),
      ...march,
    );
    const after = (others: Command): State => {
      const passed = give(met, 'FN', forMove);
      const rest = asking(passed).map((each) => each.split(' ')[0]!.toUpperCase() as Power);
      return rest.reduce((state, power) => give(state, power, power === 'FS' ? others : pass), passed);
    };

    it('holds if tries alone were opened: all others had passed', () => {
      const tried = after(intercept('vyazma', ['eugene'], { FS: 4 }));
      expect(tried.frames.find(({ is }) => is === 'step')).toMatchObject({ stage: 'announced' });
      expect(tried.reach.FN).toMatchObject({ for: 'move' });
      expect(settled(tried).open).not.toContain('FN');
    });

    it('ends if a card was played', () => {
      const played = after(react(76));
      expect(played.reach.FN).toBeUndefined();
    });

    it('and the log says the same of a pass for this window alone, but under seal', () => {
      const eventsOf = (scope: Command) => {
        const passed = give(met, 'FN', scope);
        const rest = asking(passed).map((each) => each.split(' ')[0]!.toUpperCase() as Power);
        const others = (power: Power): Command => (power === 'FS' ? intercept('vyazma', ['eugene'], { FS: 4 }) : pass);
        const [last, ...before] = rest.toReversed();
        const now = before.toReversed().reduce((state, power) => give(state, power, others(power)), passed);
        const decided = kutuzov.decide(now, seatOf(last!), others(last!), ones);
        return (
          decided.ok &&
          decided.value.map((event) => ('sealed' in event ? { ...event, sealed: event.sealed.topic } : event))
        );
      };
      expect(eventsOf(forMove)).toEqual(eventsOf(pass));
      expect(eventsOf(pass)).toContainEqual(expect.objectContaining({ type: 'opened', holds: true }));
    });
  });

  it('asks the moving Power again where enemies try to intercept, unless they are few', () => {
    const open = (sp: number) => {
      const moved = give(
        spending(
          field(`smolensk: barclay R1 4; vyazma: eugene FS ${sp}`, {
            merged: true,
            hands: handsOf({ R1: [97], R2: [55] }),
          }),
          'R1',
          6,
        ),
        ...march,
      );
      const powers = asking(moved).map((each) => each.split(' ')[0]!.toUpperCase() as Power);
      const tried = intercept('vyazma', ['eugene'], { FS: sp });
      const announced = powers.reduce((state, power) => give(state, power, power === 'FS' ? tried : pass), moved);
      return settled({ ...announced, reach: { R2: { for: 'impulse' } } }).open;
    };
    expect(open(4)).toContain('R2');
    expect(open(1)).not.toContain('R2');
  });

  it('ends with the move: the next one asks again; one for the impulse lasts to its end', () => {
    const second: readonly [Power, Command] = ['R1', move('moscow', 'ryazan', ['kutuzov'], { R1: 2 })];
    const after = (scope: Command) => settled(give(asked(announced, { FS: scope }).state, ...second)).open;
    expect(after(forMove)).toContain('FS');
    expect(after(forImpulse)).not.toContain('FS');
  });

  it('stands nowhere in the log but under the seal of its Power, also when the window is opened', () => {
    const events = (scope: Command) => {
      const first = kutuzov.decide(announced, 'fs', scope, noDice);
      if (!first.ok) throw new Error(first.error.code);
      const one = first.value.reduce(kutuzov.evolve, announced);
      const rest = asking(one).map((each) => each.split(' ')[0]!.toUpperCase() as Power);
      let now = one;
      const all = [...first.value];
      for (const power of rest) {
        const decided = kutuzov.decide(now, seatOf(power), pass, noDice);
        if (!decided.ok) throw new Error(decided.error.code);
        all.push(...decided.value);
        now = decided.value.reduce(kutuzov.evolve, now);
      }
      return { all: all.map((event) => ('sealed' in event ? { ...event, sealed: event.sealed.topic } : event)), now };
    };
    expect(events(forMove).all).toEqual(events(pass).all);
    expect(events(forAll).all).toEqual(events(pass).all);
    expect(events(forMove).all.some(({ type }) => type === 'opened')).toBe(true);
    expect(kutuzov.view(events(forMove).now, ['fn'])).toEqual(kutuzov.view(events(pass).now, ['fn']));
    expect(kutuzov.view(events(forMove).now, ['fs']).reach).toEqual({ FS: { for: 'move' } });
  });
});

describe('a plan for the battle', () => {
  /** Barclay attacks Davout at Vyazma; both sides hold battle cards, and Murat might come. */
  const facing = (pieces = '') =>
    spending(
      field(`dorogobuzh: barclay R1 4; vyazma: davout FN 4${pieces}`, {
        merged: true,
        hands: handsOf({ FN: [51, 95], R1: [71], FS: [76] }),
      }),
      'R1',
      6,
    );
  const assault = (plan?: readonly number[]): readonly [Power, Command] => [
    'R1',
    { ...move('dorogobuzh', 'vyazma', ['barclay'], { R1: 4 }), ...(plan && { plan }) } as Command,
  ];
  const planning = (...plan: readonly number[]): Command => ({ type: 'pass', plan });
  const playedIn = ({ discard }: State): readonly number[] => discard;

  it('offers the battle cards in the hand to a Power that attacks or is approached', () => {
    const grammar = kutuzov.legal(kutuzov.view(facing(), ['r1']), 'r1');
    for (const plan of [[], [71]]) expect(admits(grammar, assault(plan)[1] as unknown as Json)).toBe(true);
    expect(refused(facing(), 'R1', assault([95])[1])).toBe('NOT_IN_HAND §5.2');
    const met = give(facing(), ...assault());
    expect(admits(kutuzov.legal(kutuzov.view(met, ['fn']), 'fn'), planning(95, 51) as unknown as Json)).toBe(true);
    expect(refused(met, 'FS', planning(76))).toBe('NOT_NOW §5.22');
  });

  it('is played in its order, and the Power is not asked in round 1', () => {
    const begun = give(facing(), ...assault([]));
    const { state, battle } = asked(begun, { FN: planning(95, 51) });
    expect(new Set(battle)).toEqual(new Set(['FS']));
    expect(playedIn(state).slice(0, 2)).toEqual([95, 51]);
    expect(asked(give(facing(), ...assault()), {}).battle).toEqual(expect.arrayContaining(['R1', 'FN']));
  });

  it('says nothing of the time after the dice: a holder of #57 is asked there', () => {
    const facing57 = spending(
      field('dorogobuzh: barclay R1 4; vyazma: davout FN 4', { merged: true, hands: handsOf({ FN: [57], R1: [71] }) }),
      'R1',
      6,
    );
    const { battle, after } = asked(give(facing57, ...assault([])), { FN: planning() }, sixes);
    expect(battle).not.toContain('FN');
    expect(after).toContain('FN');
  });

  it('lapses where an attacker has played a card: the Power is asked', () => {
    const begun = give(facing(), ...assault([71]));
    const { battle, state } = asked(begun, { FN: planning(95, 51) });
    expect(battle).toContain('FN');
    expect(playedIn(state)).toEqual([71]);
  });

  it('helps a try of the same Camp: the Power that gave it is not asked there', () => {
    const start = spending(
      field('smolensk: barclay R1 4; dorogobuzh: davout FN 4', {
        merged: true,
        flags: { dorogobuzh: 'FN', vyazma: 'FN' },
        hands: handsOf({ FN: [82], R1: [71], FS: [76] }),
      }),
      'R1',
      6,
    );
    const met = give(start, ...march);
    const tries = (plan: readonly number[]) => {
      const evading = { ...evade('vyazma'), plan } as Command;
      const { state, windows } = asked(met, { FN: evading, FS: planning() });
      return { played: playedIn(state), again: windows[1] };
    };
    expect(tries([82]).played).toContain(82);
    expect(tries([]).played).not.toContain(82);
    for (const plan of [[82], []]) expect(tries(plan).again).toEqual(['R1']);
  });

  it('opens the way of the attack of the same side, and of nothing else before the dice', () => {
    const start = orders(
      'FN',
      'yaroslav: napoleon FN 6; substov: barclay R1 4',
      { FN: [3, 76] },
      { merged: true, flags: { yaroslav: 'FN' } },
    );
    const over = (plan: readonly number[]): Command =>
      ({ ...move('yaroslav', 'substov', ['napoleon'], { FN: 6 }), plan }) as Command;
    expect(refused(start, 'FN', over([76]))).toBe('NOT_NOW §5.22');
    const asks = settled(give(start, 'FN', over([3])));
    expect(asks.open).not.toContain('FN');
    const { state } = asked(asks.state, {});
    expect(state.homeUsed.imperial).toContain(3);
    expect(settled(give(start, 'FN', over([]))).open).toEqual(asks.open);
  });

  it('has no card for a departure once the move is under way: that moment does not come again', () => {
    const start = spending(
      field('smolensk: barclay R1 4; dorogobuzh: davout FN 4', {
        merged: true,
        hands: handsOf({ R1: [3, 71], FN: [98] }),
      }),
      'R1',
      6,
    );
    const met = give(start, ...march);
    expect(asking(met).map((each) => each.split(' ')[0])).toContain('r1');
    expect(refused(met, 'R1', planning(3))).toBe('NOT_NOW §5.22');
    expect(kutuzov.decide(met, 'r1', planning(71), ones).ok).toBe(true);
  });

  it('is over with its round, and the next attack knows nothing of it', () => {
    const after = asked(give(facing(), ...assault([])), { FN: planning() }).state;
    expect(kutuzov.view(after, ['r1']).reach.R1?.plan).toEqual([]);
    const again = give({ ...facing(), reach: after.reach }, ...assault());
    expect(again.reach.FN?.plan).toBeUndefined();
    expect(again.reach.R1?.plan).toBeUndefined();
  });

  it('leaves the log as it is without one, except what is under seal', () => {
    const events = (plan: readonly number[] | undefined) => {
      const decided = kutuzov.decide(facing(), 'r1', assault(plan)[1], noDice);
      return (
        decided.ok &&
        decided.value.map((event) => ('sealed' in event ? { ...event, sealed: event.sealed.topic } : event))
      );
    };
    expect(events([71])).toEqual(events(undefined));
    expect(events([])).toEqual(events(undefined));
  });
});

it('bots say nothing of windows to come', () => {
  const one = (state: State, seat: string) => listed(kutuzov.legal(kutuzov.view(state, [seat]), seat));
  const attack = spending(
    field('dorogobuzh: barclay R1 4; vyazma: davout FN 4', { merged: true, hands: handsOf({ FN: [51], R1: [71] }) }),
    'R1',
    6,
  );
  const met = give(attack, 'R1', move('dorogobuzh', 'vyazma', ['barclay'], { R1: 4 }));
  const commands = [...one(attack, 'r1'), ...one(met, 'fn')];
  expect(commands.map(({ type }) => type)).toEqual(expect.arrayContaining(['move', 'pass']));
  expect(commands.filter((command) => 'plan' in command || 'for' in command || 'both' in command)).toEqual([]);
});

describe('answers in advance end', () => {
  const scene = spending(
    field('smolensk: barclay R1 4; dorogobuzh: davout FN 4; roslavl: eugene FS 4', {
      merged: true,
      hands: handsOf({ FN: [51, 95], FS: [76], R1: [97] }),
    }),
    'R1',
    6,
  );
  const met = give(scene, 'R1', move('smolensk', 'dorogobuzh', ['barclay'], { R1: 4 }));
  const planning: Command = { type: 'pass', plan: [95] };

  it('with an answer that is given back unopened: it never held', () => {
    const said = give(met, 'FN', planning);
    expect(said.reach.FN?.plan).toEqual([95]);
    const rest = asking(said).map((each) => each.split(' ')[0]!.toUpperCase() as Power);
    const played = rest.reduce((state, power) => give(state, power, power === 'FS' ? react(76) : pass), said);
    expect(played.reach.FN).toBeUndefined();
  });

  it('a plan, where interceptors have come that are not one’s own', () => {
    const said = give(met, 'FN', planning);
    const asks: Frame = { is: 'window', point: 'before-dice', waiting: ['FN'], topics: [] };
    const came = (of: 'FN' | 'FS'): State => {
      const step = said.frames.find((frame) => frame.is === 'step')!;
      const interceptors = [
        {
          from: 'roslavl',
          troops: [{ of, sp: 4, marched: 0, marked: false, stopped: false }],
          leaders: [],
          causes: [],
        },
      ];
      const battle = {
        ...fought('substov: barclay R1 4, davout FN 4', { FN: [51] }).frames.find(({ is }) => is === 'battle')!,
        space: 'dorogobuzh',
      };
      return { ...said, frames: [{ ...step, interceptors }, battle, asks] };
    };
    const answer = (state: State) => kutuzov.answer(kutuzov.view(state, ['fn']), 'fn', undefined);
    expect(answer(came('FS'))).toBeUndefined();
    expect(answer(came('FN'))).toEqual(react(95));
  });
});

describe('answers in advance of a player who left', () => {
  const leave = (state: State, seat: string): State => kutuzov.leaves!(state, seat).reduce(kutuzov.evolve, state);

  it('is withdrawn: the next player does not see it, and is asked (E161)', () => {
    const said = give(give(start, ...march), 'FN', forImpulse);
    expect(said.reach.FN).toMatchObject({ for: 'impulse' });
    const left = leave(said, 'fn');
    expect(kutuzov.view(left, ['fn'])).toMatchObject({ reach: {} });
    expect(kutuzov.asks(left)).toEqual(kutuzov.asks(said));
  });

  it('leaves the same facts, said or not (E161)', () => {
    const silent = give(start, ...march);
    expect(kutuzov.leaves!(silent, 'fn')).toEqual([{ type: 'withdrawn', power: 'FN' }]);
    expect(kutuzov.leaves!(give(silent, 'FN', forImpulse), 'fn')).toEqual(kutuzov.leaves!(silent, 'fn'));
  });
});

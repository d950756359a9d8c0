import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../domain/contract/chance.ts';
import { napoleonics } from '../../../domain/napoleonics/index.ts';
import { BATTLES } from '../../../domain/napoleonics/scenarios/index.ts';
import type { Command } from '../../../domain/napoleonics/state/commands.ts';
import type { State } from '../../../domain/napoleonics/state/state.ts';
import { eager } from '../../kit/eager.ts';
import { random, seedOf } from '../../kit/random.ts';
import { at } from '../kit/drawn.ts';
import { fight, form, hands, melee, react } from '../kit/fights.ts';
import { afterAll, asking } from '../kit/kit.ts';

// What a player is told before a fire is what is rolled: the dice of `sight` are those of the dice that fall.

const { initial, setup, asks, view, legal, decide, evolve, outcome, sight, dice } = napoleonics;

const SIGHTS = Number(process.env.FIRES ?? 80);

interface Fire {
  readonly state: State;
  readonly unit: string;
  readonly target: string;
  readonly rolled: number;
}

/** Fires of random battles, with the position before each. */
function* fires(): Generator<Fire> {
  const battles = Object.values(BATTLES);
  for (let number = 1; ; number++) {
    const battle = battles[number % battles.length]!;
    const below = random(number);
    const chance = chanceOf(seedOf(number), {});
    let state = setup(initial({ battle }), chance).reduce(evolve, initial({ battle }));
    for (let commands = 0; outcome(state) === undefined && commands < 400; commands++) {
      const [ask] = asks(state);
      const command = eager(legal(view(state, [ask!.seat]), ask!.seat), below) as Command;
      const decided = decide(state, ask!.seat, command, chance);
      if (!decided.ok) throw new Error(decided.error.code);
      const roll = decided.value.find((event) => event.type === 'rolled');
      if (command.type === 'fire' && roll?.type === 'rolled')
        yield { state, unit: command.unit, target: command.target, rolled: roll.faces.length };
      state = decided.value.reduce(evolve, state);
    }
  }
}

const hexOf = (state: State, id: string) => state.units.find((each) => each.id === id)!.hex;
/** The dice that everybody is told a unit would roll at a hex. */
const told = (state: State, unit: string, hex: string) =>
  sight!(view(state, []), unit)?.find(({ space }) => space === hex)?.dice ?? 0;

describe('the dice that are told', () => {
  it('are as many as are rolled, of units that moved and under every card', () => {
    const wrong: string[] = [];
    let [count, moved] = [0, 0];
    for (const { state, unit, target, rolled } of fires()) {
      if (count++ === SIGHTS) break;
      if ((state.orders[unit]?.moved ?? 0) > 0) moved++;
      const dice = told(state, unit, hexOf(state, target));
      if (dice !== rolled) wrong.push(`${unit}: ${dice} told, ${rolled} rolled`);
    }
    expect(wrong).toEqual([]);
    expect(moved).toBeGreaterThan(SIGHTS / 20);
  });

  it('are fewer for light infantry after a move, none for a unit that may fire no more (§6.4b, §4.2m, §6.2)', () => {
    const pieces = [at('f5', 'F-LT'), at('d5', 'B-LN')];
    const after = (moved: number): State => {
      const begun = fight({}, pieces, ['F-LT-1']);
      return { ...begun, orders: { ...begun.orders, 'F-LT-1': { ...begun.orders['F-LT-1']!, moved } } };
    };
    expect(told(after(0), 'F-LT-1', 'd5')).toBe(5);
    expect(told(after(1), 'F-LT-1', 'd5')).toBe(3);
    expect(sight!(view(after(2), []), 'F-LT-1')).toEqual([]);
    expect(sight!(view(fight({}, [...pieces, at('f6', 'B-LT')], ['F-LT-1']), []), 'F-LT-1')).toEqual([]);
  });

  it('are none for a new square, which draws a card first (§10.2), and those of the attack if it is declined', () => {
    const hand = hands(['FORWARD', 'PROBE_LEFT', 'SCOUT_CENTER']);
    const open = afterAll(
      fight({}, [at('e5', 'F-LC'), at('d5', 'B-LN')], ['F-LC-1'], hand),
      ['bottom', melee('F-LC-1', 'B-LN-1')],
      ['top', react(null)],
    ).state;
    expect(asking(open)).toBe('top form-square');
    const ahead = (isFormed: boolean) => dice!(view(open, ['top']), 'top', form(isFormed), 'en');
    expect(ahead(true)).toBeUndefined();
    expect(ahead(false)).toMatchObject({ by: 'bottom', for: 'melee', count: 4 });
  });
});

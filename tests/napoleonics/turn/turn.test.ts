import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../domain/contract/chance.ts';
import { typeOf } from '../../../domain/napoleonics/army/units.ts';
import { DECK } from '../../../domain/napoleonics/cards/rows.ts';
import { BATTLES, battleOf } from '../../../domain/napoleonics/scenarios/index.ts';
import { initialOf, setup } from '../../../domain/napoleonics/setup.ts';
import type { Command } from '../../../domain/napoleonics/state/commands.ts';
import { evolve, sorted } from '../../../domain/napoleonics/state/evolve.ts';
import { seedOf } from '../../kit/random.ts';
import { at, drawn, leader } from '../kit/drawn.ts';
import { after, afterAll, asking, refused, standing } from '../kit/kit.ts';

// The set-up (§2) and the order of a turn (§4.0).

const DONE: Command = { type: 'done' };

describe('the set-up', () => {
  it.each(Object.values(BATTLES))(
    '$id: full strength (§2.1), hands dealt and hidden (§2.4), the named side starts (§2.6)',
    (battle) => {
      const start = initialOf(battle);
      expect(start.units.every((unit) => unit.blocks === typeOf(unit).blocks)).toBe(true);
      const events = setup(start, chanceOf(seedOf(1), {}));
      const state = events.reduce(evolve, start);
      expect([state.hands.top.length, state.hands.bottom.length]).toEqual([
        battle.sides.top.hand,
        battle.sides.bottom.hand,
      ]);
      expect(sorted([...state.hands.top, ...state.hands.bottom, ...state.pile])).toEqual(DECK);
      expect(events.flatMap((event) => (event.type === 'dealt' ? [event.sealed.to] : []))).toEqual([
        ['top'],
        ['bottom'],
      ]);
      expect([state.turn, asking(state)]).toEqual([1, `${battle.first} command`]);
    },
  );

  it('the same seed deals the same hands, another one others', () => {
    const dealt = (seed: number) => setup(initialOf(battleOf('001')), chanceOf(seedOf(seed), {}));
    expect(dealt(1)).toEqual(dealt(1));
    expect(dealt(1)).not.toEqual(dealt(2));
  });
});

describe('a turn', () => {
  const pieces = [at('g6', 'F-LN'), at('g7', 'F-FA'), at('e6', 'B-LN'), leader('e4', 'top')];
  const state = () => standing(drawn({}, pieces), { hands: { bottom: ['PROBE_CENTER', 'RALLY'], top: ['FORWARD'] } });

  it('command, order, movement, combat, draw, and then the enemy’s (§4.0a)', () => {
    const asked: string[] = [asking(state())];
    let at = state();
    for (const [command, fate] of [
      [{ type: 'play', card: 'PROBE_CENTER' }, {}],
      [{ type: 'order', piece: 'F-FA-1' }, {}],
      [{ type: 'order', piece: 'F-LN-1' }, {}],
      [DONE, {}],
      [{ type: 'fire', unit: 'F-FA-1', target: 'B-LN-1' }, { dice: 'CAV ART SABER' }],
      [DONE, { deck: ['ELAN'] }],
    ] as const) {
      at = after(at, 'bottom', command as Command, fate as object).state;
      asked.push(asking(at));
    }
    expect(asked.map((ask) => ask.replace('bottom ', ''))).toEqual([
      'command',
      'order',
      'order',
      'movement',
      'combat',
      'combat',
      'top command',
    ]);
    expect(at.orders).toEqual({});
  });

  it('all movement ends before the first combat (§4.0a)', () => {
    const { state: fight } = afterAll(
      state(),
      ['bottom', { type: 'play', card: 'PROBE_CENTER' }],
      ['bottom', { type: 'order', piece: 'F-LN-1' }],
      ['bottom', DONE],
    );
    expect(refused(fight, 'bottom', { type: 'fire', unit: 'F-LN-1', target: 'B-LN-1' })).toBe('NOT_NOW §4.0a');
    const { state: combat } = after(fight, 'bottom', DONE);
    expect(refused(combat, 'bottom', { type: 'move', piece: 'F-LN-1', to: 'f6' })).toBe('NOT_NOW §4.0a');
  });

  it('nobody is asked where nothing can be done, except at the end of a turn, so that its last move can be taken back', () => {
    const lone = standing(drawn({}, [at('i7', 'F-LN'), at('a7', 'B-LN')]), {
      hands: { bottom: ['SCOUT_CENTER'], top: ['FORWARD'] },
    });
    const { state: ordered } = afterAll(
      lone,
      ['bottom', { type: 'play', card: 'SCOUT_CENTER' }],
      ['bottom', { type: 'order', piece: 'F-LN-1' }],
    );
    expect(asking(ordered)).toBe('bottom movement');
    const { state: moved } = after(ordered, 'bottom', { type: 'move', piece: 'F-LN-1', to: 'h7' });
    expect(asking(moved)).toBe('bottom movement');
    expect(asking(after(moved, 'bottom', DONE, { deck: ['ELAN', 'RALLY'] }).state)).toBe('bottom scout');
  });

  it('a unit battles once (§6.0); only ordered ones do (§4.1a)', () => {
    const { state: fight } = afterAll(
      state(),
      ['bottom', { type: 'play', card: 'PROBE_CENTER' }],
      ['bottom', { type: 'order', piece: 'F-FA-1' }],
      ['bottom', { type: 'order', piece: 'F-LN-1' }],
      ['bottom', DONE],
      ['bottom', { type: 'fire', unit: 'F-FA-1', target: 'B-LN-1' }, { dice: 'CAV ART SABER' }],
    );
    expect(refused(fight, 'bottom', { type: 'fire', unit: 'F-FA-1', target: 'B-LN-1' })).toBe('HAS_BATTLED §6.0');
    expect(refused(fight, 'bottom', { type: 'fire', unit: 'F-LN-2', target: 'B-LN-1' })).toBe('NO_SUCH_UNIT §4.1a');
  });
});

import { describe, expect, it } from 'vitest';
import { typeOf } from '../../../domain/napoleonics/army/units.ts';
import { jointDice, orderedDice } from '../../../domain/napoleonics/combat/attack-dice.ts';
import { unitOf } from '../../../domain/napoleonics/pieces/position.ts';
import type { CardId } from '../../../domain/napoleonics/state/state.ts';
import { publicOf } from '../../../domain/napoleonics/state/table.ts';
import { at, leader } from '../kit/drawn.ts';
import { asking, refused } from '../kit/kit.ts';
import { attackDice, battlingAs, DONE, fire, go, melee, move, order, playing } from '../kit/played.ts';

// Tactic cards that change the dice of attacks (chapters 14 and 15 of the rules).

describe('Bayonet Charge', () => {
  const PIECES = [at('g6', 'F-LN'), at('g7', 'F-OG'), at('g9', 'F-FA'), at('e7', 'B-LN')];
  const state = () => playing('BAYONET_CHARGE', PIECES).state;

  it('orders up to 4 infantry units (§14.10a)', () => {
    expect(state().card?.slots).toEqual([1, 2, 3, 4].map(() => ({ units: [{ arms: ['INF'] }] })));
    expect(refused(state(), 'bottom', order('F-FA-1'))).toBe('NOT_BY_THIS_CARD §14.10a');
  });

  it('2 hexes and melee, no fire (§14.10a); guard infantry has a die more, others not (§14.10b)', () => {
    const { state: fight } = go(state(), [
      order('F-LN-1'),
      order('F-OG-1'),
      move('F-LN-1', 'e6'),
      move('F-OG-1', 'f7'),
    ]);
    expect(asking(fight)).toBe('bottom combat');
    expect(refused(fight, 'bottom', fire('F-OG-1', 'B-LN-1'))).toBe('CARD_BARS_FIRE §14.10a');
    expect(attackDice(fight, melee('F-LN-1', 'B-LN-1'))).toBe(5);
    expect(attackDice(fight, melee('F-OG-1', 'B-LN-1'))).toBe(7);
  });

  it('they may also move away from the enemy (§15.6), no further than 2', () => {
    const { state: moving } = go(state(), [order('F-LN-1'), order('F-OG-1')]);
    expect(refused(moving, 'bottom', move('F-LN-1', 'g3'))).toBe('TOO_FAR §14.10a');
    expect(go(moving, [move('F-LN-1', 'i6')]).state.units[0]?.hex).toBe('i6');
  });

  it('without infantry it orders any one unit by plain rules (§14.7, §15.1)', () => {
    const { state: instead } = playing('BAYONET_CHARGE', [at('g9', 'F-FA'), at('g7', 'F-FA'), at('e9', 'B-LN')]);
    expect(instead.card?.slots).toEqual([{ units: [{}], plain: true }]);
    const { state: moving } = go(instead, [order('F-FA-1')]);
    expect(moving.orders).toEqual({ 'F-FA-1': { ordered: true, plain: true } });
    expect(refused(moving, 'bottom', move('F-FA-1', 'e8'))).toBe('TOO_FAR §4.2o');
    expect(attackDice(go(moving, [DONE]).state, fire('F-FA-1', 'B-LN-1'))).toBe(3);
  });
});

describe('Bombard', () => {
  it('artillery moves up to 3 and does not battle, or stays and has 2 dice more, the guard 3 (§14.11a, §14.11b)', () => {
    const pieces = [
      at('g6', 'F-FA'),
      at('g7', 'F-GFA'),
      at('h5', 'F-HA'),
      at('g8', 'F-LN'),
      at('e6', 'B-LN'),
      at('f8', 'B-LN'),
    ];
    const { state } = playing('BOMBARD', pieces);
    expect(refused(state, 'bottom', order('F-LN-1'))).toBe('NOT_BY_THIS_CARD §14.11a');
    const { state: moving } = go(state, [order('F-FA-1'), order('F-GFA-1'), order('F-HA-1')]);
    expect(refused(moving, 'bottom', move('F-HA-1', 'h1'))).toBe('TOO_FAR §14.11a');
    const { state: fight } = go(moving, [move('F-HA-1', 'e5'), DONE]);
    expect(refused(fight, 'bottom', melee('F-HA-1', 'B-LN-1'))).toBe('MOVED_TOO_FAR §14.11a');
    expect(attackDice(fight, fire('F-FA-1', 'B-LN-1'))).toBe(5);
  });

  it.each([
    ['F-FA', 6],
    ['F-GFA', 8],
  ])('unmoved in melee a %s has %i dice', (type, count) => {
    expect(
      attackDice(
        battlingAs('BOMBARD', [at('f6', type), at('e6', 'B-LN')], [`${type}-1`]),
        melee(`${type}-1`, 'B-LN-1'),
      ),
    ).toBe(count);
  });

  it('horse artillery fires 3 dice at range 3 (§14.11b)', () => {
    expect(
      attackDice(battlingAs('BOMBARD', [at('f6', 'F-HA'), at('f9', 'B-LN')], ['F-HA-1']), fire('F-HA-1', 'B-LN-1')),
    ).toBe(3);
  });
});

describe('Cavalry Charge', () => {
  it('orders cavalry and horse artillery (§14.12a)', () => {
    const { state } = playing('CAVALRY_CHARGE', [at('g6', 'F-LC'), at('g7', 'F-HA'), at('g8', 'F-FA')]);
    expect(refused(state, 'bottom', order('F-FA-1'))).toBe('NOT_BY_THIS_CARD §14.12a');
    expect(Object.keys(go(state, [order('F-LC-1'), order('F-HA-1')]).state.orders)).toEqual(['F-LC-1', 'F-HA-1']);
  });

  it('cavalry a die more, guard cavalry 2, horse artillery none (§14.12a, §14.6)', () => {
    const at3 = [at('f6', 'F-LC'), at('f7', 'F-GHC'), at('d6', 'F-HA'), at('e7', 'B-FA')];
    const fight = battlingAs('CAVALRY_CHARGE', at3, ['F-LC-1', 'F-GHC-1', 'F-HA-1']);
    expect(attackDice(fight, melee('F-LC-1', 'B-FA-1'))).toBe(5);
    expect(attackDice(fight, melee('F-GHC-1', 'B-FA-1'))).toBe(7);
    expect(attackDice(fight, melee('F-HA-1', 'B-FA-1'))).toBe(3);
  });

  it('and battles after 3 (§14.12b), which it does not without the card (§4.2n)', () => {
    const { state } = go(playing('CAVALRY_CHARGE', [at('h6', 'F-CU'), at('d6', 'B-FA')]).state, [
      order('F-CU-1'),
      move('F-CU-1', 'e6'),
    ]);
    expect(attackDice(state, melee('F-CU-1', 'B-FA-1'))).toBe(6);
  });

  it('a hex beyond is refused by the rule of such cavalry: heavy by the card, light by its own (§14.12b, §4.2n)', () => {
    const { state } = go(playing('CAVALRY_CHARGE', [at('h6', 'F-CU'), at('h8', 'F-LC'), at('d6', 'B-FA')]).state, [
      order('F-CU-1'),
      order('F-LC-1'),
    ]);
    expect(refused(state, 'bottom', move('F-CU-1', 'd7'))).toBe('TOO_FAR §14.12b');
    expect(refused(state, 'bottom', move('F-LC-1', 'd8'))).toBe('TOO_FAR §4.2n');
  });

  it('no die more into a town (§14.12c, §16.11)', () => {
    const fight = battlingAs('CAVALRY_CHARGE', [at('f6', 'F-LC'), at('e6', 'B-LN')], ['F-LC-1'], { e6: 'TO' });
    expect(attackDice(fight, melee('F-LC-1', 'B-LN-1'))).toBe(1);
  });
});

describe('Élan', () => {
  const pieces = [at('g6', 'F-LN'), at('g7', 'F-LC'), at('g8', 'F-FA', { leader: true }), at('e7', 'B-LN')];
  const facts = { hands: { bottom: ['ELAN', 'FORWARD', 'FORWARD', 'PROBE_LEFT', 'PROBE_LEFT'], top: [] } };

  it('COMMAND dice: a unit of an arm for each symbol, a leader or any unit for a flag, nothing for a saber (§14.14a)', () => {
    const { state } = playing('ELAN', pieces, { dice: 'INF CAV FLAG SABER SABER' }, {}, facts);
    expect(state.card?.slots).toEqual([
      { units: [{ arms: ['INF'] }] },
      { units: [{ arms: ['CAV'] }] },
      { units: [{}], leaders: true },
    ]);
    // The flag goes to the gun or to its leader, who may detach (§4.1d), not to both.
    const { state: gun } = go(state, [order('F-FA-1')]);
    expect(refused(gun, 'bottom', order('F-LD-1'))).toBe('NO_ORDER_LEFT §4.0c');
    expect(go(state, [order('F-LD-1')]).state.orders).toEqual({ 'F-LD-1': { ordered: true } });
  });

  it('they have a die more in every attack (§14.14b)', () => {
    const { state } = playing('ELAN', pieces, { dice: 'INF ART SABER SABER SABER' }, {}, facts);
    const { state: fight } = go(state, [order('F-LN-1'), order('F-FA-1'), DONE]);
    expect(attackDice(fight, fire('F-FA-1', 'B-LN-1'))).toBe(4);
    expect(attackDice(fight, fire('F-LN-1', 'B-LN-1'))).toBe(5);
  });

  it('all sabers: nothing is ordered; before the draw the discards and the card itself are shuffled in (§4.3e)', () => {
    const rare = { hands: { ...facts.hands, top: ['FORWARD'] }, pile: ['BOMBARD'], discard: ['RALLY'] };
    const fate = { dice: 'SABER SABER SABER SABER SABER', deck: ['ELAN'], shuffled: ['BOMBARD', 'RALLY', 'ELAN'] };
    const { state, events } = playing('ELAN', pieces, fate, {}, rare);
    expect(events.find(({ type }) => type === 'reshuffled')).toEqual({ type: 'reshuffled', rule: '§4.3e' });
    expect([state.pile, state.discard]).toEqual([['BOMBARD', 'RALLY'], []]);
    expect(asking(state)).toBe('top command');
  });
});

describe('Fire and Hold', () => {
  const pieces = [at('g6', 'F-LN'), at('g8', 'F-FA'), at('d3', 'F-LN'), at('d4', 'B-LN'), at('e7', 'B-LN')];

  it('orders infantry and artillery beside no enemy unit: a die more in fire, no move, no melee (§14.15a, §14.15b)', () => {
    const { state } = playing('FIRE_AND_HOLD', pieces);
    expect(refused(state, 'bottom', order('F-LN-2'))).toBe('NOT_BY_THIS_CARD §14.15a');
    const { state: fight } = go(state, [order('F-LN-1'), order('F-FA-1')]);
    expect(asking(fight)).toBe('bottom combat');
    expect(attackDice(fight, fire('F-LN-1', 'B-LN-2'))).toBe(5);
    expect(attackDice(fight, fire('F-FA-1', 'B-LN-2'))).toBe(4);
  });

  it('a square may be left (§14.15b)', () => {
    const square = [at('g6', 'F-LN', { square: 1 }), at('e7', 'B-LN')];
    const track = { top: {}, bottom: { 1: 'FORWARD' } };
    const { state } = go(playing('FIRE_AND_HOLD', square, {}, {}, { track }).state, [
      order('F-LN-1'),
      { type: 'leave-square', unit: 'F-LN-1' },
    ]);
    expect(attackDice(state, fire('F-LN-1', 'B-LN-1'))).toBe(5);
  });

  it('an ordered unit that an enemy has come to touch does not battle (§15.2)', () => {
    const fight = battlingAs(
      'FIRE_AND_HOLD',
      [at('g6', 'F-LN'), at('g9', 'F-LN'), at('f6', 'B-LN'), at('e8', 'B-LN')],
      ['F-LN-1', 'F-LN-2'],
    );
    expect(refused(fight, 'bottom', melee('F-LN-1', 'B-LN-1'))).toBe('CARD_BARS_MELEE §14.15a');
    expect(refused(fight, 'bottom', fire('F-LN-1', 'B-LN-2'))).toBe('BESIDE_ENEMY §6.2');
  });
});

describe('Give Them the Cold Steel', () => {
  const pieces = [
    at('f6', 'F-LN'),
    at('f7', 'F-FA'),
    at('f5', 'F-LN', { square: 1 }),
    at('h7', 'F-LN'),
    at('e6', 'B-LN'),
    at('e8', 'B-LN'),
    at('e7', 'B-LN'),
  ];

  it('all units beside an enemy, as they stand when it is played: no move, no fire, a die more in melee (§14.18a)', () => {
    const { state } = playing('COLD_STEEL', pieces, {}, {}, { track: { top: {}, bottom: { 1: 'FORWARD' } } });
    expect(Object.keys(state.orders)).toEqual(['F-LN-1', 'F-FA-1', 'F-LN-2']);
    // The square may be left: that is no movement (§10.7).
    expect(asking(state)).toBe('bottom movement');
    expect(refused(state, 'bottom', move('F-LN-1', 'g6'))).toBe('TOO_FAR §14.18a');
    const { state: fight } = go(state, [DONE]);
    expect(refused(fight, 'bottom', fire('F-FA-1', 'B-LN-1'))).toBe('CARD_BARS_FIRE §14.18a');
    expect(attackDice(fight, melee('F-LN-1', 'B-LN-1'))).toBe(6);
    expect(attackDice(fight, melee('F-LN-2', 'B-LN-1'))).toBe(1);
  });

  it('a unit beside a lone enemy leader too, which it may attack (§14.18a, §7.1)', () => {
    const { state } = playing('COLD_STEEL', [at('f6', 'F-LN'), at('h7', 'F-LN'), leader('e6', 'top')]);
    expect(Object.keys(state.orders)).toEqual(['F-LN-1']);
    expect(attackDice(state, melee('F-LN-1', 'B-LD-1'))).toBe(4 + 1);
  });

  it('artillery beside the target that joins has a die more too (§15.3)', () => {
    const fight = battlingAs('COLD_STEEL', pieces.slice(0, 2).concat(at('e7', 'B-LN')), ['F-LN-1', 'F-FA-1']);
    expect(attackDice(fight, melee('F-LN-1', 'B-LN-1', ['F-FA-1']))).toBe(11);
  });
});

describe('dice of a card', () => {
  it('guard units take the guard number instead (§14.6, E17)', () => {
    const pieces = [at('f6', 'F-LC'), at('f7', 'F-GLC'), at('e7', 'B-FA')];
    const fight = battlingAs('CAVALRY_CHARGE', pieces, ['F-LC-1', 'F-GLC-1']);
    expect([attackDice(fight, melee('F-LC-1', 'B-FA-1')), attackDice(fight, melee('F-GLC-1', 'B-FA-1'))]).toEqual([
      5, 6,
    ]);
  });

  it('no card lifts the one die of a square (§14.9)', () => {
    const fight = battlingAs('ELAN', [at('f6', 'F-LN', { square: 1 }), at('e6', 'B-LN')], ['F-LN-1']);
    expect(attackDice(fight, melee('F-LN-1', 'B-LN-1'))).toBe(1);
  });

  it('count in a bonus melee only for the entire turn (§14.8): Cavalry Charge and Élan, not Leadership', () => {
    const fight = (card: CardId) => battlingAs(card, [at('f6', 'F-LC')], ['F-LC-1']);
    const bonus = (card: CardId) => {
      const p = publicOf(fight(card));
      return orderedDice(p, unitOf(p, 'F-LC-1'), 'e6', 'bonus-melee').dice - typeOf(unitOf(p, 'F-LC-1')).blocks;
    };
    expect(['CAVALRY_CHARGE', 'ELAN', 'LEADERSHIP', 'COLD_STEEL'].map(bonus)).toEqual([1, 1, 0, 0]);
  });

  it('of artillery that joins a bonus melee count: it is its only attack (§8.6, §15.3)', () => {
    const fight = battlingAs(
      'COLD_STEEL',
      [at('f6', 'F-LC'), at('f7', 'F-FA'), at('e7', 'B-FA')],
      ['F-LC-1', 'F-FA-1'],
    );
    const { dice } = jointDice(publicOf(fight), unitOf(publicOf(fight), 'F-LC-1'), ['F-FA-1'], 'e7', 'bonus-melee');
    expect(dice).toBe(4 + 5);
  });
});

import { describe, expect, it } from 'vitest';
import { stoppedChance, WouldDraw } from '../../../domain/contract/chance.ts';
import { decide } from '../../../domain/napoleonics/decide.ts';
import { at, leader } from '../kit/drawn.ts';
import { advance, back, bannersOf, fight, hands, ignore, melee, retreat, rolls, where } from '../kit/fights.ts';
import { afterAll, asking, eventsOf, refused } from '../kit/kit.ts';

describe('melee', () => {
  it('symbols of the target and SABERs hit; the defender battles back and the melee is over (§7.1, §7.4, §7.5b)', () => {
    const begun = fight({}, [at('e5', 'F-LN'), at('d5', 'B-LN')], ['F-LN-1']);
    const attacked = afterAll(begun, ['bottom', melee('F-LN-1', 'B-LN-1'), { dice: 'INF SABER CAV CAV ART' }]);
    expect(where(attacked.state, 'B-LN-1')).toBe('d5 2');
    expect(asking(attacked.state)).toBe('top battle-back');
    const so = afterAll(attacked.state, ['top', back(true), { dice: 'SABER FLAG' }], ['bottom', retreat('f5')]);
    expect(where(so.state, 'F-LN-1')).toBe('f5 3');
    expect(asking(so.state)).toBe('bottom combat');
    expect(refused(so.state, 'bottom', melee('F-LN-1', 'B-LN-1'))).toBe('HAS_BATTLED §6.0');
  });

  it.each([
    { what: 'rifle light infantry', roller: 'B-RL', target: 'F-LN', dice: 'SABER SABER SABER' },
    { what: 'militia', roller: 'P-MI', target: 'F-LN', dice: 'SABER SABER SABER SABER' },
  ])('the SABERs of $what miss units (§7.4)', ({ roller, target, dice }) => {
    const begun = fight({}, [at('e5', target), at('d5', roller)], ['F-LN-1'], { active: 'bottom' });
    const so = afterAll(
      begun,
      ['bottom', melee('F-LN-1', `${roller}-1`), { dice: 'CAV CAV CAV CAV CAV' }],
      ['top', back(true), { dice }],
    );
    expect(where(so.state, 'F-LN-1')).toBe('e5 4');
  });

  it('only an enemy beside it, a unit or a leader who is alone (§7.1)', () => {
    const begun = fight({}, [at('e5', 'F-LN'), at('d5', 'B-LN', { leader: true }), at('c5', 'B-LT')], ['F-LN-1']);
    expect(refused(begun, 'bottom', melee('F-LN-1', 'B-LT-1'))).toBe('NO_TARGET §7.1');
    expect(refused(begun, 'bottom', melee('F-LN-1', 'B-LD-1'))).toBe('NO_TARGET §7.1');
    expect(refused(begun, 'bottom', melee('F-LN-1', 'F-GFA-1'))).toBe('NO_TARGET §7.1');
    expect(refused(begun, 'top', melee('F-LN-1', 'B-LN-1'))).toBe('NOT_YOUR_CHOICE §4.0a');
  });

  it('horse artillery that moved with its last block does not melee; neither does a unit that entered a town (§7.3e, §16.3)', () => {
    const orders = {
      'F-HA-1': { ordered: true, moved: 1 },
      'F-LN-1': { ordered: true, moved: 1 },
      'F-GFA-1': { ordered: true },
    } as const;
    const pieces = [at('e5', 'F-HA', { blocks: 1 }), at('e6', 'F-LN'), at('d5', 'B-LN')];
    const begun = fight({ e6: 'TO' }, pieces, [], { orders });
    expect(refused(begun, 'bottom', melee('F-HA-1', 'B-LN-1'))).toBe('LAST_GUN_MOVED §7.3e');
    expect(refused(begun, 'bottom', melee('F-LN-1', 'B-LN-1'))).toBe('NO_BATTLE_ON_ENTRY §16.3');
  });

  it('with 0 dice there is no roll, the attack is used up and may be battled back (§7.3f)', () => {
    const begun = fight({ d5: 'TO' }, [at('e5', 'F-GR', { blocks: 1 }), at('d5', 'B-LN')], ['F-GR-1']);
    const so = afterAll(begun, ['bottom', melee('F-GR-1', 'B-LN-1')]);
    expect(rolls(so)).toEqual(['melee F-GR-1 B-LN-1: ']);
    expect(asking(so.state)).toBe('top battle-back');
    expect(refused(afterAll(so.state, ['top', back(false)]).state, 'bottom', melee('F-GR-1', 'B-LN-1'))).toBe(
      'HAS_BATTLED §6.0',
    );
  });

  it('blocks, then the leader, then flags; the leader who was checked is not checked again (§7.2, §12.1c)', () => {
    const begun = fight(
      {},
      [at('e5', 'F-LN'), at('d5', 'B-LN', { leader: true }), at('c5', 'B-LT'), at('c6', 'B-LT')],
      ['F-LN-1'],
    );
    const so = afterAll(
      begun,
      ['bottom', melee('F-LN-1', 'B-LN-1'), { dice: 'INF FLAG FLAG FLAG CAV SABER CAV' }],
      ['top', ignore(2)],
    );
    expect(rolls(so)).toHaveLength(2);
    expect(eventsOf(so, 'blocks-lost').map(({ blocks, rule }) => `${blocks} ${rule}`)).toEqual(['1 §7.4', '1 §11.4']);
    expect(where(so.state, 'B-LN-1')).toBe('d5 2');
    expect(asking(so.state)).toBe('top battle-back');
  });

  it('the banner that wins ends the battle: nothing more is rolled (§3.1)', () => {
    const begun = fight({}, [at('e5', 'F-LN'), at('d5', 'B-LN', { blocks: 1, leader: true })], ['F-LN-1'], {
      banners: {
        top: [],
        bottom: Array.from({ length: 4 }, (_, i) => ({ for: 'unit' as const, about: `B-LN-${i + 5}` })),
      },
    });
    const so = afterAll(begun, ['bottom', melee('F-LN-1', 'B-LN-1'), { dice: 'INF SABER CAV CAV ART' }]);
    expect(so.events.at(-1)).toEqual({ type: 'won', winner: 'bottom', how: 'banners' });
    expect(so.state.over).toEqual({ winner: 'bottom', how: 'banners' });
    expect(so.state.frames).toEqual([]);
    expect(asking(so.state)).toBe('nobody');
  });

  it('a battle back can win in the turn of the enemy (§3.1)', () => {
    const begun = fight({}, [at('e5', 'F-LN', { blocks: 1 }), at('d5', 'B-LN')], ['F-LN-1'], {
      banners: {
        bottom: [],
        top: Array.from({ length: 4 }, (_, i) => ({ for: 'unit' as const, about: `F-LN-${i + 5}` })),
      },
    });
    const { state } = afterAll(
      begun,
      ['bottom', melee('F-LN-1', 'B-LN-1'), { dice: 'CAV CAV' }],
      ['top', back(true), { dice: 'INF INF CAV CAV' }],
    );
    expect(state.over).toEqual({ winner: 'top', how: 'banners' });
  });

  it('a lone leader: one SABER kills him, symbols and flags do nothing; the hex may be taken (§7.6, §12.5, §12.6)', () => {
    const begun = fight({}, [at('e5', 'F-LN'), leader('d5', 'top')], ['F-LN-1'], hands(['FIRST_STRIKE', 'FORWARD']));
    const so = afterAll(
      begun,
      ['bottom', melee('F-LN-1', 'B-LD-1'), { dice: 'INF FLAG CAV SABER' }],
      ['bottom', advance('d5')],
    );
    expect(where(so.state, 'B-LD-1')).toBe('gone');
    expect(bannersOf(so.state, 'bottom')).toEqual(['B-LD-1']);
    expect(where(so.state, 'F-LN-1')).toBe('d5 4');
  });

  it('a lone leader who is not killed must retreat, then the attacker may follow (§7.6, §12.3a)', () => {
    const begun = fight({}, [at('e5', 'F-LN'), leader('d5', 'top')], ['F-LN-1']);
    const so = afterAll(
      begun,
      ['bottom', melee('F-LN-1', 'B-LD-1'), { dice: 'INF FLAG FLAG INF' }],
      ['top', retreat('c5')],
      ['top', { type: 'stop' }],
      ['bottom', advance('d5')],
    );
    expect(where(so.state, 'B-LD-1')).toBe('c5');
    expect(where(so.state, 'F-LN-1')).toBe('d5 4');
  });

  it('the SABER of militia kills a lone leader (§7.4)', () => {
    const begun = fight({}, [at('e5', 'F-MI'), leader('d5', 'top')], ['F-MI-1']);
    const so = afterAll(begun, ['bottom', melee('F-MI-1', 'B-LD-1'), { dice: 'SABER CAV CAV CAV' }]);
    expect(where(so.state, 'B-LD-1')).toBe('gone');
  });

  it('a dry run stops at the first die', () => {
    const begun = fight({}, [at('e5', 'F-LN'), at('d5', 'B-LN')], ['F-LN-1']);
    expect(() => decide(begun, 'bottom', melee('F-LN-1', 'B-LN-1'), stoppedChance)).toThrow(WouldDraw);
  });
});

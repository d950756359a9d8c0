import { describe, expect, it } from 'vitest';
import { at, leader } from '../kit/drawn.ts';
import { back, fight, ignore, melee, retreat, rolls, where } from '../kit/fights.ts';
import { afterAll, asking, eventsOf, refused } from '../kit/kit.ts';

describe('battle back', () => {
  const attacked = (dice: string, target = at('d5', 'B-LN')) =>
    afterAll(fight({}, [at('e5', 'F-FA'), target], ['F-FA-1']), ['bottom', melee('F-FA-1', 'B-LN-1'), { dice }]).state;

  it('it is a choice of the defender who stands, with the blocks that are left (§7.5)', () => {
    const state = attacked('INF INF CAV CAV');
    expect(asking(state)).toBe('top battle-back');
    expect(rolls(afterAll(state, ['top', back(true), { dice: 'ART CAV' }]))).toEqual([
      'battle-back B-LN-1 F-FA-1: ART CAV',
    ]);
    expect(asking(afterAll(state, ['top', back(false)]).state)).toBe('bottom combat');
    expect(refused(state, 'bottom', melee('F-FA-1', 'B-LN-1'))).toBe('NOT_YOUR_CHOICE §4.0a');
    expect(refused(state, 'top', ignore(1))).toBe('NOT_NOW §7.5');
  });

  it('a unit that left its hex does not, even if it is still beside the attacker (§7.5a)', () => {
    const begun = fight({}, [at('d4', 'F-FA'), at('d5', 'B-LN')], ['F-FA-1']);
    const so = afterAll(
      begun,
      ['bottom', melee('F-FA-1', 'B-LN-1'), { dice: 'FLAG CAV CAV CAV' }],
      ['top', retreat('c5')],
    );
    expect(where(so.state, 'B-LN-1')).toBe('c5 4');
    expect(asking(so.state)).toBe('bottom combat');
  });

  it('terrain as seen from its side: out of a town nothing is lost, into the attacker’s wood a die (§7.5)', () => {
    const begun = fight({ d5: 'TO', e5: 'FO' }, [at('e5', 'F-LN'), at('d5', 'B-LN')], ['F-LN-1']);
    const so = afterAll(
      begun,
      ['bottom', melee('F-LN-1', 'B-LN-1'), { dice: 'CAV CAV CAV' }],
      ['top', back(true), { dice: 'CAV CAV CAV' }],
    );
    expect(rolls(so)).toHaveLength(2);
  });

  it('hits, the check of the leader, flags, on the attacker (§7.5)', () => {
    const begun = fight({}, [at('e5', 'F-LN', { leader: true }), at('d5', 'B-LN')], ['F-LN-1']);
    const so = afterAll(
      begun,
      ['bottom', melee('F-LN-1', 'B-LN-1'), { dice: 'CAV CAV CAV CAV CAV' }],
      ['top', back(true), { dice: 'INF FLAG CAV CAV INF SABER' }],
      ['bottom', ignore(1)],
    );
    expect(where(so.state, 'F-LN-1')).toBe('e5 3');
    expect(asking(so.state)).toBe('bottom combat');
  });

  it('it ends the combat: no answer to it, and no ground for who battled back (§7.5b)', () => {
    const begun = fight({}, [at('e5', 'F-LN', { blocks: 1, leader: true }), at('d5', 'B-LN')], ['F-LN-1']);
    const so = afterAll(
      begun,
      ['bottom', melee('F-LN-1', 'B-LN-1'), { dice: 'CAV CAV' }],
      ['top', back(true), { dice: 'INF CAV CAV CAV INF' }],
      ['bottom', retreat('f5')],
      ['bottom', { type: 'stop' }],
    );
    expect(asking(so.state)).toBe('bottom combat');
    expect(eventsOf(so, 'moved').map(({ piece }) => piece)).toEqual(['F-LD-1']);
  });

  it('without a die it is not asked (§17.3)', () => {
    const begun = fight({ e5: 'TO' }, [at('e5', 'F-LN'), at('d5', 'B-LN', { blocks: 2 })], ['F-LN-1']);
    expect(asking(afterAll(begun, ['bottom', melee('F-LN-1', 'B-LN-1'), { dice: 'CAV CAV CAV CAV CAV' }]).state)).toBe(
      'bottom combat',
    );
  });

  it('the dice of a card do not count in it, those of the type do (§14.8, §7.3a)', () => {
    const card = { card: { card: 'COLD_STEEL', as: 'COLD_STEEL', command: 5, slots: [] } };
    const begun = fight({}, [at('e5', 'F-LN'), at('d5', 'B-GR')], ['F-LN-1'], card);
    const so = afterAll(
      begun,
      ['bottom', melee('F-LN-1', 'B-GR-1'), { dice: 'CAV CAV CAV CAV CAV CAV' }],
      ['top', back(true), { dice: 'CAV CAV CAV CAV CAV' }],
    );
    expect(rolls(so)).toHaveLength(2);
  });

  it('a lone leader does not (§7.6)', () => {
    const begun = fight({}, [at('e5', 'F-FA'), leader('d5', 'top')], ['F-FA-1']);
    const so = afterAll(
      begun,
      ['bottom', melee('F-FA-1', 'B-LD-1'), { dice: 'CAV CAV CAV CAV' }],
      ['top', retreat('c5')],
      ['top', { type: 'stop' }],
    );
    expect(asking(so.state)).toBe('bottom combat');
  });
});

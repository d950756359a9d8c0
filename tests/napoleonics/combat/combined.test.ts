import { describe, expect, it } from 'vitest';
import { joiners } from '../../../domain/napoleonics/combat/combined.ts';
import { publicOf } from '../../../domain/napoleonics/state/table.ts';
import { at, leader } from '../kit/drawn.ts';
import { advance, back, fight, hands, melee, react, retire, rolls, where } from '../kit/fights.ts';
import { afterAll, asking, eventsOf, refused } from '../kit/kit.ts';

describe('combined arms', () => {
  it('dice are added and rolled at once: infantry 5, a battery beside the target 4, one at two hexes 3 (§8.1, §8.2)', () => {
    const pieces = [at('e5', 'F-LN'), at('d5', 'B-LN'), at('e6', 'F-FA'), at('f6', 'F-FA')];
    const begun = fight({}, pieces, ['F-LN-1', 'F-FA-1', 'F-FA-2']);
    // The line from f6 to d5 passes e6, where a battery stands, and e5: it is blocked.
    expect(refused(begun, 'bottom', melee('F-LN-1', 'B-LN-1', 'F-FA-1', 'F-FA-2'))).toBe('NO_SIGHT §8.1');
    const so = afterAll(begun, [
      'bottom',
      melee('F-LN-1', 'B-LN-1', 'F-FA-1'),
      { dice: 'INF SABER CAV CAV CAV CAV CAV CAV CAV' },
    ]);
    expect(where(so.state, 'B-LN-1')).toBe('d5 2');
    expect(eventsOf(so, 'rolled')[0]?.parts.filter(({ piece }) => piece === 'F-FA-1')).toMatchObject([
      { dice: 4, rule: '§7.3c' },
    ]);
  });

  it('from afar with the dice of the distance (§8.1)', () => {
    const begun = fight({}, [at('e5', 'F-LN'), at('d5', 'B-LN'), at('d8', 'F-HA')], ['F-LN-1', 'F-HA-1']);
    const so = afterAll(begun, ['bottom', melee('F-LN-1', 'B-LN-1', 'F-HA-1'), { dice: 'CAV CAV CAV CAV CAV CAV' }]);
    expect(rolls(so)).toHaveLength(1);
  });

  it('units that may not join (§8.1)', () => {
    const pieces = [
      at('e5', 'F-LN'),
      at('d5', 'B-LN'),
      at('e4', 'F-LT'),
      at('e6', 'F-FA'),
      at('d8', 'F-HA'),
      at('d9', 'B-LT'),
      at('i1', 'F-FA'),
    ];
    const begun = fight({}, pieces, ['F-LN-1', 'F-LT-1', 'F-HA-1', 'F-FA-2']);
    expect(refused(begun, 'bottom', melee('F-LN-1', 'B-LN-1', 'F-LT-1'))).toBe('CANNOT_JOIN §8.1');
    expect(refused(begun, 'bottom', melee('F-LN-1', 'B-LN-1', 'F-FA-1'))).toBe('NOT_ORDERED §4.1a');
    expect(refused(begun, 'bottom', melee('F-LN-1', 'B-LN-1', 'F-HA-1'))).toBe('BESIDE_ENEMY §6.2');
    expect(refused(begun, 'bottom', melee('F-LN-1', 'B-LN-1', 'F-FA-2'))).toBe('OUT_OF_RANGE §6.1a');
    expect(refused(begun, 'bottom', melee('F-LN-1', 'B-LN-1', 'F-GFA-1', 'F-GFA-1'))).toBe('TWICE §8.1');
    expect(joiners(publicOf(begun), 'F-LN-1', 'B-LN-1')).toEqual([]);
  });

  it('nobody joins artillery; from afar nobody joins against a lone leader; a square attacks alone (§8.1, §6.6, §10.4a)', () => {
    const guns = fight({}, [at('e5', 'F-FA'), at('d5', 'B-LN'), at('e6', 'F-HA')], ['F-FA-1', 'F-HA-1']);
    expect(refused(guns, 'bottom', melee('F-FA-1', 'B-LN-1', 'F-HA-1'))).toBe('CANNOT_JOIN §8.1');
    const alone = fight(
      {},
      [at('e5', 'F-LN'), leader('d5', 'top'), at('d8', 'F-HA'), at('e6', 'F-FA')],
      ['F-LN-1', 'F-HA-1', 'F-FA-1'],
    );
    expect(refused(alone, 'bottom', melee('F-LN-1', 'B-LD-1', 'F-HA-1'))).toBe('NO_FIRE_AT_LEADER §6.6');
    expect(joiners(publicOf(alone), 'F-LN-1', 'B-LD-1')).toEqual(['F-FA-1']);
    const square = fight(
      {},
      [at('e5', 'F-LN', { square: 1 }), at('d5', 'B-LN'), at('e6', 'F-FA')],
      ['F-LN-1', 'F-FA-1'],
    );
    expect(refused(square, 'bottom', melee('F-LN-1', 'B-LN-1', 'F-FA-1'))).toBe('SQUARE_ALONE §10.4a');
  });

  it('allowed though the melee unit has no die itself (§8.2)', () => {
    const begun = fight(
      { d5: 'TO' },
      [at('e5', 'F-GR', { blocks: 1 }), at('d5', 'B-LN'), at('e6', 'F-FA')],
      ['F-GR-1', 'F-FA-1'],
    );
    const so = afterAll(begun, ['bottom', melee('F-GR-1', 'B-LN-1', 'F-FA-1'), { dice: 'INF CAV CAV' }]);
    expect(where(so.state, 'B-LN-1')).toBe('d5 3');
  });

  it('with militia no SABER of the joint roll hits (§8.3)', () => {
    const begun = fight({}, [at('e5', 'F-MI'), at('d5', 'B-LN'), at('e6', 'F-FA')], ['F-MI-1', 'F-FA-1']);
    const so = afterAll(begun, [
      'bottom',
      melee('F-MI-1', 'B-LN-1', 'F-FA-1'),
      { dice: Array(8).fill('SABER').join(' ') },
    ]);
    expect(where(so.state, 'B-LN-1')).toBe('d5 4');
  });

  it('the artillery has battled; the battle back is against the melee unit (§8.4)', () => {
    const begun = fight({}, [at('e5', 'F-LN'), at('d5', 'B-LN'), at('e6', 'F-FA')], ['F-LN-1', 'F-FA-1']);
    const so = afterAll(
      begun,
      ['bottom', melee('F-LN-1', 'B-LN-1', 'F-FA-1'), { dice: Array(9).fill('CAV').join(' ') }],
      ['top', back(true), { dice: 'INF ART CAV CAV' }],
    );
    expect(where(so.state, 'F-LN-1')).toBe('e5 3');
    expect(where(so.state, 'F-FA-1')).toBe('e6 3');
    expect(refused(so.state, 'bottom', melee('F-FA-1', 'B-LN-1'))).toBe('HAS_BATTLED §6.0');
  });

  it('First Strike drives an attacker off: the dice of the artillery are lost, and it has battled (§8.5, §14.16b)', () => {
    const begun = fight(
      { f4: 'RV' },
      [at('e5', 'F-LN'), at('d5', 'B-LN'), at('e6', 'F-FA')],
      ['F-LN-1', 'F-FA-1'],
      hands(['FIRST_STRIKE']),
    );
    const so = afterAll(
      begun,
      ['bottom', melee('F-LN-1', 'B-LN-1', 'F-FA-1')],
      ['top', react('FIRST_STRIKE'), { dice: 'FLAG CAV CAV CAV' }],
    );
    expect(rolls(so)).toHaveLength(1);
    expect(where(so.state, 'F-LN-1')).toBe('f5 4');
    expect(refused(so.state, 'bottom', melee('F-FA-1', 'B-LN-1'))).toBe('HAS_BATTLED §6.0');
  });

  it('the dice of the artillery count against cavalry that retires, CAV alone hits (§9.1, §9.3)', () => {
    const begun = fight({}, [at('e5', 'F-LN'), at('d5', 'B-LC'), at('e6', 'F-FA')], ['F-LN-1', 'F-FA-1']);
    const so = afterAll(
      begun,
      ['bottom', melee('F-LN-1', 'B-LC-1', 'F-FA-1')],
      ['top', retire(true), { dice: 'SABER SABER SABER SABER SABER SABER CAV CAV' }],
    );
    expect(where(so.state, 'B-LC-1')).toBe('d5 1');
    expect(asking(so.state)).toBe('top retreat');
  });

  it('Bombard raises the dice of a battery that joins (§14.11a, §14.11b)', () => {
    const card = { card: { card: 'BOMBARD', as: 'BOMBARD', command: 5, slots: [] } };
    const orders = {
      'F-LN-1': { ordered: true, plain: true },
      'F-FA-1': { ordered: true },
      'F-GFA-1': { ordered: true },
    } as const;
    const begun = fight({}, [at('e5', 'F-LN'), at('d5', 'B-LN'), at('e6', 'F-FA')], [], { ...card, orders });
    const so = afterAll(begun, [
      'bottom',
      melee('F-LN-1', 'B-LN-1', 'F-FA-1'),
      { dice: Array(11).fill('CAV').join(' ') },
    ]);
    expect(rolls(so)).toHaveLength(1);
  });

  it('the Cold Steel raises both (§15.3)', () => {
    const card = { card: { card: 'COLD_STEEL', as: 'COLD_STEEL', command: 5, slots: [] } };
    const begun = fight({}, [at('e5', 'F-LN'), at('d5', 'B-LN'), at('e6', 'F-FA')], ['F-LN-1', 'F-FA-1'], card);
    const so = afterAll(
      begun,
      ['bottom', melee('F-LN-1', 'B-LN-1', 'F-FA-1'), { dice: `INF INF INF INF ${Array(7).fill('CAV').join(' ')}` }],
      ['bottom', advance('d5')],
    );
    expect(where(so.state, 'F-LN-1')).toBe('d5 4');
  });
});

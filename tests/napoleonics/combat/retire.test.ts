import { describe, expect, it } from 'vitest';
import { at, leader } from '../kit/drawn.ts';
import { advance, back, fight, form, hands, melee, react, retire, retreat, where } from '../kit/fights.ts';
import { afterAll, asking, eventsOf, refused } from '../kit/kit.ts';

describe('retire and reform', () => {
  const CAVALRY = [at('e5', 'F-LN'), at('d5', 'B-LC')];

  it('infantry attacks cavalry: its owner is asked before the dice (§9.1, §7.2a)', () => {
    const { state } = afterAll(fight({}, CAVALRY, ['F-LN-1']), ['bottom', melee('F-LN-1', 'B-LC-1')]);
    expect(asking(state)).toBe('top retire');
    expect(refused(state, 'top', back(true))).toBe('NOT_NOW §9.1');
  });

  it('only CAV hits; it goes back two hexes, does not battle back, and the infantry may take ground (§9.3, §9.4)', () => {
    const so = afterAll(
      fight({}, CAVALRY, ['F-LN-1']),
      ['bottom', melee('F-LN-1', 'B-LC-1')],
      ['top', retire(true), { dice: 'CAV SABER FLAG FLAG' }],
      ['top', retreat('c5')],
      ['top', retreat('b5')],
      ['bottom', advance('d5')],
    );
    expect(where(so.state, 'B-LC-1')).toBe('b5 2');
    expect(where(so.state, 'F-LN-1')).toBe('d5 4');
    expect(eventsOf(so, 'moved').map(({ how }) => how)).toEqual(['retire', 'retire', 'advance']);
    expect(asking(so.state)).toBe('bottom combat');
  });

  it('cavalry that declines fights a normal melee (§9.1)', () => {
    const so = afterAll(
      fight({}, CAVALRY, ['F-LN-1']),
      ['bottom', melee('F-LN-1', 'B-LC-1')],
      ['top', retire(false), { dice: 'CAV SABER INF INF' }],
      ['top', back(true), { dice: 'INF' }],
    );
    expect(where(so.state, 'B-LC-1')).toBe('d5 1');
    expect(where(so.state, 'F-LN-1')).toBe('e5 3');
  });

  it('a leader is checked; a unit that dies retires no more, and he retreats (§9.3)', () => {
    const so = afterAll(
      fight({}, [at('e5', 'F-LN'), at('d5', 'B-LC', { blocks: 1, leader: true })], ['F-LN-1']),
      ['bottom', melee('F-LN-1', 'B-LC-1')],
      ['top', retire(true), { dice: 'CAV SABER FLAG FLAG INF' }],
      ['top', retreat('c6')],
    );
    expect(where(so.state, 'B-LC-1')).toBe('gone');
    expect(asking(so.state)).toBe('top leader-retreat');
  });

  it.each([
    {
      what: '§9.2 the second hexes are occupied',
      ground: {},
      others: [at('b4', 'B-LN'), at('b5', 'B-LN'), at('b6', 'B-LN')],
    },
    { what: '§9.2 impassable ground', ground: { c5: 'RV', c6: 'RH' }, others: [] },
    {
      what: '§9.2 a lone leader in the first hex, no other way',
      ground: {},
      others: [leader('c5', 'top'), at('c6', 'B-LN')],
    },
    { what: '§9.2 an enemy leader', ground: {}, others: [leader('c5', 'bottom'), leader('c6', 'bottom')] },
  ])('is not asked: $what', ({ ground, others }) => {
    const { state } = afterAll(fight(ground, [...CAVALRY, ...others], ['F-LN-1']), [
      'bottom',
      melee('F-LN-1', 'B-LC-1'),
      { dice: 'INF INF INF INF' },
    ]);
    expect(asking(state)).toBe('top battle-back');
    expect(refused(state, 'top', retire(true))).toBe('NO_WAY_BACK §9.2');
    expect(refused(state, 'top', form(true))).toBe('NO_SQUARE §10.1');
  });

  it('a lone leader may be the second hex, and terrain that stops does not matter (§9.2)', () => {
    const begun = fight({ c5: 'TO', c6: 'RH' }, [...CAVALRY, leader('b4', 'top'), at('b5', 'B-LN')], ['F-LN-1']);
    const { state } = afterAll(
      begun,
      ['bottom', melee('F-LN-1', 'B-LC-1')],
      ['top', retire(true), { dice: 'INF INF INF INF' }],
    );
    expect(where(state, 'B-LC-1')).toBe('b4 3');
    expect(where(state, 'B-LD-1')).toBe('b4');
  });

  it('nobody retires from cavalry or artillery, from fire, or from a battle back (§9.1)', () => {
    const cavalry = afterAll(fight({}, [at('e5', 'F-LC'), at('d5', 'B-LC')], ['F-LC-1']), [
      'bottom',
      melee('F-LC-1', 'B-LC-1'),
      { dice: 'INF INF INF INF' },
    ]);
    expect(asking(cavalry.state)).toBe('top battle-back');
    const guns = afterAll(fight({}, [at('e5', 'F-FA'), at('d5', 'B-LC')], ['F-FA-1']), [
      'bottom',
      melee('F-FA-1', 'B-LC-1'),
      { dice: 'INF INF INF INF' },
    ]);
    expect(asking(guns.state)).toBe('top battle-back');
    const answered = afterAll(
      fight({}, [at('e5', 'F-LC'), at('d5', 'B-LN')], ['F-LC-1']),
      ['bottom', melee('F-LC-1', 'B-LN-1'), { dice: 'CAV CAV CAV CAV' }],
      ['top', back(true), { dice: 'INF INF INF INF' }],
    );
    expect(asking(answered.state)).toBe('bottom combat');
  });
});

it('is asked before all of it (§14.16a)', () => {
  const begun = fight({}, [at('e5', 'F-LN'), at('d5', 'B-LC')], ['F-LN-1'], hands(['FORWARD']));
  const { state } = afterAll(begun, ['bottom', melee('F-LN-1', 'B-LC-1')]);
  expect(asking(state)).toBe('top first-strike');
  expect(asking(afterAll(state, ['top', react(null)]).state)).toBe('top retire');
});

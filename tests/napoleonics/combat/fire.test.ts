import { describe, expect, it } from 'vitest';
import { at, leader } from '../kit/drawn.ts';
import { bannersOf, fight, fire, ignore, retreat, rolls, where } from '../kit/fights.ts';
import { afterAll, asking, eventsOf, refused } from '../kit/kit.ts';

const LINE = at('d5', 'B-LN');

describe('ranged combat', () => {
  it('only the symbol of the target hits, SABER not; nothing answers (§6.1, §6.3, §6.5, §6.3a)', () => {
    const begun = fight({}, [at('f5', 'F-LN'), LINE], ['F-LN-1']);
    const so = afterAll(begun, ['bottom', fire('F-LN-1', 'B-LN-1'), { dice: 'INF SABER CAV INF' }]);
    expect(where(so.state, 'B-LN-1')).toBe('d5 2');
    expect(asking(so.state)).toBe('bottom combat');
    expect(eventsOf(so, 'blocks-lost')).toEqual([{ type: 'blocks-lost', unit: 'B-LN-1', blocks: 2, rule: '§6.5' }]);
  });

  it('hits beyond the last block are lost; the enemy of the owner takes a banner (§6.5, §3.2)', () => {
    const begun = fight({}, [at('f5', 'F-LN'), at('d5', 'B-LN', { blocks: 1 })], ['F-LN-1']);
    const { state } = afterAll(begun, ['bottom', fire('F-LN-1', 'B-LN-1'), { dice: 'INF INF FLAG FLAG' }]);
    expect(where(state, 'B-LN-1')).toBe('gone');
    expect(bannersOf(state, 'bottom')).toEqual(['B-LN-1']);
  });

  it('flags come after the hits (§6.5, §11.6)', () => {
    const begun = fight({}, [at('f5', 'F-LN'), LINE], ['F-LN-1']);
    const so = afterAll(
      begun,
      ['bottom', fire('F-LN-1', 'B-LN-1'), { dice: 'INF FLAG CAV CAV' }],
      ['top', retreat('c6')],
    );
    expect(where(so.state, 'B-LN-1')).toBe('c6 3');
  });

  it('a unit battles once (§6.0)', () => {
    const begun = fight({}, [at('f5', 'F-LN'), LINE], ['F-LN-1']);
    const { state } = afterAll(begun, ['bottom', fire('F-LN-1', 'B-LN-1'), { dice: 'CAV CAV CAV CAV' }]);
    expect(refused(state, 'bottom', fire('F-LN-1', 'B-LN-1'))).toBe('HAS_BATTLED §6.0');
  });

  it('a unit beside an enemy unit fires at nobody; beside a lone leader it does (§6.2, G7)', () => {
    const beside = fight({}, [at('f5', 'F-LN'), LINE, at('f6', 'B-LT')], ['F-LN-1']);
    expect(refused(beside, 'bottom', fire('F-LN-1', 'B-LN-1'))).toBe('BESIDE_ENEMY §6.2');
    const leaderBeside = fight({}, [at('f5', 'F-LN'), LINE, leader('f6', 'top')], ['F-LN-1']);
    expect(
      rolls(afterAll(leaderBeside, ['bottom', fire('F-LN-1', 'B-LN-1'), { dice: 'CAV CAV CAV CAV' }])),
    ).toHaveLength(1);
  });

  it.each([
    {
      what: '§6.1a beyond the range',
      pieces: [at('g5', 'F-LN'), LINE],
      unit: 'F-LN-1',
      facts: {},
      refusal: 'OUT_OF_RANGE §6.1a',
    },
    {
      what: '§6.1 an adjacent enemy',
      pieces: [at('e5', 'F-LN'), LINE],
      unit: 'F-LN-1',
      facts: {},
      refusal: 'ADJACENT §6.1',
    },
    {
      what: '§6.1 cavalry',
      pieces: [at('f5', 'F-LC'), LINE],
      unit: 'F-LC-1',
      facts: {},
      refusal: 'CAVALRY_DOES_NOT_FIRE §6.1',
    },
    {
      what: '§6.4c light infantry that moved 2',
      pieces: [at('f5', 'F-LT'), LINE],
      unit: 'F-LT-1',
      facts: { moved: 2 },
      refusal: 'MOVED_TOO_FAR §4.2m',
    },
    {
      what: '§6.4d foot artillery that moved',
      pieces: [at('f5', 'F-FA'), LINE],
      unit: 'F-FA-1',
      facts: { moved: 1 },
      refusal: 'MOVED_TOO_FAR §4.2o',
    },
    {
      what: '§6.4e horse artillery that moved, at 4 hexes',
      pieces: [at('h5', 'F-HA'), LINE],
      unit: 'F-HA-1',
      facts: { moved: 1 },
      refusal: 'OUT_OF_RANGE §6.4e',
    },
    {
      what: 'horse artillery of 1 block that moved (§6.4e)',
      pieces: [at('f5', 'F-HA', { blocks: 1 }), LINE],
      unit: 'F-HA-1',
      facts: { moved: 1 },
      refusal: 'LAST_GUN_MOVED §6.4e',
    },
    {
      what: '§6.4e a 0 of the table',
      pieces: [at('h5', 'F-HA', { blocks: 1 }), LINE],
      unit: 'F-HA-1',
      facts: {},
      refusal: 'NO_DICE §17.3',
    },
  ])('refused: $what', ({ pieces, unit, facts, refusal }) => {
    const begun = fight({}, pieces, [unit], {
      orders: { [unit]: { ordered: true, ...facts }, 'F-GFA-1': { ordered: true } },
    });
    expect(refused(begun, 'bottom', fire(unit, 'B-LN-1'))).toBe(refusal);
  });

  it('an unordered unit does not fire, nor a lone leader, nor anybody along a blocked line (§4.1a, §6.6, §5.1)', () => {
    const begun = fight(
      { e5: 'FO' },
      [at('f5', 'F-LN'), at('f8', 'F-LT'), at('d5', 'B-LN'), leader('d8', 'top')],
      ['F-LN-1'],
    );
    expect(refused(begun, 'bottom', fire('F-LT-1', 'B-LN-1'))).toBe('NOT_ORDERED §4.1a');
    expect(refused(begun, 'bottom', fire('F-LN-1', 'B-LD-1'))).toBe('NO_FIRE_AT_LEADER §6.6');
    expect(refused(begun, 'bottom', fire('F-LN-1', 'F-LT-1'))).toBe('NO_TARGET §6.1');
    const wooded = fight({ e5: 'FO', e6: 'FO' }, [at('f5', 'F-LN'), LINE], ['F-LN-1']);
    expect(refused(wooded, 'bottom', fire('F-LN-1', 'B-LN-1'))).toBe('NO_SIGHT §5.1');
  });

  it('a square is fired at with all dice; a flag it cannot ignore costs a block (§10.5, §10.6a)', () => {
    const begun = fight({}, [at('f5', 'F-LN'), at('d5', 'B-LN', { square: 1 })], ['F-LN-1'], {
      track: { top: { 1: 'FORWARD' }, bottom: {} },
    });
    const so = afterAll(begun, ['bottom', fire('F-LN-1', 'B-LN-1'), { dice: 'INF FLAG CAV CAV' }]);
    expect(where(so.state, 'B-LN-1')).toBe('d5 2');
    expect(eventsOf(so, 'blocks-lost').map(({ rule }) => rule)).toEqual(['§6.5', '§10.6a']);
  });

  it('a unit that left square and did not move fires with all its dice (§6.4f)', () => {
    const begun = fight({}, [at('f5', 'F-LN'), LINE], [], {
      orders: { 'F-LN-1': { ordered: true, leftSquare: true }, 'F-GFA-1': { ordered: true } },
    });
    expect(rolls(afterAll(begun, ['bottom', fire('F-LN-1', 'B-LN-1'), { dice: 'CAV CAV CAV CAV' }]))).toHaveLength(1);
  });

  it('fire at a unit with a leader: he is checked, then helps against a flag (§12.1a, §11.5b)', () => {
    const begun = fight({}, [at('f5', 'F-LN'), at('d5', 'B-LN', { leader: true })], ['F-LN-1']);
    const so = afterAll(
      begun,
      ['bottom', fire('F-LN-1', 'B-LN-1'), { dice: 'INF FLAG CAV CAV SABER INF' }],
      ['top', ignore(1)],
    );
    expect(rolls(so)).toEqual(['ranged F-LN-1 B-LN-1: INF FLAG CAV CAV', 'leader-check B-LD-1: SABER INF']);
    expect(where(so.state, 'B-LN-1')).toBe('d5 3');
  });
});

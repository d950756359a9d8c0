import { describe, expect, it } from 'vitest';
import { at, type Ground, leader, type Piece } from '../kit/drawn.ts';
import { advance, bannersOf, fight, fire, ignore, melee, retreat, rolls, where } from '../kit/fights.ts';
import { afterAll, asking, eventsOf, type Happened, refused } from '../kit/kit.ts';

const MISS = 'INF CAV ART FLAG';
const stop = { type: 'stop' } as const;
const leave = { type: 'leave' } as const;

/** A battery at g5 attacks a lone British leader at f5 and misses: he must retreat from there. */
const chased = (ground: Ground, pieces: readonly Piece[]): Happened =>
  afterAll(fight(ground, [at('g5', 'F-FA'), leader('f5', 'top'), ...pieces], ['F-FA-1']), [
    'bottom',
    melee('F-FA-1', 'B-LD-1'),
    { dice: MISS },
  ]);

describe('the check of a leader', () => {
  const led = [at('e5', 'F-FA'), at('d5', 'B-LN', { leader: true })];
  const struck = (pieces: readonly Piece[], dice: string): Happened =>
    afterAll(fight({}, pieces, ['F-FA-1']), ['bottom', melee('F-FA-1', 'B-LN-1'), { dice }]);

  it('his unit lost blocks and lives: the enemy rolls 2 dice, both SABER kill him (§12.1a, §12.1b, §12.2)', () => {
    const so = struck(led, 'INF CAV CAV CAV SABER SABER');
    expect(eventsOf(so, 'rolled')[1]).toMatchObject({ by: 'bottom', why: 'leader-check', target: 'B-LD-1', hits: 1 });
    expect(where(so.state, 'B-LD-1')).toBe('gone');
    expect(bannersOf(so.state, 'bottom')).toEqual(['B-LD-1']);
    expect(where(struck(led, 'INF CAV CAV CAV SABER INF').state, 'B-LD-1')).toBe('d5');
  });

  it('no block lost, no check (§12.1a)', () => {
    expect(rolls(struck(led, 'CAV CAV CAV CAV'))).toHaveLength(1);
  });

  it('his unit is eliminated: 1 die (§12.1b)', () => {
    const dying = [at('e5', 'F-FA'), at('d5', 'B-LN', { blocks: 1, leader: true })];
    const so = struck(dying, 'INF CAV FLAG FLAG SABER');
    expect(bannersOf(so.state, 'bottom')).toEqual(['B-LN-1', 'B-LD-1']);
  });

  it('a leader who survives his unit retreats, with any flags rolled (§12.3a, §12.5)', () => {
    const dying = [at('e5', 'F-FA'), at('d5', 'B-LN', { blocks: 1, leader: true })];
    const so = struck(dying, 'INF CAV FLAG FLAG INF');
    expect(asking(so.state)).toBe('top leader-retreat');
    expect(refused(so.state, 'top', stop)).toBe('MUST_RETREAT §12.3a');
    expect(refused(so.state, 'top', ignore(0))).toBe('NOT_NOW §12.3b');
    expect(where(afterAll(so.state, ['top', retreat('c6')], ['top', stop]).state, 'B-LD-1')).toBe('c6');
  });

  it('blocks lost by a blocked retreat call for the check only if it was not made (§12.1c)', () => {
    const shut = { c5: 'RV', c6: 'RV' };
    const guns = fight(shut, [at('e5', 'F-FA'), at('d5', 'B-LN', { leader: true })], ['F-FA-1']);
    const checked = afterAll(
      guns,
      ['bottom', melee('F-FA-1', 'B-LN-1'), { dice: 'INF FLAG CAV CAV INF INF' }],
      ['top', ignore(0)],
    );
    expect(rolls(checked).filter((roll) => roll.startsWith('leader-check'))).toHaveLength(1);
    const unchecked = afterAll(
      guns,
      ['bottom', melee('F-FA-1', 'B-LN-1'), { dice: 'FLAG CAV CAV CAV' }],
      ['top', ignore(0), { dice: 'INF INF' }],
    );
    expect(rolls(unchecked).filter((roll) => roll.startsWith('leader-check'))).toHaveLength(1);
  });

  it('impassable ground ended his unit: he is eliminated with it (§12.4a)', () => {
    const begun = fight(
      { c5: 'RV', c6: 'RV' },
      [at('e5', 'F-FA'), at('d5', 'B-LN', { blocks: 2, leader: true })],
      ['F-FA-1'],
    );
    const so = afterAll(
      begun,
      ['bottom', melee('F-FA-1', 'B-LN-1'), { dice: 'INF FLAG CAV CAV INF INF' }],
      ['top', ignore(0)],
    );
    expect(bannersOf(so.state, 'bottom')).toEqual(['B-LN-1', 'B-LD-1']);
    expect(eventsOf(so, 'leader-lost')).toEqual([{ type: 'leader-lost', leader: 'B-LD-1', rule: '§12.3d' }]);
  });

  it('the edge of the board ended it: he leaves over his baseline, without a banner (§12.4a, §12.3e)', () => {
    const begun = fight({}, [at('b5', 'F-FA'), at('a5', 'B-LN', { blocks: 2, leader: true })], ['F-FA-1']);
    const so = afterAll(
      begun,
      ['bottom', melee('F-FA-1', 'B-LN-1'), { dice: 'INF FLAG CAV CAV INF INF' }],
      ['top', ignore(0)],
    );
    expect(bannersOf(so.state, 'bottom')).toEqual(['B-LN-1']);
    expect(eventsOf(so, 'leader-left')).toEqual([{ type: 'leader-left', leader: 'B-LD-1', rule: '§12.3e' }]);
  });

  it('units behind a unit that cannot retreat: he passes them (§12.4a)', () => {
    const friends = [at('c5', 'B-LT', { leader: true }), at('c6', 'B-LT')];
    const begun = fight({}, [at('e5', 'F-FA'), at('d5', 'B-LN', { blocks: 1, leader: true }), ...friends], ['F-FA-1']);
    const so = afterAll(
      begun,
      ['bottom', melee('F-FA-1', 'B-LN-1'), { dice: 'FLAG CAV CAV CAV' }],
      ['top', ignore(0), { dice: 'INF' }],
      ['top', retreat('c6')],
      ['top', stop],
    );
    expect(where(so.state, 'B-LD-1')).toBe('c6');
    expect(asking(so.state)).toBe('bottom combat');
  });
});

describe('the retreat of a leader', () => {
  it('one to three hexes; terrain does not stop him, and he joins a unit without a leader (§12.3b, §12.3c)', () => {
    const so = afterAll(
      chased({ e5: 'TO', d5: 'FO' }, [at('d4', 'B-LN')]).state,
      ['top', retreat('e5')],
      ['top', retreat('d4')],
      ['top', stop],
    );
    expect(where(so.state, 'B-LD-1')).toBe('d4');
    expect(eventsOf(so, 'moved')).toMatchObject([{ piece: 'B-LD-1', path: ['e5', 'd4'] }]);
    const far = afterAll(chased({}, []).state, ['top', retreat('e5')], ['top', retreat('d5')], ['top', retreat('c5')]);
    expect(where(far.state, 'B-LD-1')).toBe('c5');
    expect(asking(far.state)).toBe('bottom combat');
  });

  it('he does not end with another leader, of a friend or alone, but passes them (§12.3c)', () => {
    const so = chased({ e6: 'RV' }, [at('e5', 'B-LN', { leader: true })]);
    expect(asking(so.state)).toBe('top leader-retreat');
    expect(refused(so.state, 'top', stop)).toBe('NO_END_HERE §12.3c');
    expect(where(afterAll(so.state, ['top', retreat('d5')], ['top', stop]).state, 'B-LD-1')).toBe('d5');
  });

  it('a lone enemy leader is passed without a roll, and not stopped at (§12.3c)', () => {
    const so = chased({ e6: 'RV' }, [leader('e5', 'bottom')]);
    expect(refused(so.state, 'top', stop)).toBe('NO_END_HERE §12.3c');
    expect(rolls(afterAll(so.state, ['top', retreat('d4')], ['top', stop]))).toHaveLength(0);
  });

  it('only back, never into impassable ground, never where he can end nowhere (§1.5, §12.3d, §12.3c)', () => {
    const so = chased({ c5: 'RV', c6: 'RV', d6: 'RH' }, [at('d5', 'B-LN', { leader: true })]);
    expect(refused(so.state, 'top', retreat('f6'))).toBe('NOT_BACK §1.5');
    expect(refused(afterAll(so.state, ['top', retreat('e5')]).state, 'top', retreat('d5'))).toBe('DEAD_END §12.3c');
    const walled = chased({ d5: 'RV' }, []);
    expect(refused(afterAll(walled.state, ['top', retreat('e5')]).state, 'top', retreat('d5'))).toBe(
      'IMPASSABLE §12.3d',
    );
  });

  it('impassable ground leaves him no way: eliminated (§12.3d)', () => {
    const so = chased({ e5: 'RV', e6: 'RH' }, []);
    expect(bannersOf(so.state, 'bottom')).toEqual(['B-LD-1']);
    expect(eventsOf(so, 'leader-lost')[0]?.rule).toBe('§12.3d');
  });

  it('he may leave over his own baseline, or must if only the edge is behind him (§12.3e)', () => {
    const begun = fight({}, [at('c5', 'F-FA'), leader('b5', 'top')], ['F-FA-1']);
    const so = afterAll(begun, ['bottom', melee('F-FA-1', 'B-LD-1'), { dice: MISS }], ['top', retreat('a5')]);
    expect(asking(so.state)).toBe('top leader-retreat');
    expect(where(afterAll(so.state, ['top', leave]).state, 'B-LD-1')).toBe('gone');
    expect(bannersOf(afterAll(so.state, ['top', leave]).state, 'bottom')).toEqual([]);
    expect(where(afterAll(so.state, ['top', stop]).state, 'B-LD-1')).toBe('a5');
    const edge = fight({}, [at('b5', 'F-FA'), leader('a5', 'top')], ['F-FA-1']);
    expect(where(afterAll(edge, ['bottom', melee('F-FA-1', 'B-LD-1'), { dice: MISS }]).state, 'B-LD-1')).toBe('gone');
    expect(refused(chased({}, []).state, 'top', leave)).toBe('NOT_AT_BASELINE §12.3e');
  });

  it('a French leader whose unit fire eliminated goes toward the bottom (§12.3a, §1.5)', () => {
    const pieces = [at('c5', 'F-FA', { side: 'top' }), at('e5', 'F-LN', { blocks: 1, leader: true })];
    const begun = fight({}, pieces, [], {
      active: 'top',
      orders: { 'F-FA-1': { ordered: true }, 'P-FA-1': { ordered: true } },
    });
    const so = afterAll(
      begun,
      ['top', fire('F-FA-1', 'F-LN-1'), { dice: 'INF CAV CAV INF' }],
      ['bottom', retreat('f5')],
      ['bottom', stop],
    );
    expect(where(so.state, 'F-LD-1')).toBe('f5');
    expect(bannersOf(so.state, 'top')).toEqual(['F-LN-1']);
  });
});

describe('escape', () => {
  const begun = (pieces: readonly Piece[], ground: Ground = { e6: 'RV' }) =>
    fight(ground, [at('g5', 'F-FA'), leader('f5', 'top'), ...pieces], ['F-FA-1']);
  const attack = (dice: string) => ['bottom', melee('F-FA-1', 'B-LD-1'), { dice: `${MISS} ${dice}` }] as const;

  it('an enemy unit whose hex he enters rolls its melee dice; any SABER kills him, of militia too (§12.4)', () => {
    const so = afterAll(begun([at('e5', 'F-MI', { blocks: 2 })]), attack('SABER INF'));
    expect(rolls(so).at(-1)).toBe('escape F-MI-1 B-LD-1: SABER INF');
    expect(bannersOf(so.state, 'bottom')).toEqual(['B-LD-1']);
  });

  it('no terrain takes dice off, no card adds any; artillery rolls its melee row, a square one die (§12.4)', () => {
    const town = afterAll(begun([at('e5', 'F-LN', { blocks: 2 })], { e5: 'TO', e6: 'RV' }), attack('INF INF'));
    expect(asking(town.state)).toBe('top leader-retreat');
    expect(rolls(afterAll(begun([at('e5', 'F-HA')]), attack('INF INF INF')))).toHaveLength(2);
    expect(rolls(afterAll(begun([at('e5', 'F-LN', { square: 1 })]), attack('INF')))).toHaveLength(2);
  });

  it('he must go on from there, and nobody is hurt by his passing (§12.4)', () => {
    const so = afterAll(begun([at('e5', 'F-LN', { blocks: 2 })]), attack('INF INF'));
    expect(refused(so.state, 'top', stop)).toBe('NO_END_HERE §12.3c');
    expect(where(afterAll(so.state, ['top', retreat('d5')], ['top', stop]).state, 'B-LD-1')).toBe('d5');
    expect(where(so.state, 'F-LN-1')).toBe('e5 2');
  });

  it('no end in three hexes: eliminated without a roll (§12.4)', () => {
    const wall = [
      at('e5', 'F-LN'),
      at('d4', 'F-LN'),
      at('d5', 'F-LN'),
      at('c4', 'F-LN'),
      at('c5', 'F-LN'),
      at('c6', 'F-LN'),
    ];
    const so = afterAll(begun(wall), attack(''));
    expect(rolls(so)).toHaveLength(1);
    expect(eventsOf(so, 'leader-lost')).toEqual([{ type: 'leader-lost', leader: 'B-LD-1', rule: '§12.4' }]);
  });
});

it('the attacker takes ground after the leader has gone (§12.6)', () => {
  const begun = fight({}, [at('e5', 'F-LN'), at('d5', 'B-LN', { blocks: 1, leader: true })], ['F-LN-1']);
  const so = afterAll(
    begun,
    ['bottom', melee('F-LN-1', 'B-LN-1'), { dice: 'INF CAV CAV CAV CAV INF' }],
    ['top', retreat('c5')],
    ['top', stop],
    ['bottom', advance('d5')],
  );
  expect(where(so.state, 'F-LN-1')).toBe('d5 4');
});

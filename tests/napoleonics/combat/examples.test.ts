import { describe, expect, it } from 'vitest';
import type { State } from '../../../domain/napoleonics/state/state.ts';
import { at, type Ground, leader, type Piece } from '../kit/drawn.ts';
import {
  advance,
  back,
  bannersOf,
  fight,
  fire,
  form,
  hands,
  ignore,
  melee,
  react,
  retire,
  retreat,
  rolls,
  where,
} from '../kit/fights.ts';
import { afterAll, asking, eventsOf, type Happened, refused } from '../kit/kit.ts';

/** The British attack, with these units ordered. */
const allied = (
  ground: Ground,
  pieces: readonly Piece[],
  ordered: readonly string[],
  facts: Partial<State> = {},
): State =>
  fight(ground, pieces, [], {
    active: 'top',
    orders: Object.fromEntries([...ordered, 'P-FA-1'].map((id) => [id, { ordered: true }])),
    ...facts,
  });

const moved = (
  unit: string,
  hexes: number,
  others: readonly string[] = ['F-GFA-1', 'P-FA-1'],
): Pick<State, 'orders'> => ({
  orders: {
    [unit]: { ordered: true, moved: hexes },
    ...Object.fromEntries(others.map((id) => [id, { ordered: true }])),
  },
});
const playing = (card: string): Partial<State> => ({ card: { card, as: card, command: 5, slots: [] } });

/** How many dice each roll had: the test states exactly as many. */
const dice = (so: Happened): readonly number[] => eventsOf(so, 'rolled').map(({ faces }) => faces.length);
const faces = (count: number, face = 'CAV'): string => Array.from({ length: count }, () => face).join(' ');

const LINE = at('d5', 'B-LN');
const SQUARE = at('d5', 'B-LN', { square: 1 });
const TRACK = { track: { top: { 1: 'RALLY' }, bottom: {} } } as const;

describe('the worked examples of the rulebook', () => {
  it('light infantry that stands fires with 5 dice (E1, §6.4a, §6.4b)', () => {
    const so = afterAll(fight({}, [at('f5', 'F-LT'), LINE], ['F-LT-1']), [
      'bottom',
      fire('F-LT-1', 'B-LN-1'),
      { dice: faces(5) },
    ]);
    expect(dice(so)).toEqual([5]);
  });

  it('light infantry of 3 blocks that moved fires with 3 (E2, §6.4a, §6.4b)', () => {
    const begun = fight({}, [at('f5', 'F-LT', { blocks: 3 }), LINE], [], moved('F-LT-1', 1));
    expect(dice(afterAll(begun, ['bottom', fire('F-LT-1', 'B-LN-1'), { dice: faces(3) }]))).toEqual([3]);
  });

  it('a British line that moved next to the French melees with 4 (E3, §7.3a)', () => {
    const begun = allied({}, [LINE, at('e5', 'F-LN')], [], moved('B-LN-1', 1));
    expect(dice(afterAll(begun, ['top', melee('B-LN-1', 'F-LN-1'), { dice: faces(4) }]))).toEqual([4]);
  });

  /** A British leader at f5, attacked from g5 and missed, has to pass what stands behind him. */
  const chased = (ground: Ground, pieces: readonly Piece[], rest = '') =>
    afterAll(fight(ground, [at('g5', 'F-FA'), leader('f5', 'top'), ...pieces], ['F-FA-1']), [
      'bottom',
      melee('F-FA-1', 'B-LD-1'),
      { dice: `INF INF ART FLAG ${rest}` },
    ]);

  it('he chooses the weaker enemy, 2 dice and not 3, and goes on (E6, §12.4)', () => {
    const so = chased({}, [at('e5', 'F-LN', { blocks: 2 }), at('e6', 'F-LC', { blocks: 3 })]);
    const through = afterAll(
      so.state,
      ['top', retreat('e5'), { dice: 'INF ART' }],
      ['top', retreat('d5')],
      ['top', { type: 'stop' }],
    );
    expect(rolls(through)).toEqual(['escape F-LN-1 B-LD-1: INF ART']);
    expect(where(through.state, 'B-LD-1')).toBe('d5');
    expect(dice(afterAll(so.state, ['top', retreat('e6'), { dice: faces(3) }]))).toEqual([3]);
  });

  it('he goes through heavy cavalry, 4 dice without a SABER, to a friendly unit (E7, §12.3c, §12.4)', () => {
    const so = chased({}, [at('d5', 'F-HC', { blocks: 3 }), at('c5', 'B-LN')]);
    const through = afterAll(
      so.state,
      ['top', retreat('e5')],
      ['top', retreat('d5'), { dice: 'FLAG FLAG INF INF' }],
      ['top', retreat('c5')],
    );
    expect(where(through.state, 'B-LD-1')).toBe('c5');
    expect(asking(through.state)).toBe('bottom combat');
  });

  it('the second enemy kills him, for one banner (E8, §12.4, §12.2)', () => {
    const so = chased(
      { e6: 'RV', d4: 'RV' },
      [at('e5', 'F-LN', { blocks: 2 }), at('d5', 'F-LC', { blocks: 3 })],
      'FLAG CAV SABER SABER FLAG',
    );
    expect(rolls(so).slice(1)).toEqual(['escape F-LN-1 B-LD-1: FLAG CAV', 'escape F-LC-1 B-LD-1: SABER SABER FLAG']);
    expect(bannersOf(so.state, 'bottom')).toEqual(['B-LD-1']);
  });

  it('the way back that is left is the one it takes (E9, §9.2, §9.3, §9.4, §1.5)', () => {
    const begun = allied({ g5: 'RH' }, [LINE, at('e5', 'F-LC'), at('f4', 'F-LN')], ['B-LN-1']);
    const so = afterAll(
      begun,
      ['top', melee('B-LN-1', 'F-LC-1')],
      ['bottom', retire(true), { dice: 'CAV INF SABER FLAG' }],
    );
    expect(eventsOf(so, 'moved').map(({ path }) => path[0])).toEqual(['f5', 'g6']);
    expect(where(so.state, 'F-LC-1')).toBe('g6 3');
    expect(asking(so.state)).toBe('top advance');
  });

  it('forming square, the FLAG of the unit drives the cavalry off, else it rolls one die (E10, §10.2, §10.3a, §10.3b, §10.3c)', () => {
    const begun = fight({}, [at('e5', 'F-LC'), LINE], ['F-LC-1'], hands(['FORWARD', 'PROBE_LEFT', 'RALLY']));
    const open = afterAll(begun, ['bottom', melee('F-LC-1', 'B-LN-1')], ['top', react(null)]).state;
    const bounced = afterAll(open, ['top', form(true), { taken: ['RALLY'], dice: 'FLAG' }], ['bottom', retreat('f5')]);
    expect(bounced.state.hands.top).toHaveLength(2);
    expect(where(bounced.state, 'F-LC-1')).toBe('f5 4');
    expect(dice(afterAll(open, ['top', form(true), { taken: ['RALLY'], dice: 'INF INF' }]))).toEqual([1, 1]);
  });

  it('the square attacks: the cavalry stands, and battles back unless it is bounced (E11, §10.4a, §10.4b, §9.1)', () => {
    const begun = allied({}, [SQUARE, at('e5', 'F-LC')], ['B-LN-1'], TRACK);
    const standing = afterAll(begun, ['top', melee('B-LN-1', 'F-LC-1')]).state;
    expect(asking(standing)).toBe('bottom retire');
    const bounced = afterAll(standing, ['bottom', retire(false), { dice: 'FLAG' }], ['bottom', retreat('f4')]);
    expect(asking(bounced.state)).toBe('top combat');
    expect(
      dice(afterAll(standing, ['bottom', retire(false), { dice: 'INF' }], ['bottom', back(true), { dice: 'INF' }])),
    ).toEqual([1, 1]);
  });

  it('a square stands against infantry, then against cavalry (E12, §10.5, §10.10)', () => {
    const begun = fight({}, [at('e5', 'F-LN'), SQUARE, at('d4', 'F-LC')], ['F-LN-1', 'F-LC-1'], TRACK);
    const so = afterAll(
      begun,
      ['bottom', melee('F-LN-1', 'B-LN-1'), { dice: faces(5) }],
      ['top', back(true), { dice: 'CAV' }],
      ['bottom', melee('F-LC-1', 'B-LN-1'), { dice: 'INF CAV' }],
    );
    expect(rolls(so).slice(1)).toEqual([
      'battle-back B-LN-1 F-LN-1: CAV',
      'square B-LN-1 F-LC-1: INF',
      'melee F-LC-1 B-LN-1: CAV',
    ]);
  });

  it('over friends below a hill artillery fires, but does not join in (E13, E15, §5.5, §8.1)', () => {
    // In one row: the battery, its friend, the target.
    const pieces = [at('e5', 'F-FA'), at('e6', 'F-LN'), at('e7', 'B-LN')];
    const begun = fight({ e5: 'HI' }, pieces, ['F-FA-1', 'F-LN-1']);
    expect(refused(begun, 'bottom', melee('F-LN-1', 'B-LN-1', 'F-FA-1'))).toBe('NO_SIGHT §8.1');
    expect(dice(afterAll(begun, ['bottom', fire('F-FA-1', 'B-LN-1'), { dice: faces(3) }]))).toEqual([3]);
    const clear = fight({ e5: 'HI' }, [at('e5', 'F-FA'), at('d6', 'F-LN'), at('e7', 'B-LN')], ['F-FA-1', 'F-LN-1']);
    expect(dice(afterAll(clear, ['bottom', melee('F-LN-1', 'B-LN-1', 'F-FA-1'), { dice: faces(8) }]))).toEqual([8]);
  });

  it('cavalry with horse artillery at three hexes is bounced by a square, or rolls two dice (E14, §8.5, §10.3c)', () => {
    const begun = fight({}, [at('e5', 'F-LC'), SQUARE, at('d8', 'F-HA')], ['F-LC-1', 'F-HA-1'], TRACK);
    const attack = (stated: string) =>
      afterAll(begun, ['bottom', melee('F-LC-1', 'B-LN-1', 'F-HA-1'), { dice: stated }]);
    expect(dice(attack('FLAG'))).toEqual([1]);
    expect(dice(attack('INF CAV CAV'))).toEqual([1, 2]);
  });

  it('Cavalry Charge gives one die more, the guard two (E17, §14.6)', () => {
    const charge = (type: string, stated: number) =>
      dice(
        afterAll(fight({}, [at('e5', type), LINE], [`${type}-1`], playing('CAVALRY_CHARGE')), [
          'bottom',
          melee(`${type}-1`, 'B-LN-1'),
          { dice: faces(stated) },
        ]),
      );
    expect(charge('F-LC', 5)).toEqual([5]);
    expect(charge('F-GLC', 6)).toEqual([6]);
  });

  it('a leader who was checked for the roll is not checked for the blocked retreat (E18, §12.1c)', () => {
    const begun = fight({ c5: 'RV', c6: 'RV' }, [at('e5', 'F-FA'), at('d5', 'B-LN', { leader: true })], ['F-FA-1']);
    const so = afterAll(
      begun,
      ['bottom', melee('F-FA-1', 'B-LN-1'), { dice: 'INF FLAG CAV CAV INF INF' }],
      ['top', ignore(0)],
    );
    expect(where(so.state, 'B-LN-1')).toBe('d5 2');
    expect(rolls(so)).toHaveLength(2);
  });
});

describe('cases of the tables and chapters', () => {
  it('a British line of 2 blocks that attacks a town does not roll (§7.3f)', () => {
    const begun = allied({ e5: 'TO' }, [at('d5', 'B-LN', { blocks: 2 }), at('e5', 'F-LN')], ['B-LN-1']);
    expect(dice(afterAll(begun, ['top', melee('B-LN-1', 'F-LN-1')]))).toEqual([0]);
  });

  it('melee into a ford loses a die, fire into it none, fire out of it one (§16.14)', () => {
    const into = allied({ e5: 'ST' }, [LINE, at('e5', 'F-LN')], ['B-LN-1']);
    expect(dice(afterAll(into, ['top', melee('B-LN-1', 'F-LN-1'), { dice: faces(3) }]))).toEqual([3]);
    const far = allied({ f5: 'ST' }, [LINE, at('f5', 'F-LN')], ['B-LN-1']);
    expect(dice(afterAll(far, ['top', fire('B-LN-1', 'F-LN-1'), { dice: faces(5) }]))).toEqual([5]);
    const out = allied({ d5: 'ST' }, [LINE, at('f5', 'F-LN')], ['B-LN-1']);
    expect(dice(afterAll(out, ['top', fire('B-LN-1', 'F-LN-1'), { dice: faces(4) }]))).toEqual([4]);
  });

  it('militia that ignores neither of two flags goes back six hexes (§11.1)', () => {
    const begun = allied({}, [at('b5', 'B-FA'), at('c5', 'F-MI')], ['B-FA-1']);
    const way = ['d5', 'e5', 'f5', 'g5', 'h5', 'i5'].map((hex) => ['bottom', retreat(hex)] as const);
    const so = afterAll(begun, ['top', melee('B-FA-1', 'F-MI-1'), { dice: 'FLAG FLAG CAV CAV' }], ...way);
    expect(where(so.state, 'F-MI-1')).toBe('i5 4');
    expect(asking(so.state)).toBe('top combat');
  });

  it('two flags on its own baseline cost a unit two blocks and no move, and it may battle back (§11.4, §7.5a)', () => {
    const begun = fight({}, [at('b5', 'F-FA'), at('a5', 'B-LN')], ['F-FA-1']);
    const so = afterAll(begun, ['bottom', melee('F-FA-1', 'B-LN-1'), { dice: 'FLAG FLAG CAV CAV' }]);
    expect(where(so.state, 'B-LN-1')).toBe('a5 2');
    expect(asking(so.state)).toBe('top battle-back');
  });

  it('horse artillery fires with less after a move, and with its last block does not battle (§6.4e, §7.3e)', () => {
    const gun = (hex: string, blocks: number, hexes: number) =>
      fight({}, [at(hex, 'F-HA', { blocks }), LINE], [], moved('F-HA-1', hexes));
    expect(dice(afterAll(gun('d8', 3, 1), ['bottom', fire('F-HA-1', 'B-LN-1'), { dice: 'CAV' }]))).toEqual([1]);
    expect(refused(gun('d9', 3, 1), 'bottom', fire('F-HA-1', 'B-LN-1'))).toBe('OUT_OF_RANGE §6.4e');
    expect(refused(gun('d8', 3, 2), 'bottom', fire('F-HA-1', 'B-LN-1'))).toBe('MOVED_TOO_FAR §4.2p');
    expect(refused(gun('d8', 1, 1), 'bottom', fire('F-HA-1', 'B-LN-1'))).toBe('LAST_GUN_MOVED §6.4e');
    expect(refused(gun('d6', 1, 1), 'bottom', melee('F-HA-1', 'B-LN-1'))).toBe('LAST_GUN_MOVED §7.3e');
  });

  it('two FLAGs cost a square two blocks and no move, and it battles back with one die (§10.5, §10.6a)', () => {
    const begun = fight({}, [at('e5', 'F-LN'), SQUARE], ['F-LN-1'], TRACK);
    const so = afterAll(
      begun,
      ['bottom', melee('F-LN-1', 'B-LN-1'), { dice: 'FLAG FLAG CAV CAV CAV' }],
      ['top', back(true), { dice: 'CAV' }],
    );
    expect(where(so.state, 'B-LN-1')).toBe('d5 2');
  });

  it('with Bombard foot artillery melees with 6, guard foot with 8, horse fires at three hexes with 3 (§14.11a, §14.11b)', () => {
    const bombard = (type: string, hex: string) => fight({}, [at(hex, type), LINE], [`${type}-1`], playing('BOMBARD'));
    expect(dice(afterAll(bombard('F-FA', 'e5'), ['bottom', melee('F-FA-1', 'B-LN-1'), { dice: faces(6) }]))).toEqual([
      6,
    ]);
    const guard = fight({}, [at('e5', 'F-GFA'), LINE], ['F-GFA-2'], playing('BOMBARD'));
    expect(dice(afterAll(guard, ['bottom', melee('F-GFA-1', 'B-LN-1'), { dice: faces(8) }]))).toEqual([8]);
    expect(dice(afterAll(bombard('F-HA', 'd8'), ['bottom', fire('F-HA-1', 'B-LN-1'), { dice: faces(3) }]))).toEqual([
      3,
    ]);
  });

  it('only the works count against an attack from a hill on covered field works (§16.12c)', () => {
    const assault = (type: string, stated: number) =>
      dice(
        afterAll(fight({ d5: 'FW', e5: 'HI' }, [at('e5', type), LINE], [`${type}-1`]), [
          'bottom',
          melee(`${type}-1`, 'B-LN-1'),
          { dice: faces(stated) },
        ]),
      );
    expect(assault('F-LC', 2)).toEqual([2]);
    expect(assault('F-LN', 4)).toEqual([4]);
    expect(assault('F-FA', 4)).toEqual([4]);
  });

  it('a Cavalry Charge into a town leaves four blocks one die, three blocks none (§14.12c, §16.11)', () => {
    const charge = (blocks: number, stated: number) =>
      dice(
        afterAll(fight({ d5: 'TO' }, [at('e5', 'F-LC', { blocks }), LINE], ['F-LC-1'], playing('CAVALRY_CHARGE')), [
          'bottom',
          melee('F-LC-1', 'B-LN-1'),
          { dice: faces(stated) },
        ]),
      );
    expect(charge(4, 1)).toEqual([1]);
    expect(charge(3, 0)).toEqual([0]);
  });

  it('a leader whose third hex would hold an enemy too is eliminated without a roll, for one banner (§12.4)', () => {
    const wall = ['e5', 'd4', 'd5', 'c4', 'c5', 'c6'].map((hex) => at(hex, 'F-LN'));
    const begun = fight({ e6: 'RV' }, [at('g5', 'F-FA'), leader('f5', 'top'), ...wall], ['F-FA-1']);
    const so = afterAll(begun, ['bottom', melee('F-FA-1', 'B-LD-1'), { dice: 'INF INF INF INF' }]);
    expect(dice(so)).toEqual([4]);
    expect(bannersOf(so.state, 'bottom')).toEqual(['B-LD-1']);
  });

  it('nobody forms square with two cards; with three, two are left (§10.1, §10.2)', () => {
    const attacked = (cards: readonly string[], stated: string) =>
      afterAll(
        fight({}, [at('e5', 'F-LC'), LINE], ['F-LC-1'], hands(cards)),
        ['bottom', melee('F-LC-1', 'B-LN-1')],
        ['top', react(null), { dice: stated }],
      ).state;
    expect(asking(attacked(['FORWARD', 'RALLY'], faces(4)))).toBe('top battle-back');
    const formed = afterAll(attacked(['ELAN', 'FORWARD', 'RALLY'], ''), [
      'top',
      form(true),
      { taken: ['ELAN'], dice: 'INF CAV' },
    ]).state;
    expect(formed.hands.top).toHaveLength(2);
  });

  it('cavalry bounced with no way back loses a block, then rolls its one die, and is not battled back (§10.3b, §10.3c, §10.3d)', () => {
    const begun = fight({ f4: 'RV', f5: 'RV' }, [at('e5', 'F-LC'), SQUARE], ['F-LC-1'], TRACK);
    const so = afterAll(begun, ['bottom', melee('F-LC-1', 'B-LN-1'), { dice: 'FLAG INF' }]);
    expect(where(so.state, 'F-LC-1')).toBe('e5 3');
    expect(where(so.state, 'B-LN-1')).toBe('d5 3');
    expect(asking(so.state)).toBe('bottom combat');
    expect(eventsOf(so, 'blocks-lost')[0]).toMatchObject({ unit: 'F-LC-1', rule: '§10.3b' });
  });

  it('a square that its flags eliminate leaves its hex to be taken (§10.6a, §13.2)', () => {
    const begun = fight({}, [at('e5', 'F-LN'), at('d5', 'B-LN', { blocks: 2, square: 1 })], ['F-LN-1'], TRACK);
    const so = afterAll(
      begun,
      ['bottom', melee('F-LN-1', 'B-LN-1'), { dice: 'FLAG FLAG CAV CAV CAV' }],
      ['bottom', advance('d5')],
    );
    expect(bannersOf(so.state, 'bottom')).toEqual(['B-LN-1']);
  });
});

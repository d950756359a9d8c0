import { describe, expect, it } from 'vitest';
import type { State } from '../../../domain/napoleonics/state/state.ts';
import { at, type Ground, leader, type Piece } from '../kit/drawn.ts';
import { back, bannersOf, fight, ignore, melee, retreat, rolls, where } from '../kit/fights.ts';
import { afterAll, asking, eventsOf, type Happened, refused } from '../kit/kit.ts';

/** A French battery beside the target rolls these four dice: where the owner's first choice is. */
const shot = (
  ground: Ground,
  pieces: readonly Piece[],
  target: string,
  dice: string,
  facts: Partial<State> = {},
): Happened =>
  afterAll(fight(ground, [at('e5', 'F-FA'), ...pieces], ['F-FA-1'], facts), [
    'bottom',
    melee('F-FA-1', target),
    { dice },
  ]);

const LINE = at('d5', 'B-LN');
const [ONE, TWO, THREE] = ['FLAG CAV CAV CAV', 'FLAG FLAG CAV CAV', 'FLAG FLAG FLAG CAV'];

describe('retreat', () => {
  it('one hex for each flag, toward its own baseline; the owner picks the way (§11.1, §1.5)', () => {
    const { state } = shot({}, [LINE], 'B-LN-1', TWO);
    expect(asking(state)).toBe('top retreat');
    expect(refused(state, 'top', retreat('e6'))).toBe('NOT_BACK §1.5');
    expect(refused(state, 'top', retreat('d4'))).toBe('NOT_BACK §1.5');
    expect(where(afterAll(state, ['top', retreat('c6')], ['top', retreat('b6')]).state, 'B-LN-1')).toBe('b6 4');
  });

  it('three hexes for each flag of militia (§11.1)', () => {
    const { state } = shot({ c5: 'RV', b5: 'RV', a5: 'RV' }, [at('d5', 'P-MI'), at('b6', 'B-LT')], 'P-MI-1', ONE);
    // c6, then b5 and b6 are closed: two hexes cannot be gone.
    expect(where(state, 'P-MI-1')).toBe('c6 2');
  });

  it('terrain that stops does not limit it; the only way is gone without open (§11.2)', () => {
    const so = shot({ c5: 'RV', c6: 'FO', b5: 'TO' }, [LINE, at('b6', 'B-LT')], 'B-LN-1', TWO);
    expect(where(so.state, 'B-LN-1')).toBe('b5 4');
    expect(eventsOf(so, 'moved').map(({ path }) => path[0])).toEqual(['c6', 'b5']);
  });

  it.each<{ readonly what: string; readonly ground: Ground; readonly pieces: readonly Piece[] }>([
    {
      what: 'friends',
      ground: {},
      pieces: [at('c5', 'B-LT'), leader('c6', 'top'), at('d5', 'B-LN', { leader: true })],
    },
    { what: 'enemies', ground: {}, pieces: [at('c5', 'F-LN'), leader('c6', 'bottom'), LINE] },
    { what: 'impassable ground', ground: { c5: 'RV', c6: 'RH' }, pieces: [LINE] },
  ])('$what block it: a block for each hex, and it stands where it stood (§11.2, §11.4)', ({ ground, pieces }) => {
    const first = shot(ground, pieces, 'B-LN-1', TWO);
    const so =
      asking(first.state) === 'top ignore' ? afterAll(first.state, ['top', ignore(0), { dice: 'INF INF' }]) : first;
    expect(where(so.state, 'B-LN-1')).toBe('d5 2');
    expect(eventsOf(so, 'blocks-lost').at(-1)?.rule).toBe('§11.4');
    expect(asking(so.state)).toBe('top battle-back');
  });

  it('sand is closed to artillery (§11.2)', () => {
    const { state } = shot({ c5: 'SQ', c6: 'SQ' }, [at('d5', 'B-FA')], 'B-FA-1', 'FLAG CAV CAV CAV');
    expect(where(state, 'B-FA-1')).toBe('d5 2');
  });

  it('as far as possible: not into a dead end, though it is nearer (§11.1)', () => {
    const { state } = shot({ b4: 'RV', b5: 'RV' }, [LINE], 'B-LN-1', TWO);
    // From c5 nothing leads on; from c6 b6 does.
    expect(where(state, 'B-LN-1')).toBe('b6 4');
    const choice = shot({ b4: 'RV', b5: 'RV', a6: 'RV' }, [LINE], 'B-LN-1', THREE);
    expect(where(choice.state, 'B-LN-1')).toBe('a7 4');
    const offered = shot({ b4: 'RV', b5: 'RV' }, [LINE], 'B-LN-1', THREE);
    expect(where(offered.state, 'B-LN-1')).toBe('b6 4');
    expect(asking(offered.state)).toBe('top retreat');
    expect(refused(offered.state, 'top', retreat('c5'))).toBe('NOT_BACK §1.5');
  });

  it('part of the way gone: no battle back, and a block for the rest (§7.5a)', () => {
    const so = shot({ b4: 'RV', b5: 'RV', c6: 'RV' }, [LINE], 'B-LN-1', TWO);
    expect(where(so.state, 'B-LN-1')).toBe('c5 3');
    expect(asking(so.state)).toBe('bottom combat');
  });

  it('the attached leader goes along (§11.3a)', () => {
    const so = afterAll(
      shot({}, [at('d5', 'B-LN', { leader: true })], 'B-LN-1', ONE).state,
      ['top', ignore(0)],
      ['top', retreat('c5')],
    );
    expect(where(so.state, 'B-LD-1')).toBe('c5');
  });

  it('it may stop with a lone leader, who cancels the rest and is attached (§11.3b)', () => {
    const so = afterAll(shot({}, [LINE, leader('c5', 'top')], 'B-LN-1', THREE).state, ['top', retreat('c5')]);
    expect(where(so.state, 'B-LN-1')).toBe('c5 4');
    expect(asking(so.state)).toBe('bottom combat');
  });

  it('a blocked retreat takes a block, and calls for the check that was not made (§11.4, §12.1a)', () => {
    const so = afterAll(shot({ c5: 'RV', c6: 'RV' }, [at('d5', 'B-LN', { leader: true })], 'B-LN-1', ONE).state, [
      'top',
      ignore(0),
      { dice: 'SABER SABER' },
    ]);
    expect(where(so.state, 'B-LD-1')).toBe('gone');
    expect(bannersOf(so.state, 'bottom')).toEqual(['B-LD-1']);
  });

  it('an objective is lost with the hex, and won where the retreat ends, not on the way (§3.3)', () => {
    const objective = {
      kind: 'hold',
      id: 'ridge',
      side: 'top',
      hexes: ['c5', 'b5'],
      banners: 1,
      gain: 'immediate',
      lasts: 'permanent',
    } as const;
    const begun = fight({}, [at('e5', 'F-FA'), LINE], ['F-FA-1']);
    const held: State = {
      ...begun,
      battle: { ...begun.battle, objectives: [{ ...objective, text: { en: 'The ridge', ko: '능선' } }] },
    };
    const so = afterAll(held, ['bottom', melee('F-FA-1', 'B-LN-1'), { dice: TWO }], ['top', retreat('c5')]);
    expect(bannersOf(so.state, 'top')).toEqual([]);
    expect(bannersOf(afterAll(so.state, ['top', retreat('b5')]).state, 'top')).toEqual(['ridge/b5']);
    expect(bannersOf(afterAll(so.state, ['top', retreat('b4')]).state, 'top')).toEqual([]);
  });
});

describe('ignoring flags', () => {
  it.each<{
    readonly what: string;
    readonly ground: Ground;
    readonly pieces: readonly Piece[];
    readonly target: string;
    readonly most: number;
  }>([
    { what: '§11.5b a leader', ground: {}, pieces: [at('d5', 'B-LN', { leader: true })], target: 'B-LN-1', most: 1 },
    {
      what: '§11.5c two friends beside it',
      ground: {},
      pieces: [LINE, at('d4', 'B-LT'), at('c6', 'B-LT')],
      target: 'B-LN-1',
      most: 1,
    },
    {
      what: '§11.5c a friend and a lone leader',
      ground: {},
      pieces: [LINE, at('d4', 'B-LT'), leader('c6', 'top')],
      target: 'B-LN-1',
      most: 1,
    },
    {
      what: '§11.5c one friend with his leader',
      ground: {},
      pieces: [LINE, at('d4', 'B-LT', { leader: true })],
      target: 'B-LN-1',
      most: 0,
    },
    { what: '§11.5d field works in front', ground: { d5: 'FW' }, pieces: [LINE], target: 'B-LN-1', most: 1 },
    {
      what: '§11.5d artillery in field works',
      ground: { d5: 'FW' },
      pieces: [at('d5', 'B-FA')],
      target: 'B-FA-1',
      most: 1,
    },
    { what: '§16.12b not cavalry', ground: { d5: 'FW' }, pieces: [at('d5', 'B-LC')], target: 'B-LC-1', most: 0 },
    { what: '§11.5e grenadiers', ground: {}, pieces: [at('d5', 'B-GR')], target: 'B-GR-1', most: 1 },
    { what: '§11.5e guard grenadiers', ground: {}, pieces: [at('d5', 'B-GG')], target: 'B-GG-1', most: 2 },
    {
      what: '§11.5a all of it',
      ground: { d5: 'FW' },
      pieces: [at('d5', 'B-GR', { leader: true }), at('d4', 'B-LT'), at('d6', 'B-LT')],
      target: 'B-GR-1',
      most: 4,
    },
  ])('$what', ({ ground, pieces, target, most }) => {
    const { state } = shot(ground, pieces, target, 'FLAG FLAG FLAG FLAG');
    if (most === 0) expect(asking(state)).toBe('top retreat');
    else {
      expect(refused(state, 'top', ignore(most + 1))).toBe('TOO_MANY_FLAGS §11.5a');
      expect(eventsOf(afterAll(state, ['top', ignore(most)]), 'flags-ignored')).toMatchObject([
        { flags: 4, ignored: most },
      ]);
    }
  });

  it('field works do not help against an attack from behind (§16.12a)', () => {
    const begun = fight({ d5: 'FW' }, [at('c5', 'F-FA'), LINE], ['F-FA-1']);
    const { state } = afterAll(begun, ['bottom', melee('F-FA-1', 'B-LN-1'), { dice: 'FLAG CAV CAV CAV' }]);
    expect(where(state, 'B-LN-1')).toBe('c6 4');
  });

  it('it is optional: with all flags ignored it stands and may battle back (§11.5a)', () => {
    const { state } = shot({}, [at('d5', 'B-GR')], 'B-GR-1', ONE);
    expect(asking(afterAll(state, ['top', ignore(1)]).state)).toBe('top battle-back');
    expect(asking(afterAll(state, ['top', ignore(0)]).state)).toBe('top retreat');
    expect(refused(state, 'top', back(true))).toBe('NOT_NOW §11.5a');
  });

  it('a leader who falls helps no more; support counts as it is then (§11.6)', () => {
    const so = shot({}, [at('d5', 'B-LN', { leader: true })], 'B-LN-1', 'INF FLAG CAV CAV SABER SABER');
    expect(rolls(so)).toHaveLength(2);
    expect(asking(so.state)).toBe('top retreat');
  });
});

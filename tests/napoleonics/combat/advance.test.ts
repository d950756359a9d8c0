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
  melee,
  react,
  retreat,
  rolls,
  where,
} from '../kit/fights.ts';
import { afterAll, asking, refused } from '../kit/kit.ts';

const done = { type: 'done' } as const;
const WEAK = at('d5', 'B-LN', { blocks: 1 });
const HIT = { dice: 'INF CAV CAV CAV' };

/** French light cavalry at e5 has just eliminated the British line at d5. */
const won = (ground: Ground, others: readonly Piece[], facts: Partial<State> = {}): State =>
  afterAll(fight(ground, [at('e5', 'F-LC'), WEAK, ...others], ['F-LC-1'], facts), [
    'bottom',
    melee('F-LC-1', 'B-LN-1'),
    HIT,
  ]).state;

describe('taking ground', () => {
  const infantry = (pieces: readonly Piece[]) =>
    afterAll(fight({}, [at('e5', 'F-LN'), ...pieces], ['F-LN-1']), [
      'bottom',
      melee('F-LN-1', 'B-LN-1'),
      { dice: 'INF CAV CAV CAV CAV' },
    ]).state;

  it('infantry that eliminated its target may move into the hex, or stay; then it is over (§13.1, §13.2)', () => {
    const state = infantry([WEAK]);
    expect(asking(state)).toBe('bottom advance');
    expect(refused(state, 'bottom', advance('d4'))).toBe('NOT_THERE §13.2');
    expect(refused(state, 'bottom', done)).toBe('NOT_NOW §13.2');
    const taken = afterAll(state, ['bottom', advance('d5')]).state;
    expect(where(taken, 'F-LN-1')).toBe('d5 4');
    expect(asking(taken)).toBe('bottom combat');
    expect(where(afterAll(state, ['bottom', advance(null)]).state, 'F-LN-1')).toBe('e5 4');
  });

  it('a target that went back counts as well; its leader moves along (§13.1)', () => {
    const begun = fight({}, [at('e5', 'F-LN', { leader: true }), at('d5', 'B-LN')], ['F-LN-1']);
    const so = afterAll(
      begun,
      ['bottom', melee('F-LN-1', 'B-LN-1'), { dice: 'FLAG CAV CAV CAV CAV' }],
      ['top', retreat('c5')],
      ['bottom', advance('d5')],
    );
    expect(where(so.state, 'F-LD-1')).toBe('d5');
    expect(asking(so.state)).toBe('bottom combat');
  });

  it('artillery never does (§13.1)', () => {
    const begun = fight({}, [at('e5', 'F-FA'), WEAK], ['F-FA-1']);
    expect(asking(afterAll(begun, ['bottom', melee('F-FA-1', 'B-LN-1'), HIT]).state)).toBe('bottom combat');
  });

  it('neither does a unit that battles back, or strikes first (§13.1, §14.16b)', () => {
    const begun = fight(
      {},
      [at('e5', 'F-LN', { blocks: 1 }), at('d5', 'B-LN')],
      ['F-LN-1'],
      hands(['FIRST_STRIKE', 'FIRST_STRIKE']),
    );
    const struck = afterAll(
      begun,
      ['bottom', melee('F-LN-1', 'B-LN-1')],
      ['top', react('FIRST_STRIKE'), { dice: 'INF CAV CAV CAV' }],
    );
    expect(asking(struck.state)).toBe('bottom combat');
    const answered = afterAll(
      begun,
      ['bottom', melee('F-LN-1', 'B-LN-1')],
      ['top', react(null), { dice: 'CAV CAV' }],
      ['top', back(true), { dice: 'INF CAV CAV CAV' }],
    );
    expect(asking(answered.state)).toBe('bottom combat');
  });
});

describe('breakthrough', () => {
  it('cavalry moves into the hex and then one more, back to where it came from too (§13.3)', () => {
    const state = afterAll(won({}, []), ['bottom', advance('d5')]).state;
    expect(asking(state)).toBe('bottom advance');
    expect(where(afterAll(state, ['bottom', advance('c6')]).state, 'F-LC-1')).toBe('c6 4');
    expect(where(afterAll(state, ['bottom', advance('e5')]).state, 'F-LC-1')).toBe('e5 4');
    expect(where(afterAll(state, ['bottom', advance(null)]).state, 'F-LC-1')).toBe('d5 4');
    expect(refused(state, 'bottom', advance('b5'))).toBe('NOT_THERE §13.3');
  });

  it('the rules of movement apply (§13.3, §16.4, §4.2b)', () => {
    const state = afterAll(
      won({ c5: 'RV' }, [at('c6', 'B-LT'), at('d4', 'F-LT'), leader('d6', 'top'), leader('e6', 'bottom')]),
      ['bottom', advance('d5')],
    ).state;
    expect(refused(state, 'bottom', advance('c5'))).toBe('IMPASSABLE §16.4');
    expect(refused(state, 'bottom', advance('c6'))).toBe('OCCUPIED §4.2b');
    expect(refused(state, 'bottom', advance('d4'))).toBe('OCCUPIED §4.2b');
    expect(refused(state, 'bottom', advance('d6'))).toBe('OCCUPIED §4.2b');
    const joined = afterAll(state, ['bottom', advance('e6')]).state;
    expect(where(joined, 'F-LC-1')).toBe('e6 4');
  });

  it('terrain that stops ends it in the first hex; a ford allows the bonus melee, a wood does not (§13.3, §16.2, §16.3)', () => {
    const target = [at('c6', 'B-LT')];
    // Into the ford and the wood the four dice are three and two.
    const begun = (code: string) => fight({ d5: code }, [at('e5', 'F-LC'), WEAK, ...target], ['F-LC-1']);
    const ford = afterAll(
      begun('ST'),
      ['bottom', melee('F-LC-1', 'B-LN-1'), { dice: 'INF CAV CAV' }],
      ['bottom', advance('d5')],
    );
    expect(asking(ford.state)).toBe('bottom bonus-melee');
    const wood = afterAll(
      begun('FO'),
      ['bottom', melee('F-LC-1', 'B-LN-1'), { dice: 'INF CAV' }],
      ['bottom', advance('d5')],
    );
    expect(asking(wood.state)).toBe('bottom combat');
  });

  it('a bonus melee from ground that forbids it is refused by that rule, not for having battled (§16.3, §13.4b)', () => {
    const begun = fight({ d5: 'FO' }, [at('e5', 'F-LC'), WEAK, at('c5', 'B-LT')], ['F-LC-1']);
    const wood = afterAll(begun, ['bottom', melee('F-LC-1', 'B-LN-1'), { dice: 'INF CAV' }]).state;
    const { state } = afterAll(wood, ['bottom', advance('d5')]);
    expect(refused(state, 'bottom', melee('F-LC-1', 'B-LT-1'))).toBe('NO_BATTLE_ON_ENTRY §16.3');
    expect(refused(state, 'bottom', fire('F-LC-1', 'B-LT-1'))).toBe('HAS_BATTLED §6.0');
    const { state: stayed } = afterAll(wood, ['bottom', advance(null)]);
    expect(refused(stayed, 'bottom', melee('F-LC-1', 'B-LT-1'))).toBe('HAS_BATTLED §6.0');
  });

  it('a unit that stays in its hex goes nowhere and has no bonus melee (§13.3, §13.4a)', () => {
    expect(asking(afterAll(won({}, [at('d4', 'B-LT')]), ['bottom', advance(null)]).state)).toBe('bottom combat');
  });

  it('the second hex may bar the bonus melee (§16.3)', () => {
    const state = won({ d6: 'TO' }, [at('c6', 'B-LT')]);
    expect(asking(afterAll(state, ['bottom', advance('d5')], ['bottom', advance('d6')]).state)).toBe('bottom combat');
  });
});

describe('bonus melee', () => {
  const bonus = (others: readonly Piece[], facts: Partial<State> = {}) =>
    afterAll(won({}, others, facts), ['bottom', advance('d5')], ['bottom', advance(null)]).state;

  it('one more melee, on any enemy beside it (§13.4a)', () => {
    const state = bonus([at('c6', 'B-LT'), leader('c5', 'top')]);
    expect(asking(state)).toBe('bottom bonus-melee');
    expect(refused(state, 'bottom', melee('F-GFA-1', 'P-FA-1'))).toBe('OTHER_UNIT §13.4d');
    expect(refused(state, 'bottom', melee('F-LC-1', 'P-FA-1'))).toBe('NO_TARGET §7.1');
    expect(refused(state, 'bottom', advance('c5'))).toBe('NOT_NOW §13.4a');
    expect(asking(afterAll(state, ['bottom', done]).state)).toBe('bottom combat');
    expect(asking(afterAll(state, ['bottom', melee('F-LC-1', 'B-LD-1'), { dice: 'SABER CAV CAV CAV' }]).state)).toBe(
      'bottom advance',
    );
  });

  it('once: after it the ground is not what forbids another one (§13.4a)', () => {
    const others = [at('c5', 'B-LT', { blocks: 1 }), at('b5', 'B-LN')];
    const { state } = afterAll(
      won({ c5: 'FO' }, others),
      ['bottom', advance('d5')],
      ['bottom', advance(null)],
      ['bottom', melee('F-LC-1', 'B-LT-1'), { dice: 'INF CAV' }],
      ['bottom', advance('c5')],
    );
    expect(where(state, 'F-LC-1')).toBe('c5 4');
    expect(refused(state, 'bottom', melee('F-LC-1', 'B-LN-2'))).toBe('HAS_BATTLED §6.0');
  });

  it('not the unit attacked first, wherever it is now (§13.4a)', () => {
    const begun = fight({}, [at('e5', 'F-LC'), at('d5', 'B-LN'), at('d4', 'B-LT')], ['F-LC-1']);
    const so = afterAll(
      begun,
      ['bottom', melee('F-LC-1', 'B-LN-1'), { dice: 'FLAG CAV CAV CAV' }],
      ['top', retreat('c6')],
      ['bottom', advance('d5')],
      ['bottom', advance(null)],
    );
    expect(refused(so.state, 'bottom', melee('F-LC-1', 'B-LN-1'))).toBe('FIRST_TARGET §13.4a');
    expect(asking(afterAll(so.state, ['bottom', melee('F-LC-1', 'B-LT-1'), { dice: 'CAV CAV CAV CAV' }]).state)).toBe(
      'top battle-back',
    );
  });

  it('it is answered like any melee: First Strike, square, battle back (§13.4b, §7.5c)', () => {
    const held = { ...bonus([at('c6', 'B-LT')]), ...hands(['FIRST_STRIKE', 'FORWARD', 'FORWARD', 'RALLY']) };
    const so = afterAll(
      held,
      ['bottom', melee('F-LC-1', 'B-LT-1')],
      ['top', react('FIRST_STRIKE'), { dice: 'INF INF INF INF INF' }],
    );
    expect(asking(so.state)).toBe('top form-square');
    expect(asking(afterAll(so.state, ['top', form(false), { dice: 'CAV CAV CAV CAV' }]).state)).toBe('top battle-back');
  });

  it('after a success one hex and no more (§13.4c)', () => {
    const so = afterAll(
      bonus([at('c6', 'B-LT', { blocks: 1 }), at('b6', 'B-LT')]),
      ['bottom', melee('F-LC-1', 'B-LT-1'), { dice: 'INF CAV CAV CAV' }],
      ['bottom', advance('c6')],
    );
    expect(where(so.state, 'F-LC-1')).toBe('c6 4');
    expect(asking(so.state)).toBe('bottom combat');
    expect(bannersOf(so.state, 'bottom')).toEqual(['B-LN-1', 'B-LT-1']);
  });

  it('the dice of Cavalry Charge count in it; those of the Cold Steel do not (§13.4b, §14.12a, §14.18b)', () => {
    const card = (id: string) => ({ card: { card: id, as: id, command: 5, slots: [] } });
    const second = (id: string, first: string, dice: string) =>
      rolls(
        afterAll(
          fight({}, [at('e5', 'F-LC'), WEAK, at('c6', 'B-LT')], ['F-LC-1'], card(id)),
          ['bottom', melee('F-LC-1', 'B-LN-1'), { dice: first }],
          ['bottom', advance('d5')],
          ['bottom', advance(null)],
          ['bottom', melee('F-LC-1', 'B-LT-1'), { dice }],
        ),
      );
    expect(second('CAVALRY_CHARGE', 'INF CAV CAV CAV CAV', 'CAV CAV CAV CAV ART')).toHaveLength(2);
    expect(second('COLD_STEEL', 'INF CAV CAV CAV CAV', 'CAV CAV CAV ART')).toHaveLength(2);
  });

  it('artillery that has not battled may join it (§8.6)', () => {
    const begun = fight({}, [at('e5', 'F-LC'), WEAK, at('c6', 'B-LT'), at('e6', 'F-FA')], ['F-LC-1', 'F-FA-1']);
    const so = afterAll(
      begun,
      ['bottom', melee('F-LC-1', 'B-LN-1'), HIT],
      ['bottom', advance('d5')],
      ['bottom', advance(null)],
    );
    // From e6 the line to c6 runs between d5 and d6; d6 is free.
    const joint = afterAll(so.state, [
      'bottom',
      melee('F-LC-1', 'B-LT-1', 'F-FA-1'),
      { dice: 'CAV CAV CAV CAV CAV CAV CAV' },
    ]);
    expect(joint.state.orders['F-FA-1']?.fought).toBe(true);
  });
});

it('ground that is taken gives the banner of an objective at once (§3.3)', () => {
  const state = won({}, []);
  const objective = {
    kind: 'hold',
    id: 'ridge',
    side: 'bottom',
    hexes: ['d5'],
    banners: 1,
    gain: 'immediate',
    lasts: 'temporary',
  } as const;
  const held = {
    ...state,
    battle: { ...state.battle, objectives: [{ ...objective, text: { en: 'The ridge', ko: '능선' } }] },
  };
  const so = afterAll(held, ['bottom', advance('d5')]);
  expect(bannersOf(so.state, 'bottom')).toEqual(['B-LN-1', 'ridge/d5']);
  expect(bannersOf(afterAll(so.state, ['bottom', advance('c5')]).state, 'bottom')).toEqual(['B-LN-1']);
});

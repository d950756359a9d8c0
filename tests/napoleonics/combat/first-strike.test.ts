import { describe, expect, it } from 'vitest';
import { at, leader } from '../kit/drawn.ts';
import { back, bannersOf, fight, form, hands, melee, react, retire, retreat, rolls, where } from '../kit/fights.ts';
import { afterAll, asking, eventsOf, refused } from '../kit/kit.ts';

const LINES = [at('e5', 'F-LN'), at('d5', 'B-LN')];
const STRIKE = ['top', react('FIRST_STRIKE')] as const;
const attack = ['bottom', melee('F-LN-1', 'B-LN-1')] as const;

describe('the question', () => {
  it('it is offered with any hand, and not when no player can hold the card (§14.16a)', () => {
    const asks = (top: readonly string[], discard: readonly string[] = []) =>
      asking(
        afterAll(fight({}, LINES, ['F-LN-1'], { ...hands(top), discard }), [
          'bottom',
          melee('F-LN-1', 'B-LN-1'),
          top.length > 0 && discard.length < 2 ? {} : { dice: 'CAV CAV CAV CAV CAV' },
        ]).state,
      );
    expect(asks(['FORWARD'])).toBe('top first-strike');
    expect(asks(['FIRST_STRIKE'])).toBe('top first-strike');
    expect(asks([])).toBe('top battle-back');
    expect(asks(['FORWARD'], ['FIRST_STRIKE', 'FIRST_STRIKE'])).toBe('top battle-back');
    expect(asks(['FORWARD'], ['FIRST_STRIKE'])).toBe('top first-strike');
  });

  it('only with the card in hand (§14.16a)', () => {
    const { state } = afterAll(fight({}, LINES, ['F-LN-1'], hands(['FORWARD'])), attack);
    expect(refused(state, 'top', react('FIRST_STRIKE'))).toBe('NOT_IN_HAND §14.16a');
    expect(refused(state, 'top', react('FORWARD'))).toBe('NO_REACTION §14.16a');
    expect(refused(state, 'top', back(true))).toBe('NOT_NOW §14.16a');
  });

  it('not against the attack on a lone leader, nor a battle back (§14.16a, §7.5b)', () => {
    const alone = fight({}, [at('e5', 'F-LN'), leader('d5', 'top')], ['F-LN-1'], hands(['FIRST_STRIKE']));
    const so = afterAll(alone, ['bottom', melee('F-LN-1', 'B-LD-1'), { dice: 'SABER CAV CAV CAV' }]);
    expect(asking(so.state)).toBe('bottom advance');
    const begun = fight({}, LINES, ['F-LN-1'], hands([], ['FIRST_STRIKE']));
    const answered = afterAll(
      begun,
      ['bottom', melee('F-LN-1', 'B-LN-1'), { dice: 'CAV CAV CAV CAV CAV' }],
      ['top', back(true), { dice: 'CAV CAV CAV CAV' }],
    );
    expect(asking(answered.state)).toBe('bottom combat');
  });
});

describe('First Strike', () => {
  it('the defender battles first; the attack goes on with what is left, and is battled back (§14.16a, §14.16b)', () => {
    const so = afterAll(
      fight({}, LINES, ['F-LN-1'], hands(['FIRST_STRIKE', 'FORWARD'])),
      attack,
      ['top', react('FIRST_STRIKE'), { dice: 'INF INF SABER CAV INF CAV' }],
      ['top', back(true), { dice: 'CAV CAV CAV' }],
    );
    expect(rolls(so)).toEqual([
      'first-strike B-LN-1 F-LN-1: INF INF SABER CAV',
      'melee F-LN-1 B-LN-1: INF CAV',
      'battle-back B-LN-1 F-LN-1: CAV CAV CAV',
    ]);
    expect(where(so.state, 'F-LN-1')).toBe('e5 1');
    expect(so.state.hands.top).toEqual(['FORWARD']);
    expect(so.state.discard).toEqual(['FIRST_STRIKE']);
  });

  it('its player is owed a card at the end of the turn (§4.3c)', () => {
    const { state } = afterAll(fight({}, LINES, ['F-LN-1'], hands(['FIRST_STRIKE'])), attack, [
      'top',
      react('FIRST_STRIKE'),
      { dice: 'CAV CAV CAV CAV CAV CAV CAV CAV CAV' },
    ]);
    expect(state.owed).toEqual({ top: 1, bottom: 0 });
  });

  it('an attacker who left its hex, or died, attacks no more, even if it is still beside the target (§14.16b)', () => {
    const begun = fight({}, LINES, ['F-LN-1'], hands(['FIRST_STRIKE']));
    const away = afterAll(begun, attack, [...STRIKE, { dice: 'FLAG CAV CAV CAV' }], ['bottom', retreat('f4')]);
    expect(asking(away.state)).toBe('bottom combat');
    expect(rolls(away)).toHaveLength(1);
    const dead = afterAll(
      fight({}, [at('e5', 'F-LN', { blocks: 1 }), LINES[1]!], ['F-LN-1'], hands(['FIRST_STRIKE'])),
      attack,
      [...STRIKE, { dice: 'INF CAV CAV CAV' }],
    );
    expect(bannersOf(dead.state, 'top')).toEqual(['F-LN-1']);
    expect(asking(dead.state)).toBe('bottom combat');
  });

  it('an attacker that could not go back stands and attacks with the blocks it has (§14.16b)', () => {
    const begun = fight({ f4: 'RV', f5: 'RV' }, LINES, ['F-LN-1'], hands(['FIRST_STRIKE']));
    const so = afterAll(begun, attack, [...STRIKE, { dice: 'FLAG CAV CAV CAV CAV CAV CAV CAV' }]);
    expect(rolls(so).at(-1)).toBe('melee F-LN-1 B-LN-1: CAV CAV CAV CAV');
  });

  it('afterwards cavalry may still retire, infantry still form square (§7.2, G8)', () => {
    const cavalry = fight({}, [at('e5', 'F-LN'), at('d5', 'B-LC')], ['F-LN-1'], hands(['FIRST_STRIKE']));
    const so = afterAll(
      cavalry,
      ['bottom', melee('F-LN-1', 'B-LC-1')],
      ['top', react('FIRST_STRIKE'), { dice: 'CAV CAV CAV' }],
    );
    expect(asking(so.state)).toBe('top retire');
    expect(asking(afterAll(so.state, ['top', retire(true), { dice: 'INF INF INF INF' }]).state)).toBe('top retreat');
    const infantry = fight(
      {},
      [at('e5', 'F-LC'), at('d5', 'B-LN')],
      ['F-LC-1'],
      hands(['FIRST_STRIKE', 'FORWARD', 'FORWARD', 'RALLY']),
    );
    const squared = afterAll(
      infantry,
      ['bottom', melee('F-LC-1', 'B-LN-1')],
      ['top', react('FIRST_STRIKE'), { dice: 'INF INF INF INF' }],
      ['top', form(true), { taken: ['RALLY'], dice: 'INF INF' }],
    );
    expect(rolls(squared).map((roll) => roll.split(' ')[0])).toEqual(['first-strike', 'square', 'melee']);
  });

  it('the card it costs counts: with three cards no square is left (§10.1)', () => {
    const begun = fight(
      {},
      [at('e5', 'F-LC'), at('d5', 'B-LN')],
      ['F-LC-1'],
      hands(['FIRST_STRIKE', 'FORWARD', 'FORWARD']),
    );
    const so = afterAll(
      begun,
      ['bottom', melee('F-LC-1', 'B-LN-1')],
      ['top', react('FIRST_STRIKE'), { dice: 'INF INF INF INF CAV CAV CAV CAV' }],
    );
    expect(asking(so.state)).toBe('top battle-back');
  });

  it('a unit in square: one die for the card, then its usual first die (§14.16b)', () => {
    const begun = fight({}, [at('e5', 'F-LC'), at('d5', 'B-LN', { square: 1 })], ['F-LC-1'], {
      ...hands(['FIRST_STRIKE']),
      track: { top: { 1: 'RALLY' }, bottom: {} },
    });
    const so = afterAll(
      begun,
      ['bottom', melee('F-LC-1', 'B-LN-1')],
      ['top', react('FIRST_STRIKE'), { dice: 'CAV INF SABER' }],
    );
    expect(rolls(so)).toEqual([
      'first-strike B-LN-1 F-LC-1: CAV',
      'square B-LN-1 F-LC-1: INF',
      'melee F-LC-1 B-LN-1: SABER',
    ]);
    const bounced = afterAll(
      begun,
      ['bottom', melee('F-LC-1', 'B-LN-1')],
      ['top', react('FIRST_STRIKE'), { dice: 'FLAG' }],
    );
    expect(asking(bounced.state)).toBe('bottom retreat');
  });

  it('cavalry that attacked does not retire from it (§9.1)', () => {
    const begun = fight({}, [at('e5', 'F-LC'), at('d5', 'B-LN')], ['F-LC-1'], hands(['FIRST_STRIKE']));
    const so = afterAll(
      begun,
      ['bottom', melee('F-LC-1', 'B-LN-1')],
      ['top', react('FIRST_STRIKE'), { dice: 'SABER CAV INF INF INF INF' }],
    );
    expect(where(so.state, 'F-LC-1')).toBe('e5 2');
    expect(asking(so.state)).toBe('top battle-back');
  });

  it('the dice of the attacker’s card do not count for it (§14.8)', () => {
    const card = { card: { card: 'LEADERSHIP', as: 'LEADERSHIP', command: 5, slots: [] } };
    const begun = fight({}, [at('e5', 'F-LN', { leader: true }), LINES[1]!], ['F-LN-1'], {
      ...hands(['FIRST_STRIKE']),
      ...card,
    });
    const so = afterAll(begun, attack, [...STRIKE, { dice: 'CAV CAV CAV CAV CAV CAV CAV CAV CAV CAV' }]);
    expect(eventsOf(so, 'rolled').map(({ faces }) => faces.length)).toEqual([4, 6]);
  });

  it('a separate combat: a leader checked in it is checked again in the battle back (§12.1c)', () => {
    const begun = fight({}, [at('e5', 'F-LN', { leader: true }), LINES[1]!], ['F-LN-1'], hands(['FIRST_STRIKE']));
    const so = afterAll(
      begun,
      attack,
      [...STRIKE, { dice: 'INF CAV CAV CAV INF INF CAV CAV CAV CAV' }],
      ['top', back(true), { dice: 'INF CAV CAV CAV INF INF' }],
    );
    expect(rolls(so).filter((roll) => roll.startsWith('leader-check'))).toHaveLength(2);
  });
});

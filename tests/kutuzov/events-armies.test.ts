import { describe, expect, it } from 'vitest';
import { diceOf } from '../../domain/kutuzov/battle.ts';
import { cardOf } from '../../domain/kutuzov/cards/card.ts';
import { primitiveOf } from '../../domain/kutuzov/cards/effects/index.ts';
import { eventOf } from '../../domain/kutuzov/cards/events.ts';
import type { Operation } from '../../domain/kutuzov/schemas.ts';
import { besiegerDice } from '../../domain/kutuzov/siege.ts';
import type { State } from '../../domain/kutuzov/state.ts';
import { tableOf } from '../../domain/kutuzov/table.ts';
import { diceFor, field, fight } from './battles.ts';
import { afterEvent, barred, holding, whereIs } from './event-kit.ts';
import { noDice, scenario } from './kit.ts';

const op = (card: number, name: string) => cardOf(scenario(1), card).ops.find((each) => each.op === name);

describe('#10 stays by Napoleon', () => {
  const attached = [{ card: 10, leader: 'napoleon' }] as const;
  it('for the rest of the game, not among the used cards', () => {
    const played = afterEvent(holding('FS', [10], 'minsk: napoleon FN 4'), 'FS', 10);
    expect([played.attached, whereIs(played, 10), played.effects]).toEqual([attached, 'nowhere', []]);
    expect(barred(holding('R1', [10], ''), 'R1', 10)).toBe('NOT_FOR_YOU §5.1');
    expect([3, 4].map((id) => scenario(id).attached)).toEqual([attached, attached]);
  });

  it('a die more in every round that he commands, and in none that he does not (§12.2)', () => {
    // Napoleon 5, two SP, the legion: eight dice; after a tie in the second round, too.
    const led = fight(
      field('minsk: napoleon FN 2, R2 5', { attached }),
      'FN',
      { space: 'minsk', camp: 'imperial' },
      '1*8',
      '1*5',
      '5 1*7',
      '1*5',
    );
    expect(diceFor(led, 'battle')).toEqual([8, 5, 8, 5]);
    const staff = fight(
      field('minsk: davout napoleon FN 2, R2 5', { attached }),
      'FN',
      { space: 'minsk', camp: 'imperial' },
      '5 1*6',
      '1*5',
    );
    expect(diceFor(staff, 'battle')).toEqual([7, 5]);
  });

  it('before Riga after the halving (§13.31)', () => {
    const state = field('riga: napoleon FN 6', { attached });
    const frame = {
      is: 'siege',
      power: 'FN',
      camp: 'imperial',
      space: 'riga',
      nation: 'FN',
      commander: 'napoleon',
      apart: { troops: [], leaders: [] },
      round: 1,
      sixes: 0,
      disrupted: 0,
      lost: 0,
      relieved: [],
      ahead: false,
      stage: 'roll',
    } as const;
    expect([diceOf(besiegerDice({ ...state, attached: [] }, frame)), diceOf(besiegerDice(state, frame))]).toEqual([6, 7]);
  });

  it('leaves the game with him when he is eliminated in battle, not by attrition (§5.72)', () => {
    const beaten = fight(
      field('minsk: napoleon FN 1, R2 6', { attached }),
      'FN',
      { space: 'minsk', camp: 'imperial' },
      '1*7',
      '66 1*4',
      '1',
    );
    expect([beaten.state.attached, beaten.state.removed, beaten.state.leaders.napoleon?.at]).toEqual([[], [10], '@eliminated']);
    const won = fight(field('minsk: napoleon FN 4, R2 1', { attached }), 'FN', { space: 'minsk', camp: 'imperial' }, '6*2 1*8', '1');
    expect([won.state.attached, won.state.removed]).toEqual([attached, []]);
  });

  it('leaves it when #1 does (§5.72)', () => {
    const table = tableOf(field('minsk: napoleon FN 4', { attached }) as State, noDice);
    const { ops } = op(1, 'lastingEffect') as unknown as { readonly ops: readonly Operation[] };
    for (const each of ops) primitiveOf(each).run(table, eventOf(table.state, 'FN', 1), each);
    expect([table.state.attached, table.state.removed]).toEqual([[], [1, 10]]);
  });
});

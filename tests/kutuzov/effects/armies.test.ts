import { describe, expect, it } from 'vitest';
import { diceOf } from '../../../domain/kutuzov/battle/dice.ts';
import { besiegerDice } from '../../../domain/kutuzov/battle/siege.ts';
import { cardOf } from '../../../domain/kutuzov/edition/card.ts';
import { eventOf } from '../../../domain/kutuzov/effects/events.ts';
import { effectOf } from '../../../domain/kutuzov/effects/index.ts';
import { armyIn } from '../../../domain/kutuzov/movement/evasion.ts';
import { costOf, isHesitant } from '../../../domain/kutuzov/movement/movement.ts';
import { openWindow } from '../../../domain/kutuzov/procedures/hands/window.ts';
import { beginInterphase } from '../../../domain/kutuzov/procedures/interphase/interphase.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { tableOf } from '../../../domain/kutuzov/table/table.ts';
import type { RecordedOperation } from '../../../domain/kutuzov/terms/schemas.ts';
import { diceFor, field, fight, morale } from '../kit/battles.ts';
import { move, pass, play } from '../kit/contacts.ts';
import { afterEvent, barred, holding, luck, playEvent, whereIs } from '../kit/events.ts';
import { after, asking, handsOf, noDice, refused, scenario, spending, standing } from '../kit/kit.ts';

const op = (card: number, name: string) => cardOf(scenario(1), card).ops.find((each) => each.op === name);

describe('#10 stays by Napoleon', () => {
  const attached = [{ card: 10, leader: 'napoleon' }] as const;
  it('for the rest of the game, not among the used cards', () => {
    const played = afterEvent(holding('FS', [10], 'minsk: napoleon FN 4'), 'FS', 10);
    expect(played.attached).toEqual(attached);
    expect(whereIs(played, 10)).toBe('nowhere');
    expect(played.effects).toEqual([]);
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
    expect(diceOf(besiegerDice({ ...state, attached: [] }, frame))).toBe(6);
    expect(diceOf(besiegerDice(state, frame))).toBe(7);
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
    expect(beaten.state.attached).toEqual([]);
    expect(beaten.state.removed).toEqual([10]);
    expect(beaten.state.leaders.napoleon?.at).toBe('@eliminated');
    const won = fight(
      field('minsk: napoleon FN 4, R2 1', { attached }),
      'FN',
      { space: 'minsk', camp: 'imperial' },
      '6*2 1*8',
      '1',
    );
    expect(won.state.attached).toEqual(attached);
    expect(won.state.removed).toEqual([]);
  });

  it('stays when he dies of attrition on a retreat that others survive (§5.72)', () => {
    const flags = { minsk: 'FN', lida: 'FN', slutsk: 'FN' } as const;
    const start = field('minsk: ney FN 2 napoleon; borisov: bagration R2 6', { attached, flags, scorched: ['lida'] });
    const { state } = play(
      spending(start, 'R2', 1),
      ['R2', move('borisov', 'minsk', ['bagration'], { R2: 6 })],
      ['FN', pass, `5${'1'.repeat(17)}`],
      ['FN', { type: 'retreat', to: 'lida', leaders: ['napoleon'], sp: {} }],
      ['FN', { type: 'retreat', to: 'slutsk', leaders: ['ney'], sp: { FN: 2 } }, '6'],
    );
    expect(state.leaders.napoleon?.at).toBe('@eliminated');
    expect(state.attached).toEqual(attached);
    expect(state.removed).toEqual([]);
  });

  it('leaves it when #1 does (§5.72)', () => {
    const table = tableOf(field('minsk: napoleon FN 4', { attached }) as State, noDice);
    const { ops } = op(1, 'lastingEffect') as unknown as { readonly ops: readonly RecordedOperation[] };
    for (const each of ops) effectOf(each).run(table, eventOf(table.state, 'FN', 1), each, { openWindow });
    expect(table.state.attached).toEqual([]);
    expect(table.state.removed).toEqual([1, 10]);
  });
});

describe('#4: an allied army takes French soldiers (§10.2, §10.12)', () => {
  const target = (leader: string) => ({ type: 'target', leader }) as const;
  const pieces = 'konigsberg: yorck PR 2, FN 3; lublin: schwarzenberg AU 2; tilsit: R1 1';
  const start = holding('FN', [4], pieces, { morale: morale('marchez-vous') });
  const played = afterEvent(start, 'FN', 4, { answers: [['FN', target('yorck')]] });
  const march = (fn: number) =>
    ({ type: 'move', from: 'konigsberg', to: 'memel', leaders: ['yorck'], sp: { PR: 2, FN: fn } }) as const;

  it('up to his rating, for one CP, without a surcharge, and never hesitant; and flags of either kind (§7.1)', () => {
    expect(refused(spending(start, 'FN', 3), 'FN', march(2))).toBe('HESITANT_ALLY §9.31');
    expect(refused(spending(played, 'FN', 3), 'FN', march(3))).toBe('TOO_MANY_SP §1.62');
    const gone = after(spending({ ...played, hands: handsOf({}), flags: { memel: 'R1' } }, 'FN', 3), 'FN', march(2));
    expect(standing(gone, 'memel')).toBe('yorck, FN 2, PR 2');
    expect(standing(gone, 'konigsberg')).toBe('FN 1');
    expect(gone.frames.at(-1)).toMatchObject({ cp: 2 });
    expect(after(gone, 'FN', { type: 'flag', space: 'memel', flag: 'ally' }).flags.memel).toBe('PR');
    expect(after(gone, 'FN', { type: 'flag', space: 'memel', flag: 'own' }).flags.memel).toBe('FN');
  });
  it('Prussians who are not with him stay hesitant, and all of it ends with the turn', () => {
    const alone = {
      ...played,
      troops: { ...played.troops, masuria: [{ of: 'PR', sp: 1, marched: 0, stopped: false, marked: false }] },
    } as State;
    expect(isHesitant(alone, 'PR')).toBe(true);
    expect(isHesitant(alone, 'PR', ['yorck'])).toBe(false);
    const table = tableOf(played, noDice);
    beginInterphase(table);
    expect(table.state.effects).toEqual([]);
  });
  it('a leader on the map, for Imperials', () => {
    expect(refused(playEvent(start, 'FN', 4).state, 'FN', target('davout'))).toBe('NOT_A_CHOICE');
    expect(barred(holding('FN', [4], 'minsk: davout FN 2'), 'FN', 4)).toBe('NO_TARGET §5.1');
    expect(barred(holding('R1', [4], pieces), 'R1', 4)).toBe('NOT_FOR_YOU §5.1');
  });
});

describe('#107', () => {
  const option = (n: number) => ({ type: 'option', option: n }) as const;
  const target = (leader: string) => ({ type: 'target', leader }) as const;

  it('Yorck before Riga; Kutuzov and 3 SP by #58, 3 SP by #107 "+": all of them fight him when all building is over (§6.34)', () => {
    const base = holding('R1', [58, 107], 'riga: yorck PR 4', { regroup: { R1: 1 }, morale: morale('vive-lempereur') });
    const grant = playEvent(base, 'R1', 58).state;
    const led = after(grant, 'R1', { type: 'build', piece: { leader: 'kutuzov' }, space: 'riga' });
    const came = asking(led).includes('r1 arrival') ? after(led, 'R1', { type: 'rally', how: 'gain' }) : led;
    const built = after(came, 'R1', { type: 'build', piece: { nation: 'R1', sp: 2 }, space: 'riga' });
    const back = after(built, 'R1', { type: 'regroup', piece: { nation: 'R1', sp: 1 }, space: 'riga' });
    const paid = asking(back).includes('r1 grant') ? after(back, 'R1', { type: 'done' }) : back;
    const wife = playEvent(paid, 'R1', 107, {
      answers: [
        ['R1', option(0)],
        ['R1', { type: 'build', piece: { nation: 'R1', sp: 3 }, space: 'riga' }],
      ],
    }).state;
    expect(standing(wife, 'riga')).toBe('yorck, kutuzov, R1 6, PR 4');
    expect(wife.impulse.landings).toEqual(['riga']);
    expect(wife.impulse.plus).toBe(true);
    expect(after(wife, 'R1', { type: 'end' }, luck()).frames.map(({ is }) => is)).toContain('step');
  });

  it('or a leader of the Camp takes soldiers of the partner, up to his rating, to the end of the turn (§10.2)', () => {
    const start = holding('R1', [107], 'smolensk: barclay R1 2, R2 3', { flags: {} });
    const march = (sp: number) =>
      ({ type: 'move', from: 'smolensk', to: 'vitebsk', leaders: ['barclay'], sp: { R1: 2, R2: sp } }) as const;
    expect(refused(spending(start, 'R1', 3), 'R1', march(2))).toBe('NOT_ABLE §10.11');
    const played = afterEvent(start, 'R1', 107, { answers: [['R1', option(1)]] });
    const gone = after(spending(played, 'R1', 3), 'R1', march(2));
    expect(standing(gone, 'vitebsk')).toBe('barclay, R1 2, R2 2');
    expect(standing(gone, 'smolensk')).toBe('R2 1');
    expect(gone.frames.at(-1)).toMatchObject({ cp: 2 });
    expect(refused(spending(played, 'R1', 3), 'R1', march(3))).toBe('TOO_MANY_SP §1.62');
    const two = playEvent(holding('R2', [107], 'smolensk: barclay R1 2; kiev: bagration R2 1'), 'R2', 107, {
      answers: [['R2', option(1)]],
    }).state;
    expect(refused(two, 'R2', target('davout'))).toBe('NOT_A_CHOICE');
    expect(after(two, 'R2', target('barclay')).effects).toMatchObject([
      { id: 'mixedArmy', leader: 'barclay', nations: ['R2'] },
    ]);
  });
  it('Austrians under a leader of French North pay their own surcharge (§10.12)', () => {
    const effects = [
      { id: 'mixedArmy', leader: 'davout', nations: ['FS', 'AU'], card: 107, by: 'FN', until: 'turn' },
    ] as const;
    const state = holding('FN', [], 'lublin: davout FN 2, AU 2, FS 1', { effects });
    const party = { leaders: ['davout'], sp: { FN: 2, AU: 2, FS: 1 } } as const;
    expect(costOf(state, party, 'kovel', 'lublin')).toBe(2);
    expect(costOf({ ...state, effects: [] }, party, 'kovel', 'lublin')).toBe(undefined);
    expect(armyIn(state, 'lublin', 'imperial')?.sp).toEqual({ FN: 2, AU: 2, FS: 1 });
  });
});

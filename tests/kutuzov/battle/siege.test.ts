import { describe, expect, it } from 'vitest';
import { diceOf } from '../../../domain/kutuzov/battle/dice.ts';
import { besiegerDice } from '../../../domain/kutuzov/battle/siege.ts';
import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import type { Power } from '../../../domain/kutuzov/terms/nations.ts';
import { after, asking, dice, refused, standing } from '../kit/kit.ts';
import { impulse, lift, marks, morale, press, QUIET, rolls, round, siege } from '../kit/sieges.ts';

describe('Königsberg holds for four rounds at most (§13.22)', () => {
  // Kutuzov 4, 6 SP, Vive 1: 11 dice.
  const start = impulse('R1', 'konigsberg: kutuzov R1 6', {
    ...morale('imperial', { level: 'marchez-vous' }),
    sacked: ['konigsberg'],
  });
  const attack = siege('konigsberg', ['kutuzov'], { R1: 6 });
  const one = after(start, 'R1', attack, dice(...round(11, 1, ...QUIET)));
  const two = after(one, 'R1', press(), dice(...round(11, 1, ...QUIET)));
  const three = after(two, 'R1', press(), dice(...round(11, 1, ...QUIET)));

  it('taken in the fourth with four 6s: captured, and the captors are marked (§13.35)', () => {
    expect([one, two, three].map(asking)).toEqual([['r1 siege'], ['r1 siege'], ['r1 siege']]);
    const over = after(three, 'R1', press(), dice(...round(11, 1, ...QUIET)));
    expect(over.flags).toEqual({ konigsberg: 'R1' });
    expect(marks(over, 'konigsberg')).toEqual([[6, true]]);
    expect(over.leaders.kutuzov?.marked).toBe(true);
  });

  it('taken in the third: a siege overrun, and they may go on (§13.42)', () => {
    const over = after(two, 'R1', press(), dice(...round(11, 2, ...QUIET)));
    expect(over.flags).toEqual({ konigsberg: 'R1' });
    expect(marks(over, 'konigsberg')).toEqual([[6, false]]);
  });

  it('not taken in four: there is no fifth', () => {
    const base = after(two, 'R1', press(), dice(...round(11, 1, ...QUIET)));
    const over = after(base, 'R1', press(), dice(...round(11, 0, ...QUIET)));
    expect(over.flags).toEqual({});
    expect(asking(over)).toEqual(['r1 impulse']);
    expect(marks(over, 'konigsberg')).toEqual([[6, true]]);
  });

  it('costs the Imperials 4 for the fortress and 1 for their home (§13.51, §9.11), and brings the captors 1', () => {
    const { morale: after3 } = after(two, 'R1', press(), dice(...round(11, 2, ...QUIET)));
    expect(after3.imperial.loss).toBe(5);
    expect(after3.tsarist.gain).toBe(1);
  });
});

describe('the besieger’s dice (§13.31)', () => {
  const shown = (state: State): number => {
    const frame = state.frames.at(-1);
    return frame?.is === 'siege' ? diceOf(besiegerDice(state, frame)) : 0;
  };
  it('Napoleon with 8 SP at Elan before Riga has half of 15, rounded up', () => {
    const state = impulse('FN', 'riga: napoleon FN 8');
    const open = after(state, 'FN', siege('riga', ['napoleon'], { FN: 8 }), dice(...round(8, 1, ...QUIET)));
    expect(shown(open)).toBe(8);
  });

  it('disruptions are taken off after the halving (ruling 31)', () => {
    const state = impulse('FN', 'riga: napoleon FN 8');
    const open = after(state, 'FN', siege('riga', ['napoleon'], { FN: 8 }), dice(...round(8, 3, 5, 5, 1, 1)));
    expect(shown(open)).toBe(6);
  });

  it('Tsarists before Riga are not halved', () => {
    const state = impulse('R2', 'riga: bagration R2 6', { flags: { riga: 'FN' } });
    // 6 SP, rating 3, Vive 1.
    expect(shown(after(state, 'R2', siege('riga', ['bagration'], { R2: 6 }), dice(...round(10, 1, ...QUIET))))).toBe(
      10,
    );
  });

  it('staff officers count, the fortress has no morale bonus', () => {
    const state = impulse('FN', 'brest: davout ney FN 6', morale('imperial', { level: 'marchez-vous' }));
    expect(rolls(state, 'FN', siege('brest', ['davout', 'ney'], { FN: 5 }), ...round(10, 0, 1, 1))).toEqual([
      'siege 10: 0',
      'fortress 2: 0',
    ]);
  });
});

describe('sieges that fail', () => {
  const state = impulse('FN', 'riga: napoleon FN 8');
  const attack = siege('riga', ['napoleon'], { FN: 8 });
  it('1 to 0, 1 to 0, then 0 to 0: Riga holds (§13.33)', () => {
    const two = after(
      after(state, 'FN', attack, dice(...round(8, 1, ...QUIET))),
      'FN',
      press(),
      dice(...round(8, 1, ...QUIET)),
    );
    const over = after(two, 'FN', press(), dice(...round(8, 0, ...QUIET)));
    expect(over.flags).toEqual({});
    expect(asking(over)).toEqual(['fn impulse']);
    expect(standing(over, 'riga')).toBe('napoleon, FN 8');
  });

  it('0 to four 5s: the siege ends, nobody is routed (§13.34)', () => {
    const over = after(state, 'FN', attack, dice(...round(8, 0, 5, 5, 5, 5)));
    expect(asking(over)).toEqual(['fn impulse']);
    expect(standing(over, 'riga')).toBe('napoleon, FN 8');
    expect(over.morale.imperial.loss).toBe(0);
  });

  it('as many hits as 6s are not enough to go on (§13.33)', () => {
    expect(asking(after(state, 'FN', attack, dice(...round(8, 1, 5, 1, 1, 1))))).toEqual(['fn impulse']);
  });

  it('6s are not kept: after a siege that was lifted the fortress is as strong as ever (§13.34), and not besieged again (§13.21)', () => {
    const over = after(after(state, 'FN', attack, dice(...round(8, 3, ...QUIET))), 'FN', lift);
    expect(over.flags).toEqual({});
    expect(refused(over, 'FN', attack)).toBe('BESIEGED_ALREADY §13.21');
  });
});

describe('what a fortress does (§13.32)', () => {
  it('6s eliminate, leaders after the soldiers; without anybody to command nothing is captured', () => {
    const state = impulse('FN', 'brest: davout FN 1', { sacked: ['brest'] });
    const over = after(state, 'FN', siege('brest', ['davout'], { FN: 1 }), dice(...round(7, 2, 6, 6)));
    expect(over.flags).toEqual({});
    expect(standing(over, 'brest')).toBe('');
    expect(over.leaders.davout?.at).toBe('@eliminated');
  });

  it('the commander alone is enough to capture it', () => {
    const state = impulse('FN', 'brest: davout FN 1', { sacked: ['brest'] });
    const over = after(state, 'FN', siege('brest', ['davout'], { FN: 1 }), dice(...round(7, 2, 6, 1)));
    expect(over.flags).toEqual({ brest: 'FN' });
    expect(standing(over, 'brest')).toBe('davout');
  });

  it('Napoleon on the staff commands when his commander has fallen', () => {
    const state = impulse('FN', 'brest: davout napoleon', { sacked: ['brest'] });
    // The rating 4, a staff officer, Elan 2.
    const over = after(state, 'FN', siege('brest', ['davout', 'napoleon']), dice(...round(7, 2, 6, 1)));
    expect(over.flags).toEqual({ brest: 'FN' });
    expect(standing(over, 'brest')).toBe('napoleon');
  });

  it('hesitant allies do not go on in Russia: they are regrouped (§9.31)', () => {
    const state = impulse('FN', 'brest: yorck PR 4', morale('imperial', { level: 'marchez-vous' }));
    const over = after(state, 'FN', siege('brest', ['yorck'], { PR: 4 }), dice(...round(5, 1, 1, 1)));
    expect(asking(over)).toEqual(['fn impulse']);
    expect(standing(over, 'brest')).toBe('');
    expect(over.regroup).toEqual({ PR: 4 });
  });

  it('at low morale a part of the disrupted is regrouped (§12.54), and does not cost dice', () => {
    const state = impulse('R1', 'konigsberg: kutuzov R1 6', morale('tsarist', { level: 'tu-felix-austria' }));
    const open = after(state, 'R1', siege('konigsberg', ['kutuzov'], { R1: 6 }), dice(...round(10, 3, 5, 5, 1, 1)));
    expect(standing(open, 'konigsberg')).toBe('kutuzov, R1 5');
    expect(open.regroup).toEqual({ R1: 1 });
    // 5 SP and the rating, one disruption.
    expect(rolls(open, 'R1', press(), ...round(8, 0, ...QUIET))).toEqual(['siege 8: 0', 'fortress 4: 0']);
  });
});

describe('who may besiege (§13.2, §13.21)', () => {
  it.each<{
    readonly what: string;
    readonly power: Power;
    readonly pieces: string;
    readonly command: Command;
    readonly refusal: string;
    readonly change?: Partial<State>;
  }>([
    {
      what: 'no soldiers alone',
      power: 'FN',
      pieces: 'brest: FN 4',
      command: siege('brest', [], { FN: 4 }),
      refusal: 'NO_ARMY §13.21',
    },
    {
      what: 'nobody while enemies are there',
      power: 'FN',
      pieces: 'brest: davout FN 4, R2 1',
      command: siege('brest', ['davout'], { FN: 4 }),
      refusal: 'ENEMY_IN_DUCHY §13.2',
    },
    {
      what: 'no own fortress',
      power: 'FN',
      pieces: 'konigsberg: davout FN 4',
      command: siege('konigsberg', ['davout'], { FN: 4 }),
      refusal: 'NO_ENEMY_FORTRESS §13.21',
    },
    {
      what: 'no open town',
      power: 'FN',
      pieces: 'vilna: davout FN 4',
      command: siege('vilna', ['davout'], { FN: 4 }),
      refusal: 'NO_ENEMY_FORTRESS §13.21',
    },
    {
      what: 'no army of the partner',
      power: 'FN',
      pieces: 'brest: murat FS 4',
      command: siege('brest', ['murat'], { FS: 4 }),
      refusal: 'NOT_ABLE §13.2',
    },
    {
      what: 'no two nations together',
      power: 'FN',
      pieces: 'brest: davout yorck FN 4 PR 2',
      command: siege('brest', ['davout', 'yorck'], { FN: 4 }),
      refusal: 'ONE_ARMY §13.36',
    },
    {
      what: 'no more than the leader commands',
      power: 'FN',
      pieces: 'brest: ney FN 6',
      command: siege('brest', ['ney'], { FN: 5 }),
      refusal: 'TOO_MANY_SP §1.62',
    },
  ])('$what', ({ power, pieces, command, refusal, change }) => {
    expect(refused(impulse(power, pieces, change), power, command)).toBe(refusal);
  });

  it('nobody who fought in this impulse (§13.2)', () => {
    const base = impulse('FN', 'brest: davout FN 4');
    const state = { ...base, leaders: { ...base.leaders, davout: { ...base.leaders.davout!, marked: true } } };
    expect(refused(state, 'FN', siege('brest', ['davout'], { FN: 4 }))).toBe('NOT_ABLE §13.2');
  });

  it('a Power that passes: without a card and resources it is asked all the same (§4.23)', () => {
    const base = impulse('R2', 'brest: davout FN 6');
    const none = { home: [], other: [] };
    const start = { ...base, hands: { FN: none, R1: none, FS: { home: [], other: [50] }, R2: none } };
    const asked = after(start, 'R2', { type: 'end' });
    const over = after(asked, 'FN', siege('brest', ['davout'], { FN: 6 }), dice(...round(12, 0, 1, 1)));
    const next = after(over, 'FN', { type: 'end' });
    expect([asked, over, next].map((state) => [asking(state), marks(state, 'brest')])).toEqual([
      [['fn impulse'], [[6, false]]],
      [['fn impulse'], [[6, true]]],
      [['fs impulse'], [[6, false]]],
    ]);
  });
});

describe('armies beside the besieger (§13.36)', () => {
  const pieces = 'konigsberg: kutuzov wittgenstein R1 10';
  const attack = siege('konigsberg', ['kutuzov'], { R1: 6 });
  const open = after(impulse('R1', pieces), 'R1', attack, dice(...round(11, 3, 6, 5, 1, 1)));

  it('take the place of what it lost, then of the disrupted', () => {
    expect(standing(open, 'konigsberg')).toBe('kutuzov, wittgenstein, R1 9');
    expect(refused(open, 'R1', press(3))).toBe('NO_MORE_FRESH §13.36');
    // 5 SP of 6 and one of them disrupted: 9 dice; 10 with one more; 11 with two.
    expect(rolls(open, 'R1', press(0), ...round(9, 0, ...QUIET))[0]).toBe('siege 9: 0');
    expect(rolls(open, 'R1', press(1), ...round(10, 0, ...QUIET))[0]).toBe('siege 10: 0');
    expect(rolls(open, 'R1', press(2), ...round(11, 0, ...QUIET))[0]).toBe('siege 11: 0');
  });

  it('those who were relieved are marked with the others (§13.35)', () => {
    const over = after(open, 'R1', press(2), dice(...round(11, 0, ...QUIET)));
    expect(marks(over, 'konigsberg')).toEqual([
      [2, false],
      [7, true],
    ]);
    expect(over.leaders.wittgenstein?.marked).toBe(false);
  });

  it('soldiers that no other leader commands do not', () => {
    const alone = after(impulse('R1', 'konigsberg: kutuzov R1 10'), 'R1', attack, dice(...round(11, 3, 6, 5, 1, 1)));
    expect(refused(alone, 'R1', press(1))).toBe('NO_MORE_FRESH §13.36');
  });

  it('each army of a mixed group besieges alone, in the impulse of its Power', () => {
    const state = impulse('R2', 'konigsberg: kutuzov bagration R1 6 R2 4', { sacked: ['konigsberg'] });
    // 4 SP, rating 3, Vive 1.
    expect(rolls(state, 'R2', siege('konigsberg', ['bagration'], { R2: 4 }), ...round(8, 0, ...QUIET))[0]).toBe(
      'siege 8: 0',
    );
  });
});

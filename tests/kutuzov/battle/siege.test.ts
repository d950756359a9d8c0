import { describe, expect, it } from 'vitest';
import { diceOf } from '../../../domain/kutuzov/battle/dice.ts';
import { besiegerDice } from '../../../domain/kutuzov/battle/siege.ts';
import type { Command } from '../../../domain/kutuzov/commands.ts';
import { kutuzov } from '../../../domain/kutuzov/index.ts';
import { groundFor } from '../../../domain/kutuzov/map/ground.ts';
import type { Power } from '../../../domain/kutuzov/map/nations.ts';
import type { Party } from '../../../domain/kutuzov/schemas.ts';
import type { State } from '../../../domain/kutuzov/state.ts';
import { describe as describeGame } from '../../../domain/kutuzov/words/describe.ts';
import { after, asking, dice, drawn, events, refused, spending, standing } from '../kit/kit.ts';

const siege = (space: string, leaders: readonly string[], sp: Party['sp'] = {}): Command => ({ type: 'siege', space, leaders, sp });
const press = (fresh = 0): Command => ({ type: 'press', fresh });
const lift: Command = { type: 'lift' };

/** An impulse of a Power in which its card has been played. */
function impulse(power: Power, pieces: string, change: Partial<State> = {}): State {
  const state = spending(drawn(pieces, { resources: { FN: 0, R1: 0, FS: 0, R2: 0 }, ...change }), power, 1);
  return { ...state, frames: state.frames.slice(0, 2) };
}

/** The dice of a round: so many of the besieger, 6s first, then those of the fortress. */
const round = (besieger: number, sixes: number, ...fortress: readonly number[]): readonly number[] => [
  ...Array.from({ length: besieger }, (_, i) => (i < sixes ? 6 : 1)),
  ...fortress,
];
const QUIET = [1, 1, 1, 1] as const;

const morale = (camp: 'imperial' | 'tsarist', change: Partial<State['morale']['imperial']>): Pick<State, 'morale'> => {
  const base = drawn('').morale;
  return { morale: { ...base, [camp]: { ...base[camp], ...change } } };
};
const marks = (state: State, space: string): readonly (readonly [number, boolean])[] =>
  (state.troops[space] ?? []).map(({ sp, marked }) => [sp, marked]);
const rolls = (state: State, power: Power, command: Command, ...faces: readonly number[]): readonly string[] =>
  events(state, power, command, dice(...faces)).flatMap((event) =>
    event.type === 'rolled' ? [`${event.why} ${event.dice.length}: ${event.total}`] : [],
  );

describe('Königsberg holds for four rounds at most (§13.22)', () => {
  // Kutuzov 4, 6 SP, Vive 1: 11 dice.
  const start = impulse('R1', 'konigsberg: kutuzov R1 6', { ...morale('imperial', { level: 'marchez-vous' }), sacked: ['konigsberg'] });
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
    expect(shown(after(state, 'R2', siege('riga', ['bagration'], { R2: 6 }), dice(...round(10, 1, ...QUIET))))).toBe(10);
  });

  it('staff officers count, the fortress has no morale bonus', () => {
    const state = impulse('FN', 'brest: davout ney FN 6', morale('imperial', { level: 'marchez-vous' }));
    expect(rolls(state, 'FN', siege('brest', ['davout', 'ney'], { FN: 5 }), ...round(10, 0, 1, 1))).toEqual([
      'siege 10: 0',
      'fortress 2: 0',
    ]);
  });
});

describe('Brest (§13.42)', () => {
  // Davout 4, 6 SP, Elan 2: 12 dice.
  const start = impulse('FN', 'brest: davout FN 6', { sacked: ['brest'] });
  const attack = siege('brest', ['davout'], { FN: 6 });
  const one = after(start, 'FN', attack, dice(...round(12, 1, 1, 1)));

  it.each<[string, State, boolean]>([
    ['two hits in the first round: overrun', after(start, 'FN', attack, dice(...round(12, 2, 1, 1))), false],
    ['one, then two: overrun', after(one, 'FN', press(), dice(...round(12, 2, 1, 1))), false],
    ['one, then one: captured, no overrun', after(one, 'FN', press(), dice(...round(12, 1, 1, 1))), true],
  ])('%s', (_, state, marked) => {
    expect(state.flags).toEqual({ brest: 'FN' });
    expect(marks(state, 'brest')).toEqual([[6, marked]]);
  });

  it('costs the Tsarists its strength (§13.51)', () => {
    expect(after(start, 'FN', attack, dice(...round(12, 2, 1, 1))).morale.tsarist.loss).toBe(2);
  });
});

describe('sacks (§13.52)', () => {
  it.each([
    ['strength 2 in one round: +1', 'brest', 2, [1, 1], 4, 5],
    ['strength 4 in one round: +3', 'riga', 4, QUIET, 2, 5],
  ])('%s', (_, space, sixes, fortress, die, total) => {
    const state = impulse('FN', `${space}: davout FN 6`);
    const size = space === 'riga' ? 6 : 12;
    const rolled = rolls(state, 'FN', siege(space, ['davout'], { FN: 6 }), ...round(size, sixes, ...fortress), die);
    expect(rolled.at(-1)).toBe(`sack 1: ${total}`);
  });

  const brest = impulse('FN', 'brest: davout FN 6');
  const taken = (state: State, die: number) => after(state, 'FN', siege('brest', ['davout'], { FN: 6 }), dice(...round(12, 2, 1, 1), die));

  it('6 or more: two resources, and never again; less: nothing', () => {
    expect(taken(brest, 5).resources.FN).toBe(2);
    expect(taken(brest, 5).sacked).toEqual(['brest']);
    expect(taken(brest, 4).resources.FN).toBe(0);
    expect(taken(brest, 4).sacked).toEqual([]);
    const again = impulse('FN', 'brest: davout FN 6', { sacked: ['brest'] });
    expect(rolls(again, 'FN', siege('brest', ['davout'], { FN: 6 }), ...round(12, 2, 1, 1))).toHaveLength(2);
  });

  it('an enemy Depot marker brings one more, and is gone (§12.11)', () => {
    const state = { ...brest, dmc: { brest: 'R2' } } as const;
    const over = taken(state, 5);
    expect(over.resources.FN).toBe(3);
    expect(over.dmc).toEqual({});
    expect(over.facts.dmcLost.R2).toBe(1);
  });

  it('Tsarists suffer attrition, to the Regroup Box, that what they take does not halve', () => {
    const state = impulse('R1', 'konigsberg: kutuzov R1 6');
    // Taken in one round: +3. The attrition: 7 dice.
    const faces = [...round(11, 4, ...QUIET), 3, 6, 6, 1, 1, 1, 1, 1];
    const over = after(state, 'R1', siege('konigsberg', ['kutuzov'], { R1: 6 }), dice(...faces));
    expect(standing(over, 'konigsberg')).toBe('kutuzov, R1 4');
    expect(over.regroup).toEqual({ R1: 2 });
    expect(over.resources.R1).toBe(2);
    expect(asking(over)).toEqual(['r1 impulse']);
  });

  it('other resources may halve it', () => {
    const state = impulse('R1', 'konigsberg: kutuzov R1 6', { resources: { FN: 0, R1: 1, FS: 0, R2: 0 } });
    const open = after(state, 'R1', siege('konigsberg', ['kutuzov'], { R1: 6 }), dice(...round(11, 4, ...QUIET), 3));
    expect(asking(open)).toEqual(['r1 window']);
    expect(open.resources.R1).toBe(1);
    const over = after(open, 'R1', { type: 'halve', resources: 1 }, dice(6, 1, 1));
    expect(over.regroup).toEqual({ R1: 1 });
    expect(over.resources.R1).toBe(2);
  });
});

it('Riga falls in the second round (§13.32)', () => {
  const tracks = {
    imperial: { level: 'elan-du-guerre', loss: 3, gain: 0 },
    tsarist: { level: 'vive-lempereur', loss: 0, gain: 0 },
  } as const;
  const state = impulse('FN', 'riga: napoleon FN 8', { morale: tracks });
  const one = after(state, 'FN', siege('riga', ['napoleon'], { FN: 8 }), dice(...round(8, 3, 5, 1, 1, 1)));
  expect(asking(one)).toEqual(['fn siege']);
  expect(describeGame(kutuzov.view(one, []), 'en')).toContain(
    'Siege: Riga, strength 4, round 1 of 4. French North, 7 dice (SP 8, commander 5, morale 2, Riga -7, disruptions -1); 6s so far: 3.',
  );
  // A die fewer for the disruption; the sack: 4, and 2 rounds not needed.
  const over = after(one, 'FN', press(), dice(...round(7, 1, 1, 1, 1, 1), 4));
  expect(over.flags).toEqual({ riga: 'FN' });
  expect(marks(over, 'riga')).toEqual([[8, false]]);
  expect(over.morale.imperial.loss).toBe(2);
  expect(over.morale.tsarist.loss).toBe(5);
  expect(over.lastRoll?.total).toBe(6);
});

describe('sieges that fail', () => {
  const state = impulse('FN', 'riga: napoleon FN 8');
  const attack = siege('riga', ['napoleon'], { FN: 8 });
  it('1 to 0, 1 to 0, then 0 to 0: Riga holds (§13.33)', () => {
    const two = after(after(state, 'FN', attack, dice(...round(8, 1, ...QUIET))), 'FN', press(), dice(...round(8, 1, ...QUIET)));
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
  it.each<[string, Power, string, Command, string, Partial<State>?]>([
    ['no soldiers alone', 'FN', 'brest: FN 4', siege('brest', [], { FN: 4 }), 'NO_ARMY §13.21'],
    ['nobody while enemies are there', 'FN', 'brest: davout FN 4, R2 1', siege('brest', ['davout'], { FN: 4 }), 'ENEMY_IN_DUCHY §13.2'],
    ['no own fortress', 'FN', 'konigsberg: davout FN 4', siege('konigsberg', ['davout'], { FN: 4 }), 'NO_ENEMY_FORTRESS §13.21'],
    ['no open town', 'FN', 'vilna: davout FN 4', siege('vilna', ['davout'], { FN: 4 }), 'NO_ENEMY_FORTRESS §13.21'],
    ['no army of the partner', 'FN', 'brest: murat FS 4', siege('brest', ['murat'], { FS: 4 }), 'NOT_ABLE §13.2'],
    ['no two nations together', 'FN', 'brest: davout yorck FN 4 PR 2', siege('brest', ['davout', 'yorck'], { FN: 4 }), 'ONE_ARMY §13.36'],
    ['no more than the leader commands', 'FN', 'brest: ney FN 6', siege('brest', ['ney'], { FN: 5 }), 'TOO_MANY_SP §1.62'],
  ])('%s', (_, power, pieces, command, refusal, change) => {
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
    expect(rolls(state, 'R2', siege('konigsberg', ['bagration'], { R2: 4 }), ...round(8, 0, ...QUIET))[0]).toBe('siege 8: 0');
  });
});

describe('the way to a fortress and from it', () => {
  const march = (from: string, to: string): Command => ({ type: 'move', from, to, leaders: ['davout'], sp: { FN: 6 } });
  const start = spending(drawn('masuria: davout FN 6', { sacked: ['grodno'] }), 'FN', 4);
  const there = after(start, 'FN', march('masuria', 'grodno'));
  const attack = siege('grodno', ['davout'], { FN: 6 });

  it('who enters stops, and goes on only after a siege overrun (§10.53, §13.42)', () => {
    expect(refused(there, 'FN', march('grodno', 'masuria'))).toBe('NOT_ABLE §10.11');
    const held = after(there, 'FN', attack, dice(...round(12, 0, 1, 1)));
    expect(refused(held, 'FN', march('grodno', 'masuria'))).toBe('NOT_ABLE §10.11');
    const taken = after(there, 'FN', attack, dice(...round(12, 2, 1, 1)));
    expect(standing(after(taken, 'FN', march('grodno', 'lida')), 'lida')).toBe('davout, FN 6');
  });

  it('who stands before it goes only to friendly or uncontrolled spaces (§13.41)', () => {
    const besieging = spending(drawn('grodno: davout FN 6'), 'FN', 4);
    expect(refused(besieging, 'FN', march('grodno', 'lida'))).toBe('FROM_ENEMY_FORTRESS §13.41');
    expect(standing(after(besieging, 'FN', march('grodno', 'masuria')), 'masuria')).toBe('davout, FN 6');
    const joined = spending(drawn('grodno: davout FN 6; lida: FS 2'), 'FN', 4);
    expect(standing(after(joined, 'FN', march('grodno', 'lida')), 'lida')).toBe('davout, FN 6, FS 2');
  });
});

it('those who had to stop before the fortress may go on after a siege overrun (§10.53, §13.42)', () => {
  const base = impulse('FN', 'brest: davout ney', { sacked: ['brest'] });
  const stopped = { marched: 1, stopped: true, marked: false };
  const { davout, ney } = base.leaders;
  const state: State = {
    ...base,
    troops: { brest: [{ of: 'FN', sp: 8, ...stopped }] },
    leaders: { ...base.leaders, davout: { ...davout!, ...stopped }, ney: { ...ney!, ...stopped } },
  };
  const over = after(state, 'FN', siege('brest', ['davout'], { FN: 6 }), dice(...round(12, 2, 1, 1)));
  expect(over.troops.brest).toEqual([{ of: 'FN', sp: 8, marched: 1, stopped: false, marked: false }]);
  expect(over.leaders.davout?.stopped).toBe(false);
  expect(over.leaders.ney?.stopped).toBe(false);
  const held = after(state, 'FN', siege('brest', ['davout'], { FN: 6 }), dice(...round(12, 0, 1, 1)));
  expect(held.troops.brest?.map(({ sp, stopped: halted, marked }) => [sp, halted, marked])).toEqual([
    [2, true, false],
    [6, true, true],
  ]);
});

describe('the flag of a captured fortress (§13.34)', () => {
  it('Bagration retakes Smolensk: R2 gives it back or keeps it, at once (§8.1)', () => {
    const state = impulse('R2', 'smolensk: bagration R2 6', { flags: { smolensk: 'FN' }, sacked: ['smolensk'] });
    const open = after(state, 'R2', siege('smolensk', ['bagration'], { R2: 6 }), dice(...round(10, 2, 1, 1)));
    expect(asking(open)).toEqual(['r2 siege']);
    expect(after(open, 'R2', { type: 'flag', space: 'smolensk', flag: 'none' }).flags).toEqual({});
    expect(after(open, 'R2', { type: 'flag', space: 'smolensk', flag: 'own' }).flags).toEqual({ smolensk: 'R2' });
    expect(refused(open, 'R2', lift)).toBe('NOT_A_CHOICE');
  });

  it('Königsberg freed by FS: of Prussia again, or of FS', () => {
    const state = impulse('FS', 'konigsberg: eugene FS 6', { flags: { konigsberg: 'R1' }, sacked: ['konigsberg'] });
    // 6 SP, rating 2, Elan 2.
    const open = after(state, 'FS', siege('konigsberg', ['eugene'], { FS: 6 }), dice(...round(10, 4, ...QUIET)));
    expect(after(open, 'FS', { type: 'flag', space: 'konigsberg', flag: 'none' }).flags).toEqual({});
    expect(after(open, 'FS', { type: 'flag', space: 'konigsberg', flag: 'own' }).flags).toEqual({ konigsberg: 'FS' });
  });

  it('is only taken off by its owner (§7); Imperials lose 1 for a fortress, and 1 for a Depot (§9.11)', () => {
    const state = impulse('R1', 'smolensk: kutuzov R1 6', { flags: { smolensk: 'FN' }, sacked: ['smolensk'] });
    const over = after(state, 'R1', siege('smolensk', ['kutuzov'], { R1: 6 }), dice(...round(11, 2, 1, 1)));
    expect(over.flags).toEqual({});
    expect(over.morale.imperial.loss).toBe(2);
    expect(over.morale.tsarist.gain).toBe(1);
  });

  it('is Prussian when Prussians capture it; none is left of them: no siege (§1.7)', () => {
    const state = impulse('FN', 'brest: yorck PR 4', { sacked: ['brest'] });
    // 4 SP, rating 1, Elan 1.
    const over = after(state, 'FN', siege('brest', ['yorck'], { PR: 4 }), dice(...round(6, 2, 1, 1)));
    expect(over.flags).toEqual({ brest: 'PR' });
    const spent = Object.fromEntries(
      ['kovno', 'tilsit', 'vilna', 'minsk', 'orsha', 'lepel', 'pinsk', 'lida', 'mitau', 'memel', 'libau'].map((id) => [id, 'PR'] as const),
    );
    expect(refused({ ...state, flags: spent }, 'FN', siege('brest', ['yorck'], { PR: 4 }))).toBe('NO_FLAG_LEFT §1.7');
  });

  it('the owner’s control did not end before it (§3.1, §13.1)', () => {
    const state = impulse('FN', 'brest: davout FN 6');
    expect(groundFor(state, 'brest', 'tsarist')).toBe('friendly');
    expect(groundFor(state, 'brest', 'imperial')).toBe('uncontrolled');
  });
});

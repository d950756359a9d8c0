import { describe, expect, it } from 'vitest';
import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import { kutuzov } from '../../../domain/kutuzov/index.ts';
import { groundFor } from '../../../domain/kutuzov/map/ground.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { describe as describeGame } from '../../../domain/kutuzov/words/describe/describe.ts';
import { after, asking, dice, drawn, refused, spending, standing } from '../kit/kit.ts';
import { impulse, lift, marks, press, QUIET, rolls, round, siege } from '../kit/sieges.ts';

// What follows when a fortress is captured: overruns, sacks, flags, and the way on.

describe('Brest (§13.42)', () => {
  // Davout 4, 6 SP, Elan 2: 12 dice.
  const start = impulse('FN', 'brest: davout FN 6', { sacked: ['brest'] });
  const attack = siege('brest', ['davout'], { FN: 6 });
  const one = after(start, 'FN', attack, dice(...round(12, 1, 1, 1)));

  it.each<{ readonly what: string; readonly state: State; readonly marked: boolean }>([
    {
      what: 'two hits in the first round: overrun',
      state: after(start, 'FN', attack, dice(...round(12, 2, 1, 1))),
      marked: false,
    },
    { what: 'one, then two: overrun', state: after(one, 'FN', press(), dice(...round(12, 2, 1, 1))), marked: false },
    {
      what: 'one, then one: captured, no overrun',
      state: after(one, 'FN', press(), dice(...round(12, 1, 1, 1))),
      marked: true,
    },
  ])('$what', ({ state, marked }) => {
    expect(state.flags).toEqual({ brest: 'FN' });
    expect(marks(state, 'brest')).toEqual([[6, marked]]);
  });

  it('costs the Tsarists its strength (§13.51)', () => {
    expect(after(start, 'FN', attack, dice(...round(12, 2, 1, 1))).morale.tsarist.loss).toBe(2);
  });
});

describe('sacks (§13.52)', () => {
  it.each([
    { what: 'strength 2 in one round: +1', space: 'brest', sixes: 2, fortress: [1, 1], die: 4, total: 5 },
    { what: 'strength 4 in one round: +3', space: 'riga', sixes: 4, fortress: QUIET, die: 2, total: 5 },
  ])('$what', ({ space, sixes, fortress, die, total }) => {
    const state = impulse('FN', `${space}: davout FN 6`);
    const size = space === 'riga' ? 6 : 12;
    const rolled = rolls(state, 'FN', siege(space, ['davout'], { FN: 6 }), ...round(size, sixes, ...fortress), die);
    expect(rolled.at(-1)).toBe(`sack 1: ${total}`);
  });

  const brest = impulse('FN', 'brest: davout FN 6');
  const taken = (state: State, die: number) =>
    after(state, 'FN', siege('brest', ['davout'], { FN: 6 }), dice(...round(12, 2, 1, 1), die));

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

describe('the way to a fortress and from it', () => {
  const march = (from: string, to: string): Command => ({ type: 'move', from, to, leaders: ['davout'], sp: { FN: 6 } });
  const start = spending(drawn('masuria: davout FN 6', { sacked: ['grodno'] }), 'FN', 4);
  const there = after(start, 'FN', march('masuria', 'grodno'));
  const attack = siege('grodno', ['davout'], { FN: 6 });

  it('a formation that enters stops, and goes on only after a siege overrun (§10.53, §13.42)', () => {
    expect(refused(there, 'FN', march('grodno', 'masuria'))).toBe('NOT_ABLE §10.11');
    const held = after(there, 'FN', attack, dice(...round(12, 0, 1, 1)));
    expect(refused(held, 'FN', march('grodno', 'masuria'))).toBe('NOT_ABLE §10.11');
    const taken = after(there, 'FN', attack, dice(...round(12, 2, 1, 1)));
    expect(standing(after(taken, 'FN', march('grodno', 'lida')), 'lida')).toBe('davout, FN 6');
  });

  it('a formation before it goes only to friendly or uncontrolled spaces (§13.41)', () => {
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
      ['kovno', 'tilsit', 'vilna', 'minsk', 'orsha', 'lepel', 'pinsk', 'lida', 'mitau', 'memel', 'libau'].map(
        (id) => [id, 'PR'] as const,
      ),
    );
    expect(refused({ ...state, flags: spent }, 'FN', siege('brest', ['yorck'], { PR: 4 }))).toBe('NO_FLAG_LEFT §1.7');
  });

  it('the owner’s control did not end before it (§3.1, §13.1)', () => {
    const state = impulse('FN', 'brest: davout FN 6');
    expect(groundFor(state, 'brest', 'tsarist')).toBe('friendly');
    expect(groundFor(state, 'brest', 'imperial')).toBe('uncontrolled');
  });
});

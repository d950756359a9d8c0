import { describe, expect, it } from 'vitest';
import { settled } from '../../../domain/kutuzov/deeds/tracks/tracks.ts';
import type { Frame } from '../../../domain/kutuzov/frames/frames.ts';
import { chooserOf } from '../../../domain/kutuzov/pieces/losses.ts';
import { commanderIn, leadersIn, troopsIn } from '../../../domain/kutuzov/pieces/pieces.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import type { Camp } from '../../../domain/kutuzov/terms/nations.ts';
import { attritionDice, attritionLosses, halvingsIn, sizeOf } from '../../../domain/kutuzov/tracks/attrition.ts';
import { after, asking, drawn, framed, refused, standing } from '../kit/kit.ts';

/** A formation that has to take losses. */
function losing(
  state: State,
  space: string,
  camp: Camp,
  left: number,
  shared: boolean,
  to: 'pool' | 'regroup' = 'pool',
): State {
  const troops = troopsIn(state, space, camp);
  const commander = commanderIn(state, space, camp);
  const leaders = [...leadersIn(state, space, camp)].sort((a, b) => Number(b === commander) - Number(a === commander));
  const power = chooserOf(state, troops, leaders);
  const kinds = { pool: to === 'pool' ? left : 0, regroup: to === 'regroup' ? left : 0 };
  const frame: Frame = {
    is: 'losses',
    power,
    camp,
    space,
    troops,
    leaders,
    ...kinds,
    shared,
    taken: {},
    rule: '§12.51',
  };
  return framed(state, [{ is: 'card', power: 'R1', card: 99, cp: 1 }, frame]);
}

describe('battle losses of Davout, Murat and Schwarzenberg (§12.51)', () => {
  const group = drawn('tver: davout FN 3, murat FS 3, schwarzenberg AU 3');

  it('two: one of FN, one of FS or AU as FS chooses', () => {
    const state = losing(group, 'tver', 'imperial', 2, true);
    expect(standing(state, 'tver')).toBe('davout, murat, schwarzenberg, FN 2, FS 3, AU 3');
    expect(asking(state)).toEqual(['fs losses']);
    expect(refused(state, 'FS', { type: 'lose', nation: 'FN' })).toBe('NOT_A_CHOICE');
    expect(standing(after(state, 'FS', { type: 'lose', nation: 'AU' }), 'tver')).toBe(
      'davout, murat, schwarzenberg, FN 2, FS 3, AU 2',
    );
  });

  it('three: one of each', () => {
    const state = losing(group, 'tver', 'imperial', 3, true);
    expect(standing(after(state, 'FS', { type: 'lose', nation: 'FS' }), 'tver')).toBe(
      'davout, murat, schwarzenberg, FN 2, FS 2, AU 2',
    );
  });
});

describe('leaders are lost after all soldiers (§14.1)', () => {
  it('the commander last, Napoleon last of all', () => {
    const state = losing(drawn('tver: davout napoleon ney FN 1'), 'tver', 'imperial', 3, false);
    expect(standing(state, 'tver')).toBe('napoleon');
    expect(state.leaders.ney?.at).toBe('@eliminated');
    const led = losing(drawn('tver: napoleon davout ney FN 1'), 'tver', 'imperial', 2, false);
    expect(asking(led)).toEqual(['fn losses']);
    expect(standing(led, 'tver')).toBe('napoleon, davout, ney');
    expect(standing(after(led, 'FN', { type: 'lose', leader: 'davout' }), 'tver')).toBe('napoleon, ney');
  });

  it('attrition: the commander chooses among all nations', () => {
    const state = losing(drawn('tver: murat FS 3, yorck PR 2'), 'tver', 'imperial', 1, false);
    expect(asking(state)).toEqual(['fs losses']);
    expect(standing(after(state, 'FS', { type: 'lose', nation: 'PR' }), 'tver')).toBe('yorck, murat, FS 3, PR 1');
  });

  it('nothing more is lost than there is', () => {
    expect(standing(losing(drawn('tver: R1 2'), 'tver', 'tsarist', 5, true), 'tver')).toBe('');
  });
});

describe('the remains of losses', () => {
  it('an Attrition Loss for each Imperial SP or leader eliminated, none for those regrouped (§14.42)', () => {
    expect(losing(drawn('tver: davout FN 3'), 'tver', 'imperial', 3, false).attrition.loss).toBe(3);
    const regrouped = losing(drawn('tver: davout FN 3'), 'tver', 'imperial', 3, false, 'regroup');
    expect(regrouped.attrition.loss).toBe(0);
    expect(regrouped.regroup).toEqual({ FN: 3 });
    expect(losing(drawn('tver: R1 3'), 'tver', 'tsarist', 3, false).attrition.loss).toBe(0);
  });

  it('SP that the counters cannot show are lost as well (§1.5)', () => {
    // Prussia has 4 infantry and 2 cavalry: once both cavalries and three infantry are elsewhere, 3 SP cannot become 2.
    const state = drawn('memel: PR 1; libau: PR 1; mitau: PR 1; kovno: PR 3');
    expect(standing(losing(state, 'kovno', 'imperial', 1, false), 'kovno')).toBe('PR 2');
    const scarce = drawn('memel: PR 1; libau: PR 1; mitau: PR 1; tilsit: PR 1; kovno: PR 4');
    expect(standing(losing(scarce, 'kovno', 'imperial', 1, false), 'kovno')).toBe('PR 2');
  });
});

describe('attrition dice (§14)', () => {
  const at = (level: State['attrition']['level']): State => drawn('', { attrition: { level, loss: 0, gain: 0 } });
  it.each<{
    readonly what: string;
    readonly state: State;
    readonly camp: Camp;
    readonly size: number;
    readonly causes: number;
    readonly halvings: number;
    readonly dice: number;
  }>([
    {
      what: 'a leader and 5 SP for two causes',
      state: at('normal'),
      camp: 'imperial',
      size: 6,
      causes: 2,
      halvings: 0,
      dice: 12,
    },
    {
      what: 'the same at Problematic',
      state: at('problematic'),
      camp: 'imperial',
      size: 6,
      causes: 2,
      halvings: 0,
      dice: 14,
    },
    {
      what: 'Davout and 4 SP at Difficult',
      state: at('difficult'),
      camp: 'imperial',
      size: 5,
      causes: 1,
      halvings: 0,
      dice: 6,
    },
    {
      what: 'a leader and 7 SP at Difficult',
      state: at('difficult'),
      camp: 'imperial',
      size: 8,
      causes: 1,
      halvings: 0,
      dice: 10,
    },
    {
      what: 'a leader and 1 SP at Difficult',
      state: at('difficult'),
      camp: 'imperial',
      size: 2,
      causes: 1,
      halvings: 0,
      dice: 2,
    },
    {
      what: '15 dice, one resource (§16.4)',
      state: at('normal'),
      camp: 'imperial',
      size: 15,
      causes: 1,
      halvings: 1,
      dice: 7,
    },
    {
      what: '15 dice, two resources (§16.4)',
      state: at('normal'),
      camp: 'imperial',
      size: 15,
      causes: 1,
      halvings: 2,
      dice: 3,
    },
    {
      what: 'the level is nothing to Russians',
      state: at('severe'),
      camp: 'tsarist',
      size: 6,
      causes: 1,
      halvings: 0,
      dice: 6,
    },
    {
      what: 'at least one is rolled (§14.41)',
      state: at('normal'),
      camp: 'tsarist',
      size: 1,
      causes: 1,
      halvings: 2,
      dice: 1,
    },
  ])('$what: %#', ({ state, camp, size, causes, halvings, dice }) => {
    expect(attritionDice(state, camp, size, causes, halvings)).toBe(dice);
  });

  it('Moscow French with a Depot marker of FS: 9, then 4, then 2 (§14.2)', () => {
    const state = drawn('moscow: napoleon FN 8', { flags: { moscow: 'FN' }, dmc: { moscow: 'FS' } });
    const size = sizeOf(troopsIn(state, 'moscow', 'imperial'), leadersIn(state, 'moscow', 'imperial'));
    expect(size).toBe(9);
    expect(attritionDice(state, 'imperial', size, 1, halvingsIn(state, 'imperial', 'moscow'))).toBe(2);
    expect(halvingsIn({ ...state, scorched: ['moscow'] }, 'imperial', 'moscow')).toBe(1);
    expect(halvingsIn(drawn('moscow: napoleon FN 8'), 'imperial', 'moscow')).toBe(0);
  });

  it('a 6 eliminates, in winter a 5 sends to the Regroup Box (§14.61)', () => {
    expect(attritionLosses(drawn(''), [6, 5, 1, 6])).toEqual({ eliminated: 2, regrouped: 0 });
    expect(attritionLosses(drawn('', { turn: 3 }), [6, 5, 1, 6])).toEqual({ eliminated: 2, regrouped: 1 });
  });
});

it('Gain and Loss cancel one for one (§9.51)', () => {
  expect(settled({ loss: 2, gain: 0 }, { gain: 5 })).toEqual({ loss: 0, gain: 3 });
  expect(settled({ loss: 0, gain: 1 }, { loss: 4 })).toEqual({ loss: 3, gain: 0 });
});

it('an Entrenchment goes with the last defender that it takes (§12.45)', () => {
  const state = drawn('tver: R1 5', { entrenched: { tver: 'tsarist' } });
  expect(losing(state, 'tver', 'tsarist', 1, false).entrenched).toEqual({ tver: 'tsarist' });
  expect(losing(state, 'tver', 'tsarist', 2, false).entrenched).toEqual({});
});

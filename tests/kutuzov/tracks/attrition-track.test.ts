import { describe, expect, it } from 'vitest';
import {
  dropAttrition,
  limitGain,
  moveAttrition,
  riseAttrition,
  riseMorale,
} from '../../../domain/kutuzov/deeds/tracks/tracks.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { enter } from '../../../domain/kutuzov/table/table.ts';
import { after, asking, dice, noDice, refused } from '../kit/kit.ts';
import { attritionOf, between, happens, moraleOf, tracked } from '../kit/tracks.ts';

const byEvent = { removed: 0, rule: '§14.48' };
const loses = (state: State, loss: number, chance = noDice) =>
  happens(state, (table) => moveAttrition(table, { loss }, '§14.42'), chance);
const gains = (state: State, gain: number) => happens(state, (table) => moveAttrition(table, { gain }, '§14.46'));

describe('a drop in an impulse (§14.43)', () => {
  it('nine Loss markers go, the others stay, and the level entered costs morale (§14.5)', () => {
    const state = loses(tracked({ imperial: 'marchez-vous', attrition: 'difficult 7' }), 4);
    expect(attritionOf(state)).toBe('harsh 2');
    expect(moraleOf(state, 'imperial')).toBe('marchez-vous 3');
    expect(attritionOf(loses(tracked({ attrition: 'difficult 7' }), 1))).toBe('difficult 8');
  });

  it('the Morale Loss may bring a separate check (§9.41)', () => {
    const state = loses(tracked({ imperial: 'marchez-vous 6', attrition: 'difficult 8' }), 1, dice(1, 1));
    expect(moraleOf(state, 'imperial')).toBe('les-grognards');
  });

  it('eighteen markers are two drops', () => {
    const state = loses(tracked({ imperial: 'marchez-vous', attrition: 'problematic' }), 18);
    expect(attritionOf(state)).toBe('harsh');
    expect(moraleOf(state, 'imperial')).toBe('marchez-vous 6');
    expect(state.impulse.attrition.drops).toBe(2);
  });

  it('at Crippling morale drops instead (§14.44)', () => {
    const state = loses(
      tracked({ imperial: 'les-grognards 2', attrition: 'crippling 8' }, { pieces: 'vilna: davout FN 2' }),
      2,
    );
    expect(attritionOf(state)).toBe('crippling 1');
    expect(moraleOf(state, 'imperial')).toBe('tu-felix-austria 2');
  });
});

describe('the check of the attrition step (§14.43, §4.3)', () => {
  const step = (attrition: string, faces: readonly number[]) => {
    const state = between(tracked({ imperial: 'marchez-vous', attrition }), 'attrition');
    const over = happens(state, (table) => enter(table, { is: 'attrition-check', step: true }), dice(...faces));
    return [attritionOf(over), moraleOf(over, 'imperial')];
  };

  it.each<{
    readonly attrition: string;
    readonly faces: readonly number[];
    readonly end: string;
    readonly morale: string;
  }>([
    { attrition: 'difficult 6', faces: [2, 3], end: 'harsh', morale: 'marchez-vous 3' },
    { attrition: 'difficult 6', faces: [2, 4], end: 'difficult 6', morale: 'marchez-vous' },
    { attrition: 'difficult 12', faces: [5, 6], end: 'harsh 3', morale: 'marchez-vous 3' },
    { attrition: 'difficult 12', faces: [6, 6], end: 'difficult 12', morale: 'marchez-vous' },
    { attrition: 'difficult', faces: [], end: 'difficult', morale: 'marchez-vous' },
  ])('$attrition, a roll of $faces: $end, $morale', ({ attrition, faces, end, morale }) => {
    expect(step(attrition, faces)).toEqual([end, morale]);
  });

  it('markers of that step wait for the two dice; those of the interphase lower the level at nine (ruling 32)', () => {
    const state = tracked({ imperial: 'marchez-vous', attrition: 'difficult 7' });
    expect(attritionOf(loses(between(state, 'attrition'), 3))).toBe('difficult 10');
    expect(attritionOf(loses(between(state, 'interphase'), 3))).toBe('harsh 1');
  });
});

it('nine or more that the attrition step has left wait for the next loss of an impulse (§14.43)', () => {
  const state = happens(tracked({ imperial: 'marchez-vous', attrition: 'difficult 10' }), () => undefined);
  expect(attritionOf(state)).toBe('difficult 10');
  expect(attritionOf(loses(state, 1))).toBe('harsh 2');
});

describe('the level and morale (§14.48)', () => {
  it('morale at Vive L’Empereur, the level becomes Severe: Marchez-Vous at once', () => {
    const state = happens(tracked({ imperial: 'vive-lempereur', attrition: 'harsh' }), (table) =>
      dropAttrition(table, byEvent),
    );
    expect(attritionOf(state)).toBe('severe');
    expect(moraleOf(state, 'imperial')).toBe('marchez-vous 4');
  });

  it('Elan does not outlast Difficult (ruling 9)', () => {
    const state = happens(tracked({ imperial: 'elan-du-guerre', attrition: 'problematic' }), (table) =>
      dropAttrition(table, byEvent),
    );
    expect(moraleOf(state, 'imperial')).toBe('vive-lempereur 3');
  });

  it('Crippling to Severe takes four Loss off, Problematic to Normal one, Severe to Crippling gives six', () => {
    const rises = (attrition: string) =>
      moraleOf(
        happens(tracked({ imperial: 'les-grognards 5', attrition }), (table) => riseAttrition(table, byEvent)),
        'imperial',
      );
    expect(rises('crippling')).toBe('les-grognards 1');
    expect(rises('problematic')).toBe('les-grognards 4');
    expect(rises('normal')).toBe('les-grognards 5');
    const state = happens(tracked({ imperial: 'les-grognards 1', attrition: 'severe' }), (table) =>
      dropAttrition(table, byEvent),
    );
    expect(attritionOf(state)).toBe('crippling');
    expect(moraleOf(state, 'imperial')).toBe('les-grognards 7');
  });

  it('without Loss a better level is Gain (§14.5)', () => {
    const state = happens(tracked({ imperial: 'marchez-vous 1', attrition: 'harsh' }), (table) =>
      riseAttrition(table, byEvent),
    );
    expect(moraleOf(state, 'imperial')).toBe('marchez-vous -2');
  });

  it('no rise above the limit, until the level is better', () => {
    const rise = (attrition: string) =>
      moraleOf(
        happens(tracked({ imperial: 'vive-lempereur', attrition }), (table) => riseMorale(table, 'imperial', byEvent)),
        'imperial',
      );
    expect(rise('harsh')).toBe('vive-lempereur');
    expect(rise('problematic')).toBe('elan-du-guerre');
  });
});

describe('a rise (§14.47)', () => {
  it('four Gain raise the level and go', () => {
    const state = gains(tracked({ imperial: 'marchez-vous', attrition: 'harsh 1' }), 6);
    expect(attritionOf(state)).toBe('difficult -1');
    expect(moraleOf(state, 'imperial')).toBe('marchez-vous -3');
    expect(attritionOf(gains(tracked({ attrition: 'harsh' }), 3))).toBe('harsh -3');
  });

  it('once in an impulse; three Gain are kept at its end (§14.45, §16.53)', () => {
    const once = gains(tracked({ attrition: 'harsh' }), 9);
    expect(attritionOf(once)).toBe('difficult -5');
    const more = gains(once, 1);
    expect(attritionOf(more)).toBe('difficult -6');
    expect(attritionOf(happens(more, limitGain))).toBe('difficult -3');
  });

  it('not above Normal; there three are kept as well (§14.46, §16.52)', () => {
    const state = gains(tracked({ attrition: 'normal' }), 5);
    expect(attritionOf(state)).toBe('normal -5');
    expect(attritionOf(happens(state, limitGain))).toBe('normal -3');
  });
});

describe('dice against Attrition Loss', () => {
  const resources = { FN: 4, R1: 1, FS: 0, R2: 0 };
  const spend = { type: 'attrition-dice', pay: 'resource' } as const;
  const failure = () => dice(1, 2, 3, 4, 1, 2, 3, 4);

  it('1 CP is a die (§14.46)', () => {
    const state = tracked({ attrition: 'difficult 2' });
    expect(attritionOf(after(state, 'FN', { type: 'attrition-dice', pay: 'cp' }, dice(5)))).toBe('difficult 1');
  });

  it('resources one by one are one series, and there is no second one (§16.51)', () => {
    const state = tracked({ attrition: 'difficult 2' }, { change: { resources } });
    const twice = after(after(state, 'FN', spend, failure()), 'FN', spend, failure());
    const thrice = after(twice, 'FN', spend, dice(5, 6, 6, 1, 1, 1, 1, 1));
    expect(attritionOf(thrice)).toBe('difficult -1');
    expect(thrice.resources.FN).toBe(1);
    expect(thrice.impulse.series).toBe('open');
    const other = after(thrice, 'FN', { type: 'morale-dice', pay: 'cp' }, dice(1));
    expect(refused(other, 'FN', spend)).toBe('SERIES_CLOSED §16.51');
    expect(asking(other)).toEqual(['fn card']);
  });

  it('the partner has a separate series in its impulse', () => {
    const state = tracked(
      { attrition: 'difficult 2' },
      { power: 'FS', change: { resources: { ...resources, FS: 1 } } },
    );
    expect(attritionOf(after(state, 'FS', spend, dice(5, 6, 1, 1, 1, 1, 1, 1)))).toBe('difficult');
  });

  it('are nothing for Russians', () => {
    expect(refused(tracked({}, { power: 'R1', change: { resources } }), 'R1', spend)).toBe('NO_TRACK §14.46');
  });
});

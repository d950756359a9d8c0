import { describe, expect, it } from 'vitest';
import { forfeit, outcome, win } from '../../../domain/kutuzov/deeds/tracks/ending.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { tableOf } from '../../../domain/kutuzov/table/table.ts';
import { POWERS, type Power } from '../../../domain/kutuzov/terms/nations.ts';
import {
  campAhead,
  pointsOf,
  portPoints,
  pripyatPoints,
  totalPoints,
  winnersOf,
} from '../../../domain/kutuzov/tracks/victory.ts';
import { drawn, noDice } from '../kit/kit.ts';

const poor = { FN: 0, R1: 0, FS: 0, R2: 0 };
const withFacts = (state: State, facts: Partial<State['facts']>): State => ({
  ...state,
  facts: { ...state.facts, ...facts },
});
const pointsIn = (state: State): { readonly [power in Power]: number } =>
  Object.fromEntries(POWERS.map((power) => [power, totalPoints(state, power)])) as {
    readonly [power in Power]: number;
  };
/** What a Power has for a place. */
const at = (state: State, space: string, power: Power): number =>
  pointsOf(state, power).find((part) => part.space === space)?.points ?? 0;
const all = (state: State, space: string): readonly number[] => POWERS.map((power) => at(state, space, power));

describe('turn 4 is over in the Retreat from Moscow, Grodno and Brest are held (§20.3)', () => {
  const state = withFacts(drawn('', { turn: 4, flags: { grodno: 'FN', brest: 'FS' }, resources: { ...poor, FS: 1 } }), {
    retreat: 'chosen',
  });

  it('Tsarists 22, Imperials 23: FN 11, FS 12', () => {
    const { FN, R1, FS, R2 } = pointsIn(state);
    expect(R1 + R2).toBe(22);
    expect(FN + FS).toBe(23);
    expect(FN).toBe(11);
    expect(FS).toBe(12);
  });

  it('the Imperials win on points, and French South alone in them (§20.1, §20.5)', () => {
    expect(campAhead(state)).toBe('imperial');
    expect(winnersOf(state, 'imperial')).toEqual(['FS']);
  });

  it('Warsaw brings 6, three for each', () => {
    expect(all(state, 'warsaw')).toEqual([3, 0, 3, 0]);
  });

  it('an Imperial resource is a whole point, a Tsarist one a half (§16.6)', () => {
    const rich = { ...state, resources: { FN: 2, R1: 3, FS: 0, R2: 0 } };
    expect(totalPoints(rich, 'FN')).toBe(13);
    expect(totalPoints(rich, 'R1') - totalPoints({ ...rich, resources: poor }, 'R1')).toBe(1.5);
  });
});

describe('points of a place (§20.2)', () => {
  it.each<{
    readonly what: string;
    readonly state: State;
    readonly space: string;
    readonly expected: readonly number[];
  }>([
    { what: 'a Key is 1', state: drawn(''), space: 'minsk', expected: [0, 0, 0, 1] },
    { what: 'a Key and Depot is 2', state: drawn(''), space: 'riga', expected: [0, 2, 0, 0] },
    { what: 'Prussian points are those of FN', state: drawn(''), space: 'konigsberg', expected: [1, 0, 0, 0] },
    { what: 'Austrian points are those of FS', state: drawn(''), space: 'krakow', expected: [0, 0, 1, 0] },
    { what: 'Warsaw is 1 for each Imperial Power', state: drawn(''), space: 'warsaw', expected: [1, 0, 1, 0] },
    {
      what: 'Warsaw is 2 for a Tsarist',
      state: drawn('', { flags: { warsaw: 'R2' } }),
      space: 'warsaw',
      expected: [0, 0, 0, 2],
    },
    { what: 'Moscow is 1 for each Tsarist Power', state: drawn(''), space: 'moscow', expected: [0, 1, 0, 1] },
    {
      what: 'Moscow is 4 for an Imperial',
      state: drawn('', { flags: { moscow: 'FS' } }),
      space: 'moscow',
      expected: [0, 0, 4, 0],
    },
    {
      what: 'St. Petersburg is 4 for an Imperial',
      state: drawn('', { flags: { 'st-petersburg': 'FN' } }),
      space: 'st-petersburg',
      expected: [4, 0, 0, 0],
    },
    {
      what: 'Kiev is 3 for an Imperial, by an Austrian flag too',
      state: drawn('', { flags: { kiev: 'AU' } }),
      space: 'kiev',
      expected: [0, 0, 3, 0],
    },
    { what: 'Kiev is 2 for R2', state: drawn(''), space: 'kiev', expected: [0, 0, 0, 2] },
    { what: 'uncontrolled it is nobody’s', state: drawn('kiev: davout FN 2'), space: 'kiev', expected: [0, 0, 0, 0] },
    {
      what: 'a besieged fortress is its owner’s',
      state: drawn('riga: yorck PR 2'),
      space: 'riga',
      expected: [0, 2, 0, 0],
    },
    {
      what: 'nobody has a Key of neutral Austria',
      state: withFacts(drawn(''), { austriaNeutral: true }),
      space: 'krakow',
      expected: [0, 0, 0, 0],
    },
    {
      what: 'but a flag that flies there counts (§9.3)',
      state: withFacts(drawn('', { flags: { krakow: 'R2' } }), { austriaNeutral: true }),
      space: 'krakow',
      expected: [0, 0, 0, 1],
    },
  ])('$what', ({ state, space, expected }) => {
    expect(all(state, space)).toEqual(expected);
  });
});

describe('extra points (§20.3)', () => {
  const extra = (state: State, power: Power) =>
    pointsOf(state, power)
      .filter(({ space, rule }) => space === undefined && rule !== '§16.6')
      .map(({ rule, points }) => `${rule} ${points}`);
  const start = drawn('');

  it('ports and the duchies around Pinsk, for the Camp', () => {
    expect(Array.from({ length: 11 }, (_, ports) => portPoints(ports))).toEqual([0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3]);
    expect(Array.from({ length: 10 }, (_, duchies) => pripyatPoints(duchies))).toEqual([0, 0, 0, 1, 1, 2, 2, 3, 3, 4]);
  });

  it('FN for a loyal Prussia, R1 for its revolt (§20.31, §20.33)', () => {
    expect(extra(start, 'FN')).toEqual(['§20.31 1']);
    expect(extra(start, 'R1')).toEqual(['§20.3 3']);
    const revolted = withFacts(start, { prussiaRevolted: true });
    expect(extra(revolted, 'FN')).toEqual([]);
    expect(extra(revolted, 'R1')).toEqual(['§20.33 1', '§20.3 3']);
  });

  it('FS for an allied Austria, both Russians for a neutral one (§20.32, §20.33, §20.34)', () => {
    expect(extra(start, 'FS')).toEqual(['§20.32 1']);
    expect(extra(start, 'R2')).toEqual(['§20.3 4']);
    const neutral = withFacts(start, { austriaNeutral: true });
    expect(extra(neutral, 'FS')).toEqual([]);
    expect(extra(neutral, 'R1')).toEqual(['§20.33 1', '§20.3 3']);
    expect(extra(neutral, 'R2')).toEqual(['§20.34 1', '§20.3 4']);
  });
});

describe('ties', () => {
  /** Sixteen points for each Camp. */
  const flags = { riga: 'FN', narva: 'FN', minsk: 'FS', smolensk: 'FN', kharkov: 'FS', grodno: 'FN' } as const;

  it('of points: the Camp with more resources (§20.4)', () => {
    const { grodno: _, ...fewer } = flags;
    const state = drawn('', { flags: fewer, resources: { ...poor, FN: 4 } });
    const { FN, R1, FS, R2 } = pointsIn(state);
    expect(FN + FS).toBe(17);
    expect(R1 + R2).toBe(17);
    expect(campAhead(state)).toBe('imperial');
  });

  const level = (
    imperial: State['morale']['imperial']['level'],
    tsarist: State['morale']['tsarist']['level'],
  ): State['morale'] => ({
    imperial: { level: imperial, loss: 0, gain: 0 },
    tsarist: { level: tsarist, loss: 0, gain: 0 },
  });

  it.each<{ readonly what: string; readonly change: Partial<State>; readonly camp: string }>([
    {
      what: 'the Camp with better morale',
      change: { morale: level('vive-lempereur', 'marchez-vous') },
      camp: 'imperial',
    },
    {
      what: 'the Camp with better morale',
      change: { morale: level('tu-felix-austria', 'les-grognards') },
      camp: 'tsarist',
    },
    {
      what: 'the Tsarists at Severe attrition',
      change: { morale: level('marchez-vous', 'marchez-vous'), attrition: { level: 'severe', loss: 0, gain: 0 } },
      camp: 'tsarist',
    },
    {
      what: 'the Imperials at Harsh',
      change: { morale: level('marchez-vous', 'marchez-vous'), attrition: { level: 'harsh', loss: 0, gain: 0 } },
      camp: 'imperial',
    },
  ])('of points and resources: $what (§20.4)', ({ change, camp }) => {
    const state = drawn('', { resources: poor, flags, ...change });
    const { FN, R1, FS, R2 } = pointsIn(state);
    expect(FN + FS).toBe(16);
    expect(R1 + R2).toBe(16);
    expect(campAhead(state)).toBe(camp);
  });
});

describe('the individual winner (§20.5)', () => {
  it('has most points, then most resources, else is later in impulse order', () => {
    const equal = withFacts(drawn('', { resources: poor }), { austriaNeutral: true, prussiaRevolted: true });
    expect(pointsIn(equal)).toMatchObject({ FN: 3, FS: 1 });
    expect(winnersOf(equal, 'imperial')).toEqual(['FN']);
    const alike = { ...equal, flags: { minsk: 'FS', brest: 'FS' } as const };
    expect(pointsIn(alike)).toMatchObject({ FN: 3, FS: 3 });
    expect(winnersOf(alike, 'imperial')).toEqual(['FS']);
    const richer = { ...alike, flags: { minsk: 'FS' } as const, resources: { ...poor, FS: 2 } };
    expect(pointsIn(richer).FN).toBe(3);
    expect(pointsIn(richer).FS).toBe(3);
    expect(winnersOf(richer, 'imperial')).toEqual(['FS']);
  });

  it('a player of a whole Camp wins with both its Powers; of a seat with a Power of each Camp the one of this Camp counts', () => {
    const state = drawn('', { resources: poor });
    expect(winnersOf({ ...state, seats: { imperial: ['FN', 'FS'], tsarist: ['R1', 'R2'] } }, 'imperial')).toEqual([
      'FN',
      'FS',
    ]);
    expect(winnersOf({ ...state, seats: { 'fn-r2': ['FN', 'R2'], 'fs-r1': ['FS', 'R1'] } }, 'imperial')).toEqual([
      'FS',
    ]);
  });

  it('is told by the outcome, whichever way the game ended (§20.1)', () => {
    const table = tableOf(drawn('', { resources: poor, flags: { moscow: 'FS' } }), noDice);
    win(table, 'imperial', 'both-capitals');
    expect(outcome(table.state)).toEqual({ result: 'won', seats: ['fs'], how: 'both-capitals' });
    expect(table.state.over?.points).toMatchObject({ FN: 4, FS: 8 });
  });
});

describe('a seat that is left for good', () => {
  const state = drawn('', { resources: poor });

  it('of four: its Power goes on', () => {
    expect(forfeit(state, 'fn')).toBeUndefined();
  });

  it('of two: the other one wins', () => {
    const split = { ...state, seats: { 'fn-r2': ['FN', 'R2'], 'fs-r1': ['FS', 'R1'] } } as const;
    expect(forfeit(split, 'fn-r2')).toEqual({ result: 'won', seats: ['fs-r1'], how: 'resignation' });
  });

  it('of three, with a whole Camp: the better enemy wins (§20.5)', () => {
    const three = { ...state, seats: { fn: ['FN'], fs: ['FS'], tsarist: ['R1', 'R2'] } } as const;
    expect(forfeit(three, 'tsarist')).toEqual({ result: 'won', seats: ['fs'], how: 'resignation' });
    expect(forfeit(three, 'fs')).toBeUndefined();
  });
});

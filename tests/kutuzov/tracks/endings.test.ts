import { describe, expect, it } from 'vitest';
import { endsSuddenly } from '../../../domain/kutuzov/deeds/tracks/ending.ts';
import type { Frame } from '../../../domain/kutuzov/frames/frames.ts';
import { kutuzov } from '../../../domain/kutuzov/index.ts';
import type { Ending, State } from '../../../domain/kutuzov/state/state.ts';
import { tableOf } from '../../../domain/kutuzov/table/table.ts';
import type { Power } from '../../../domain/kutuzov/terms/nations.ts';
import { isImperialDefeat, suddenDeath } from '../../../domain/kutuzov/tracks/endings.ts';
import { after, asking, drawn, framed, noDice, spending } from '../kit/kit.ts';

const KEYS = [
  'riga',
  'narva',
  'st-petersburg',
  'grodno',
  'smolensk',
  'yaroslav',
  'minsk',
  'brest',
  'kiev',
  'kharkov',
  'voronezh',
  'ryazan',
  'moscow',
];
const french = (spaces: readonly string[]): State['flags'] => Object.fromEntries(spaces.map((space) => [space, 'FN']));
const without = (space: string): readonly string[] => KEYS.filter((key) => key !== space);
const flag = (space: string) => ({ type: 'flag', space, flag: 'own' }) as const;
const poor = { FN: 0, R1: 0, FS: 0, R2: 0 };

describe('both capitals (§19.22)', () => {
  const beforeMoscow = (turn: number): State =>
    spending(drawn('moscow: davout FN 2', { turn, flags: { 'st-petersburg': 'FS' }, resources: poor }), 'FN', 2);

  it.each([1, 2])('in turn %i the second flag wins at once (§19.1)', (turn) => {
    const over = after(beforeMoscow(turn), 'FN', flag('moscow'));
    expect(over.over?.how).toBe('both-capitals');
    expect(kutuzov.asks(over)).toEqual([]);
    expect(kutuzov.outcome(over)).toEqual({ result: 'won', seats: ['fs'], how: 'both-capitals' });
  });

  it('in turn 3 it does not', () => {
    expect(after(beforeMoscow(3), 'FN', flag('moscow')).over).toBeNull();
  });

  it('it takes flags: an army in the duchy is not enough', () => {
    expect(suddenDeath(drawn('moscow: davout FN 2', { turn: 2, flags: { 'st-petersburg': 'FS' } }))).toBeUndefined();
  });
});

describe('no Tsarist Key (§19.23)', () => {
  it.each<{ readonly what: string; readonly state: State; readonly how: Ending | undefined }>([
    { what: 'all of them flagged in turn 3', state: drawn('', { turn: 3, flags: french(KEYS) }), how: 'no-keys' },
    {
      what: 'in turn 2 this is nothing',
      state: drawn('', { turn: 2, flags: french(without('moscow')) }),
      how: undefined,
    },
    {
      what: 'the last one uncontrolled',
      state: drawn('minsk: davout FN 2', { turn: 4, flags: french(without('minsk')) }),
      how: 'no-keys',
    },
    {
      what: 'a besieged fortress is still one',
      state: drawn('riga: davout FN 2', { turn: 4, flags: french(without('riga')) }),
      how: undefined,
    },
    {
      what: 'an Imperial Key in Tsarist hands is one',
      state: drawn('', { turn: 3, flags: { ...french(KEYS), warsaw: 'R2' } }),
      how: undefined,
    },
  ])('$what', ({ state, how }) => {
    expect(suddenDeath(state)?.how).toBe(how);
  });

  it('is not looked at while something is under way: control is lost after the battle (§3.1)', () => {
    const state = drawn('', { turn: 3, flags: french(KEYS) });
    const losses: Frame = {
      is: 'losses',
      power: 'R1',
      camp: 'tsarist',
      space: 'minsk',
      troops: [],
      leaders: [],
      pool: 0,
      regroup: 0,
      shared: true,
      taken: {},
      rule: '§12.51',
    };
    expect(endsSuddenly(tableOf({ ...state, frames: [{ is: 'turn', stage: 'impulses' }, losses] }, noDice))).toBe(
      false,
    );
    expect(endsSuddenly(tableOf({ ...state, frames: [{ is: 'turn', stage: 'impulses' }] }, noDice))).toBe(true);
  });
});

describe('fourteen Keys (§19.3)', () => {
  const hands: State['hands'] = {
    FN: { home: [], other: [41, 42] },
    R1: { home: [], other: [43, 44] },
    FS: { home: [], other: [47] },
    R2: { home: [], other: [48] },
  };
  const ended = (power: Power, change: Partial<State> = {}, preemptive = false, passing = false): State => {
    const base = drawn('', {
      turn: 2,
      round: 2,
      marker: power,
      flags: { masuria: 'R1' },
      resources: poor,
      hands,
      ...change,
    });
    const state = { ...base, impulse: { ...base.impulse, power, preemptive, played: !passing } };
    return framed(state, [
      { is: 'turn', stage: 'impulses' },
      { is: 'impulse', power, preemptive, lone: false, passing, stage: 'end' },
    ]);
  };

  it('thirteen are printed: it takes an Imperial one', () => {
    expect(isImperialDefeat(drawn('', { turn: 2 }))).toBe(false);
    expect(isImperialDefeat(drawn('', { turn: 2, flags: { masuria: 'R1' } }))).toBe(true);
  });

  it.each<{ readonly what: string; readonly state: State; readonly how: Ending | undefined }>([
    { what: 'the end of a scheduled Imperial impulse', state: ended('FN'), how: 'fourteen-keys' },
    { what: 'not of a Tsarist one', state: ended('R1'), how: undefined },
    { what: 'not of a pre-emptive one', state: ended('FS', { marker: 'R1' }, true), how: undefined },
    {
      what: 'not of a pass (§4.23)',
      state: ended('FN', { hands: { ...hands, FN: { home: [], other: [] } } }, false, true),
      how: undefined,
    },
    { what: 'not in turn 1', state: ended('FN', { turn: 1 }), how: undefined },
    { what: 'not with thirteen', state: ended('FS', { flags: {} }), how: undefined },
  ])('$what', ({ state, how }) => {
    expect(state.over?.how).toBe(how);
  });

  it('the Tsarists have won', () => {
    expect(ended('FN').over?.camp).toBe('tsarist');
    expect(asking(ended('FN'))).toEqual([]);
  });
});

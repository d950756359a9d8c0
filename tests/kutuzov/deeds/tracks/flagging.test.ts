import { describe, expect, it } from 'vitest';
import { placeFlag } from '../../../../domain/kutuzov/deeds/tracks/flagging.ts';
import { editionOf } from '../../../../domain/kutuzov/edition/editions.ts';
import { flagRefusal } from '../../../../domain/kutuzov/movement/flags.ts';
import type { State } from '../../../../domain/kutuzov/state/state.ts';
import { tableOf } from '../../../../domain/kutuzov/table/table.ts';
import type { Nation, Power } from '../../../../domain/kutuzov/terms/nations.ts';
import { dice, drawn, noDice } from '../../kit/kit.ts';

/** The position after a flag, and the dice it needs. */
function flagged(state: State, power: Power, space: string, flag: Nation | null, chance = noDice): State {
  const table = tableOf(state, chance);
  placeFlag(table, power, space, flag, '§7');
  return table.state;
}
const markers = ({ morale }: State): readonly string[] =>
  (['imperial', 'tsarist'] as const).map((camp) => `${camp} ${morale[camp].loss}/${morale[camp].gain}`);
const due = ({ impulse }: State): readonly string[] => impulse.due.map(({ is }) => is);

describe('Morale Loss and Gain of a flag (§7.2, §9.11)', () => {
  it.each<{
    readonly what: string;
    readonly power: Power;
    readonly space: string;
    readonly flag: Nation | null;
    readonly imperial: string;
    readonly tsarist: string;
    readonly change?: Partial<State>;
  }>([
    {
      what: 'a Russian duchy: none',
      power: 'FN',
      space: 'vilna',
      flag: 'FN',
      imperial: 'imperial 0/0',
      tsarist: 'tsarist 0/0',
    },
    {
      what: 'a Russian Depot: 1',
      power: 'FS',
      space: 'kiev',
      flag: 'FS',
      imperial: 'imperial 0/0',
      tsarist: 'tsarist 1/0',
    },
    {
      what: 'an Imperial home: 1',
      power: 'R2',
      space: 'lublin',
      flag: 'R2',
      imperial: 'imperial 1/0',
      tsarist: 'tsarist 0/0',
    },
    {
      what: 'Warsaw, Depot and home (ruling 6): 2',
      power: 'R2',
      space: 'warsaw',
      flag: 'R2',
      imperial: 'imperial 2/0',
      tsarist: 'tsarist 0/0',
    },
    {
      what: 'a Depot taken back from the French: 1',
      power: 'R2',
      space: 'kiev',
      flag: null,
      imperial: 'imperial 1/0',
      tsarist: 'tsarist 0/0',
      change: { flags: { kiev: 'FS' } },
    },
    {
      what: 'a home taken back: none',
      power: 'FS',
      space: 'lublin',
      flag: null,
      imperial: 'imperial 0/0',
      tsarist: 'tsarist 0/0',
      change: { flags: { lublin: 'R2' } },
    },
    {
      what: 'Riga, fortress and Depot (§13.51): 5, and 1 for the captor',
      power: 'FN',
      space: 'riga',
      flag: 'FN',
      imperial: 'imperial 0/1',
      tsarist: 'tsarist 5/0',
    },
    {
      what: 'Smolensk: 3',
      power: 'FS',
      space: 'smolensk',
      flag: 'FS',
      imperial: 'imperial 0/1',
      tsarist: 'tsarist 3/0',
    },
    { what: 'Grodno: 2', power: 'FS', space: 'grodno', flag: 'FS', imperial: 'imperial 0/1', tsarist: 'tsarist 2/0' },
    {
      what: 'Grodno taken back: 1',
      power: 'R1',
      space: 'grodno',
      flag: null,
      imperial: 'imperial 1/0',
      tsarist: 'tsarist 0/1',
      change: { flags: { grodno: 'FS' } },
    },
    {
      what: 'Königsberg, fortress and home: 5',
      power: 'R1',
      space: 'konigsberg',
      flag: 'R1',
      imperial: 'imperial 5/0',
      tsarist: 'tsarist 0/1',
    },
  ])('$what', ({ power, space, flag, imperial, tsarist, change }) => {
    expect(markers(flagged(drawn('', change), power, space, flag))).toEqual([imperial, tsarist]);
  });

  it('each time (§7.2)', () => {
    const taken = flagged(drawn(''), 'R2', 'lublin', 'R2');
    const again = flagged(flagged(taken, 'FS', 'lublin', null), 'R1', 'lublin', 'R1');
    expect(markers(again)).toEqual(['imperial 2/0', 'tsarist 0/0']);
  });

  it('none when no Camp loses the duchy', () => {
    const state = drawn('', { flags: { kiev: 'FS' } });
    expect(markers(flagged(state, 'FN', 'kiev', 'FN'))).toEqual(['imperial 0/0', 'tsarist 0/0']);
  });
});

it('when all flags of a pool are placed, one still takes the enemy’s off a partner’s home (§1.7, ruling 40)', () => {
  const spaces = editionOf(drawn('')).spaces.filter(({ id }) => id !== 'minsk');
  const placed = Object.fromEntries(spaces.slice(0, 16).map(({ id }) => [id, 'R1'] as const));
  const state = drawn('minsk: barclay R1 2', { flags: { ...placed, minsk: 'FN' } });
  expect(flagRefusal(state, 'R1', 'minsk', 'own')?.code).toBe('NO_FLAG_LEFT');
  expect(flagRefusal(state, 'R1', 'minsk', 'none')).toBe(undefined);
});

describe('the opportunity of a rise (§9.53)', () => {
  it.each<{
    readonly what: string;
    readonly space: string;
    readonly expected: readonly string[];
    readonly change?: Partial<State>;
  }>([
    { what: 'after a Depot', space: 'kiev', expected: ['rise'] },
    { what: 'after a fortress', space: 'grodno', expected: ['rise'] },
    { what: 'one after both', space: 'riga', expected: ['rise'] },
    { what: 'none after any other duchy', space: 'vilna', expected: [] },
  ])('$what', ({ space, expected, change }) => {
    expect(due(flagged(drawn('', change), 'FN', space, 'FN'))).toEqual(expected);
  });

  it('after an enemy Depot marker', () => {
    expect(due(flagged(drawn('', { dmc: { vilna: 'R1' } }), 'FN', 'vilna', 'FN', dice(1)))).toEqual(['rise']);
  });
});

describe('an enemy Depot marker (§12.11)', () => {
  const state = drawn('', { dmc: { vilna: 'R1' }, resources: { FN: 0, R1: 0, FS: 0, R2: 0 } });

  it('is removed and can come back in an interphase; a 6 brings a resource', () => {
    const over = flagged(state, 'FN', 'vilna', 'FN', dice(6));
    expect(over.dmc).toEqual({});
    expect(over.facts.dmcLost.R1).toBe(1);
    expect(over.resources.FN).toBe(1);
    expect(flagged(state, 'FN', 'vilna', 'FN', dice(5)).resources.FN).toBe(0);
  });

  it('of the same Camp stays', () => {
    const own = drawn('', { dmc: { kiev: 'FS' }, flags: { kiev: 'R1' } });
    expect(flagged(own, 'FN', 'kiev', 'FN').dmc).toEqual({ kiev: 'FS' });
  });
});

import { describe, expect, it } from 'vitest';
import { raidBonus, raided } from '../../../../domain/kutuzov/deeds/pieces/raids.ts';
import { raid } from '../../../../domain/kutuzov/procedures/turn/cossacks.ts';
import type { State } from '../../../../domain/kutuzov/state/state.ts';
import { dice, drawn, worked } from '../../kit/kit.ts';

const beaten: Partial<State> = {
  morale: {
    imperial: { level: 'sauve-qui-peut', loss: 0, gain: 0 },
    tsarist: { level: 'marchez-vous', loss: 0, gain: 0 },
  },
};
const after = (state: State, ...faces: readonly number[]): State => worked(state, raid, dice(...faces)).state;

describe('where Cossacks raid (§4.4)', () => {
  it.each<{
    readonly what: string;
    readonly pieces: string;
    readonly change: Partial<State>;
    readonly expected: readonly string[];
  }>([
    {
      what: 'an Imperial duchy in Russia that nobody guards',
      pieces: '',
      change: { flags: { kovno: 'FN' } },
      expected: ['kovno'],
    },
    { what: 'one with an Austrian flag', pieces: '', change: { flags: { kovno: 'AU' } }, expected: ['kovno'] },
    { what: 'not where an Imperial stands', pieces: 'kovno: davout', change: { flags: { kovno: 'FN' } }, expected: [] },
    { what: 'not a fortress', pieces: '', change: { flags: { grodno: 'FN' } }, expected: [] },
    { what: 'not the Imperial homeland', pieces: '', change: {}, expected: [] },
    {
      what: 'not what is uncontrolled',
      pieces: 'kovno: platov R2 1',
      change: { flags: { kovno: 'FN' } },
      expected: [],
    },
    {
      what: 'in the order of the map',
      pieces: '',
      change: { flags: { vilna: 'FS', kovno: 'FN' } },
      expected: ['kovno', 'vilna'],
    },
  ])('$what', ({ pieces, change, expected }) => {
    expect(raided(drawn(pieces, change))).toEqual(expected);
  });
});

describe('the die (§4.4)', () => {
  const flags = { borodino: 'FN' } as const;

  it.each<{ readonly what: string; readonly state: State; readonly bonus: number }>([
    { what: 'nothing', state: drawn('', { flags }), bonus: 0 },
    {
      what: 'Russians beside it, however many',
      state: drawn('moscow: barclay R1 4; kaluga: R2 2', { flags }),
      bonus: 1,
    },
    { what: 'Imperial Sauve Qui Peut', state: drawn('', { flags, ...beaten }), bonus: 1 },
    { what: 'both', state: drawn('moscow: R1 1', { flags, ...beaten }), bonus: 2 },
  ])('is raised by $what', ({ state, bonus }) => {
    expect(raidBonus(state, 'borodino')).toBe(bonus);
  });

  it('a 3 and 1 for Russians beside it take the flag off', () => {
    const state = drawn('moscow: barclay R1 4', { flags });
    expect(after(state, 3).flags).toEqual({});
    expect(after(state, 2).flags).toEqual(flags);
    expect(after(drawn('', { flags }), 3).flags).toEqual(flags);
  });

  it('each duchy has a separate roll, which tells where', () => {
    const state = after(drawn('', { flags: { kovno: 'FN', vilna: 'FS' } }), 4, 1);
    expect(state.flags).toEqual({ vilna: 'FS' });
    expect(state.lastRoll).toEqual({ why: 'cossacks', power: 'R1', dice: [1], total: 1, rule: '§4.4', space: 'vilna' });
  });

  it('a Depot marker goes with the flag, and can come back in the interphase', () => {
    const state = after(drawn('', { flags, dmc: { borodino: 'FN' } }), 6);
    expect(state.dmc).toEqual({});
    expect(state.facts.dmcLost.FN).toBe(1);
  });
});

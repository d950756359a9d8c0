import { describe, expect, it } from 'vitest';
import { raidBonus, raided } from '../../../domain/kutuzov/map/raids.ts';
import { raid } from '../../../domain/kutuzov/procedures/turn/cossacks.ts';
import type { State } from '../../../domain/kutuzov/state.ts';
import { dice, drawn, worked } from '../kit/kit.ts';

const beaten: Partial<State> = {
  morale: { imperial: { level: 'sauve-qui-peut', loss: 0, gain: 0 }, tsarist: { level: 'marchez-vous', loss: 0, gain: 0 } },
};
const after = (state: State, ...faces: readonly number[]): State => worked(state, raid, dice(...faces)).state;

describe('where Cossacks raid (§4.4)', () => {
  it.each<[string, string, Partial<State>, readonly string[]]>([
    ['an Imperial duchy in Russia that nobody guards', '', { flags: { kovno: 'FN' } }, ['kovno']],
    ['one with an Austrian flag', '', { flags: { kovno: 'AU' } }, ['kovno']],
    ['not where an Imperial stands', 'kovno: davout', { flags: { kovno: 'FN' } }, []],
    ['not a fortress', '', { flags: { grodno: 'FN' } }, []],
    ['not the Imperial homeland', '', {}, []],
    ['not what is uncontrolled', 'kovno: platov R2 1', { flags: { kovno: 'FN' } }, []],
    ['in the order of the map', '', { flags: { vilna: 'FS', kovno: 'FN' } }, ['kovno', 'vilna']],
  ])('%s', (_, pieces, change, expected) => {
    expect(raided(drawn(pieces, change))).toEqual(expected);
  });
});

describe('the die (§4.4)', () => {
  const flags = { borodino: 'FN' } as const;

  it.each<[string, State, number]>([
    ['nothing', drawn('', { flags }), 0],
    ['Russians beside it, however many', drawn('moscow: barclay R1 4; kaluga: R2 2', { flags }), 1],
    ['Imperial Sauve Qui Peut', drawn('', { flags, ...beaten }), 1],
    ['both', drawn('moscow: R1 1', { flags, ...beaten }), 2],
  ])('is raised by %s', (_, state, bonus) => {
    expect(raidBonus(state, 'borodino')).toBe(bonus);
  });

  it('a 3 and 1 for Russians beside it take the flag off', () => {
    const state = drawn('moscow: barclay R1 4', { flags });
    expect(after(state, 3).flags).toEqual({});
    expect(after(state, 2).flags).toEqual(flags);
    expect(after(drawn('', { flags }), 3).flags).toEqual(flags);
  });

  it('each duchy has a roll of its own, which tells where', () => {
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

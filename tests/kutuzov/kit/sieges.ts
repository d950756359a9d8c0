import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import type { Power } from '../../../domain/kutuzov/terms/nations.ts';
import type { Party } from '../../../domain/kutuzov/terms/schemas.ts';
import { dice, drawn, events, spending } from './kit.ts';

// The words of the tests of sieges.

export const siege = (space: string, leaders: readonly string[], sp: Party['sp'] = {}): Command => ({
  type: 'siege',
  space,
  leaders,
  sp,
});

export const press = (fresh = 0): Command => ({ type: 'press', fresh });

export const lift: Command = { type: 'lift' };

/** An impulse of a Power in which its card has been played. */
export function impulse(power: Power, pieces: string, change: Partial<State> = {}): State {
  const state = spending(drawn(pieces, { resources: { FN: 0, R1: 0, FS: 0, R2: 0 }, ...change }), power, 1);
  return { ...state, frames: state.frames.slice(0, 2) };
}

/** The dice of a round: this number of the besieger, 6s first, then those of the fortress. */
export const round = (besieger: number, sixes: number, ...fortress: readonly number[]): readonly number[] => [
  ...Array.from({ length: besieger }, (_, i) => (i < sixes ? 6 : 1)),
  ...fortress,
];

export const QUIET = [1, 1, 1, 1] as const;

export const morale = (
  camp: 'imperial' | 'tsarist',
  change: Partial<State['morale']['imperial']>,
): Pick<State, 'morale'> => {
  const base = drawn('').morale;
  return { morale: { ...base, [camp]: { ...base[camp], ...change } } };
};

export const marks = (state: State, space: string): readonly (readonly [number, boolean])[] =>
  (state.troops[space] ?? []).map(({ sp, marked }) => [sp, marked]);

export const rolls = (state: State, power: Power, command: Command, ...faces: readonly number[]): readonly string[] =>
  events(state, power, command, dice(...faces)).flatMap((event) =>
    event.type === 'rolled' ? [`${event.why} ${event.dice.length}: ${event.total}`] : [],
  );

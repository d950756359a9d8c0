import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import type { Step } from '../../../domain/kutuzov/movement/contact.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import type { Event } from '../../../domain/kutuzov/table/events.ts';
import { evolve } from '../../../domain/kutuzov/table/evolve.ts';
import { campOf, type Power } from '../../../domain/kutuzov/terms/nations.ts';
import type { Party } from '../../../domain/kutuzov/terms/schemas.ts';
import { dice, facesOf, undisturbed } from './kit.ts';

export const move = (from: string, to: string, leaders: readonly string[], sp: Party['sp'] = {}): Command => ({
  type: 'move',
  from,
  to,
  leaders,
  sp,
});
/** Into a zone, to attack those who are there. */
export const storm = (from: string, to: string, leaders: readonly string[], sp: Party['sp'] = {}): Command => ({
  type: 'move',
  from,
  to,
  leaders,
  sp,
  attack: true,
});
export const attack = (space: string, leaders: readonly string[], sp: Party['sp'] = {}): Command => ({
  type: 'attack',
  space,
  leaders,
  sp,
});
export const intercept = (from: string, leaders: readonly string[], sp: Party['sp'] = {}): Command => ({
  type: 'intercept',
  from,
  leaders,
  sp,
});
export const evade = (to: string, counter?: Party['sp']): Command => ({
  type: 'evade',
  to,
  ...(counter === undefined ? {} : { counter }),
});
export const pass: Command = { type: 'pass' };

/** What came of some commands: the position at the next question, and all that happened. */
export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Gives commands one after the other, each with the rolls made for it (`facesOf`). */
export function play(start: State, ...commands: readonly (readonly [Power, Command, string?])[]): Played {
  return commands.reduce<Played>(
    (played, [power, command, rolls = '']) => {
      const happened = undisturbed(played.state, power, command, dice(...facesOf(rolls)));
      return { state: happened.reduce(evolve, played.state), events: [...played.events, ...happened] };
    },
    { state: start, events: [] },
  );
}

/** The rolls of a story: why, and the number of dice, or what two dice and their modifiers come to. */
export const rolls = ({ events: all }: Played): readonly string[] =>
  all.flatMap((event) => {
    if (event.type !== 'rolled') return [];
    return [
      event.dice.length === 2 && ['interception', 'evasion'].includes(event.why)
        ? `${event.why} ${event.total}`
        : `${event.why}: ${event.dice.length} dice`,
    ];
  });

/** A step that has just been declared, for what looks at nothing but the position and who goes where. */
export const declared = (power: Power, from: string, to: string, change: Partial<Step> = {}): Step => ({
  is: 'step',
  power,
  camp: campOf(power),
  from,
  to,
  how: 'march',
  troops: [],
  leaders: [],
  apart: { troops: [], leaders: [] },
  attack: true,
  stage: 'contact',
  tries: [],
  interceptors: [],
  evasions: { army: false, counters: {}, failures: 0, gone: [], spared: { troops: [], leaders: [] } },
  ...change,
});

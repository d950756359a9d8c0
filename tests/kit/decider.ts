import { expect } from 'vitest';
import type { Chance } from '../../domain/contract/chance.ts';
import type { Refusal } from '../../domain/contract/refusal.ts';
import type { Result } from '../../domain/lib/result.ts';

/*
 * One way to say what a decider does, for every game: `given` a position, `when` a seat gives a command with the luck
 * that the test states, `then` these events, or this refusal. Luck that is stated and not used is an error, as is luck
 * that is used and not stated.
 */

/** A chance that brings what a test states, and throws at any other draw. */
export interface Stated extends Chance {
  /** What was stated and has not been drawn. */
  left(): readonly (number | string)[];
}

/** A chance from which nothing may be drawn. */
export const noLuck: Stated = {
  draw(stream) {
    throw new Error(`nobody expected a draw from ${stream}`);
  },
  left: () => [],
};

/** Throws when a test has stated luck that was not used; a chance that is not stated passes. */
export function expectSpent(chance: Chance | Stated): void {
  const left = 'left' in chance ? chance.left() : [];
  if (left.length > 0) throw new Error(`stated and never drawn: ${left.join(' ')}`);
}

/** The part of a game that is specified. */
export interface Decider<State, Command, Event> {
  decide(state: State, seat: string, command: Command, chance: Chance): Result<readonly Event[], Refusal>;
  evolve(state: State, event: Event): State;
  /**
   * Whether the seat's own view offers a command: where this is stated, a command must be accepted exactly when it is
   * offered.
   */
  isOffered?(state: State, seat: string, command: Command): boolean;
}

interface Given<State, Command, Event> {
  when(seat: string, command: Command, chance?: Chance): Then<State, Command, Event>;
}

interface Then<State, Command, Event> extends Given<State, Command, Event> {
  /** The position after the command. Throws when it is refused. */
  readonly state: State;
  /** The events of the command. Throws when it is refused. */
  readonly events: readonly Event[];
  /** Why the command is refused: `CODE §rule`. Throws when it is accepted. */
  readonly refusal: string;
  /** All events of the command in their order, each with the fields that matter here; or its refusal, `CODE §rule`. */
  then(expected: readonly object[] | string): this;
}

/** `given` for one game: a position, and events that have happened in it since. */
export const specification =
  <State, Command, Event>(decider: Decider<State, Command, Event>) =>
  (state: State, ...events: readonly Event[]): Given<State, Command, Event> =>
    givenOf(decider, events.reduce(decider.evolve, state));

const givenOf = <State, Command, Event>(
  decider: Decider<State, Command, Event>,
  start: State,
): Given<State, Command, Event> => ({
  when: (seat, command, chance = noLuck) => whenOf(decider, start, seat, command, chance),
});

function whenOf<State, Command, Event>(
  decider: Decider<State, Command, Event>,
  start: State,
  seat: string,
  command: Command,
  chance: Chance,
): Then<State, Command, Event> {
  const decided = decider.decide(start, seat, command, chance);
  const isOffered = decider.isOffered?.(start, seat, command) ?? decided.ok;
  if (isOffered !== decided.ok)
    throw new Error(decided.ok ? 'accepted, though it is not offered' : `offered, but ${why(decided.error)}`);
  if (decided.ok) expectSpent(chance);
  const accepted = (): readonly Event[] => {
    if (!decided.ok) throw new Error(`${why(decided.error)}: ${decided.error.detail}`);
    return decided.value;
  };
  const refused = (): string => {
    if (decided.ok) throw new Error('accepted, though a refusal was expected');
    return why(decided.error);
  };
  const after = (): State => accepted().reduce(decider.evolve, start);
  return {
    get state() {
      return after();
    },
    get events() {
      return accepted();
    },
    get refusal() {
      return refused();
    },
    when: (nextSeat, nextCommand, nextChance = noLuck) => whenOf(decider, after(), nextSeat, nextCommand, nextChance),
    // biome-ignore lint/suspicious/noThenProperty: the last word of given, when, then; nobody awaits a specification
    then(expected) {
      if (typeof expected === 'string') expect(refused()).toBe(expected);
      else expect(accepted()).toMatchObject(expected);
      return this;
    },
  };
}

const why = ({ code, rule }: Refusal): string => (rule === undefined ? code : `${code} ${rule}`);

import { type Legal, nothing } from './legal.ts';
import type { Refusal } from './refusal.ts';

/**
 * The types of a game that is played by frames; `chooser`: who makes a choice, `known`: what they know when they make
 * it.
 */
interface Terms {
  readonly position: unknown;
  readonly known: unknown;
  readonly chooser: unknown;
  readonly command: unknown;
  readonly table: unknown;
  /** The possible names of a question. */
  readonly kind: string;
}

/**
 * How one kind of frame is played, in a game whose course is a stack of frames; the last one asks. A rule has one
 * place: a predicate that `legal` uses to leave out impossible choices, and `against` to give the reason. Both look
 * only at what the chooser knows.
 *
 * There are two ways to `decide` with it. Where a predicate tells by itself whether a command is possible, only
 * `against` runs: it refuses exactly what `legal` does not admit. Where a search finds the choices, `legal` runs first,
 * and `against` only gives the reason for a command that `legal` does not admit.
 */
export interface FrameProcedure<T extends Terms, F> {
  /**
   * Returns the seats that must choose now, in the order in which their questions are shown. Empty: no seat has a
   * choice, and `run` goes on.
   */
  asks(position: T['position'], frame: F): readonly T['chooser'][];
  /** The name of the question, where it is not that of the frame. */
  kind?(position: T['position'], frame: F): T['kind'] | undefined;
  /** Returns all choices of the chooser, from its own knowledge. */
  legal(known: T['known'], frame: F, chooser: T['chooser']): Legal;
  /**
   * Returns why a command is not possible. `undefined` for what `legal` admits, and for commands that are simply not
   * among the choices.
   */
  against(known: T['known'], frame: F, chooser: T['chooser'], command: T['command']): Refusal | undefined;
  /** Carries a command out, up to the next thing that `run` or a choice decides. */
  act(table: T['table'], frame: F, chooser: T['chooser'], command: T['command']): void;
  /** Takes the procedure one step on when no seat has a choice. It must go on to another frame, enter one or leave. */
  run(table: T['table'], frame: F): void;
  /** Returns the default answer: one of the choices. */
  lapse(known: T['known'], frame: F, chooser: T['chooser']): T['command'];
}

export const unreachable = (): never => {
  throw new Error('unreachable: nobody acts in this frame');
};

/** For frames in which nobody ever chooses, and for those that never run. */
export const silent = {
  asks: () => [],
  legal: () => nothing,
  against: () => undefined,
  act: unreachable,
  lapse: unreachable,
} as const;

import type { Refusal } from '../../game.ts';
import type { Legal } from '../../legal.ts';
import type { Command } from '../commands.ts';
import type { Frame } from '../frames.ts';
import type { Power } from '../map/nations.ts';
import type { Position } from '../state.ts';
import type { Table } from '../table.ts';
import type { View } from '../view.ts';

/**
 * How one kind of frame is played. A rule stands in one place: a predicate over the position (`View` and `State` both are one) that
 * `legal` uses to leave out what is not possible, and `against` to say why. Both look at what the seat knows only.
 *
 * `decide` carries out what `legal` admits, because the choices are found by a search (armies, loans of SP, ways), which a second predicate
 * would repeat. In Napoleonics, where they are not, `against` decides alone. What silence means differs by frame, so `lapse` stands here.
 */
export interface Procedure<F extends Frame> {
  /** Who must choose now, in the order in which their questions are shown. Empty: nobody has a choice, and `run` goes on. */
  asks(position: Position, frame: F): readonly Power[];
  /** All choices of a Power that is asked, from what its seat knows. */
  legal(view: View, frame: F, power: Power): Legal;
  /** Why a command that `legal` does not admit is not possible. Undefined: no rule says more than that it is not one of the choices. */
  against(view: View, frame: F, power: Power, command: Command): Refusal | undefined;
  /** Carries a command out, as far as the next thing that `run` or a choice decides. */
  act(table: Table, frame: F, power: Power, command: Command): void;
  /** Takes the procedure one step on, when nobody is asked: it must go on to another frame, enter one or leave. */
  run(table: Table, frame: F): void;
  /** What silence means: one of the choices. */
  lapse(view: View, frame: F, power: Power): Command;
}

/** For frames in which nobody ever chooses, and for those that never run. */
export const silent = {
  asks: () => [],
  legal: () => ({ is: 'oneOf', of: [] }),
  against: () => undefined,
  act: () => unreachable(),
  lapse: () => unreachable(),
} as const satisfies Omit<Procedure<Frame>, 'run'>;

export const unreachable = (): never => {
  throw new Error('unreachable: nobody acts in this frame');
};

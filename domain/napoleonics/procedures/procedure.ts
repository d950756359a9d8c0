import type { Refusal } from '../../game.ts';
import type { Legal } from '../../legal.ts';
import type { Command } from '../commands.ts';
import type { Frame } from '../frames.ts';
import type { Known } from '../known.ts';
import type { Public, Side } from '../state.ts';
import type { Table } from '../table.ts';

/**
 * How one kind of frame is played. A rule stands in one place: a predicate (in `turn/`, `combat/`, `cards/`) that `legal` uses to leave out
 * what is not possible, and `against` to say why. Both look at public facts and at the seat's own cards only.
 */
export interface Procedure<F extends Frame> {
  /** Who chooses now, and what about; undefined when nobody has a choice and `run` goes on. */
  asks(p: Public, frame: F): { readonly seat: Side; readonly kind: string } | undefined;
  /** The choices of the seat that is asked. */
  legal(known: Known, frame: F): Legal;
  /** Why a command is not possible: the rule that says so. Undefined exactly for what `legal` admits. */
  against(known: Known, frame: F, command: Command): Refusal | undefined;
  /** Carries out a command that nothing stands against, as far as the next thing that `run` or a choice decides. */
  act(table: Table, frame: F, command: Command): void;
  /** Takes the procedure one step on, when nobody is asked: it must change the frame, leave it or enter another one. */
  run(table: Table, frame: F): void;
}

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
 *
 * `decide` carries out what nothing is `against`, and builds no grammar for it. In Kutuzov the
 * grammar decides, because its choices are found by a search, which a second predicate would repeat. What silence means is told for all
 * frames at once, in `standing.ts`.
 */
export interface Procedure<F extends Frame> {
  /** Who must choose now, and what about. Undefined: nobody has a choice, and `run` goes on. */
  asks(p: Public, frame: F): { readonly seat: Side; readonly kind: string } | undefined;
  /** All choices of the seat that is asked, from what it knows. */
  legal(known: Known, frame: F): Legal;
  /** Why a command is not possible. Undefined exactly for what `legal` admits. */
  against(known: Known, frame: F, command: Command): Refusal | undefined;
  /** Carries a command out, as far as the next thing that `run` or a choice decides. */
  act(table: Table, frame: F, command: Command): void;
  /** Takes the procedure one step on, when nobody is asked: it must go on to another frame, enter one or leave. */
  run(table: Table, frame: F): void;
}

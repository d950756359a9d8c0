import type { Refusal } from '../../game.ts';
import type { Legal } from '../../legal.ts';
import type { Command } from '../commands.ts';
import type { Frame } from '../frames.ts';
import type { CardId, Public, Side } from '../state.ts';
import type { Table } from '../table.ts';

/** What a seat knows when it chooses: the public part, and its own cards. */
export interface Known {
  readonly p: Public;
  readonly seat: Side;
  readonly hand: readonly CardId[];
  readonly scouted: readonly CardId[];
}

/** How one kind of frame is played. All of it looks at public facts, but for the seat's own cards. */
export interface Procedure<F extends Frame> {
  /** Who chooses now, and what about; undefined when nobody has a choice and `run` goes on. */
  asks(p: Public, frame: F): { readonly seat: Side; readonly kind: string } | undefined;
  /** The choices of the seat that is asked. */
  legal(known: Known, frame: F): Legal;
  /** What stands against a command that `legal` does not admit: the rule that says so. Undefined: it is possible. */
  against(known: Known, frame: F, command: Command): Refusal | undefined;
  /** Carries out a command that nothing stands against, as far as the next thing that `run` or a choice decides. */
  act(table: Table, frame: F, command: Command): void;
  /** Takes the procedure one step on, when nobody is asked: it must change the frame, leave it or enter another one. */
  run(table: Table, frame: F): void;
}

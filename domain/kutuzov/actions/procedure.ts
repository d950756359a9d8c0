import type { FrameProcedure } from '../../contract/procedure.ts';
import type { Command } from '../frames/commands.ts';
import type { Frame, FrameKind } from '../frames/frames.ts';
import type { Position } from '../state/state.ts';
import type { View } from '../state/view.ts';
import type { Table } from '../table/table.ts';
import type { Power } from '../terms/nations.ts';

interface Terms {
  readonly position: Position;
  readonly known: View;
  readonly chooser: Power;
  readonly command: Command;
  readonly table: Table;
  readonly kind: FrameKind;
}

/**
 * How one kind of frame is played. Predicates are over the position (`View` and `State` both are one). `decide` asks
 * `legal` first, because the choices are found by a search (armies, loans of SP, ways), which a second predicate would
 * repeat.
 */
export type Procedure<F extends Frame> = FrameProcedure<Terms, F>;

import type { Legal } from '../../contract/legal.ts';
import type { FrameProcedure } from '../../contract/procedure.ts';
import { sample } from '../../contract/sampling.ts';
import { sure } from '../../lib/sure.ts';
import type { Side } from '../army/sides.ts';
import type { Command } from '../state/commands.ts';
import type { Frame } from '../state/frames.ts';
import type { AskKind } from '../state/kinds.ts';
import type { Known } from '../state/known.ts';
import type { Public } from '../state/state.ts';
import type { Table } from '../state/table.ts';

interface Terms {
  readonly position: Public;
  readonly known: Known;
  readonly chooser: Side;
  readonly command: Command;
  readonly table: Table;
  readonly kind: AskKind;
}

/**
 * How one kind of frame is played. Predicates are in `turn/`, `combat/` and `orders/`. `decide` carries out what
 * nothing is `against`, and builds no grammar for it.
 */
export type Procedure<F extends Frame> = FrameProcedure<Terms, F>;

/** Returns the first of some choices: the default answer where something must be chosen. */
export const firstOf = (choices: Legal): Command => sure(sample(choices, () => 0) as Command | undefined, 'choice');

/** No more orders, moves or attacks. */
export const done = (): Command => ({ type: 'done' });

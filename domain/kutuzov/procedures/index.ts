import type { Frame, FrameKind, FrameOf } from '../frames.ts';
import type { Procedure } from '../procedure.ts';
import { card } from './card.ts';
import { impulse } from './impulse.ts';
import { losses } from './losses.ts';
import { preemption } from './preemption.ts';
import { assign, mulligan, shift } from './preparation.ts';
import { step } from './step.ts';
import { turn } from './turn.ts';

/** The procedure of each kind of frame. */
const PROCEDURES: { readonly [kind in FrameKind]: Procedure<FrameOf<kind>> } = {
  turn,
  assign,
  shift,
  mulligan,
  preemption,
  impulse,
  card,
  step,
  losses,
};

export const procedureOf = (frame: Frame): Procedure<Frame> => PROCEDURES[frame.is] as unknown as Procedure<Frame>;

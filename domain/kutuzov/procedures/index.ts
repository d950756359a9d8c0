import type { Frame, FrameKind, FrameOf } from '../frames.ts';
import type { Procedure } from '../procedure.ts';
import { attrition } from './attrition.ts';
import { attritionCheck } from './attrition-check.ts';
import { card } from './card.ts';
import { impulse } from './impulse.ts';
import { losses } from './losses.ts';
import { moraleCheck } from './morale-check.ts';
import { preemption } from './preemption.ts';
import { assign, mulligan, shift } from './preparation.ts';
import { recovery } from './recovery.ts';
import { rise } from './rise.ts';
import { step } from './step.ts';
import { turn } from './turn.ts';
import { will } from './will.ts';
import { window } from './window.ts';

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
  attrition,
  losses,
  'morale-check': moraleCheck,
  'attrition-check': attritionCheck,
  recovery,
  rise,
  will,
  window,
};

export const procedureOf = (frame: Frame): Procedure<Frame> => PROCEDURES[frame.is] as unknown as Procedure<Frame>;

import { combatProcedures } from '../combat/index.ts';
import type { Frame, FrameKind, FrameOf } from '../frames.ts';
import { section, use } from '../turn/choices.ts';
import { combat } from '../turn/combat-phase.ts';
import { command } from '../turn/command.ts';
import { draw, scout } from '../turn/draw.ts';
import { movement } from '../turn/movement.ts';
import { order } from '../turn/order.ts';
import { rally } from '../turn/rally.ts';
import { supply, supplyTo } from '../turn/supply.ts';
import type { Procedure } from './procedure.ts';

const PROCEDURES: { readonly [kind in FrameKind]: Procedure<FrameOf<kind>> } = {
  command,
  section,
  use,
  supply,
  'supply-to': supplyTo,
  rally,
  order,
  movement,
  combat,
  draw,
  scout,
  ...combatProcedures,
};

/** How the procedure goes on from a frame. */
export const procedureOf = (frame: Frame): Procedure<Frame> => PROCEDURES[frame.is] as Procedure<Frame>;

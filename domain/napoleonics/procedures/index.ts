import type { Procedure } from '../deeds/procedure.ts';
import type { Frame, FrameKind, FrameOf } from '../state/frames.ts';
import { advance } from './combat/advance.ts';
import { flags } from './combat/flags.ts';
import { leaderCheck } from './combat/leader-check.ts';
import { leaderRetreat } from './combat/leader-retreat.ts';
import { melee } from './combat/melee.ts';
import { retreat } from './combat/retreat.ts';
import { section, use } from './turn/choices.ts';
import { combat } from './turn/combat.ts';
import { command } from './turn/command.ts';
import { draw, scout } from './turn/draw.ts';
import { movement } from './turn/movement.ts';
import { order } from './turn/order.ts';
import { rally } from './turn/rally.ts';
import { supply, supplyTo } from './turn/supply.ts';

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
  melee,
  flags,
  retreat,
  'leader-check': leaderCheck,
  'leader-retreat': leaderRetreat,
  advance,
};

/**
 * Returns how the procedure goes on from a frame. The cast: a procedure only gets frames of its kind, by which it was
 * found.
 */
export const procedureOf = (frame: Frame): Procedure<Frame> => PROCEDURES[frame.is] as Procedure<Frame>;

import * as z from 'zod';
import { battleFrame, lootFrame, lossesFrame, retreatFrame, sackFrame, siegeFrame } from './procedures/battle/frames.ts';
import { cardFrame, chitFrame, divisionFrame, eventFrame, grantFrame, windowFrame } from './procedures/hands/frames.ts';
import {
  bridgeheadFrame,
  deploymentFrame,
  excessFrame,
  interphaseFrame,
  recallFrame,
  reinforcementFrame,
  shortageFrame,
  transitFrame,
} from './procedures/interphase/frames.ts';
import {
  attritionFrame,
  callFrame,
  consentFrame,
  freeMarchFrame,
  scorchingFrame,
  stepFrame,
  withdrawalFrame,
} from './procedures/movement/frames.ts';
import { arrivalFrame, attritionCheckFrame, moraleCheckFrame, recoveryFrame, riseFrame, willFrame } from './procedures/tracks/frames.ts';
import {
  aimFrame,
  assignFrame,
  attritionStepFrame,
  auctionFrame,
  impulseFrame,
  mulliganFrame,
  preemptionFrame,
  revoltFrame,
  shiftFrame,
  turnFrame,
} from './procedures/turn/frames.ts';

/*
 * Where the procedure stands: a stack of plain objects of which only the last one asks. A battle inside a move inside a card is
 * three frames; when the last one is left the one below goes on, and finds in the state what happened meanwhile.
 *
 * Each room of procedures/ states its frames in a file `frames.ts`, which imports nothing but other declarations, so that everybody may
 * import it. Here they are only united.
 *
 * To add a procedure:
 * 1. its frame in its room: a name in `is`, who decides, a `stage` when it has several steps, and what it must remember; all of it public;
 *    and its line here;
 * 2. its commands in commands.ts, one small step each; facts that no event tells yet in the `facts.ts` of their room;
 * 3. a file in its room that fills `Procedure` (procedure.ts) for it, and its line in procedures/index.ts.
 * Whoever needs it emits `entered` with its frame as the last event of a step: the loop (decide.ts) runs it until it emits `left`.
 */

/** Checks that may wait until what is going on has come to an end. */
const checks = [moraleCheckFrame, attritionCheckFrame, riseFrame, willFrame, revoltFrame] as const;
export const checkSchema = z.discriminatedUnion('is', [...checks]);
export type Check = z.infer<typeof checkSchema>;

export const frameSchema = z.discriminatedUnion('is', [
  turnFrame,
  auctionFrame,
  assignFrame,
  shiftFrame,
  mulliganFrame,
  preemptionFrame,
  impulseFrame,
  chitFrame,
  divisionFrame,
  cardFrame,
  eventFrame,
  grantFrame,
  freeMarchFrame,
  shortageFrame,
  attritionStepFrame,
  aimFrame,
  withdrawalFrame,
  scorchingFrame,
  stepFrame,
  callFrame,
  consentFrame,
  bridgeheadFrame,
  attritionFrame,
  lossesFrame,
  battleFrame,
  retreatFrame,
  lootFrame,
  windowFrame,
  siegeFrame,
  sackFrame,
  interphaseFrame,
  reinforcementFrame,
  deploymentFrame,
  transitFrame,
  recallFrame,
  excessFrame,
  arrivalFrame,
  ...checks,
  recoveryFrame,
]);
export type Frame = z.infer<typeof frameSchema>;
export type FrameKind = Frame['is'];
export type FrameOf<K extends FrameKind> = Extract<Frame, { is: K }>;

/** Frames with CP to spend. */
export type Spending = Extract<Frame, { is: 'card' | 'grant' | 'withdrawal' }>;
/** Frames in which moves are ordered. */
export type Ordering = Spending | Extract<Frame, { is: 'free-march' }>;

import * as z from 'zod';
import { battleFrame, lootFrame, lossesFrame, retreatFrame, sackFrame, siegeFrame } from './battle.ts';
import { cardFrame, chitFrame, divisionFrame, eventFrame, grantFrame, windowFrame } from './hands.ts';
import {
  bridgeheadFrame,
  deploymentFrame,
  excessFrame,
  interphaseFrame,
  recallFrame,
  reinforcementFrame,
  shortageFrame,
  transitFrame,
} from './interphase.ts';
import {
  attritionFrame,
  callFrame,
  consentFrame,
  freeMarchFrame,
  scorchingFrame,
  stepFrame,
  withdrawalFrame,
} from './movement.ts';
import { arrivalFrame, attritionCheckFrame, moraleCheckFrame, recoveryFrame, riseFrame, willFrame } from './tracks.ts';
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
} from './turn.ts';

/*
 * Where the procedure stands: a stack of plain objects; only the last one asks. A battle inside a move inside a card is
 * three frames; when the last one is left the one below goes on, and finds in the state what happened meanwhile.
 *
 * The frames of each folder of procedures/ are in the file of its name beside this one, which unites them.
 *
 * To add a procedure: 1. its frame in the file of its subject: a name in `is`, who decides, a `stage` when it has
 * several steps, and what it must remember; all of it public; and its line here; 2. its commands in commands.ts, one
 * small step each; facts that no event tells yet in the file of their subject in table/; 3. a file in procedures/ that
 * fills `Procedure` (actions/procedure.ts) for it, and its line in procedures/index.ts. A caller emits `entered` with
 * its frame as the last event of a step: the loop (decide.ts) runs it until it emits `left`.
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

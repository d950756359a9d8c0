import * as z from 'zod';
import { camp, count, list, power, rule, space } from '../terms/schemas.ts';

/* The frames of a turn, from the preparation before the first one (§2) to its end (§4). */

/** The steps of a turn (§4.1), after the preparation before the first one (§2). */
const TURN_STAGES = [
  'preparation',
  'impulses',
  'attrition',
  'cossacks',
  'morale',
  'balance',
  'conquest',
  'peace',
  'interphase',
] as const;
export type TurnStage = (typeof TURN_STAGES)[number];

/** The bottom of the stack: nobody chooses in it, its `run` enters what each stage needs. */
export const turnFrame = z.strictObject({ is: z.literal('turn'), stage: z.enum(TURN_STAGES) });

export const auctionFrame = z
  .strictObject({
    is: z.literal('auction'),
    stage: z.enum(['bid', 'order', 'choose', 'remove']),
    /**
     * In SP, each by the first Power that a seat stands in for; in the end that of the first alone: what it has still
     * to remove.
     */
    bids: list(z.strictObject({ power, sp: count })),
    /** The Powers that have still to choose. */
    order: list(power),
    free: list(list(power)),
    chosen: list(z.strictObject({ seat: z.string(), powers: list(power) })),
  })
  .meta({ description: 'Seats bid for their Powers, or roll dice, and choose in that order (§2.34).' });

export const assignFrame = z
  .strictObject({ is: z.literal('assign'), power, free: count, rule })
  .meta({ description: 'Divides free resources of its Camp (§PB4.2).' });

export const shiftFrame = z
  .strictObject({ is: z.literal('shift'), power })
  .meta({ description: 'May pass one resource to its partner (§PB4.2).' });

export const mulliganFrame = z
  .strictObject({ is: z.literal('mulligan'), power })
  .meta({ description: 'May replace its new cards by one fewer (§2.8).' });

export const preemptionFrame = z
  .strictObject({
    is: z.literal('preemption'),
    power,
    /** The other Power of its Camp, where that one could as well (§PB6.7). */
    or: power.exactOptional(),
  })
  .meta({ description: 'The Power with the most cards may take an extra impulse (§4.22).' });

export const impulseFrame = z
  .strictObject({
    is: z.literal('impulse'),
    power,
    preemptive: z.boolean(),
    /** No other Power has cards to play: its last impulse of the turn (§4.24). */
    lone: z.boolean(),
    /** It had no card to play when it began: a pass, unless it buys one and plays it (§4.23). */
    passing: z.boolean(),
    stage: z.enum(['play', 'end', 'over']),
  })
  .meta({ description: 'A Power’s impulse (§4.2): it plays a card, buys one, or ends.' });

export const attritionStepFrame = z
  .strictObject({
    is: z.literal('attrition-step'),
    /**
     * Where Imperial formations, and after their level check Tsarist ones, still have to suffer; where survivors set up
     * flags.
     */
    imperial: list(space),
    isChecked: z.boolean(),
    tsarist: list(space),
    flags: list(z.strictObject({ camp, space })),
  })
  .meta({ description: 'Formations in uncontrolled spaces suffer attrition, and flag what they hold (§4.3).' });

export const aimFrame = z
  .strictObject({ is: z.literal('aim'), power })
  .meta({ description: 'Chooses whether the Imperials change their aim (§19.71).' });

export const revoltFrame = z
  .strictObject({ is: z.literal('revolt'), stage: z.enum(['begin', 'battles', 'flag', 'end']), spaces: list(space) })
  .meta({ description: 'Prussia revolts (§9.3). `spaces`: where Prussians still fight Imperials.' });

import * as z from 'zod';
import { camp, list, object, power, space } from '../terms/schemas.ts';

/* Attrition rolls and losses by event (§14, §5.21). */

export const ATTRITION = {
  /**
   * An attrition roll of a formation, or of all formations of a space, that is named by the player, or by `chooser`.
   */
  attritionRoll: z.strictObject({
    op: z.literal('attritionRoll'),
    target: z.enum(['formation', 'imperialInRussia', 'imperialExposed', 'space', 'imperialSpace', 'largestStack']),
    chooser: power.exactOptional(),
    cause: z.literal('winter').exactOptional(),
    /** 5s send to the Regroup Box in every turn (§14.61). */
    wintry: z.literal(true).exactOptional(),
    /** No resource halves a roll of this Camp (§16.4). */
    unhalved: camp.exactOptional(),
    /** The Power of the formation may lose a resource instead. */
    orResource: z.literal(1).exactOptional(),
    /** The formations, once they are named. */
    places: list(object({ space, camp })).exactOptional(),
  }),
  /** The roll that is due where the Supply Trains have just come is not made (§14). */
  cancelAttrition: z.strictObject({
    op: z.literal('cancelAttrition'),
    where: z.literal('sameSpace'),
    once: z.literal(true),
  }),
  /** This many losses of an attrition roll are not taken (§14.1). */
  cancelLosses: z.strictObject({ op: z.literal('cancelLosses'), roll: z.literal('attrition'), n: z.int() }),
  /** This many SP that are to be eliminated go to the Regroup Box, and bring no Attrition Loss (§14.42). */
  eliminatedToRegroup: z.strictObject({ op: z.literal('eliminatedToRegroup'), side: z.literal('self'), n: z.int() }),
};

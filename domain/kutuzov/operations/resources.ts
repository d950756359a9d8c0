import * as z from 'zod';
import { count } from '../terms/schemas.ts';
import { named, whose } from './whom.ts';

/* Resources by event (§16.2). */

export const RESOURCES = {
  gainResource: z.strictObject({ op: z.literal('gainResource'), power: whose, n: count }),
  /** A Power loses resources, if it has any; with a `roll` only when the die says so. */
  loseResource: z.strictObject({
    op: z.literal('loseResource'),
    target: named.exactOptional(),
    n: count,
    roll: z.strictObject({ dice: z.literal(1), atLeast: z.int() }).exactOptional(),
  }),
  /** The player gives the named Power some of the player's own resources, if there are any. */
  giveResource: z.strictObject({ op: z.literal('giveResource'), n: count }),
};

import * as z from 'zod';
import { UNTIL } from '../state/lasting.ts';
import { count, leaderId } from '../terms/schemas.ts';

/* Leaders by event. */

export const LEADERS = {
  /**
   * The card goes to a leader, and stays by him: in every round of a battle or siege that he commands his side has this
   * many dice more.
   */
  attach: z.strictObject({ op: z.literal('attach'), leader: leaderId, dice: count }),
  /**
   * A leader on the map may take soldiers into his army, up to his rating (§10.2): an ally’s those of the Power that
   * runs him, who goes and flags as it does; any other of the Camp those of the partner and its ally.
   */
  mixedArmy: z.strictObject({ op: z.literal('mixedArmy'), of: z.enum(['allies', 'camp']), until: z.enum(UNTIL) }),
  /**
   * A leader has other ratings for a while (§1.6): one by name, one of the enemy on the map, or who commands the
   * enemies in a battle or before a fortress.
   */
  setLeaderRating: z
    .strictObject({
      op: z.literal('setLeaderRating'),
      leader: leaderId.exactOptional(),
      target: z.enum(['enemyLeader', 'enemyCommander']).exactOptional(),
      battle: count.exactOptional(),
      command: count.exactOptional(),
      delta: z.int().exactOptional(),
      /** On a 6 he leaves the map when the battle or siege is over. */
      wounded: z.literal(true).exactOptional(),
      until: z.enum(UNTIL),
    })
    .refine(({ leader, target }) => (leader === undefined) !== (target === undefined), 'a leader or a target'),
};

import * as z from 'zod';
import { camp, count, list } from '../terms/schemas.ts';
import { USES } from '../terms/uses.ts';

/* What armies do by event (§10, §7), and formations on the way (§11). */

export const MARCHES = {
  /** CP for some uses (§5.5). */
  giveCP: z.strictObject({
    op: z.literal('giveCP'),
    n: count,
    uses: list(z.enum(USES)),
    noIntercept: z.literal(true).exactOptional(),
  }),
  /**
   * A formation marches this many spaces at no CP: an army or group of the player's, an army, or pieces where a leader
   * has just been placed.
   */
  moveFormation: z.strictObject({
    op: z.literal('moveFormation'),
    target: z.enum(['ownArmyOrGroup', 'ownArmy', 'sameStack']),
    spaces: count,
    noIntercept: z.literal(true).exactOptional(),
    noEnemy: z.literal(true).exactOptional(),
  }),
  /** Each army of the Power that has marched in the impulse may place a flag free where it ended. */
  freeFlag: z.strictObject({ op: z.literal('freeFlag'), perArmy: z.literal(1) }),
  /** An army fires at enemies beside it: a die for this many of its SP, and what it hits is eliminated. */
  skirmish: z.strictObject({ op: z.literal('skirmish'), dicePer: count, max: count, eliminateOn: count }),
  /** Up to this many pieces of Russia 1 put to sea and attack a port, at no CP (§15.3). */
  amphibiousAssault: z.strictObject({ op: z.literal('amphibiousAssault'), pieces: count }),

  /** An enemy army or group that is about to move, by land, does not, nor later in the impulse. */
  stopMovement: z.strictObject({ op: z.literal('stopMovement') }),
  /**
   * Of an enemy group only the commander's army goes; the others stay where they are, and do not move or intercept in
   * the impulse.
   */
  splitGroup: z.strictObject({ op: z.literal('splitGroup') }),
  /** A march of the Power's army that can be neither intercepted nor evaded. */
  noContact: z.strictObject({ op: z.literal('noContact') }),
  /**
   * Guides: pieces on the way suffer no attrition for it (§10.4), and a river helps the defenders against them by 1
   * (§12.43).
   */
  guide: z.strictObject({ op: z.literal('guide') }),

  /**
   * A river is clear for Imperials until the impulse ends; also to threaten an interception where Scorched Earth is
   * announced (§16.57).
   */
  openRiver: z.strictObject({ op: z.literal('openRiver') }),
  /** A line that a Camp is about to use is closed to it until the impulse ends. */
  blockLine: z.strictObject({ op: z.literal('blockLine'), camp }),

  /** An attacked army or group of one's Camp evades without dice and without Morale Loss. */
  autoEvade: z.strictObject({ op: z.literal('autoEvade') }),
  /** A Power's next interception may cross a river, with `n` more: if that gives it one (§11.3). */
  interceptOverRiver: z.strictObject({ op: z.literal('interceptOverRiver'), n: count }),
  /** One of the enemy's interceptions is called off (§11.51). */
  cancelIntercept: z.strictObject({ op: z.literal('cancelIntercept') }),
  /** One try of one's Camp counts `n` more, and a failed evasion does not help the attackers (§11.4, §11.8). */
  aidTry: z.strictObject({ op: z.literal('aidTry'), n: count }),
  /**
   * Formations of the player’s Camp are called into the battle (§11.2). From two spaces away only at its beginning.
   * `virtualLeader`: one army, or SP without a leader, as if one of this rating led them.
   */
  interceptIntoBattle: z.strictObject({
    op: z.literal('interceptIntoBattle'),
    camp: z.literal('self'),
    range: z.union([z.literal(1), z.literal(2)]),
    virtualLeader: z.int().exactOptional(),
    maxSP: z.int().exactOptional(),
    formations: z.literal(1).exactOptional(),
  }),
};

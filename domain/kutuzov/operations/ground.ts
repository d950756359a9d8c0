import * as z from 'zod';
import { camp, count, list, nation, space } from '../terms/schemas.ts';
import { type Operations, operations } from './nested.ts';

/* Flags, markers and zones by event. */

const die = z.strictObject({ dice: z.literal(1), atLeast: z.int() });

/**
 * An enemy Depot marker or Supply Trains near a formation of one's Camp goes, if the die says so; without any something
 * else happens.
 */
type RemoveMarker = {
  readonly op: 'removeMarker';
  readonly range: 2;
  readonly roll: z.infer<typeof die>;
  readonly elseOps: Operations;
};
const removeMarker: z.ZodType<RemoveMarker> = z.strictObject({
  op: z.literal('removeMarker'),
  range: z.literal(2),
  roll: die,
  elseOps: operations,
});

export const GROUND = {
  /**
   * The Imperial flag goes from up to this many unguarded duchies that are no fortresses: in Russia, if the die of each
   * says so, or Cossacks raid as many (§4.4); or within two spaces of a duchy or a Tsarist formation, where Imperials
   * may intercept (§11.1).
   */
  removeFlag: z.union([
    z.strictObject({
      op: z.literal('removeFlag'),
      n: count,
      roll: z.union([die, z.literal('cossacks')]),
      tried: list(space).exactOptional(),
    }),
    z.strictObject({
      op: z.literal('removeFlag'),
      n: count,
      near: z.union([z.literal('tsarists'), z.strictObject({ space })]),
      tried: list(space).exactOptional(),
    }),
  ]),
  /**
   * Scorched Earth without a resource: near Imperials, even if they could intercept (§16.57), or on a Russian Key that
   * Imperials have flagged.
   */
  scorch: z.strictObject({
    op: z.literal('scorch'),
    where: z.enum(['tsaristNearImperials', 'imperialHeldRussianKey']),
  }),
  removeMarker,
  /** A Camp's Supply Trains come to a duchy where it has a formation; from wherever they were. */
  supplyTrain: z.strictObject({ op: z.literal('supplyTrain'), camp, where: z.literal('ownFormation') }),
  /**
   * An Entrenchment without a resource, in any place that allows one (§12.45); or before a battle for those who are
   * attacked in a duchy of theirs, enemies in it or not.
   */
  entrench: z.strictObject({ op: z.literal('entrench') }),
  /** A zone changes hands for good (§3.2). */
  setZoneControl: z.strictObject({ op: z.literal('setZoneControl'), zone: space, to: nation }),
};

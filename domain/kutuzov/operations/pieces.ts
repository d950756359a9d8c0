import * as z from 'zod';
import { camp, count, leaderId, list, nation, power, space } from '../terms/schemas.ts';
import { named } from './whom.ts';

/* Pieces that come, go and are regrouped by event (§5.11, §5.12, §6). */

/** A nation, or that of the player's Power. */
const whichNation = z.union([nation, z.literal('self')]);
export type WhichNation = z.infer<typeof whichNation>;

/**
 * Where free pieces may come: at home, at home Keys alone, at home or at home Keys or with a leader, at home or in
 * Russia where a flag is joined to the west, or in spaces that are named.
 */
const place = z.union([
  z.enum(['home', 'homeKeys', 'homeOrTracedFlag', 'normal']),
  z.strictObject({ homeOr: leaderId }),
  z.strictObject({ homeKeysOr: leaderId }),
  z.strictObject({ among: list(space) }),
]);
export type Place = z.infer<typeof place>;

export const PIECES = {
  /**
   * SP come free (§5.11): all of them to one place, or split. The kind does not matter: soldiers change at any time
   * (§1.5).
   */
  buildFree: z.strictObject({
    op: z.literal('buildFree'),
    power: whichNation,
    sp: count,
    type: z.literal('cavalry').exactOptional(),
    where: place,
    split: z.literal(true).exactOptional(),
    allowBesieged: z.literal(true).exactOptional(),
  }),
  /** Up to this many pieces come back from the Regroup Box free: SP, or leaders too. */
  regroupFree: z.strictObject({
    op: z.literal('regroupFree'),
    power: whichNation,
    sp: count.exactOptional(),
    pieces: count.exactOptional(),
    where: place,
  }),
  /** A leader who is off the map comes free, and soldiers with him; fewer if he is there already. */
  placeLeader: z.strictObject({
    op: z.literal('placeLeader'),
    leader: leaderId,
    where: z.enum(['home', 'friendlyFormation']).or(z.strictObject({ at: space })),
    sp: count.exactOptional(),
    spIfOnMap: count.exactOptional(),
    optional: z.literal(true).exactOptional(),
    /** He is on the map: another leader of the Camp may come, except those who are not available yet (§6.36). */
    orAnother: z.literal(true).exactOptional(),
    /** The event may not be used before this turn. */
    minTurn: z.int().exactOptional(),
  }),
  /** A Power's SP are eliminated, as it chooses; what is not there it owes (§5.12). */
  eliminateSP: z.strictObject({ op: z.literal('eliminateSP'), power, n: count }),
  /**
   * SP of a Power go from the map to the Regroup Box, as it chooses: this many, half a die, or a cavalry counter (2 SP
   * together, if it has any).
   */
  toRegroup: z.strictObject({
    op: z.literal('toRegroup'),
    target: named.exactOptional(),
    power: power.exactOptional(),
    sp: count.exactOptional(),
    roll: z.literal('d6half').exactOptional(),
    prefer: z.literal('cavalry').exactOptional(),
  }),
  /** All pieces of a Camp in a space are regrouped. */
  clear: z.strictObject({ op: z.literal('clear'), camp, space }),
};

import * as z from 'zod';
import { card, leaderId } from '../terms/schemas.ts';

/* Battles and sieges by event (§12, §13.23). */

export const BATTLE = {
  /**
   * What a card requires of the battle or siege: a leader or a kind of soldiers on the player's side, its first round,
   * or that his formation is beaten.
   */
  require: z.union([
    z.strictObject({ op: z.literal('require'), leader: leaderId }),
    z.strictObject({ op: z.literal('require'), counters: z.enum(['cavalry', 'artillery']) }),
    z.strictObject({ op: z.literal('require'), battle: z.enum(['firstRound', 'lost']) }),
  ]),
  /** A battle card that an enemy has just played does nothing (§5.21). */
  cancelCard: z.strictObject({ op: z.literal('cancelCard'), kind: z.literal('battle') }),
  /**
   * The battle is broken off before the dice: the attackers go back, or Tsarist defenders choose to go, and scorch the
   * earth behind them.
   */
  endBattle: z.strictObject({ op: z.literal('endBattle'), scorched: z.boolean().exactOptional() }),
  /** A card leaves the game wherever it is, with what it has changed (§5.72). */
  removeCard: z.strictObject({ op: z.literal('removeCard'), card }),
  /**
   * Dice for the player’s side in the round or all along (§12.1); before Riga they come after the halving (§13.31).
   * `side`: only the besieger’s, or only the fortress’s.
   */
  extraBattleDice: z.strictObject({
    op: z.literal('extraBattleDice'),
    side: z.enum(['self', 'besieger', 'fortress']),
    n: z.int().exactOptional(),
    /** One for each counter of a kind, at most this many. */
    per: z.literal('artillery').exactOptional(),
    max: z.int().exactOptional(),
    require: z.enum(['artillery', 'cavalry']).exactOptional(),
    /** Only where this leader fights for the side. */
    with: leaderId.exactOptional(),
    context: z.literal('field').exactOptional(),
    until: z.enum(['battleRound', 'battle']),
    /** As all event dice are (§13.31). */
    afterHalving: z.literal(true).exactOptional(),
  }),
  /** Dice against a fortress before the first round: their 6s count as the besieger’s (§13.32), nothing else does. */
  siegeDice: z.strictObject({ op: z.literal('siegeDice'), n: z.int() }),
  /** The besieger goes away (§13.34): played for the fortress. */
  siegeRetreat: z.strictObject({ op: z.literal('siegeRetreat') }),
};

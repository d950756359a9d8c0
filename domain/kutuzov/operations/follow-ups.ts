import * as z from 'zod';

/* Operations that no row has: effects put them in front of those that are left. */

export const FOLLOW_UPS = {
  /**
   * Winter (§14.62): one of the Tsarists, of two players the one with the higher die, names a space where the Imperials
   * suffer.
   */
  winterAttrition: z.strictObject({ op: z.literal('winterAttrition') }),
  /** Enemies may cancel a battle card before it does anything (§5.21). */
  counter: z.strictObject({ op: z.literal('counter') }),
  /** The player takes one of the cards on top of the deck, up to the limit of the hand (§17.43), or none. */
  takeTop: z.strictObject({ op: z.literal('takeTop') }),
  /** The player puts the cards that are still on top of the deck in an order. */
  orderTop: z.strictObject({ op: z.literal('orderTop') }),
};

import * as z from 'zod';
import { count } from '../terms/schemas.ts';
import { type Operations, operations } from './nested.ts';
import { named, whichCamp, whose } from './whom.ts';

/* Cards drawn, lost and looked at by event. */

/** Cards that are neither Home cards nor Must Plays. */
const NEITHER = 'nonHome,nonMustPlay';

/** The player has one of the cards shown discarded; if there is none, something else happens. */
type DiscardChosen = {
  readonly op: 'discardChosen';
  readonly target: 'samePower';
  readonly n: 1;
  readonly chooser: 'player';
  readonly filter: typeof NEITHER;
  readonly elseOps: Operations;
};
const discardChosen: z.ZodType<DiscardChosen> = z.strictObject({
  op: z.literal('discardChosen'),
  target: z.literal('samePower'),
  n: z.literal(1),
  chooser: z.literal('player'),
  filter: z.literal(NEITHER),
  elseOps: operations,
});

export const HANDS = {
  drawCards: z.strictObject({ op: z.literal('drawCards'), power: whose.exactOptional(), n: count }),
  /**
   * A Power loses a card at random, of its whole hand or of its non-Home cards (§5.4); a Must Play that is drawn may
   * stay with it.
   */
  discardRandom: z.strictObject({
    op: z.literal('discardRandom'),
    target: named.exactOptional(),
    n: z.literal(1),
    includeHome: z.boolean(),
    excludeMustPlay: z.literal(true).exactOptional(),
  }),
  /** The player looks at a hand (§2.7). */
  peek: z.strictObject({ op: z.literal('peek'), target: named, cards: z.enum(['nonHome', 'all']) }),
  discardChosen,
  /** The player takes one of the cards shown into the hand, up to its limit (§17.43). */
  takeCard: z.strictObject({
    op: z.literal('takeCard'),
    n: z.literal(1),
    filter: z.literal(NEITHER),
    chooser: z.literal('player'),
  }),
  /** The player throws ordinary cards of its hand away: one, or any number for as many new ones. */
  discardChoice: z.strictObject({
    op: z.literal('discardChoice'),
    n: z.union([z.literal(1), z.literal('any')]),
    ifTook: z.literal(true).exactOptional(),
    redraw: z.literal(true).exactOptional(),
  }),
  /**
   * The player's Camp looks at the top of the draw deck; the player may take a card, and puts the others back as it
   * likes.
   */
  peekDeck: z.strictObject({ op: z.literal('peekDeck'), n: count, take: z.literal(1) }),
  /**
   * The card joins the discards, and all of them are shuffled into the draw deck at once (§4.21); or the used Home
   * cards of a Camp can be drawn again (§5.4).
   */
  reshuffle: z.union([
    z.strictObject({ op: z.literal('reshuffle'), discards: z.literal(true) }),
    z.strictObject({ op: z.literal('reshuffle'), camp: whichCamp }),
  ]),
};

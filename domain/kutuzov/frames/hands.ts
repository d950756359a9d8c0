import * as z from 'zod';
import { POINTS } from '../terms/points.ts';
import { card, count, leaderId, list, operationSchema, power } from '../terms/schemas.ts';
import { USES } from '../terms/uses.ts';

/* The frames of cards: played for their CP or their event (§5), and the windows in which they answer. */

export const chitFrame = z
  .strictObject({
    is: z.literal('chit'),
    power,
    /** It has passed, and has to take one (§PB6.6). */
    must: z.boolean(),
  })
  .meta({ description: 'After an impulse its Camp may take a chit to the hand (§PB6.5).' });

export const divisionFrame = z
  .strictObject({ is: z.literal('division'), power })
  .meta({ description: 'A Camp divides its hand between its Powers (§PB6.10).' });

export const cardFrame = z
  .strictObject({ is: z.literal('card'), power, card, cp: count })
  .meta({ description: 'A card played for its CP (§5.5): the CP that are left.' });

export const eventFrame = z
  .strictObject({
    is: z.literal('event'),
    power,
    card,
    /** Those still to be carried out; the first one may ask. */
    ops: list(operationSchema),
    /** The Power the event is used on, once it is named. */
    target: power.nullable(),
    /** Powers that a later operation goes back to, because something has happened to them. */
    affected: list(power),
    /** The leader who came by it. */
    placed: leaderId.exactOptional(),
    /** The card lies where it belongs already (§4.21). */
    away: z.boolean(),
  })
  .meta({ description: 'An event is carried out, operation by operation (§5.1).' });

export const grantFrame = z
  .strictObject({
    is: z.literal('grant'),
    power,
    card,
    cp: count,
    uses: list(z.enum(USES)),
    /** Those who move with these CP are not intercepted. */
    noIntercept: z.literal(true).exactOptional(),
  })
  .meta({ description: 'CP from an event, for these uses.' });

/**
 * Answers are gathered under seal and opened together, so that nobody sees who passed. It belongs to the frame below
 * it.
 */
export const windowFrame = z
  .strictObject({ is: z.literal('window'), point: z.enum(POINTS), waiting: list(power), topics: list(z.string()) })
  .meta({ description: 'Some Powers may react. Those in `waiting` have not answered yet.' });

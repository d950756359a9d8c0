import * as z from 'zod';
import { REASONS } from './reasons.ts';

/** A time, in milliseconds since 1970. */
export const time = z.int();

/** A block of the caller. */
export const blockSchema = z.strictObject({
  id: z.string(),
  at: time,
  handle: z.string().exactOptional().meta({
    description: 'The handle by which you blocked them. Absent: you blocked a seat, or the handle is no longer theirs.',
  }),
  game: z.string().exactOptional().meta({ description: 'For a blocked seat: the game.' }),
  seat: z.string().exactOptional().meta({ description: 'For a blocked seat: the seat.' }),
  only: z.literal(true).exactOptional().meta({
    description: 'The game is anonymous. The block counts only there, so that it does not reveal the player.',
  }),
});

/** The person that the caller wants to block. */
export const blockRequestSchema = z.union([
  z.strictObject({ handle: z.string().min(1).max(60).meta({ description: 'By a handle.' }) }),
  z.strictObject({
    game: z
      .string()
      .regex(/^g[0-9a-f]{20}$/)
      .meta({ description: 'By a seat of this game.' }),
    seat: z.string().min(1).max(40),
    since: z.int().min(1).exactOptional().meta({
      description: 'The holder who sat down at this version, as in `by` of an entry. Default: the present holder.',
    }),
  }),
]);

/** The hour of a digest. */
export const digest = z
  .int()
  .min(0)
  .max(23)
  .meta({
    description:
      'The hour, in your time zone, at which the channel gets everything in one message, except your turns, deadlines ' +
      'and the loss of a seat. Absent: everything at once.',
  });
export const names = z.literal(true).meta({
  description:
    'Messages name games by their titles. Other services then keep them, also after their author is deleted. Never a ' +
    'title with `://` or `www.`. Absent: no titles.',
});

/** The reasons for notifications by a channel. */
export const reasons = z
  .array(z.enum(REASONS))
  .max(REASONS.length)
  .readonly()
  .meta({ description: 'The reasons for notifications by this channel. Empty: none.' });

import * as z from 'zod';
import { REASONS } from './reasons.ts';

/** A time, in milliseconds since 1970. */
export const time = z.int();

/** A block of the caller. */
export const blockSchema = z.strictObject({
  id: z.string(),
  at: time,
  handle: z.string().exactOptional().meta({
    description: 'The handle by which you blocked them. Absent: it was by a seat, or it is theirs no longer.',
  }),
  game: z.string().exactOptional().meta({ description: 'By a seat: the game.' }),
  seat: z.string().exactOptional().meta({ description: 'By a seat: which.' }),
  only: z.literal(true).exactOptional().meta({
    description: 'The game is anonymous: the block counts there alone, so that it says nothing of who sits there.',
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
      description: 'Who sat down there at this version, as `by` of an entry says. Left out: who sits there now.',
    }),
  }),
]);

/** The reasons for notifications by a channel. */
export const reasons = z
  .array(z.enum(REASONS))
  .max(REASONS.length)
  .readonly()
  .meta({ description: 'What you are told by this channel; none: nothing, as long as it stays so.' });

import * as z from 'zod';
import { ACTS } from '../../../domain/match/state/moderated.ts';
import { seatId } from '../../../domain/match/state/seat-id.ts';
import { plainText } from '../people/plain-text.ts';
import { conversationSchema, number } from '../press/names.ts';

// Requests of reporters and moderators.

const reason = plainText(500).meta({ description: 'The reason, in your own words.' });

export const reportRequestSchema = z.strictObject({
  game: z.string().regex(/^g[0-9a-f]{20}$/),
  conversation: conversationSchema,
  n: number.meta({ description: 'The number of the entry.' }),
  reason,
  text: z
    .string()
    .max(2_000)
    .exactOptional()
    .meta({ description: 'Your copy of the entry with its salt. Needed only if its author was erased.' }),
  salt: z.string().max(64).exactOptional(),
});

export const caseEditSchema = z.strictObject({ state: z.enum(['open', 'closed']) });
export const hidingRequestSchema = z.strictObject({ reason });

/** A moderator's act in a game. */
export const moderationRequestSchema = z
  .strictObject({
    act: z.enum(ACTS).meta({
      description:
        '`close` cancels the game. `unseat` takes a seat away permanently. `mute` and `unmute`: whether its holder may write here.',
    }),
    seat: seatId.exactOptional().meta({ description: 'The seat; not with `close`.' }),
    reason,
  })
  .refine(({ act, seat }) => (act === 'close') === (seat === undefined), {
    error: 'name a "seat", except to close the game',
    params: { ko: '게임을 닫을 때가 아니면 "seat"를 밝히세요.' },
  });

import * as z from 'zod';
import { language, notices, remind, time, zone } from './account-schema.ts';

/** What changes in a profile. */
export const accountEditSchema = z
  .strictObject({
    language: language
      .nullable()
      .exactOptional()
      .meta({ description: 'In which language you are written to; `null`: as your requests say.' }),
    zone: zone.nullable().exactOptional().meta({ description: 'A time zone of the IANA list; `null`: none.' }),
    notices: notices.exactOptional(),
    remind: remind.exactOptional(),
    rev: time.exactOptional().meta({ description: 'The `rev` that you read: the change is refused if there was another one since.' }),
  })
  .refine(({ rev: _, ...rest }) => Object.keys(rest).length > 0, {
    error: 'what is to change? "language", "zone", "notices" or "remind"',
    params: { ko: '"language", "zone", "notices", "remind" 가운데 바꿀 것을 보내세요' },
  });

/** What is told to somebody who ends their account. */
export const endingSchema = z.strictObject({
  ends: time.meta({ description: 'Until then the account can be kept.' }),
  forEver: z.array(z.string()).meta({ description: 'Games of form 1 of the log, by id: their logs hold your user for ever.' }),
});

/** Whom the caller has blocked. */
export const blockSchema = z.strictObject({
  id: z.string(),
  at: time,
  handle: z
    .string()
    .exactOptional()
    .meta({ description: 'The handle by which you blocked them. Absent: it was by a seat, or it is theirs no longer.' }),
  game: z.string().exactOptional().meta({ description: 'By a seat: the game.' }),
  seat: z.string().exactOptional().meta({ description: 'By a seat: which.' }),
  only: z
    .literal(true)
    .exactOptional()
    .meta({ description: 'The game is anonymous: the block counts there alone, so that it says nothing of who sits there.' }),
});
export const blocksAnswerSchema = z.strictObject({ blocks: z.array(blockSchema) });

/** Whom the caller wants to block. */
export const blockRequestSchema = z.union([
  z.strictObject({ handle: z.string().min(1).max(60).meta({ description: 'By a handle.' }) }),
  z.strictObject({
    game: z
      .string()
      .regex(/^g[0-9a-f]{20}$/)
      .meta({ description: 'By a seat of this game.' }),
    seat: z.string().min(1).max(40),
    since: z
      .int()
      .min(1)
      .exactOptional()
      .meta({ description: 'Who sat down there at this version, as `by` of an entry says. Left out: who sits there now.' }),
  }),
]);

export const handleRequestSchema = z.strictObject({
  handle: z
    .string()
    .min(1)
    .max(60)
    .meta({
      description:
        '3 to 20 columns: letters, digits, single `-` and `_` inside. A letter of Hangul, Han or Kana is two columns wide. One script, ' +
        'or Latin letters with Hangul, with Han and Kana, or with Han and Bopomofo. It is shown in lower case.',
    }),
});

import * as z from 'zod';
import { blockSchema, time } from '../people/schemas.ts';
import { language, notifications, quiet, remind, zone } from './account-schema.ts';

/** The changes to a profile. */
export const accountEditSchema = z
  .strictObject({
    language: language
      .nullable()
      .exactOptional()
      .meta({ description: 'The language of messages to you; `null`: the language of your requests.' }),
    zone: zone.nullable().exactOptional().meta({ description: 'A time zone of the IANA list; `null`: none.' }),
    notifications: notifications.exactOptional(),
    remind: remind.exactOptional(),
    quiet: quiet.nullable().exactOptional(),
    rev: time
      .exactOptional()
      .meta({ description: 'The `rev` that you read. The change is refused if another one came between.' }),
  })
  .refine(({ rev: _, ...rest }) => Object.keys(rest).length > 0, {
    error: 'what is to change? "language", "zone", "notifications", "remind" or "quiet"',
    params: { ko: '"language", "zone", "notifications", "remind", "quiet" 가운데 바꿀 것을 보내세요' },
  });

/** The answer to a person who deletes their account. */
export const deletionSchema = z.strictObject({
  ends: time.meta({ description: 'You can cancel the deletion until then.' }),
  forEver: z
    .array(z.string())
    .meta({ description: 'Ids of games with log form 1. Their logs keep your user for ever.' }),
});
export const blocksAnswerSchema = z.strictObject({ blocks: z.array(blockSchema) });

export const handleRequestSchema = z.strictObject({
  handle: z
    .string()
    .min(1)
    .max(60)
    .meta({
      description:
        '3 to 20 columns: letters, digits, single `-` and `_` inside. A letter of Hangul, Han or Kana is two ' +
        'columns wide. One script, or Latin letters with Hangul, with Han and Kana, or with Han and Bopomofo. It is ' +
        'shown in lower case.',
    }),
});

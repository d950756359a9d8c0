import * as z from 'zod';
import { LOCALES } from '../../../domain/lib/text.ts';
import { REASONS } from '../people/reasons.ts';
import { time } from '../people/schemas.ts';

// Zod schemas of a person's own account. They are built at the first check, because few requests need them.

const isZone = (zone: string): boolean => {
  try {
    return /^[A-Za-z]/.test(zone) && new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
};

export const language = z.enum(LOCALES).meta({ description: 'In which language you are written to.' });
export const zone = z
  .string()
  .max(40)
  .refine(isZone, {
    error: 'a time zone of the IANA list, such as Asia/Seoul',
    params: { ko: 'Asia/Seoul처럼 IANA 목록에 있는 시간대' },
  })
  .meta({ description: 'A time zone of the IANA list: `Asia/Seoul`.' });
export const notifications = z
  .array(z.enum(REASONS))
  .max(REASONS.length)
  .refine((all) => new Set(all).size === all.length, { error: 'each once', params: { ko: '하나씩만' } })
  .readonly()
  .meta({ description: 'What you want to be told of.' });
export const remind = z
  .array(
    z
      .int()
      .min(60)
      .max(30 * 86_400),
  )
  .max(3)
  .refine((all) => new Set(all).size === all.length, { error: 'each once', params: { ko: '하나씩만' } })
  .readonly()
  .meta({
    description:
      'How many seconds before a deadline you want to be reminded, up to three times. Those count that lie in the second half of ' +
      'the time that a question gives, if it is an hour or more; where none does, and by `[]`, a sixth of that time, 10 minutes ' +
      'to 12 hours.',
  });

/** Describes the caller's account. */
export const accountSchema = z.lazy(() =>
  z.strictObject({
    user: z.string().meta({ description: 'Who signs in: others invite you by it.' }),
    kind: z.enum(['person', 'guest', 'bot']),
    name: z.string().meta({ description: 'What others see.' }),
    handle: z
      .string()
      .exactOptional()
      .meta({ description: 'Your handle, in lower case. Absent: you have none, or lost it.' }),
    formerly: z
      .string()
      .exactOptional()
      .meta({ description: 'What you were called until less than 30 days ago; others see it too.' }),
    renameFrom: time.exactOptional().meta({ description: 'From when on you may take another handle. Absent: now.' }),
    language: language.exactOptional(),
    zone: zone.exactOptional(),
    notifications,
    remind: remind
      .exactOptional()
      .meta({ description: 'When you are reminded of deadlines, in seconds before them. Absent: as is usual.' }),
    ends: time.exactOptional().meta({
      description: 'When the account ends, because you deleted it; until then you can cancel that. Absent: it goes on.',
    }),
    moderates: z.literal(true).exactOptional().meta({ description: 'You are a moderator here.' }),
    rev: time.meta({ description: 'How often your profile was written; 0: you have done nothing yet.' }),
  }),
);

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

export const language = z.enum(LOCALES).meta({ description: 'The language of messages to you.' });
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
  .meta({ description: 'The reasons for which you want notifications.' });
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
      'How many seconds before a deadline you want reminders, up to three. Choices in the second half of a ' +
      'question’s time count, if that time is an hour or more. Without such a choice, and with `[]`, the reminder ' +
      'comes a sixth of that time before the deadline, but at least 10 minutes and at most 12 hours.',
  });

const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;
export const quiet = z
  .strictObject({ from: z.string().regex(HOUR), to: z.string().regex(HOUR) })
  .refine(({ from, to }) => from !== to, { error: 'two different hours', params: { ko: '서로 다른 시각' } })
  .meta({
    description:
      'Hours of your time zone in which your channels are silent: `22:00` to `07:00`. Without a zone: of UTC. A ' +
      'reminder of a deadline comes before they begin, everything else after they end, if it still holds.',
  });

/** Describes the caller's account. */
export const accountSchema = z.lazy(() =>
  z.strictObject({
    user: z.string().meta({ description: 'Your sign-in name. Others invite you by it.' }),
    kind: z.enum(['person', 'guest', 'bot']),
    name: z.string().meta({ description: 'The name that others see.' }),
    handle: z
      .string()
      .exactOptional()
      .meta({ description: 'Your handle in lower case. Absent: you have none, or lost it.' }),
    formerly: z
      .string()
      .exactOptional()
      .meta({ description: 'Your handle until less than 30 days ago. Others see it too.' }),
    renameFrom: time.exactOptional().meta({ description: 'When you may take another handle. Absent: now.' }),
    language: language.exactOptional(),
    zone: zone.exactOptional(),
    notifications,
    remind: remind
      .exactOptional()
      .meta({ description: 'The seconds before a deadline at which you are reminded. Absent: the usual time.' }),
    quiet: quiet.exactOptional(),
    ends: time.exactOptional().meta({
      description:
        'When the account ends, because you deleted it. You can cancel that until then. Absent: no deletion is planned.',
    }),
    moderates: z.literal(true).exactOptional().meta({ description: 'You are a moderator here.' }),
    rev: time.meta({ description: 'How often your profile was written. 0: you have done nothing yet.' }),
  }),
);

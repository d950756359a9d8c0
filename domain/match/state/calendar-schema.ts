import * as z from 'zod';

// Calendars as people give them, and as numbers in logs.

const weekday = z.int().min(1).max(7);
const days = z
  .array(weekday)
  .min(1)
  .max(7)
  .refine((all) => new Set(all).size === all.length, {
    message: 'each day once',
    params: { ko: '같은 요일은 한 번만 적습니다.' },
  })
  .meta({ description: 'The days on which the clock runs: 1 is Monday, 7 is Sunday.' });
const kind = z.string().regex(/^[a-z][A-Za-z-]{0,31}$/);
const MOST_SLOTS = 28;
/** To check the fixed hours of one kind takes milliseconds. */
const MOST_KINDS = 8;
const minute = z.int().min(0).max(1439);

/**
 * A calendar as numbers. Times are local: `offsets` say by how many minutes they are ahead of UTC, from each moment on.
 */
export const calendarSchema = z.strictObject({
  offsets: z
    .array(z.array(z.int()).length(2))
    .min(1)
    .max(64)
    .meta({
      description:
        'From these times (milliseconds since 1970) on, local time is this number of minutes ahead of UTC. The ' +
        'first offset also holds before.',
    }),
  days,
  quiet: z
    .strictObject({ from: minute, to: minute })
    .refine(({ from, to }) => from !== to, {
      message: 'from one minute to another',
      params: { ko: '시작과 끝이 달라야 합니다.' },
    })
    .exactOptional()
    .meta({
      description:
        'Minutes of the local day, from and to, in which no deadline expires. Such a deadline moves to an hour ' +
        'after their end. They may span midnight.',
    }),
  slots: z
    .record(kind, z.array(z.int().min(0).max(10_079)).min(1).max(MOST_SLOTS))
    .exactOptional()
    .meta({
      description:
        'Fixed hours by kind of question, in minutes of the local week from Monday 00:00. The deadline is the first ' +
        'of them after the seconds of the kind. Omitted kinds have none.',
    }),
});
export type Calendar = z.infer<typeof calendarSchema>;

const hours = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'an hour and a minute: 22:00');

/** A calendar as people give it. */
export const zonedSchema = z.strictObject({
  zone: z.string().min(1).max(64).meta({ description: 'A zone of the IANA database: `Europe/Berlin`.' }),
  days: days.default([1, 2, 3, 4, 5, 6, 7]),
  quiet: z
    .strictObject({ from: hours, to: hours })
    .refine(({ from, to }) => from !== to, {
      message: 'from one hour to another',
      params: { ko: '시작과 끝이 달라야 합니다.' },
    })
    .exactOptional()
    .meta({
      description:
        'Hours in which no deadline expires. Such a deadline moves to an hour after their end. They may span midnight.',
    }),
  slots: z
    .record(
      kind,
      z
        .array(z.strictObject({ days: days.exactOptional(), at: hours }))
        .min(1)
        .max(MOST_SLOTS),
    )
    .refine((all) => Object.keys(all).length <= MOST_KINDS, {
      message: `at most ${MOST_KINDS} kinds of questions`,
      params: { ko: `질문의 종류는 ${MOST_KINDS}개까지입니다.` },
    })
    .exactOptional()
    .meta({
      description:
        'Fixed hours by kind of question. The deadline is the first of them after the seconds of the kind in ' +
        '`deadlines`. `days`: default: the days on which the clock runs.',
    }),
});
export type Zoned = z.infer<typeof zonedSchema>;

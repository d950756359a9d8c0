import type { Json } from '@fieldpost/client';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type Settings = { readonly [name: string]: Json };

/** Settings of many games. A template leaves out usual values. */
export const TEMPLATES = {
  live: { deadlines: { default: 5 * MINUTE }, grace: MINUTE, ready: { seconds: 10 * MINUTE } },
  day: { deadlines: { default: DAY }, grace: 6 * HOUR, extensions: { count: 2, seconds: DAY }, vacate: { misses: 2 } },
  anonymous: { deadlines: { default: DAY }, anonymous: true, seating: 'random', vacate: { misses: 2 } },
  rated: {
    deadlines: { default: DAY },
    rated: true,
    seating: 'random',
    vacate: { misses: 2 },
    ready: { seconds: DAY },
  },
  mail: {
    deadlines: { default: 3 * DAY },
    grace: 12 * HOUR,
    extensions: { count: 4, seconds: 2 * DAY },
    away: 14,
    vacate: { misses: 3 },
  },
} as const satisfies { readonly [id: string]: Settings };

import { createHmac, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { threadOf } from '../../../functions/features/notifications/threads.ts';
import { REASONS } from '../../../functions/features/people/reasons.ts';

// One thread for the play of a game, and one for all its messages, by the key of each person.

const KEY = randomBytes(32);

it('is computed as documented, in 22 characters', () => {
  for (const [reason, group] of [
    ['your-turn', 'play'],
    ['press', 'press'],
  ] as const) {
    const whole = createHmac('sha256', KEY).update(`["fieldpost/thread/1","g1","${group}"]`).digest('base64url');
    expect(threadOf(KEY, { game: 'g1', reason })).toBe(whole.slice(0, 22));
  }
});

it('is one for the messages of a game, and one for everything else', () => {
  const threads = new Map(REASONS.map((reason) => [reason, threadOf(KEY, { game: 'g1', reason })]));
  expect(new Set(threads.values()).size).toBe(2);
  expect([...threads].filter(([, thread]) => thread === threads.get('press'))).toHaveLength(1);
});

it('differs between games and between people, so that no carrier sees who plays together', () => {
  const all = [KEY, randomBytes(32)].flatMap((key) =>
    ['g1', 'g2'].map((game) => threadOf(key, { game, reason: 'over' })),
  );
  expect(new Set(all).size).toBe(4);
});

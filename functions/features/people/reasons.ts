/** The reasons to notify a person. */
export const REASONS = [
  'your-turn',
  'deadline',
  'press',
  'started',
  'over',
  'invited',
  'seat-offered',
  'vote',
  'paused',
  'removed',
] as const;

export type Reason = (typeof REASONS)[number];

/**
 * What channels send: reasons, many of them in one message, that a channel got as many as it may in a day, and to the
 * hook of a game that a phase began.
 */
export const SENT = [...REASONS, 'digest', 'limit', 'phase'] as const;

/** Reasons that are never held for a digest, and that a person who wants only turns still gets. */
export const URGENT: ReadonlySet<Reason> = new Set(['your-turn', 'deadline', 'removed']);

/**
 * Returns chosen reasons as they count now. A choice from before the reason `removed` existed includes it: people must
 * learn that they lost a seat. `form`: 2 if the choice was made since.
 */
export const chosenIn = (reasons: readonly Reason[], form: 2 | undefined): readonly Reason[] =>
  form === 2 || reasons.includes('removed') ? reasons : [...reasons, 'removed'];

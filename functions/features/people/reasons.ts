/** The reasons to notify a person. */
export const REASONS = ['your-turn', 'deadline', 'press', 'started', 'over', 'invited', 'seat-offered'] as const;

export type Reason = (typeof REASONS)[number];

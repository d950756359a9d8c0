/** Why somebody is told something. */
export const REASONS = ['your-turn', 'deadline', 'press', 'started', 'over', 'invited', 'seat-offered'] as const;

export type Reason = (typeof REASONS)[number];

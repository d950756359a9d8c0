/** What CP that an event gives are for. */
export const USES = ['move', 'flag', 'build', 'regroup', 'all'] as const;
export type Use = (typeof USES)[number];

export const EDITION_IDS = ['reconstructed', 'reconstructed-2'] as const;
export type EditionId = (typeof EDITION_IDS)[number];

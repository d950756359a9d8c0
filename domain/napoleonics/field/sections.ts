/** The parts of the board that section cards name (§1.2), as the side that plays the card sees them (§1.4). */
export const SECTIONS = ['LEFT', 'CENTER', 'RIGHT'] as const;
export type Section = (typeof SECTIONS)[number];

/** Each with left and right swapped. */
export const MIRRORED: { readonly [section in Section]: Section } = { LEFT: 'RIGHT', CENTER: 'CENTER', RIGHT: 'LEFT' };

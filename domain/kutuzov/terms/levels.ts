/* The levels of the tracks, from the best to the worst (§9, §14.4). */

export const MORALE_LEVELS = [
  'elan-du-guerre',
  'vive-lempereur',
  'marchez-vous',
  'les-grognards',
  'tu-felix-austria',
  'sauve-qui-peut',
] as const;
export const ATTRITION_LEVELS = ['normal', 'problematic', 'difficult', 'harsh', 'severe', 'crippling'] as const;
export type MoraleLevel = (typeof MORALE_LEVELS)[number];
export type AttritionLevel = (typeof ATTRITION_LEVELS)[number];

/** Why a formation suffers attrition (§10.4, §13.52, §4.3, §14.62): each cause counts. */
export const CAUSES = [
  'marsh',
  'force-march',
  'ambush',
  'scorched',
  'river',
  'enemy-ground',
  'sea',
  'uncontrolled',
  'sack',
  'winter',
  'event',
] as const;
export type Cause = (typeof CAUSES)[number];

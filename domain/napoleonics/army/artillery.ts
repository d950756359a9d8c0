/** The two tables of artillery. */
export type ArtilleryTable = 'foot' | 'horse';

/** Dice of a battery: in melee, and in ranged combat by distance. */
interface BatteryRow {
  readonly melee: number;
  readonly ranged: { readonly [hexes: number]: number };
}

/** `full`: 2 or 3 blocks; `last`: 1 (§6.4d, §7.3c, §7.3d; the values as in the ruling G1). */
export const ARTILLERY: { readonly [table in ArtilleryTable]: { readonly full: BatteryRow; readonly last: BatteryRow } } = {
  foot: { full: { melee: 4, ranged: { 2: 3, 3: 2, 4: 1, 5: 1 } }, last: { melee: 3, ranged: { 2: 2, 3: 1, 4: 1, 5: 1 } } },
  horse: { full: { melee: 3, ranged: { 2: 2, 3: 1, 4: 1 } }, last: { melee: 2, ranged: { 2: 1, 3: 1, 4: 0 } } },
};

/** Where the values of `ARTILLERY` come from. */
export const ARTILLERY_PROVENANCE: { readonly [fact: string]: string } = {
  melee: 'published',
  maxRange: 'published',
  horseRange3Full: 'published-inferred',
  zeroCell: 'published-inferred: one 0 stands in the 1-block horse row; put at range 4',
  otherRangedCells: 'reconstructed: falling curve, no 0 in the foot table',
};

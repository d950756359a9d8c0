import type { AttritionLevel, MoraleLevel } from '../../terms/levels.ts';
import type { EditionData } from '../edition.ts';

/**
 * A level of the attrition track (§14.48): the Morale Loss of a drop to it, the Morale Gain of a rise to it (0: it cannot be
 * entered that way), the best Imperial morale under it, and how many attrition dice bring one more (§14.41; 0: none).
 */
interface AttritionRow {
  readonly loss: number;
  readonly gain: number;
  readonly cap: MoraleLevel;
  readonly per: number;
}

// biome-ignore format: one level a line
export const ATTRITION_TABLE: { readonly [level in AttritionLevel]: AttritionRow } = {
  normal:      { loss: 0, gain: 1, cap: 'elan-du-guerre',  per: 0 },
  problematic: { loss: 2, gain: 2, cap: 'elan-du-guerre',  per: 4 },
  difficult:   { loss: 3, gain: 3, cap: 'vive-lempereur',  per: 3 },
  harsh:       { loss: 3, gain: 3, cap: 'vive-lempereur',  per: 2 },
  severe:      { loss: 4, gain: 4, cap: 'marchez-vous',    per: 1 },
  crippling:   { loss: 6, gain: 0, cap: 'les-grognards',   per: 1 },
};

/**
 * A morale level (§9.3): bonus dice of the French, of their allies and of the Russians (§12.3), and the share of disruptions
 * that go to the Regroup Box (§12.54), as a fraction.
 */
interface MoraleRow {
  readonly french: number;
  readonly allied: number;
  readonly russian: number;
  readonly regrouped: readonly [number, number];
}

// biome-ignore format: one level a line
export const MORALE_TABLE: { readonly [level in MoraleLevel]: MoraleRow } = {
  'elan-du-guerre':   { french: 2, allied: 1, russian: 2, regrouped: [0, 1] },
  'vive-lempereur':   { french: 1, allied: 0, russian: 1, regrouped: [0, 1] },
  'marchez-vous':     { french: 0, allied: 0, russian: 0, regrouped: [0, 1] },
  'les-grognards':    { french: 0, allied: 0, russian: 0, regrouped: [1, 3] },
  'tu-felix-austria': { french: 0, allied: 0, russian: 0, regrouped: [1, 2] },
  'sauve-qui-peut':   { french: 0, allied: 0, russian: 0, regrouped: [2, 3] },
};

/** The number under the Tsarist Key track (§19.5). */
export const SURRENDER: EditionData['surrender'] = [
  { keys: 7, plus: 0, provenance: 'reconstructed' },
  { keys: 4, plus: 1, provenance: 'reconstructed' },
  { keys: 3, plus: 2, provenance: 'rulebook' },
  { keys: 2, plus: 2, provenance: 'reconstructed' },
  { keys: 0, plus: 3, provenance: 'reconstructed' },
];

import type { EditionData } from '../edition.ts';

/** How many soldier counters, flags and markers there are (§1.5, §1.7). */
// biome-ignore format: one nation a line
export const LIMITS: EditionData['limits'] = {
  soldiers: {
    FN: { infantry: 19, cavalry: 6, artillery: 3 },
    R1: { infantry: 19, cavalry: 6, artillery: 3 },
    FS: { infantry: 19, cavalry: 6, artillery: 3 },
    R2: { infantry: 19, cavalry: 6, artillery: 3 },
    PR: { infantry: 4, cavalry: 2, artillery: 0 },
    AU: { infantry: 7, cavalry: 3, artillery: 1 },
  },
  flags: { french: 60, russian: 16, allied: 11 },
  markers: { scorched: 30, entrenched: 8, sacked: 6, dmc: 8 },
  provenance: { soldiers: 'rulebook', flags: 'rulebook', scorched: 'rulebook', dmc: 'rulebook', entrenched: 'reconstructed', sacked: 'reconstructed' },
};

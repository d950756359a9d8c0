import { carries } from '../adjudicate/convoys.ts';
import type { Province } from '../state.ts';
import { numberOf } from './atlas.ts';
import { isCoastal, PROVINCE_IDS } from './provinces.ts';

const COASTS = PROVINCE_IDS.filter(isCoastal).map((id) => ({ id, number: numberOf(id) }));

const KEPT = 512;
const known = new Map<string, readonly Province[]>();

/**
 * The coastal provinces to which fleets in these seas (a bit mask) could carry an army from `province` (§10.8). Remembers
 * its latest answers, for one position asks the same many times.
 */
export function landings(fleets: number, province: Province): readonly Province[] {
  if (fleets === 0 || !isCoastal(province)) return NONE;
  const key = `${province}${fleets}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const from = numberOf(province);
  const found = COASTS.filter(({ number }) => number !== from && carries(fleets, from, number)).map(({ id }) => id);
  if (known.size >= KEPT) known.clear();
  known.set(key, found);
  return found;
}

const NONE: readonly Province[] = [];

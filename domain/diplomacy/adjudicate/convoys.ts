import { at, numberAt } from '../../lib/sure.ts';
import { numberOf, SEA_OF_BIT, SEAS_TOUCHING } from '../map/atlas.ts';
import { isCoastal, PROVINCE_IDS } from '../map/provinces.ts';
import type { Province } from '../map/vocabulary.ts';

// Sets of fleets at sea are bit masks (atlas.ts), so that a route is found with a few machine words (§10.1, §10.8).

/** Whether fleets in these seas carry an army from one coastal province to the other (§10.8). Provinces by number. */
export function carries(fleets: number, from: number, to: number): boolean {
  const landing = numberAt(SEAS_TOUCHING, to) & fleets;
  if (landing === 0) return false;
  let reached = numberAt(SEAS_TOUCHING, from) & fleets;
  let edge = reached;
  while (edge !== 0) {
    if ((reached & landing) !== 0) return true;
    const next = touching(edge) & fleets & ~reached;
    reached |= next;
    edge = next;
  }
  return false;
}

/** The seas next to any of these seas. */
function touching(seas: number): number {
  let mask = 0;
  for (let rest = seas; rest !== 0; rest &= rest - 1) mask |= numberAt(SEAS_TOUCHING, seaOf(rest & -rest));
  return mask;
}

const seaOf = (bit: number): number => at(SEA_OF_BIT, 31 - Math.clz32(bit));

/**
 * Whether the fleet in the sea `through` (its bit) has a part in some route over these fleets without a fleet too many:
 * none of its seas could be left out. A convoy by any other fleet is pointless, so it is not possible (DATC 6.F.12,
 * 6.G.19).
 */
export function isOnRoute(through: number, fleets: number, from: number, to: number): boolean {
  if ((through & fleets) === 0) return false;
  const embark = numberAt(SEAS_TOUCHING, from) & fleets;
  const landing = numberAt(SEAS_TOUCHING, to) & fleets;
  for (let rest = embark; rest !== 0; rest &= rest - 1) {
    const first = rest & -rest;
    if (walk(first, first === through, fleets & ~embark)) return true;
  }
  return false;

  /** From the last sea on; `open`: seas that touch no earlier sea of the route (else there would be a short cut). */
  function walk(last: number, isThrough: boolean, open: number): boolean {
    if ((last & landing) !== 0) return isThrough;
    const near = numberAt(SEAS_TOUCHING, seaOf(last));
    for (let rest = near & open; rest !== 0; rest &= rest - 1) {
      const next = rest & -rest;
      if (walk(next, isThrough || next === through, open & ~near)) return true;
    }
    return false;
  }
}

const COASTS = PROVINCE_IDS.filter(isCoastal).map((id) => ({ id, number: numberOf(id) }));

const KEPT = 512;
const known = new Map<string, readonly Province[]>();

/**
 * The coastal provinces to which fleets in these seas (a bit mask) could carry an army from `province` (§10.8).
 * Remembers its latest answers, because one position asks the same many times.
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

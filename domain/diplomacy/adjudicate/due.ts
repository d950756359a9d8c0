import { homeCentres, provinceOf } from '../map/provinces.ts';
import type { Power, Province } from '../map/vocabulary.ts';
import type { Position } from '../state/state.ts';

/**
 * Centres less units of a power: builds if positive, removals if negative (§2.4, §13.4). Pieces never run out (§3.4).
 */
export function balance(position: Position, power: Power): number {
  let count = 0;
  for (const owner of Object.values(position.centres)) if (owner === power) count++;
  for (const unit of position.units) if (unit.power === power) count--;
  return count;
}

/**
 * The home centres in which the power may build (§13.6, §13.7): vacant and controlled by it, also when it has won them
 * back (§13.11).
 */
export const buildSites = (
  { units, centres }: Pick<Position, 'units' | 'centres'>,
  power: Power,
): readonly Province[] =>
  homeCentres(power).filter((home) => centres[home] === power && !units.some((unit) => provinceOf(unit.loc) === home));

/**
 * How many builds the power may order (§13.6), or how many units it must remove (§13.5, negative); none without a
 * government (§15.4).
 */
export function adjustment(position: Position, power: Power): number {
  if (position.fallen?.includes(power)) return 0;
  const due = balance(position, power);
  return due > 0 ? Math.min(due, buildSites(position, power).length) : due;
}

/**
 * Whether a power has units to remove or somewhere to build (§13.5, §13.6, §13.10); never one that nobody plays
 * (§16.2). One without a government only removes (§15.4, §15.5).
 */
export function needsAdjustment(position: Position, power: Power): boolean {
  if (position.idle?.includes(power)) return false;
  const due = balance(position, power);
  if (due <= 0) return due < 0;
  if (position.fallen?.includes(power)) return false;
  const occupied = new Set(position.units.map((unit) => provinceOf(unit.loc)));
  return homeCentres(power).some((centre) => position.centres[centre] === power && !occupied.has(centre));
}

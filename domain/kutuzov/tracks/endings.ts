import { editionOf } from '../edition/editions.ts';
import { tsaristKeys } from '../map/ground.ts';
import type { Ending, Position } from '../state/state.ts';
import { type Camp, campOf } from '../terms/nations.ts';

/** The winner, and the reason. */
export interface Victory {
  readonly camp: Camp;
  readonly how: Ending;
}

/**
 * The sudden death that a position means (§19.1): both capitals under Imperial flags in turns 1 and 2 (§19.22), no
 * Tsarist Key from turn 3 on (§19.23). Only to be asked when no battle is under way: control is lost after it (§3.1).
 */
export function suddenDeath(position: Position): Victory | undefined {
  if (position.turn <= 2) {
    const capitals = editionOf(position).spaces.filter(({ capital }) => capital);
    const flags = capitals.map(({ id }) => position.flags[id]);
    return flags.every((flag) => flag !== undefined && campOf(flag) === 'imperial')
      ? { camp: 'imperial', how: 'both-capitals' }
      : undefined;
  }
  return tsaristKeys(position) === 0 ? { camp: 'imperial', how: 'no-keys' } : undefined;
}

/** The Tsarist victory at the end of a scheduled Imperial impulse, from turn 2 on (§19.3). */
export const isImperialDefeat = (position: Position): boolean =>
  position.turn >= 2 && tsaristKeys(position) >= KEYS_TO_WIN;
const KEYS_TO_WIN = 14;

import type { Text } from '../../lib/text.ts';
import type { ArtilleryTable } from './artillery.ts';
import type { Nation } from './nations.ts';

/** §17.2 */
export const ARMS = ['INF', 'CAV', 'ART'] as const;
export type Arm = (typeof ARMS)[number];
export type ByArm<T> = { readonly [arm in Arm]: T };

/** §17.2, finer: which cards and rules speak of a unit. */
export const CLASSES = [
  ...(['line', 'light', 'rifle-light', 'elite', 'guard', 'militia'] as const),
  ...(['heavy', 'guard-light', 'guard-heavy'] as const),
  ...(['foot', 'horse', 'guard-foot'] as const),
] as const;
export type UnitClass = (typeof CLASSES)[number];

/**
 * `forestEntryBattle`: it may battle in the turn in which it entered a forest (§16.8). `guard`: takes the guard's
 * number of a card's dice (§14.6). `movedMaxRange3`, `oneBlockNoBattleAfterMove`: §6.4e, §7.3e.
 */
const SPECIALS = ['forestEntryBattle', 'guard', 'movedMaxRange3', 'oneBlockNoBattleAfterMove'] as const;
export type Special = (typeof SPECIALS)[number];

/**
 * Infantry: a die for each block and `plus`; after a move for each half block, rounded, and the other `plus` (§6.4a,
 * §6.4b).
 */
interface Musketry {
  readonly range: number;
  readonly plus: number;
  readonly moved: { readonly rounding: 'up' | 'down'; readonly plus: number };
}

/** A row of the artillery table (§6.4d, §6.4e). */
interface Gunnery {
  readonly range: number;
  readonly table: ArtilleryTable;
}

/** What a unit of a kind is and does: a row of its nation's table (§2.3). */
export interface UnitType {
  readonly id: string;
  readonly nation: Nation;
  readonly code: string;
  readonly name: Text;
  readonly arm: Arm;
  readonly class: UnitClass;
  /** Full strength (§2.1). */
  readonly blocks: number;
  /** The most hexes of an ordered move (§4.2l-§4.2p). */
  readonly move: number;
  /** The most hexes after which it may still battle. */
  readonly moveAndBattle: number;
  /** Cavalry has none (§6.1). */
  readonly ranged?: Musketry | Gunnery;
  /** A die for each block, or a row of the artillery table, and `plus` (§7.3). */
  readonly melee: { readonly plus: number; readonly againstInfantry?: number; readonly table?: ArtilleryTable };
  /** Whether its SABERs hit units (§7.4). */
  readonly saberHits: boolean;
  /** Flags it may ignore by itself (§11.5e). */
  readonly ignoreFlags: number;
  /** Hexes of retreat for each flag (§11.1). */
  readonly retreatPerFlag: number;
  readonly specials: readonly Special[];
  /** Where each value comes from: `published`, or `reconstructed` and why. */
  readonly provenance: { readonly [fact: string]: string };
}

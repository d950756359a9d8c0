import { MORALE_TABLE } from '../edition/rows/tracks.ts';
import { modifiers } from '../state/lasting.ts';
import type { Position } from '../state/state.ts';
import type { MoraleLevel } from '../terms/levels.ts';
import type { Camp } from '../terms/nations.ts';
import { type Battle, type Fighter, UNHURT } from './battle.ts';

/* What the dice of a round do to a side (§12.5): first they strike it, then the toll is taken. */

/** Hits of dice: eliminations and disruptions. */
export type Struck = Fighter['struck'];
export type Hit = 'elimination' | 'disruption';

/** What battle dice do to the enemy (§12.5): a 6 eliminates, a 5 disrupts. */
export const strikes = (faces: readonly number[]): Struck => ({
  eliminations: faces.filter((face) => face === 6).length,
  disruptions: faces.filter((face) => face === 5).length,
});

/** What the enemy's dice do to a Camp: cards cancel 5s, or make them eliminate. */
export function struckBy(position: Position, camp: Camp, faces: readonly number[]): Struck {
  const { eliminations, disruptions } = strikes(faces);
  const left = Math.max(0, disruptions - disruptionsOf(modifiers(position, 'cancelHits'), camp));
  const isDeadly = modifiers(position, 'disruptionsAreEliminations').length > 0;
  return isDeadly ? { eliminations: eliminations + left, disruptions: 0 } : { eliminations, disruptions: left };
}

/** Two strikes together. */
export const together = (a: Struck, b: Struck): Struck => ({
  eliminations: a.eliminations + b.eliminations,
  disruptions: a.disruptions + b.disruptions,
});

/** A strike without one hit of a kind. */
export const without = ({ eliminations, disruptions }: Struck, hit: Hit): Struck =>
  hit === 'elimination'
    ? { eliminations: eliminations - 1, disruptions }
    : { eliminations, disruptions: disruptions - 1 };

/**
 * The hits on the defender: an Entrenchment cancels one of them (§12.45). If they are of both kinds, the defender
 * chooses.
 */
export function cancellable({ stage, defenders: { struck } }: Battle): readonly Hit[] {
  if (stage !== 'cancel') return [];
  const kinds: readonly (readonly [Hit, number])[] = [
    ['elimination', struck.eliminations],
    ['disruption', struck.disruptions],
  ];
  return kinds.flatMap(([hit, n]) => (n > 0 ? [hit] : []));
}

/**
 * What a round costs a side: SP and leaders eliminated, and all disruptions; some of these go to the Regroup Box
 * (§12.51, §12.54).
 */
interface Toll {
  readonly eliminations: number;
  readonly disruptions: number;
  readonly regrouped: number;
}

/** The toll of the round: what has struck the side, and what cards add. */
export function tollOf(position: Position, { camp, struck }: Fighter): Toll {
  const disruptions = struck.disruptions + disruptionsOf(modifiers(position, 'battleHits'), camp);
  const isSteady = modifiers(position, 'ignorePoorMorale').some((effect) => effect.camp === camp);
  const regrouped = isSteady ? 0 : regroupedOf(position.morale[camp].level, disruptions);
  return { eliminations: struck.eliminations, disruptions, regrouped };
}

/**
 * Returns a side of this many pieces once the toll of the round is counted. Its regrouping waits: a rout would
 * eliminate those pieces (§12.7).
 */
export function afterToll(fighter: Fighter, { eliminations, disruptions, regrouped }: Toll, size: number): Fighter {
  return {
    ...afterEliminations(fighter, eliminations, size),
    hits: fighter.hits + eliminations + disruptions,
    disruptions: fighter.disruptions + disruptions,
    withheld: regrouped,
    struck: UNHURT,
  };
}

/**
 * Settles a side that was not routed in the round: its withheld pieces go to the Regroup Box, and disrupt no longer
 * (§12.54).
 */
export const afterRegrouping = (fighter: Fighter): Fighter => ({
  ...fighter,
  disruptions: fighter.disruptions - fighter.withheld,
  withheld: 0,
});

/** Returns a side of this many pieces after a rout: its disruptions became eliminations (§12.7). */
export const afterRout = (fighter: Fighter, eliminations: number, size: number): Fighter => ({
  ...afterEliminations(fighter, eliminations, size),
  disruptions: 0,
  withheld: 0,
  routed: true,
});

/** A side after eliminations: those in excess of its pieces (§12.9) kill nobody. */
const afterEliminations = (fighter: Fighter, eliminations: number, size: number): Fighter => ({
  ...fighter,
  eliminated: fighter.eliminated + Math.min(eliminations, size),
  excess: fighter.excess + Math.max(0, eliminations - size),
});

/** How many of the disruptions of a round go to the Regroup Box at a level of morale, rounded up (§12.54). */
export function regroupedOf(level: MoraleLevel, disruptions: number): number {
  const [part, of] = MORALE_TABLE[level].regrouped;
  return Math.ceil((disruptions * part) / of);
}

const disruptionsOf = (effects: readonly { readonly camp: Camp; readonly disruptions: number }[], camp: Camp): number =>
  effects.reduce((sum, effect) => (effect.camp === camp ? sum + effect.disruptions : sum), 0);

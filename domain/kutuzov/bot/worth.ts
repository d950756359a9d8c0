import { editionOf } from '../edition/editions.ts';
import { ATTRITION_TABLE } from '../edition/rows/tracks.ts';
import { controlOf, isFortress, isInRussia, spaceOf } from '../map/ground.ts';
import { RETREAT_PLACES } from '../movement/movement.ts';
import type { Position } from '../state/state.ts';
import { ATTRITION_LEVELS, MORALE_LEVELS } from '../terms/levels.ts';
import type { Camp } from '../terms/nations.ts';

/* What things are worth to a Camp, in victory points (§20). */

/** What an SP on the map can do. */
export const SP = 0.25;
/** A CP that is spent as well as possible. */
export const CP = 0.5;
/** A card in the hand that stays there. */
export const CARD = 3 * CP;

/**
 * A resource: somewhat less than the half point it counts in the end, twice that to Imperials in the Retreat from
 * Moscow (§16.6).
 */
export const resourceWorth = ({ facts }: Position, camp: Camp): number =>
  camp === 'imperial' && facts.retreat === 'chosen' ? 0.8 : 0.4;

/** A Morale Loss marker: more at every level down, most before the collapse (§9.22). */
export function markerWorth({ morale }: Position, camp: Camp): number {
  const depth = MORALE_LEVELS.indexOf(morale[camp].level);
  return 0.2 + 0.05 * depth * Math.sqrt(depth);
}

/**
 * A marker on the Imperial attrition track: the ninth part of a level, which costs more the further down it is (§14.48,
 * §19.5).
 */
export const attritionMarker = ({ attrition }: Position): number =>
  0.3 + 0.15 * ATTRITION_LEVELS.indexOf(attrition.level);

/** An SP that is eliminated: for Imperials a marker of attrition besides (§14.42). */
export const lossWorth = (position: Position, camp: Camp): number =>
  SP + (camp === 'imperial' ? attritionMarker(position) : 0);

/**
 * What each piece loses by an attrition roll of its Camp (§14): of Imperials more dice by their level, in winter a
 * sixth regrouped.
 */
export function rollWorth(position: Position, camp: Camp): number {
  const { per } = ATTRITION_TABLE[position.attrition.level];
  const dice = camp === 'imperial' && per > 0 ? 1 + 1 / per : 1;
  return dice * (lossWorth(position, camp) / 6 + (position.turn >= 3 ? SP / 12 : 0));
}

/** What the control of any duchy is worth: the way to others. */
const DUCHY = 0.15;
/** A duchy counted around Pinsk, or a port (§20.3). */
const COUNTED = 0.35;
/** More points of Imperials for the great cities (§20.2), and somewhat more for what hangs on them (§19.5). */
const GREAT: { readonly [space: string]: number } = { moscow: 2.6, 'st-petersburg': 2.6, kiev: 1.3 };
/**
 * A capital that would open the Imperial change of aim (§19.7): with it places outside Russia count threefold in turn
 * 4.
 */
const OPENING = 4;

/** How likely places outside Russia will count threefold (§20.3): likely when the choice is near. */
function retreatChance({ facts, turn, lastTurn }: Position): number {
  if (facts.retreat === 'chosen') return 1;
  if (facts.retreat !== 'open' || lastTurn < 4) return 0;
  return turn === 3 ? 0.8 : 0.2;
}

/** Whether Imperials who hold a capital at the end of a turn could still choose to retreat. */
const wouldOpen = ({ facts, turn, lastTurn }: Position): boolean =>
  facts.retreat === 'closed' && lastTurn === 4 && turn < 4;

/** The difference between a place in the hands of one Camp and in those of the other. */
export function controlWorth(position: Position, id: string): number {
  const { key, depot, port, pripyat, capital } = spaceOf(position, id);
  const worth = Number(key) + Number(depot);
  const kept = isInRussia(position, id) ? 0 : retreatChance(position);
  const imperial = (1 + 2 * kept) * worth + (GREAT[id] ?? 0) + (capital && wouldOpen(position) ? OPENING : 0);
  return DUCHY + imperial + worth + (port || pripyat ? COUNTED : 0) + (depot ? COUNTED : 0);
}

/** Places that a Camp could take from the other. */
export const placesToTake = (position: Position, camp: Camp): readonly string[] =>
  editionOf(position)
    .spaces.filter(({ id, kind, home }) => {
      if (kind === 'zone' || controlOf(position, id) === camp) return false;
      if (home === 'AU' && position.facts.austriaNeutral) return false;
      return !(camp === 'imperial' && position.facts.retreat === 'chosen' && RETREAT_PLACES.includes(id));
    })
    .map(({ id }) => id);

/** How strong an army must be before a fortress. */
export const fortressOf = (position: Position, id: string): number =>
  isFortress(position, id) ? spaceOf(position, id).fortress : 0;

import { editionOf } from '../edition/editions.ts';
import { ATTRITION_LEVELS, MORALE_LEVELS } from '../edition/levels.ts';
import { controlOf, isFortress, isInRussia, spaceOf } from '../map/ground.ts';
import type { Camp } from '../map/nations.ts';
import { RETREAT_PLACES } from '../movement/movement.ts';
import type { Position } from '../state.ts';

/* What things are worth to a Camp, in victory points (§20). */

/** An SP. */
export const SP = 0.3;
/** A CP that is spent as well as possible. */
export const CP = 0.35;
/** A card in the hand that stays there. */
export const CARD = 3 * CP;

/** A resource is half a point, a whole one to Imperials in the Retreat from Moscow (§16.6). */
export const resourceWorth = ({ facts }: Position, camp: Camp): number => (camp === 'imperial' && facts.retreat === 'chosen' ? 1 : 0.5);

/** A Morale Loss marker: more at every level down, most before the collapse (§9.22). */
export function markerWorth({ morale }: Position, camp: Camp): number {
  const depth = MORALE_LEVELS.indexOf(morale[camp].level);
  return 0.2 + 0.05 * depth * Math.sqrt(depth);
}

/** Success of a die against Loss (§9.52). */
export const RALLY = 1 / 3;
/** A marker on the Imperial attrition track. */
export const ATTRITION_MARKER = 0.08;

/** A success of the dice against Attrition Loss (§14.46). */
export function restWorth({ attrition: { loss, gain, level } }: Position): number {
  if (loss === 0 && (gain >= 3 || level === 'normal')) return 0;
  return ATTRITION_MARKER * (1 + ATTRITION_LEVELS.indexOf(level) / 3) * (loss >= 6 ? 1.5 : 1);
}

/** What each piece loses by an attrition roll of its Camp (§14): the sixth part, in winter more; Imperials by their markers, too. */
export const rollWorth = ({ turn }: Position, camp: Camp): number => (turn >= 3 ? 1 / 4 : 1 / 6) * SP * (camp === 'imperial' ? 1.4 : 1);

/** What the control of any duchy is worth: the way to others. */
const DUCHY = 0.15;
/** A duchy counted around Pinsk, or a port (§20.3). */
const COUNTED = 0.35;
/** More points of Imperials for the great cities (§20.2). */
const GREAT: { readonly [space: string]: number } = { moscow: 2, 'st-petersburg': 2, kiev: 1 };

/** The difference between a place in the hands of one Camp and in those of the other. */
export function controlWorth(position: Position, id: string): number {
  const { key, depot, port, pripyat } = spaceOf(position, id);
  const worth = Number(key) + Number(depot);
  const isKept = position.facts.retreat === 'chosen' && !isInRussia(position, id);
  const imperial = (isKept ? 3 : 1) * worth + (isKept ? 0 : (GREAT[id] ?? 0));
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
export const fortressOf = (position: Position, id: string): number => (isFortress(position, id) ? spaceOf(position, id).fortress : 0);

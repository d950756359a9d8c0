import { sure } from '../../lib/sure.ts';
import { editionOf } from '../edition/editions.ts';
import type { FrameOf } from '../frames/frames.ts';
import { holds } from '../map/ground.ts';
import { hasLeft } from '../map/sites.ts';
import { modifiers } from '../state/lasting.ts';
import type { Position } from '../state/state.ts';
import {
  type Ally,
  type Camp,
  campOf,
  nextPower,
  POWERS_OF,
  type Power,
  partnerOf,
  powersFrom,
} from '../terms/nations.ts';

/* What each Power receives in the interphase (§17.1, §17.2). `before`: the turn that follows. */

/** The order of all steps of an interphase: from the Power after that of the last impulse (§17). */
export const interphaseOrder = ({ last, marker }: Position): readonly Power[] =>
  powersFrom(last === null ? marker : nextPower(last.power));

const depots = (position: Position): readonly string[] =>
  editionOf(position)
    .spaces.filter(({ depot }) => depot)
    .map(({ id }) => id);

/** A Power's resources: 2, and 1 for each Depot that it alone has (§17.1, §16.2). */
export const interphaseResources = (position: Position, power: Power): number =>
  2 + depots(position).filter((id) => holds(position, id, power) && !holds(position, id, partnerOf(power))).length;

/**
 * Resources that a Camp divides: 1 for each Depot that its Powers share, and 2 for the Imperials before turn 2 (§16.2).
 */
export const sharedResources = (position: Position, camp: Camp, before: number): number =>
  depots(position).filter((id) => POWERS_OF[camp].every((power) => holds(position, id, power))).length +
  (camp === 'imperial' && before === 2 ? 2 : 0);

/** CP by the next turn (§17.21). */
const IMPERIAL: { readonly [before: number]: { readonly own: number } & { readonly [ally in Ally]: number } } = {
  2: { own: 16, AU: 4, PR: 2 },
  3: { own: 10, AU: 4, PR: 2 },
  4: { own: 6, AU: 2, PR: 2 },
};

/** A Power's reinforcement CP, and those for its ally alone (§17.21, §17.22). */
export function reinforcementCp(
  position: Position,
  power: Power,
  before: number,
): { readonly cp: number; readonly allied: number } {
  if (campOf(power) === 'tsarist') {
    const held = editionOf(position).spaces.filter(
      ({ id, key, depot }) => (key || depot) && holds(position, id, power),
    );
    const cp = 7 + held.reduce((sum, { key, depot }) => sum + Number(key) + Number(depot), 0);
    return { cp: Math.max(0, cp + bonusCp(position, power)), allied: 0 };
  }
  const ally = power === 'FN' ? 'PR' : 'AU';
  const row = sure(IMPERIAL[before], `reinforcement before turn ${before}`);
  return { cp: Math.max(0, row.own + bonusCp(position, power)), allied: hasLeft(position, ally) ? 0 : row[ally] };
}

/** What cards add to a Power's reinforcement CP (§5.1). */
const bonusCp = (position: Position, power: Power): number =>
  modifiers(position, 'reinforcementCP').reduce((sum, { powers, n }) => (powers.includes(power) ? sum + n : sum), 0);

/**
 * Returns the number of DMC that a Power may place: a new one before turns 2 and 3, and one of those it has lost
 * (§17.2).
 */
export const depotMarkers = (
  { facts }: Position,
  power: Power,
  before: number,
): FrameOf<'reinforcement'>['depots'] => ({
  fresh: before <= 3 ? 1 : 0,
  back: Math.min(1, facts.dmcLost[power]),
});

/** Spaces that pieces deploy free of attrition: 8, before turn 4 Russians 6 and Imperials 4 (§17.31, §17.32). */
export function freeSpaces(camp: Camp, before: number): number {
  if (before < 4) return 8;
  return camp === 'tsarist' ? 6 : 4;
}

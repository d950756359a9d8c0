import { at } from '../../lib/sure.ts';
import { editionOf } from '../edition/editions.ts';
import { groundFor, holds, isHomeOf, isInRussia, spaceOf } from '../map/ground.ts';
import type { Position } from '../state/state.ts';
import { ATTRITION_LEVELS, MORALE_LEVELS } from '../terms/levels.ts';
import { type Camp, campOf, POWERS, POWERS_OF, type Power, partnerOf } from '../terms/nations.ts';

/* Victory points and who wins by them (§20). */

/** Some points of a Power, for a place or by a rule. */
interface Points {
  readonly rule: string;
  readonly space?: string;
  readonly points: number;
}

/** All points of a Power, part by part (§20.2, §20.3); halves are kept (§0.1). */
export const pointsOf = (position: Position, power: Power): readonly Points[] =>
  [
    ...editionOf(position).spaces.map(({ id }) => ({
      rule: '§20.2',
      space: id,
      points: placePoints(position, id, power),
    })),
    {
      rule: '§16.6',
      points: position.resources[power] * (campOf(power) === 'imperial' && isRetreat(position) ? 1 : 0.5),
    },
    ...extraPoints(position, power),
  ].filter(({ points }) => points > 0);

export const totalPoints = (position: Position, power: Power): number =>
  pointsOf(position, power).reduce((sum, { points }) => sum + points, 0);

/** The Retreat from Moscow has been chosen: it counts in turn 4 (§19.722, §20.3). */
const isRetreat = ({ facts }: Position): boolean => facts.retreat === 'chosen';

/** What a Key or Depot brings the Power that holds it; two home Powers of a duchy share its points (§20.2). */
function placePoints(position: Position, id: string, power: Power): number {
  const { key, depot } = spaceOf(position, id);
  const worth = Number(key) + Number(depot);
  if (worth === 0 || !holds(position, id, power)) return 0;
  const isShared = position.flags[id] === undefined && isHomeOf(position, id, partnerOf(power));
  const isKept = campOf(power) === 'imperial' && isRetreat(position) && !isInRussia(position, id);
  const conquered = campOf(power) === 'imperial' ? (CONQUERED[id] ?? 0) : 0;
  return ((isKept ? 3 * worth : worth) + conquered) / (isShared ? 2 : 1);
}
/** More points of Imperials for the great cities (§20.2). */
const CONQUERED: { readonly [space: string]: number } = { moscow: 2, 'st-petersburg': 2, kiev: 1 };

/** Allies, ports and the duchies around Pinsk, the latter two counted for the Camp (§20.31-§20.34). */
function extraPoints(position: Position, power: Power): readonly Points[] {
  const { austriaNeutral, prussiaRevolted } = position.facts;
  const port = { rule: '§20.3', points: portPoints(controlled(position, campOf(power), 'port')) };
  const pripyat = { rule: '§20.3', points: pripyatPoints(controlled(position, campOf(power), 'pripyat')) };
  switch (power) {
    case 'FN':
      return [{ rule: '§20.31', points: Number(!prussiaRevolted) }, port];
    case 'FS':
      return [{ rule: '§20.32', points: Number(!austriaNeutral) }, pripyat];
    case 'R1':
      return [{ rule: '§20.33', points: Number(austriaNeutral) + Number(prussiaRevolted) }, port];
    case 'R2':
      return [{ rule: '§20.34', points: Number(austriaNeutral) }, pripyat];
  }
}

const controlled = (position: Position, camp: Camp, kind: 'port' | 'pripyat'): number =>
  editionOf(position).spaces.filter((space) => space[kind] && groundFor(position, space.id, camp) === 'friendly')
    .length;

/** 5 ports bring 1 point, 7 2, 9 3 (§20.3). */
export const portPoints = (ports: number): number => [5, 7, 9].filter((least) => ports >= least).length;
/** 3 duchies around Pinsk bring 1 point, 5 2, 7 3, all nine 4 (§20.3). */
export const pripyatPoints = (duchies: number): number => [3, 5, 7, 9].filter((least) => duchies >= least).length;

/**
 * The Camp that wins on points (§20.1); at a tie the one with more resources, then better morale, then by the attrition
 * level (§20.4).
 */
export function campAhead(position: Position): Camp {
  const lead =
    difference((power) => totalPoints(position, power)) ||
    difference((power) => position.resources[power]) ||
    MORALE_LEVELS.indexOf(position.morale.tsarist.level) - MORALE_LEVELS.indexOf(position.morale.imperial.level);
  if (lead !== 0) return lead > 0 ? 'imperial' : 'tsarist';
  return ATTRITION_LEVELS.indexOf(position.attrition.level) >= ATTRITION_LEVELS.indexOf('severe')
    ? 'tsarist'
    : 'imperial';
}
const difference = (of: (power: Power) => number): number =>
  sum(POWERS_OF.imperial.map(of)) - sum(POWERS_OF.tsarist.map(of));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * The Powers of a Camp that win: those of one seat, with most points, then most resources, then the later place in
 * impulse order (§20.5). A seat that plays a Power of each Camp is compared by the Power of this one.
 */
export function winnersOf(position: Position, camp: Camp): readonly Power[] {
  const sides = Object.values(position.seats)
    .map((powers) => powers.filter((power) => campOf(power) === camp))
    .filter((powers) => powers.length > 0);
  const rank = (powers: readonly Power[]): readonly number[] => [
    sum(powers.map((power) => totalPoints(position, power))),
    sum(powers.map((power) => position.resources[power])),
    Math.max(...powers.map((power) => POWERS.indexOf(power))),
  ];
  return at(
    sides.toSorted((a, b) => descending(rank(a), rank(b))),
    0,
  );
}
const descending = (a: readonly number[], b: readonly number[]): number => {
  const i = a.findIndex((number, j) => number !== b[j]);
  return i < 0 ? 0 : at(b, i) - at(a, i);
};

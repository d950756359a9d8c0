import { groundFor } from '../../../domain/kutuzov/map/ground.ts';
import type { Position } from '../../../domain/kutuzov/state/state.ts';
import { ATTRITION_LEVELS, MORALE_LEVELS } from '../../../domain/kutuzov/terms/levels.ts';
import {
  type ByCamp,
  byCamp,
  CAMPS,
  type Camp,
  campOf,
  otherCamp,
  POWERS_OF,
} from '../../../domain/kutuzov/terms/nations.ts';
import { totalPoints } from '../../../domain/kutuzov/tracks/victory.ts';
import { EDITION } from './names.ts';
import type { Passage } from './record.ts';

/* How far a passage of a campaign moved it, and which passages moved it most. */

/** What a position is for each Camp, in numbers. */
export interface Scores {
  readonly points: ByCamp<number>;
  readonly keys: ByCamp<number>;
  /** SP and leaders on the map. */
  readonly pieces: ByCamp<number>;
  /** Markers below the best morale: nine for a level. */
  readonly gloom: ByCamp<number>;
  /** Markers on the Imperial attrition track: nine for a level. */
  readonly attrition: number;
}

const LEVEL = 9;

export function scoresOf(position: Position): Scores {
  const { morale, attrition } = position;
  return {
    points: byCamp((camp) => POWERS_OF[camp].reduce((sum, power) => sum + totalPoints(position, power), 0)),
    keys: byCamp((camp) => keysOf(position, camp).length),
    pieces: byCamp((camp) => spOf(position, camp) + leadersOf(position, camp).length),
    gloom: byCamp((camp) => LEVEL * MORALE_LEVELS.indexOf(morale[camp].level) + morale[camp].loss - morale[camp].gain),
    attrition: LEVEL * ATTRITION_LEVELS.indexOf(attrition.level) + attrition.loss - attrition.gain,
  };
}

/** The Keys a Camp controls: an uncontrolled one counts for nobody (§1.9). */
export const keysOf = (position: Position, camp: Camp): readonly string[] =>
  EDITION.spaces.filter(({ id, key }) => key && groundFor(position, id, camp) === 'friendly').map(({ id }) => id);

export const spOf = ({ troops }: Position, camp: Camp): number =>
  Object.values(troops)
    .flat()
    .reduce((sum, { of, sp }) => (campOf(of) === camp ? sum + sp : sum), 0);

/** The leaders of a Camp on the map. */
export const leadersOf = ({ leaders }: Position, camp: Camp): readonly string[] =>
  Object.keys(leaders).filter((id) => campOf(leaders[id]!.of) === camp && !leaders[id]!.at.startsWith('@'));

/** What each counts when swings are compared, in victory points. */
export const WEIGHTS = { points: 1, pieces: 0.25, gloom: 0.25, attrition: 0.25 } as const;

/** How far the campaign moved towards the Imperials, in victory points; below 0: towards the Tsarists. */
export function swingOf(before: Position, after: Position): number {
  const [a, b] = [scoresOf(before), scoresOf(after)];
  const lead = (of: (scores: Scores) => ByCamp<number>): number =>
    of(b).imperial - of(a).imperial - (of(b).tsarist - of(a).tsarist);
  return (
    WEIGHTS.points * lead(({ points }) => points) +
    WEIGHTS.pieces * lead(({ pieces }) => pieces) -
    WEIGHTS.gloom * lead(({ gloom }) => gloom) -
    WEIGHTS.attrition * (b.attrition - a.attrition)
  );
}

/** A passage that moved the campaign. */
export interface Swing {
  readonly passage: Passage;
  readonly by: number;
}

/**
 * The passages that moved the campaign most, the greatest first; what both sides get in an interphase turns nothing.
 */
export const turningPoints = (passages: readonly Passage[], most: number): readonly Swing[] =>
  passages
    .filter(({ kind }) => kind === 'impulse' || kind === 'end')
    .map((passage) => ({ passage, by: swingOf(passage.before, passage.after) }))
    .filter(({ by }) => by !== 0)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, most);

/** Keys that a Camp controls after a passage and did not before. */
export const keysWon = (before: Position, after: Position): ByCamp<readonly string[]> =>
  byCamp((camp) => keysOf(after, camp).filter((id) => !keysOf(before, camp).includes(id)));

/** Keys that a Camp has no longer, while the other does not have them either. */
export const keysLost = (before: Position, after: Position): ByCamp<readonly string[]> =>
  byCamp((camp) =>
    keysOf(before, camp).filter(
      (id) => !keysOf(after, camp).includes(id) && !keysOf(after, otherCamp(camp)).includes(id),
    ),
  );

export const winnerOf = (swing: Swing): Camp => CAMPS[swing.by > 0 ? 0 : 1]!;

import { ATTRITION_TABLE } from '../edition/rows/tracks.ts';
import type { FrameOf } from '../frames/frames.ts';
import { groundFor, isScorched, spaceOf } from '../map/ground.ts';
import type { Position } from '../state/state.ts';
import { type Camp, campOf } from '../terms/nations.ts';
import type { Troop } from '../terms/schemas.ts';

/* The number of dice that attrition takes, and their cost (§14). */

/** Winter: turns 3 and 4 (§14.6). */
const isWinter = ({ turn }: Position): boolean => turn >= 3;

/** Pieces as attrition counts them: SP, and leaders as one each (§14.1, §0.2). */
export const sizeOf = (troops: readonly Troop[], leaders: readonly string[]): number =>
  troops.reduce((sum, { sp }) => sum + sp, 0) + leaders.length;

/**
 * How often a roll in a space is halved: in an unscorched friendly Depot, and beside a Depot marker of the Camp in a
 * friendly duchy (§14.2).
 */
export function halvingsIn(position: Position, camp: Camp, space: string): number {
  if (groundFor(position, space, camp) !== 'friendly') return 0;
  const owner = position.dmc[space];
  return (
    Number(spaceOf(position, space).depot && !isScorched(position, space)) +
    Number(owner !== undefined && campOf(owner) === camp)
  );
}

/** The dice that the Imperial level adds for each cause (§14.41). */
export function extraOf({ attrition }: Pick<Position, 'attrition'>, camp: Camp, size: number): number {
  const { per } = ATTRITION_TABLE[attrition.level];
  return camp === 'imperial' && per > 0 ? Math.floor(size / per) : 0;
}

/**
 * The dice of one attrition roll: one for each piece, more by the Imperial level (§14.41, rounded down), all of it for
 * each cause, then halved as often as `halvings` says, rounded down (§14.3, §0.1); at least one.
 */
export function attritionDice(
  { attrition }: Position,
  camp: Camp,
  size: number,
  causes: number,
  halvings: number,
): number {
  const dice = (size + extraOf({ attrition }, camp, size)) * causes;
  return Math.max(
    1,
    Array.from({ length: halvings }).reduce<number>((left) => Math.floor(left / 2), dice),
  );
}

/** The dice of a roll that is about to be made, as far as it is halved by now. */
export const diceOfRoll = (
  position: Position,
  { camp, space, troops, leaders, causes, halvings }: FrameOf<'attrition'>,
): number =>
  attritionDice(position, camp, sizeOf(troops, leaders), causes.length, halvings + halvingsIn(position, camp, space));

/**
 * What attrition dice do (§14.1, §14.61): a 6 eliminates; in winter, or where an event says so, a 5 sends to the
 * Regroup Box.
 */
export const attritionLosses = (
  position: Position,
  faces: readonly number[],
  isWintry = isWinter(position),
): { readonly eliminated: number; readonly regrouped: number } => ({
  eliminated: faces.filter((face) => face === 6).length,
  regrouped: isWintry ? faces.filter((face) => face === 5).length : 0,
});

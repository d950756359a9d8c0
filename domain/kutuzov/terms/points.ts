/**
 * The moments at which several Powers may do something at once; windows/windows.ts says who, and what, and which cards
 * answer (`reacts`).
 */
export const POINTS = [
  'auction',
  'march',
  'contact',
  'tries',
  'retreat',
  'scorching',
  'halve-attrition',
  'battle-active',
  'battle-inactive',
  'verdict',
  'siege-active',
  'siege-inactive',
  'counter',
  'losses',
  'approach',
  'before-dice',
  'before-siege-dice',
  'after-dice',
] as const;
export type Point = (typeof POINTS)[number];

/** Windows that are several moments in one, in the order in which their answers are opened (windows/merged.ts). */
const MERGED = {
  approach: ['march', 'contact'],
  'before-dice': ['battle-active', 'battle-inactive'],
  'before-siege-dice': ['siege-active', 'siege-inactive'],
  'after-dice': ['losses', 'verdict'],
} as const satisfies { readonly [point in Point]?: readonly Point[] };
type Merged = keyof typeof MERGED;

/** A separate moment. */
export type Moment = Exclude<Point, Merged>;

export const isMerged = (point: Point): point is Merged => point in MERGED;

/** The moments of a window. */
export const momentsOf = (point: Point): readonly Moment[] => (isMerged(point) ? MERGED[point] : [point]);

/**
 * How far a pass reaches beyond its window: to the end of the move, with its battles, or of the impulse; `all`: of the
 * impulse, in any case (windows/reach.ts).
 */
export const SCOPES = ['move', 'impulse', 'all'] as const;
export type Scope = (typeof SCOPES)[number];

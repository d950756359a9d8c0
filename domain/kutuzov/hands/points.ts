/** The moments at which several Powers may do something at once; windows.ts says who, and what, and which cards answer (`reacts`). */
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
] as const;
export type Point = (typeof POINTS)[number];

/** How far a pass reaches beyond its window: to the end of the move, with its battles, or of the impulse (scopes.ts). */
export const SCOPES = ['move', 'impulse'] as const;
export type Scope = (typeof SCOPES)[number];

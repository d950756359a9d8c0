export const POWERS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'] as const;
export type Power = (typeof POWERS)[number];

/** `A` an army, `F` a fleet. */
export type UnitType = 'A' | 'F';

/** The id of one of the 75 provinces: three lower-case letters (`par`). */
export type Province = string;

/** Where a unit stands or goes: a province, for a fleet in a province with two coasts with its coast (`stp/nc`). */
export type Loc = string;

/** §3.1 */
export interface Unit {
  readonly power: Power;
  readonly type: UnitType;
  readonly loc: Loc;
}

export const SEASONS = ['spring', 'fall'] as const;
export type Season = (typeof SEASONS)[number];
export const PHASES = ['movement', 'retreat', 'adjustment'] as const;
export type Phase = (typeof PHASES)[number];

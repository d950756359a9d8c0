import { at, numberAt } from '../../lib/sure.ts';
import { provinceAt } from '../map/atlas.ts';
import type { Province } from '../map/vocabulary.ts';
import type { RuleId, SummaryRule } from '../rules/rules.ts';
import type { OutcomeWord } from '../state/state.ts';
import { type Fighter, type Piece, recorded, type Why } from '../state/why.ts';
import { type Field, NOBODY } from './field.ts';
import { hasPath, least, NO, type Struggle } from './movement.ts';

export type Cited = readonly [rule: RuleId, summary?: SummaryRule];

export const because = (
  outcome: OutcomeWord,
  [rule, summary]: Cited,
  why: Why,
  by: readonly Province[] = [],
): Reason => ({
  outcome,
  rule,
  summary: summary === undefined ? undefined : recorded(summary),
  why,
  by,
});

export const home = (field: Field, u: number): Province => provinceAt(numberAt(field.province, u));
export const strength = (struggle: Struggle, u: number): number => least(struggle, u, -1);

export function piece({ units }: Field, u: number): Piece {
  const { type, loc } = at(units, u);
  return { type, loc };
}

export function fighter({ field: { units } }: Struggle, u: number, strength: number): Fighter {
  const { type, loc } = at(units, u);
  return { type, loc, strength };
}

export const attacking = (struggle: Struggle, u: number): Fighter => fighter(struggle, u, strength(struggle, u));

/** The moves that reach the province of a unit. */
export function attackersOf(struggle: Struggle, u: number): number[] {
  const { field } = struggle;
  const attackers: number[] = [];
  for (
    let a = numberAt(field.firstAttacker, numberAt(field.province, u));
    a !== NOBODY;
    a = numberAt(field.nextAttacker, a)
  )
    if (hasPath(struggle, a) !== NO) attackers.push(a);
  return attackers;
}

/** The fleets ordered to carry an army. */
export function carriers({ field }: Struggle, army: number): number[] {
  const fleets: number[] = [];
  for (let f = numberAt(field.firstCarrier, army); f !== NOBODY; f = numberAt(field.nextCarrier, f)) fleets.push(f);
  return fleets;
}

/**
 * Why an order had its outcome: the rule, the summary rule if one says so, and the provinces of the units that decided
 * it.
 */
export interface Reason {
  readonly outcome: OutcomeWord;
  readonly rule: RuleId;
  readonly summary: string | undefined;
  readonly why: Why;
  readonly by: readonly Province[];
}

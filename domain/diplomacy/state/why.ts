import * as z from 'zod';
import { PHASES, POWERS } from '../map/vocabulary.ts';
import type { SummaryRule } from '../rules/rules.ts';

const province = z.string().regex(/^[a-z]{3}$/);
const loc = z.string().regex(/^[a-z]{3}(\/[nse]c)?$/);
const power = z.enum(POWERS);

/** A unit, as reasons name it. */
const piece = z.strictObject({ type: z.enum(['A', 'F']), loc });
export type Piece = Readonly<z.infer<typeof piece>>;

/** A unit with the strength that it brought there (§9.3). */
const fighter = z.strictObject({ type: z.enum(['A', 'F']), loc, strength: z.int().min(1) });
export type Fighter = Readonly<z.infer<typeof fighter>>;

const fighters = z.array(fighter).readonly();
const provinces = z.array(province).readonly();

/** Why an order is not followed, independent of the other orders (§7.3). Texts are kept as they were written. */
const UNLAWFUL = [
  z.strictObject({ code: z.literal('UNREADABLE'), written: z.string() }),
  z.strictObject({ code: z.literal('UNKNOWN_PROVINCE'), written: z.string() }),
  z.strictObject({
    code: z.literal('WRONG_PHASE'),
    phase: z.enum(PHASES),
    order: z.enum(['hold', 'move', 'support', 'convoy', 'retreat', 'disband', 'build']),
  }),
  z.strictObject({
    code: z.enum([
      'SAME_PROVINCE',
      'ARMY_AT_SEA',
      'FLEET_BY_CONVOY',
      'SUPPORT_ITSELF',
      'CONVOY_BY_ARMY',
      'CONVOY_FROM_COAST',
      'CONVOY_OF_FLEET',
      'NOT_DISLODGED',
    ]),
    unit: piece,
  }),
  z.strictObject({
    code: z.enum(['NOT_ADJACENT', 'COAST_UNREACHABLE', 'SUPPORT_OUT_OF_REACH', 'SUPPORT_OF_IMPOSSIBLE_MOVE']),
    unit: piece,
    to: loc,
  }),
  /** An army has no fleets to go by; or (`unit` a fleet) the fleet has no part in its way. */
  z.strictObject({ code: z.literal('NO_ROUTE'), unit: piece, from: province, to: loc }),
  z.strictObject({ code: z.literal('COAST_AMBIGUOUS'), coasts: z.array(loc).readonly() }),
  z.strictObject({
    code: z.enum(['FLEET_INLAND', 'NO_UNIT', 'OCCUPIED', 'ATTACKER_CAME_FROM', 'CONTESTED', 'CLOSED']),
    at: province,
  }),
  z.strictObject({ code: z.enum(['NOT_HOME', 'NOT_CONTROLLED']), power, at: province }),
  z.strictObject({ code: z.enum(['NO_REMOVALS', 'NO_BUILDS', 'NO_MORE_REMOVALS', 'NO_MORE_BUILDS']), power }),
] as const;

/**
 * Why an order had its outcome: a code, and the units, provinces and strengths that met. In no language: `explain` puts
 * it into words.
 */
export const whySchema = z.discriminatedUnion('code', [
  ...UNLAWFUL,
  z.strictObject({
    /** A unit stays unattacked, retreats nowhere, is disbanded, built or removed. */
    code: z.enum([
      'STAYS',
      'NOWHERE_TO_GO',
      'NO_GOVERNMENT',
      'NO_RETREAT_ORDER',
      'DISBANDS',
      'BUILDS',
      'REMOVES',
      'FARTHEST_FROM_HOME',
      'FARTHEST_FROM_CENTRES',
    ]),
    unit: piece,
  }),
  /** Units met at a province. `unit` is the one with the order. */
  z.strictObject({
    code: z.enum([
      'OUTWEIGHS',
      'OUTWEIGHED',
      'STANDS_OFF',
      'NOT_STRONGER',
      'HEAD_ON',
      'OWN_UNIT_STAYS',
      'DRIVES_OUT',
      'DRIVEN_OUT',
      'DRIVEN_BACK',
      'MEETS_DRIVEN_BACK',
      'WITHSTANDS',
    ]),
    unit: fighter,
    against: fighters,
    at: province,
  }),
  /** Of the strength of `unit` only `counted` counts: support by the power attacked does not (§11.1). */
  z.strictObject({
    code: z.enum(['OWN_SUPPORT', 'OWN_SUPPORT_STANDS_OFF']),
    unit: fighter,
    counted: z.int().min(1),
    against: fighters,
    at: province,
  }),
  z.strictObject({ code: z.enum(['UNOPPOSED', 'ROTATES', 'RETREATS', 'NO_CONVOY']), unit: piece, to: loc }),
  /** `fleets`: those that carry the army, or those that were lost or do not suffice. */
  z.strictObject({
    code: z.enum(['CARRIED', 'CARRIED_ANOTHER_WAY', 'NO_WHOLE_ROUTE', 'CONVOY_LOST', 'CONVOY_PARADOX']),
    unit: piece,
    to: province,
    fleets: provinces,
  }),
  z.strictObject({ code: z.literal('CHANGES_PLACES'), unit: piece, with: piece }),
  z.strictObject({ code: z.literal('RETREATS_CLASH'), unit: piece, against: z.array(piece).readonly(), to: loc }),
  /** A support that was attacked. `of`: the province of the unit helped. */
  z.strictObject({
    code: z.enum([
      'CUT',
      'CUT_BY_DISLODGEMENT',
      'CUT_BY_CONVOYED_ARMY',
      'NOT_CUT_BY_OWN_POWER',
      'NOT_CUT_FROM_TARGET',
      'NOT_CUT_BY_CONVOYED_ARMY',
    ]),
    unit: piece,
    attacker: piece,
    of: province,
  }),
  /** A support or convoy, and the province of the unit helped. */
  z.strictObject({
    code: z.enum(['SUPPORT_GIVEN', 'SUPPORTED_UNIT_MOVES', 'CONVOYS', 'CONVOY_NOT_NEEDED', 'CONVOY_IN_DOUBT']),
    unit: piece,
    of: province,
  }),
  z.strictObject({ code: z.enum(['OTHER_MOVE_SUPPORTED', 'OTHER_MOVE_CONVOYED']), unit: piece, of: province, to: loc }),
]);
export type Why = z.infer<typeof whySchema>;

export const unlawfulSchema = z.discriminatedUnion('code', [...UNLAWFUL]);
export type Unlawful = z.infer<typeof unlawfulSchema>;

/** One of the rulebook's 22 summary rules, as events record it: `R13`. */
export const recordedSchema = z.string().regex(/^R([1-9]|1[0-9]|2[0-2])$/);

/** The same as it is printed, and a key of the rules: `§R13`. */
export const summarySchema = z.string().regex(/^§R([1-9]|1[0-9]|2[0-2])$/);

/** A summary rule as events record it. */
export const recorded = (summary: SummaryRule): string => summary.slice(1);

/** A summary rule as printed, from how an event records it. */
export const printedSummary = (recorded: string): string => `§${recorded}`;

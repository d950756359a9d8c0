import * as z from 'zod';
import type { Text } from '../../lib/text.ts';
import type { Power } from '../terms/nations.ts';
import { list, object, power } from '../terms/schemas.ts';
import { type Operations, operations } from './nested.ts';

/* Operations that lead to others. Their types are written out: an operation inside an operation cannot be inferred. */

/**
 * One of several lists: the player chooses, or a Power, or the one it happens to (`target`); what would do nothing is
 * no choice.
 */
type Choose = {
  readonly op: 'choose';
  readonly chooser: Power | 'player' | 'target';
  readonly options: readonly Operations[];
  /** What the options are called. */
  readonly words: readonly Text[];
};
const choose: z.ZodType<Choose> = z
  .strictObject({
    op: z.literal('choose'),
    chooser: z.union([power, z.enum(['player', 'target'])]),
    options: list(operations),
    words: list(object({ en: z.string(), ko: z.string() })),
  })
  .refine(({ options, words }) => options.length === words.length, 'a name for each option');

/** For each of some Powers in turn: those named, or those that something has happened to. */
type ForEach = {
  readonly op: 'forEach';
  readonly powers: readonly Power[] | 'affected';
  readonly cond?: 'nonHome>=2';
  readonly ops: Operations;
};
const forEach: z.ZodType<ForEach> = z.strictObject({
  op: z.literal('forEach'),
  powers: z.union([list(power), z.literal('affected')]),
  cond: z.literal('nonHome>=2').exactOptional(),
  ops: operations,
});

/** Its effect depends on the Camp that plays it. */
type ByCamp = { readonly op: 'byCamp'; readonly imperial: Operations; readonly tsarist: Operations };
const byCamp: z.ZodType<ByCamp> = z.strictObject({
  op: z.literal('byCamp'),
  imperial: operations,
  tsarist: operations,
});

/** From a turn on, or up to one. */
type IfTurn = { readonly op: 'ifTurn'; readonly atLeast?: number; readonly atMost?: number; readonly next: Operations };
const ifTurn: z.ZodType<IfTurn> = z.strictObject({
  op: z.literal('ifTurn'),
  atLeast: z.int().exactOptional(),
  atMost: z.int().exactOptional(),
  next: operations,
});

/** Nothing happens while a condition holds. */
const CONDITIONS = [
  'retreatFromMoscow',
  'austriaNeutral',
  'prussiaRevolted',
  'kutuzovHasAppeared',
  'finlandLost',
] as const;
export type Condition = (typeof CONDITIONS)[number];
type Unless = { readonly op: 'unless'; readonly cond: Condition; readonly next: Operations };
const unless: z.ZodType<Unless> = z.strictObject({
  op: z.literal('unless'),
  cond: z.enum(CONDITIONS),
  next: operations,
});

export const CONTROL = { choose, forEach, byCamp, ifTurn, unless };

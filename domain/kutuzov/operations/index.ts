import type * as z from 'zod';
import type { EffectId } from '../state/lasting.ts';
import type { RecordedOperation } from '../terms/schemas.ts';
import { ATTRITION } from './attrition.ts';
import { BATTLE } from './battle.ts';
import { CONTROL } from './control.ts';
import { FOLLOW_UPS } from './follow-ups.ts';
import { GROUND } from './ground.ts';
import { HANDS } from './hands.ts';
import { LASTING } from './lasting.ts';
import { LEADERS } from './leaders.ts';
import { MARCHES } from './marches.ts';
import { PIECES } from './pieces.ts';
import { RESOURCES } from './resources.ts';
import { TRACKS } from './tracks.ts';

/*
 * The language of cards. An operation is what a row says: its name and its parameters, declared here. What it does is
 * the effect of the same name in effects/. To add one: a schema of exactly what rows may say in one of these files,
 * under its name; the compiler then asks for its effect.
 */

/** The operations that rows are made of. */
const CARD_OPERATIONS = {
  ...CONTROL,
  ...TRACKS,
  ...RESOURCES,
  ...ATTRITION,
  ...HANDS,
  ...PIECES,
  ...LEADERS,
  ...GROUND,
  ...MARCHES,
  ...BATTLE,
  ...LASTING,
};
const OPERATIONS = { ...CARD_OPERATIONS, ...FOLLOW_UPS };

/** An operation as a row has it. */
export type CardOperation = z.infer<(typeof CARD_OPERATIONS)[keyof typeof CARD_OPERATIONS]>;
export type Operation = z.infer<(typeof OPERATIONS)[keyof typeof OPERATIONS]>;
export type OperationName = Operation['op'];
export type OperationOf<K extends OperationName> = Extract<Operation, { op: K }>;

/** What a card can be known by: one of its operations, or the lasting effect that one of them begins. */
export type Deed = CardOperation['op'] | EffectId;

export const CARD_OPERATION_NAMES: readonly string[] = Object.keys(CARD_OPERATIONS);
/** Whether rows may say so; other operations only effects use. */
export const isCardOperation = (op: string): boolean => Object.hasOwn(CARD_OPERATIONS, op);
export const isOperationName = (op: string): op is OperationName => Object.hasOwn(OPERATIONS, op);

/** The operations in a value, those inside others too. */
export function operationsIn(value: unknown): readonly RecordedOperation[] {
  if (Array.isArray(value)) return value.flatMap(operationsIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = 'op' in value && typeof value.op === 'string' ? [{ ...value, op: value.op }] : [];
  return [...own, ...Object.values(value).flatMap(operationsIn)];
}

const isUnderstood = (op: RecordedOperation): boolean =>
  isOperationName(op.op) && OPERATIONS[op.op].safeParse(op).success;

/** Whether all operations of a card are understood, those inside others too. */
export const isPlayable = ({ ops }: { readonly ops: readonly RecordedOperation[] }): boolean =>
  operationsIn(ops).every(isUnderstood);

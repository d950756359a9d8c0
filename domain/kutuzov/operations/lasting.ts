import * as z from 'zod';
import { type Effect, effectSchema } from '../state/lasting.ts';
import { type Camp, campOf, otherCamp, type Power } from '../terms/nations.ts';
import type { Operations } from './nested.ts';
import type { WhichCamp } from './whom.ts';

/** A field of a lasting effect as a row has it: `self` is the player, as `camp` his Camp, and `enemy` the other one. */
type Written<F, T> = F extends 'ops' ? Operations : T extends Camp ? WhichCamp : T extends Power ? T | 'self' : T;
type WrittenFields<E> = { readonly [F in keyof E as Exclude<F, 'card' | 'by'>]: Written<F, E[F]> };
type Begins<E> = E extends Effect ? { readonly op: 'lastingEffect' } & WrittenFields<E> : never;

/** Something is different for a while (§5.1): the name and the fields of an effect (state/lasting.ts). */
type LastingEffect = Begins<Effect>;

/**
 * The effect that an operation begins, for the Power that plays the card. Throws for a name or fields that no effect
 * has.
 */
export function effectBegun(frame: Player, op: LastingEffect): Effect {
  const effect = meant(frame, op);
  if (!isEffect(effect)) throw new Error(`there is no lasting effect ${op.id} as #${frame.card} has it`);
  return effect;
}

interface Player {
  readonly card: number;
  readonly power: Power;
}
function meant({ card, power }: Player, op: object): object {
  const { op: _, ...fields } = { op: '', ...op };
  const own = Object.entries(fields).map(([field, value]) => [field, meaning(power, field, value)]);
  return { ...Object.fromEntries(own), card, by: power };
}
function meaning(power: Power, field: string, value: unknown): unknown {
  if (field === 'camp' && value === 'enemy') return otherCamp(campOf(power));
  return value !== 'self' ? value : field === 'camp' ? campOf(power) : power;
}
const isEffect = (value: unknown): value is Effect => effectSchema.safeParse(value).success;

const lastingEffect: z.ZodType<LastingEffect> = z.custom<LastingEffect>(
  (op) => typeof op === 'object' && op !== null && isEffect(meant({ card: 1, power: 'FN' }, op)),
  'no such effect',
);
export const LASTING = { lastingEffect };

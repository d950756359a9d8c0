import * as z from 'zod';
import type { Legal } from '../../contract/legal.ts';
import type { Frame, FrameOf } from '../frames/frames.ts';
import { campOf, type Power } from '../terms/nations.ts';
import { SCOPES } from '../terms/points.ts';
import { planSchema } from '../terms/schemas.ts';
import type { State } from './state.ts';

/* What an answer, or an attack, says about windows that are still to come (windows/reach.ts). */

/** It is under the seal of its Power until the game ends. */
export const reachSchema = z.strictObject({ for: z.enum(SCOPES).exactOptional(), plan: planSchema.exactOptional() });
export type Reach = z.infer<typeof reachSchema>;

/** A choice to which a plan may be added. */
export const withPlan = (choice: Legal, plan: Legal | undefined): Legal =>
  plan === undefined || choice.is !== 'fields'
    ? choice
    : { ...choice, fields: { ...choice.fields, plan }, optional: [...(choice.optional ?? []), 'plan'] };

type Reaches = State['reach'];
const kept = (
  reach: Reaches,
  how: (each: Reach & { readonly topic?: string | undefined }, power: Power) => Reaches[Power],
): Reaches =>
  Object.fromEntries(
    Object.entries(reach).flatMap(([power, each]) => {
      const now = how(each, power as Power);
      return now === undefined ? [] : [[power, now]];
    }),
  );

/** Returns what holds after an answer, or an attack, with a plan or without; `frame`: the window of the answer. */
export function reachAfter(before: Reaches[Power], said: Reach, frame: Frame | undefined): Reaches[Power] {
  if (frame?.is !== 'window') {
    const { plan: _, ...others } = before ?? {};
    return { ...others, ...said };
  }
  const topic = Object.keys(said).length > 0 ? frame.topics.at(-1) : undefined;
  return { ...before, ...said, ...(topic !== undefined && { topic }) };
}

/**
 * Returns what is left of it when a move begins: passes for the impulse, and the plan of the Power that attacks with
 * that move.
 */
export const atMove = (reach: Reaches, { power, attack }: FrameOf<'step'>): Reaches =>
  kept(reach, ({ topic, for: scope, plan }, of) => ({
    ...(topic !== undefined && { topic }),
    ...(scope !== undefined && scope !== 'move' && { for: scope }),
    ...(plan !== undefined && attack && of === power && { plan }),
  }));

/** Returns the answers in advance after an enemy has played a card in a battle: without plans. */
export const atCard = (reach: Reaches, power: Power): Reaches =>
  kept(reach, (each, of) => {
    const { plan: _, ...others } = each;
    return campOf(of) === campOf(power) ? each : others;
  });

/** Returns the answers in advance after answers were given back: without those that came with them. */
export const atReturn = (reach: Reaches, returned: readonly string[]): Reaches =>
  kept(reach, (each) => (each.topic !== undefined && returned.includes(each.topic) ? undefined : each));

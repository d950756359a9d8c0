import { z } from 'zod';
import { openWindow } from '../../procedures/window.ts';
import type { Primitive } from './primitive.ts';

/* What cards do in battles, besides dice (§12). */

/** Enemies may cancel a battle card before it does anything. */
const countering = z.strictObject({ op: z.literal('counter') });
export const counter: Primitive<z.infer<typeof countering>> = { takes: countering, run: (table) => openWindow(table, 'counter') };

/** A battle card that an enemy has just played does nothing (§5.21): the window at which this one answers has seen to it. */
const cancelling = z.strictObject({ op: z.string(), kind: z.literal('battle') });
export const cancelCard: Primitive<z.infer<typeof cancelling>> = { takes: cancelling, run: () => undefined };

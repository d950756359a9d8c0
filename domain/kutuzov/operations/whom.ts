import * as z from 'zod';
import { power } from '../terms/schemas.ts';

/* The target of an operation, as rows say it. */

/** A Power, or the one that plays the card. */
export const whose = z.union([power, z.literal('self')]);
export type Whose = z.infer<typeof whose>;

/** A Camp, that of the player, or the other one. */
export const whichCamp = z.enum(['imperial', 'tsarist', 'self', 'enemy']);
export type WhichCamp = z.infer<typeof whichCamp>;

/** A Power that the player names, of those that qualify; `samePower`: the one named before. */
export const named = z.enum(['enemyPower', 'imperialPower', 'anyPower', 'samePower']);
export type Named = z.infer<typeof named>;

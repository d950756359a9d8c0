import * as z from 'zod';
import { combatFrames } from './combat-frames.ts';
import { turnFrames } from './turn-frames.ts';

/**
 * The state of the procedure: a stack of plain objects. Only the last one asks, and a command answers it; when it is
 * left, the one below goes on. Each kind has one procedure (procedures/index.ts).
 */
export const frameSchema = z.discriminatedUnion('is', [...turnFrames, ...combatFrames]);
export type Frame = z.infer<typeof frameSchema>;
export type FrameKind = Frame['is'];
export type FrameOf<K extends FrameKind> = Extract<Frame, { is: K }>;

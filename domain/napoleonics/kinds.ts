import type { Question } from './combat/melee.ts';
import type { FrameKind } from './frames.ts';

/** Frames in which somebody may choose. */
export type AskingFrame = Exclude<FrameKind, 'draw' | 'leader-check'>;

/** What a question can be called: as its frame, or by a name of its own. */
export type AskKind = Exclude<AskingFrame, 'melee' | 'flags'> | Question | 'ignore' | 'bonus-melee';

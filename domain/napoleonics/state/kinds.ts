import type { FrameKind } from './frames.ts';

/** Frames with a choice for a player. */
export type AskingFrame = Exclude<FrameKind, 'draw' | 'leader-check'>;

/** What a stage of a melee asks the defender. */
export type MeleeQuestion = 'first-strike' | 'retire' | 'form-square' | 'battle-back';

/** What a question can be called: as its frame, or by a name of its own. */
export type AskKind = Exclude<AskingFrame, 'melee' | 'flags'> | MeleeQuestion | 'ignore' | 'bonus-melee';

const ORDER: { readonly [kind in AskKind]: true } = {
  command: true,
  section: true,
  use: true,
  supply: true,
  'supply-to': true,
  rally: true,
  order: true,
  movement: true,
  combat: true,
  'first-strike': true,
  retire: true,
  'form-square': true,
  'battle-back': true,
  ignore: true,
  retreat: true,
  'leader-retreat': true,
  advance: true,
  'bonus-melee': true,
  scout: true,
};
/** All kinds of questions, as they come in a turn. */
export const ASK_KINDS = Object.keys(ORDER);

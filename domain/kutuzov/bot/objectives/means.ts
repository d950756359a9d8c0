import { cardOf } from '../../edition/card.ts';
import { handOf } from '../../state/view.ts';
import type { Scene } from '../scene.ts';

/**
 * The CP that a Power can still spend in a turn: of what it plays now, and of the cards in its hand, which two Powers
 * may share.
 */
export function cpLeft({ view, power }: Pick<Scene, 'view' | 'power'>): number {
  const frame = view.frames.at(-1);
  const now = frame !== undefined && 'cp' in frame ? frame.cp : 0;
  const { home, other } = handOf(view, power);
  return [...home, ...other].reduce((sum, card) => sum + (cardOf(view, card).cp ?? 0), now);
}

import { heldBy, total } from '../state/held.ts';
import type { Position } from '../state/state.ts';
import { POWERS, type Power } from '../terms/nations.ts';

/** Whether a Power holds a card: each can be played in an impulse, for its CP or, a Must Play, for its event (§5.1). */
export const hasCards = (position: Position, power: Power): boolean => total(heldBy(position, power)) > 0;

export const withCards = (position: Position): readonly Power[] => POWERS.filter((power) => hasCards(position, power));

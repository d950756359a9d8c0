import { cardOf, cardsOf } from './cards/card.ts';
import { isPlayable } from './cards/effects/index.ts';
import { POWERS, type Power } from './nations.ts';
import type { State } from './state.ts';

/** Whether a Power holds a card that it can play in an impulse. */
export const hasCards = (state: State, power: Power): boolean =>
  cardsOf(state.hands[power]).some((card) => cardOf(state, card).cp !== undefined || isPlayable(cardOf(state, card)));

export const withCards = (state: State): readonly Power[] => POWERS.filter((power) => hasCards(state, power));

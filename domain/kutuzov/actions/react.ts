import type { FrameOf } from '../frames/frames.ts';
import { playBesides, reactionChoices, reactionRefusal } from '../windows/reactions.ts';
import type { Action } from './action.ts';

/**
 * The operations of events that answer nothing in particular: their player chooses the moment in an impulse of his
 * (§5.21).
 */
const ANY_MOMENT = ['setLeaderRating', 'openRiver', 'entrench', 'supplyTrain'];

/** A response that needs no trigger (§5.21): any number of them, besides the card of the impulse (§5.24, §5.6). */
export const react: Action<FrameOf<'card' | 'grant' | 'impulse' | 'free-march' | 'withdrawal'>, 'react'> = {
  type: 'react',
  legal: (view, _, power) => reactionChoices(power, [{ view, reacts: ANY_MOMENT }]),
  against: (view, _, power, { card }) => reactionRefusal(view, ANY_MOMENT, power, card),
  act: (table, _, power, { card }) => playBesides(table, power, card),
};

import * as z from 'zod';
import { admits, type Legal } from '../contract/legal.ts';
import type { SeatId } from '../lib/ids.ts';
import { isSide } from './army/sides.ts';
import { asked, kindOf } from './asks.ts';
import { legal } from './legal.ts';
import type { Command } from './state/commands.ts';
import type { View } from './state/view.ts';

const choice = (description: string) => z.boolean().exactOptional().meta({ description });

/**
 * What a seat may leave as a standing order, most of it for the enemy's turn. It answers the same with every hand, so
 * that an answer or its absence reveals nothing of the hand except the card that is played.
 */
export const standingSchema = z.strictObject({
  firstStrike: z
    .enum(['play', 'pass'])
    .exactOptional()
    .meta({ description: 'First Strike is played whenever you hold it, or never (§14.16a).' }),
  retire: choice('Cavalry retires and reforms, or never does (§9.1).'),
  formSquare: choice('Infantry forms square, or never does (§10.1).'),
  battleBack: choice('Units battle back, or never do (§7.5).'),
  ignoreFlags: z
    .enum(['all', 'none'])
    .exactOptional()
    .meta({ description: 'The number of flags that a unit ignores if it may (§11.5a).' }),
});
export type Standing = z.infer<typeof standingSchema>;

/** The answer of a standing order, if it answers what is asked. */
export function answer(view: View, seat: SeatId, standing: Standing = {}): Command | undefined {
  const { firstStrike, retire, formSquare, battleBack, ignoreFlags } = standing;
  if (!isSide(seat) || !asked(view).includes(seat)) return undefined;
  switch (kindOf(view)) {
    case 'first-strike':
      return firstStrike && { type: 'react', card: firstStrike === 'play' ? reactionIn(view, seat) : null };
    case 'retire':
      return retire === undefined ? undefined : { type: 'retire', retire };
    case 'form-square':
      return formSquare === undefined ? undefined : { type: 'form-square', form: formSquare };
    case 'battle-back':
      return battleBack === undefined ? undefined : { type: 'battle-back', battle: battleBack };
    case 'ignore':
      return ignoreFlags && { type: 'ignore', flags: ignoreFlags === 'all' ? mostFlags(legal(view, seat)) : 0 };
    default:
      return undefined;
  }
}

/** The card that the hand holds for this moment. */
function reactionIn(view: View, seat: SeatId): string | null {
  const choices = legal(view, seat);
  return (isSide(seat) && view.hands[seat]?.find((card) => admits(choices, { type: 'react', card }))) || null;
}

/** How many flags may be ignored, by the grammar of the question. */
const mostFlags = (choices: Legal): number =>
  choices.is === 'fields' && choices.fields.flags?.is === 'int' ? choices.fields.flags.max : 0;

import type { Chance } from '../../contract/chance.ts';
import type { SeatId } from '../../lib/ids.ts';
import type { Command } from '../frames/commands.ts';
import type { View } from '../state/view.ts';
import { bestOf, weighed } from './favourite.ts';
import { foreseen } from './foresight/foresight.ts';
import { pursued } from './objectives/pursued.ts';

/**
 * Returns the command of a bot. It weighs the legal commands, the default answer among them, that the objectives of its
 * Power leave, or a step with fewer SP (objectives/). It takes the one that is worth most for each CP (worth.ts). Where
 * a Power spends its CP, and games of the scenario have taught its Camp, it takes the one after which its Camp is
 * likeliest to win (foresight/); there the step of an objective may be one aim among others, and a second command may
 * be tried after the first. Among equals it draws, always once, from the stream `bot`. Throws when the seat owes no
 * answer.
 */
export function bot(view: View, seat: SeatId, chance: Chance): Command {
  const choices = weighed(view, seat);
  const pursuit = pursued(view, seat, choices);
  return bestOf(foreseen(view, seat, choices, pursuit) ?? pursuit?.left ?? choices, chance);
}

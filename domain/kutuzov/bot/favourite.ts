import { type Chance, pickOne } from '../../contract/chance.ts';
import type { SeatId } from '../../lib/ids.ts';
import type { Command } from '../frames/commands.ts';
import { choosing, lapse, legal } from '../legal.ts';
import type { View } from '../state/view.ts';
import { appraisalOf } from './appraisal.ts';
import { listed } from './listed.ts';
import { outlookOf } from './outlook.ts';

/** Commands with a smaller difference in worth are alike. */
const ALIKE = 1e-9;

/** A command and its worth. */
export interface Weighed {
  readonly command: Command;
  readonly worth: number;
}

/**
 * Returns the commands that the bot thinks of, the default answer first, each with its worth for each CP, as worth.ts
 * counts it; the default answer is worth nothing at least. Throws when the seat owes no answer.
 */
export function weighed(view: View, seat: SeatId): readonly [Weighed, ...Weighed[]] {
  const now = choosing(view, seat);
  if (now === undefined) throw new Error(`nothing is asked of ${seat}`);
  const appraisal = appraisalOf(outlookOf(view, now.power), now.frame);
  const silence = lapse(view, seat);
  return [
    { command: silence, worth: Math.max(0, appraisal(silence) ?? 0) },
    ...listed(legal(view, seat)).map((command) => ({ command, worth: appraisal(command) ?? -1 })),
  ];
}

/** The command of most worth; among equals it draws, always once, from the stream `bot`. */
export function bestOf(choices: readonly Weighed[], chance: Chance): Command {
  const most = Math.max(...choices.map(({ worth }) => worth));
  return pickOne(
    chance,
    'bot',
    choices.filter(({ worth }) => worth >= most - ALIKE),
  ).command;
}

/** The command that is worth most by itself. */
export const favourite = (view: View, seat: SeatId, chance: Chance): Command => bestOf(weighed(view, seat), chance);

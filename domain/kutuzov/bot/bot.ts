import { type Chance, pickOne } from '../../chance.ts';
import type { SeatId } from '../../lib/ids.ts';
import type { Command } from '../commands.ts';
import { choosing, lapse, legal } from '../legal.ts';
import type { View } from '../view.ts';
import { appraisalOf } from './appraisal.ts';
import { listed } from './listed.ts';
import { outlookOf } from './outlook.ts';

/** Commands whose worth differs by less are alike. */
const ALIKE = 1e-9;

/**
 * The command of a player of the house: of the legal commands the one that is worth most for each CP, as bot/worth.ts counts it.
 * Silence is always one of them, and worth nothing. Among equals it draws, always once, from the stream `bot`. Throws when the seat is
 * not asked.
 */
export function bot(view: View, seat: SeatId, chance: Chance): Command {
  const now = choosing(view, seat);
  if (now === undefined) throw new Error(`nothing is asked of ${seat}`);
  const appraisal = appraisalOf(outlookOf(view, now.power), now.frame);
  const silence = lapse(view, seat);
  const choices = [
    { command: silence, worth: Math.max(0, appraisal(silence) ?? 0) },
    ...listed(legal(view, seat)).map((command) => ({ command, worth: appraisal(command) ?? -1 })),
  ];
  const most = Math.max(...choices.map(({ worth }) => worth));
  const best = choices.filter(({ worth }) => worth >= most - ALIKE);
  return pickOne(chance, 'bot', best).command;
}

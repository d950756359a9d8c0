import { type Chance, pickOne } from '../../chance.ts';
import type { SeatId } from '../../lib/ids.ts';
import type { Command } from '../commands.ts';
import { procedureOf } from '../procedures/index.ts';
import type { View } from '../view.ts';
import { appraisalOf } from './appraisal.ts';
import { listed } from './listed.ts';
import { outlookOf } from './outlook.ts';

/** Commands whose worth differs by less are alike. */
const ALIKE = 1e-9;

/**
 * The command of a player of the house: of those that are legal the one that is worth most for each CP, as bot/worth.ts counts it.
 * Silence is always one of them, and worth nothing. Among equals it draws, always once, from the stream `bot`. Throws when the seat is
 * not asked.
 */
export function bot(view: View, seat: SeatId, chance: Chance): Command {
  const frame = view.frames.at(-1);
  const procedure = frame && procedureOf(frame);
  const power = frame && procedure?.asks(view, frame).find((each) => view.seats[seat]?.includes(each));
  if (frame === undefined || procedure === undefined || power === undefined) throw new Error(`nothing is asked of ${seat}`);
  const commands = [procedure.lapse(view, frame, power), ...listed(procedure.legal(view, frame, power))];
  const appraisal = appraisalOf(outlookOf(view, power), frame);
  const worths = commands.map((command, i) => (i === 0 ? Math.max(0, appraisal(command) ?? 0) : (appraisal(command) ?? -1)));
  const most = Math.max(...worths);
  return pickOne(
    chance,
    'bot',
    commands.filter((_, i) => worths[i]! >= most - ALIKE),
  );
}

import type { Chance } from '../chance.ts';
import { sample } from '../legal.ts';
import type { SeatId } from '../lib/ids.ts';
import type { Command } from './commands.ts';
import { legal } from './legal.ts';
import type { View } from './view.ts';

/** Any legal command. */
export function bot(view: View, seat: SeatId, chance: Chance): Command {
  const command = sample(legal(view, seat), (n) => chance.draw('bot', n));
  if (command === undefined) throw new Error(`nothing is asked of ${seat}`);
  return command as Command;
}

import type { Chance } from '../../contract/chance.ts';
import { absurd } from '../../lib/absurd.ts';
import type { SeatId } from '../../lib/ids.ts';
import type { Command } from '../state/commands.ts';
import type { View } from '../view.ts';
import { adjustments } from './adjustments.ts';
import { campaign } from './campaign.ts';
import { luckOf } from './luck.ts';
import { retreats } from './retreats.ts';
import { situationOf } from './situation.ts';

/**
 * Returns the orders of a bot, which are always legal: it goes where it can win most (bot/worth.ts), guesses what the
 * others do (bot/forecast.ts), and tries its plans with the adjudicator (bot/campaign.ts). The powers of a seat act as
 * one side. Draws once, from the stream `bot`.
 */
export function bot(view: View, seat: SeatId, chance: Chance): Command {
  return { type: 'orders', orders: think(view, seat, chance), ready: true };
}

function think(view: View, seat: SeatId, chance: Chance): Command['orders'] {
  const powers = view.seats[seat]?.powers ?? [];
  const situation = situationOf(view, powers);
  const luck = luckOf(chance);
  switch (view.phase) {
    case 'movement':
      return campaign(situation, powers, luck);
    case 'retreat':
      return retreats(situation, powers, luck);
    case 'adjustment':
      return adjustments(situation, powers, luck);
    default:
      return absurd(view.phase);
  }
}

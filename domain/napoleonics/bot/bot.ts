import { type Chance, pickOne } from '../../contract/chance.ts';
import type { SeatId } from '../../lib/ids.ts';
import { isSide } from '../army/sides.ts';
import { legal } from '../legal.ts';
import type { Command } from '../state/commands.ts';
import type { Frame } from '../state/frames.ts';
import type { Known } from '../state/known.ts';
import { knownFrom } from '../state/known.ts';
import type { View } from '../state/view.ts';
import type { Appraisal } from './appraisal.ts';
import { attacking, following } from './attacks.ts';
import { choosing, keeping, playing } from './cards.ts';
import { defending } from './defence.ts';
import { listed } from './listed.ts';
import { moving, ordering, rallying } from './orders.ts';
import { escaping, ignoring, retreating } from './retreats.ts';
import { cuttingOff, recalled } from './supply.ts';

/** Commands with a smaller difference in worth are alike. */
const ALIKE = 1e-9;

/**
 * Returns the command of a bot: the legal one that is worth most, by the mean of the dice and the banners
 * (bot/worth.ts). Among equals it draws, always once, from the stream `bot`. Throws when the seat owes no answer.
 */
export function bot(view: View, seat: SeatId, chance: Chance): Command {
  const frame = view.frames.at(-1);
  const commands = listed(legal(view, seat));
  if (frame === undefined || !isSide(seat) || commands.length === 0) throw new Error(`nothing is asked of ${seat}`);
  const appraisal = appraisalOf(knownFrom(view, seat), frame);
  const options = commands.map((command) => ({ command, worth: appraisal(command) }));
  const most = Math.max(...options.map(({ worth }) => worth));
  return pickOne(
    chance,
    'bot',
    options.flatMap(({ command, worth }) => (worth >= most - ALIKE ? [command] : [])),
  );
}

function appraisalOf(known: Known, frame: Frame): Appraisal {
  switch (frame.is) {
    case 'command':
      return playing(known);
    case 'section':
    case 'use':
      return choosing(known);
    case 'supply':
      return cuttingOff(known);
    case 'supply-to':
      return recalled(known, frame);
    case 'rally':
      return rallying(known);
    case 'order':
      return ordering(known);
    case 'movement':
      return moving(known);
    case 'combat':
      return attacking(known);
    case 'advance':
      return following(known, frame);
    case 'melee':
      return defending(known, frame);
    case 'flags':
      return ignoring(known, frame);
    case 'retreat':
      return retreating(known, frame);
    case 'leader-retreat':
      return escaping(known, frame);
    case 'scout':
      return keeping(known);
    default:
      throw new Error(`the frame ${frame.is} asks nobody`);
  }
}

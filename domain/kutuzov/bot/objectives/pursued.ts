import { admits } from '../../../legal.ts';
import type { SeatId } from '../../../lib/ids.ts';
import { jsonOf } from '../../../lib/json.ts';
import type { Command } from '../../commands.ts';
import type { FrameKind } from '../../frames.ts';
import { choosing, legal } from '../../legal.ts';
import { campOf, POWERS_OF, type Power } from '../../map/nations.ts';
import type { View } from '../../view.ts';
import type { Weighed } from '../favourite.ts';
import { outlookOf } from '../outlook.ts';
import { guarding } from './guarding.ts';
import { holding } from './holding.ts';
import { objectiveOf, type Pursuit } from './objectives.ts';
import { advanceOn, advancing } from './taking.ts';

/** Where a Power chooses what to spend its CP on. */
const PAYING: readonly FrameKind[] = ['card', 'grant'];

/**
 * What the objective of a Power leaves of the choices of its seat: where CP are spent the next step towards it, if there is one; elsewhere
 * all but to evade out of a place that its Camp takes or holds. Undefined: no objective is in question.
 */
export function pursued(view: View, seat: SeatId, choices: readonly Weighed[]): Pursuit | undefined {
  const now = choosing(view, seat);
  if (now === undefined) return undefined;
  const { power, frame } = now;
  return PAYING.includes(frame.is) ? spent(view, seat, power, choices) : stood(view, power, choices);
}

function spent(view: View, seat: SeatId, power: Power, choices: readonly Weighed[]): Pursuit | undefined {
  const objective = objectiveOf(view, power);
  if (objective === undefined) return undefined;
  const o = outlookOf(view, power);
  if (objective.does === 'hold') return holding(o, objective, choices);
  const guards = objective.does === 'raid' ? guarding(o, objective, choices) : undefined;
  if (guards !== undefined) return guards;
  const advance = advanceOn(o, objective);
  if (advance === undefined) return undefined;
  const isPossible = (command: Command): boolean => admits(legal(view, seat), jsonOf(command));
  return { place: advance.place, left: advancing(o, objective, advance, choices, isPossible) };
}

function stood(view: View, power: Power, choices: readonly Weighed[]): Pursuit | undefined {
  const attacked = view.frames.findLast(({ is }) => is === 'step');
  if (attacked?.is !== 'step' || !choices.some(({ command }) => command.type === 'evade')) return undefined;
  const isSought = POWERS_OF[campOf(power)].some((each) => objectiveOf(view, each)?.places.includes(attacked.to));
  return isSought ? { place: attacked.to, left: choices.filter(({ command }) => command.type !== 'evade') } : undefined;
}

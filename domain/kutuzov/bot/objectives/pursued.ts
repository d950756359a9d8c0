import { admits } from '../../../contract/legal.ts';
import type { SeatId } from '../../../lib/ids.ts';
import { jsonOf } from '../../../lib/json.ts';
import type { Command } from '../../frames/commands.ts';
import type { FrameKind } from '../../frames/frames.ts';
import { choosing, legal } from '../../legal.ts';
import { spaceOf } from '../../map/ground.ts';
import type { View } from '../../state/view.ts';
import { campOf, POWERS_OF, type Power } from '../../terms/nations.ts';
import type { Weighed } from '../favourite.ts';
import { type Outlook, outlookOf } from '../outlook.ts';
import { guarding } from './guarding.ts';
import { holding } from './holding.ts';
import { cpLeft } from './means.ts';
import { type Objective, objectivesOf, type Pursuit } from './objectives.ts';
import { advanceOn, advancing } from './taking.ts';

/** Where a Power chooses what to spend its CP on. */
const PAYING: readonly FrameKind[] = ['card', 'grant'];

/**
 * What the objectives of a Power leave of the choices of its seat: where CP are spent the next step towards the first
 * that it can pursue, of one that raids a flag on a Key before that; elsewhere all but to evade out of a place that its
 * Camp takes or holds, the last Keys apart, which may be any. Undefined: no objective is in question.
 */
export function pursued(view: View, seat: SeatId, choices: readonly Weighed[]): Pursuit | undefined {
  const now = choosing(view, seat);
  if (now === undefined) return undefined;
  const { power, frame } = now;
  return PAYING.includes(frame.is) ? spent(view, seat, power, choices) : stood(view, power, choices);
}

function spent(view: View, seat: SeatId, power: Power, choices: readonly Weighed[]): Pursuit | undefined {
  const objectives = objectivesOf(view, power, cpLeft({ view, power }));
  if (objectives.length === 0) return undefined;
  const o = outlookOf(view, power);
  const isPossible = (command: Command): boolean => admits(legal(view, seat), jsonOf(command));
  const key = objectives.some(({ does }) => does === 'raid') ? flagged(o, choices) : undefined;
  if (key !== undefined) return key;
  for (const objective of objectives) {
    const pursuit =
      objective.does === 'hold' ? holding(o, objective, choices) : taken(o, objective, choices, isPossible);
    if (pursuit !== undefined) return pursuit;
  }
  return undefined;
}

/** Returns the most valuable flag on or beside occupied Keys (§7.13). */
function flagged({ view }: Outlook, choices: readonly Weighed[]): Pursuit | undefined {
  const flags = choices.flatMap((each) =>
    each.command.type === 'flag' && spaceOf(view, each.command.space).key ? [{ each, place: each.command.space }] : [],
  );
  const [most] = flags.toSorted((a, b) => b.each.worth - a.each.worth);
  return most === undefined ? undefined : { place: most.place, left: [most.each] };
}

/** The next step or flag of an army; of one that raids the flag comes before guards, and these before its step. */
function taken(
  o: Outlook,
  objective: Objective,
  choices: readonly Weighed[],
  isPossible: (command: Command) => boolean,
): Pursuit | undefined {
  const advance = advanceOn(o, objective);
  const next = advance && { place: advance.place, left: advancing(o, objective, advance, choices, isPossible) };
  if (objective.does !== 'raid' || next?.left[0]?.command.type === 'flag') return next;
  return guarding(o, objective, choices, advance?.from) ?? next;
}

/** With this many CP no objective is one only because few are left. */
const ANY = Number.POSITIVE_INFINITY;

function stood(view: View, power: Power, choices: readonly Weighed[]): Pursuit | undefined {
  const attacked = view.frames.findLast(({ is }) => is === 'step');
  if (attacked?.is !== 'step' || !choices.some(({ command }) => command.type === 'evade')) return undefined;
  const sought = POWERS_OF[campOf(power)]
    .flatMap((each) => objectivesOf(view, each, ANY))
    .filter(({ keys }) => keys === undefined);
  return sought.some(({ places }) => places.includes(attacked.to))
    ? { place: attacked.to, left: choices.filter(({ command }) => command.type !== 'evade') }
    : undefined;
}

import type { Chance } from '../../../contract/chance.ts';
import { asked } from '../../asks.ts';
import { enacted } from '../../decide.ts';
import type { Command } from '../../frames/commands.ts';
import type { FrameKind } from '../../frames/frames.ts';
import { seatOf } from '../../state/seating.ts';
import type { State } from '../../state/state.ts';
import { view } from '../../state/view.ts';
import type { Power } from '../../terms/nations.ts';
import { favourite } from '../favourite.ts';

/** Where a Power goes on spending what it has, or another one begins: what a command has led to is over. */
const ENDS: readonly FrameKind[] = [
  'impulse',
  'card',
  'grant',
  'preemption',
  'withdrawal',
  'reinforcement',
  'deployment',
];
/** A command leads to no more questions than that. */
const MOST = 60;

/**
 * Returns the state after a legal command, once all that it leads to is over: every Power takes the answers that are
 * worth most to it.
 */
export function after(state: State, power: Power, command: Command, chance: Chance): State {
  let now = enacted(state, power, command, chance).state;
  for (let answers = 0; answers < MOST; answers++) {
    const [who] = asked(now);
    const frame = now.frames.at(-1);
    if (who === undefined || frame === undefined || now.over !== null || ENDS.includes(frame.is)) break;
    const seat = seatOf(now, who);
    now = enacted(now, who, favourite(view(now, [seat]), seat, chance), chance).state;
  }
  return now;
}

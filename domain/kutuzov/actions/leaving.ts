import { type Legal, oneOf } from '../../contract/legal.ts';
import { sample } from '../../contract/sampling.ts';
import { toLeave } from '../battle/withdrawal.ts';
import type { Command } from '../frames/commands.ts';
import type { Spending } from '../frames/frames.ts';
import type { View } from '../state/view.ts';
import type { Power } from '../terms/nations.ts';
import { move } from './move.ts';

/** The moves that have to be made before anything else: out of Moscow, St. Petersburg and Kiev (§19.722). */
export const leavingMoves = (view: View, frame: Spending, power: Power): readonly Legal[] =>
  toLeave(view, power).length > 0 ? move.legal(view, frame, power) : [];

/** The default answer moves as many out as can go together. */
export const leavingMove = (moves: readonly Legal[]): Command => sample(oneOf(moves), (n) => n - 1) as Command;

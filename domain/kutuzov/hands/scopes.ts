import type { Power } from '../map/nations.ts';
import type { Position } from '../state.ts';
import { type Point, SCOPES, type Scope } from './points.ts';
import { isSo, type Trigger } from './triggers.ts';

/*
 * A pass may reach further than its window: for the rest of the move, with its battles, or of the impulse. Whoever has passed so is not
 * asked until something by public facts concerns its Power after all.
 */

/** What a Power that has passed is asked about nevertheless. */
const UNLESS: readonly Trigger[] = [{ if: 'contact' }, { if: 'battle', round: 1, mine: true }, { if: 'roll', dice: 8 }];

const isMoving = ({ frames }: Position): boolean => frames.some(({ is }) => is === 'step');

/** How far a pass at a window may reach now. */
export const scopesOf = (position: Position): readonly Scope[] =>
  position.impulse.power === null ? [] : isMoving(position) ? SCOPES : ['impulse'];

/** Whether a Power has passed for what a window is about that is to open now. */
export function hasPassed(position: Position, power: Power, point: Point): boolean {
  const scope = position.passing[power];
  if (scope === undefined || (scope === 'move' && !isMoving(position))) return false;
  const open: Position = { ...position, frames: [...position.frames, { is: 'window', point, waiting: [], topics: [] }] };
  return !UNLESS.some((trigger) => isSo(open, power, trigger));
}

import { same } from '../../../lib/json.ts';
import { last } from '../../../lib/sure.ts';
import type { Check, Frame } from '../../frames/frames.ts';
import type { Position } from '../../state/state.ts';
import { enter, type Table } from '../../table/table.ts';
import { settleAllies } from '../pieces/allies.ts';

/*
 * Markers come at any point of a procedure, and their consequences must not come between its steps. So a check is put
 * off, and the loop enters it before it goes on with the last frame, and before anybody is asked again.
 */

/** Puts a check off until it is due. One for the same reason that waits already is not made twice. */
export function defer(table: Table, check: Check, rule: string): void {
  const { due } = table.state.impulse;
  if (check.is === 'will' || !due.some((other) => same(other, check)))
    table.emit({ type: 'noted', impulse: { due: [...due, check] }, rule });
}

/**
 * Frames that hold no pieces: with these alone on the stack nothing under way is disturbed when pieces leave the map.
 */
const QUIET: readonly Frame['is'][] = [
  'turn',
  'impulse',
  'chit',
  'division',
  'card',
  'event',
  'shortage',
  'grant',
  'free-march',
  'withdrawal',
  'interphase',
  'reinforcement',
  'deployment',
  'recall',
  'excess',
];
export const isQuiet = ({ frames }: Position): boolean => frames.every(({ is }) => QUIET.includes(is));

/**
 * Whether the moment of a check has come: not while losses or an older check are under way; a revolt and the Will to
 * Fight wait for the end of the action.
 */
function isDue(position: Position, check: Check): boolean {
  const frame = last(position.frames);
  if (check.is === 'revolt') return isQuiet(position);
  if (check.is === 'will')
    return isQuiet(position) && (check.stage === 'when' || (frame.is === 'impulse' && frame.stage === 'end'));
  return !BUSY.includes(frame.is);
}
/** Losses are taken to the end, and a check is made before another one. */
const BUSY: readonly Frame['is'][] = ['losses', 'morale-check', 'attrition-check'];

/**
 * Does the first thing that is due between two steps of a procedure: a check, or what befalls the allies. False: there
 * is nothing.
 */
export function settleDue(table: Table): boolean {
  const { due } = table.state.impulse;
  const check = due.find((each) => isDue(table.state, each));
  if (check === undefined) return isQuiet(table.state) && settleAllies(table);
  table.emit({ type: 'noted', impulse: { due: due.filter((each) => each !== check) }, rule: '§9.4' });
  enter(table, check);
  return true;
}

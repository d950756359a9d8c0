import { constant, fields, oneOf } from '../../../contract/legal.ts';
import { at } from '../../../lib/sure.ts';
import { type AnyAction, action, actionOf, carryOut } from '../../actions/action.ts';
import { command } from '../../actions/command.ts';
import { flag } from '../../actions/ground/flag.ts';
import { leavingMove, leavingMoves } from '../../actions/leaving.ts';
import { move } from '../../actions/move.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { react } from '../../actions/react.ts';
import { abandoned, isWithdrawing, LEAVE_FIRST, mustWithdraw, WITHDRAWAL_CP } from '../../battle/withdrawal.ts';
import { settleCommand } from '../../deeds/pieces/groups.ts';
import { losePlace } from '../../deeds/pieces/vacating.ts';
import { isQuiet } from '../../deeds/tracks/due.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { RETREAT_PLACES } from '../../movement/movement.ts';
import { leaderOf, leadersIn, troopsIn } from '../../pieces/pieces.ts';
import { byDie, enter, leave, type Table } from '../../table/table.ts';
import { campOf, nationsOf, type Power } from '../../terms/nations.ts';

type Withdrawal = FrameOf<'withdrawal'>;

/** The 4 CP are for moves and flags alone (§19.722); responses take none. */
const ACTIONS: readonly AnyAction<Withdrawal>[] = [
  action<Withdrawal, 'move'>(move),
  action<Withdrawal, 'flag'>(flag),
  action<Withdrawal, 'command'>(command),
  action<Withdrawal, 'react'>(react),
];

/** An Imperial Power takes 4 CP for its "+", and leaves the three places (§19.722). */
export const withdrawal: Procedure<Withdrawal> = {
  asks: (_, { power, cp }) => (cp > 0 ? [power] : []),
  legal(view, frame, power) {
    const moves = leavingMoves(view, frame, power);
    if (moves.length > 0)
      return oneOf([...moves, ...command.legal(view, frame, power), ...react.legal(view, frame, power)]);
    return oneOf([...ACTIONS.flatMap((each) => each.legal(view, frame, power)), fields({ type: constant('done') })]);
  },
  against: (view, frame, power, given) =>
    given.type === 'done' ? LEAVE_FIRST : actionOf(ACTIONS, given)?.against(view, frame, power, given),
  act(table, frame, power, given) {
    if (given.type === 'done') table.emit({ type: 'cp-spent', cp: frame.cp, left: 0, rule: '§19.722' });
    else carryOut(ACTIONS, table, frame, power, given);
  },
  run: leave,
  lapse(view, frame, power) {
    const moves = leavingMoves(view, frame, power);
    return moves.length > 0 ? leavingMove(moves) : { type: 'done' };
  },
};

/** The first impulse of a Power in turn 4 begins with its 4 CP (§19.722). */
export function beginWithdrawal(table: Table, power: Power): void {
  if (!mustWithdraw(table.state, power)) return;
  table.emit({ type: 'noted', impulse: { plus: true }, rule: '§19.722' });
  enter(table, { is: 'withdrawal', power, cp: WITHDRAWAL_CP });
}

/**
 * Places that all Imperials have left lose what they put there, and bring the Tsarists a resource each (§19.722).
 * False: there is none.
 */
export function abandonPlaces(table: Table): boolean {
  const places = isQuiet(table.state) ? abandoned(table.state) : [];
  for (const place of places) {
    losePlace(table, place, '§19.722');
    const power = receiverOf(table, place);
    table.emit({ type: 'resources-set', power, to: table.state.resources[power] + 1, rule: '§19.722' });
  }
  return places.length > 0;
}

/** St. Petersburg is R1's, Kiev R2's; for Moscow the higher die tells (§19.722). */
function receiverOf(table: Table, place: string): Power {
  if (place !== 'moscow') return place === 'kiev' ? 'R2' : 'R1';
  return at(byDie(table, ['R1', 'R2'], { why: 'moscow', rule: '§19.722' }), 0);
}

/**
 * At the end of the impulse pieces that no CP took out of the places are regrouped; after that nobody comes back
 * (§19.722).
 */
export function endWithdrawal(table: Table, power: Power): void {
  if (!isWithdrawing(table.state, power)) return;
  const camp = campOf(power);
  for (const space of RETREAT_PLACES) {
    for (const troop of troopsIn(table.state, space, camp).filter(({ of }) => nationsOf(power).includes(of)))
      table.emit({ type: 'lost', space, troops: [troop], to: 'regroup', rule: '§19.722' });
    for (const leader of leadersIn(table.state, space, camp).filter((id) =>
      nationsOf(power).includes(leaderOf(table.state, id).of),
    ))
      table.emit({ type: 'leader-put', leader, at: '@regroup', rule: '§19.722' });
    settleCommand(table, space, camp, power);
  }
  table.emit({ type: 'noted', facts: { withdrawn: [...table.state.facts.withdrawn, power] }, rule: '§19.722' });
  abandonPlaces(table);
}

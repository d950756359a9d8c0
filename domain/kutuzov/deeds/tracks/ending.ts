import type { Outcome } from '../../../contract/game.ts';
import { seatOf } from '../../state/seating.ts';
import type { Ending, State } from '../../state/state.ts';
import type { Table } from '../../table/table.ts';
import { byPower, CAMPS, type Camp, campOf, otherCamp } from '../../terms/nations.ts';
import { suddenDeath } from '../../tracks/endings.ts';
import { totalPoints, winnersOf } from '../../tracks/victory.ts';
import { putAway } from '../hands/dealing.ts';
import { isQuiet } from './due.ts';

/**
 * Ends the game: a Camp has won, and in it the seat with most points (§20.5), which the event tells. A card in play is
 * put away first.
 */
export function win(table: Table, camp: Camp, how: Ending): void {
  const { state } = table;
  for (const frame of state.frames)
    if (frame.is === 'card' || (frame.is === 'event' && !frame.away))
      putAway(table, frame.power, frame.card, frame.is === 'card' ? 'cp' : 'event');
  table.emit({
    type: 'ended',
    camp,
    powers: winnersOf(state, camp),
    how,
    points: byPower((power) => totalPoints(state, power)),
  });
}

/** Whether a sudden death ends the game between two actions (§19.1): then it is over. */
export function endsSuddenly(table: Table): boolean {
  if (!isQuiet(table.state)) return false;
  const victory = suddenDeath(table.state);
  if (victory !== undefined) win(table, victory.camp, victory.how);
  return victory !== undefined;
}

/** How the game ended: the seats of the Powers that won, and by what (§19, §20). */
export const outcome = (state: State): Outcome | undefined =>
  state.over === null
    ? undefined
    : {
        result: 'won',
        seats: [...new Set(state.over.powers.map((power) => seatOf(state, power)))],
        how: state.over.how,
      };

/**
 * What becomes of the game when a seat leaves it for good: with two seats the other one wins; one that plays a whole
 * Camp gives the game to the enemy; otherwise its Powers go on with the least of their choices.
 */
export function forfeit(state: State, seat: string): Outcome | undefined {
  if (state.frames[0]?.is === 'auction' && Object.keys(state.seats).length > 2) return undefined;
  const others = Object.keys(state.seats).filter((other) => other !== seat);
  if (others.length === 1) return { result: 'won', seats: others, how: 'resignation' };
  const lost = CAMPS.find(
    (camp) => state.seats[seat]?.every((power) => campOf(power) === camp) && state.seats[seat].length === 2,
  );
  if (lost === undefined) return undefined;
  return {
    result: 'won',
    seats: [...new Set(winnersOf(state, otherCamp(lost)).map((power) => seatOf(state, power)))],
    how: 'resignation',
  };
}

/**
 * A Camp concedes when all its people do: the enemy has won. During the auction the Camps of the seats are still open.
 */
export function concede(state: State, given: readonly string[], silent: readonly string[]): Outcome | undefined {
  if (state.frames[0]?.is === 'auction') return undefined;
  const seatsOf = (camp: Camp): readonly string[] =>
    Object.keys(state.seats).filter((seat) => state.seats[seat]?.some((power) => campOf(power) === camp));
  const lost = CAMPS.find((camp) => {
    const seats = seatsOf(camp);
    return (
      seats.some((seat) => given.includes(seat)) && seats.every((seat) => given.includes(seat) || silent.includes(seat))
    );
  });
  if (lost === undefined) return undefined;
  return {
    result: 'won',
    seats: [...new Set(winnersOf(state, otherCamp(lost)).map((power) => seatOf(state, power)))],
    how: 'concession',
  };
}

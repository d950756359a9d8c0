import type { Outcome } from '../../contract/game.ts';
import type { SeatId } from '../../lib/ids.ts';
import { CENTRES } from '../map/provinces.ts';
import { inOrder, variantOf } from '../map/variants.ts';
import { type Power, SEASONS } from '../map/vocabulary.ts';
import type { Event } from '../state/events.ts';
import type { Position, State } from '../state/state.ts';
import { buildSites } from './due.ts';
import { winner } from './sequence.ts';

/** Whether the game is over: nobody is asked any more. Takes a state or a view. */
export const isOver = ({ winner, ended }: { readonly winner?: Power; readonly ended?: State['ended'] }): boolean =>
  winner !== undefined || ended !== undefined;

/**
 * The event that ends the game as it now stands, if it ends: enough centres (§1.3, §16.9), or the year agreed on has
 * passed.
 */
export function endingOf(state: State): Event | undefined {
  const { position, players, endYear } = state;
  const { wins } = variantOf(players);
  const power = wins.who === 'power' ? winner(position.centres) : undefined;
  if (power !== undefined) return { type: 'won', power };
  const seat =
    wins.who === 'seat' ? inOrder(state.seats).find((each) => centresOf(state, each) >= wins.centres) : undefined;
  if (seat !== undefined) return { type: 'ended', result: 'won', seats: [seat], how: 'centres' };
  if (endYear !== undefined && position.year > endYear)
    return { type: 'ended', result: 'drawn', seats: parties(state), how: 'end-year' };
  return undefined;
}

/** The centres of all powers of a seat. */
const centresOf = ({ position, seats }: State, seat: SeatId): number =>
  CENTRES.filter((centre) => owns(seats[seat] ?? [], position.centres[centre])).length;

const owns = (powers: readonly Power[], owner: Power | undefined): boolean =>
  owner !== undefined && powers.includes(owner);

const onBoard = ({ units, dislodged }: Position) => [...units, ...dislodged.map(({ unit }) => unit)];

/** Returns the powers that must agree to a draw and share it: all with a unit on the board (§1.4). */
export const parties = ({ position, seats }: State): readonly SeatId[] =>
  inOrder(seats).filter((seat) => onBoard(position).some(({ power }) => owns(seats[seat] ?? [], power)));

/** Whether nobody has a unit, and nobody could build one. */
export const isDead = (state: State): boolean =>
  parties(state).length === 0 &&
  !Object.values(state.seats).some((powers) => powers.some((power) => buildSites(state.position, power).length > 0));

/** Returns the winners (§1.3, §16.9). Nobody wins if no unit can ever stand on the board again. */
export function outcome(state: State): Outcome | undefined {
  const { winner, seats, ended } = state;
  if (winner !== undefined)
    return { result: 'won', seats: inOrder(seats).filter((seat) => owns(seats[seat] ?? [], winner)), how: 'solo' };
  return ended ?? (isDead(state) ? { result: 'drawn', seats: [], how: 'empty-board' } : undefined);
}

/** A concession of all except one seat: that one has won. Where only programs are left it must be a single one. */
export function concede(state: State, given: readonly SeatId[], silent: readonly SeatId[]): Outcome | undefined {
  const others = parties(state).filter((seat) => !given.includes(seat) && !silent.includes(seat));
  const left = others.length === 0 ? silent : others;
  return left.length === 1 ? { result: 'won', seats: left, how: 'concession' } : undefined;
}

/** Each season is a turn, with the retreats and builds that end it: spring 1901 is 1, fall 1901 is 2. */
export const turn = ({ position: { year, season } }: State): number =>
  (year - 1901) * SEASONS.length + SEASONS.indexOf(season) + 1;

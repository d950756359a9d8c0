import type { Ask } from '../game.ts';
import type { SeatId } from '../lib/ids.ts';
import { balance } from './adjudicate/lawful.ts';
import { homeCentres, provinceOf } from './map/provinces.ts';
import { type Phase, POWERS, type Position, type Power, type Province, type State, type Unit } from './state.ts';

const LETTERS: { readonly [phase in Phase]: string } = { movement: 'M', retreat: 'R', adjustment: 'A' };
/** What is asked in each phase; each may have a deadline of its own, for talking and writing together (§6.1, §14.2). */
const KINDS: { readonly [phase in Phase]: string } = { movement: 'orders', retreat: 'retreats', adjustment: 'adjustments' };

/** The name of a phase, unique in a game: `S1901M`, `F1901R`, `F1901A` (§7.5). */
export const askOf = ({ season, year, phase }: Pick<Position, 'season' | 'year' | 'phase'>): string =>
  `${season === 'spring' ? 'S' : 'F'}${year}${LETTERS[phase]}`;

/** The home centres in which the power may build (§13.6): controlled by it, and vacant. */
export const buildSites = ({ units, centres }: Pick<Position, 'units' | 'centres'>, power: Power): readonly Province[] =>
  homeCentres(power).filter((home) => centres[home] === power && !units.some((unit) => provinceOf(unit.loc) === home));

/** How many builds the power may order (§13.6), or how many units it must remove (§13.5, negative). */
export function adjustment(position: Position, power: Power): number {
  const due = balance(position, power);
  return due > 0 ? Math.min(due, buildSites(position, power).length) : due;
}

/** Whether a seat that holds `powers` has something to decide in this phase. */
export function isAsked(position: Position, powers: readonly Power[]): boolean {
  const owns = (unit: Unit): boolean => powers.includes(unit.power);
  switch (position.phase) {
    case 'movement':
      return position.units.some(owns);
    case 'retreat':
      return position.dislodged.some(({ unit, retreats }) => owns(unit) && retreats.length > 0);
    case 'adjustment':
      return powers.some((power) => adjustment(position, power) !== 0);
  }
}

/** Seats by their first powers, for the order of keys must not matter. */
export const inOrder = (seats: State['seats']): readonly SeatId[] =>
  Object.keys(seats).sort((a, b) => POWERS.indexOf(seats[a]![0]!) - POWERS.indexOf(seats[b]![0]!));

/**
 * The seats that may write a sheet for this phase, in the order of the powers: those with units, with dislodged units that have
 * somewhere to go (§12.5), with builds or removals (§13.4). None when the game is over.
 */
export function asks({ position, seats, written, winner, ended }: State): readonly Ask[] {
  if (winner !== undefined || ended !== undefined) return [];
  const ask = askOf(position);
  const kind = KINDS[position.phase];
  return inOrder(seats)
    .filter((seat) => isAsked(position, seats[seat] ?? []))
    .map((seat) => (written[seat]?.ready === true ? { ask, seat, kind, settled: true } : { ask, seat, kind }));
}

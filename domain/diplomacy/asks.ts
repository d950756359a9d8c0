import type { Ask } from '../game.ts';
import { homeCentres, provinceOf } from './provinces.ts';
import type { Phase, Position, Power, Province, State, Unit } from './state.ts';

const LETTERS: { readonly [phase in Phase]: string } = { movement: 'M', retreat: 'R', adjustment: 'A' };
const KINDS: { readonly [phase in Phase]: string } = { movement: 'orders', retreat: 'retreats', adjustment: 'adjustments' };

/** The name of a phase, unique in a game: `S1901M`, `F1901R`, `F1901A` (§7.5). */
export const askOf = ({ season, year, phase }: Pick<Position, 'season' | 'year' | 'phase'>): string =>
  `${season === 'spring' ? 'S' : 'F'}${year}${LETTERS[phase]}`;

type Board = Pick<Position, 'units' | 'centres'>;

/** The home centres in which the power may build (§13.6): controlled by it, and vacant. */
export const buildSites = ({ units, centres }: Board, power: Power): readonly Province[] =>
  homeCentres(power).filter((home) => centres[home] === power && !units.some((unit) => provinceOf(unit.loc) === home));

/** Centres less units (§13.4): builds due if positive, removals if negative. */
export function surplus({ units, centres }: Board, power: Power): number {
  let sum = 0;
  for (const centre in centres) if (centres[centre] === power) sum++;
  for (const unit of units) if (unit.power === power) sum--;
  return sum;
}

/** How many builds the power may order (§13.6), or how many units it must remove (§13.5, negative). */
export function adjustment(board: Board, power: Power): number {
  const due = surplus(board, power);
  return due > 0 ? Math.min(due, buildSites(board, power).length) : due;
}

/** Whether a seat that holds `powers` has something to decide in this phase. */
export function isAsked(position: Pick<Position, 'phase' | 'units' | 'dislodged' | 'centres'>, powers: readonly Power[]): boolean {
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

/**
 * The seats that may write a sheet for this phase, in the order of the powers: those with units, with dislodged units that have
 * somewhere to go (§12.5), with builds or removals (§13.4). None when the game is won.
 */
export function asks({ position, seats, written, winner }: State): readonly Ask[] {
  if (winner !== undefined) return [];
  const ask = askOf(position);
  const kind = KINDS[position.phase];
  return Object.keys(seats)
    .filter((seat) => isAsked(position, seats[seat] ?? []))
    .map((seat) => (written[seat]?.ready === true ? { ask, seat, kind, settled: true } : { ask, seat, kind }));
}

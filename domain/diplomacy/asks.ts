import type { Ask } from '../contract/game.ts';
import { adjustment } from './adjudicate/due.ts';
import { inOrder } from './map/variants.ts';
import type { Phase, Power, Unit } from './map/vocabulary.ts';
import { refusal } from './refusals.ts';
import type { Position, State } from './state/state.ts';

const LETTERS: { readonly [phase in Phase]: string } = { movement: 'M', retreat: 'R', adjustment: 'A' };
/** The kinds of questions. */
export const ASK_KINDS = ['orders', 'retreats', 'adjustments'] as const;
export type AskKind = (typeof ASK_KINDS)[number];
/** The question of each phase; each may have its own deadline, for negotiating and writing together (§6.1, §14.2). */
const KINDS: { readonly [phase in Phase]: AskKind } = {
  movement: 'orders',
  retreat: 'retreats',
  adjustment: 'adjustments',
};

/** The name of a phase, unique in a game: `S1901M`, `F1901R`, `F1901A` (§7.5). */
export const askOf = ({ season, year, phase }: Pick<Position, 'season' | 'year' | 'phase'>): string =>
  `${season === 'spring' ? 'S' : 'F'}${year}${LETTERS[phase]}`;

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

/**
 * The seats that may write a sheet for this phase, in the order of the powers: those with units, with dislodged units
 * that have somewhere to go (§12.5), with builds or removals (§13.4). None when the game is over.
 */
export function asks({ position, seats, written, winner, ended }: State): readonly Ask[] {
  if (winner !== undefined || ended !== undefined) return [];
  const ask = askOf(position);
  const kind = KINDS[position.phase];
  return inOrder(seats)
    .filter((seat) => isAsked(position, seats[seat] ?? []))
    .map((seat) => (written[seat]?.ready === true ? { ask, seat, kind, settled: true } : { ask, seat, kind }));
}

/** Refuses a command of a seat that has nothing to decide now. */
export const NOT_ASKED = refusal(
  'NOT_ASKED',
  { en: 'this seat has nothing to order in this phase', ko: '이 자리는 이번 단계에 내릴 명령이 없습니다.' },
  '§7.8',
);

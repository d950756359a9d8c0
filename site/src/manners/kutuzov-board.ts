import { bilingual } from '../app/texts.ts';
import { isOnBoard, type Name, nameOf } from '../grammar/node.ts';
import { commandType, type Row } from '../grammar/rows.ts';
import type { Manners } from './index.ts';

// What a click on the board of Kutuzov means, and what a small board shows first.

const words = bilingual(
  { cardFirst: 'First play a card for its CP: then your armies can march.' },
  { cardFirst: '먼저 카드를 CP로 쓰세요. 그러면 군이 행군할 수 있습니다.' },
);

/**
 * Whether a command is meant only once its words are chosen. In an impulse a card comes first, so that a click on an
 * army neither entrenches it nor lays a bridge. A card is never a plan for later by itself.
 */
export const isQuiet = (kind: string, row: Row): boolean =>
  commandType(row) === 'pass' || (kind === 'impulse' && row.slots.some((slot) => isOnBoard(slot.kind)));

/** What is said of a place where nothing is offered. */
export const nothingHere: NonNullable<Manners['nothingHere']> = (kind, name) =>
  kind === 'impulse' && !name.startsWith('card:') ? words.value.cardFirst : undefined;

/** Where pieces are, by the view of the game. */
interface Armies {
  readonly seats: { readonly [seat: string]: readonly string[] };
  readonly troops: { readonly [space: string]: readonly { readonly of: string; readonly sp: number }[] };
}

/** The ally that a Power moves. */
const ALLY: { readonly [power: string]: string } = { FN: 'PR', FS: 'AU' };

/** The spaces of the armies of some seats, the largest first. */
export const homeOf: NonNullable<Manners['homeOf']> = (view, seats) => {
  const { seats: powersOf, troops } = view as Armies;
  const powers = seats.flatMap((seat) => powersOf[seat] ?? []);
  const nations = powers.flatMap((power) => [power, ...(ALLY[power] === undefined ? [] : [ALLY[power]])]);
  return Object.entries(troops)
    .map(([space, here]): readonly [Name, number] => [
      nameOf('space', space),
      here.reduce((sum, { of, sp }) => (nations.includes(of) ? sum + sp : sum), 0),
    ])
    .filter(([, sp]) => sp > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([name]) => name);
};

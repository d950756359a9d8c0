import { sure } from '../../lib/sure.ts';
import type { Hand, Position } from '../state/state.ts';
import type { CardRow } from './edition.ts';
import { editionOf } from './editions.ts';

type InEdition = Pick<Position, 'edition'>;

/** The row of a card. Throws for a number that the edition does not have. */
export function cardOf(position: InEdition, card: number): CardRow {
  const row = editionOf(position).card.get(card);
  if (row === undefined) throw new Error(`there is no card #${card}`);
  return row;
}

/** The CP of a card that has some (§5.5). */
export const cpOf = (position: InEdition, card: number): number =>
  sure(cardOf(position, card).cp, `CP of card #${card}`);

export const isHomeCard = (position: InEdition, card: number): boolean =>
  cardOf(position, card).deck.startsWith('home');
export const isMustPlay = (position: InEdition, card: number): boolean => cardOf(position, card).deck === 'must-play';
export const isPlus = (position: InEdition, card: number): boolean => cardOf(position, card).flags.includes('plus');

export const cardsOf = ({ home, other }: Hand): readonly number[] => [...home, ...other];

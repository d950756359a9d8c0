import { enemyOf, type Side } from '../army/sides.ts';
import { CARDS } from '../cards/rows.ts';
import type { Card } from '../cards/schema.ts';
import type { CardId, Public } from '../state/state.ts';

/** A moment at which a card may be played in the enemy's turn: the cards that name it are those of that window. */
type Trigger = NonNullable<Card['reaction']>;

/** The possible reactions, and their rules: the active side declares a combat, so the defender is the other one. */
export const WINDOWS: {
  readonly [trigger in Trigger]: { readonly who: 'attacker' | 'defender'; readonly rule: string };
} = {
  'melee-declared': { who: 'defender', rule: '§14.16a' },
};

const CARDS_OF: { readonly [trigger in Trigger]: readonly Card[] } = {
  'melee-declared': Object.values(CARDS).filter(({ reaction }) => reaction === 'melee-declared'),
};

/** The cards of a hand that may be played at a moment. */
export const reactionsIn = (hand: readonly CardId[], trigger: Trigger): readonly CardId[] =>
  CARDS_OF[trigger].map(({ id }) => id).filter((id) => hand.includes(id));

/** The side that may react at a moment. */
export const reactorAt = (p: Public, trigger: Trigger): Side =>
  WINDOWS[trigger].who === 'defender' ? enemyOf(p.active) : p.active;

/**
 * Whether that side could hold a card for this moment, as far as everyone knows: it holds cards, and not every copy
 * lies face up. So it gets the question with any hand.
 */
export function couldReact(p: Public, trigger: Trigger): boolean {
  const shown = [...p.discard, ...(p.card ? [p.card.card] : [])];
  return (
    p.held[reactorAt(p, trigger)] > 0 &&
    CARDS_OF[trigger].some(({ id, count }) => shown.filter((card) => card === id).length < count)
  );
}

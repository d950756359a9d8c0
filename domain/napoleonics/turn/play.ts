import type { Refusal } from '../../contract/refusal.ts';
import { cardOf } from '../cards/rows.ts';
import { refusal } from '../refusals.ts';
import type { Known } from '../state/known.ts';
import type { CardId } from '../state/state.ts';

/** The kinds of cards that may be played. */
export const playable = (known: Known): readonly CardId[] =>
  [...new Set(known.hand)].filter((card) => againstPlay(known, card) === undefined);

export function againstPlay({ hand }: Known, card: CardId): Refusal | undefined {
  if (!hand.includes(card)) {
    return refusal('NOT_IN_HAND', { en: `you do not hold ${card}`, ko: `${card} 카드가 핸드에 없습니다.` }, '§4.0a');
  }
  if (cardOf(card).reaction && hand.some((other) => !cardOf(other).reaction)) {
    return refusal(
      'REACTION_ONLY',
      {
        en: 'it is played in the enemy’s turn, while you hold any other card',
        ko: '다른 카드가 있는 동안은 상대 턴에만 낼 수 있는 카드입니다.',
      },
      '§14.16a',
    );
  }
  return undefined;
}

/**
 * What a Counter-Attack stands for: the card the enemy played last, left and right swapped; none, if he has played none
 * (§14.13).
 */
export const copyOf = (last: CardId | undefined): CardId | null => (last === undefined ? null : cardOf(last).mirror);

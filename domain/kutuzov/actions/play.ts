import { type Refusal, refusal } from '../../game.ts';
import { among, constant, fields } from '../../legal.ts';
import type { Action } from '../action.ts';
import { cardOf, cardsOf, isPlus } from '../cards/card.ts';
import type { FrameOf } from '../frames.ts';
import type { Power } from '../nations.ts';
import { enter } from '../table.ts';
import type { View } from '../view.ts';

/** Why a Power may not play a card for its CP now (§4.2, §5.6): one card in an impulse, and one "+" card. */
export function playRefusal(view: View, power: Power, card: number): Refusal | undefined {
  if (!cardsOf(view.hands[power]!).includes(card))
    return refusal('NOT_IN_HAND', { en: 'this card is not in your hand', ko: '손에 없는 카드입니다.' }, '§5.1');
  if (cardOf(view, card).cp === undefined)
    return refusal('NO_CP', { en: 'a Must Play has no CP', ko: 'Must Play 카드에는 CP가 없습니다.' }, '§1.10');
  if (isPlus(view, card))
    return view.impulse.plus
      ? refusal('PLUS_USED', { en: 'the "+" of this impulse is used', ko: '이번 임펄스의 "+"는 이미 썼습니다.' }, '§5.6')
      : undefined;
  return view.impulse.played
    ? refusal('CARD_PLAYED', { en: 'a card was played in this impulse', ko: '이번 임펄스에 이미 카드를 냈습니다.' }, '§5.6')
    : undefined;
}

/** The cards a Power may play for CP now. */
export const playable = (view: View, power: Power): readonly number[] =>
  cardsOf(view.hands[power]!).filter((card) => playRefusal(view, power, card) === undefined);

/** A card from the hand (§5.1): in this version for its CP only. */
export const play: Action<FrameOf<'impulse'>, 'play'> = {
  type: 'play',
  legal(view, _, power) {
    const cards = playable(view, power);
    return cards.length === 0 ? [] : [fields({ type: constant('play'), card: among(cards), as: constant('cp') })];
  },
  against: (view, _, power, { card, as }) =>
    as === 'event'
      ? refusal(
          'NOT_YET',
          { en: 'events of cards are not played yet: use the CP', ko: '카드의 사건은 아직 쓸 수 없습니다. CP로 쓰십시오.' },
          '§5.1',
        )
      : playRefusal(view, power, card),
  act(table, _, power, { card }) {
    const plus = isPlus(table.state, card);
    table.emit({ type: 'card-played', power, card, as: 'cp', rule: '§5.1' });
    table.emit({ type: 'noted', impulse: plus ? { plus: true } : { played: true }, rule: '§5.6' });
    enter(table, { is: 'card', power, card, cp: cardOf(table.state, card).cp! });
  },
};

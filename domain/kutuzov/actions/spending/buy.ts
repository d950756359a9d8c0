import { constant, fields } from '../../../contract/legal.ts';
import type { Refusal } from '../../../contract/refusal.ts';
import { draw } from '../../deeds/hands/dealing.ts';
import { isPlayingOn } from '../../deeds/hands/single-hand.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { refusal } from '../../refusals.ts';
import type { View } from '../../state/view.ts';
import type { Power } from '../../terms/nations.ts';
import type { Action } from '../action.ts';

/** Why a Power may not buy a card now (§16.3). */
function hindrance(view: View, { lone }: FrameOf<'impulse'>, power: Power): Refusal | undefined {
  if (view.resources[power] < 2)
    return refusal(
      'NO_RESOURCES',
      { en: 'a card costs two resources', ko: '카드를 사려면 자원 2개가 필요합니다.' },
      '§16.3',
    );
  if (view.impulse.plus)
    return refusal(
      'PLUS_USED',
      { en: 'the "+" of this impulse is used', ko: '이번 Impulse의 "+"는 이미 썼습니다.' },
      '§4.2',
    );
  if (lone)
    return refusal(
      'LAST_IMPULSE',
      {
        en: 'the only Power with cards left buys none in its last impulse',
        ko: '턴의 마지막 단독 Impulse에서는 카드를 살 수 없습니다.',
      },
      '§16.3',
    );
  if (isPlayingOn(view, power))
    return refusal(
      'LAST_IMPULSE',
      { en: 'the only Camp with cards left buys none', ko: '홀로 카드가 남은 Camp는 카드를 사지 않습니다.' },
      '§PB6.10',
    );
  if (view.held[power].other >= view.facts.handLimit[power])
    return refusal('HAND_FULL', { en: 'the hand is full', ko: '핸드 제한에 이르렀습니다.' }, '§16.3');
  if (view.drawCount === 0)
    return refusal('DECK_EMPTY', { en: 'no card is left in the deck', ko: '덱에 남은 카드가 없습니다.' }, '§16.3');
  return undefined;
}

/** Two resources for a card, instead of the "+" card. */
export const buy: Action<FrameOf<'impulse'>, 'buy'> = {
  type: 'buy',
  legal: (view, frame, power) =>
    hindrance(view, frame, power) === undefined ? [fields({ type: constant('buy') })] : [],
  against: hindrance,
  act(table, _, power) {
    table.emit({ type: 'resources-set', power, to: table.state.resources[power] - 2, rule: '§16.3' });
    table.emit({ type: 'noted', impulse: { plus: true }, rule: '§16.3' });
    draw(table, power, 'deck', 1, '§16.3');
  },
};

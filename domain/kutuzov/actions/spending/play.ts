import { among, constant, fields } from '../../../contract/legal.ts';
import type { Refusal } from '../../../contract/refusal.ts';
import { payDebt } from '../../deeds/pieces/debts.ts';
import { cardOf, cardsOf, cpOf, isMustPlay, isPlus } from '../../edition/card.ts';
import { eventOf, eventRefusal } from '../../effects/events.ts';
import type { CommandOf } from '../../frames/commands.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { refusal } from '../../refusals.ts';
import type { Position } from '../../state/state.ts';
import { handOf, type View } from '../../state/view.ts';
import { enter } from '../../table/table.ts';
import type { Power } from '../../terms/nations.ts';
import type { Action } from '../action.ts';

/**
 * Why a Power may not play a card now, as what (§4.2, §5.6): one in an impulse, and one "+" card; Must Plays before it
 * do not count.
 */
function playRefusal(view: View, power: Power, card: number, as: 'cp' | 'event'): Refusal | undefined {
  if (!cardsOf(handOf(view, power)).includes(card))
    return refusal('NOT_IN_HAND', { en: 'this card is not in your hand', ko: '핸드에 없는 카드입니다.' }, '§5.1');
  if (as === 'cp' && cardOf(view, card).cp === undefined)
    return refusal('NO_CP', { en: 'a Must Play has no CP', ko: 'Must Play 카드에는 CP가 없습니다.' }, '§1.10');
  if (isPlus(view, card) && view.impulse.plus)
    return refusal(
      'PLUS_USED',
      { en: 'the "+" of this impulse is used', ko: '이번 Impulse의 "+"는 이미 썼습니다.' },
      '§5.6',
    );
  if (!isPlus(view, card) && view.impulse.played)
    return refusal(
      'CARD_PLAYED',
      { en: 'a card was played in this impulse', ko: '이번 Impulse에 이미 카드를 냈습니다.' },
      '§5.6',
    );
  return as === 'event' ? eventRefusal(view, power, card) : undefined;
}

/** The cards a Power may play now as something. */
const playableAs = (view: View, power: Power, as: 'cp' | 'event'): readonly number[] =>
  cardsOf(handOf(view, power)).filter((card) => playRefusal(view, power, card, as) === undefined);

/** Returns all that a Power may play now, cards for their CP first. */
export const playable = (view: View, power: Power): readonly CommandOf<'play'>[] =>
  AS.flatMap((as) => playableAs(view, power, as).map((card) => ({ type: 'play', card, as })));
const AS = ['cp', 'event'] as const;

/** A card from the hand (§5.1): for its CP, or for its event. */
export const play: Action<FrameOf<'impulse'>, 'play'> = {
  type: 'play',
  legal: (view, _, power) =>
    AS.flatMap((as) => {
      const cards = playableAs(view, power, as);
      return cards.length === 0 ? [] : [fields({ type: constant('play'), card: among(cards), as: constant(as) })];
    }),
  against: (view, _, power, { card, as }) => playRefusal(view, power, card, as),
  act(table, _, power, { card, as }) {
    table.emit({ type: 'card-played', power, card, as, rule: '§5.1' });
    table.emit({ type: 'noted', impulse: { [counting(table.state, card)]: true }, rule: '§5.6' });
    if (as === 'event') enter(table, eventOf(table.state, power, card));
    else enter(table, { is: 'card', power, card, cp: payDebt(table, power, cpOf(table.state, card)) });
  },
};

/** What a card counts as in its impulse. */
const counting = (position: Position, card: number): 'mustPlayed' | 'plus' | 'played' =>
  isMustPlay(position, card) ? 'mustPlayed' : isPlus(position, card) ? 'plus' : 'played';

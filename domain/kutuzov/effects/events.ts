import type { Refusal } from '../../contract/refusal.ts';
import { powersIn, SIDES } from '../battle/battle.ts';
import { cardOf, isMustPlay } from '../edition/card.ts';
import type { CardRow } from '../edition/edition.ts';
import type { Operation } from '../operations/index.ts';
import { refusal } from '../refusals.ts';
import { holdersOf } from '../state/held.ts';
import type { Position } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { isWinterCard } from '../state/winter.ts';
import { CAMPS, type Camp, campOf, type Power } from '../terms/nations.ts';
import { barOf, idlenessOf } from './index.ts';
import { answered, type EventFrame } from './kit/effect.ts';

/* Which events may be played (§5.1), and what they consist of. */

/** What a Must Play brings in winter (§14.62). */
const WINTER: readonly Operation[] = [{ op: 'winterAttrition' }];

/** An event as it begins. */
export const eventOf = (position: Position, power: Power, card: number): EventFrame => ({
  is: 'event',
  power,
  card,
  ops: isWinterCard(position, card) ? WINTER : cardOf(position, card).ops,
  target: null,
  affected: [],
  away: false,
});

const isCamp = (who: string): who is Camp => (CAMPS as readonly string[]).includes(who);
/** Whether a Power may use the event of a card (§5.1). */
const isFor = ({ who }: CardRow, power: Power): boolean =>
  who === 'any' || (isCamp(who) ? who === campOf(power) : who === power);

/** Why a Power may not use the event of a card at all now, whenever it is played. */
function eventBar(position: Position, power: Power, card: number): Refusal | undefined {
  if (!isFor(cardOf(position, card), power))
    return refusal('NOT_FOR_YOU', { en: 'this event is for others', ko: '다른 강국의 이벤트입니다.' }, '§5.1');
  return isMustPlay(position, card) ? undefined : barOf(position, eventOf(position, power, card));
}

/** Whether a hand is that of the impulse: what it plays besides battle cards and responses counts there (§5.6). */
export const isOfImpulse = (position: Position, power: Power): boolean =>
  holdersOf(position, power).some((holder) => holder === position.impulse.power);

/**
 * Why a card does not answer what happens now: one that is a card of the impulse too answers attrition alone, and
 * counts (§5.6); battle cards answer battles and, where they say so, sieges (§5.3, §13.23).
 */
export function reactionBar(position: Position, power: Power, card: number): Refusal | undefined {
  const { when, flags } = cardOf(position, card);
  if (when === 'impulse-or-before-attrition') {
    if (answered(position)?.is !== 'attrition')
      return refusal(
        'NOT_NOW',
        { en: 'it is played as a card of the impulse', ko: 'Impulse의 카드로 냅니다.' },
        '§5.22',
      );
    if (isOfImpulse(position, power) && position.impulse.plus)
      return refusal(
        'PLUS_USED',
        { en: 'the "+" of this impulse is used', ko: '이번 Impulse의 "+"는 이미 썼습니다.' },
        '§5.6',
      );
  }
  if (when === 'battle' && answered(position)?.is === 'siege' && !flags.includes('siege'))
    return refusal(
      'NOT_IN_SIEGES',
      { en: 'this battle card does not say that it works in sieges', ko: '공성에 쓴다고 적힌 전투카드가 아닙니다.' },
      '§13.23',
    );
  if (when === 'battle' && !isInBattle(position, power))
    return refusal(
      'NOT_IN_BATTLE',
      { en: 'none of your pieces is in this battle', ko: '이 전투에 내 조각이 없습니다.' },
      '§5.3',
    );
  const bar = eventBar(position, power, card);
  if (bar !== undefined) return bar;
  const frame = eventOf(position, power, card);
  return idlenessOf(position, frame, frame.ops);
}

/**
 * Whether a Power has a piece in the battle that is under way (§5.3, §12.1); any may in a siege, for the fortress too
 * (§13.23).
 */
function isInBattle(position: Position, power: Power): boolean {
  const battle = answered(position);
  return battle?.is !== 'battle' || SIDES.some((side) => powersIn(position, battle, side).includes(power));
}

/** When a Power may play the event as the action of its impulse; others are reactions (§5.2, §5.3). */
const IN_IMPULSE: readonly CardRow['when'][] = ['impulse', 'impulse-or-before-attrition'];

/**
 * Returns why a Power may not play a card for its event in its impulse, whether or not it is in hand. Must Plays are
 * played in any case.
 */
export function eventRefusal(view: View, power: Power, card: number): Refusal | undefined {
  const bar = eventBar(view, power, card);
  if (bar !== undefined) return bar;
  const { when } = cardOf(view, card);
  if (!IN_IMPULSE.includes(when))
    return refusal(
      'NOT_NOW',
      {
        en: 'this event is a reaction, not an action of an impulse',
        ko: '이 이벤트는 반응이나 전투에 쓰며 Impulse의 행동이 아닙니다.',
      },
      when === 'response' ? '§5.2' : '§5.3',
    );
  if (isMustPlay(view, card)) return undefined;
  const frame = eventOf(view, power, card);
  return idlenessOf(view, frame, frame.ops);
}

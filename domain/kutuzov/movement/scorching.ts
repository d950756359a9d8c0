import type { Refusal } from '../../contract/refusal.ts';
import { groundFor, hasFormation, isNear, isScorched, isZone } from '../map/ground.ts';
import { refusal } from '../refusals.ts';
import { modifiers } from '../state/lasting.ts';
import type { Position } from '../state/state.ts';
import { campOf, type Power } from '../terms/nations.ts';
import { threatsTo } from './interception.ts';

/* Where Tsarists may scorch the earth, and what it costs (§16.57). */

/** A resource; a card may make the first marker of a scheduled impulse free. */
export const scorchCost = (position: Position, power: Power): number =>
  position.impulse.scorchings === 0 && modifiers(position, 'freeScorch').some(({ camp }) => camp === campOf(power))
    ? 0
    : 1;

/** What bars Scorched Earth in a space (§16.57); a card may place it although Imperials could intercept there. */
export function scorchBar(position: Position, space: string, isIntercepted = true): Refusal | undefined {
  if (
    isZone(position, space) ||
    groundFor(position, space, 'tsarist') !== 'friendly' ||
    hasFormation(position, space, 'imperial')
  )
    return refusal(
      'NOT_OURS',
      {
        en: 'it takes a duchy under Tsarist control, without Imperials',
        ko: '제국군이 없고 차르군이 제어하는 지역이어야 합니다.',
      },
      '§16.57',
    );
  if (isScorched(position, space))
    return refusal('SCORCHED', { en: 'it is scorched already', ko: '이미 초토화된 지역입니다.' }, '§16.57');
  if (!isNearImperials(position, space))
    return refusal(
      'FAR_FROM_IMPERIALS',
      { en: 'no Imperial formation or flag is within two spaces', ko: '두 지역 안에 제국군 진형이나 깃발이 없습니다.' },
      '§16.57',
    );
  if (isIntercepted && threatsTo(position, space, 'imperial').length > 0)
    return refusal(
      'INTERCEPTORS_NEAR',
      { en: 'an Imperial army could intercept there', ko: '제국군이 그곳에서 차단할 수 있습니다.' },
      '§16.57',
    );
  return undefined;
}

const isNearImperials = (position: Position, space: string): boolean =>
  isNear(position, space, (id) => {
    const flag = position.flags[id];
    return hasFormation(position, id, 'imperial') || (flag !== undefined && campOf(flag) === 'imperial');
  });

import type { Refusal } from '../../contract/refusal.ts';
import { hasFormation } from '../map/ground.ts';
import { RETREAT_PLACES } from '../movement/movement.ts';
import { isAble, leaderOf, leadersIn, troopsIn } from '../pieces/pieces.ts';
import { refusal } from '../refusals.ts';
import type { Position } from '../state/state.ts';
import { type Camp, campOf, nationsOf, type Power, powerOf } from '../terms/nations.ts';

/* The first Imperial impulses of turn 4 in the Retreat from Moscow (§19.722). */

/** The CP that a Power takes instead of a "+" card. */
export const WITHDRAWAL_CP = 4;

const isAhead = ({ facts, turn }: Position, power: Power): boolean =>
  facts.retreat === 'chosen' && turn === 4 && campOf(power) === 'imperial' && !facts.withdrawn.includes(power);

/** Whether it is the impulse of a Power in which it leaves the three places. */
export const isWithdrawing = (position: Position, power: Power): boolean =>
  position.impulse.power === power && isAhead(position, power);

/**
 * Whether a Power has to take the 4 CP in its next impulse: it controls one of the places, or its pieces stand there.
 */
export const mustWithdraw = (position: Position, power: Power): boolean =>
  isAhead(position, power) &&
  RETREAT_PLACES.some((place) => {
    const flag = position.flags[place];
    return (flag !== undefined && powerOf(flag) === power) || canGo(position, power, place);
  });

/** Whether a Power has pieces in a place that can still move. */
const canGo = (position: Position, power: Power, place: string): boolean => {
  const own = nationsOf(power);
  return (
    troopsIn(position, place, 'imperial').some((troop) => own.includes(troop.of) && isAble(troop)) ||
    leadersIn(position, place, 'imperial').some(
      (id) => own.includes(leaderOf(position, id).of) && isAble(leaderOf(position, id)),
    )
  );
};

/** The places that pieces of a Power have to leave now before it does anything else with CP. */
export const toLeave = (position: Position, power: Power): readonly string[] =>
  isWithdrawing(position, power) ? RETREAT_PLACES.filter((place) => canGo(position, power, place)) : [];

export const LEAVE_FIRST = refusal(
  'LEAVE_FIRST',
  {
    en: 'first everyone leaves Moscow, St. Petersburg and Kiev',
    ko: '먼저 모스크바, 상트페테르부르크, 키예프에서 모두 떠나야 합니다.',
  },
  '§19.722',
);

/** Other pieces wait until those in the three places have left. */
export function leaveFirst(position: Position, power: Power, from: string): Refusal | undefined {
  const places = toLeave(position, power);
  return places.length === 0 || places.includes(from) ? undefined : LEAVE_FIRST;
}

/**
 * Whether attackers have come out of one of the places: beaten, they retreat as the inactive side does, and not back
 * there (§19.722).
 */
export const hasLeft = ({ facts }: Position, camp: Camp, origins: readonly string[]): boolean =>
  camp === 'imperial' && facts.retreat === 'chosen' && origins.some((origin) => RETREAT_PLACES.includes(origin));

/**
 * Returns the places that fall back to the Tsarists now: flagged by a Power after its first impulse has begun, and
 * without Imperials.
 */
export const abandoned = (position: Position): readonly string[] =>
  RETREAT_PLACES.filter((place) => {
    const flag = position.flags[place];
    if (flag === undefined || campOf(flag) === 'tsarist' || hasFormation(position, place, 'imperial')) return false;
    return isWithdrawing(position, powerOf(flag)) || position.facts.withdrawn.includes(powerOf(flag));
  });

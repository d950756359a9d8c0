import { among, constant, fields } from '../../../contract/legal.ts';
import type { Refusal } from '../../../contract/refusal.ts';
import { editionOf } from '../../edition/editions.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { scorchBar, scorchCost } from '../../movement/scorching.ts';
import { refusal } from '../../refusals.ts';
import type { Position } from '../../state/state.ts';
import { enter } from '../../table/table.ts';
import { campOf, type Power } from '../../terms/nations.ts';
import type { Action } from '../action.ts';

/**
 * Why a Power may not scorch anything now (§16.57): Tsarists in scheduled impulses, not in the first round of turn 1,
 * and once until Kutuzov has come.
 */
function hindrance(position: Position, power: Power): Refusal | undefined {
  const { impulse, facts, turn, round } = position;
  if (campOf(power) !== 'tsarist')
    return refusal('NOT_TSARIST', { en: 'only Tsarists scorch the earth', ko: '초토화는 차르군만 합니다.' }, '§16.57');
  if (position.resources[power] < scorchCost(position, power))
    return refusal(
      'NO_RESOURCES',
      { en: 'Scorched Earth takes a resource', ko: '초토화에는 자원 1개가 필요합니다.' },
      '§16.57',
    );
  if (impulse.preemptive)
    return refusal(
      'PREEMPTIVE',
      { en: 'not in a pre-emptive impulse', ko: '우선권 Impulse에는 할 수 없습니다.' },
      '§16.57',
    );
  if (turn === 1 && round === 1)
    return refusal(
      'TOO_EARLY',
      { en: 'not before the second round of the war', ko: '전쟁의 두 번째 라운드부터 할 수 있습니다.' },
      '§16.57',
    );
  if (impulse.scorchings > 0 && !facts.kutuzovHasAppeared)
    return refusal(
      'ONE_UNTIL_KUTUZOV',
      { en: 'one in an impulse until Kutuzov has come', ko: '쿠투조프가 나오기 전에는 Impulse마다 하나입니다.' },
      '§16.57',
    );
  if (position.scorched.length >= editionOf(position).limits.markers.scorched)
    return refusal('NO_MARKER_LEFT', { en: 'no Scorched Earth is left', ko: '남은 초토화 마커가 없습니다.' }, '§16.57');
  return undefined;
}

/** A resource for Scorched Earth (§16.57), with the effects of §16.58. */
export const scorch: Action<FrameOf<'card' | 'grant' | 'impulse'>, 'scorch'> = {
  type: 'scorch',
  legal(view, _, power) {
    if (hindrance(view, power) !== undefined) return [];
    const places = editionOf(view).spaces.filter(({ id }) => scorchBar(view, id) === undefined);
    return places.length === 0 ? [] : [fields({ type: constant('scorch'), space: among(places.map(({ id }) => id)) })];
  },
  against: (view, _, power, { space }) => hindrance(view, power) ?? scorchBar(view, space),
  act: (table, _, power, { space }) => enter(table, { is: 'scorching', power, space, stage: 'announced' }),
};

import { among, constant, fields } from '../../../contract/legal.ts';
import type { Refusal } from '../../../contract/refusal.ts';
import { editionOf } from '../../edition/editions.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { entrenchmentBar, hasEntrenchment } from '../../map/entrenchment.ts';
import { refusal } from '../../refusals.ts';
import type { Position } from '../../state/state.ts';
import { campOf, type Power } from '../../terms/nations.ts';
import type { Action } from '../action.ts';

/** Why a Power may not place an Entrenchment now, in any space (§16.56). */
function hindrance(position: Position, power: Power): Refusal | undefined {
  if (position.resources[power] < 1)
    return refusal(
      'NO_RESOURCES',
      { en: 'an Entrenchment takes a resource', ko: '참호에는 자원 1개가 필요합니다.' },
      '§16.56',
    );
  if (position.impulse.moved)
    return refusal(
      'MOVED_ALREADY',
      { en: 'Entrenchments come before the first move of the impulse', ko: '참호는 Impulse의 첫 이동 전에 놓습니다.' },
      '§16.56',
    );
  return hasEntrenchment(position)
    ? undefined
    : refusal('NO_MARKER_LEFT', { en: 'no Entrenchment is left', ko: '남은 참호 마커가 없습니다.' }, '§12.45');
}

/** A resource for an Entrenchment, before any formation moves; any number of them (§16.56). */
export const entrench: Action<FrameOf<'card' | 'grant' | 'impulse'>, 'entrench'> = {
  type: 'entrench',
  legal(view, _, power) {
    if (hindrance(view, power) !== undefined) return [];
    const places = editionOf(view).spaces.filter(({ id }) => entrenchmentBar(view, power, id) === undefined);
    return places.length === 0
      ? []
      : [fields({ type: constant('entrench'), space: among(places.map(({ id }) => id)) })];
  },
  against: (view, _, power, { space }) => hindrance(view, power) ?? entrenchmentBar(view, power, space),
  act(table, _, power, { space }) {
    table.emit({ type: 'resources-set', power, to: table.state.resources[power] - 1, rule: '§16.56' });
    table.emit({ type: 'entrenched-set', space, camp: campOf(power), rule: '§16.56' });
  },
};

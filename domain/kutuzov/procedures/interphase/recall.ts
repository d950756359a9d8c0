import { among, constant, fields, oneOf } from '../../../contract/legal.ts';
import { unreachable } from '../../../contract/procedure.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { settleEntrenchment } from '../../deeds/pieces/entrenchment.ts';
import { settleCommand } from '../../deeds/pieces/groups.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { leaderOf } from '../../pieces/pieces.ts';
import { refusal } from '../../refusals.ts';
import type { Position } from '../../state/state.ts';
import { leave } from '../../table/table.ts';
import { campOf, type Power } from '../../terms/nations.ts';

/** Own leaders on the map, but not Napoleon (§17.36). */
const recallable = ({ leaders }: Position, power: Power): readonly string[] =>
  Object.entries(leaders).flatMap(([id, { of, at }]) =>
    id !== 'napoleon' && of === power && !at.startsWith('@') ? [id] : [],
  );

/** A Power takes leaders off the map as if they had fallen, to build them again (§17.36). */
export const recall: Procedure<FrameOf<'recall'>> = {
  asks: (position, { power }) => (recallable(position, power).length > 0 ? [power] : []),
  legal: (view, _, power) =>
    oneOf([
      fields({ type: constant('recall'), leader: among(recallable(view, power)) }),
      fields({ type: constant('done') }),
    ]),
  against: (_, __, ___, { type }) =>
    type === 'recall'
      ? refusal(
          'NOT_TO_BE_RECALLED',
          {
            en: 'a Power recalls its own leaders on the map, but not Napoleon',
            ko: '강국은 지도 위의 자국 리더만 제거할 수 있습니다. 나폴레옹은 안 됩니다.',
          },
          '§17.36',
        )
      : undefined,
  act(table, _, power, given) {
    if (given.type === 'done') return leave(table);
    if (given.type !== 'recall') return unreachable();
    const { at } = leaderOf(table.state, given.leader);
    table.emit({ type: 'leader-put', leader: given.leader, at: '@eliminated', rule: '§17.36' });
    settleCommand(table, at, campOf(power), power);
    settleEntrenchment(table, at);
  },
  run: leave,
  lapse: () => ({ type: 'done' }),
};

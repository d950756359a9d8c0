import { among, constant, fields } from '../../contract/legal.ts';
import { candidates } from '../deeds/pieces/groups.ts';
import type { FrameOf, Ordering } from '../frames/frames.ts';
import { refusal } from '../refusals.ts';
import { campOf } from '../terms/nations.ts';
import type { Action } from './action.ts';

/** Naming another commander, free, in the Power's own impulse (§10.54). */
export const command: Action<Ordering | FrameOf<'impulse'>, 'command'> = {
  type: 'command',
  legal: (view, _, power) =>
    Object.keys(view.commanders).flatMap((space) => {
      const leaders = candidates(view, power, space);
      return leaders.length === 0
        ? []
        : [fields({ type: constant('command'), space: constant(space), leader: among(leaders) })];
    }),
  against: () =>
    refusal(
      'NOT_YOUR_COMMAND',
      {
        en: 'only the Power that has the command there names another of its own leaders',
        ko: '그곳의 지휘권을 가진 강국만 자기 리더 가운데 다른 이를 지명합니다.',
      },
      '§10.62',
    ),
  act(table, _, power, { space, leader }) {
    table.emit({ type: 'commander-named', space, camp: campOf(power), leader, rule: '§10.54' });
  },
};

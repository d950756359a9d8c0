import { constant, fields } from '../../../contract/legal.ts';
import { placeChosen } from '../../deeds/tracks/flagging.ts';
import type { Spending } from '../../frames/frames.ts';
import { flagChoices, flagCost, flagRefusal } from '../../movement/flags.ts';
import { refusal } from '../../refusals.ts';
import type { Action } from '../action.ts';

/** A flag by CP (§7.1). */
export const flag: Action<Spending, 'flag'> = {
  type: 'flag',
  legal: (view, { cp }, power) =>
    flagChoices(view, power, cp).map((choice) =>
      fields({ type: constant('flag'), space: constant(choice.space), flag: constant(choice.flag) }),
    ),
  against(view, { cp }, power, { space, flag: kind }) {
    const bar = flagRefusal(view, power, space, kind);
    if (bar !== undefined) return bar;
    const cost = flagCost(view, space);
    return cost > cp
      ? refusal(
          'NOT_ENOUGH_CP',
          { en: `this flag takes ${cost} CP`, ko: `이 깃발에는 ${cost}CP가 필요합니다.` },
          '§7.1',
        )
      : undefined;
  },
  act(table, { cp }, power, { space, flag: kind }) {
    const cost = flagCost(table.state, space);
    table.emit({ type: 'cp-spent', cp: cost, left: cp - cost, rule: '§7.1' });
    placeChosen(table, power, space, kind, '§7');
  },
};

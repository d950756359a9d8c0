import { sail, voyages } from '../deeds/pieces/voyages.ts';
import type { FrameOf } from '../frames/frames.ts';
import { convoyCost, voyageRefusal } from '../movement/convoy.ts';
import { refusal } from '../refusals.ts';
import type { Action } from './action.ts';

/** A convoy over the sea, of Russia 1 alone (§15.1, §15.2). */
export const convoy: Action<FrameOf<'card' | 'grant'>, 'convoy'> = {
  type: 'convoy',
  legal: (view, { cp }, power) => (power === 'R1' ? voyages(view, 'convoy', cp) : []),
  against(view, { cp }, power, { from, to, leaders, sp }) {
    if (power !== 'R1')
      return refusal(
        'NO_FLEET',
        { en: 'only Russia 1 moves by sea', ko: '러시아 1군만 바다로 이동할 수 있습니다.' },
        '§15.1',
      );
    const bar = voyageRefusal(view, 'convoy', from, to, { leaders, sp });
    if (bar !== undefined) return bar;
    const cost = convoyCost({ leaders, sp });
    return cost > cp
      ? refusal(
          'NOT_ENOUGH_CP',
          { en: `this convoy takes ${cost} CP`, ko: `이 해상수송에는 ${cost}CP가 필요합니다.` },
          '§15.2',
        )
      : undefined;
  },
  act(table, { cp }, power, order) {
    const cost = convoyCost(order);
    table.emit({ type: 'cp-spent', cp: cost, left: cp - cost, rule: '§15.2' });
    sail(table, power, order);
  },
};

import { silent } from '../../../contract/procedure.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { expire } from '../../deeds/hands/expiry.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { modifiers } from '../../state/lasting.ts';
import { enter, leave, roll } from '../../table/table.ts';
import { attritionLosses, diceOfRoll } from '../../tracks/attrition.ts';
import { openWindow } from '../hands/window.ts';

/**
 * An attrition roll (§14.1): first resources may halve it (§16.4), then all dice at once, then the losses; after a sack
 * they are all regrouped (§13.52).
 */
export const attrition: Procedure<FrameOf<'attrition'>> = {
  ...silent,
  run(table, frame) {
    const { power, camp, space, troops, leaders, causes } = frame;
    const spared = modifiers(table.state, 'nextAttritionCancelled').find((effect) => effect.power === power);
    if (spared !== undefined) {
      table.emit({ type: 'effect-ended', effect: spared, rule: '§5.1' });
      return leave(table);
    }
    if (frame.stage === 'resources') return openWindow(table, 'halve-attrition');
    if (modifiers(table.state, 'attritionCancelled').length > 0) {
      expire(table, ['roll'], '§5.2');
      return leave(table);
    }
    const { faces } = roll(table, power, diceOfRoll(table.state, frame), {
      why: 'attrition',
      rule: '§14.1',
      space,
      count: (thrown) => attritionLosses(table.state, thrown, frame.wintry).eliminated,
    });
    const { eliminated, regrouped } = attritionLosses(table.state, faces, frame.wintry);
    const isMild = causes.includes('sack');
    leave(table);
    if (eliminated + regrouped === 0) return;
    enter(table, {
      is: 'losses',
      power,
      camp,
      space,
      troops,
      leaders,
      pool: isMild ? 0 : eliminated,
      regroup: isMild ? eliminated + regrouped : regrouped,
      shared: false,
      taken: {},
      open: true,
      rule: '§14.1',
    });
  },
};

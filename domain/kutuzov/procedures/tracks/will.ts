import { constant, fields, oneOf } from '../../../contract/legal.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { defer } from '../../deeds/tracks/due.ts';
import { moveMorale, offerRise } from '../../deeds/tracks/tracks.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { go, leave, roll, type Table } from '../../table/table.ts';
import { isHigher } from '../../tracks/morale.ts';
import { rollForConquest } from './conquest.ts';

type Will = FrameOf<'will'>;

const choice = (now: boolean) => fields({ type: constant('will'), now: constant(now) });

/**
 * A Will to Fight marker was reached in an impulse (§19.82): eight Imperial dice, at once or when the impulse ends;
 * then, if Imperial morale is above that of the Tsarists, a conquest roll that needs no capital.
 */
export const will: Procedure<Will> = {
  asks: (_, { stage }) => (stage === 'when' ? ['FN'] : []),
  legal: () => oneOf([choice(true), choice(false)]),
  against: () => undefined,
  act(table, frame, _, command) {
    if (command.type === 'will' && command.now) return go(table, { ...frame, stage: 'dice' });
    leave(table);
    defer(table, { is: 'will', stage: 'dice' }, '§19.82');
  },
  run(table, frame) {
    if (frame.stage === 'dice') return rollDice(table, frame);
    leave(table);
    const { imperial, tsarist } = table.state.morale;
    if (isHigher(imperial.level, tsarist.level)) rollForConquest(table, 'will');
  },
  lapse: () => ({ type: 'will', now: true }),
};

/** Each 4, 5 and 6 takes a Loss marker off or is a Gain; with Gain alone there is an opportunity to rise (§9.53). */
function rollDice(table: Table, frame: Will): void {
  const { total } = roll(table, 'FN', 8, {
    why: 'will',
    rule: '§19.82',
    count: (faces) => faces.filter((face) => face >= 4).length,
  });
  go(table, { ...frame, stage: 'roll' });
  moveMorale(table, 'imperial', { gain: total }, '§19.82');
  offerRise(table, 'imperial');
}

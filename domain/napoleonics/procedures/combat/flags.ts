import { constant, fields, int } from '../../../contract/legal.ts';
import { typeOf } from '../../army/units.ts';
import { mostIgnored } from '../../combat/flags.ts';
import { loseInstead } from '../../deeds/losses.ts';
import type { Procedure } from '../../deeds/procedure.ts';
import { attachedLeader, unitOf } from '../../pieces/position.ts';
import { notNow } from '../../pieces/refusals.ts';
import { refusal } from '../../refusals.ts';
import type { FrameOf } from '../../state/frames.ts';
import type { Table } from '../../state/table.ts';

/** Flags that are not ignored: a hex of retreat each, for militia three (§11.1); for a square a block each (§10.6a). */
function take(table: Table, { unit: id, flags, checked }: FrameOf<'flags'>, ignored: number): void {
  const unit = unitOf(table.now, id);
  const taken = flags - ignored;
  if (ignored > 0) table.emit({ type: 'flags-ignored', unit: id, flags, ignored, rule: '§11.5a' });
  if (taken > 0 && unit.square === undefined) {
    const hexes = taken * typeOf(unit).retreatPerFlag;
    table.emit({ type: 'went', frame: { is: 'retreat', unit: id, hexes, checked, how: 'retreat' } });
    return;
  }
  table.emit({ type: 'left' });
  loseInstead(table, unit, attachedLeader(table.now, unit), taken, checked, '§10.6a');
}

/** The owner of a unit says how many flags it ignores (§11.5a); he is not asked when it can ignore none. */
export const flags: Procedure<FrameOf<'flags'>> = {
  asks: (p, frame) => (mostIgnored(p, frame) > 0 ? [unitOf(p, frame.unit).side] : []),
  kind: () => 'ignore',
  legal: ({ p }, frame) => fields({ type: constant('ignore'), flags: int(0, mostIgnored(p, frame)) }),
  against({ p }, frame, _, command) {
    const most = mostIgnored(p, frame);
    if (command.type !== 'ignore') return notNow('§11.5a');
    if (command.flags <= most) return undefined;
    return refusal(
      'TOO_MANY_FLAGS',
      { en: `it can ignore ${most} at most`, ko: `최대 ${most}개까지 무시할 수 있습니다.` },
      '§11.5a',
    );
  },
  act(table, frame, _, command) {
    if (command.type === 'ignore') take(table, frame, command.flags);
  },
  run: (table, frame) => take(table, frame, 0),
  lapse: ({ p }, frame) => ({ type: 'ignore', flags: mostIgnored(p, frame) }),
};

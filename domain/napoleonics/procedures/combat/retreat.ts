import { among, constant, fields } from '../../../contract/legal.ts';
import { stepsOf } from '../../combat/retreat.ts';
import { loseInstead } from '../../deeds/losses.ts';
import { settleObjectives } from '../../deeds/objectives.ts';
import { firstOf, type Procedure } from '../../deeds/procedure.ts';
import type { Hex } from '../../field/hexes.ts';
import { attachedLeader, leaderAt, unitOf } from '../../pieces/position.ts';
import { notNow } from '../../pieces/refusals.ts';
import { refusal } from '../../refusals.ts';
import type { FrameOf } from '../../state/frames.ts';
import type { Table } from '../../state/table.ts';

/** Retreats one hex, with the attached leader (§11.3a). The last hex counts for objectives, those on the way do not. */
function goTo(table: Table, frame: FrameOf<'retreat'>, to: Hex): void {
  const { unit: id, how, hexes } = frame;
  const leader = attachedLeader(table.now, unitOf(table.now, id));
  const joins = leaderAt(table.now, to) !== undefined;
  table.emit({ type: 'moved', piece: id, how, path: [to], ...(leader && { leader: leader.id }) });
  if (hexes > 1 && !joins) {
    table.emit({ type: 'went', frame: { ...frame, hexes: hexes - 1 } });
    return;
  }
  table.emit({ type: 'left' });
  settleObjectives(table);
}

/** A block for each hex that cannot be gone (§11.4). */
function stay(table: Table, { unit: id, hexes, checked, how }: FrameOf<'retreat'>): void {
  const unit = unitOf(table.now, id);
  const leader = attachedLeader(table.now, unit);
  table.emit({ type: 'left' });
  settleObjectives(table);
  loseInstead(table, unit, leader, hexes, checked, how === 'bounce' ? '§10.3b' : '§11.4');
}

/** The owner chooses the way, hex by hex, where there are several (§11.1). */
export const retreat: Procedure<FrameOf<'retreat'>> = {
  asks: (p, frame) => (stepsOf(p, frame).length > 1 ? [unitOf(p, frame.unit).side] : []),
  legal: ({ p }, frame) => fields({ type: constant('retreat'), to: among(stepsOf(p, frame)) }),
  against({ p }, frame, _, command) {
    if (command.type !== 'retreat') return notNow('§11.1');
    if (stepsOf(p, frame).includes(command.to)) return undefined;
    return refusal(
      'NOT_BACK',
      { en: `${command.to} is not one hex toward its own edge`, ko: `한 칸 뒤의 칸이 아닙니다: ${command.to}` },
      '§1.5',
    );
  },
  act(table, frame, _, command) {
    if (command.type === 'retreat') goTo(table, frame, command.to);
  },
  run(table, frame) {
    const [only] = stepsOf(table.now, frame);
    if (only === undefined) stay(table, frame);
    else goTo(table, frame, only);
  },
  lapse: (known, frame, side) => firstOf(retreat.legal(known, frame, side)),
};

import type { FrameOf } from '../frames.ts';
import { settleCommand } from '../groups.ts';
import { isStopped } from '../movement.ts';
import { type Procedure, silent } from '../procedure.ts';
import { go, leave } from '../table.ts';

/** A declared move of one space (§10.1). */
export const step: Procedure<FrameOf<'step'>> = {
  ...silent,
  run(table, frame) {
    const { power, camp, from, to, troops, leaders } = frame;
    if (frame.stage === 'end') return leave(table);
    const stopped = isStopped(table.state, to, camp);
    table.emit({ type: 'moved', from, to, troops, leaders, how: 'march', marched: 1, stopped, rule: stopped ? '§10.51' : '§10.1' });
    settleCommand(table, from, camp, power);
    settleCommand(table, to, camp, power, leaders[0]);
    go(table, { ...frame, stage: 'end' });
  },
};

import { editionOf } from '../editions.ts';
import type { FrameOf } from '../frames.ts';
import { closeImpulses, nextImpulse } from '../impulses.ts';
import { POWERS, POWERS_OF } from '../nations.ts';
import { type Procedure, silent } from '../procedure.ts';
import { enter, go, type Table } from '../table.ts';

/** The sequence of a turn (§4.1): each stage enters what it needs, and goes on when that is left. */
export const turn: Procedure<FrameOf<'turn'>> = {
  ...silent,
  run(table, { stage }) {
    switch (stage) {
      case 'preparation':
        return prepare(table);
      case 'impulses':
        return nextImpulse(table) ? undefined : closeImpulses(table);
      default:
        return table.emit({ type: 'ended', camp: 'tsarist', powers: POWERS_OF.tsarist, how: 'not-yet' });
    }
  },
};

/** Before the first impulse: free resources, passed ones, and the mulligans in impulse order, each to its end (§2.8). The last one entered comes first. */
function prepare(table: Table): void {
  const { freeResources, shifts } = editionOf(table.state).scenario.get(table.state.scenario)!;
  go(table, { is: 'turn', stage: 'impulses' });
  for (const power of POWERS.toReversed()) enter(table, { is: 'mulligan', power });
  for (const { from } of shifts.toReversed()) enter(table, { is: 'shift', power: from });
  if (freeResources !== undefined) enter(table, { is: 'assign', power: POWERS_OF[freeResources.camp][0], free: freeResources.number });
}

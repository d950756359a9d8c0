import { grouped } from '../../lib/grouped.ts';
import type { FrameOf } from '../frames.ts';
import { settleCommand } from '../groups.ts';
import { causesOfMarch, isStopped } from '../movement.ts';
import { leaderOf } from '../pieces.ts';
import { type Procedure, silent } from '../procedure.ts';
import { go, leave, type Table } from '../table.ts';
import { sufferAttrition } from './attrition.ts';

type Step = FrameOf<'step'>;

/** A declared move of one space (§10.1): the pieces go, and suffer attrition for every cause there is (§10.4). */
export const step: Procedure<Step> = {
  ...silent,
  run(table, frame) {
    if (frame.stage === 'end') return leave(table);
    const { power, camp, from, to, troops, leaders } = frame;
    const tried = triedBy(table, frame);
    const stopped = isStopped(table.state, to, camp);
    table.emit({ type: 'moved', from, to, troops, leaders, how: 'march', marched: 1, stopped, rule: stopped ? '§10.51' : '§10.1' });
    settleCommand(table, from, camp, power);
    settleCommand(table, to, camp, power, leaders[0]);
    go(table, { ...frame, stage: 'end' });
    const moved = (piece: Step['troops'][number]) => ({ ...piece, marched: piece.marched + 1, stopped: piece.stopped || stopped });
    for (const { causes, pieces } of tried) sufferAttrition(table, camp, to, pieces.troops.map(moved), pieces.leaders, causes);
  },
};

/** The pieces of a step that suffer attrition, by their causes: those that have marched further may have more (§10.42, §14.3). */
function triedBy({ state }: Table, { camp, from, to, troops, leaders }: Step) {
  const all = [
    ...troops.map((troop) => ({ causes: causesOfMarch(state, camp, troop, from, to), troop, leader: undefined })),
    ...leaders.map((leader) => ({ causes: causesOfMarch(state, camp, leaderOf(state, leader), from, to), troop: undefined, leader })),
  ];
  return [...grouped(all, ({ causes }) => causes.join()).values()]
    .filter(([first]) => first!.causes.length > 0)
    .map((alike) => ({
      causes: alike[0]!.causes,
      pieces: {
        troops: alike.flatMap(({ troop }) => (troop === undefined ? [] : [troop])),
        leaders: alike.flatMap(({ leader }) => (leader === undefined ? [] : [leader])),
      },
    }));
}

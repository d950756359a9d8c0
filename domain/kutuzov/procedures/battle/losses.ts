import { constant, fields, oneOf } from '../../../contract/legal.ts';
import { at, sure } from '../../../lib/sure.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { settleEntrenchment } from '../../deeds/pieces/entrenchment.ts';
import { settleCommand } from '../../deeds/pieces/groups.ts';
import { moveAttrition } from '../../deeds/tracks/tracks.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { afterLeader, afterSoldier, type LossChoice, nextLoss } from '../../pieces/losses.ts';
import { isShowable } from '../../pieces/pieces.ts';
import { go, leave, type Table } from '../../table/table.ts';
import type { Nation } from '../../terms/nations.ts';
import type { Troop } from '../../terms/schemas.ts';
import { openWindow } from '../hands/window.ts';

type Frame = FrameOf<'losses'>;

const isForced = ({ nations, leaders }: LossChoice): boolean => nations.length + leaders.length === 1;

/** Returns the present choices of a Power; `undefined` when no Power has a choice left. */
function choiceOf(frame: Frame): LossChoice | undefined {
  const next = nextLoss(frame);
  return next === undefined || isForced(next) ? undefined : next;
}

/**
 * Losses are taken SP by SP (§12.51, §14.1), once no card answers them (§5.21); for each Imperial one that is
 * eliminated, not saved, there is an Attrition Loss (§14.42).
 */
export const losses: Procedure<Frame> = {
  asks(_, frame) {
    const choice = frame.open ? undefined : choiceOf(frame);
    return choice === undefined ? [] : [choice.power];
  },
  legal(_, frame) {
    const { nations, leaders } = sure(choiceOf(frame), 'choice of losses');
    return oneOf([
      ...nations.map((nation) => fields({ type: constant('lose'), nation: constant(nation) })),
      ...leaders.map((leader) => fields({ type: constant('lose'), leader: constant(leader) })),
    ]);
  },
  against: () => undefined,
  act(table, frame, _, command) {
    if (command.type !== 'lose') return;
    take(
      table,
      frame,
      command.nation === undefined
        ? { leader: sure(command.leader, 'leader who is lost') }
        : { nation: command.nation },
    );
  },
  run(table, frame) {
    if (frame.open) return openWindow(table, 'losses');
    const next = nextLoss(frame);
    if (next === undefined) return close(table, frame);
    const [nation] = next.nations;
    take(table, frame, nation === undefined ? { leader: at(next.leaders, 0) } : { nation });
  },
  lapse(_, frame) {
    const { nations, leaders } = sure(choiceOf(frame), 'choice of losses');
    return nations[0] === undefined ? { type: 'lose', leader: at(leaders, 0) } : { type: 'lose', nation: nations[0] };
  },
};

function take(table: Table, frame: Frame, lost: { readonly nation: Nation } | { readonly leader: string }): void {
  const { space, rule, saved = 0 } = frame;
  const isSaved = saved > 0 && 'nation' in lost;
  const to = frame.pool > 0 && !isSaved ? 'pool' : 'regroup';
  if ('nation' in lost) {
    const row = sure(
      frame.troops.findLast(({ of }) => of === lost.nation),
      `soldiers of ${lost.nation}`,
    );
    table.emit({ type: 'lost', space, troops: [{ ...row, sp: 1 }], to, rule });
    go(table, { ...frame, ...afterSoldier(frame, lost.nation), ...(isSaved && { saved: saved - 1 }) });
  } else {
    table.emit({ type: 'leader-put', leader: lost.leader, at: to === 'pool' ? '@eliminated' : '@regroup', rule });
    go(table, { ...frame, ...afterLeader(frame, lost.leader) });
  }
  if (frame.camp === 'imperial' && to === 'pool') moveAttrition(table, { loss: 1 }, '§14.42');
}

/** Soldiers of a nation in a space are lost until the counters can show what is left (§1.5). */
export function loseUnshown(table: Table, space: string, nation: Nation): void {
  while (!isShowable(table.state, nation)) {
    const rows: readonly Troop[] = table.state.troops[space] ?? [];
    const row = rows.findLast(({ of }) => of === nation);
    if (row === undefined) return;
    table.emit({ type: 'lost', space, troops: [{ ...row, sp: 1 }], to: 'pool', rule: '§1.5' });
  }
}

/** What the counters that are left cannot show is lost as well, but not yet on the way to a deployment. */
function close(table: Table, frame: Frame): void {
  const isOnTheWay = table.state.frames.some(({ is }) => is === 'transit');
  if (!isOnTheWay) for (const nation of Object.keys(frame.taken) as Nation[]) loseUnshown(table, frame.space, nation);
  leave(table);
  settleCommand(table, frame.space, frame.camp, table.state.impulse.power ?? frame.power);
  settleEntrenchment(table, frame.space);
}

import type { Legal } from '../../../contract/legal.ts';
import { sure } from '../../../lib/sure.ts';
import { owe } from '../../deeds/pieces/debts.ts';
import { settleEntrenchment } from '../../deeds/pieces/entrenchment.ts';
import { settleCommand } from '../../deeds/pieces/groups.ts';
import { removals, take } from '../../deeds/pieces/removal.ts';
import type { OperationOf } from '../../operations/index.ts';
import { leadersIn, owedBy, spOnMap, troopsIn } from '../../pieces/pieces.ts';
import type { Position } from '../../state/state.ts';
import { enter, roll, sum } from '../../table/table.ts';
import { type Nation, nationsOf, type Power } from '../../terms/nations.ts';
import { BY_EVENT, before, type EffectOn, type EventFrame, instead } from '../kit/effect.ts';
import { naming } from '../kit/targets.ts';

/* Pieces that leave the map by event: eliminated (§5.12), or to the Regroup Box (§6.2). */

const onMap = (position: Position, of: readonly Nation[]): number =>
  of.reduce((sum, each) => sum + spOnMap(position, each), 0);

export const eliminateSP: EffectOn<'eliminateSP'> = {
  asks: (position, _, op) => (op.n > 0 && onMap(position, [op.power]) > 0 ? [op.power] : []),
  legal: (view, _, op) => removals(view, [op.power], op.n),
  act(table, frame, op, command) {
    if (command.type !== 'remove') return;
    instead(table, frame, command.sp < op.n ? [{ ...op, n: op.n - command.sp }] : []);
    take(table, command, 'pool', BY_EVENT);
  },
  run(table, _, { power: of, n }) {
    if (n === 0) return;
    owe(table, of, owedBy(table.state, of) + n, table.state.facts.owed);
    enter(table, { is: 'shortage', power: of });
  },
};

type Moving = OperationOf<'toRegroup'>;
const mover = naming<Moving>((position, each) => onMap(position, nationsOf(each)) > 0);
const moverOf = (position: Position, frame: EventFrame, op: Moving): Power | undefined =>
  op.power ?? mover.of(position, frame, op);

function regroupings(position: Position, of: Power, { sp = 0, prefer }: Moving): readonly Legal[] {
  const together = prefer === undefined ? [] : removals(position, nationsOf(of), sp, sp);
  return together.length > 0 ? together : removals(position, nationsOf(of), sp);
}

export const toRegroup: EffectOn<'toRegroup'> = {
  idle: (position, frame, op) => (op.power === undefined ? mover.idle(position, frame, op) : undefined),
  asks(position, frame, op) {
    if (op.power === undefined && op.sp === undefined) return mover.asks(position, frame, op);
    const of = moverOf(position, frame, op);
    return of !== undefined && (op.sp ?? 0) > 0 && onMap(position, nationsOf(of)) > 0 ? [of] : [];
  },
  legal: (view, frame, op) =>
    op.power === undefined && op.sp === undefined
      ? mover.legal(view, frame, op)
      : regroupings(view, sure(moverOf(view, frame, op), 'Power whose pieces go'), op),
  act(table, frame, op, command) {
    if (command.type === 'target') return mover.act(table, frame, op, command);
    if (command.type !== 'remove') return;
    const left = (op.sp ?? 0) - command.sp;
    instead(table, frame, left > 0 ? [{ ...op, sp: left }] : []);
    take(table, command, 'regroup', BY_EVENT);
  },
  run(table, frame, op) {
    if (op.roll === undefined || op.sp !== undefined) return;
    const of = moverOf(table.state, frame, op);
    if (of === undefined) return;
    const { total } = roll(table, of, 1, { why: 'event', rule: BY_EVENT, count: (faces) => Math.ceil(sum(faces) / 2) });
    before(table, frame, [{ ...op, sp: total }], { target: of });
  },
};

export const clear: EffectOn<'clear'> = {
  run(table, { power: player }, { camp: of, space: at }) {
    for (const troop of troopsIn(table.state, at, of))
      table.emit({ type: 'lost', space: at, troops: [troop], to: 'regroup', rule: BY_EVENT });
    for (const leader of leadersIn(table.state, at, of))
      table.emit({ type: 'leader-put', leader, at: '@regroup', rule: BY_EVENT });
    settleCommand(table, at, of, player);
    settleEntrenchment(table, at);
  },
};

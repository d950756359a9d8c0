import { constant, fields, type Legal } from '../../../contract/legal.ts';
import { raise } from '../../deeds/pieces/raising.ts';
import { leaderChoices, soldierChoices } from '../../map/building.ts';
import type { OperationOf } from '../../operations/index.ts';
import type { Position } from '../../state/state.ts';
import { powerOf } from '../../terms/nations.ts';
import { type EffectOn, type EventFrame, instead, noEffect } from '../kit/effect.ts';
import { isBarred, nationOf, sitesOf } from '../kit/places.ts';

/* Pieces that come back from the Regroup Box free by event (§6.2). */

type Regrouping = OperationOf<'regroupFree'>;

function regroups(position: Position, frame: EventFrame, op: Regrouping): readonly Legal[] {
  const of = nationOf(frame, op.power);
  const spaces = isBarred(position, of) ? [] : sitesOf(position, of, op.where, false);
  const most = op.pieces ?? op.sp ?? 0;
  if (spaces.length === 0 || most === 0) return [];
  const leaders = op.pieces === undefined ? [] : leaderChoices(position, powerOf(of), 'regroup', of, most, spaces);
  return [...soldierChoices(position, 'regroup', of, most, spaces), ...leaders];
}

export const regroupFree: EffectOn<'regroupFree'> = {
  idle: (position, frame, op) => (regroups(position, frame, op).length === 0 ? noEffect : undefined),
  asks: (position, frame, op) => (regroups(position, frame, op).length > 0 ? [frame.power] : []),
  legal: (view, frame, op) => [fields({ type: constant('done') }), ...regroups(view, frame, op)],
  act(table, frame, op, command) {
    if (command.type === 'done') return instead(table, frame, []);
    if (command.type !== 'regroup') return;
    const { piece } = command;
    const left = (op.pieces ?? op.sp ?? 0) - ('nation' in piece ? piece.sp : 1);
    instead(table, frame, left === 0 ? [] : [op.pieces === undefined ? { ...op, sp: left } : { ...op, pieces: left }]);
    raise(table, powerOf(nationOf(frame, op.power)), 'regroup', piece, command.space);
  },
  run: () => {},
};

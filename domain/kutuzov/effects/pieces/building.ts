import { among, constant, fields, type Legal } from '../../../contract/legal.ts';
import { raise } from '../../deeds/pieces/raising.ts';
import { removals, take } from '../../deeds/pieces/removal.ts';
import { isLimited } from '../../map/building.ts';
import type { OperationOf } from '../../operations/index.ts';
import { isPlaceable, spOnMap } from '../../pieces/pieces.ts';
import type { Position } from '../../state/state.ts';
import { powerOf } from '../../terms/nations.ts';
import { before, type EffectOn, type EventFrame, instead, noEffect } from '../kit/effect.ts';
import { isBarred, nationOf, sitesOf } from '../kit/places.ts';

/* SP that come free by event (§5.11). */

type Building = OperationOf<'buildFree'>;

/** Returns the places for this many SP; without regard to counters if `short`. */
function roomFor(position: Position, frame: EventFrame, op: Building, sp: number, short = false): readonly string[] {
  const of = nationOf(frame, op.power);
  if (isBarred(position, of)) return [];
  return sitesOf(position, of, op.where, op.allowBesieged === true).filter(
    (id) => (sp === 1 || !isLimited(position, id)) && (short || isPlaceable(position, of, id, sp)),
  );
}

/** Whether counters are missing, so that some SP have to leave the map first (§5.11). */
const isShort = (position: Position, frame: EventFrame, op: Building): boolean => {
  const sp = op.split ? 1 : op.sp;
  return roomFor(position, frame, op, sp).length === 0 && roomFor(position, frame, op, sp, true).length > 0;
};

const builds = (position: Position, frame: EventFrame, op: Building): readonly Legal[] =>
  (op.split ? Array.from({ length: op.sp }, (_, i) => op.sp - i) : [op.sp]).flatMap((sp) => {
    const spaces = roomFor(position, frame, op, sp);
    const piece = constant({ nation: nationOf(frame, op.power), sp });
    return spaces.length === 0 ? [] : [fields({ type: constant('build'), piece, space: among(spaces) })];
  });

export const buildFree: EffectOn<'buildFree'> = {
  idle: (position, frame, op) =>
    roomFor(position, frame, op, op.split ? 1 : op.sp, true).length === 0 ? noEffect : undefined,
  asks(position, frame, op) {
    const of = nationOf(frame, op.power);
    if (op.sp === 0) return [];
    if (isShort(position, frame, op)) return spOnMap(position, of) > 0 ? [powerOf(of)] : [];
    return builds(position, frame, op).length > 0 ? [frame.power] : [];
  },
  legal: (view, frame, op) =>
    isShort(view, frame, op) ? removals(view, [nationOf(frame, op.power)], 1) : builds(view, frame, op),
  act(table, frame, op, command) {
    const of = nationOf(frame, op.power);
    if (command.type === 'remove') {
      take(table, command, 'pool', '§5.11');
      return;
    }
    if (command.type !== 'build' || !('nation' in command.piece)) return;
    const left = op.sp - command.piece.sp;
    instead(table, frame, left > 0 ? [{ ...op, sp: left }] : []);
    raise(table, powerOf(of), 'build', command.piece, command.space);
  },
  run(table, frame, op) {
    if (op.sp > 1 && isShort(table.state, frame, op)) before(table, frame, [{ ...op, sp: op.sp - 1 }]);
  },
};

import { oneOf } from '../../../contract/legal.ts';
import { sample } from '../../../contract/sampling.ts';
import { at, sure } from '../../../lib/sure.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { putAway } from '../../deeds/hands/dealing.ts';
import { sally } from '../../deeds/pieces/raising.ts';
import { effectOf } from '../../effects/index.ts';
import type { Command } from '../../frames/commands.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { isZone } from '../../map/ground.ts';
import { go, leave } from '../../table/table.ts';
import { openWindow } from './window.ts';

type Event = FrameOf<'event'>;

/**
 * The event of a card (§5.1): its operations one after the other (effects/); then pieces placed among enemies fight,
 * and the card goes where it belongs.
 */
export const event: Procedure<Event> = {
  asks(position, frame) {
    const [op] = frame.ops;
    return op === undefined ? [] : (effectOf(op).asks?.(position, frame, op) ?? []);
  },
  legal(view, frame, power) {
    const op = at(frame.ops, 0);
    return oneOf(sure(effectOf(op).legal, `choice by ${op.op}`)(view, frame, op, power));
  },
  against(view, frame, power, command) {
    const op = at(frame.ops, 0);
    return effectOf(op).against?.(view, frame, op, power, command);
  },
  act(table, frame, power, command) {
    const op = at(frame.ops, 0);
    sure(effectOf(op).act, `choice by ${op.op}`)(table, frame, op, command, power);
  },
  run(table, frame) {
    const [op, ...ops] = frame.ops;
    if (op !== undefined) {
      const next = { ...frame, ops };
      go(table, next);
      return effectOf(op).run(table, next, op, { openWindow });
    }
    if (sally(table, frame.power, (space) => isZone(table.state, space))) return;
    if (table.state.peek !== null) table.emit({ type: 'peek-ended' });
    leave(table);
    if (!frame.away) putAway(table, frame.power, frame.card, 'event');
  },
  /** The default answer is the first choice, which is the least. */
  lapse: (view, frame, power) => sample(event.legal(view, frame, power), () => 0) as Command,
};

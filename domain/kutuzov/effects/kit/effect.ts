import type { Legal } from '../../../contract/legal.ts';
import type { Refusal } from '../../../contract/refusal.ts';
import type { Command } from '../../frames/commands.ts';
import type { Frame, FrameOf } from '../../frames/frames.ts';
import type { Operation, OperationName, OperationOf } from '../../operations/index.ts';
import { refusal } from '../../refusals.ts';
import type { Position } from '../../state/state.ts';
import type { View } from '../../state/view.ts';
import { go, type Table } from '../../table/table.ts';
import type { Power } from '../../terms/nations.ts';
import type { Point } from '../../terms/points.ts';
import type { RecordedOperation } from '../../terms/schemas.ts';

/** The frame of an event: `ops` are those still to be carried out, the present one first. */
export type EventFrame = FrameOf<'event'>;

/**
 * What an effect may start that belongs to a procedure, which hands it over; an effect enters any other frame itself.
 */
interface Starts {
  openWindow(table: Table, point: Point): void;
}

/**
 * What one kind of operation does. `O`: the operation as rows have it (operations/). As with a procedure a rule stands
 * once, in a predicate that legality, `legal` and `against` share.
 *
 * To add one: its functions in the file of its kind, its line in effects/index.ts. It finds what was named before in
 * `frame.target` and `frame.affected`, enters other frames when it needs them (the event goes on when they are left),
 * and puts operations in front of those left with `instead`.
 */
export interface OperationEffect<O> {
  /**
   * Returns why the card may not be played for its event now, apart from its other effects; by public facts. `frame` is
   * as it would begin.
   */
  bar?(position: Position, frame: EventFrame, op: O): Refusal | undefined;
  /**
   * Why this operation would do nothing now: when that is so of all of a card's, the event is refused, except that of a
   * Must Play.
   */
  idle?(position: Position, frame: EventFrame, op: O): Refusal | undefined;
  /** The Powers that choose; nobody (or absent): `run` carries it out. */
  asks?(position: Position, frame: EventFrame, op: O): readonly Power[];
  /** Returns all choices, the least of them first: it is the default answer. */
  legal?(view: View, frame: EventFrame, op: O, power: Power): readonly Legal[];
  against?(view: View, frame: EventFrame, op: O, power: Power, command: Command): Refusal | undefined;
  /** Carries a choice out; the operation is still the first of `frame.ops`. */
  act?(table: Table, frame: EventFrame, op: O, command: Command, power: Power): void;
  /** Carries it out when nobody has to choose; it is no longer among `frame.ops`. */
  run(table: Table, frame: EventFrame, op: O, starts: Starts): void;
}

/** The effect of the operation with this name. */
export type EffectOn<K extends OperationName> = OperationEffect<OperationOf<K>>;

/** Why none of some operations would do anything now. Undefined: at least one would. */
export type Idleness = (
  position: Position,
  frame: EventFrame,
  ops: readonly RecordedOperation[],
) => Refusal | undefined;

/** The event goes on without its present operation, or with others instead of it. */
export const instead = (
  table: Table,
  frame: EventFrame,
  ops: readonly Operation[],
  change: Partial<EventFrame> = {},
): void => go(table, { ...frame, ...change, ops: [...ops, ...frame.ops.slice(1)] });

/** Operations in front of those left, for an effect that runs. */
export const before = (
  table: Table,
  frame: EventFrame,
  ops: readonly Operation[],
  change: Partial<EventFrame> = {},
): void => go(table, { ...frame, ...change, ops: [...ops, ...frame.ops] });
/** What an event answers: the frame under it that is no event itself. */
export const answered = ({ frames }: Position): Frame | undefined =>
  frames.findLast(({ is }) => is !== 'event' && is !== 'window');

/**
 * Whether a Power acts as it likes at a frame, in its own impulse: cards that answer nothing in particular may come
 * then (§5.21).
 */
export const isFreeMoment = (frame: Frame | undefined): boolean =>
  frame !== undefined && FREE_MOMENTS.includes(frame.is);
const FREE_MOMENTS: readonly Frame['is'][] = ['impulse', 'card', 'grant', 'free-march', 'withdrawal'];

/** The rule behind all events: what a card says goes (§5.1). */
export const BY_EVENT = '§5.1';
export const noEffect: Refusal = refusal(
  'NO_EFFECT',
  { en: 'this event would do nothing now', ko: '지금은 효과가 없는 이벤트입니다.' },
  BY_EVENT,
);
export const noTarget: Refusal = refusal(
  'NO_TARGET',
  { en: 'there is nothing that this event could be used on', ko: '이 이벤트를 쓸 대상이 없습니다.' },
  BY_EVENT,
);

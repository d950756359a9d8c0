import type { Legal } from '../../contract/legal.ts';
import type { Refusal } from '../../contract/refusal.ts';
import type { Answer, Command } from '../frames/commands.ts';
import type { Frame, FrameKind, FrameOf } from '../frames/frames.ts';
import type { Deed } from '../operations/index.ts';
import type { Position } from '../state/state.ts';
import type { View } from '../state/view.ts';
import type { Table } from '../table/table.ts';
import { POWERS, type Power } from '../terms/nations.ts';

/**
 * A moment at which Powers may react: which Powers, by public facts alone; what they may answer besides a pass; and
 * what the answers do, opened together, once the window has closed. `below` is the frame the window belongs to.
 *
 * Cards: a window names in `reacts` what cards do that fit its moment, and every possible holder of such a card is
 * asked besides (reactions.ts). Such a card is played once the window has closed, as a frame over `below`; what its
 * operations change there they tell by a lasting effect (state/lasting.ts: `until` roll, step, battleRound, battle)
 * that the procedure of `below` looks up and ends. A Power plays one card an answer: where it may play more (§5.24), or
 * others may answer what was played, `resolve` leaves `below` at the stage that opens the window again, as long as an
 * answer is `react`.
 */
interface WindowOver<F extends Frame> {
  readonly reacts: readonly Deed[];
  /** The Powers that may answer with a card (§5.21). */
  reactors(position: Position, below: F): readonly Power[];
  who(position: Position, below: F): readonly Power[];
  choices(view: View, below: F, power: Power): readonly Legal[];
  /** Why an answer is not one of the choices. */
  against(view: View, below: F, power: Power, command: Command): Refusal | undefined;
  resolve(table: Table, below: F, answers: readonly Answer[]): void;
}
export type Window = WindowOver<Frame>;

/**
 * A window as it is told: without `who` and `choices` nobody does anything in it but play cards; without `reactors` any
 * Power may.
 */
type Told<F extends Frame> = Partial<WindowOver<F>> & Pick<WindowOver<F>, 'resolve'>;

/** A window over frames of one kind. Over any other it throws: that is a bug. */
export function over<K extends FrameKind>(kind: K, told: Told<FrameOf<K>>): Window {
  const of: WindowOver<FrameOf<K>> = {
    reacts: [],
    reactors: () => POWERS,
    who: () => [],
    choices: () => [],
    against: () => undefined,
    ...told,
  };
  const its = (below: Frame): FrameOf<K> => {
    if (isOf(below, kind)) return below;
    throw new Error(`a window over ${kind} is open over ${below.is}`);
  };
  return {
    reacts: of.reacts,
    reactors: (position, below) => of.reactors(position, its(below)),
    who: (position, below) => of.who(position, its(below)),
    choices: (view, below, power) => of.choices(view, its(below), power),
    against: (view, below, power, command) => of.against(view, its(below), power, command),
    resolve: (table, below, answers) => of.resolve(table, its(below), answers),
  };
}
const isOf = <K extends FrameKind>(frame: Frame, kind: K): frame is FrameOf<K> => frame.is === kind;

export const hasReacted = (answers: readonly Answer[]): boolean =>
  answers.some(({ command }) => command.type === 'react');

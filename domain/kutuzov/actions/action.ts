import type { Legal } from '../../contract/legal.ts';
import type { Refusal } from '../../contract/refusal.ts';
import { sure } from '../../lib/sure.ts';
import type { Command, CommandOf } from '../frames/commands.ts';
import type { Frame } from '../frames/frames.ts';
import type { View } from '../state/view.ts';
import type { Table } from '../table/table.ts';
import type { Power } from '../terms/nations.ts';

/**
 * One of the things a Power may do in a frame that offers many: in its impulse, or with the CP of a card. As with a
 * procedure, a rule stands once, in a predicate that `legal` and `against` share.
 */
export interface Action<F extends Frame, K extends Command['type']> {
  readonly type: K;
  legal(view: View, frame: F, power: Power): readonly Legal[];
  against(view: View, frame: F, power: Power, command: CommandOf<K>): Refusal | undefined;
  act(table: Table, frame: F, power: Power, command: CommandOf<K>): void;
}

/** An action as a frame's procedure holds it, of any command. */
export interface AnyAction<F extends Frame> {
  readonly type: Command['type'];
  legal(view: View, frame: F, power: Power): readonly Legal[];
  against(view: View, frame: F, power: Power, command: Command): Refusal | undefined;
  act(table: Table, frame: F, power: Power, command: Command): void;
}

/** The action a command is meant for. */
export const actionOf = <F extends Frame>(
  actions: readonly AnyAction<F>[],
  command: Command,
): AnyAction<F> | undefined => actions.find(({ type }) => type === command.type);

/** Carries out a command that one of the actions is meant for. */
export const carryOut = <F extends Frame>(
  actions: readonly AnyAction<F>[],
  table: Table,
  frame: F,
  power: Power,
  command: Command,
): void => sure(actionOf(actions, command), `action ${command.type}`).act(table, frame, power, command);

/** Puts an action among others. `actionOf` gives it only its own commands. */
export const action = <F extends Frame, K extends Command['type']>(of: Action<F, K>): AnyAction<F> => ({
  type: of.type,
  legal: of.legal,
  against: (view, frame, power, command) => of.against(view, frame, power, asOwn(of, command)),
  act: (table, frame, power, command) => of.act(table, frame, power, asOwn(of, command)),
});

function asOwn<K extends Command['type']>({ type }: { readonly type: K }, command: Command): CommandOf<K> {
  if (!isOf(type, command)) throw new Error(`${command.type} is not a command for ${type}`);
  return command;
}
const isOf = <K extends Command['type']>(type: K, command: Command): command is CommandOf<K> => command.type === type;

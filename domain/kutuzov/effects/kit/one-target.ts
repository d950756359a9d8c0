import { among, constant, fields, type Legal } from '../../../contract/legal.ts';
import type { CommandOf } from '../../frames/commands.ts';
import type { Position } from '../../state/state.ts';
import type { Table } from '../../table/table.ts';
import type { Power } from '../../terms/nations.ts';
import { type EventFrame, instead, noTarget, type OperationEffect } from './effect.ts';

/* Effects on one thing of several, which the player names. */

interface OneTarget<O, T> {
  /** What may be named. */
  of(position: Position, frame: EventFrame, op: O): readonly T[];
  /** How it is named. */
  legal(targets: readonly T[]): readonly Legal[];
  isMeant(target: T, command: CommandOf<'target'>): boolean;
  does(table: Table, frame: EventFrame, op: O, target: T): void;
}

/** The card is refused where nothing may be named; where there is only one thing, nobody is asked. */
export const onOne = <O, T>({ of, legal, isMeant, does }: OneTarget<O, T>) =>
  ({
    bar: (position, frame, op) => (of(position, frame, op).length === 0 ? noTarget : undefined),
    asks: (position, frame, op) => (of(position, frame, op).length > 1 ? [frame.power] : []),
    legal: (view, frame, op) => legal(of(view, frame, op)),
    act(table, frame, op, command) {
      const meant =
        command.type === 'target' ? of(table.state, frame, op).find((target) => isMeant(target, command)) : undefined;
      instead(table, frame, []);
      if (meant !== undefined) does(table, frame, op, meant);
    },
    run(table, frame, op) {
      const [only] = of(table.state, frame, op);
      if (only !== undefined) does(table, frame, op, only);
    },
  }) satisfies OperationEffect<O>;

export const nameSpace = (ids: readonly string[]): readonly Legal[] =>
  ids.length === 0 ? [] : [fields({ type: constant('target'), space: among(ids) })];

/** An effect on one space. */
export const onSpace = <O>(of: OneTarget<O, string>['of'], does: OneTarget<O, string>['does']) =>
  onOne<O, string>({ of, legal: nameSpace, isMeant: (id, { space }) => id === space, does });

/** An effect on one leader. */
export const onLeader = <O>(of: OneTarget<O, string>['of'], does: OneTarget<O, string>['does']) =>
  onOne<O, string>({
    of,
    legal: (ids) => [fields({ type: constant('target'), leader: among(ids) })],
    isMeant: (id, { leader }) => id === leader,
    does,
  });

/** An effect on what belongs to one Power. */
export const onPower = <O, T>(
  of: OneTarget<O, T>['of'],
  powerOf: (target: T) => Power,
  does: OneTarget<O, T>['does'],
) =>
  onOne<O, T>({
    of,
    legal: (targets) => targets.map((target) => fields({ type: constant('target'), power: constant(powerOf(target)) })),
    isMeant: (target, { power }) => powerOf(target) === power,
    does,
  });

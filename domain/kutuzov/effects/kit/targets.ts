import { constant, fields, type Legal } from '../../../contract/legal.ts';
import type { Refusal } from '../../../contract/refusal.ts';
import { sure } from '../../../lib/sure.ts';
import type { Command } from '../../frames/commands.ts';
import type { OperationOf } from '../../operations/index.ts';
import type { Named, WhichCamp, Whose } from '../../operations/whom.ts';
import type { Position } from '../../state/state.ts';
import type { Table } from '../../table/table.ts';
import { type Camp, campOf, otherCamp, POWERS, POWERS_OF, type Power } from '../../terms/nations.ts';
import { type EventFrame, instead, noTarget } from './effect.ts';

/* Returns the Power that an operation is for in the event at hand. */

export const powerFor = (frame: Pick<EventFrame, 'power'>, of: Whose): Power => (of === 'self' ? frame.power : of);

export const campFor = (power: Power, camp: WhichCamp): Camp =>
  camp === 'self' ? campOf(power) : camp === 'enemy' ? otherCamp(campOf(power)) : camp;

function powersOf(power: Power, target: Named): readonly Power[] {
  if (target === 'enemyPower') return POWERS_OF[otherCamp(campOf(power))];
  return target === 'imperialPower' ? POWERS_OF.imperial : POWERS;
}

/** The operations that may be for a Power which the player names. */
type Naming = OperationOf<'loseResource' | 'discardRandom' | 'peek' | 'toRegroup'>;

/**
 * The Power that an operation is for, chosen by the player among those that `qualify`; without a `target` the Power
 * that is at hand, else the player; of Powers that are all the same to it one (`distinct`). `of` gives it once it is
 * named.
 */
export function naming<O extends Naming>(
  qualifies: (position: Position, power: Power, op: O) => boolean,
  distinct: (position: Position, powers: readonly Power[]) => readonly Power[] = (_, powers) => powers,
) {
  const candidates = (position: Position, { power, target }: EventFrame, op: O): readonly Power[] => {
    if (op.target === undefined) return [target ?? power];
    if (target !== null) return [target];
    return distinct(position, powersOf(power, op.target)).filter((each) => qualifies(position, each, op));
  };
  return {
    of: (position: Position, frame: EventFrame, op: O): Power | undefined => candidates(position, frame, op)[0],
    idle: (position: Position, frame: EventFrame, op: O): Refusal | undefined =>
      op.target === 'samePower' || candidates(position, frame, op).length > 0 ? undefined : noTarget,
    asks: (position: Position, frame: EventFrame, op: O): readonly Power[] =>
      candidates(position, frame, op).length > 1 ? [frame.power] : [],
    legal: (position: Position, frame: EventFrame, op: O): readonly Legal[] =>
      candidates(position, frame, op).map((power) => fields({ type: constant('target'), power: constant(power) })),
    act(table: Table, frame: EventFrame, op: O, command: Command): void {
      if (command.type === 'target') instead(table, frame, [op], { target: sure(command.power, 'Power named') });
    },
  };
}

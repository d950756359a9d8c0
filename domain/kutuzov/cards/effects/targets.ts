import { z } from 'zod';
import type { Refusal } from '../../../game.ts';
import { constant, fields, type Legal } from '../../../legal.ts';
import type { Command } from '../../commands.ts';
import { type Camp, campOf, otherCamp, POWERS, POWERS_OF, type Power } from '../../map/nations.ts';
import type { Operation } from '../../schemas.ts';
import { power } from '../../schemas.ts';
import type { Position } from '../../state.ts';
import type { Table } from '../../table.ts';
import { type EventFrame, instead, noTarget } from './primitive.ts';

/* Whom an operation is for, as rows say it. */

/** A Power, or the one that plays the card. */
export const whose = z.union([power, z.literal('self')]);
export const powerFor = (frame: Pick<EventFrame, 'power'>, of: z.infer<typeof whose>): Power => (of === 'self' ? frame.power : of);

/** A Camp, that of the player, or the other one. */
export const camps = z.enum(['imperial', 'tsarist', 'self', 'enemy']);
export const campFor = (power: Power, camp: z.infer<typeof camps>): Camp =>
  camp === 'self' ? campOf(power) : camp === 'enemy' ? otherCamp(campOf(power)) : camp;

/** A Power that the player names, of those that qualify; `samePower`: the one named before. */
export const named = z.enum(['enemyPower', 'imperialPower', 'anyPower', 'samePower']);
export type Named = z.infer<typeof named>;

function powersOf(power: Power, target: Named): readonly Power[] {
  if (target === 'enemyPower') return POWERS_OF[otherCamp(campOf(power))];
  return target === 'imperialPower' ? POWERS_OF.imperial : POWERS;
}

interface Naming {
  readonly target?: Named | undefined;
}

/**
 * The Power that an operation is for, chosen by the player among those that `qualify`; without a `target` the Power that is at hand, else
 * the player; of Powers that are all the same to it one (`distinct`). `of` gives it once it is named.
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
      if (command.type === 'target') instead(table, frame, [op as unknown as Operation], { target: command.power! });
    },
  };
}

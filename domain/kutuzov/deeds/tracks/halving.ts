import { sure } from '../../../lib/sure.ts';
import type { Frame } from '../../frames/frames.ts';
import { modifiers } from '../../state/lasting.ts';
import type { Position } from '../../state/state.ts';
import type { Table } from '../../table/table.ts';
import type { Power } from '../../terms/nations.ts';

/* Attrition rolls that resources halve (§16.4), and those that a card halves free, one in each impulse. */

/** How many resources a Power may spend on this roll: none where an event forbids it. */
export const spendable = ({ resources }: Position, below: Frame, power: Power): number =>
  below.is === 'attrition' && below.unhalved ? 0 : resources[power];

/** Whether a card beside a Power halves this roll of its own free. */
export const halvesFree = (position: Position, below: Frame, power: Power): boolean =>
  below.is === 'attrition' &&
  below.power === power &&
  modifiers(position, 'freeHalving').some((effect) => effect.power === power) &&
  !modifiers(position, 'halvedFree').some(({ by }) => by === power);

/** It has done so in this impulse. */
export function useFreeHalving(table: Table, power: Power): void {
  const { card } = sure(
    modifiers(table.state, 'freeHalving').find((effect) => effect.power === power),
    `card by which ${power} halves free`,
  );
  table.emit({ type: 'effect-began', effect: { id: 'halvedFree', card, by: power, until: 'impulse' }, rule: '§5.1' });
}

import { modifiers } from './cards/lasting.ts';
import type { Frame } from './frames.ts';
import type { Power } from './nations.ts';
import type { Position } from './state.ts';
import type { Table } from './table.ts';

/* Attrition rolls that a card halves free (§16.4): one in each impulse. */

/** Whether a card that lies by a Power halves this roll of its own free. */
export const halvesFree = (position: Position, below: Frame, power: Power): boolean =>
  below.is === 'attrition' &&
  below.power === power &&
  modifiers(position, 'freeHalving').some((effect) => effect.power === power) &&
  !modifiers(position, 'halvedFree').some(({ by }) => by === power);

/** It has done so in this impulse. */
export function useFreeHalving(table: Table, power: Power): void {
  const { card } = modifiers(table.state, 'freeHalving').find((effect) => effect.power === power)!;
  table.emit({ type: 'effect-began', effect: { id: 'halvedFree', card, by: power, until: 'impulse' }, rule: '§5.1' });
}

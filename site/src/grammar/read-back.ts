import type { Json } from '@fieldpost/client';
import { keyOf } from './node.ts';
import type { Partial } from './partial.ts';
import { commandOf, pathKey, type Row } from './rows.ts';
import { takes } from './takes.ts';

/** Returns the value at a path in a command, if there is one. */
function valueAt(command: Json | undefined, [name, ...path]: readonly string[]): Json | undefined {
  if (name === undefined) return command;
  return isObject(command) ? valueAt(command[name], path) : undefined;
}

export const isObject = (value: Json | undefined): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Finds the row of another player's command, and its values, as if the player had chosen them here. `undefined`: no row
 * makes it.
 */
export function readBack(rows: readonly Row[], command: Json): Partial | undefined {
  for (const row of rows) {
    const filled = new Map<string, Json>();
    for (const slot of row.slots) {
      const value = valueAt(command, slot.path);
      if (value !== undefined && takes(slot, value)) filled.set(pathKey(slot.path), value);
    }
    if (keyOf(commandOf(row, filled)) === keyOf(command)) return { row, filled };
  }
  return undefined;
}

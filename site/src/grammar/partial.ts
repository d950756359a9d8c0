import { type Filled, pathKey, type Row, type Slot } from './rows.ts';

/** A row, and what is filled in so far. */
export interface Partial {
  readonly row: Row;
  readonly filled: Filled;
}

/** Returns the slots that must still be filled, in order, also lists with too few items. */
export const openSlots = ({ row, filled }: Partial): readonly Slot[] =>
  row.slots.filter((slot) => {
    const value = filled.get(pathKey(slot.path));
    if (slot.of.is === 'pick' && Array.isArray(value)) return value.length < slot.of.min;
    return !slot.isOptional && !filled.has(pathKey(slot.path));
  });

export const isDone = (partial: Partial): boolean => openSlots(partial).length === 0;

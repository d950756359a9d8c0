/** The value, where the caller knows that there is one. Throws, with its name, where there is none: that is a bug. */
export function sure<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`there is no ${what}`);
  return value;
}

/** The element of a list at an index; below 0 it counts from the end. Throws where the list has none. */
export const at = <T>(list: readonly T[], index: number): T => sure(list.at(index), `element ${index} of ${list.length}`);

/** The last element of a list. Throws where it is empty. */
export const last = <T>(list: readonly T[]): T => at(list, -1);

/** Returns a value that the caller knows to exist. Throws with its name if it does not: that is a bug. */
export function sure<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`there is no ${what}`);
  return value;
}

/** The element of a list at an index; below 0 it counts from the end. Throws where the list has none. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list.at(index);
  return item === undefined ? absent(list, index) : item;
}

/** Four kinds at most: an access that meets more of them is slow. */
type Integers = Int8Array | Uint8Array | Int16Array | Int32Array;

/** The number at an index of an array of integers, for loops that must be fast. Throws where the array has none. */
export function numberAt(numbers: Integers, index: number): number {
  const number = numbers[index];
  return number === undefined ? absent(numbers, index) : number;
}

function absent({ length }: { readonly length: number }, index: number): never {
  throw new Error(`there is no element ${index} of ${length}`);
}

/** The last element of a list. Throws where it is empty. */
export const last = <T>(list: readonly T[]): T => at(list, -1);

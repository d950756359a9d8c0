/** The end of an exhaustive switch: a value that cannot be there is a bug, so it throws. */
export function absurd(value: never): never {
  throw new Error(`impossible: ${JSON.stringify(value)}`);
}

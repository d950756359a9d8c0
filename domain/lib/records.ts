/** The record with a value under a key, put last; with null, the record without the key. */
export function put<R extends object, K extends keyof R>(record: R, key: K, value: NonNullable<R[K]> | null): R {
  const { [key]: _, ...others } = record;
  // The rest of R, and its key again: TypeScript does not see that together they are an R.
  return (value === null ? others : { ...others, [key]: value }) as R;
}
